"""The short way of an answer: a request that is regular in every respect is served where it comes in.

Answers are most of what a server is asked, and the way through parser, task and framework costs more than the rules do.
Whatever is not plain (a stranger, a table that is not open, a head or a body that does not fit, somebody else at work
on the table) goes the long way with the same bytes; so does what is refused, because errors are worded there, and only
there.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, Final, NamedTuple, cast

import msgspec

from flambeau.kernel import Refusal

from ..errors import Fault
from ..logs import fault
from ..wire import Accepted, Answer
from .desk import Desk
from .guard import Guard

FIRST_LINE: Final = re.compile(rb"POST /api/tables/([A-Za-z0-9_-]{12})/answers(?:\?[!-~]*)? HTTP/1\.1")
BEGINS: Final = b"POST /api/tables/"
NAME: Final = re.compile(rb"[a-z0-9-]+")
VALUE: Final = re.compile(rb"[\t -~\x80-\xff]*")
JSON: Final = b"application/json"
UNUSUAL: Final = frozenset({b"transfer-encoding", b"expect", b"upgrade", b"trailer", b"te"})
LONGEST: Final = 1_000
LONGEST_HEAD: Final = 8_000
REMEMBERED_HEADS: Final = 4_000
MET: Final = "flambeau.met"
NEWLINE: Final = b"\r\n"
END: Final = b"\r\n\r\n"

_read = msgspec.json.Decoder(Answer).decode
_encode = msgspec.json.Encoder().encode


class Envelope(NamedTuple):
    """What the head of a plain request from our own pages says."""

    token: str
    length: int
    forwarded_for: str


class Shortcut:
    """Serves plain answers at once."""

    def __init__(self, guard: Guard) -> None:
        self._guard = guard
        self._desk: Desk | None = None
        self._envelope = lru_cache(REMEMBERED_HEADS)(self._opened)  # a browser sends the same head again and again

    def serve(self, data: bytes, address: str, trusted: Any) -> bytes | Refusal | Fault | None:
        """The body of the response to this request; what was met if it was refused; None if it is not plain."""
        end = data.find(END)
        line = data.find(NEWLINE)
        asked = FIRST_LINE.fullmatch(data, 0, line)
        if asked is None or end > LONGEST_HEAD or end <= line:
            return None
        envelope = self._envelope(data[line + 2 : end])
        if envelope is None or envelope.length != len(data) - end - 4:
            return None
        try:
            answer = _read(data[end + 4 :])
        except msgspec.DecodeError:
            return None
        if envelope.forwarded_for and trusted is not None and address in trusted:
            address = trusted.get_trusted_client_address(envelope.forwarded_for)[0] or address
        return self._answered(asked[1].decode(), answer, envelope.token, address)

    def _answered(self, table: str, answer: Answer, token: str, address: str) -> bytes | Refusal | Fault | None:
        desk = self._desk
        if desk is None:  # it is there once the application has begun
            desk = self._desk = cast(Desk, self._guard.app.state.desk)
        guest = desk.identity.remembered(token)
        live = desk.house.live.get(table)
        if guest is None or live is None or not live.is_ready or self._guard.wait(address):
            return None
        try:
            desk.admit(guest, live, answer.seat)
            seq = live.answer_at_once(answer.seat, answer.question, answer.choice)
        except (Refusal, Fault) as met:
            return met
        except Exception:
            return Fault(fault("an answer failed outside its table", table=table))
        return None if seq is None else _encode(Accepted(seq))

    def _opened(self, head: bytes) -> Envelope | None:
        """The envelope of a request with this head; None if anything about it is unusual."""
        headers: dict[bytes, bytes] = {}
        for line in head.split(NEWLINE):
            name, _, value = line.partition(b":")
            name = name.lower()
            if name in headers or name in UNUSUAL or not NAME.fullmatch(name) or not VALUE.fullmatch(value):
                return None
            headers[name] = value.strip(b" \t")
        length = headers.get(b"content-length", b"")
        token = _token(headers.get(b"cookie", b""), self._guard.app.state.desk.cookie)
        is_plain = (
            length.isdigit()
            and int(length) <= LONGEST
            and headers.get(b"content-type") == JSON
            and headers.get(b"connection", b"keep-alive").lower() == b"keep-alive"
            and self._guard.is_ours(headers)
        )
        if not is_plain or token is None:
            return None
        return Envelope(token, int(length), headers.get(b"x-forwarded-for", b"").decode("latin-1"))


def _token(cookies: bytes, name: str) -> str | None:
    """The secret in the cookie."""
    wanted = f"{name}=".encode()
    for part in cookies.split(b"; "):
        if part.startswith(wanted):
            return part[len(wanted) :].decode("latin-1")
    return None
