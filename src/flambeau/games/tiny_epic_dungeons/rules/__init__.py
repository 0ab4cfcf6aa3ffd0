"""The rules of Tiny Epic Dungeons as far as an attack reaches, one file for each chapter of the book."""

from __future__ import annotations
