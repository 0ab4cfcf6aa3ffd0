"""Drawing a scene as SVG, one file for each thing on the table."""

from __future__ import annotations
