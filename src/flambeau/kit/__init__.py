"""The conformance kit: what every game must pass, and the language its rule tests are written in.

It ships with the package so that a game from elsewhere can run it too.
"""

from __future__ import annotations

from .checks import CHECKS
from .laying import Pieces, changed, draws
from .scenario import Table, Unexpected
from .telling import known_rules
from .walk import Case, cases

__all__ = ["CHECKS", "Case", "Pieces", "Table", "Unexpected", "cases", "changed", "draws", "known_rules"]
