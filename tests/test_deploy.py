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


def test_the_image_runs_as_a_user_without_rights_and_reports_its_health() -> None:
    final = (DEPLOY / "Dockerfile").read_text("utf-8").rpartition("\nFROM ")[2]
    assert re.search(r"^USER (?!root$|0$)\w+$", final, re.MULTILINE)
    assert re.search(r"^HEALTHCHECK (?!NONE)", final, re.MULTILINE)
    assert "apt-get" not in final  # compilers stay in the first stage


def test_all_containers_of_the_image_have_a_read_only_file_system() -> None:
    text = (DEPLOY / "compose.yaml").read_text("utf-8")
    common = text.partition("x-image: &image\n")[2].partition("\n\n")[0]
    for line in ("read_only: true", "cap_drop: [ALL]", 'security_opt: ["no-new-privileges:true"]'):
        assert line in common, line
    assert text.count("build:") == 1, "built and restricted in one place"
    assert text.count("<<: *image") == 2
    assert text.count("<<: *process") == 2


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
