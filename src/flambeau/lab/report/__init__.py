"""Pages that tell what a run or a comparison found: one HTML file each, plots included, nothing fetched."""

from __future__ import annotations

from .compared import compare_page
from .page import run_page
from .table import markdown_table, put_between

__all__ = ["compare_page", "markdown_table", "put_between", "run_page"]
