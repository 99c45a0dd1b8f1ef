"""Who is there: people with a signed cookie, and invitations that give away one seat each."""

from __future__ import annotations

import base64
import contextlib
import hashlib
import hmac
import os
import secrets
from pathlib import Path
from typing import NamedTuple

from itsdangerous import BadSignature, URLSafeSerializer

from orrery.server.people.identities import new_id

COOKIE = "orrery_guest"
HOST_COOKIE = f"__Host-{COOKIE}"  # over TLS: browsers take such a cookie from this very host only
COOKIE_SECONDS = 5 * 365 * 24 * 3600
SECRET_BYTES = 32
TOKEN_CHARS = 22  # 128 bits and a little more in base64


class KeyLost(Exception):
    """There is no secret, but there are people who would not be recognised by a new one."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            f"the server's key is missing: {path}. Put it back (it is in every backup), or start once with --new-key: "
            "then guests lose their games, people with accounts log in again, and invitations stop working"
        )
        self.path = path


def load_secret(data_dir: Path, given: Path | None = None, *, may_make: bool = True) -> bytes:
    """The server's secret, made at the first start and readable by its owner alone. A `given` file, which several
    machines share, is never made here: each machine would make its own."""
    path = given or data_dir / "secret"
    if given is None and not path.exists():
        if not may_make:
            raise KeyLost(path)
        _make_secret(path)
    found = path.read_bytes()
    if len(found) < SECRET_BYTES:
        raise ValueError(f"{path} is damaged: it should hold {SECRET_BYTES} bytes")
    return found


def _make_secret(path: Path) -> None:
    partial = path.with_name(f"secret.{new_id()}")
    handle = os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(secrets.token_bytes(SECRET_BYTES))
            file.flush()
            os.fsync(file.fileno())
        with contextlib.suppress(FileExistsError):  # another process has started at the same time; its secret counts
            path.hardlink_to(partial)  # never half a secret, whatever happens in between
    finally:
        partial.unlink()


class Session(NamedTuple):
    """What a cookie says: a guest; or an account on one device, and which of the account's epochs it was made in."""

    guest: str
    epoch: int | None = None
    device: str = ""


class TokenSigner:
    """Makes and checks everything that is signed with the server's secret: cookies and invitations."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self._signer = URLSafeSerializer(secret, salt="guest", signer_kwargs={"digest_method": hashlib.sha256})

    def cookie_for(self, session: Session) -> str:
        signed = self._signer.dumps(session.guest if session.epoch is None else list(session))
        return signed if isinstance(signed, str) else signed.decode()

    def session_of(self, cookie: str | None) -> Session | None:
        """What a cookie was made for; None for a missing or forged one. Whether it still counts is for the accounts to
        say."""
        if not cookie or len(cookie) > 200:
            return None
        try:
            found = self._signer.loads(cookie)
        except BadSignature:
            return None
        match found:
            case str(guest) if 0 < len(guest) <= 32:
                return Session(guest)
            case [str(guest), int(epoch), str(device)]:
                return Session(guest, epoch, device)
        return None

    def invitation(self, table: str, seat: int, nonce: str) -> str:
        """The token of an open seat, made from the seat's nonce: the host can be shown it again, while the
        database alone (a backup, a leak) opens no seat. A new nonce makes older links worthless."""
        digest = hmac.new(self._secret, f"invite:{table}:{seat}:{nonce}".encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest).decode()[:TOKEN_CHARS]

    @staticmethod
    def same(one: str, other: str) -> bool:
        """Comparison in constant time."""
        return hmac.compare_digest(one.encode(), other.encode())
