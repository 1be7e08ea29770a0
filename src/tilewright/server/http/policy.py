"""What pages may load and run: files of our own, and the scripts that stand in our own pages."""

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
SCRIPT: Final = re.compile(rb"<script>(.*?)</script>", re.DOTALL)


def policy_of(page: bytes) -> str:
    """Return the policy of a page; a script that stands in it is allowed by its digest."""
    digests = [b64encode(sha256(script).digest()).decode() for script in SCRIPT.findall(page)]
    allowed = " ".join(["script-src 'self'", *(f"'sha256-{digest}'" for digest in digests)])
    return POLICY.replace("script-src 'self'", allowed)
