"""The solo dungeon's decisions: all candidates, what removed each, and the last tie (DH-RULING-41 to -54, -92).

`plan` says what a monster would do now, `next_to_act` which monster is next, `special` what dragon, necromancer and
white lady add. Nothing here changes a position: `rules/solo.py` carries out what is decided.
"""

from __future__ import annotations
