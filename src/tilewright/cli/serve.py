"""`tilewright serve`: run the server."""

from __future__ import annotations

import errno
import socket
import webbrowser
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from tilewright.core.errors import BadSetup

if TYPE_CHECKING:
    from tilewright.server.ops.settings import Settings

NEEDS_PACKAGES: Final = (
    "the site needs more packages: pip install 'tilewright[server]', "
    "or pipx run --spec 'tilewright[server]' tilewright, "
    "or uvx --from 'tilewright[server]' tilewright"
)


def read_settings(file: Path | None = None, **flags: object) -> Settings:
    """Return the settings: options override the environment, which overrides the file."""
    try:
        from pydantic import ValidationError

        from tilewright.server.ops.settings import Settings
    except ImportError as error:
        sentence = f"{NEEDS_PACKAGES} ({error})"
        raise BadSetup("setup.server", sentence) from error
    if file is not None and not file.is_file():
        raise BadSetup("setup.file", f"there is no file {file}", {"file": str(file)})
    given: dict[str, Any] = {name: value for name, value in flags.items() if value is not None}
    if file is not None:
        given["_env_file"] = file
    try:
        return Settings(**given)
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(map(str, first["loc"]))
        raise BadSetup("setup.setting", f"{where}: {first['msg']}", {"setting": where}) from error
    except ValueError as error:  # not text, or not a list where one is expected
        raise BadSetup("setup.setting", f"can't read a setting: {error}") from error


def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on.")] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen on; 0 picks a free one.")] = None,
    database: Annotated[
        str | None, typer.Option(help="sqlite:///FILE or postgresql://...; default: a local file.")
    ] = None,
    workers: Annotated[int | None, typer.Option(help="Number of bot processes.")] = None,
    redis: Annotated[
        str | None, typer.Option(help="Redis URL, to connect several server processes.")
    ] = None,
    behind_tls: Annotated[bool | None, typer.Option(help="The site is served over https.")] = None,
    log_level: Annotated[str | None, typer.Option(help="debug, info, warning or error.")] = None,
    log_form: Annotated[str | None, typer.Option(help="json or text.")] = None,
    settings: Annotated[
        Path | None, typer.Option(help="Settings file with lines NAME=value.")
    ] = None,
    show: Annotated[
        bool, typer.Option("--open", help="Open the site in a browser when it is ready.")
    ] = False,
) -> None:
    """Run the server.

    Every setting can also be set in the environment as TILEWRIGHT_NAME.
    """
    chosen = read_settings(
        settings,
        host=host,
        port=port,
        database=database,
        workers=workers,
        redis=redis,
        behind_tls=behind_tls,
        log_level=log_level,
        log_form=log_form,
    )
    if not is_free(chosen.host, chosen.port):
        sentence = f"port {chosen.port} of {chosen.host} is in use; choose another one with --port"
        raise BadSetup("setup.port", sentence, {"host": chosen.host, "port": chosen.port})
    from tilewright.server.run import serve as run

    def ready(port: int) -> None:
        address = site_address(chosen.host, port)
        typer.echo(f"Tilewright is running at {address}")
        if show:  # opening some browsers blocks
            Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    run(chosen, ready)


def is_free(host: str, port: int) -> bool:
    """Return whether nobody listens on a port of this machine."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        with socket.create_server((host, port), family=family):
            return True
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            return False
        raise


def site_address(host: str, port: int) -> str:
    """Return the site's address for a browser on this machine."""
    own = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{own}]:{port}" if ":" in own else f"http://{own}:{port}"
