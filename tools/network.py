"""Several hosts on one machine: network namespaces whose links can be cut and healed.

Everything runs in namespaces of its own for networks, mounts and processes, which end with the
program, however it ends. The program itself is the router between the hosts. It can reach all of
them at any time, and they reach each other only through it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.services import Place

INSIDE = "TILEWRIGHT_IN_PRIVATE_NETWORK"
NETWORK = "10.99.0.0/16"
NAMED = Path("/run/netns")
SILENT, REFUSED = "silence", "reset"  # how a link is cut
RULES = {SILENT: "blackhole", REFUSED: "prohibit"}
PRIVATE = ("unshare", "--net", "--mount", "--pid", "--fork", "--kill-child", "--mount-proc")


def why_not() -> str | None:
    """Return why this machine cannot have private networks, or None if it can."""
    if sys.platform != "linux" or os.geteuid() != 0:
        return "network namespaces need Linux and root"
    missing = [name for name in ("ip", "ss", "unshare", "nsenter") if shutil.which(name) is None]
    if missing:
        return f"not installed: {', '.join(missing)}: apt-get install iproute2 util-linux"
    if subprocess.run([*PRIVATE, "true"], capture_output=True, check=False).returncode:
        return "this machine allows no network namespaces"
    return None


def enter_private_network(words: Sequence[str]) -> int | None:
    """Run a command in a private network and return its status; None if already in one."""
    if os.environ.get(INSIDE):
        return None
    return subprocess.run(
        [*PRIVATE, *words], env=os.environ | {INSIDE: "1"}, check=False
    ).returncode


class Network:
    """Hosts by name, each in a network of its own, with this program as the router."""

    def __init__(self, names: Sequence[str]) -> None:
        NAMED.mkdir(exist_ok=True)
        _run("mount", "-t", "tmpfs", "none", str(NAMED))
        _run("ip", "link", "set", "lo", "up")
        Path("/proc/sys/net/ipv4/ip_forward").write_text("1")
        self._rules: list[list[str]] = []
        self.places = {name: _add_host(name, number) for number, name in enumerate(names, 1)}

    def cut(self, one: str, two: str, how: str) -> None:
        """Cut the link between two hosts: all is silent, or everything is refused at once."""
        pair = (self.places[one], self.places[two])
        ways = (pair, pair[::-1])
        if how == REFUSED:  # both ends learn that their connections are gone
            for here, there in ways:
                _run(*here.prefix, "ss", "--ipv4", "--tcp", "--kill", "dst", there.address)
        for here, there in ways:
            rule = ["from", here.address, "to", there.address, RULES[how]]
            _run("ip", "rule", "add", "pref", "10", *rule)
            self._rules.append(rule)

    def heal(self) -> None:
        """Restore all links."""
        while self._rules:
            _run("ip", "rule", "del", "pref", "10", *self._rules.pop())


def _add_host(name: str, number: int) -> Place:
    """Create a host and its link to this program."""
    gate, address = f"10.99.{number}.1", f"10.99.{number}.2"
    outer, inner = f"to-{name}"[:15], "eth0"
    _run("ip", "netns", "add", name)
    _run("ip", "link", "add", outer, "type", "veth", "peer", "name", inner, "netns", name)
    _run("ip", "addr", "add", f"{gate}/24", "dev", outer)
    _run("ip", "link", "set", outer, "up")
    _run("ip", "-n", name, "addr", "add", f"{address}/24", "dev", inner)
    for device in (inner, "lo"):
        _run("ip", "-n", name, "link", "set", device, "up")
    _run("ip", "-n", name, "route", "add", "default", "via", gate)
    return Place(address, ("nsenter", f"--net={NAMED / name}"), NETWORK)


def _run(*words: str) -> None:
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL)
