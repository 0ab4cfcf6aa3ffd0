"""The rule tests of the slice, one file a chapter."""

from __future__ import annotations
