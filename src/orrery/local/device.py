"""All tables of a device, asked as the server is asked: messages of one connection, and requests.

Every call returns what is to be stored, what is told, and an answer, in this order: a device stores the first, in one
transaction, before it passes the others on. If it cannot store, it forgets the table (`forget`) and says so.

No call raises: whatever goes wrong is told, as the server does. A device that ended instead would begin again with the
very same table, and end again.
"""

from __future__ import annotations

import contextlib
import traceback
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from orrery.core.errors import BadRecord, OrreryError, detail_of, reason
from orrery.core.match import Match
from orrery.local.brought_record import brought
from orrery.local.device_lessons import DeviceLessons
from orrery.local.device_thoughts import Thought, Thoughts
from orrery.local.game_answers import game_page, shelf
from orrery.local.local_analysis import LocalAnalysis
from orrery.local.local_explanations import LocalExplanations
from orrery.local.local_replay import replayed
from orrery.local.local_requests import (
    AnalysisKnown,
    LocalAnalysisAsked,
    LocalForkAsked,
    LocalLessonAsked,
    LocalNoteAsked,
    LocalTableAsked,
    ReplayAsked,
    Request,
    request,
)
from orrery.local.local_table import LIMITS, LOCAL, BotTurn, LocalTable, local_info
from orrery.local.new_local_tables import asked_table, fork_of
from orrery.local.stored_rows import AnalysisStands, AnalysisWrite, Write, read_move, read_row, written
from orrery.local.unreadable_table import Unreadable, played_here
from orrery.server.bot_workers.bot_protocol import Order, answer
from orrery.server.storage import MoveRow, TableRow
from orrery.server.storage.rows import now
from orrery.server.tables import side_state
from orrery.server.tables.beginning import begin
from orrery.server.tables.records.recorded_table import recorded_table
from orrery.server.tables.records.replay_cache import ReplayCache
from orrery.server.tables.seats.rematches import rematch_of
from orrery.server.wire.incoming import names_in, understood
from orrery.server.wire.messages import (
    DropHint,
    Join,
    Leave,
    Ping,
    Pong,
    Say,
    Show,
    Told,
    Welcome,
    encode,
    error_message,
)
from orrery.server.wire.server_errors import ServerError, error_body, status_of
from orrery.server.wire.table_info import UserInfo
from orrery.teaching import lesson_shelf
from orrery.teaching.lesson import Lesson
from orrery.texts import common

ME = "local"  # the one person of a device


class Done(Struct):
    """What a call brings: to be stored first, then to be told, then the answer to a request."""

    writes: list[Write]
    frames: list[str]
    status: int = 200
    body: Any = None
    removed: list[str] = []  # tables of which nothing is kept any more
    thoughts: list[Thought] = []  # to be worked out by another worker
    dropped: list[int] = []  # thoughts that nobody wants any more


class Asked(Struct):
    """A question to a bot of a table, for another worker; the answer goes to `Device.bot_answered`."""

    table: str
    seat: int
    asked_at: int
    order: str


