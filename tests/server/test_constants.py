"""Constants that several parts of the server share are defined in one place."""

import re
from collections import Counter
from importlib.resources import files
from pathlib import Path

SHARED = ("server", "store", "table")


def test_no_constant_is_defined_twice_with_the_same_name_and_value() -> None:
    root = Path(str(files("tilewright")))
    texts = [path.read_text("utf-8") for each in SHARED for path in (root / each).rglob("*.py")]
    defined = (re.findall(r"^([A-Z_]{6,}): Final = (\d+)\b", text, re.MULTILINE) for text in texts)
    found = Counter(each for several in defined for each in several)
    assert found["RESTARTING", "1012"] == found["ANSWERS_KEPT", "16"] == 1
    assert [each for each, count in found.items() if count > 1] == []
