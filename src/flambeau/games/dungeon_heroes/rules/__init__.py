"""The rules, one file per chapter of the book."""

from __future__ import annotations