class Device:
    """The tables of one device, as long as one page of it is open. `hint_deals`: see `LocalHints`."""

    def __init__(self, name: str, hint_deals: int | None = None) -> None:
        self.guest = ME
        self._name = name
        self._rows: dict[str, TableRow] = {}
        self._tables: dict[str, LocalTable] = {}
        self._unreadable: dict[str, Unreadable] = {}
        self._writes: list[Write] = []
        self._frames: list[str] = []
        self._removed: list[str] = []
        self._thoughts = Thoughts()
        self._hint_deals = hint_deals
        self._replays = ReplayCache(games=1)
        self._lessons = DeviceLessons(self.guest, self._rows, self._tables)
        self._explanations = LocalExplanations(self._thoughts, self._replays, hint_deals)
        self._analyses: dict[str, LocalAnalysis] = {}  # of the tables in memory

    # --- what is stored

    def list_rows(self, rows: Sequence[str]) -> None:
        """All tables that the device keeps, but for those that cannot be read."""
        self._rows.clear()
        for text in rows:
            with contextlib.suppress(Exception):
                row = read_row(text)
                self._rows[row.id] = row

    def list_learnt(self, learnt: str) -> None:
        """How far the person is in all lessons, but for what cannot be read."""
        self._lessons.list_learnt(learnt)

    def holds(self, table: str) -> bool:
        """Whether the moves of a table need not be read, or could not be."""
        return table in self._tables or table in self._unreadable

    def load(
        self,
        table: str,
        row: str,
        moves: Sequence[str],
        notes: str = "[]",
        analysis: AnalysisStands = "none",
        pieces: Sequence[str] = (),
    ) -> None:
        """A table as it is stored, before anything is asked of it. Whoever asks something of one that cannot be read is
        told why."""
        self.forget(table)
        found, played = None, []
        try:
            found = self._rows[table] = read_row(row)
            played = [read_move(move) for move in moves]
            self._open(found, played, notes, analysis, list(pieces))
        except ServerError as error:
            self._unreadable[table] = Unreadable(error, found, played)
        except Exception as bad:
            why = BadRecord(0, reason("damaged", detail=detail_of(bad)), common())
            self._unreadable[table] = Unreadable(why, found, played)

    def _open(
        self,
        row: TableRow,
        moves: Sequence[MoveRow],
        notes: str = "[]",
        analysis: AnalysisStands = "none",
        pieces: Sequence[str] = (),
    ) -> None:
        table = LocalTable(row, moves, self._store, self._thoughts, notes, self._hint_deals)
        kept = LocalAnalysis(table, self.guest, self._thoughts, self._store_analysis, analysis, pieces)
        self._tables[row.id], self._analyses[row.id] = table, kept

    def forget(self, table: str) -> None:
        """What is in memory does not count, as storing has failed or another page plays on: the table has to be loaded
        again. Whoever waits for a hint there is told with the next call that none comes."""
        found = self._tables.pop(table, None)
        if found is not None:
            found.hints.stop()
            self._explanations.stop(table)
            self._analyses.pop(table).rest()
        self._rows.pop(table, None)
        self._unreadable.pop(table, None)

    def refused(self, code: str, said: str) -> str:
        """The device itself could not do what a message asked, for instance store it."""
        return encode(error_message(ServerError(code), **names_in(said)))

    def refused_call(self, code: str) -> str:
        """The same for a request."""
        error = ServerError(code)
        return self._done(error.status, error_body(error))

    def _store(self, row: TableRow, *moves: MoveRow) -> None:
        self._rows[row.id] = row
        gone = self._analyses[row.id].moved() if moves else None
        self._writes.append(written(row, local_info(row, self.guest), *moves, analysis=gone))

    def _store_analysis(self, row: TableRow, analysis: AnalysisWrite) -> None:
        self._writes.append(written(row, local_info(row, self.guest), analysis=analysis))

    def _done(self, status: int = 200, body: Any = None) -> str:
        done = Done(self._writes, self._frames, status, body, self._removed, *self._thoughts.handed_out())
        self._writes, self._frames, self._removed = [], [], []
        return msgspec.json.encode(done).decode()

    # --- a connection

    def send(self, text: str) -> None:
        self._frames.append(text)

    def _say(self, message: Told) -> None:
        self.send(encode(message))

    def connected(self) -> str:
        """The page has opened its connection, perhaps anew: it follows nothing yet."""
        for table in self._tables.values():
            table.leave(self)
        self._frames.clear()  # a new connection has asked for no hint yet
        self._say(Welcome(UserInfo(self.guest, self._name)))
        return self._done()

    def hear(self, text: str) -> str:
        """A message of the page."""
        names = names_in(text)
        self._told(lambda: self._answer(understood(text, LIMITS.message_bytes)), **names)
        return self._done()

    def _told(self, work: Callable[[], None], **names: str | None) -> None:
        """Whatever goes wrong is told, with the names of what was asked."""
        try:
            work()
        except OrreryError as error:
            self._say(error_message(error, **names))
        except Exception:
            self._say(error_message(self._undone(names.get("table")), **names))

    def _undone(self, table: str | None) -> ServerError:
        """Something failed halfway that nobody foresaw: nothing of it is stored or told, and what is in memory may be
        anything."""
        traceback.print_exc()
        touched = {write.table for write in self._writes} | ({table} if table else set())
        self._writes, self._frames, self._removed = [], [], []
        for ident in touched:
            self.forget(ident)
        return ServerError("internal")

    def _answer(self, said: Any) -> None:
        if isinstance(said, Ping):
            self._say(Pong())
            return
        if isinstance(said, Leave):
            if said.table in self._tables:
                self._tables[said.table].leave(self)
            return
        table = self._table(said.table)
        match said:
            case Join():
                table.join(self, said.since, in_steps=said.steps)
            case Show():
                if self not in table.following.all:
                    raise ServerError("not_joined", table=said.table)
                table.following.show_whole(self, said.since)
            case Say():
                raise ServerError("unknown_type", type="say")  # nobody else is there to hear it
            case DropHint():
                table.hints.stop(said.id)
            case _:
                table.hear(self, said)

    def _table(self, ident: str) -> LocalTable:
        if ident in self._unreadable:
            raise self._unreadable[ident].why.with_traceback(None)
        found = self._tables.get(ident)
        if found is None:
            raise ServerError("no_table", table=ident[:32])
        return found

    # --- bots

    def bot_turn(self, table: str) -> str:
        """The next question to a bot of the table, as the body; null if there is none."""
        turns: list[BotTurn | None] = []
        if table in self._tables:
            self._told(lambda: turns.append(self._tables[table].bot_turn()), table=table)
        if not turns or turns[0] is None:
            return self._done()
        order = msgspec.json.encode(turns[0].order).decode()
        return self._done(body=Asked(table, turns[0].order.seat, turns[0].asked_at, order))

    def bot_answered(self, table: str, seat: int, asked_at: int, chosen: str) -> str:
        """What `bot_choice` returned in another worker."""
        if table in self._tables:
            self._told(lambda: self._tables[table].bot_answered(seat, asked_at, chosen), table=table)
        return self._done()

    # --- what else the other worker works out

    def thought(self, number: int, found: str | None, done: bool) -> str:
        """What `thought_out` returned or told in another worker (None: it has failed). Nothing happens if nobody wants
        it any more."""
        self._told(lambda: self._thoughts.hear(number, found, done=done), table=self._thoughts.table_of(number))
        return self._done()

    def take_up(self, table: str) -> str:
        """The table is this page's now: an analysis that another page has left is gone on with."""
        if table in self._analyses:
            self._told(self._analyses[table].take_up, table=table)
        return self._done()

    def works_on(self, table: str) -> bool:
        """Whether the table is still needed although nobody looks at it: its analysis is under way."""
        return table in self._analyses and self._analyses[table].under_way

    # --- requests

    def call(self, method: str, url: str, body: str) -> str:
        """A request as the server would be sent it, the address without `/api`; status and body are its answer."""
        asked: Request | None = None
        try:
            asked = request(method, url, body)
            status, found = self._called(asked)
        except OrreryError as error:
            status, found = status_of(error), error_body(error)
        except Exception:
            broken = self._undone(asked.table if asked else None)
            status, found = broken.status, error_body(broken)
        return self._done(status, found)

    def _called(self, asked: Request) -> tuple[int, Any]:
        match (asked.method, *asked.path):
            case ("GET", "me"):
                return 200, {"id": self.guest, "name": self._name, "account": None, "program": False}
            case ("GET", "games"):
                return 200, shelf()
            case ("GET", "games", ident, "lessons"):
                return 200, self._lessons.listed(ident)
            case ("POST", "games", ident, "lessons", name):
                return 201, self._lesson(lesson_shelf.lesson(ident, name), again=asked.read(LocalLessonAsked).again)
            case ("GET", "games", ident, page):
                return 200, game_page(ident, page)
            case ("GET", "tables"):
                rows = sorted(self._rows.values(), key=lambda row: row.updated, reverse=True)
                return 200, [self._shown(row) for row in rows if side_state.read(row.side_state).lesson is None]
            case ("POST", "tables"):
                return 201, self.keep(asked_table(asked.read(LocalTableAsked), self.guest, self._name))
            case ("POST", "records"):
                played, people, offline = brought(asked.body)
                return 201, self.keep(*recorded_table(played, self.guest, self._name, people, offline=offline))
            case ("GET", "tables", ident):
                return 200, self._shown(self._rows[ident] if ident in self._rows else self._table(ident).row)
            case ("GET", "tables", ident, "record") if ident in self._unreadable:
                return 200, self._unreadable[ident].record()
            case ("POST", "tables", ident, "leave") if self.holds(ident):
                return 200, self._remove(ident)
            case ("PUT", "tables", ident, "notes", n):
                table = self._table(ident)
                return 200, self._noted(table, table.notes.change(n, asked.read(LocalNoteAsked).text, table.over))
            case (_, "tables", ident, "replay", step, "explanation"):
                return self._explained(self._table(ident), asked.method, step)
            case (_, "tables", ident, what):
                return self._at(self._table(ident), asked, what)
        raise ServerError("not_found")

    def _at(self, table: LocalTable, asked: Request, what: str) -> tuple[int, Any]:
        match (asked.method, what):
            case ("GET", "record"):
                # A running game too: it can be played on elsewhere.
                return 200, played_here(table.row, table.match.record())
            case ("GET", "replay"):
                wish = asked.asks(ReplayAsked)
                return 200, replayed(table.row.id, self._finished(table), wish, self._replays)
            case ("GET", "analysis"):
                return 200, self._analyses[table.row.id].look(asked.asks(AnalysisKnown).known)
            case ("POST", "analysis"):
                return 200, self._analyses[table.row.id].change(asked.read(LocalAnalysisAsked).do)
            case ("GET", "chat"):
                return 200, {"lines": []}
            case ("GET", "notes"):
                return 200, table.notes.shown(table.over)
            case ("POST", "notes"):
                text = asked.read(LocalNoteAsked).text
                return 201, self._noted(table, table.notes.add(text, len(table.match.actions), table.over))
            case ("POST", "rematch"):
                return 201, self._again(table)
            case ("POST", "fork"):
                begun = fork_of(table.row, table.match, asked.read(LocalForkAsked), self.guest, self._name)
                return 201, self.keep(begun)
        raise ServerError("not_found")

    def _shown(self, row: TableRow) -> Any:
        found = self._tables.get(row.id)
        return local_info(row, self.guest) if found is None else found.shown(self.guest)

    def _noted(self, table: LocalTable, note: dict[str, Any]) -> dict[str, Any]:
        self._writes.append(written(table.row, local_info(table.row, self.guest), notes=table.notes.stored))
        return note

    def _finished(self, table: LocalTable) -> Match:
        if not table.over:
            raise ServerError("not_over")
        return table.match

    def keep(self, row: TableRow, moves: Sequence[MoveRow] = ()) -> Any:
        """A new table; it begins at once unless it comes with moves."""
        row.id = LOCAL + row.id
        if row.status == "waiting":
            begin(row, now())
        self._open(row, moves)
        self._store(row, *moves)
        return self._shown(row)

    def _lesson(self, lesson: Lesson, *, again: bool) -> Any:
        """The table of a lesson as it was left; a new one takes the place of one that cannot be gone on with."""
        found = self._lessons.left_at(lesson, again=again)
        if found is not None:
            return self._shown(found)
        old = self._lessons.begun_at(lesson)
        if old is not None:
            self._remove(old.id)
        return self.keep(self._lessons.new_table(lesson, self._name))

    def _explained(self, table: LocalTable, method: str, step: str) -> tuple[int, Any]:
        """Why a bot has moved so; or nobody wants to know any more."""
        if method == "DELETE":
            self._explanations.stop(table.row.id)
            return 200, {"dropped": True}
        if method != "GET" or not step.isdecimal():
            raise ServerError("not_found")
        return 200, self._explanations.ask(table.row, self._finished(table), int(step))

    def _remove(self, table: str) -> dict[str, bool]:
        """Nobody waits for whoever leaves, and nobody else plays on. A table that cannot be read can be removed too."""
        self.forget(table)
        self._removed.append(table)
        return {"removed": True}

    def _again(self, table: LocalTable) -> Any:
        old = table.row
        self._finished(table)
        if old.rematch in self._rows:
            return self._shown(self._rows[old.rematch])
        made = rematch_of(old, self.guest, self._name)
        shown = self.keep(made)
        old.rematch = made.id
        old.revision += 1
        self._store(old)
        table.tell_table()
        return shown


def bot_choice(order: str) -> str:
    """In the bots' worker: what the bot chooses, for `Device.bot_answered`."""
    return msgspec.json.encode(answer(msgspec.json.decode(order, type=Order))).decode()
