"""Authentication: guests with an opaque token in a cookie, and secret links to seats.

Secrets are random and stored as SHA-256 only: they cannot be read out of the database, they can be revoked, and nothing
has to be signed. There are no passwords here, so a slow hash would protect nothing: nobody guesses 256 bits.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

import msgspec.structs

from .storage import Guest, Storage
from .wire import Language, Me

COOKIE: Final = "flambeau"
LONGEST_NAME: Final = 32
LONGEST_TOKEN: Final = 100
CACHED: Final = 10_000
MOST_NAMES: Final = 100_000


def new_secret() -> str:
    """A secret for a cookie or a link."""
    return secrets.token_urlsafe(32)


def hashed(secret: str) -> bytes:
    """The form in which a secret is stored."""
    return hashlib.sha256(secret.encode("utf-8", "surrogateescape")).digest()


def tidy(text: str, longest: int) -> str:
    """Words from outside on one line: no control signs, no runs of spaces, not too long."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())[:longest].strip()


class Auth:
    """The guests of this server; those seen lately are cached."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._known: dict[str, Guest] = {}
        self._names: dict[int, str] = {}

    def cached(self, token: str | None) -> Guest | None:
        """The guest with this token, if they were here lately."""
        return None if token is None else self._known.get(token)

    async def guest(self, token: str | None) -> Guest | None:
        """The guest with this token."""
        if token is None or len(token) > LONGEST_TOKEN:
            return None
        known = self._known.get(token)
        if known is None:
            known = await self._storage.guest(hashed(token))
            if known is not None:
                self._cache(token, known)
        return known

    async def welcome(self, language: Language) -> tuple[Guest, str]:
        """A new guest, with the token for the cookie."""
        token = new_secret()
        guest = await self._storage.new_guest(hashed(token), "", language)
        self._cache(token, guest)
        return guest, token

    async def rename(self, guest: Guest, me: Me) -> Me:
        """What a guest wants to be called, and the language."""
        name = tidy(me.name, LONGEST_NAME)
        await self._storage.save_guest(msgspec.structs.replace(guest, name=name, language=me.language))
        guest.name, guest.language = name, me.language
        self._names[guest.id] = name
        return Me(name, me.language)

    def name(self, guest: int) -> str:
        """What a guest is called."""
        return self._names.get(guest, "")

    def met(self, guest: int, name: str) -> None:
        """Somebody's name was read from storage."""
        if guest:
            self._names.setdefault(guest, name)
            while len(self._names) > MOST_NAMES:
                del self._names[next(iter(self._names))]

    def _cache(self, token: str, guest: Guest) -> None:
        if len(self._known) >= CACHED:
            self._known.clear()
        self._known[token] = guest
        self._names[guest.id] = guest.name
