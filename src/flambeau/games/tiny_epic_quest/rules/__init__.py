"""The rules of the Night, one file per chapter of the manual; `night` is where to begin reading."""

from __future__ import annotations
