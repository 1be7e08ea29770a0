"""A reverse proxy for tools and tests: nginx with the configuration in deploy/."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests import services

DEPLOY = Path(__file__).parents[1] / "deploy"
MAIN = """
daemon off; pid nginx.pid; error_log stderr warn; worker_processes 1;
events {{ worker_connections 4096; }}
http {{
    access_log off;
    client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi;
    uwsgi_temp_path uwsgi; scgi_temp_path scgi;
    include {site};
}}
"""


def site(name: str, hosts: list[str], listen: int) -> str:
    """Return a configuration from deploy/ for these processes and this port."""
    text = (DEPLOY / name).read_text("utf-8")
    servers = "".join(f"    server {host};\n" for host in hosts)
    text = re.sub(r"(upstream tilewright \{\n)[^}]*\}", rf"\1{servers}}}", text)
    text = re.sub(r"^ *resolver .*\n", "", text, flags=re.MULTILINE)
    return re.sub(r"listen 80;", f"listen 127.0.0.1:{listen};", text)


@contextmanager
def nginx(folder: Path, text: str, port: int) -> Iterator[None]:
    """Run nginx with the configuration of a site."""
    program = services.require("nginx", "nginx-light")
    folder.chmod(0o755)
    (folder / "site.conf").write_text(text)
    main = MAIN.format(site=folder / "site.conf")
    (folder / "nginx.conf").write_text(f"user root;{main}" if os.geteuid() == 0 else main)
    words = [program, "-p", str(folder), "-c", "nginx.conf", "-e", "stderr"]
    process = subprocess.Popen(words, cwd=folder)
    try:
        services.await_port(port)
        yield
    finally:
        process.terminate()
        process.wait()
