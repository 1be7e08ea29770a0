"""A plain host of files, for the edition without a server: serving it, and measuring it."""

from __future__ import annotations

import gzip
import statistics
import threading
import time
from functools import cache, partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser

from tools.throttle import Speed, Throttle

COMPRESSED: Final = (".js", ".mjs", ".css", ".html", ".json", ".svg", ".webmanifest")
PATIENCE: Final = 300_000  # milliseconds
# Note when the front page shows something, and when the engine says that it is ready.
NOTE: Final = """
new BroadcastChannel("tilewright-tables:" + new URL(".", location.href).pathname)
  .onmessage = ({ data }) => { if (data.kind === "ready") window.ready ??= performance.now(); };
new MutationObserver((_, observer) => {
  if (!document.querySelector("main h1")) return;
  observer.disconnect();
  window.shown = performance.now();
}).observe(document, { subtree: true, childList: true });
"""


class Quiet(SimpleHTTPRequestHandler):
    """Serves files without a word."""

    def log_message(self, *_args: object) -> None:
        """Say nothing."""


class Counting(Quiet):
    """Serves files compressed, and counts their bytes by address."""

    def __init__(self, sent: dict[str, int], *args: Any, **options: Any) -> None:  # noqa: ANN401
        self._sent = sent
        super().__init__(*args, **options)

    def do_GET(self) -> None:
        """Send a file, compressed if that helps."""
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if path.suffix not in COMPRESSED or not path.is_file():
            if path.is_file():
                self._sent[self.path] = path.stat().st_size
            super().do_GET()
            return
        body = compress(path)
        self._sent[self.path] = len(body)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


@cache
def compress(path: Path) -> bytes:
    """Return a file as a host compresses it."""
    return gzip.compress(path.read_bytes(), 9)


class FileHost:
    """A plain host of files, which can be switched off."""

    def __init__(self, folder: Path, sent: dict[str, int] | None = None) -> None:
        kind: Any = Quiet if sent is None else partial(Counting, sent)
        handler = partial(kind, directory=str(folder))
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.address = f"127.0.0.1:{self._server.server_address[1]}"
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Stop to answer, as a host does that cannot be reached."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


def measure_engine(
    browser: Browser, folder: Path, speed: Speed, device: dict[str, Any], times: int
) -> str:
    """Return how long the first and the next visit take, and what the first screen needs."""
    first, again, shown, weights = [], [], [], []
    for _ in range(times):
        sent: dict[str, int] = {}
        host = FileHost(folder, sent)
        context = browser.new_context(**device)
        context.add_init_script(NOTE)
        with Throttle(host.address, speed) as line:
            page = context.new_page()
            page.set_default_timeout(PATIENCE)
            page.goto(f"http://{line.host}/", wait_until="commit")
            page.wait_for_function("() => window.shown")
            weights.append(sum(size for name, size in sent.items() if "/engine-" not in name))
            page.wait_for_function("() => window.ready")
            shown.append(page.evaluate("shown") / 1000)
            first.append(page.evaluate("ready") / 1000)
            page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
            time.sleep(1)
            page.goto(f"http://{line.host}/?again", wait_until="commit")
            page.wait_for_function("() => window.ready")
            again.append(page.evaluate("ready") / 1000)
            context.close()
        host.stop()
    middle = [statistics.median(each) for each in (shown, first, again)]
    return (
        f"{speed.name}: first screen after {middle[0]:.2f} s and {max(weights) / 1000:.0f} kB; "
        f"engine ready after {middle[1]:.2f} s, on the next visit after {middle[2]:.2f} s"
    )
