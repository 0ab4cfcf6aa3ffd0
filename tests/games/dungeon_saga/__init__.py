"""Rule tests of the Dungeon Saga slice, a file for each chapter."""

from __future__ import annotations
