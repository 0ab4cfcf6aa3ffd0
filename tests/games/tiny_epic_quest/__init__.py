"""Rule tests of the Night, a file per chapter; `laying` lays out positions."""

from __future__ import annotations
