"""Which names people may take."""

from collections.abc import Callable

import pytest

from tests.server.clients import ME, Running, code, running
from tilewright.i18n import Catalogue
from tilewright.server.http import names
from tilewright.server.http.names import check_characters, check_reserved
from tilewright.server.ops.settings import Settings
from tilewright.server.problems import Problem
from tilewright.store import Store
from tilewright.store.skeletons import skeleton

pytestmark = pytest.mark.anyio

ACCOUNT = {"name": "Ada Lovelace", "password": "analytical engine"}
A = "\N{CYRILLIC SMALL LETTER A}"


@pytest.mark.parametrize(
    "other",
    [
        "ada lovelace",
        "ADA LOVELACE",
        "AdaLovelace",
        "Ada_Lovelace",
        "Ada  Lovelace \N{CHECK MARK}",
        f"Ad{A} Lovelace",
        "Ada Love1ace",
        "Ada L\N{GREEK SMALL LETTER OMICRON}velace",
        "\N{FULLWIDTH LATIN CAPITAL LETTER A}da Lovelace",
        "Ada Lovelace\ufe0f",
        "Ada LoveIace",
        "Ada Love\N{LATIN LETTER DENTAL CLICK}ace",
    ],
)
async def test_nobody_takes_a_name_like_that_of_an_account(server: Running, other: str) -> None:
    async with server.person("Ada") as ada, server.person("Eve") as eve:
        await ada.post("/api/account", ACCOUNT, 201)
        answers = {
            code((await eve.http.post("/api/session", json={"name": other})).json()),
            code((await eve.http.post("/api/account", json={**ACCOUNT, "name": other})).json()),
        }
        assert answers <= {"account.name-taken", "name.confusable", "name.mixed"}
        assert (await eve.get("/api/session"))["name"] == "Eve"


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Jim", "Ji\N{COMBINING DOT ABOVE}m"),
        ("Oo", "\N{COPTIC CAPITAL LETTER O}\N{COPTIC SMALL LETTER O}"),
        ("ADA", "\N{LISU LETTER A}\N{LISU LETTER DA}\N{LISU LETTER A}"),
        ("Ivan", "\N{LATIN CAPITAL LETTER IOTA}van"),
    ],
)
def test_lookalikes_of_whole_names_are_found(name: str, other: str) -> None:
    assert skeleton(name) == skeleton(other)


async def test_a_program_may_be_like_its_owner_and_nobody_else(server: Running) -> None:
    async with server.person("Ada") as ada, server.person("Eve") as eve:
        await ada.post("/api/account", ACCOUNT, 201)
        await eve.post("/api/account", {**ACCOUNT, "name": "Eve"}, 201)
        await ada.post("/api/programs", {"name": "Ada Lovelace"}, 201)
        refused = await eve.post("/api/programs", {"name": "Ada-Lovelace"}, 409)
        assert code(refused) == "name.confusable"
        assert refused["error"]["values"] == {"name": "Ada Lovelace"}


@pytest.mark.parametrize(
    "name",
    [
        "admin",
        "Admin Anna",
        "ADM1N",
        "M0derator",
        "mod",
        "Tilewright",
        "tile.wright support",
        "the_admin",
        "\N{LATIN LETTER SMALL CAPITAL A}dmin",
        "mason",
        "Mason 2",
        "Майстер",
        "strong",
        "модератор",
        "Rendszergazda",
        "網站管理員",
        "you",
        "-",
        "...",
        "deleted",
    ],
)
def test_names_of_the_site_and_of_bots_are_reserved(name: str) -> None:
    for kind in ("guest", "account"):
        with pytest.raises(Problem, match="reserved"):
            check_reserved(name, kind)


def test_the_first_name_waits_for_no_whole_catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    def read_catalogue(language: str, file: str = "*.ftl") -> Catalogue:
        read.append(file)
        return Catalogue(language, file)

    monkeypatch.setattr(names, "Catalogue", read_catalogue)
    names._bots.cache_clear()
    check_reserved("Ada", "account")
    assert read == ["core.ftl"] * 4


@pytest.mark.parametrize("name", ["guest", "Guest 7", "Гість", "Vendég", "訪客", "訪客2"])
def test_only_guests_are_called_guests(name: str) -> None:
    check_reserved(name, "guest")
    for kind in ("account", "program"):
        with pytest.raises(Problem, match="reserved"):
            check_reserved(name, kind)


@pytest.mark.parametrize(
    "name",
    [
        "Anna",
        "Masonry Fan",
        "Олена",
        "DJ Олена",
        "Zsófia Kőműves",
        "O'Brien-Smith",
        "王小明",
        "陳 Alex",
        "さくらサクラ桜",
        "Νίκος",
        "Zoë \N{WOMAN}\u200d\N{ROCKET}",
        "Anna 2",
        "\N{OCTOPUS}",
        "Modesto",
        "Administratia",
    ],
)
def test_ordinary_names_are_free(name: str) -> None:
    check_characters(name)
    check_reserved(name, "account")


@pytest.mark.parametrize("name", [f"An{A}", f"P{A}ypal", "\N{GREEK SMALL LETTER ALPHA}da"])
def test_a_word_does_not_mix_alphabets(name: str) -> None:
    with pytest.raises(Problem) as refused:
        check_characters(name)
    assert refused.value.code == "name.mixed"


def test_marks_are_not_piled_up_over_the_lines_around_a_name() -> None:
    for name in ("Ng\u0323\u0302oc", "\u0e1b\u0e39\u0e48", "\u0f66\u0fb2\u0fa9\u0f72"):
        check_characters(name)
    with pytest.raises(Problem) as refused:
        check_characters("A" + "\u0335" * 8)
    assert refused.value.code == "name.unprintable"


@pytest.mark.parametrize(
    "sign",
    ["\u3164", "\u115f", "\u2800", "\u034f", "\u180e", "\u202e", "\u2066", "\u200b", "\u00ad"],
)
def test_what_cannot_be_seen_is_no_part_of_a_name(sign: str) -> None:
    with pytest.raises(Problem) as refused:
        check_characters(f"Ada{sign}")
    assert refused.value.code == "name.unprintable"


async def test_a_guest_keeps_a_name_from_before_and_may_send_it_again(
    settings: Callable[..., Settings],
) -> None:
    chosen = settings()
    async with running(chosen) as server, server.person("Somebody") as ada:
        store: Store = server.parts.store
        user = await ada.get("/api/session")
        await store.users.rename(user["id"], "Admin")
        assert (await ada.post("/api/session", {"name": "Admin"}, 201))["name"] == "Admin"
        assert code(await ada.post("/api/session", {"name": "admin2"}, 422)) == "name.reserved"
        assert (await ada.post("/api/session", {"name": "Ada"}, 201))["id"] == user["id"]


async def test_a_hot_seat_has_an_honest_name(server: Running) -> None:
    async with server.person("Ada") as ada:
        for name, expected in (("Moderator", "name.reserved"), (f"B{A}n", "name.mixed")):
            seats = [ME, {"kind": "hot-seat", "name": name}]
            refused = await ada.post("/api/matches", {"game": "azul", "seats": seats}, 422)
            assert code(refused) == expected


def test_different_names_look_different() -> None:
    latin = ["Anna", "Anne", "Hanna", "Ann", "Ben", "Bea", "Ian", "Lin"]
    different = [*latin, "Аня", "Яна", "王", "玉"]
    assert len({skeleton(name) for name in different}) == len(different)
