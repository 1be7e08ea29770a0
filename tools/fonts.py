"""Subset the fonts of the client to the letters, weights and features that it uses.

`python -m tools.fonts` reads the packages that `npm install` puts into web/node_modules, and writes
the parts, the style sheet that names them, and their licence.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

WEB: Final = Path(__file__).parents[1] / "web"
FOLDER: Final = WEB / "src" / "fonts"
SOURCE: Final = WEB / "node_modules" / "@fontsource-variable"
FEATURES: Final = ["kern", "liga", "rvrn"]
NAMES: Final = [0, 1, 2, 13, 14]  # who made the font, what it is called, and its licence
# Our four languages use the first parts; browsers load the others when a name needs them.
LATIN: Final = frozenset({*range(0x20, 0x7F), *map(ord, "\xa0«·»×ÁÉÍÓÖÚÜáéíóöúü–—‘’“”„…−")})  # noqa: RUF001
LETTERS: Final = frozenset(letter for letter in LATIN if chr(letter).isalpha())
SIGNS: Final = LATIN - LETTERS
NAME: Final = frozenset(map(ord, "Tilewright"))
HUNGARIAN: Final = frozenset(map(ord, "ŐőŰű"))
CYRILLIC: Final = frozenset({*range(0x410, 0x450), *map(ord, "ЁЄІЇЎёєіїўҐґ№")})
LATIN_1: Final = frozenset({*range(0xA1, 0x100), *map(ord, "ıŒœʼ‚•′″‹›€")}) - LATIN  # noqa: RUF001
REST: Final = frozenset({*range(0x100, 0x180), *range(0x218, 0x21C)}) - HUNGARIAN - LATIN_1
# Titles have one weight; text has all from regular to extra bold.
WEIGHTS: Final[dict[str, float | tuple[float, float]]] = {
    "alegreya": 740,
    "commissioner": (400, 800),
}
SHARED: Final = {
    "latin-1": ("latin", LATIN_1),
    "latin-ext": ("latin-ext", REST),
    "hungarian": ("latin-ext", HUNGARIAN),
    "cyrillic": ("cyrillic", CYRILLIC),
}
# Titles show our name and points in every language, but other Latin letters only in some.
PARTS: Final = {
    "alegreya": {
        "letters": ("latin", LETTERS),
        "signs": ("latin", SIGNS),
        "name": ("latin", NAME),
        **SHARED,
    },
    "commissioner": {"latin": ("latin", LATIN), **SHARED},
}
FAMILIES: Final = {"name": "Tilewright"}  # of parts that are asked for by themselves


def use_lining_figures(font: TTFont) -> None:
    """Make figures of equal height and width the default: old-style ones read 11 as II."""
    glyphs = set(font.getGlyphOrder())
    for table in font["cmap"].tables:
        for code, name in table.cmap.items():
            if chr(code).isdigit() and f"{name}.tf" in glyphs:
                table.cmap[code] = f"{name}.tf"


def cut(family: str, part: str) -> Path:
    """Write one part of a font and return its path."""
    script, letters = PARTS[family][part]
    source = SOURCE / family / "files" / f"{family}-{script}-wght-normal.woff2"
    font = TTFont(source, recalcTimestamp=False)
    instantiateVariableFont(font, {"wght": WEIGHTS[family]}, inplace=True)
    use_lining_figures(font)
    options = Options()
    options.layout_features = FEATURES
    options.name_IDs = NAMES
    options.hinting = False
    options.desubroutinize = True
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    font.flavor = "woff2"
    place = FOLDER / f"{family}-{part}.woff2"
    font.save(place)
    return place


def face(family: str, part: str) -> str:
    """Return the CSS rule of one part, with the letters that it is loaded for."""
    weight = WEIGHTS[family]
    weights = f"{weight[0]} {weight[1]}" if isinstance(weight, tuple) else "1 1000"
    return f"""@font-face {{
  font-family: "{FAMILIES.get(part, family.title())}";
  font-weight: {weights};
  font-display: swap;
  src: url("./{family}-{part}.woff2") format("woff2");
  unicode-range: {ranges(PARTS[family][part][1])};
}}
"""


def ranges(letters: Iterable[int]) -> str:
    """Return letters in the notation of CSS."""
    runs: list[list[int]] = []
    for letter in sorted(letters):
        if runs and letter == runs[-1][-1] + 1:
            runs[-1].append(letter)
        else:
            runs.append([letter])
    return ", ".join(
        f"U+{run[0]:04X}" + (f"-{run[-1]:04X}" if len(run) > 1 else "") for run in runs
    )


def licence() -> str:
    """Return the common licence of the fonts, with the authors of each."""
    texts = [(SOURCE / family / "LICENSE").read_text("utf-8") for family in WEIGHTS]
    makers = [text.partition("\n")[0].strip() for text in texts]
    return "\n".join(makers) + "\n" + texts[0].partition("\n")[2]


def main() -> None:
    """Write every part of every font, the style sheet and the licence."""
    pairs = [(family, part) for family, parts in PARTS.items() for part in parts]
    for old in FOLDER.glob("*.woff2"):
        old.unlink()
    for family, part in pairs:
        place = cut(family, part)
        print(f"{place.name}: {place.stat().st_size:,} bytes")
    FOLDER.joinpath("fonts.css").write_text("".join(face(*pair) for pair in pairs), "utf-8")
    (WEB / "build" / "fonts.txt").write_text(licence(), "utf-8")


if __name__ == "__main__":
    main()
