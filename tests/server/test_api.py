"""The interface keeps what its own documentation promises, whatever is sent to it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from flambeau.server.app import make_app

from .games import SOURCE
from .serving import LIFTED, Person, Served, served

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
Place = tuple[Served, Person, str]


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A server, somebody with a cookie, and a table of his."""
    with served(tmp_path_factory.mktemp("api")) as here:
        ann = here.person()
        table = ann.table("vigil", "me", "me", "open", listed=True)["id"]
        yield here, ann, table


DOCUMENT: dict[str, Any] = make_app(Path("unused"), LIFTED, games=SOURCE).app.openapi_schema.to_schema()
schema = schemathesis.openapi.from_dict(DOCUMENT)


def sending(examples: int) -> settings:
    """So many requests for each operation, always the same ones."""
    return settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )


def check(case: Any, place: Place) -> None:
    """Send a request and compare the answer with what is documented."""
    here, ann, table = place
    if "table" in (case.path_parameters or {}) and len(str(case.path_parameters["table"])) % 4:
        case.path_parameters["table"] = table  # most often a table that exists
    sent = case.as_transport_kwargs(base_url=here.url)
    body = {"content": sent["data"]} if sent.get("data") is not None else {"json": sent.get("json")}
    answer = ann.http.request(sent["method"], sent["url"], params=sent.get("params"), headers=sent["headers"], **body)
    case.validate_response(schemathesis.Response.from_httpx(answer, verify=False), checks=CHECKS)


@schema.parametrize()
@sending(5)
def test_every_answer_is_as_documented(case: Any, place: Place) -> None:
    check(case, place)


@pytest.mark.long
@schema.parametrize()
@sending(150)
def test_every_answer_is_as_documented_to_whatever_is_sent(case: Any, place: Place) -> None:
    check(case, place)


def test_the_documentation_names_every_error_as_a_problem() -> None:
    assert len(DOCUMENT["paths"]) > 20
    for path, operations in DOCUMENT["paths"].items():
        for method, operation in operations.items():
            for status, answer in operation["responses"].items():
                if int(status) >= 400:
                    said = json.dumps(answer)
                    assert "schemas/Problem" in said, f"{method} {path} {status}: {said}"


def test_the_documentation_is_where_operators_are_told_it_is(place: Place) -> None:
    here, _, _ = place
    address = "/api/schema/openapi.json"
    assert address in Path("docs/serve.md").read_text("utf-8")
    served_there = httpx.get(f"{here.url}{address}", trust_env=False, verify=False).json()
    assert served_there["paths"].keys() == DOCUMENT["paths"].keys()
