"""The table's chat: stored, then told to all who follow."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterable
from typing import Protocol

from orrery.server.people.followers import Follower
from orrery.server.people.readable_text import LINE_LENGTH, clean_text
from orrery.server.runtime.rate_limits import TokenBuckets
from orrery.server.storage import StorageFailed, TableRow, chat_store
from orrery.server.storage.database import Database
from orrery.server.storage.rows import ChatRow, now
from orrery.server.wire.message_parts import ChatLine
from orrery.server.wire.messages import AckMessage, ChatMessage, Say, Told, encode
from orrery.server.wire.server_errors import ServerError
from orrery.server.wire.timestamps import iso_time

TAIL = 200  # lines told on joining


def told(line: ChatRow, over: bool) -> ChatLine:
    """How many steps had been played may be a secret until the end."""
    return ChatLine(line.n, line.seat, line.name, line.text, iso_time(line.at), line.step if over else None)


class TalkingTable(Protocol):
    """A table as its chat sees it."""

    @property
    def row(self) -> TableRow: ...

    @property
    def followers(self) -> Iterable[Follower]: ...

    async def step(self) -> int: ...


class Chat:
    """The latest lines of one live table, read when first needed."""

    def __init__(self, table: TalkingTable, storage: Database, speech: TokenBuckets, most: int) -> None:
        self.table = table
        self._storage = storage
        self._speech = speech
        self._most = most  # lines a table keeps
        self._lines: list[ChatRow] | None = None
        self._turn = asyncio.Lock()  # lines are told in the order of their numbers

    async def tail(self) -> list[ChatRow]:
        if self._lines is None:
            async with self._turn:
                if self._lines is None:
                    self._lines = await chat_store.lines(self._storage, self.table.row.id, latest=TAIL)
        return self._lines

    async def say(self, guest: str, said: Say, reply: Callable[[Told], None]) -> None:
        table, row = self.table, self.table.row
        mine = row.seats_of(guest)
        if not mine:
            raise ServerError("not_seated")
        text = clean_text(said.text, LINE_LENGTH)
        if not text:
            raise ServerError("bad_text")
        await self.tail()
        if not self._speech.take(guest):
            raise ServerError("too_many")
        step = await table.step()
        async with self._turn:
            name = row.seats[mine[0]].name or ""
            line = ChatRow(0, mine[0], guest, name, text, now(), step)
            found = await chat_store.add_line(self._storage, row.id, line, said.key, self._most)
            if found is None:
                raise ServerError("chat_full")
            kept, fresh = found
            reply(AckMessage(said.key, kept.n))
            if fresh:
                await self._tell_up_to(kept)

    async def _tell_up_to(self, kept: ChatRow) -> None:
        """A line of ours, after those that other processes have stored before it and we have not heard of yet."""
        known = self._lines[-1].n if self._lines else 0
        with contextlib.suppress(StorageFailed):  # it is stored, and will be told with the next one
            fresh = [kept]
            if kept.n > known + 1:
                fresh = await chat_store.lines(self._storage, self.table.row.id, after=known)
            self._tell(fresh)

    async def look(self) -> None:
        """Somebody joins: what was said must be known by then."""
        await self.tail()
        if self._storage.shared:
            await self.catch_up()

    async def catch_up(self) -> None:
        """Lines that other processes have stored."""
        if self._lines is None:
            return
        async with self._turn:
            known = self._lines[-1].n if self._lines else 0
            self._tell(await chat_store.lines(self._storage, self.table.row.id, after=known))

    def _tell(self, lines: list[ChatRow]) -> None:
        if not lines:
            return
        self._lines = [*(self._lines or ()), *lines][-TAIL:]
        text = encode(self.message(lines))
        for follower in list(self.table.followers):
            follower.send(text)

    def message(self, lines: list[ChatRow], *, reset: bool = False) -> ChatMessage:
        over = self.table.row.status == "over"
        return ChatMessage(self.table.row.id, [told(line, over) for line in lines], reset)
