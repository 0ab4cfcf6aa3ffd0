"""The routes: HTTP handlers by subject, and the socket that pushes."""

from __future__ import annotations
