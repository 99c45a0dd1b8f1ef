"""Those who follow a live table: each is sent the table, and the position as that follower may know it."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from typing import Protocol

from orrery.server.people.followers import Follower, Following
from orrery.server.storage import TableRow
from orrery.server.tables.audience import Audience
from orrery.server.tables.broadcast import WrittenMessages, tell_one
from orrery.server.wire.messages import TableMessage, Told, encode, error_message
from orrery.server.wire.server_errors import ServerError
from orrery.server.wire.table_info import TableInfo

Reply = Callable[[Told], None]


class ShownTable(Protocol):
    """A table as its followers see it."""

    @property
    def row(self) -> TableRow: ...

    @property
    def audiences(self) -> Mapping[int | None, Audience]: ...

    def shown(self, guest: str | None) -> TableInfo: ...


class TableFollowers:
    """The followers of one live table, each with what it has been told."""

    def __init__(self, table: ShownTable) -> None:
        self.table = table
        self.all: dict[Follower, Following] = {}

    def add(self, follower: Follower, since: int | dict[str, int] | None, *, in_steps: bool) -> Following:
        """`since`: the numbers of the last events it remembers, by seat; `in_steps`: it hears of changes only."""
        following = self.all[follower] = Following(follower, in_steps=in_steps)
        following.knows(since, self.table.row.seats_of(follower.guest))
        return following

    def remove(self, follower: Follower) -> Following | None:
        return self.all.pop(follower, None)

    def tell_table(self) -> None:
        """Seats or status have changed: every follower sees the table anew."""
        for follower in list(self.all):
            self.tell_table_to(follower)

    def tell_table_to_players_of(self, seat: int) -> None:
        """Something has changed that concerns nobody else."""
        for follower in list(self.all):
            if seat in self.table.row.seats_of(follower.guest):
                self.tell_table_to(follower)

    def tell_table_to(self, follower: Follower) -> None:
        follower.send(encode(TableMessage(self.table.shown(follower.guest))))

    def tell_state(self, news: Container[int | None]) -> None:
        """Every follower for whom there is news gets the position, built once per audience."""
        written: WrittenMessages = {}
        for following in list(self.all.values()):
            tell_one(self.table.row, self.table.audiences, following, written, news)

    def tell_state_to(self, following: Following, *, away: bool = False) -> None:
        """`away`: the person comes back, and is told how far they were before."""
        tell_one(self.table.row, self.table.audiences, following, {}, away=away)

    def show_whole(self, follower: Follower, since: int | dict[str, int] | None) -> None:
        """Everything anew, for one who follows already and remembers these events."""
        following = self.all.get(follower)
        if following is not None:
            self.tell_state_to(self.add(follower, since, in_steps=following.in_steps))

    def show(self, guest: str, follower: Follower | None, reply: Reply) -> None:
        """The current position for a guest who was behind, joined or not."""
        following = self.all.get(follower) if follower is not None else None
        if following is not None:
            following.shown.clear()  # they may have missed something, so they are shown the whole
            self.tell_state_to(following)
            return
        for seat in self.table.row.seats_of(guest):
            reply(self.table.audiences[seat].message(self.table.row.id))

    def dismiss(self) -> None:
        """The table is gone."""
        ident = self.table.row.id
        gone = encode(error_message(ServerError("no_table", table=ident), table=ident))
        for follower in self.all:
            follower.send(gone)
        self.all.clear()
