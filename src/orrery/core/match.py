"""A live game: the state, what led to it, and the way back. The only holder of history."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any, NamedTuple

from orrery.core import engine
from orrery.core.checkpoint import Checkpoint, Fences, write_checkpoint
from orrery.core.errors import CannotUndo
from orrery.core.events import Chapter, EventStream, entry, folded
from orrery.core.inquiry import Inquiry
from orrery.core.onlookers import SameTable
from orrery.core.record import record
from orrery.core.rng import commitment
from orrery.core.ruleset import Ruleset
from orrery.core.score_sheet import Sheet
from orrery.core.start import check_start
from orrery.core.state_codec import to_plain
from orrery.core.steps import PlayedAct, Step

Json = Any
Streams = dict[int | None, tuple[EventStream, int]]  # per audience: what it heard, and of how many chapters


class Way(NamedTuple):
    """The moment before action n, as `Match.way_back` finds it."""

    n: int
    state: Any
    fences: Fences
    streams: Streams


class Match(Inquiry):
    """One game being played, by the public API of `orrery`."""

    def __init__(self, game: Ruleset[Any, Any], players: int, seed: int, options: Any, start: Any = None) -> None:
        self._sit_down(game, players, seed, options, start)
        self.state = game.initial(players, seed, options) if start is None else game.clone(start)
        opening: list[Any] = []
        engine.start(self.flow, self.state, opening)
        self._log[0] = list(map(entry, opening))

    def _sit_down(self, game: Ruleset[Any, Any], players: int, seed: int, options: Any, start: Any) -> None:
        """All but a position, and what led to it."""
        self.game = game
        self.players = players
        self.seed = seed
        self.options = options
        self.start = start  # the position it began with, if not with the one the seed deals; never changed
        self.flow = game.flow(options)
        self.version = 0  # rises with every act and every undo
        self.undos = 0
        self.actions: list[tuple[int, Any]] = []
        self._log: list[Chapter] = [[]]  # what the opening told, then each action
        self._fences: Fences = ((0, "nothing"),) * players
        self._past: dict[int, tuple[Any, Fences]] = {}  # before action n, for those that may be taken back
        self._awaited: frozenset[int] = frozenset()  # and for those that will be, see `expect`
        self._streams: Streams = {}
        self._way: Way | None = None
        self._latest: PlayedAct | None = None  # the act that led here, unless something was taken back since
        self._taken_back: dict[int, list[Any]] = {}  # by each seat since its own last act, the latest last

    @classmethod
    def from_state(
        cls, game: Ruleset[Any, Any], players: int, options: Any, state: Any, seed: int | None = None
    ) -> Match:
        """A match that starts from a position instead of a deal; BadRecord if that can't be played on.

        The position carries its own streams of chance: the seed stands for nothing but the commitment, unless whoever
        made the position took its keys from it.
        """
        game.check_players(players)
        chosen = game.read_options(options) if options is None or isinstance(options, Mapping) else options
        game.accept_table(players, chosen)
        check_start(game, players, chosen, state)
        return cls(game, players, game.check_seed(seed), chosen, game.clone(state))

    def _afresh(self) -> Match:
        """The same match before its first action."""
        return Match(self.game, self.players, self.seed, self.options, self.start)

    # --- acting --------------------------------------------------------------------------------

    def act(self, seat: int, action: Any) -> list[dict[str, Json]]:
        """Take an action, in its typed or its text form; returns the events the seat may see."""
        heard = self.heard(seat)
        self.play(seat, action)
        return self.events(seat, heard)

    def play(self, seat: int, action: Any) -> None:
        """`act` for whoever does not ask what it tells, because it was played before."""
        seat = self._seat(seat)
        chosen = self._read(action)
        self._check(seat, chosen)
        before = self.state
        self._advance(seat, chosen)
        self._latest = PlayedAct(self.game, before, seat, chosen)
        self._remember(seat, chosen)
        self.version += 1

    def _advance(self, seat: int, action: Any) -> None:
        """Step a copy, so that a failure in a rule can never leave half a move behind."""
        self._tell_all()
        before = self.actors
        state = self.game.clone(self.state)
        out: list[Any] = []
        play = engine.apply(self.flow, state, seat, action, out)
        self._past[len(self.actions)] = (self.state, self._fences)
        self.state = state
        self.actions.append((seat, action))
        self._log.append(list(map(entry, out)))
        self._raise_fences(seat, before, play)

    def _raise_fences(self, seat: int, before: tuple[int, ...], play: engine.Play[Any]) -> None:
        now = len(self.actions)
        fences = list(self._fences)
        if any(other not in before and other != seat for other in self.actors):
            fences = [(now, "passed")] * self.players  # another seat decides on what it sees now
        told = play.fenced
        if told:
            told |= 1 << seat  # nor may a seat take back what has shown others something
        for fenced in range(self.players):
            if told >> fenced & 1:
                fences[fenced] = (now, play.fence_why)
        if self.over:
            fences = [(now, "over")] * self.players  # everything hidden is open now, the seed too
        self._fences = tuple(fences)
        self._forget()

    def _forget(self) -> None:
        oldest = min(at for at, _ in self._fences)
        for n in [n for n in self._past if n < oldest and n not in self._awaited]:
            del self._past[n]

    # --- taking back ---------------------------------------------------------------------------

    def why_no_undo(self, seat: int) -> str | None:
        """Why the seat's last step can't be taken back: a reason key; None if it can."""
        last = self._last_action(self._seat(seat))
        fence, why = self._fences[seat]
        if last is None:
            return "nothing"
        return why if last < fence else None

    def fence(self, seat: int) -> int:
        """How many of the first actions the seat can't take back by itself."""
        return self._fences[self._seat(seat)][0]

    @property
    def settled(self) -> bool:
        """Whether no seat can take back a step by itself."""
        return all(at == len(self.actions) for at, _ in self._fences)

    def can_undo(self, seat: int) -> bool:
        return self.why_no_undo(seat) is None

    def undo(self, seat: int) -> None:
        """Take back the seat's last action. Others who decide at the same time are not disturbed."""
        why = self.why_no_undo(seat)
        if why is not None:
            raise CannotUndo(why, self.game.texts)
        last = self._last_action(seat)
        assert last is not None
        later = self.actions[last + 1 :]
        self._taken_back.setdefault(seat, []).append(self.actions[last][1])
        self._go_back(last)
        for other, action in later:
            self._advance(other, action)

    def rewind(self, n: int) -> None:
        """Keep the first n actions, whatever the later ones have shown: for those who have all agreed to it."""
        if isinstance(n, bool) or not isinstance(n, int) or not 0 <= n < len(self.actions):
            raise CannotUndo("nothing", self.game.texts)
        for seat, action in reversed(self.actions[n:]):
            self._taken_back.setdefault(seat, []).append(action)
        self._go_back(n)

    def way_back(self, n: int) -> Way | None:
        """What `rewind` to n has to walk for and to tell anew; None if there is no such moment. It changes nothing, so
        whoever has other things to do may let a thread find it and hand it to `remember_way`."""
        if not 0 <= n < len(self.actions):
            return None
        self._tell_all()
        state, fences = self._past[n] if n in self._past else self._walk(n)
        streams: Streams = {seat: (EventStream(seat), n + 1) for seat in (*range(self.players), None)}
        for stream, until in streams.values():
            stream.read(self._log[:until])
        return Way(n, state, fences, streams)

    def remember_way(self, way: Way) -> None:
        """The next `rewind` there is quick. Nothing may be played or taken back in between."""
        self._past[way.n] = (way.state, way.fences)
        self._way = way

    def expect(self, moments: Iterable[int]) -> None:
        """`rewind` will be called for these numbers of actions, because moves that were made before are played again:
        their positions are kept on the way, instead of walking there each time. Without any nothing more is kept."""
        self._awaited = frozenset(moments)
        self._forget()

    def redo(self, seat: int) -> Any | None:
        """The action the seat took back last, if it has done nothing else since and may do it now; playing it with
        `act` is the redo, and the one taken back before it is next."""
        taken_back = self._taken_back.get(self._seat(seat))
        if not taken_back or engine.asking(self.flow, self.state, seat) is None:
            return None
        return None if engine.refuse(self.flow, self.state, seat, taken_back[-1]) is not None else taken_back[-1]

    def can_redo(self, seat: int) -> bool:
        return self.redo(seat) is not None

    def _remember(self, seat: int, action: Any) -> None:
        """An act of one's own ends the way forward, unless it is the next step of it."""
        taken_back = self._taken_back.get(seat)
        if taken_back:
            latest = taken_back.pop()
            if type(latest) is not type(action) or latest != action:
                taken_back.clear()

    def _last_action(self, seat: int) -> int | None:
        return next((n for n in range(len(self.actions) - 1, -1, -1) if self.actions[n][0] == seat), None)

    def _go_back(self, n: int) -> None:
        """To the moment before action n. Its state may be known no longer: then the way is walked again."""
        self._tell_all()
        self._latest = None
        self.state, self._fences = self._past[n] if n in self._past else self._walk(n)
        for gone in [k for k in self._past if k >= n]:
            del self._past[gone]
        del self.actions[n:]
        del self._log[n + 1 :]
        known, self._way = self._way, None
        self._streams = known.streams if known is not None and known.n == n else {}
        self.version += 1
        self.undos += 1

    def _walk(self, n: int) -> tuple[Any, Fences]:
        again = self._afresh()
        for seat, action in self.actions[:n]:
            again._advance(seat, action)
        return again.state, again._fences

    # --- what is known -------------------------------------------------------------------------

    @cached_property
    def commitment(self) -> str:
        return commitment(self.game.id, self.seed)

    def view(self, seat: int | None = None) -> dict[str, Json]:
        """All that a seat (None: a spectator) may know, JSON-ready. To be read only: views share parts."""
        shown = self.game.view(self.state, None if seat is None else self._seat(seat))
        return self._sealed(shown, f"{self.seed:032x}" if self.over else None)

    def views(self) -> dict[int | None, dict[str, Json]]:
        """The views of all seats and, last, of a spectator. What is the same for all of them is made once."""
        with SameTable(self.state):
            return {seat: self.view(seat) for seat in (*range(self.players), None)}

    def _sealed(self, shown: dict[str, Json], seed: str | None = None) -> dict[str, Json]:
        shown["commitment"] = self.commitment
        shown["seed"] = seed
        return shown

    def steps(self, seat: int | None = None, view: dict[str, Json] | None = None) -> list[Step]:
        """The last act as the seat (None: a spectator) heard and saw it: a step for each event it heard, with its view
        at that moment. The last step has the view of now; it is the only one, without events, if the act told the seat
        nothing or something has been taken back since. `view`: that of now, if the caller has it already."""
        stream = self._stream(None if seat is None else self._seat(seat))
        last = self.view(seat) if view is None else view
        if self._latest is None or stream.latest[0] == stream.heard:
            return [Step([], last)]
        numbers, moments = stream.latest, self._latest.moments
        told, first = self.events(seat, numbers[0]), numbers[0]
        heard = [n for n in range(len(moments)) if numbers[n] < numbers[n + 1]]
        return [
            Step(
                told[numbers[n] - first : numbers[n + 1] - first],
                last if n == heard[-1] else self._sealed(self._latest.view(n, seat)),
            )
            for n in heard
        ]

    def forget_moments(self) -> None:
        """Nobody is expected to ask for the steps of the last act again."""
        if self._latest is not None:
            self._latest.forget_moments()

    def events(self, seat: int | None = None, since: int = 0) -> list[dict[str, Json]]:
        """The events as the seat heard them, from its event number `since` on."""
        stream = self._stream(None if seat is None else self._seat(seat))
        if since < stream.dropped:  # folded since: read once more
            stream = EventStream(seat)
            stream.read(self._log)
            self._streams[seat] = (stream, len(self._log))
        return stream.told[since - stream.dropped :]

    def heard(self, seat: int | None = None) -> int:
        """How many events the seat has heard."""
        return self._stream(None if seat is None else self._seat(seat)).heard

    def fold_events(self) -> None:
        """Nobody is expected to ask for the events so far: they are kept small, and unfolded if somebody does."""
        for n in range(len(self._log) - 1, -1, -1):
            if isinstance(self._log[n], bytes):
                break
            self._log[n] = folded(self._log[n])
        for stream, _ in self._streams.values():
            stream.drop()

    def _stream(self, seat: int | None) -> EventStream:
        self._tell_all()
        stream, heard = self._streams.get(seat, (EventStream(seat), 0))
        stream.read(self._log[heard:])
        self._streams[seat] = (stream, len(self._log))
        return stream

    def _tell_all(self) -> None:
        """After a fast play-out the events were never made: make them now."""
        if len(self._log) <= len(self.actions):
            again = self._afresh()
            for seat, action in self.actions:
                again._advance(seat, action)
            self._log = again._log

    # --- the end -------------------------------------------------------------------------------

    def scores(self) -> tuple[Sheet, ...]:
        """One sheet per seat, as if the game ended now."""
        return self.game.result(self.state).sheets

    @property
    def winners(self) -> tuple[int, ...]:
        """Seats that won, after tie-breaks; empty while the game goes on."""
        return self.game.ranking(self.state).winners if self.over else ()

    # --- copies and files ----------------------------------------------------------------------

    def absorb(self, state: Any, moves: list[tuple[int, Any]]) -> None:
        """Take over what a fast loop played from this match's state on."""
        self.state = state
        self.actions.extend(moves)
        self.version += len(moves)
        self._past.clear()
        self._latest = None
        self._taken_back.clear()
        self._fences = ((len(self.actions), "over" if self.over else "revealed"),) * self.players

    def clone(self) -> Match:
        twin = Match.__new__(Match)
        twin._sit_down(self.game, self.players, self.seed, self.options, self.start)
        twin.restore(self.checkpoint())
        twin.state = self.game.clone(self.state)
        twin.actions, twin._log = list(self.actions), list(self._log)
        twin._past, twin._awaited = dict(self._past), self._awaited
        return twin

    def record(self) -> dict[str, Json]:
        """The game as seed and actions: a few kB from which everything can be recomputed."""
        return record(self, self._afresh().state)

    def to_json(self) -> str:
        """The whole match as text, in mid-turn too; `orrery.load` gives it back."""
        saved = {"format": "orrery-match", "record": self.record(), **write_checkpoint(self.game, self.checkpoint())}
        return json.dumps(saved, ensure_ascii=False, separators=(",", ":"))

    def checkpoint(self) -> Checkpoint:
        """Where the match stands, to be kept."""
        taken_back = tuple(tuple(self._taken_back.get(seat, ())) for seat in range(self.players))
        return Checkpoint(self.state, self._fences, self.version, self.undos, taken_back)

    def restore(self, at: Checkpoint) -> None:
        """Stand where a match with the same actions stood."""
        self.state, self._fences, self.version, self.undos = at.state, at.fences, at.version, at.undos
        self._taken_back = {seat: list(actions) for seat, actions in enumerate(at.taken_back) if actions}

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match):
            return NotImplemented
        return (
            self.game is other.game
            and (self.players, self.seed, self.options) == (other.players, other.seed, other.options)
            and (self.start is None) == (other.start is None)
            and (self.start is None or to_plain(self.start) == to_plain(other.start))
            and self.actions == other.actions
            and to_plain(self.state) == to_plain(other.state)
        )

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<Match of {self.game.id}, {self.players} seats, {len(self.actions)} actions>"
