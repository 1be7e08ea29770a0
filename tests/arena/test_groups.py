from collections import Counter
from itertools import combinations

import pytest

from tilewright.arena.groups import form_groups
from tilewright.core.errors import BadSetup


def test_everybody_plays_everybody() -> None:
    assert form_groups(3, 2, None, 1) == ((0, 1), (0, 2), (1, 2))
    assert len(form_groups(6, 4, None, 1)) == 15


@pytest.mark.parametrize(("bots", "seats", "number"), [(10, 4, 25), (9, 3, 12), (8, 2, 12)])
def test_a_choice_of_groups_is_balanced(bots: int, seats: int, number: int) -> None:
    groups = form_groups(bots, seats, number, 3)
    assert len(set(groups)) == number
    played = Counter(bot for group in groups for bot in group)
    met = Counter(pair for group in groups for pair in combinations(group, 2))
    assert max(played.values()) - min(played[bot] for bot in range(bots)) <= 1
    assert max(met.values()) <= 1 + -(-sum(met.values()) // (bots * (bots - 1) // 2))


def test_the_choice_depends_on_the_seed_only() -> None:
    assert form_groups(9, 4, 20, 1) == form_groups(9, 4, 20, 1) != form_groups(9, 4, 20, 2)


def test_as_many_groups_as_there_are_is_all_of_them() -> None:
    assert form_groups(6, 3, 20, 5) == form_groups(6, 3, None, 1)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((2, 3, None), "a tournament of 3 seats takes 3 to 64 bots, not 2"),
        ((65, 2, None), "a tournament of 2 seats takes 2 to 64 bots, not 65"),
        ((4, 2, 7), "4 bots form 1 to 6 groups of 2, not 7"),
        ((4, 2, 0), "4 bots form 1 to 6 groups of 2, not 0"),
    ],
)
def test_what_cannot_be_formed_is_refused(
    arguments: tuple[int, int, int | None], words: str
) -> None:
    with pytest.raises(BadSetup, match=words):
        form_groups(*arguments, 1)
