"""Accounts, and what becomes of a guest who turns out to be somebody we know."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Literal

from sqlalchemy import Connection, delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from orrery.server.storage import database_schema as db
from orrery.server.storage.database import Database
from orrery.server.storage.dialects import notify, touch
from orrery.server.storage.row_codec import dumps, loads
from orrery.server.storage.rows import AccountRow, now

PERSON = "person:"  # prefix of the id when other processes are told that somebody's sessions have ended
MERGED = "merged:"  # prefix of the id of a guest who has just logged in to an account


class AccountStore:
    """Who has an account, and what a person has chosen."""

    def __init__(self, storage: Database) -> None:
        self.storage = storage

    # --- accounts

    async def epoch(self, guest: str) -> int | None:
        """Which sessions of an account count; None: the guest has no account."""
        query = select(db.accounts.c.epoch).where(db.accounts.c.guest == guest)
        return await self.storage.read(lambda c: c.execute(query).scalar())

    async def epochs(self, guests: Collection[str]) -> dict[str, int]:
        """The same for many at once."""
        query = select(db.accounts.c.guest, db.accounts.c.epoch).where(db.accounts.c.guest.in_(sorted(guests)))
        return await self.storage.read(lambda c: {row.guest: row.epoch for row in c.execute(query)})

    async def account(self, guest: str) -> AccountRow | None:
        return await self._account(db.accounts.c.guest, guest)

    async def by_login(self, folded: str) -> AccountRow | None:
        return await self._account(db.accounts.c.folded, folded)

    async def _account(self, column: Any, value: str) -> AccountRow | None:
        def job(c: Connection) -> AccountRow | None:
            row = c.execute(select(db.accounts).where(column == value)).one_or_none()
            return None if row is None else AccountRow(row.guest, row.login, row.hash, row.epoch, row.created)

        return await self.storage.read(job)

    async def sign_up(
        self, guest: str, login: str, folded: str, hashed: str
    ) -> Literal["made", "login_taken", "has_account"]:
        values = {"guest": guest, "login": login, "folded": folded, "hash": hashed, "epoch": 0, "created": now()}

        def job(c: Connection) -> Literal["made", "login_taken", "has_account"]:
            if c.execute(select(db.accounts.c.guest).where(db.accounts.c.guest == guest)).scalar() is not None:
                return "has_account"
            try:
                with c.begin_nested():
                    c.execute(insert(db.accounts), [values])
            except IntegrityError:
                return "login_taken"
            notify(c, PERSON + guest)
            return "made"

        return await self.storage.write(job)

    async def set_hash(self, guest: str, hashed: str, *, instead_of: str) -> None:
        """The same password, hashed in a better way; nothing if it was changed in the meantime."""
        same = (db.accounts.c.guest == guest, db.accounts.c.hash == instead_of)
        await self.storage.write(lambda c: c.execute(update(db.accounts).where(*same).values(hash=hashed)).rowcount)

    async def end_sessions(self, guest: str, hashed: str | None = None) -> int | None:
        """Raise the epoch, with a new password or without; returns it."""
        own = db.accounts.c.guest == guest
        changed: dict[str, Any] = {"epoch": db.accounts.c.epoch + 1}
        if hashed is not None:
            changed["hash"] = hashed

        def job(c: Connection) -> int | None:
            c.execute(update(db.accounts).where(own).values(**changed))
            notify(c, PERSON + guest)
            return c.execute(select(db.accounts.c.epoch).where(own)).scalar()

        return await self.storage.write(job)

    # --- what was chosen

    async def preferences(self, guest: str) -> dict[str, Any]:
        query = select(db.preferences.c.body).where(db.preferences.c.guest == guest)
        body = await self.storage.read(lambda c: c.execute(query).scalar())
        found: dict[str, Any] = {} if body is None else loads(body)
        return found

    async def prefer(self, guest: str, chosen: dict[str, Any]) -> None:
        def job(c: Connection) -> None:
            body = dumps(chosen)
            if not c.execute(update(db.preferences).where(db.preferences.c.guest == guest).values(body=body)).rowcount:
                c.execute(insert(db.preferences), [{"guest": guest, "body": body}])

        await self.storage.write(job)

    # --- a guest logs in

    async def merge(self, guest: str, account: str, old_name: str, new_name: str) -> Collection[str]:
        """Give the account everything that was the guest's; returns the tables that have changed. Doing it twice does
        no harm."""
        seats, tables = db.seats.c, db.tables.c

        def job(c: Connection) -> Collection[str]:
            theirs = select(seats.table_id).where(or_(seats.guest == guest, seats.reserved == guest))
            at = set(c.execute(theirs).scalars())
            at |= set(c.execute(select(tables.id).where(tables.host == guest)).scalars())
            touch(c, at)  # first: it waits for anybody who is just giving a table new seats
            named = update(db.seats).where(or_(seats.guest == guest, seats.reserved == guest), seats.name == old_name)
            c.execute(named.values(name=new_name))
            c.execute(update(db.seats).where(seats.guest == guest).values(guest=account))
            c.execute(update(db.seats).where(seats.reserved == guest).values(reserved=account))
            c.execute(update(db.tables).where(tables.host == guest).values(host=account))
            _merge_notes(c, guest, account)
            _merge_chat(c, guest, account)
            _merge_preferences(c, guest, account)
            _merge_notices(c, guest, account)
            _merge_answers(c, guest, account)
            _merge_lessons(c, guest, account)
            notify(c, MERGED + guest)
            return at

        return await self.storage.write(job)


def _merge_notes(c: Connection, guest: str, account: str) -> None:
    """At a table where both have written notes, the guest's come after the account's."""
    notes = db.notes.c
    most = select(notes.table_id, func.max(notes.n)).where(notes.guest == account).group_by(notes.table_id)
    last = {row[0]: row[1] for row in c.execute(most)}
    for table, n in c.execute(select(notes.table_id, notes.n).where(notes.guest == guest).order_by(notes.n)).all():
        moved = update(db.notes).where(notes.table_id == table, notes.guest == guest, notes.n == n)
        c.execute(moved.values(guest=account, n=last.get(table, 0) + n))


def _merge_chat(c: Connection, guest: str, account: str) -> None:
    chat = db.chat.c
    other = db.chat.alias()
    twice = select(other.c.key).where(other.c.table_id == chat.table_id, other.c.guest == account)
    c.execute(update(db.chat).where(chat.guest == guest, chat.key.not_in(twice)).values(guest=account))


def _merge_preferences(c: Connection, guest: str, account: str) -> None:
    """The account's choice counts; the guest's only where the account has made none."""
    chosen = db.preferences.c
    if c.execute(select(chosen.guest).where(chosen.guest == account)).scalar() is None:
        c.execute(update(db.preferences).where(chosen.guest == guest).values(guest=account))


def _merge_notices(c: Connection, guest: str, account: str) -> None:
    """Whoever has not been told yet still is. Where both have a seat, the account's own notice is enough."""
    n, other = db.notices.c, db.notices.alias()
    waiting = select(other.c.table_id).where(other.c.guest == guest, other.c.due.is_not(None))
    c.execute(delete(db.notices).where(n.guest == account, n.due.is_(None), n.table_id.in_(waiting)))
    both = select(other.c.table_id).where(other.c.guest == account)
    c.execute(update(db.notices).where(n.guest == guest, n.table_id.not_in(both)).values(guest=account))


def _merge_answers(c: Connection, guest: str, account: str) -> None:
    """A request that is repeated after logging in still makes nothing twice."""
    a, other = db.answers.c, db.answers.alias()
    same = exists().where(other.c.guest == account, other.c.place == a.place, other.c.key == a.key)
    c.execute(update(db.answers).where(a.guest == guest, ~same).values(guest=account))


def _merge_lessons(c: Connection, guest: str, account: str) -> None:
    """Whatever either of them has mastered is mastered; the table is that of the account where both have one."""
    kept, other = db.lessons.c, db.lessons.alias()
    theirs = select(other.c.mastered).where(
        other.c.guest == guest, other.c.game == kept.game, other.c.lesson == kept.lesson
    )
    mastered = func.coalesce(kept.mastered, theirs.scalar_subquery())
    c.execute(update(db.lessons).where(kept.guest == account).values(mastered=mastered))
    both = exists().where(other.c.guest == account, other.c.game == kept.game, other.c.lesson == kept.lesson)
    c.execute(update(db.lessons).where(kept.guest == guest, ~both).values(guest=account))
    c.execute(delete(db.lessons).where(kept.guest == guest))
