"""Which browser the tests drive, and what is said when there is none."""

from __future__ import annotations

import os
import shutil
from typing import Final

NAMES: Final = ("chromium", "chromium-browser", "google-chrome")
"""As `tools/setup` looks for it."""

WITHOUT: Final = "FLAMBEAU_WITHOUT_BROWSER"
MISSING: Final = (
    "nothing was tested in a browser, since there is no Chromium here; on Debian type: sudo apt install chromium "
    f"(or leave these tests out with {WITHOUT}=1)"
)


def chromium() -> str | None:
    """Where the browser is: the one that CHROMIUM names, else one of the usual names."""
    chosen = os.environ.get("CHROMIUM")
    found = map(shutil.which, (chosen,) if chosen else NAMES)
    return next((path for path in found if path), None)


def may_be_missing() -> bool:
    """Whether somebody said that he does without."""
    return os.environ.get(WITHOUT) == "1"
