"""Security headers: what pages may load and run, and how browsers may use responses."""

from __future__ import annotations

import re
from base64 import b64encode
from hashlib import sha256
from typing import Final

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
STRICT_TRANSPORT: Final = {"Strict-Transport-Security": "max-age=31536000"}  # behind TLS
SCRIPT: Final = re.compile(rb"<script>(.*?)</script>", re.DOTALL)


def policy_of(page: bytes) -> str:
    """Return the policy of a page, which allows its inline scripts by their digests."""
    digests = [b64encode(sha256(script).digest()).decode() for script in SCRIPT.findall(page)]
    allowed = " ".join(["script-src 'self'", *(f"'sha256-{digest}'" for digest in digests)])
    return POLICY.replace("script-src 'self'", allowed)
