"""What names look like: two names that people cannot tell apart have the same skeleton.

The idea is that of Unicode's technical standard 39, with a short table of our own: characters of
other scripts and signs that look like Latin letters and digits.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

LONGEST_SKELETON: Final = 200
_PAIRS: Final = (
    # Cyrillic
    "аa еe оo рp сc уy хx іi їï јj ѕs һh ԁd ԛq ԝw ӏl кk ѵv ԍg гr "
    "АA ВB ЕE КK МM НH ОO РP СC ТT УY ХX ІI ЇÏ ЈJ ЅS ԌG ԚQ ԜW ҮY ӀI З3 зз Ѵv Ь6 "
    # Greek
    "αa οo νv ρp ιi κk υu γy ηn ωw χx τt ϲc ϳj "
    "ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX ϹC ͿJ "
    # Armenian and Cherokee
    "օo ոn սu հh ցg ՕO ՍU ᎪA ᏴB ᏟC ᎠD ᎬE ᏀG ᎻH ᎫJ ᏦK ᏞL ᎷM ᏢP ᏒR ᏚS ᎢT ᏙV ᎳW ᏃZ "
    # Coptic and Lisu
    "ⲀA ⲁa ⲂB ⲃb ⲈE ⲉe ⲎH ⲏh ⲒI ⲓi ⲔK ⲕk ⲘM ⲙm ⲚN ⲛn ⲞO ⲟo ⲢP ⲣp ⲤC ⲥc ⲦT ⲧt ⲨY ⲩy ⲬX ⲭx "
    "ꓮA ꓐB ꓚC ꓓD ꓰE ꓝF ꓖG ꓧH ꓲI ꓙJ ꓗK ꓡL ꓟM ꓠN ꓳO ꓑP ꓣR ꓢS ꓔT ꓴU ꓦV ꓪW ꓫX ꓬY ꓜZ "
    # Latin letters without their dot or their usual form
    "ıi ɑa ɡg ɩi ʋu ɛe ȷj ǀl Ɩl ꞁl"
)
_LOOKS: Final = {pair[0]: pair[1:] for pair in _PAIRS.split()}
_STROKES: Final = str.maketrans({"I": "l", "1": "l", "|": "l", "0": "o"})
_MARKS: Final = frozenset("✓✔☑✅🗸™®©")  # signs by which a name seems to be a verified one
_DOTTED: Final = re.compile("([ij])\u0307+")  # the second dot is drawn over the first
_SMALL_CAPITAL: Final = "LATIN LETTER SMALL CAPITAL "


def skeleton(name: str) -> str:
    """Return what a name looks like, without its spaces, punctuation and check marks."""
    plain = _DOTTED.sub(r"\1", unicodedata.normalize("NFKC", name))
    letters = "".join(map(_look, plain))
    folded = letters.translate(_STROKES).casefold().replace("rn", "m").replace("vv", "w")
    return (folded or name)[:LONGEST_SKELETON]


def _look(char: str) -> str:
    """Return the Latin letters or the digit that a character looks like, or the character."""
    if char in _LOOKS:
        return _LOOKS[char]
    if char in _MARKS or is_invisible(char) or unicodedata.category(char)[0] in "ZPC":
        return ""
    digit = unicodedata.digit(char, None)
    if digit is not None:
        return str(digit)
    full = unicodedata.name(char, "")
    if full.startswith(_SMALL_CAPITAL) and len(full) == len(_SMALL_CAPITAL) + 1:
        return full[-1]
    return char


def is_invisible(char: str) -> bool:
    """Return whether a character shows nothing, although Python calls it printable."""
    code = ord(char)
    return (
        code in (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0x1D159)
        or 0x180B <= code <= 0x180F
        or 0xFE00 <= code <= 0xFE0F
        or 0xE0100 <= code <= 0xE01EF
    )
