"""Why a bot has moved so, in a finished game of a device: the server's steps (coaching/explanation_step.py), worked out
where the bots think. A request tells what is known so far; the page asks again until that is all."""

from __future__ import annotations

import msgspec

from orrery.core.match import Match
from orrery.local.device_thoughts import Thoughts
from orrery.server.bot_workers.explaining import Explained
from orrery.server.settings import Settings
from orrery.server.storage import TableRow
from orrery.server.tables.coaching.explanation_answers import told
from orrery.server.tables.coaching.explanation_step import bot_in, explained_move, mover
from orrery.server.tables.records.replay_cache import ReplayCache
from orrery.server.wire.explanation_info import MoveExplanation
from orrery.server.wire.server_errors import ServerError


class _Wanted:
    """An explanation that is being worked out, or has been."""

    def __init__(self, table: str, version: int, head: MoveExplanation) -> None:
        self.about = (table, version, head.step)
        self.latest = head
        self.thought = 0
        self.failed = False


class LocalExplanations:
    """Those of a device: the person looks at one at a time, so the last one is kept. `deals`: see `LocalHints`."""

    def __init__(self, thoughts: Thoughts, replays: ReplayCache, deals: int | None) -> None:
        self._thoughts = thoughts
        self._replays = replays
        self._deals = deals
        self._wanted: _Wanted | None = None

    def ask(self, row: TableRow, match: Match, step: int) -> MoveExplanation:
        """What can be told so far of the move that led to this step, in a game that is over. ServerError if there is
        nothing to tell, or it could not be worked out."""
        wanted = self._wanted
        if wanted is None or wanted.about != (row.id, match.version, step):
            wanted = self._begin(row, match, step)
        if wanted.failed:
            self._wanted = None
            raise ServerError("explanation_failed")
        return wanted.latest

    def stop(self, table: str) -> None:
        """Nobody wants one of this table any more."""
        if self._wanted is not None and self._wanted.about[0] == table:
            self._drop()

    def _begin(self, row: TableRow, match: Match, step: int) -> _Wanted:
        if bot_in(row, mover(match, step)) is None:  # on a device no bot stands in for anybody
            raise ServerError("not_a_bots_move", step=step)
        before = self._replays.at(row.id, match, step - 1)
        head, order = explained_move(row, match, before, step, Settings.hint_seconds, self._deals)
        self._drop()
        wanted = self._wanted = _Wanted(row.id, match.version, head)

        def hear(found: str | None, done: bool) -> None:
            if found is None:
                wanted.failed = True
            else:
                wanted.latest = told(match.game, head, msgspec.json.decode(found, type=Explained), done=done)

        wanted.thought = self._thoughts.ask(row.id, order, hear)
        return wanted

    def _drop(self) -> None:
        if self._wanted is not None:
            self._thoughts.drop(self._wanted.thought)
            self._wanted = None
