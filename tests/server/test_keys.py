"""The key of a site can be replaced while people play: earlier keys are still accepted."""

from collections.abc import Callable

import httpx
import pytest
from itsdangerous import URLSafeTimedSerializer
from pydantic import ValidationError

from tests import services
from tests.server.clients import ME, OPEN, Running, running
from tests.server.test_cluster import member
from tests.server.test_stale import migrated
from tilewright.server.http.sessions import Signing
from tilewright.server.ops.settings import Settings

pytestmark = [pytest.mark.anyio, pytest.mark.processes]

OLD, NEW = "the key until today", "the key from today on"
# The steps of the procedure in docs/deploy.md: what signs, and what else is accepted.
STEPS: list[tuple[str, list[str]]] = [(OLD, []), (OLD, [NEW]), (NEW, [OLD]), (NEW, [])]


async def name_at(server: Running, cookie: str) -> str | None:
    """Return the name that a server finds in a cookie."""
    async with httpx.AsyncClient(base_url=f"http://{server.host}") as http:
        answer = await http.get("/api/session", headers={"Cookie": cookie})
    name: str | None = answer.json().get("name")
    return name


@pytest.mark.parametrize(("secret", "further"), STEPS)
async def test_a_session_outlives_every_key(
    settings: Callable[..., Settings], secret: str, further: list[str]
) -> None:
    async with running(settings(secret=OLD)) as before, before.person("Ada") as ada:
        cookie = ada.cookie
    async with running(settings(secret=secret, further_secrets=further)) as after:
        assert await name_at(after, cookie) == "Ada"


@pytest.mark.parametrize(("secret", "further"), STEPS)
def test_a_signed_cookie_of_the_past_counts_while_its_key_is_accepted(
    secret: str, further: list[str]
) -> None:
    cookie = str(URLSafeTimedSerializer(OLD, salt="session").dumps(["ada", 1]))
    expected = ("ada", 1) if OLD in (secret, *further) else None
    assert Signing([secret, *further], secure=False).read(cookie) == expected


@pytest.mark.parametrize("step", [1, 2, 3])
async def test_processes_before_and_after_a_step_work_together(
    settings: Callable[..., Settings], postgres: services.Postgres, step: int
) -> None:
    url = await migrated(postgres)
    (secret, further), (next_secret, next_further) = STEPS[step - 1], STEPS[step]
    before = member(settings, url, secret=secret, further_secrets=further)
    after = member(settings, url, secret=next_secret, further_secrets=next_further)
    async with running(before) as one, running(after) as two:
        for host, other in ((one, two), (two, one)):
            async with host.person("Ada") as ada:
                made = await ada.make("azul", ME, OPEN)
                async with ada.at(made["id"]):  # so that the match is at this process
                    ada.host = other.host
                    async with ada.at(made["id"]) as relayed:
                        assert relayed.you["seats"] == [0]


def test_a_short_key_is_refused(settings: Callable[..., Settings]) -> None:
    with pytest.raises(ValidationError, match="at least 16"):
        settings(further_secrets=["short"])
