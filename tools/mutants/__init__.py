"""Breaks the rules on purpose and sees which tests notice (`make mutants GAME=dungeon_heroes`).

A *mutant* is a game with one small break in a line that applies a rule: a comparison turned, a condition dropped, a
number off by one, an order swapped, the wrong seat, a statement left out. The tests marked with the rule should fail;
if they do not, some other test of the game's folder may. What survives both is a clause that no test proves.

- `ids`: which rules a line of the sources names
- `breaks`: all mutants of a file
- `survey`: which test calls which function, how long it takes, and which rules it is marked with
- `trial`: one mutant against some tests, in a process of its own
- `report`: what became of each rule
"""

from __future__ import annotations
