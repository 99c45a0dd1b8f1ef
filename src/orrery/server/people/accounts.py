"""Accounts: a login name and a password that open a person's games on any device."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Callable, Iterable
from functools import partial
from typing import Protocol

import structlog
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from orrery.server.people.identities import new_id, new_nonce, star_name
from orrery.server.people.sessions import Session
from orrery.server.runtime.background_tasks import BackgroundTasks
from orrery.server.runtime.capacity import Capacity
from orrery.server.runtime.rate_limits import TokenBuckets
from orrery.server.settings import Settings
from orrery.server.storage import StorageFailed
from orrery.server.storage.account_store import AccountStore
from orrery.server.storage.rows import AccountRow
from orrery.server.storage.table_store import TableStore
from orrery.server.wire.server_errors import ServerError

log = structlog.get_logger(__name__)

LOGIN_LENGTH = range(3, 33)
PASSWORD_LENGTH = range(8, 201)
AT_ONCE = 2  # passwords hashed at the same time: each takes a core and its memory
WAITING = 38  # at most so many wait for that
CHECK_SECONDS = 20.0  # between checks of open sockets against sessions that other processes may have ended


def clean_login(raw: str) -> str:
    """A login name people can read and type again."""
    login = " ".join(unicodedata.normalize("NFC", raw).split())
    if len(login) not in LOGIN_LENGTH or any(unicodedata.category(char)[0] == "C" for char in login):
        raise ServerError("bad_login_name")
    return login


def folded(login: str) -> str:
    """How login names are compared: look-alikes of one letter in other forms and cases are the same name."""
    once = unicodedata.normalize("NFKC", login).casefold()
    return " ".join(unicodedata.normalize("NFKC", once).split())


def clean_password(raw: str) -> str:
    """The same characters whatever the keyboard composed them of."""
    password = unicodedata.normalize("NFC", raw)
    if len(password) not in PASSWORD_LENGTH:
        raise ServerError("bad_password")
    try:
        password.encode()
    except UnicodeEncodeError:  # half a character
        raise ServerError("bad_password") from None
    return password


class Passwords:
    """Argon2 in threads, so that nobody at a table waits for somebody who logs in."""

    def __init__(self, rounds: int, memory: int) -> None:
        self._hasher = PasswordHasher(time_cost=rounds, memory_cost=memory, parallelism=1)
        self._room = Capacity(AT_ONCE, WAITING)
        self._nobody: str | None = None

    async def hash(self, password: str) -> str:
        return await self._room.run(self._hasher.hash, password)

    async def right(self, hashed: str | None, password: str) -> bool:
        """Whether it is the password. If nobody has that name (None), the answer takes just as long."""
        if hashed is None:
            self._nobody = self._nobody or await self.hash(new_nonce())
        return await self._room.run(self._verify, hashed or self._nobody or "", password) and hashed is not None

    def outdated(self, hashed: str) -> bool:
        return self._hasher.check_needs_rehash(hashed)

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False


class NamedTables(Protocol):
    """Tables in memory that show the names of people."""

    async def refresh(self, idents: Iterable[str]) -> None: ...


class OpenSockets(Protocol):
    """The sockets of this process."""

    def people(self) -> set[str]: ...

    def end(self, guest: str, ended: Callable[[Session], bool]) -> int: ...


class Accounts:
    """Signing up, in and out. Every session is a signed cookie; the account's epoch says which of them count."""

    def __init__(
        self,
        settings: Settings,
        storage: TableStore,
        tasks: BackgroundTasks,
        tables: NamedTables,
        connections: OpenSockets,
    ) -> None:
        self.people = AccountStore(storage)
        self.storage = storage
        self.tasks = tasks
        self.tables = tables
        self.connections = connections
        self.passwords = Passwords(*settings.password_cost)
        per_minute, burst = settings.limits.logins_per_minute, settings.limits.login_burst
        self._from = TokenBuckets(per_minute / 60, burst)
        self._for = TokenBuckets(per_minute / 60, burst)

    async def counts(self, session: Session) -> bool:
        """Whether a session still counts. A guest's session ends with signing up: from then on the password counts."""
        return session.epoch == await self.tasks.finish(self.people.epoch(session.guest))

    async def login_of(self, guest: str) -> str | None:
        account = await self.tasks.finish(self.people.account(guest))
        return None if account is None else account.login

    async def sign_up(self, guest: str, login: str, password: str, address: str) -> Session:
        """The guest keeps the id, and with it all games."""
        login, password = clean_login(login), clean_password(password)
        self._not_too_often(address, folded(login))
        if await self.tasks.finish(self.people.account(guest)) is not None:
            raise ServerError("has_account")
        hashed = await self.passwords.hash(password)
        outcome = await self.tasks.finish(self.people.sign_up(guest, login, folded(login), hashed))
        if outcome != "made":
            raise ServerError(outcome)
        log.info("account.made", guest=guest)
        self.connections.end(guest, lambda session: session.epoch is None)
        return Session(guest, 0, new_id())

    async def log_in(self, guest: Session | None, login: str, password: str, address: str, name: str) -> Session:
        """What was played on this device without an account becomes the account's; `name` is what the guest is
        called there."""
        self._not_too_often(address, folded(login))
        account = await self._proved(login, password)
        if account is None:
            log.info("login.refused", address=address)
            raise ServerError("wrong_login")
        if guest is not None and guest.epoch is None and guest.guest != account.guest:
            await self.tasks.finish(self._merge(guest.guest, account.guest, name))
        log.info("login", guest=account.guest)
        return Session(account.guest, account.epoch, new_id())

    async def change_password(self, session: Session, old: str, new: str, address: str) -> Session:
        account = await self.tasks.finish(self.people.account(session.guest))
        if account is None:
            raise ServerError("no_account")
        new = clean_password(new)
        self._not_too_often(address, folded(account.login))
        if await self._proved(account.login, old) is None:
            raise ServerError("wrong_login")
        return await self._end_all(session, await self.passwords.hash(new))

    async def log_out(self, session: Session, *, everywhere: bool) -> None:
        if session.epoch is None:
            return
        if everywhere:
            await self._end_all(session)
        else:
            self.connections.end(session.guest, lambda one: one.device == session.device)
        log.info("logout", guest=session.guest, everywhere=everywhere)

    async def _end_all(self, session: Session, hashed: str | None = None) -> Session:
        """Every session but the one this returns ends now, open sockets too."""
        epoch = await self.tasks.finish(self.people.end_sessions(session.guest, hashed))
        if epoch is None:
            raise ServerError("no_account")
        self.connections.end(session.guest, lambda one: one.epoch is None or one.epoch < epoch)
        return Session(session.guest, epoch, session.device)

    async def _proved(self, login: str, password: str) -> AccountRow | None:
        """The account, if the password is right; hashed anew if the server has become stricter."""
        try:
            account = await self.tasks.finish(self.people.by_login(folded(clean_login(login))))
            password = clean_password(password)
        except ServerError as error:
            if error.status != 422:
                raise
            account, password = None, "not a password"  # matches nobody's, and takes the same time to find out
        if not await self.passwords.right(None if account is None else account.hash, password) or account is None:
            return None
        if self.passwords.outdated(account.hash):
            fresh = await self.passwords.hash(password)
            await self.tasks.finish(self.people.set_hash(account.guest, fresh, instead_of=account.hash))
        return account

    async def _merge(self, guest: str, account: str, old_name: str) -> None:
        new_name = await self.storage.guest_name(account) or star_name(account)
        at = await self.people.merge(guest, account, old_name, new_name)
        await self.tables.refresh(at)
        self.merged(guest)
        log.info("account.merged", guest=account, tables=len(at))

    def merged(self, guest: str) -> None:
        """A guest has logged in, here or at another process: his other windows come back as the account's."""
        self.connections.end(guest, lambda _: True)

    def _not_too_often(self, address: str, login: str) -> None:
        """Limits by address and by name: passwords are guessed from one address for many names, or from many for
        one."""
        if not (self._from.take(address) and self._for.take(login)):
            raise ServerError("too_many")

    async def watch(self) -> None:
        """End sockets of sessions that were ended through another process."""
        while True:
            await asyncio.sleep(CHECK_SECONDS)
            try:
                await self.check()
            except StorageFailed as failed:
                log.warning("sessions.unchecked", error=str(failed))
            except Exception:  # a bug: the next round may work
                log.exception("sessions.broken")

    async def check(self, *guests: str) -> None:
        """Check the open sockets of these people, or of all, against the stored sessions."""
        asked = guests or self.connections.people()
        epochs = await self.people.epochs(asked) if asked else {}
        for guest in asked:
            self.connections.end(guest, partial(_ended, epochs.get(guest)))


def _ended(epoch: int | None, session: Session) -> bool:
    return session.epoch != epoch
