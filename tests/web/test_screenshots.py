"""Test that a screenshot of the gallery is rewritten only if it looks different."""

from pathlib import Path

import pytest
from PIL import Image, ImageDraw

from tools.gallery import differs, pack

pytestmark = pytest.mark.web


def drawn(*boxes: tuple[int, int, int, int]) -> Image.Image:
    picture = Image.linear_gradient("L").resize((400, 300)).convert("RGB")
    for box in boxes:
        ImageDraw.Draw(picture).rectangle(box, fill="red")
    return picture


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    path = tmp_path / "table.webp"
    path.write_bytes(pack(drawn((10, 10, 90, 60))))
    return path


def test_the_same_picture_is_kept_although_it_was_compressed(kept: Path) -> None:
    assert not differs(drawn((10, 10, 90, 60)), kept)


def test_a_picture_with_something_new_is_written(kept: Path, tmp_path: Path) -> None:
    assert differs(drawn((10, 10, 90, 60), (200, 200, 220, 215)), kept)
    assert differs(drawn((10, 10, 90, 60)).crop((0, 0, 400, 299)), kept)
    assert differs(drawn(), tmp_path / "new.webp")
