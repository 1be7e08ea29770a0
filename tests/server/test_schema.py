"""The generated schemas match the code, and the server conforms to them."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance

from tests.docs.pages import DOCS
from tilewright.server.schema import client_pages, openapi, pages
from tools.kill import UNLIMITED
from tools.process import ServerProcess

API = DOCS / "api"
CLIENT = DOCS.parent / "web" / "src" / "generated"


@pytest.mark.parametrize("name", ["openapi.json", "asyncapi.json", "protocol.ts"])
def test_what_is_written_out_is_what_the_code_says(name: str) -> None:
    command = "python -m tilewright.server.schema"
    assert (API / name).read_text("utf-8") == pages()[name], f"run {command}"


@pytest.mark.parametrize("name", ["protocol.ts", "api.ts"])
def test_the_client_is_compiled_with_what_the_code_says(name: str) -> None:
    command = "python -m tilewright.server.schema"
    assert (CLIENT / name).read_text("utf-8") == client_pages()[name], f"run {command}"


class Visitor:
    """Somebody who asks for anything at all."""

    def __init__(self, host: str) -> None:
        self.url = f"http://{host}"
        self.http = httpx.Client(base_url=self.url)
        self.renew()
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = self.http.post("/api/matches", json={"game": "azul", "seats": seats})
        self.match = made.json()["id"]

    def renew(self) -> None:
        """Have a session, also after it was ended."""
        self.http.post("/api/session", json={"name": "Visitor"})


@pytest.fixture(scope="session")
def visitor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    database = tmp_path_factory.mktemp("schema") / "server.db"
    server = ServerProcess(f"sqlite:///{database}", None, **UNLIMITED, login_rate=1e6)
    server.start()
    found = Visitor(server.host)
    yield found
    found.http.close()
    server.kill()


schema = schemathesis.openapi.from_dict(openapi())


@pytest.mark.processes
@schema.parametrize()
@settings(max_examples=6, suppress_health_check=list(HealthCheck))
def test_no_request_breaks_the_server(case: Any, visitor: Visitor) -> None:
    visitor.renew()
    known = case.path_parameters.get("match_id")
    if known is not None and len(str(known)) % 2:
        case.path_parameters["match_id"] = visitor.match
    cookies = dict(visitor.http.cookies)
    response = case.call(base_url=visitor.url, cookies=cookies)
    case.validate_response(response, checks=[not_a_server_error, response_schema_conformance])
