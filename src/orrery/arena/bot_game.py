"""One whole game between bots, whatever they do: late, broken or illegal answers lose the game, and no more than that.

A fault ends the game where it stands. The bot at fault shares nothing, the others share the win equally; nobody wins a
solo game. Scores are then those of the unfinished table.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from orrery.bots.answers import answer_of
from orrery.bots.base import Bot
from orrery.bots.fair_look import look_for
from orrery.core import engine
from orrery.core.decision import Decision
from orrery.core.errors import BadAnswer
from orrery.core.game import Game
from orrery.core.match import Match
from orrery.core.registry import game as find_game
from orrery.core.rng import Rng, mix
from orrery.texts import common

Json = Any
Watch = Callable[[Any, Decision, Any, Bot], None]  # the state, what is asked in it, the answer, and whose it is
LOOKS = 0xFA14  # the stream of re-deals that foreign bots are shown
MOST_TOLD = 2000  # characters of what a bot left behind


class BotFailure(Exception):
    """A bot's program is gone, silent or not to be understood: `.why` as a `Fault` has it, `.detail` what it said."""

    def __init__(self, why: str, detail: str = "") -> None:
        self.why = why
        self.detail = detail
        super().__init__(f"{why}: {detail}")


class Fault(NamedTuple):
    """How a bot lost a game without playing it to its end."""

    seat: int
    bot: str
    action: int  # how many actions came before
    question: str  # the kind of the decision
    why: str  # late, illegal, crashed, gone, garbled or not_started
    detail: str = ""  # what it said or left behind: an answer, an error, the end of its standard error

    def text(self, lang: str = "en") -> str:
        """What happened, as a sentence; `detail` is not in it."""
        return common().format(lang, f"fault-{self.why}", {"bot": self.bot, "question": self.question})

    def to_json(self) -> dict[str, Json]:
        return self._asdict()


class BotGame(NamedTuple):
    """A game that bots have played. Everything is by seat."""

    game: str
    rules_version: int
    players: int
    options: dict[str, Json]
    seed: int
    actions: tuple[tuple[int, Any], ...]  # seat and action
    over: bool  # played to its end by the rules
    winners: tuple[int, ...]
    shares: tuple[float, ...]  # of the win, 1 in all; a lost solo game has none
    scores: tuple[int, ...]
    ranks: tuple[int, ...]  # 1 is best; equal ranks are shared; whoever breaks a game off comes last
    choices: tuple[int, ...]  # decisions with more than one action
    seconds: tuple[float, ...]  # spent on them
    faults: tuple[Fault, ...] = ()  # at most one: it ends the game

    def match(self) -> Match:
        """The game as a match at its last position, for records, replays and views."""
        game = find_game(self.game, self.rules_version)
        m = game.new(self.players, self.seed, self.options)
        state = game.clone(m.state)
        for seat, action in self.actions:
            engine.apply(m.flow, state, seat, action)
        m.absorb(state, list(self.actions))
        return m

    def record(self) -> dict[str, Json]:
        """Seed and actions with digests, as `orrery.replay` takes them."""
        return self.match().record()


def play_bots(
    game: Game[Any, Any] | str,
    players: int,
    options: Mapping[str, Json] | None,
    seed: int,
    bots: Sequence[Bot],
    *,
    labels: Sequence[str] | None = None,
    limit: float | None = None,
    watch: Watch | None = None,
) -> BotGame:
    """Play one game to its end, or to the first fault of a bot. One bot per seat; `limit` is in seconds for each
    decision: a bot in this process is stopped by nobody, its answer just counts as late. `watch` is shown
    each answer before it is played."""
    game = find_game(game) if isinstance(game, str) else game
    if len(bots) != players:
        raise ValueError(f"{len(bots)} bots for {players} seats")
    m = game.new(players, seed, options)
    table = _Table(game, m, bots, labels or [bot.name for bot in bots], limit, watch)
    table.play()
    result = game.result(table.state)
    winners = result.winners if not table.faults else tuple(s for s in range(players) if s != table.faults[0].seat)
    share = 1.0 / max(1, len(winners))  # a solo game may be won by nobody
    for bot in bots:
        farewell = getattr(bot, "game_over", None)
        if farewell is not None:
            farewell(winners, tuple(sheet.total for sheet in result.sheets))
    return BotGame(
        game.id,
        game.rules_version,
        players,
        game.option_set.write(m.options),
        m.seed,
        tuple(table.actions),
        not table.faults,
        winners,
        tuple(share if seat in winners else 0.0 for seat in range(players)),
        tuple(sheet.total for sheet in result.sheets),
        tuple(sheet.rank for sheet in result.sheets) if not table.faults else _ranks(winners, players),
        tuple(table.choices),
        tuple(table.seconds),
        tuple(table.faults),
    )


def _ranks(winners: Sequence[int], players: int) -> tuple[int, ...]:
    """Of a game that was broken off: the others are equal."""
    return tuple(1 if seat in winners else len(winners) + 1 for seat in range(players))


class _Table:
    """A game in progress."""

    def __init__(
        self,
        game: Game[Any, Any],
        m: Match,
        bots: Sequence[Bot],
        labels: Sequence[str],
        limit: float | None,
        watch: Watch | None,
    ) -> None:
        self.game, self.flow, self.state = game, m.flow, game.clone(m.state)
        self.bots, self.labels, self.limit, self.watch = bots, labels, limit, watch
        self.looks = Rng(mix(m.seed & ((1 << 64) - 1), LOOKS))
        self.actions: list[tuple[int, Any]] = []
        self.choices = [0] * m.players
        self.seconds = [0.0] * m.players
        self.faults: list[Fault] = []

    def play(self) -> None:
        flow, state = self.flow, self.state
        while not self.faults and (actors := engine.actors(flow, state)):
            seat = actors[0]
            view, decision = look_for(self.bots[seat], self.game, state, seat, self.looks)
            action = self._ask(seat, view, decision)
            if action is not None:
                if self.watch is not None:
                    self.watch(state, decision, action, self.bots[seat])
                engine.apply(flow, state, seat, action)
                self.actions.append((seat, action))

    def _ask(self, seat: int, view: dict[str, Json], decision: Decision) -> Any:
        """A legal action, or None and a fault."""
        bot = self.bots[seat]
        try:
            get_ready = getattr(bot, "get_ready", None)
            if get_ready is not None:
                get_ready(view, decision)
            began = time.perf_counter()
            raw = bot.choose(view, decision)
            took = time.perf_counter() - began
            action = answer_of(self.game, decision, raw, self.labels[seat])
        except BotFailure as failure:
            return self._without(seat, decision, failure.why, failure.detail)
        except BadAnswer as bad:
            return self._without(seat, decision, "illegal", str(bad.params["answer"]))
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # a bot may leave by SystemExit too
            return self._without(seat, decision, "crashed", f"{type(error).__name__}: {error}")
        if len(decision.actions) > 1:
            self.choices[seat] += 1
            self.seconds[seat] += took
        if self.limit is not None and took > self.limit:
            return self._without(seat, decision, "late", f"{took:.3f} s")
        return action

    def _without(self, seat: int, decision: Decision, why: str, detail: str) -> Any:
        """There is no action, but a fault."""
        told = detail[-MOST_TOLD:]
        self.faults.append(Fault(seat, self.labels[seat], len(self.actions), decision.kind, why, told))
        return None
