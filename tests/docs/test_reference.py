"""The reference has every name that a game can use, and none that is gone."""

from __future__ import annotations

import importlib
import re

from tools.reference import PAGE, ROOMS, exported, page

AGAIN = "docs/reference.md is out of date: run python -m tools.reference"


def test_every_exported_name_is_on_the_page() -> None:
    text = PAGE.read_text("utf-8")
    for room, _ in ROOMS:
        for name in exported(importlib.import_module(room)):
            assert re.search(rf"^- \*\*`@?{name}\b", text, re.MULTILINE), f"{room}.{name}: {AGAIN}"


def test_no_name_on_the_page_is_gone() -> None:
    now = set(re.findall(r"^- \*\*`@?(\w+)", page(), re.MULTILINE))
    then = set(re.findall(r"^- \*\*`@?(\w+)", PAGE.read_text("utf-8"), re.MULTILINE))
    assert then <= now, f"{sorted(then - now)}: {AGAIN}"


def test_every_exported_class_and_function_has_a_sentence() -> None:
    bare = re.findall(r"^- \*\*`([^`]+)`\*\*: *$", page(), re.MULTILINE)
    assert bare == []
