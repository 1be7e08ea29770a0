from html.parser import HTMLParser
from pathlib import Path
from xml.etree.ElementTree import Element, TreeBuilder

import pytest

from tests.arena.series import ended, series
from tilewright.arena.match import Failure
from tilewright.arena.report import quantile, report_page
from tilewright.arena.results import ResultsFile
from tilewright.arena.series import Series
from tilewright.arena.series_run import SeriesRun
from tilewright.arena.tally import Outcome
from tilewright.arena.workers import InProcess

NAMES = ("greedy", "greedy:nodes=5", "random")
VOID = {"meta"}


class Page(HTMLParser):
    """A page as a tree; a tag that is not closed in its place raises."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.builder = TreeBuilder()
        self.open: list[str] = []
        self.feed(text)
        self.close()
        assert self.open == []
        self.tree: Element = self.builder.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.builder.start(tag, {name: value or "" for name, value in attrs})
        if tag in VOID:
            self.builder.end(tag)
        else:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag
        self.builder.end(tag)

    def handle_data(self, data: str) -> None:
        if self.open:
            self.builder.data(data)


def told(element: Element) -> str:
    """Return all text of an element."""
    return " ".join("".join(element.itertext()).split())


def sections(page: Page) -> dict[str, Element]:
    return {told(found.findall("h2")[0]): found for found in page.tree.iter("section")}


def rows(element: Element) -> list[list[str]]:
    """Return the cells of the rows below an element."""
    return [[told(cell) for cell in row] for row in element.iter("tr")]


def played(plan: Series) -> SeriesRun:
    run = SeriesRun(plan)
    run.play(InProcess())
    return run


@pytest.fixture(scope="module")
def run() -> SeriesRun:
    return played(series(*NAMES, matches=20, groups=((0, 1), (0, 2), (1, 2))))


@pytest.fixture(scope="module")
def page(run: SeriesRun) -> Page:
    return Page(report_page(run))


def test_the_page_needs_nothing_from_outside(run: SeriesRun) -> None:
    text = report_page(run)
    assert "http" not in text
    assert not any(word in text for word in ("src=", "href=", "url(", "@import", "<script"))


def test_the_page_says_what_it_is(page: Page) -> None:
    assert page.tree.get("lang") == "en"
    assert told(page.tree.findall("head/title")[0]) == "Azul: a tournament of 3 bots"
    played = told(sections(page)["What was played"])
    assert "Azul, coloured side, 2 seats" in played
    assert "matches60" in played.replace(" ", "")
    assert "seed1" in played.replace(" ", "")


def test_the_page_follows_light_and_dark(page: Page) -> None:
    assert "prefers-color-scheme: dark" in told(page.tree.findall("head/style")[0])


def test_every_picture_has_a_name_a_description_and_a_table_beside_it(page: Page) -> None:
    pictures = list(page.tree.iter("svg"))
    assert len(pictures) == 1 + len(NAMES)
    for drawn in pictures:
        assert drawn.get("role") == "img"
        assert drawn.get("aria-label")
        assert any(digit in told(drawn.findall("desc")[0]) for digit in "0123456789")
    for section in page.tree.iter("section"):
        if section.find(".//svg") is not None:
            assert section.find(".//table") is not None


def test_every_table_has_a_caption_and_heads(page: Page) -> None:
    tables = list(page.tree.iter("table"))
    assert len(tables) == 5
    for table in tables:
        assert told(table.findall("caption")[0])
        assert all(head.get("scope") == "col" for head in table.findall("thead/tr/th"))
        assert all(row[0].get("scope") == "row" for row in table.findall("tbody/tr"))


def test_the_standings_are_those_of_the_tally(run: SeriesRun, page: Page) -> None:
    _, *found = rows(sections(page)["Standings"])
    tally = run.final()
    expected = [tally.standings[entry] for entry in tally.ranked()]
    assert [(row[0], row[2]) for row in found] == [(s.name, str(s.wins)) for s in expected]
    assert found[-1][0] == "random"


def test_the_ratings_are_drawn_and_listed(run: SeriesRun, page: Page) -> None:
    section = sections(page)["Ratings"]
    dots = [e for e in section.iter("circle") if "dot" in e.get("class", "")]
    assert len(dots) == len(NAMES)
    _, *found = rows(section)
    rating = run.final().rating(run.final().ranked()[0])
    assert rating is not None
    assert found[0][1:] == [f"{rating.elo:+.0f}", f"{rating.low:+.0f} to {rating.high:+.0f}"]


def test_the_matrix_is_the_same_from_both_sides(page: Page) -> None:
    matrix = rows(next(sections(page)["Who beats whom"].iter("table")))[1:]
    for i in range(len(NAMES)):
        for j in range(len(NAMES)):
            if i != j:
                there, back = (float(matrix[a][1 + b].rstrip("%")) for a, b in ((i, j), (j, i)))
                assert there + back == pytest.approx(100, abs=0.11)
    assert matrix[0][-1] == "100.0%"


def test_pairs_are_listed_from_the_side_of_the_better(run: SeriesRun, page: Page) -> None:
    _, whole = sections(page)["Who beats whom"].iter("table")
    _, *found = rows(whole)
    better = [run.series.bots[entry] for entry in run.final().ranked()[:2]]
    assert [row[0] for row in found][1:] == [f"{name} over random" for name in better]
    assert found[1][1:] == ["20", "100.0%", "72.2% to 100.0%", "∞", "+166 to ∞"]


def test_the_distributions_hold_all_seats(run: SeriesRun, page: Page) -> None:
    section = sections(page)["Scores"]
    _, *found = rows(section)
    assert {row[0]: row[1] for row in found} == dict.fromkeys(NAMES, "40")
    best = run.final().standings[run.final().ranked()[0]]
    assert found[0][5] == str(quantile(best, 0.5))


def test_a_median_has_half_of_all_scores_on_either_side() -> None:
    standing = SeriesRun(series("a", "b", check=False)).tally.standings[0]
    standing.scores.update([3, 3, 4, 10, 30])
    assert [quantile(standing, part) for part in (0.05, 0.4, 0.5, 0.95)] == [3, 3, 4, 30]


def test_two_bots_are_compared_by_their_difference() -> None:
    page = Page(report_page(played(series("random", "random", matches=60))))
    section = sections(page)["Difference in strength"]
    assert "random over random" in told(section)
    assert section.find(".//svg") is not None


@pytest.mark.parametrize("bots", [("greedy", "random"), ("random",)])
def test_one_sided_and_lonely_series_have_a_page_too(bots: tuple[str, ...]) -> None:
    page = Page(report_page(played(series(*bots, matches=6))))
    assert "Difference in strength" in sections(page)


@pytest.mark.parametrize("seats", [3, 4])
def test_more_seats_have_a_page_too(seats: int) -> None:
    bots = ("random", "greedy", "greedy:nodes=1", "greedy:nodes=2")
    page = Page(report_page(played(series(*bots[:seats], matches=6, seats=seats))))
    assert f"{seats} seats" in told(sections(page)["What was played"])


def test_names_and_reasons_cannot_break_the_page(tmp_path: Path) -> None:
    plan = series("<b>&", 'a"b', matches=2, check=False)
    outcome = ended(0, 10, 20)
    failed = outcome.result._replace(failure=Failure(0, "</table><script>"))
    with ResultsFile(tmp_path / "results", plan) as results:
        results.write([Outcome(0, failed)])
    with ResultsFile(tmp_path / "results", plan) as results:
        run = SeriesRun(plan, results)
    page = Page(report_page(run))
    assert page.tree.find(".//script") is None
    assert rows(sections(page)["Failures"])[1] == ["<b>&", "0", "0", "1", "</table><script>"]
    assert "1 of 2 planned" in told(sections(page)["What was played"])
