"""The conformance kit: what every game must pass, and the language its rule tests are written in.

It ships with the package so that a game from elsewhere can run it too.
"""

from __future__ import annotations

from .scenario import Table, Unexpected

__all__ = ["Table", "Unexpected"]
