"""The rules, one file for each chapter of the book."""

from __future__ import annotations
