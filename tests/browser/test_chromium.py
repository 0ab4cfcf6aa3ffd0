"""A run without a browser fails, once, and says why; it is never green by leaving out."""

from __future__ import annotations

import pytest

from tests.browser import chromium


def test_there_is_a_browser_to_test_in() -> None:
    if chromium.chromium() is None and not chromium.may_be_missing():
        pytest.fail(chromium.MISSING, pytrace=False)


def test_a_browser_can_be_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHROMIUM", "sh")
    assert str(chromium.chromium()).endswith("/sh")
    monkeypatch.setenv("CHROMIUM", "no-such-browser")
    assert chromium.chromium() is None
