"""A table on a player's own device. It takes the server's steps (server/tables/table_step.py), so it answers every
message as the server would; but nothing here waits: what has to be stored is handed out together with what is told, and
the device stores it before it passes anything on."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

import msgspec

from orrery.bots.levels import SECONDS
from orrery.core.errors import BadAction, IllegalAction
from orrery.core.match import Match
from orrery.local.device_thoughts import Thoughts
from orrery.local.local_hints import LocalHints
from orrery.local.local_lesson import LocalLesson
from orrery.local.local_notes import LocalNotes
from orrery.server.bot_workers.bot_protocol import BotAnswer, Order, question
from orrery.server.people.followers import Follower, note_seen
from orrery.server.settings import Limits
from orrery.server.storage import MoveRow, TableRow
from orrery.server.storage.rows import BOT, USUAL_LEVEL, now
from orrery.server.tables import side_state, table_step
from orrery.server.tables.audience import Audience
from orrery.server.tables.coaching.hint_step import expect_seated
from orrery.server.tables.match_in_memory import MatchInMemory
from orrery.server.tables.played_move import PlayedMove, played_move
from orrery.server.tables.records.stored_match import keeps_rules
from orrery.server.tables.records.waking import woken
from orrery.server.tables.seats.bot_minds import BotMinds
from orrery.server.tables.seats.seat_owners import bot_character, bot_level
from orrery.server.tables.side_state import SideState
from orrery.server.tables.table_description import table_info
from orrery.server.tables.table_followers import TableFollowers
from orrery.server.tables.table_questions import explained, foretold, previewed
from orrery.server.tables.table_step import Step, expect_own_seat, settle_move
from orrery.server.wire.messages import (
    Act,
    Answer,
    Hint,
    LessonWish,
    Outcomes,
    OutcomesMessage,
    Preview,
    Propose,
    Redo,
    Told,
    Undo,
    Why,
    encode,
)
from orrery.server.wire.server_errors import ServerError
from orrery.server.wire.table_info import TableInfo

LOCAL = "local-"  # how ids of such tables begin; ids of the server are shorter than such a one
LIMITS = Limits()


class Store(Protocol):
    """Notes a row that is to be stored, with the moves that have led to it."""

    def __call__(self, row: TableRow, *moves: MoveRow) -> None: ...


class _NobodyInvited:
    """No seat of such a table is open, so there is nothing to invite to."""

    def invitation(self, table: str, seat: int, nonce: str) -> str:
        raise ServerError("bad_invite")

    def same(self, one: str, other: str) -> bool:
        return False


def local_info(row: TableRow, guest: str | None, here: Collection[str] = ()) -> TableInfo:
    """A table as the person of the device sees it."""
    return table_info(row, guest, _NobodyInvited(), now(), here)


class BotTurn(NamedTuple):
    """What a bot is asked, and the version of its question: an answer to an older one is not played."""

    order: Order
    asked_at: int


class LocalTable:
    """One table in memory. `store` notes what is to be stored, `thoughts` what another worker is to work out."""

    def __init__(
        self,
        row: TableRow,
        moves: Sequence[MoveRow],
        store: Store,
        thoughts: Thoughts,
        notes: str = "[]",
        hint_deals: int | None = None,
    ) -> None:
        keeps_rules(row)
        self.row = row
        self.notes = LocalNotes(notes, LIMITS.notes)
        self.memory = MatchInMemory(lambda _taken, _moves: None)
        self.following = TableFollowers(self)
        self.hints = LocalHints(self, thoughts, hint_deals)
        self.lesson = LocalLesson(self)
        self._store = store
        self._minds = BotMinds()
        found = woken(row, list(moves), None)
        self.match: Match = found.match
        self.memory.adopt(found, moves, row.told)

    # --- how it looks

    @property
    def audiences(self) -> Mapping[int | None, Audience]:
        return self.memory.audiences

    def shown(self, guest: str | None) -> TableInfo:
        return local_info(self.row, guest, {follower.guest for follower in self.following.all})

    @property
    def over(self) -> bool:
        return self.row.status == "over"

    def tell_table(self) -> None:
        self.following.tell_table()

    def join(self, follower: Follower, since: int | dict[str, int] | None, *, in_steps: bool) -> None:
        followed = follower in self.following.all
        following = self.following.add(follower, since, in_steps=in_steps)
        if followed:
            self.following.tell_table_to(follower)
        else:
            self.tell_table()
        self.following.tell_state_to(following, away=not followed)
        self.lesson.tell_to(follower)

    def leave(self, follower: Follower) -> None:
        """How far they were told is stored; nobody waits for that."""
        self.hints.stop()
        following = self.following.remove(follower)
        if following is not None and note_seen(self.row, following):
            self._store(self.row)

    # --- what people do

    def hear(
        self,
        follower: Follower,
        said: Act | Undo | Redo | Propose | Answer | Preview | Outcomes | Why | Hint | LessonWish,
    ) -> None:
        """A message about one of the follower's seats; ServerError if it is nobody's business of theirs."""
        if isinstance(said, LessonWish):
            self.lesson.wish(follower.guest, said)
            return

        def reply(message: Told) -> None:
            follower.send(encode(message))

        if isinstance(said, Hint):
            expect_seated(self.row, follower.guest)
        expect_own_seat(self.row, follower.guest, said.seat)
        match said:
            case Hint():
                self.hints.ask(follower, said)
            case Act() | Undo() | Redo():
                step = table_step.move_step(self.row, self.memory, self.match, said, LIMITS.undos_per_seat, now())
                self.take(step, reply)
                if step.behind:
                    self.following.show(follower.guest, follower, reply)
            case Propose():
                most = LIMITS.undos_per_table
                step = table_step.proposal_step(self.row, self.match, follower.guest, said, most, now())
                self.take(step, reply)
            case Answer():  # everybody here is one person, whose own proposals need no answer
                table_step.at_play(self.row, self.match, said.seat)
                raise ServerError("no_proposal")
            case Preview():
                reply(previewed(self.match, said))
            case Outcomes():
                found = foretold(self.memory, self.match, said, LIMITS.outcomes_per_answer)
                reply(found if isinstance(found, OutcomesMessage) else found())
            case Why():
                reply(explained(self.match, said))

    def take(self, step: Step, reply: Callable[[Told], None] = lambda _message: None) -> None:
        """Store what a step holds, then tell of it."""

        def answer() -> None:
            for message in step.replies:
                reply(message)

        played = step.played
        if step.rewind is not None:
            played = table_step.rewound(self.row, self.memory, self.match, step.rewind, now())
        if played is not None:
            self._settle(played, answer)
        elif step.side is not None:
            self._save_side_state(step.side)
            answer()
            self.tell_table()
            self.hints.moved()
            self.lesson.told()
        else:
            answer()

    def _save_side_state(self, made: SideState) -> None:
        self.row = table_step.with_side_state(self.row, made, {}, now())
        self.row.revision += 1
        self._store(self.row)

    def save_hints(self, made: SideState, seat: int) -> None:
        """The seat has had a hint."""
        self._save_side_state(made)
        self.following.tell_table_to_players_of(seat)

    def _settle(self, played: PlayedMove, acknowledge: Callable[[], None] = lambda: None) -> None:
        self._store(played.row, played.move)
        settle_move(self, self.match, played, acknowledge)
        self.hints.moved()
        self.lesson.told()

    # --- bots

    def _bot(self) -> int | None:
        """The first seat whose bot owes a decision; none does while the table is paused."""
        side = side_state.read(self.row.side_state)
        if self.row.status != "playing" or side_state.resting(self.row, side):
            return None
        return next((seat for seat in self.match.actors if bot_level(self.row, seat) is not None), None)

    def bot_turn(self) -> BotTurn | None:
        """What the next bot is asked; None if none is. Whoever has a single answer, or a part in a lesson, plays it at
        once."""
        while (seat := self._bot()) is not None:
            decision = self.match.decision(seat)
            assert decision is not None
            only, part = len(decision.actions) == 1, self.lesson.rival_move(seat)
            if not only and part is None:
                level, character = bot_level(self.row, seat) or USUAL_LEVEL, bot_character(self.row, seat)
                mind = self._minds.of(self.match, seat)
                order = question(self.match, seat, level, self.row.thinking or SECONDS, character=character, mind=mind)
                return BotTurn(order, self.memory.asked_at(seat))
            action = self.match.game.action_to_json(decision.actions[0]) if part is None else part
            if only:
                self._minds.forced(self.match, seat, action)
            self._bot_plays(seat, action)
        return None

    def bot_answered(self, seat: int, asked_at: int, chosen: str) -> None:
        """A bot has chosen (null: it failed); nothing happens if it is not asked that any more."""
        answer = msgspec.json.decode(chosen, type=BotAnswer | None)
        decision = self.match.decision(seat) if seat == self._bot() else None
        if decision is None or self.memory.asked_at(seat) != asked_at:
            return
        fallback = self.match.game.action_to_json(decision.actions[0])
        if answer is not None:
            self._minds.answered(self.match, seat, answer.mind)
        try:
            self._bot_plays(seat, fallback if answer is None else answer.action)
        except (IllegalAction, BadAction):
            self._minds.mistaken(self.match, seat)
            self._bot_plays(seat, fallback)

    def _bot_plays(self, seat: int, action: list[Any]) -> None:
        self.play(seat, action, f"{BOT}{self.match.version + 1}:{seat}")

    def play(self, seat: int, action: list[Any], key: str) -> None:
        """A move that no message has asked for."""
        side = side_state.read(self.row.side_state)
        self._settle(played_move(self.row, side, self.memory, self.match, seat, action, key, now()))
