"""A real server in a process of its own, for tests in a browser."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


class Server:
    """`flambeau serve` with a data folder of its own; it can be stopped and started again on the same port."""

    def __init__(self, folder: Path, packages: Path) -> None:
        self.folder = folder
        self.packages = packages
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Run it; returns when it listens."""
        order = [
            sys.executable,
            "-c",
            "from flambeau.cli import main; main()",
            "serve",
            "--port",
            str(self.port),
            "--data",
            str(self.folder),
        ]
        path = os.pathsep.join([str(ROOT / "src"), str(self.packages)])
        with (self.folder.parent / "server.log").open("a", encoding="utf-8") as log:
            self.process = subprocess.Popen(
                order, env={**os.environ, "PYTHONPATH": path}, stdout=subprocess.PIPE, stderr=log, text=True
            )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert "http://" in said, f"the server did not start: {(self.folder.parent / 'server.log').read_text('utf-8')}"
        self.port = int(said.rstrip().rstrip("/").rpartition(":")[2])

    def stop(self) -> None:
        """End it as an operator would; returns when it is gone."""
        if self.process is not None:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait(20)
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None
