"""Codes that an app computes from a secret and the time (TOTP)."""

from __future__ import annotations

import hmac
from typing import Final

from pyotp import random_base32
from pyotp.totp import TOTP

ISSUER: Final = "Tilewright"
PERIOD: Final = 30  # seconds
WINDOW: Final = (-1, 0, 1)  # periods by which clocks may differ


def new_secret() -> str:
    """Return a new secret."""
    return random_base32()


def address_of(secret: str, name: str) -> str:
    """Return what an app reads from a QR code."""
    return TOTP(secret).provisioning_uri(name=name, issuer_name=ISSUER)


def find_step(secret: str, code: str, now: int) -> int | None:
    """Return the period to which a code belongs, or None if it is wrong."""
    totp = TOTP(secret)
    current = now // 1000 // PERIOD
    found = None
    for offset in WINDOW:  # all of them, so that the time tells nothing
        expected = totp.generate_otp(current + offset)
        if hmac.compare_digest(expected.encode(), code.encode()):
            found = current + offset
    return found
