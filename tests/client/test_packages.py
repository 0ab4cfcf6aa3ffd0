"""The client's packages: exact versions, a lock that works on every platform, and nothing that runs on installation."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

CLIENT = Path(__file__).parents[2] / "client"
PACKAGE: dict[str, Any] = json.loads((CLIENT / "package.json").read_text("utf-8"))
LOCK: dict[str, Any] = json.loads((CLIENT / "package-lock.json").read_text("utf-8"))
LOCKED: dict[str, Any] = LOCK["packages"]


def test_every_version_is_exact() -> None:
    for name, version in {**PACKAGE["devDependencies"], **PACKAGE["overrides"]}.items():
        assert re.fullmatch(r"\d+\.\d+\.\d+", version), name


def test_the_lock_was_made_from_this_package_file() -> None:
    assert LOCKED[""]["devDependencies"] == PACKAGE["devDependencies"]


def test_the_lock_holds_the_bundler_for_every_platform() -> None:
    bindings = LOCKED["node_modules/rolldown"]["optionalDependencies"]
    assert len(bindings) == 15
    for name in bindings:
        assert f"node_modules/{name}" in LOCKED, name


def test_every_locked_package_has_a_checksum_and_no_address() -> None:
    for name, package in LOCKED.items():
        if name:
            assert package["integrity"].startswith("sha512-"), name
            assert "resolved" not in package, name
