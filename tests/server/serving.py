"""What the server's tests share: a server in a thread or a process, and people who talk to it."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from flambeau.server.app import make_app
from flambeau.server.run import Server, configured, serve
from flambeau.server.settings import Limits, Rate, Settings
from flambeau.server.storage import Storage

from .games import SOURCE

FREELY = Rate(1e9, 1e9)
UNLIMITED = Limits(
    create=FREELY, join=FREELY, answers=FREELY, chat=FREELY, looks=FREELY, imports=FREELY, replays=FREELY,
    sockets=FREELY, tables_of_guest=10**6,
)  # fmt: skip
LIFTED = Settings(limits=UNLIMITED, bot_processes=1)
PATIENCE = 15.0


def lines(frame: dict[str, Any]) -> int:
    """How many lines of the log the viewer of a frame has been told."""
    return int(frame["rest"].get("seq", 0))


class Socket:
    """A viewer's socket; `frames` remembers everything that came as bytes."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.received: list[str] = []
        self._zones: list[Any] = []

    def next(self, type_: str = "table", seconds: float = PATIENCE) -> dict[str, Any]:
        """The next message of this type."""
        end = time.monotonic() + seconds
        while True:
            text = self._heard(max(0.01, end - time.monotonic()))
            self.received.append(text)
            message: dict[str, Any] = json.loads(text)
            if message["type"] == "table":
                self._fill(message)
            if message["type"] == type_:
                return message

    def _fill(self, frame: dict[str, Any]) -> None:
        """Take the zones and elements that did not change from the step or the frame before."""
        for step in frame.get("steps", []):
            step["zones"] = self._zones = self._all(step, step.get("zones", []))
        frame["rest"]["zones"] = self._zones = self._all(frame, frame["rest"].get("zones", []))

    def _all(self, sent: dict[str, Any], zones: list[Any]) -> list[Any]:
        parts = sent.pop("parts", [[]] * len(zones))
        new = iter([self._whole(zone, *part) for zone, part in zip(zones, parts, strict=True)])
        places = sent.pop("kept", None)
        return list(new) if places is None else [self._zones[at] if at >= 0 else next(new) for at in places]

    def _whole(self, zone: dict[str, Any], older: int = -1, *places: int) -> dict[str, Any]:
        if older < 0:
            return zone
        sent, known = iter(zone.get("elements", [])), self._zones[older]["elements"]
        return {**zone, "elements": [known[at] if at >= 0 else next(sent) for at in places]}

    def _heard(self, seconds: float) -> str:
        heard = self.connection.recv(timeout=seconds)
        assert isinstance(heard, bytes)
        return heard.decode()

    def until(self, good: Callable[[dict[str, Any]], bool], seconds: float = PATIENCE) -> dict[str, Any]:
        """The first frame that fulfils this."""
        end = time.monotonic() + seconds
        while True:
            frame = self.next("table", max(0.01, end - time.monotonic()))
            if good(frame):
                return frame

    def silent(self, seconds: float = 0.15) -> bool:
        """Whether nothing comes for a moment."""
        try:
            text = self._heard(seconds)
        except TimeoutError:
            return True
        self.received.append(text)
        message = json.loads(text)
        if message["type"] == "table":
            self._fill(message)
        return False


class Person:
    """Somebody with a browser."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, trust_env=False, verify=False, timeout=30)
        self.received: list[bytes] = []

    def get(self, path: str, **query: Any) -> httpx.Response:
        answer = self.http.get(path, params=query)
        self.received.append(answer.content)
        return answer

    def post(self, path: str, **body: Any) -> httpx.Response:
        answer = self.http.post(path, json=body)
        self.received.append(answer.content)
        return answer

    def put(self, path: str, **body: Any) -> httpx.Response:
        answer = self.http.put(path, json=body)
        self.received.append(answer.content)
        return answer

    def table(self, game: str = "vigil", *seats: str, **more: Any) -> dict[str, Any]:
        """A new table; a seat is `me`, `open` or the name of a bot."""
        asked = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
        answer = self.post("/api/tables", game=game, seats=asked, **more)
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def frame(self, table: str, seat: int = -1, language: str = "en") -> dict[str, Any]:
        answer = self.get(f"/api/tables/{table}/frame", seat=seat, language=language)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def answer(self, table: str, seat: int, choice: int, question: int | None = None) -> httpx.Response:
        """Answer the pending question (or the one of this number)."""
        if question is None:
            question = self.frame(table, seat)["rest"]["prompt"].get("number", 0)
        return self.post(f"/api/tables/{table}/answers", seat=seat, question=question, choice=choice)

    def do(self, table: str, what: str, seat: int = 0, **more: Any) -> httpx.Response:
        return self.post(f"/api/tables/{table}/{what}", seat=seat, **more)

    def open(self, made: dict[str, Any], seat: int) -> None:
        """Take a seat by its link."""
        path = next(link["path"] for link in made["links"] if link["seat"] == seat)
        answer = self.http.get(path)
        assert answer.status_code == 303, answer.text

    @contextmanager
    def watching(self, table: str, seat: int = 0, **query: Any) -> Iterator[Socket]:
        """A socket on this seat."""
        asked = str(httpx.QueryParams({"seat": seat, "language": "en", **query}))
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/ws?{asked}"
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        with connect(address, additional_headers={"Cookie": cookie}, proxy=None) as connection:
            yield Socket(connection)

    def close(self) -> None:
        self.http.close()


class Served:
    """A server that runs, and the people who come to it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.people: list[Person] = []

    def person(self) -> Person:
        self.people.append(Person(self.url))
        return self.people[-1]

    def leave(self) -> None:
        for person in self.people:
            person.close()


@contextmanager
def served(
    folder: Path,
    settings: Settings = LIFTED,
    storage: Callable[[], Storage] | None = None,
    games: str = SOURCE,
    proxies: str = "",
) -> Iterator[Served]:
    """A real server in a thread."""
    app = make_app(folder, settings, games=games, storage=storage)
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP) as listener:
        listener.bind(("127.0.0.1", 0))
        server = Server(configured(app, proxies), settings.limits)
        thread = threading.Thread(target=server.run, args=([listener],))
        thread.start()
        while not server.started and thread.is_alive():
            time.sleep(0.005)
        here = Served(f"http://127.0.0.1:{listener.getsockname()[1]}")
        try:
            yield here
        finally:
            here.leave()
            server.should_exit = True
            thread.join()


class Process(Served):
    """A server in a process of its own, to be killed."""

    def __init__(self, folder: Path, *more: str) -> None:
        paths = [path for path in sys.path if path]
        root = Path(__file__).parents[2]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(root), *paths])}
        command = [sys.executable, "-m", "tests.server.serving", str(folder), *more]
        log = folder / "server.log"
        with log.open("a") as errors:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=errors, text=True, env=environment
            )  # fmt: skip
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        super().__init__(line.rpartition(" ")[2].strip().rstrip("/"))
        if "listens on" not in line:
            self.stop()
            raise AssertionError(log.read_text()[-3000:])

    def __enter__(self) -> Process:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.returncode is None:
            self.stop()

    def stop(self, how: int = signal.SIGKILL) -> int:
        """End it, by default without any warning."""
        self.leave()
        self.process.send_signal(how)
        code = self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


def main() -> None:
    """Serve the tests' games from this folder on any port."""
    port = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    games = sys.argv[3] if len(sys.argv) > 3 else SOURCE
    serve("127.0.0.1", port, Path(sys.argv[1]), LIFTED, games=games)


if __name__ == "__main__":
    main()
