"""How large a backup may be: a small file can unpack to a huge one, and whoever restores it may not have made it."""

from __future__ import annotations

import struct
from dataclasses import dataclass, replace
from pathlib import Path

from orrery.server.storage.storage_errors import StorageFailed

GIB = 1 << 30
END = struct.Struct("<4s4H2LH")  # the end of a zip's list of parts, before a comment
END64 = struct.Struct("<4sQ2H2L4Q")  # the same for large ones, before a locator of 20 bytes
LOCATOR = 20
MOST_COMMENT = 1 << 16  # one more than can be: so far the library looks


class BadBackup(StorageFailed):
    """Not a backup, or a damaged one, or one of another layout: `why`, and what it is `about`."""

    def __init__(self, why: str, about: str = "") -> None:
        self.why = why
        self.about = about
        super().__init__(f"{why} {about}".strip())


@dataclass(frozen=True, slots=True)
class Bounds:
    """How large a backup may be when it is unpacked. A server of 200,000 tables fits; a small file that would fill the
    disk does not."""

    total: int = 32 * GIB
    expansion: int = 200  # unpacked bytes per byte of the file; games shrink to about a tenth
    free: int = 64 << 20  # so many bytes are always allowed
    line: int = 16 << 20
    small: int = 1 << 20  # a part that is read in one go: the manifest, the secret, the list of parts

    def most(self, size: int) -> int:
        """Unpacked bytes that a file of this size may hold."""
        return min(self.total, max(self.free, self.expansion * size))

    def up_to(self, gib: int) -> Bounds:
        """So much, however small the file is: the operator knows what is in it."""
        return replace(self, total=gib * GIB, free=gib * GIB)


BOUNDS = Bounds()


class Allowance:
    """What may still be unpacked, counted while unpacking: a file may state less than it holds."""

    def __init__(self, bounds: Bounds, size: int) -> None:
        self.bounds = bounds
        self.most = self.left = bounds.most(size)

    def check(self, stated: int) -> None:
        if stated > self.left:
            raise BadBackup("large", f"{self.most / GIB:.4g}")

    def take(self, unpacked: int) -> None:
        self.check(unpacked)
        self.left -= unpacked


def directory_bytes(path: Path) -> int:
    """The size of a zip's list of parts, which is read into the memory when the zip is opened; 0 if there is none."""
    with path.open("rb") as file:
        size = file.seek(0, 2)
        file.seek(max(0, size - MOST_COMMENT - END.size - LOCATOR - END64.size))
        tail = file.read()
    at = len(tail) - END.size  # the library looks here first: its mark may stand inside it once more
    if at < 0 or tail[at : at + 4] != b"PK\x05\x06" or tail[-2:] != b"\0\0":
        at = tail.rfind(b"PK\x05\x06")
    if at < 0 or len(tail) < at + END.size:
        return 0
    found: int = END.unpack_from(tail, at)[5]
    large = at - LOCATOR - END64.size
    if large >= 0 and tail[at - LOCATOR : at - LOCATOR + 4] == b"PK\x06\x07":
        found = max(found, END64.unpack_from(tail, large)[8])
    return found
