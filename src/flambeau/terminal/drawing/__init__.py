"""Scenes drawn in coloured letters: canvases with the spots one can point at. Knows no Textual."""

from __future__ import annotations
