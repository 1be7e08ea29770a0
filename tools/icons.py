"""Draw the icons of the client as PNG files: `python -m tools.icons`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import resvg_py

FOLDER: Final = Path("web/public")
SIZES: Final = {"icon-192.png": 192, "icon-512.png": 512, "icon-full.png": 512}


def full_bleed(svg: str) -> str:
    """Return the icon smaller and on a square ground, for systems that apply their own mask."""
    inside = svg.partition(">")[2].rpartition("</svg>")[0]
    ground = '<rect width="64" height="64" fill="#0c645f"/>'
    middle = '<g transform="translate(9.6 9.6) scale(.7)">'
    return f"{svg.partition('>')[0]}>{ground}{middle}{inside}</g></svg>"


def main() -> None:
    """Draw every icon."""
    svg = (FOLDER / "icon.svg").read_text("utf-8")
    for name, size in SIZES.items():
        drawn = full_bleed(svg) if name == "icon-full.png" else svg
        picture = resvg_py.svg_to_bytes(svg_string=drawn, width=size, height=size)
        (FOLDER / name).write_bytes(bytes(picture))


if __name__ == "__main__":
    main()
