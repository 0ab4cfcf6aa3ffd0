"""What the server refuses by itself, and what went wrong without anybody's fault."""

from __future__ import annotations

from flambeau.kernel import FlambeauError, Refusal


class Rejected(Refusal):
    """Something the server does not do, with the HTTP status that says so."""

    def __init__(self, status: int, message: str, **args: object) -> None:
        super().__init__(message, "", **args)
        self.status = status
        self.retry_after = 0


class Unknown(Rejected):
    """There is no such thing here."""

    def __init__(self, message: str = "server-not-found", **args: object) -> None:
        super().__init__(404, message, **args)


class Forbidden(Rejected):
    """Not for this guest."""

    def __init__(self, message: str = "server-not-your-seat", **args: object) -> None:
        super().__init__(403, message, **args)


class Conflict(Rejected):
    """Too late, or taken."""

    def __init__(self, message: str, **args: object) -> None:
        super().__init__(409, message, **args)


class Unfit(Rejected):
    """Understood, but impossible."""

    def __init__(self, message: str, **args: object) -> None:
        super().__init__(422, message, **args)


class Fault(FlambeauError):
    """A bug or a full disk: nothing was changed, and the reference is in the operator's log."""

    def __init__(self, reference: str) -> None:
        super().__init__(f"a fault, reference {reference}")
        self.reference = reference
