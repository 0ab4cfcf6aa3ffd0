"""Rule tests of the slice, one module for each chapter."""

from __future__ import annotations
