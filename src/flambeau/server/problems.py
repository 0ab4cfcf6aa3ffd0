"""Every error as a `Problem`, in the language of the request."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from flambeau.kernel import BadOption, IllegalAnswer, NoUndo, Refusal, StaleAnswer, WrongSeat

from . import logs
from .context import context_of
from .errors import Fault, Rejected
from .wire import Language, Problem
from .wording import refusal_words, words_of

AnyRequest = Request[Any, Any, Any]

SAID: Final = {
    400: "The request is not well formed.",
    403: "Not for this guest.",
    404: "There is no such thing.",
    409: "Too late, or taken; the reason says what happened.",
    413: "Too much at once.",
    415: "Only JSON is understood.",
    422: "Understood, but not possible.",
    429: "Too fast; `Retry-After` says how long to wait.",
    500: "A fault of ours: nothing was changed.",
    503: "This table cannot be opened here.",
}
CODES: Final = {
    400: "server-bad-request",
    404: "server-not-found",
    405: "server-wrong-method",
    413: "server-too-large",
    415: "server-wrong-type",
}
STATUS: Final[tuple[tuple[type[Refusal], int], ...]] = (
    (IllegalAnswer, 422),
    (StaleAnswer, 409),
    (WrongSeat, 409),
    (NoUndo, 409),
    (BadOption, 422),
)
OVER: Final = ("already-over", "chance-needed")


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The errors of a handler, for its documentation."""
    return {status: ResponseSpec(Problem, generate_examples=False, description=SAID[status]) for status in statuses}


def refused(request: AnyRequest, refusal: Refusal) -> Response[Problem]:
    """Something that is not allowed, with the reason."""
    status = _status(refusal)
    game = None
    live = context_of(request).matches.live.get(str(request.path_params.get("table", "")))
    if live is not None:
        game = live.game
    logs.refused(status, refusal.message, request.method, request.url.path)
    reason = refusal_words(refusal, game, context_of(request).language(request))
    problem = Problem(status, refusal.message, reason, refusal.rule)
    wait = refusal.retry_after if isinstance(refusal, Rejected) else 0
    return Response(problem, status_code=status, headers={"retry-after": str(wait)} if wait else {})


def _status(refusal: Refusal) -> int:
    if isinstance(refusal, Rejected):
        return refusal.status
    if refusal.message in OVER:
        return 409
    return next((status for kind, status in STATUS if isinstance(refusal, kind)), 422)


def malformed(request: AnyRequest, problem: HTTPException) -> Response[Problem]:
    """What the framework refuses: a wrong path, method, parameter or body."""
    status = problem.status_code
    if status >= 500:
        return failed(request, problem)
    language = context_of(request).language(request)
    code = CODES.get(status, "server-bad-request")
    logs.refused(status, code, request.method, request.url.path)
    words = words_of(None, language)
    said = words.say(code, problem=_detail(problem)) if code == "server-bad-request" else words.say(code)
    return Response(Problem(status, code, said), status_code=status, headers=problem.headers or {})


def _detail(problem: HTTPException) -> str:
    """What is wrong in the request, as far as it is known; never its values."""
    extra = problem.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return "; ".join(f"{one.get('key', '')}: {one.get('message', '')}".strip(": ") for one in extra[:3])[:300]
    return problem.detail[:300]


def nested(request: AnyRequest, problem: RecursionError) -> Response[Problem]:
    """A body of too many brackets within brackets. Rules that recurse for ever are a `Fault` before they come here."""
    return malformed(request, HTTPException(status_code=400, detail="nested too deep"))


def garbled(request: AnyRequest, problem: UnicodeDecodeError) -> Response[Problem]:
    """A body that is not UTF-8."""
    return malformed(request, HTTPException(status_code=400, detail="not UTF-8"))


def faulted(request: AnyRequest, problem: Fault) -> Response[Problem]:
    """A fault that is logged already."""
    return _fault(context_of(request).language(request), problem.reference)


def failed(request: AnyRequest, problem: Exception) -> Response[Problem]:
    """A fault nobody expected."""
    reference = logs.fault("a request failed", path=request.url.path, method=request.method)
    return _fault(context_of(request).language(request), reference)


def _fault(language: Language, reference: str) -> Response[Problem]:
    said = words_of(None, language).say("server-fault", reference=reference)
    return Response(Problem(500, "server-fault", said, reference=reference), status_code=500)


HANDLERS: Final[dict[int | type[Exception], Any]] = {
    Refusal: refused,
    HTTPException: malformed,
    Fault: faulted,
    RecursionError: nested,
    UnicodeDecodeError: garbled,
    Exception: failed,
}
