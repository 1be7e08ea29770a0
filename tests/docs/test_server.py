"""Compare the page on the server with the program."""

from tests.docs.pages import DOCS, codes, section
from tilewright.server.ops.settings import Settings
from tilewright.server.problems import STATUS
from tilewright.server.schema import FROM_CLIENT

PAGE = DOCS / "server.md"


def test_every_setting_is_documented() -> None:
    assert set(Settings.model_fields) <= codes(section(PAGE, "Settings"))


def test_every_code_is_documented() -> None:
    assert set(STATUS) <= codes(section(PAGE, "Codes"))


def test_every_client_message_is_documented() -> None:
    tags = {str(kind.__struct_config__.tag) for kind in FROM_CLIENT}  # type: ignore[attr-defined]
    assert tags <= codes(section(PAGE, "Client messages"))
