"""The build hook: whoever builds or installs Flambeau from its sources gets the browser client built first."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from tools import client


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]  # its configuration has no type of ours
    """Builds client/ into the server's package, unless what is there belongs to the same sources."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it collects files; `version` is "editable" or "standard"."""
        if client.CLIENT.is_dir():
            client.build()
