"""The import contracts break where the house has a wrong door."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]

WRONG_DOORS = {
    "kernel/match.py": "import flambeau.table.scene\nimport msgspec\n",
    "parts/grid.py": "import asyncio\n",
    "table/scene.py": "",
    "kit/play.py": "",
    "games/first/rules.py": "import flambeau.kit.play\nimport flambeau.games.second.rules\n",
    "games/second/rules.py": "",
    "lab/report.py": "",
    "server/web.py": "import flambeau.lab.report\n",
}
FOUND = [
    "flambeau.kernel is not allowed to import flambeau.table",
    "flambeau.games is not allowed to import flambeau.kit",
    "flambeau.server is not allowed to import flambeau.lab",
    "flambeau.games.first is not allowed to import flambeau.games.second",
    "flambeau.parts is not allowed to import asyncio",
    "flambeau.kernel is not allowed to import msgspec",
]


def test_every_wrong_door_is_found(tmp_path: Path) -> None:
    for name, text in WRONG_DOORS.items():
        page = tmp_path / "flambeau" / name
        page.parent.mkdir(parents=True)
        page.write_text(text, "utf-8")
        for folder in list(page.parents)[: len(page.relative_to(tmp_path).parts) - 1]:
            (folder / "__init__.py").touch()
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    ran = subprocess.run(
        [Path(sys.executable).with_name("lint-imports"), "--no-cache", "--no-logo"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    said = " ".join(ran.stdout.split())
    assert [sentence for sentence in FOUND if sentence not in said] == []
    assert ran.returncode == 1
