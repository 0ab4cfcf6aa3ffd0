"""The operator's log: one line of JSON for everything worth knowing, never a secret in it."""

from __future__ import annotations

import logging
import secrets
import time
from typing import Final

import msgspec

from .metrics import FAULTS, REFUSALS

LOGGER: Final = logging.getLogger("flambeau.server")


class JsonLines(logging.Formatter):
    """A record as one line of JSON, with the stack if there is one."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        said: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        said |= getattr(record, "facts", {})
        if record.exc_info:
            said["stack"] = self.formatException(record.exc_info)
        return msgspec.json.encode(said, enc_hook=str).decode()


def told(event: str, **facts: object) -> None:
    """Something happened."""
    LOGGER.info(event, extra={"facts": facts})


def refused(status: int, code: str, method: str, path: str) -> None:
    """Something was asked for and not done. Requests that are too fast are counted and not logged: they could fill the
    disk."""
    REFUSALS.labels(str(status)).inc()
    if status != 429:
        shown = "/s/…" if path.startswith("/s/") else path  # a secret link is a secret, even one that is worth nothing
        LOGGER.info("refused", extra={"facts": {"status": status, "code": code, "method": method, "path": shown[:200]}})


def warned(event: str, **facts: object) -> None:
    """Something an operator may want to look into."""
    LOGGER.warning(event, extra={"facts": facts})


def fault(event: str, problem: BaseException | None = None, **facts: object) -> str:
    """Something went wrong: called where it was caught; returns the reference that people are told."""
    FAULTS.inc()
    reference = secrets.token_hex(4)
    LOGGER.error(event, exc_info=problem or True, extra={"facts": {"reference": reference, **facts}})
    return reference
