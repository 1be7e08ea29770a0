"""Which passwords are refused."""

import pytest

from tilewright.server.http.password_rules import SHORTEST, check_password, is_common
from tilewright.server.problems import Problem


@pytest.mark.parametrize(
    "password",
    [
        "password123",
        "Passw0rd2024!",
        "P@ssw0rd!!!!",
        "iloveyou1234",
        "qwertyuiop",
        "1234567890",
        "0987654321",
        "1qaz2wsx3edc",
        "aaaaaaaaaaaa",
        "abcabcabcabc",
        "12121212121212",
        "letmein12345",
        "footballfootball",
        "Dragon-Monkey-1",
        "tilewright2026",
        "йцукенпривіт",
        "zyxwvutsrq",
    ],
)
def test_a_common_password_is_refused(password: str) -> None:
    assert is_common(password)


@pytest.mark.parametrize(
    "password", ["Ada Lovelace", "lovelace1815", "AdaLovelace1", "ada.lovelace"]
)
def test_a_password_made_of_the_name_is_refused(password: str) -> None:
    assert is_common(password, "Ada Lovelace")
    assert not is_common(password, "Somebody Else")


@pytest.mark.parametrize(
    "password",
    [
        "analytical engine",
        "correct horse battery staple",
        "xK9#mQ2$vL",
        "mein-kleines-boot-7",
        "зелений чайник співає",
        "purple teapot sings",
        "夜裡的貓喜歡在屋頂上唱歌",
    ],
)
def test_a_good_password_needs_no_special_characters(password: str) -> None:
    check_password(password, "Ada")


def test_a_password_is_long_enough() -> None:
    with pytest.raises(Problem) as refused:
        check_password("x7!Qz#k9$"[: SHORTEST - 1], "Ada")
    assert (refused.value.code, refused.value.values) == ("password.short", {"least": SHORTEST})
