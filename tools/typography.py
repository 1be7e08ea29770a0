# ruff: noqa: RUF001
"""Check the typography of the catalogues and the rules pages: quotes, spaces, dashes, signs.

`python -m tools.typography` lists what is wrong; with `--fix` it corrects what is mechanical.
Languages may follow, such as `hu`, else all are checked.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import tilewright.i18n
from tilewright.i18n import LANGUAGES
from tools.text_masks import COUNT, EDGE, VALUE, mask

FOLDER = Path(tilewright.i18n.__file__).parent
NBSP = "\N{NO-BREAK SPACE}"
QUOTES = {"en": ("“", "”"), "uk": ("«", "»"), "hu": ("„", "”"), "zh-Hant": ("「", "」")}
DASHES = {"en": "–", "uk": "—", "hu": "–", "zh-Hant": "——"}
# Words that may stand after a number without being what is counted.
SMALL_WORDS = {
    "en": "a|after|an|and|are|as|at|be|before|but|by|each|for|from|had|has|have|if|in|instead|into"
    "|is|left|may|must|of|off|on|or|out|per|so|than|that|the|then|to|was|were|when|while|who|with|would",
    "uk": "а|або|але|без|був|було|в|вже|від|для|до|з|за|зі|і|із|й|на|не|ні|о|об|по|при|про|та|то|у"
    "|через|чи|що|як",
    "hu": "a|alatt|alá|az|de|egy|ha|hogy|híján|is|jár|kell|között|meg|mert|mint|nem|s|sem|vagy|van"
    "|volt|és",
}
# Beginnings of nouns whose number follows them, so that the next word is not what is counted.
NUMBERED = {
    "en": "board|cell|column|cost|display|line|number|part|picture|place|player|round|row|seat"
    "|space|star|step|tile",
    "uk": "варт|вертикал|вітрин|горизонтал|гравц|гравец|зірк|зірц|клітин|крок|місц|плитка|раунд"
    "|ромб|ряд|рівен|рівн",
    "hu": "license",
}
# Where people are told to type a question mark, so that a space may come before it.
TYPED = frozenset({"terminal-welcome", "terminal-unreadable", "terminal-help-help"})
WIDE = dict(zip(",.:;!?()/", "，。：；！？（）／", strict=True))
CAPITAL = "[A-ZА-ЯЄІЇҐÁÉÍÓÖŐÚÜŰ]"
CJK = "\u3001-\u301f\u4e00-\u9fff\uff01-\uff5e"

Fix = str | Callable[[re.Match[str]], str]


class Rule(NamedTuple):
    """What must not occur; the group `bad`, or else everything found, is replaced."""

    name: str
    pattern: re.Pattern[str]
    fix: Fix


class Finding(NamedTuple):
    """A place where a rule is broken."""

    path: Path
    where: str  # the id of the message, or the line of the page
    rule: str
    excerpt: str
    start: int
    end: int
    replacement: str

    def __str__(self) -> str:
        name = self.path.relative_to(FOLDER)
        return f"{name}: {self.where}: {self.rule}: {self.excerpt!r}"


# The rules.


def rules(language: str) -> list[Rule]:
    """Return the rules of a language, in the order in which they are applied."""
    found = [*_signs(language), *_spaces(language)]
    return [*found, *_wide_signs()] if language == "zh-Hant" else [*found, *_counts(language)]


def _signs(language: str) -> list[Rule]:
    opening, closing = QUOTES[language]
    foreign = "".join(set("“”„«»「」‘") - {opening, closing})
    turned = {"“": opening, "«": opening, "„": opening, "「": opening}
    return [
        _rule("straight quote", '"', lambda m: opening if _opens(m) else closing),
        _rule("straight apostrophe", "'", "’"),
        _rule(
            f"quote that is not {opening}{closing}",
            f"[{foreign}]",
            lambda m: turned.get(m[0], closing),
        ),
        _rule("three dots", r"\.\.\.", "…"),
        _rule("space before an ellipsis", rf"[ {NBSP}]+(?=…)", ""),
        _rule("hyphen as minus sign", rf"(?<![\w{VALUE}{COUNT}.–)-])[-–](?=[\d{COUNT}])", "−"),
        _rule("hyphen in a range", r"(?<=\d)-(?=\d)", "–"),
        _rule("hyphen as dash", r"(?<= )-+(?= )", DASHES[language]),
        *_percent(language),
    ]


def _percent(language: str) -> list[Rule]:
    number = rf"(?<=[\d{COUNT}{VALUE}])"
    if language == "uk":
        return [_rule("per cent without its space", rf"{number} ?%", f"{NBSP}%")]
    return [_rule("space before per cent", rf"{number}[ {NBSP}\u202f]+(?=%)", "")]


def _opens(match: re.Match[str]) -> bool:
    return match.start() == 0 or match.string[match.start() - 1] in f" ({NBSP}{EDGE}"


def _spaces(language: str) -> list[Rule]:
    opening, closing = QUOTES[language]
    return [
        _rule("double space", rf"(?<=[^\s])[ {NBSP}]{{2,}}", " "),
        _rule("space before punctuation", rf"(?<=[^\s])[ {NBSP}]+(?=[,.;:)](?![\w.]))", ""),
        _rule("space before punctuation", rf"(?<=[^\s])[ {NBSP}]+(?=[!?](?:\n| {CAPITAL}))", ""),
        _rule(
            "space inside quotes",
            rf"(?<={opening})[ {NBSP}]+|(?<=[^\s])[ {NBSP}]+(?={closing})",
            "",
        ),
    ]


def _counts(language: str) -> list[Rule]:
    number = r"(?<![\w.,@/+])[+−]?\d+(?:[.,]\d+)?"
    named = rf"(?:\b(?i:{NUMBERED[language]})\w* |{NBSP})(?:{number}|{COUNT}+) "  # passed over
    space = rf"(?P<bad> )(?!(?:{SMALL_WORDS[language]})\b)(?=[^\W\d_])"
    found = [
        _rule("no non-breaking space after a number", f"{named}|(?:{number}|{COUNT}){space}", NBSP)
    ]
    if language == "hu":
        ordinal = rf"(?<=[\d{COUNT}{VALUE}]\.)(?P<bad> )(?=[a-záéíóöőúüű])"
        found.append(_rule("no non-breaking space after an ordinal", ordinal, NBSP))
    return found


def _wide_signs() -> list[Rule]:
    def widen(match: re.Match[str]) -> str:
        return WIDE[match[0].strip()]

    signs = r"[,:;!?()]"
    return [
        _rule("half-width sign", rf"(?<=[{CJK}{VALUE}]){signs} ?|(?<=[{CJK}])[./] ?", widen),
        _rule("half-width sign", rf" ?(?:{signs}|/)(?=[{CJK}])", widen),
        _rule(
            "space beside a full-width sign",
            r" +(?=[，。：；！？（）、「」…])|(?<=[，。：；！？（）、「」]) +",
            "",
        ),
    ]


def _rule(name: str, pattern: str, fix: Fix) -> Rule:
    return Rule(name, re.compile(pattern, re.MULTILINE), fix)


# Checking and fixing.


def texts(language: str) -> list[Path]:
    """Return the files of a language."""
    folder = FOLDER / language
    return sorted([*folder.glob("*.ftl"), *folder.glob("rules/*.md")])


def check(path: Path, language: str) -> list[Finding]:
    """Return everything that is wrong in a file."""
    source = path.read_text("utf-8")
    return [each for rule in rules(language) for each in _findings(path, source, rule)]


def _findings(path: Path, source: str, rule: Rule) -> Iterator[Finding]:
    for match in rule.pattern.finditer(mask(path, source)):
        start, end = match.span("bad" if "bad" in match.groupdict() else 0)
        where = _where(path, source, start)
        if start < 0 or (where in TYPED and source[start:end] == " " and source[end] == "?"):
            continue
        around = source[max(0, start - 24) : end + 24].replace("\n", " ").strip()
        text = rule.fix(match) if callable(rule.fix) else rule.fix
        yield Finding(path, where, rule.name, around, start, end, text)


def _where(path: Path, source: str, place: int) -> str:
    if path.suffix == ".md":
        return f"line {source.count(EDGE, 0, place) + 1}"
    ids = re.findall(r"^-?([a-z][\w-]*) =", source[: place + 1], re.MULTILINE)
    return ids[-1] if ids else "beginning"


def fix(path: Path, language: str) -> int:
    """Correct a file, rule by rule; return how many places changed."""
    changed = 0
    for rule in rules(language):
        source = path.read_text("utf-8")
        found = list(_findings(path, source, rule))
        for each in reversed(found):
            source = source[: each.start] + each.replacement + source[each.end :]
        if found:
            path.write_text(source, "utf-8")
        changed += len(found)
    return changed


def main(arguments: list[str]) -> int:
    """Check or fix the languages asked for; return the exit code."""
    languages = [each for each in arguments if each in LANGUAGES] or list(LANGUAGES)
    files = [(path, language) for language in languages for path in texts(language)]
    if "--fix" in arguments:
        print(f"{sum(fix(*each) for each in files)} places corrected")
    found = [finding for each in files for finding in check(*each)]
    print(*found, sep="\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
