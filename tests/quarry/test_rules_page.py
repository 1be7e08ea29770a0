"""The rules of a game that brings no page of its own: the paragraphs of its catalogue."""

from tilewright.i18n import Catalogue
from tilewright.learn.rules import rules_of


def test_paragraphs_of_a_catalogue_are_shown_as_rules() -> None:
    found = rules_of("quarry", "uk")  # which has them in English only
    assert (found.title, len(found.sections)) == (Catalogue("uk").say("quarry-title"), 1)
    assert "<p>Between equals, most amber stones win.</p>" in found.sections[0].blocks[0].html
