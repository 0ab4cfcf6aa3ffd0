"""The solo dungeon's decisions: all candidates, what removed each, and the last tie (DH-RULING-41, DH-RULING-42,
DH-RULING-43, DH-RULING-44, DH-RULING-45, DH-RULING-46, DH-RULING-47, DH-RULING-48, DH-RULING-49, DH-RULING-50,
DH-RULING-51, DH-RULING-52, DH-RULING-53, DH-RULING-54, DH-RULING-92).

`plan` says what a monster would do now, `next_to_act` which monster is next, `special` what dragon, necromancer and
white lady add. Nothing here changes a position: `rules/solo.py` carries out what is decided.
"""

from __future__ import annotations
