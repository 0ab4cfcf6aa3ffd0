"""The rules, one file per chapter of the manual; `rounds` is where to begin reading."""

from __future__ import annotations
