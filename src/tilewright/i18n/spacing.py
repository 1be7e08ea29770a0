"""Spaces in Chinese sentences."""

from __future__ import annotations

import re
from typing import Final

# Stands for a space inside a value, such as a name or a message, until the sentence is complete.
KEPT: Final = "\ue000"
HAN: Final = r"[\u3001-\u30ff\u3400-\u9fff\uf900-\ufaff\uff01-\uff60]"
BETWEEN_HAN: Final = re.compile(f"(?<={HAN}) (?={HAN})")


def keep_spaces(value: str) -> str:
    """Mark the spaces of a value, so that they stay."""
    return value.replace(" ", KEPT)


def close_up(text: str) -> str:
    """Remove the spaces around names that turned out to be Chinese; those of Latin ones stay."""
    return BETWEEN_HAN.sub("", text).replace(KEPT, " ")
