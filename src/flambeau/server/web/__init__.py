"""The doors of the house: HTTP handlers by subject, the socket that pushes, and what keeps strangers out."""

from __future__ import annotations
