"""What a game gives to the engine. Matches, bots, server and clients work through it."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Generic, TypeVar

from orrery.core import engine
from orrery.core.actions import ActionSet
from orrery.core.data_files import Entry
from orrery.core.engine import Flow
from orrery.core.errors import LANGUAGES, BadAction, BadOptions, IllegalAction, Texts, Words, clip, reason
from orrery.core.events import kind_of
from orrery.core.field_types import MessageFields, field_types, meanings
from orrery.core.ledger import Losses, Quantity
from orrery.core.opponents import Opponents
from orrery.core.options import OptionSet
from orrery.core.position import Positions
from orrery.core.rng import SEED_BITS, Rng, stream_keys
from orrery.core.score_sheet import Line, Ranking, Result, Score, Sheet, result_view
from orrery.core.state import State
from orrery.core.state_codec import Codec
from orrery.core.terms import DIGITS, Term
from orrery.core.win_curves import PLAIN, WinCurve

Json = Any
S = TypeVar("S", bound=State[Any])
O = TypeVar("O")  # noqa: E741 - the options' own type


class Ruleset(ABC, Generic[S, O]):
    """The contract of a game by one version of its rules; `core.game.Game` begins matches with it.

    Most of what a game brings are plain functions: `evaluate = staticmethod(evaluate)` binds one.
    """

    # from `game.toml`, if the class says `facts=read("game")`
    id: str
    name: Words
    about: Words
    rules_version: int
    players: range
    minutes: tuple[int, int]
    weight: int  # 1 light .. 5 heavy
    stage: str  # alpha, beta, stable
    # said by the class
    turn_rule: str  # the rule behind "it is not your decision"
    end_rule: str  # the rule behind "the game is over"
    side_by_side: bool = False  # between common steps a seat's decisions touch only its own boards (bots look no wider)
    turn_by_turn: bool = False  # seats take turns and decide nearly always alone (bots follow a turn to its end)
    guess_rivals: bool = True  # in turns: quick guesses at the others' answers tell more than the end of one's own turn
    option_set: OptionSet[O]
    positions: Positions[S]
    actions: ActionSet
    state_type: type[S]
    event_types: tuple[type, ...]
    parameter_types: Mapping[str, Any] = MappingProxyType({})  # of prompts and refusals, as `event_types` have them
    view_type: type
    guide_type: type | None = None  # of what `guide` tells
    quantities: tuple[Quantity, ...] = ()  # of the ledger, in order
    losses: Losses = MappingProxyType({})  # what events tell of losses
    win_curve: WinCurve = PLAIN  # what a lead means for the chance to win
    spread: float = 5.0  # how far final totals at a table usually lie apart: their standard deviation, in points
    opponents: Opponents = Opponents()  # how able bots of each level are, and their characters
    lost_alone: bool = False  # who plays alone may lose: a share of wins says something then
    open_scores: bool = False  # everybody can count everybody's points at any time
    texts: Texts
    codec: Codec

    def __init_subclass__(cls, facts: Entry | None = None) -> None:
        super().__init_subclass__()
        if facts is not None:
            cls.id, cls.stage = str(facts["id"]), str(facts["stage"])
            cls.name, cls.about = Words(facts["name"]), Words(facts["text"])
            cls.rules_version, cls.weight = int(facts["rules_version"]), int(facts["weight"])
            cls.players = range(int(facts["players"]["min"]), int(facts["players"]["max"]) + 1)
            shortest, longest = facts["minutes"]
            cls.minutes = (int(shortest), int(longest))

    @property
    def options(self) -> dict[str, Json]:
        """JSON Schema of the game's options."""
        return self.option_set.schema()

    def field_types(self) -> MessageFields:
        """What the fields of events, the parameters of prompts and refusals and the quantities of outcomes mean: for
        texts and clients."""
        events = {kind_of(event): field_types(event) for event in self.event_types}
        quantities = {quantity.name: quantity.kind for quantity in self.quantities if not quantity.of}
        return {"events": events, "parameters": meanings(self.parameter_types), "quantities": quantities}

    @abstractmethod
    def flow(self, options: O, /) -> Flow:
        """What each frame does under these options; cached, outside the state."""

    @abstractmethod
    def setup(self, players: int, options: O, keys: tuple[int, ...], /) -> S:
        """The table before the first decision, with the first frame on the table's stack."""

    def clone(self, state: S, /) -> S:
        return state.clone()

    def actors(self, state: S) -> tuple[int, ...]:
        """Seats that must decide now in this state, such as a sampled one; empty when the game is over."""
        return engine.actors(self.flow(state.options), state)

    def legal(self, state: S, seat: int) -> list[Any]:
        """Every legal action of the seat in this state; none if it owes no decision."""
        return engine.options(self.flow(state.options), state, seat)

    def step(self, state: S, seat: int, action: Any) -> None:
        """Take an action, or its text form, in this state, which changes; IllegalAction, and no change, if the rules
        refuse it."""
        chosen = action if self.actions.kind_of(action) is not None else self.action_from_json(action)
        try:
            engine.step(self.flow(state.options), state, seat, chosen)
        except IllegalAction as refused:
            raise IllegalAction(refused.refusal, self.texts) from None

    def view(self, state: S, seat: int | None, underway: bool = False, /) -> dict[str, Json]:
        """All that a seat (None: a spectator) may know, and nothing else.

        While an act is `underway` the game is not over because nobody is asked just then.
        """
        deciding = self.actors(state)
        over = not deciding and not underway
        return {
            "game": self.id,
            "rules_version": self.rules_version,
            "players": state.players,
            "me": seat,
            "step": state.step,
            "options": self.option_set.write(state.options),
            "actors": list(deciding),
            "over": over,
            **self.shown(state, seat),
            "result": self._result_view(state) if over else None,
        }

    @abstractmethod
    def shown(self, state: S, seat: int | None, /) -> dict[str, Json]:
        """The game's own part of a view. It says `step` and `actors` itself where the true ones would tell too much."""

    def guide(self, state: S, seat: int, /) -> dict[str, Json]:
        """What a screen shows beside the question of this seat and would need rules to work out: `guide_type`.

        It follows from what the seat's view shows, and is told to people only.
        """
        return {}

    @abstractmethod
    def resample(self, state: S, seat: int, rng: Rng, /) -> S:
        """A state this seat can't tell from the true one: everything it can't know is dealt anew."""

    @abstractmethod
    def score_lines(self, state: S, seat: int, /) -> Iterable[Score]:
        """What each line of a seat's score sheet counts if the game ends now."""

    @abstractmethod
    def ranking(self, state: S, /) -> Ranking:
        """Who wins if the game ends now."""

    def result(self, state: S, /) -> Result:
        """The score sheets as they would be if the game ended now."""
        winners, ranks, tie_break = self.ranking(state)
        sheets = tuple(self._sheet(state, seat, rank) for seat, rank in enumerate(ranks))
        return Result(sheets, winners, tie_break)

    def _result_view(self, state: S) -> dict[str, Json]:
        ranking = self.ranking(state)
        return result_view(ranking, [tuple(self.score_lines(state, seat)) for seat in range(len(ranking.ranks))])

    def _sheet(self, state: S, seat: int, rank: int) -> Sheet:
        lines = tuple(
            Line(key, points, self.say(f"score-{key}", points=points, **params), params)
            for key, points, params in self.score_lines(state, seat)
        )
        return Sheet(seat, sum(line.points for line in lines), rank, lines)

    def ledger(self, state: S, seat: int, /) -> Sequence[int]:
        """How much a seat has of each of the `quantities`."""
        return ()

    def turn_of(self, state: S, seat: int, /) -> Hashable:
        """Which turn the seat is in, None if in none: a turn has ended where this has changed.

        Unless a game says otherwise, a seat's turn lasts as long as it is busy.
        """
        return getattr(state, "round", 0) if state.stacks[seat] else None

    def as_known(self, state: S, seat: int, /) -> S:
        """The state with nothing left in it that the seat can't know: outcomes are foretold from this one."""
        return self.resample(state, seat, Rng(0))

    @abstractmethod
    def evaluate(self, state: S, seat: int, /) -> float:
        """How good the position looks for a seat, in points ahead of the best other seat."""

    def foresee(self, state: S, seat: int, /) -> float:
        """`evaluate` with what a longer look finds, for bots that take their time over a position.

        A game whose evaluation sees all it can need not say anything.
        """
        return self.evaluate(state, seat)

    @abstractmethod
    def evaluate_terms(self, state: S, seat: int, /) -> tuple[Term, ...]:
        """`evaluate` as the sum of named terms: always the same terms in the same order, those worth nothing too."""

    def term_name(self, key: str) -> Words:
        """What a term of the evaluation is called."""
        return self.say(f"term-{key}")

    def term_text(self, term: Term) -> Words:
        """What a term of the evaluation says of its position, with its numbers: a part of a sentence."""
        return self.say(f"told-{term.key}", worth=round(term.value, DIGITS) + 0.0, **term.numbers)

    def points_text(self, points: float) -> Words:
        """So many of the game's points, such as 1.5 medals."""
        return self.say("worth", n=round(points, DIGITS) + 0.0)

    def promising(self, state: S, seat: int, actions: Sequence[Any], most: int, /) -> Sequence[Any]:
        """Of a long list about so many actions that may be best, by a guess much cheaper than `evaluate`.

        A game with short lists need not say anything: all stay.
        """
        return actions

    def transposition_key(self, state: S, seat: int, /) -> Hashable:
        """All that the seat's turn from here depends on, where seats play side by side; None if that can't be told.

        A search that meets the same again need not look for the best answer again.
        """
        return None

    def survival(self, state: S, seat: int, rounds: int, /) -> float:
        """The chance that so many rounds come after the present one, as the seat sees it.

        Where the end comes as a surprise, a search must not count on all the rounds it could play on.
        """
        return 1.0

    @abstractmethod
    def invariants(self, state: S, /) -> None:
        """Raise AssertionError where components are lost or doubled or a promise of the rules is broken."""

    @abstractmethod
    def rules(self) -> dict[str, Json]:
        """The rules by id, in own words, in every language."""

    @abstractmethod
    def components(self) -> dict[str, Json]:
        """Every component with its names, texts and provenance."""

    def check_table(self, players: int, options: O, /) -> None:
        """Raise BadOptions where options, each good by itself, do not go together or not with so many seats."""

    def accept_table(self, players: int, options: O) -> None:
        """`check_table` with the game's own words for what is wrong."""
        try:
            self.check_table(players, options)
        except BadOptions as bad:
            raise BadOptions(bad.option, bad.reason, self.texts) from None

    def check_players(self, players: int) -> int:
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.players:
            low, high = self.players.start, self.players.stop - 1
            raise BadOptions("players", reason("not_from_to", value=clip(players), low=low, high=high), self.texts)
        return players

    def check_seed(self, seed: int | None) -> int:
        if seed is None:
            return secrets.randbits(SEED_BITS)
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 1 << SEED_BITS:
            raise BadOptions("seed", reason("seed_range", bits=SEED_BITS), self.texts)
        return seed

    def read_options(self, raw: Mapping[str, Json] | None) -> O:
        try:
            return self.option_set.read(raw)
        except BadOptions as bad:
            raise BadOptions(bad.option, bad.reason, self.texts) from None

    def initial(self, players: int, seed: int, options: O) -> S:
        return self.setup(players, options, stream_keys(seed, players + 1))

    def action_to_json(self, action: Any) -> list[Json]:
        return self.actions.write(action)

    def action_from_json(self, raw: Json) -> Any:
        try:
            return self.actions.read(raw)
        except BadAction as bad:
            raise BadAction(bad.reason, self.texts) from None

    def say(self, key: str, **params: object) -> Words:
        """A sentence of the game's catalogue in every language."""
        return Words({lang: self.texts.format(lang, key, params) for lang in LANGUAGES})
