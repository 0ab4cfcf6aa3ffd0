"""The settings of the test suite catch what they are there to catch."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def run_pytest(folder: Path, text: str) -> str:
    page = folder / "test_page.py"
    page.write_text(text, "utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
    settings = ["-c", str(ROOT / "pyproject.toml"), "--rootdir", str(folder)]
    ran = subprocess.run([*command, *settings, str(page)], cwd=folder, capture_output=True, text=True, check=False)
    return ran.stdout + ran.stderr


def test_a_script_nobody_awaited_fails_the_test(tmp_path: Path) -> None:
    text = "async def ask(): pass\n\ndef test_a():\n    ask()\n"
    out = run_pytest(tmp_path, text)
    assert "was never awaited" in out
    assert "1 failed" in out
