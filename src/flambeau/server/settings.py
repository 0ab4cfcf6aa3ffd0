"""What an operator can set: limits, budgets and addresses, with defaults that never hinder play."""

from __future__ import annotations

from msgspec import Struct


class Rate(Struct, frozen=True):
    """A bucket of tokens: so many at once, refilled so many a second."""

    burst: float
    each_second: float


class Limits(Struct, frozen=True):
    """How much one address, seat or socket may ask for."""

    create: Rate = Rate(30, 0.1)
    """Tables and guests, an address."""
    join: Rate = Rate(60, 0.5)
    """Joining, opening links, an address: a secret link cannot be guessed, but nobody shall try."""
    answers: Rate = Rate(120, 20)
    """Answers, take-backs, programs, a guest at a table."""
    chat: Rate = Rate(10, 0.5)
    """Lines of the chat, a guest at a table."""
    looks: Rate = Rate(400, 60)
    """Everything that only reads, an address."""
    imports: Rate = Rate(10, 0.05)
    """Records brought in, an address."""
    replays: Rate = Rate(20, 0.2)
    """Replays, an address: a match is played again for each."""
    sockets: Rate = Rate(120, 2)
    """New sockets, an address."""
    sockets_of_address: int = 60
    connections_of_address: int = 150
    """Open HTTP connections of an address."""
    head_seconds: float = 15.0
    """How long a connection may take to send the head of a request, the first one included."""
    request_seconds: float = 60.0
    """How long a request may take altogether."""
    import_entries: int = 4_000
    """Entries of a record that is brought in."""
    sockets_of_table: int = 200
    tables_of_guest: int = 500
    watchers_of_table: int = 500
    heard_from_socket: int = 20
    """Messages a socket may send before it is closed: it is not expected to send any."""


class Settings(Struct, frozen=True):
    """How the server runs."""

    limits: Limits = Limits()
    bot_seconds: float = 10.0
    """How long a bot may think before its seat takes the default."""
    bot_processes: int = 2
    snapshot_each: int = 200
    """Rows of the log between two snapshots."""
    most_tables: int = 2_000
    """Tables in memory; beyond that the one that was not used for longest is closed first."""
    examples: bool = False
    """Whether the lobby shows the games that are made to be read."""
    idle_seconds: float = 900.0
    """How long a table that nobody looks at stays in memory."""
    away_seconds: float = 600.0
    """How long a person has to be away before the host may let a bot play for them in a game with secrets."""
    secure: bool = False
    """Behind TLS: cookies only over it."""
    origins: tuple[str, ...] = ()
    """Addresses under which these pages are reached, such as "https://games.example"; others are not answered, but for
    numbers and this machine's own name."""
