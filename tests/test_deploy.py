"""The files in `deploy/`: how exposed the services are, and what the proxy hides from visitors."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

DEPLOY = Path(__file__).parents[1] / "deploy"
MOST_EXPOSED = 3.0  # as `systemd-analyze security` counts, from 0 to 10
analyze = shutil.which("systemd-analyze")


@pytest.mark.skipif(analyze is None, reason="needs systemd-analyze")
@pytest.mark.parametrize("name", ["tilewright.service", "tilewright@.service"])
def test_a_service_may_do_little_more_than_it_needs(name: str, tmp_path: Path) -> None:
    assert analyze is not None
    unit = tmp_path / name.replace("@", "@8601")
    unit.write_text((DEPLOY / name).read_text("utf-8"), "utf-8")
    command = [analyze, "security", "--offline=true", "--no-pager", str(unit)]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    if "unrecognized option" in told.stderr:
        pytest.skip("this systemd-analyze cannot look at files")
    found = re.search(r"exposure level for .*: (\d+\.\d+)", told.stdout)
    assert found is not None, told
    assert float(found[1]) < MOST_EXPOSED, told.stdout


@pytest.mark.parametrize("name", ["nginx.conf", "compose-nginx.conf"])
def test_the_proxy_sets_what_the_server_trusts_and_hides_what_is_not_for_visitors(
    name: str,
) -> None:
    text = (DEPLOY / name).read_text("utf-8")
    for line in (
        "proxy_set_header X-Forwarded-For $remote_addr;",  # what visitors send is replaced
        'proxy_set_header X-Tilewright-Key "";',
        'proxy_set_header X-Tilewright-Who "";',
        'proxy_set_header X-Tilewright-From "";',
        "location /internal/ { return 404; }",
        "location = /metrics { return 404; }",
        "client_max_body_size",
        "client_header_timeout",
        "client_body_timeout",
        "limit_conn ",
        "limit_req ",
    ):
        assert line in text, line
    for header in ("X-Forwarded-For $remote_addr", 'X-Tilewright-Key ""', 'X-Tilewright-Who ""'):
        assert text.count(f"proxy_set_header {header};") == text.count("proxy_pass "), header
