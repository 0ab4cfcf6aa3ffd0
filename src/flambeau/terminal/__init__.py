"""The same tables in a terminal: any game, by keyboard or mouse, in French or English."""

from __future__ import annotations
