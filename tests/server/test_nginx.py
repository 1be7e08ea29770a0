"""The reverse proxy in deploy/ connects everybody to the process that owns their match."""

import re
import shutil
import subprocess
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import httpx
import pytest

from tests import services
from tests.server.clients import ME, OPEN, Running
from tests.server.test_cluster import two_of
from tests.server.test_stale import migrated, play_on
from tilewright.server.cluster.ownership import Ownership
from tilewright.server.ops.settings import Settings
from tools.nginx import MAIN, nginx, site
from tools.process import free_port

pytestmark = [pytest.mark.anyio, pytest.mark.processes]


@pytest.fixture
async def behind(
    settings: Callable[..., Settings], postgres: services.Postgres, tmp_path: Path
) -> AsyncIterator[tuple[Running, Running, Running]]:
    """Run two processes and a proxy before them."""
    port = free_port()
    folder = tmp_path / "nginx"
    folder.mkdir()
    async with two_of(settings, await migrated(postgres)) as (one, two):
        text = site("compose-nginx.conf", [one.host, two.host], port)
        with nginx(folder, text, port):
            yield one, two, Running(f"127.0.0.1:{port}", one.parts, one.clock)


async def test_both_seats_get_to_the_owner_through_the_proxy(
    behind: tuple[Running, Running, Running],
) -> None:
    one, two, proxy = behind
    async with proxy.person("Ada") as ada, proxy.person("Ben") as ben:
        for _ in range(4):  # the proxy takes the processes in turn
            made = await ada.make("azul", ME, OPEN, start=0)
            await ben.post(f"/api/matches/{made['id']}/join", {"invite": made["invite"]})
            async with ada.at(made["id"]) as first, ben.at(made["id"], since=1) as second:
                await play_on(first, second)
                here = [each.parts.tables.here(made["id"]) for each in (one, two)]
                assert [len(table.audience) for table in here if table is not None] == [2]
                # No socket leads from one process to the other.
                assert one.parts.admission.sockets + two.parts.admission.sockets == 2


async def test_a_process_without_its_lease_is_passed_over(
    behind: tuple[Running, Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two, proxy = behind
    cut_off = one.parts.ownership
    monkeypatch.setattr(Ownership, "holds", property(lambda ownership: ownership is not cut_off))
    async with two.person("Ada") as ada:
        made = await ada.make("azul", ME, OPEN)
        ada.host, ada.http.base_url = proxy.host, f"http://{proxy.host}"
        for _ in range(3):
            async with ada.at(made["id"]):
                assert two.parts.tables.here(made["id"]) is not None
            assert (await ada.get(f"/api/matches/{made['id']}"))["id"] == made["id"]


async def test_what_is_between_proxy_and_processes_is_closed_to_the_public(
    behind: tuple[Running, Running, Running],
) -> None:
    one, _, proxy = behind
    async with httpx.AsyncClient(base_url=f"http://{proxy.host}") as http:
        for path in (f"/at/{one.host}/health", f"/at/{one.host}/api/matches/x/socket"):
            assert (await http.get(path)).status_code == 404
        for path in ("/internal/matches/x", "/metrics"):
            assert (await http.get(path)).status_code == 404


def test_the_configuration_with_tls_is_valid(tmp_path: Path) -> None:
    program = services.require("nginx", "nginx-light")
    openssl = shutil.which("openssl") or pytest.skip("openssl is not installed")
    key, certificate = tmp_path / "key.pem", tmp_path / "cert.pem"
    make = f"req -x509 -newkey rsa:2048 -nodes -subj /CN=x -keyout {key} -out {certificate}"
    subprocess.run([openssl, *make.split()], check=True, capture_output=True)
    text = site("nginx.conf", ["127.0.0.1:8601", "127.0.0.1:8602"], free_port())
    text = re.sub(r"ssl_certificate .*;", f"ssl_certificate {certificate};", text)
    text = re.sub(r"ssl_certificate_key .*;", f"ssl_certificate_key {key};", text)
    (tmp_path / "site.conf").write_text(text)
    (tmp_path / "nginx.conf").write_text(MAIN.format(site=tmp_path / "site.conf"))
    words = [program, "-t", "-q", "-p", str(tmp_path), "-c", "nginx.conf", "-e", "stderr"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
