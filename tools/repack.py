"""Pack a source archive again so that the same input gives the same bytes.

`python -m tools.repack FILE.tar.gz SECONDS` rewrites the archive: sorted members without owners,
all with the time SECONDS since 1970, and a gzip header without a time of its own.
"""

from __future__ import annotations

import gzip
import io
import sys
import tarfile
from pathlib import Path


def repack(archive: bytes, seconds: int) -> bytes:
    """Return an archive with the same files, and bytes that depend on nothing else."""
    packed = io.BytesIO()
    with (
        tarfile.open(fileobj=io.BytesIO(archive)) as source,
        gzip.GzipFile(fileobj=packed, mode="wb", filename="", mtime=seconds) as compressed,
        tarfile.open(fileobj=compressed, mode="w", format=tarfile.PAX_FORMAT) as target,
    ):
        for member in sorted(source.getmembers(), key=lambda member: member.name):
            plain = tarfile.TarInfo(member.name)
            plain.size, plain.type, plain.mtime = member.size, member.type, seconds
            plain.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
            target.addfile(plain, source.extractfile(member) if member.isfile() else None)
    return packed.getvalue()


def main(arguments: list[str]) -> None:
    """Repack one file in place."""
    path = Path(arguments[0])
    path.write_bytes(repack(path.read_bytes(), int(arguments[1])))


if __name__ == "__main__":
    main(sys.argv[1:])
