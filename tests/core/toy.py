"""A toy game that has one of everything the engine offers.

Two rounds. In each, seats take a turn one after the other (gather, gift, roll, craft, trade, dig, rest), then
all choose a number in secret (told to the others at the unveiling), and the highest lone number scores.
At any own decision a seat may burn a coin for a point.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from orrery.core import engine, forms
from orrery.core.actions import ActionSet, Id, Int, Kind
from orrery.core.engine import Action, Ask, Flow, Free
from orrery.core.errors import Params, Refusal, Texts, Words, refusal
from orrery.core.events import Unveiled, Veiled
from orrery.core.field_types import Seat
from orrery.core.frames import AnyOrder, Confirm, ConfirmTurn, May, OneOf, Pick, Repeat, Skip, WaitFor
from orrery.core.game import Game
from orrery.core.ledger import Quantity
from orrery.core.options import Choice, Option, OptionSet
from orrery.core.position import Given, Positions, each, slot
from orrery.core.rng import Rng
from orrery.core.score_sheet import Ranking, Score, ranking_of
from orrery.core.state import TABLE
from orrery.core.state import State as CoreState
from orrery.core.state_codec import Codec
from orrery.core.terms import Term

ROUNDS = 2
DIE = 6
HIGHEST = 4
PLANS = ("gather", "roll", "craft", "trade", "dig", "rest", "show")
DECK_PLANS = ("dig", "show")


class ToyTexts:
    """A catalogue that shows what it was asked for."""

    def format(self, lang: str, key: str, params: Params) -> str:
        return f"{lang}|{key}|" + ",".join(f"{name}={value}" for name, value in params.items())

    def has(self, lang: str, key: str) -> bool:
        return True


class ToyOptions(NamedTuple):
    confirm: bool
    mood: str
    coins: int


# --- state ------------------------------------------------------------------------------------------


class State(CoreState[ToyOptions]):
    coins: list[int]
    deck: list[int]  # hidden but for its top
    points: list[int]
    round: int
    secret: list[int]
    shown: list[list[int]]  # coins and points as they stood when the secret phase began
    turn: int


Play = engine.Play[State]


# --- frames, actions, events ------------------------------------------------------------------------


class BeginRound(NamedTuple):
    """Every seat has a turn, then the secret phase."""


class NextTurn(NamedTuple):
    seat: int


class BeginSecret(NamedTuple):
    """All choose at once."""


class Unveil(NamedTuple):
    """All have chosen."""


class Turn(NamedTuple):
    seat: int


class Accept(NamedTuple):
    seat: int
    giver: int


class Thanks(NamedTuple):
    seat: int


class Gain(NamedTuple):
    seat: int
    amount: int


class Dig(NamedTuple):
    seat: int


class ChooseNumber(NamedTuple):
    seat: int


class NumberSet(NamedTuple):
    seat: int


class Plan(NamedTuple):
    what: int


class Gift(NamedTuple):
    to: int


class Answer(NamedTuple):
    yes: int


class Number(NamedTuple):
    n: int


class Burn(NamedTuple):
    """Free: a coin becomes a point."""


class Gained(NamedTuple):
    seat: Seat
    amount: int


class Rolled(NamedTuple):
    seat: Seat
    face: int


class Gifted(NamedTuple):
    seat: Seat
    to: Seat
    taken: bool


class Dug(NamedTuple):
    seat: Seat
    card: int | None

    def redacted(self) -> Dug:
        return self._replace(card=None)


class Peeked(NamedTuple):
    """Only the seat itself hears of it at all."""

    seat: Seat

    def redacted(self) -> None:
        return None


class Shown(NamedTuple):
    """The top card, shown to one seat by another."""

    seat: Seat
    card: int | None

    def redacted(self) -> Shown:
        return self._replace(card=None)


class NumberChosen(NamedTuple):
    seat: Seat
    number: int


class Numbers(NamedTuple):
    chosen: tuple[int, ...]
    winner: int | None


class Burned(NamedTuple):
    seat: Seat


# --- rules ------------------------------------------------------------------------------------------


def begin_round(play: Play, f: BeginRound) -> None:
    play.s.round += 1
    play.then(TABLE, *(NextTurn(seat) for seat in range(play.s.players)), BeginSecret())


def next_turn(play: Play, f: NextTurn) -> None:
    play.s.turn = f.seat
    frames: tuple[Any, ...] = (Turn(f.seat),)
    if play.s.options.confirm:
        frames += (ConfirmTurn(f.seat, "TOY-3"),)
    play.then(f.seat, *frames)


def turn_options(s: State, f: Turn) -> list[Action]:
    plans = [p for p, what in enumerate(PLANS) if s.deck or what not in DECK_PLANS]
    return [*(Plan(p) for p in plans), *(Gift(to) for to in range(s.players) if to != f.seat and s.coins[f.seat])]


def refuse_turn(s: State, f: Turn, a: Action) -> Refusal | None:
    if type(a) is Plan:
        return refusal("TOY-1", "deck_empty") if PLANS[a.what] in DECK_PLANS and not s.deck else None
    if type(a) is not Gift:
        return refusal("TOY-1", "not_asked")
    if a.to == f.seat or a.to >= s.players:
        return refusal("TOY-2", "no_such_friend", to=a.to)
    return None if s.coins[f.seat] else refusal("TOY-2", "no_coin")


def take_turn(play: Play, f: Turn, a: Plan | Gift) -> None:
    me = f.seat
    if isinstance(a, Gift):
        play.then(a.to, Accept(a.to, me))
        play.then(me, WaitFor(me, (a.to,)), Thanks(me))
        return
    what = PLANS[a.what]
    if what == "gather":
        play.then(me, Gain(me, 1))
    elif what == "roll":
        face = play.draw(me, DIE) + 1
        play.emit(Rolled(me, face))
        play.then(me, Gain(me, face))
    elif what == "craft":
        play.then(me, AnyOrder(me, (Gain(me, 1), Gain(me, 2), Gain(me, 3)), "TOY-4"))
    elif what == "trade":
        play.then(me, OneOf(me, ((Gain(me, 1), Gain(me, 1)), (Gain(me, 5),)), "TOY-5"))
    elif what == "dig":
        play.then(me, Repeat(me, Dig(me), 2))
    elif what == "show":
        friend = (me + 1) % play.s.players
        play.reveal(friend)
        play.emit(Shown(friend, play.s.deck[0]))
    else:
        play.then(me, May(me, Gain(me, 9), "TOY-6"))


def accept_options(s: State, f: Accept) -> list[Action]:
    return [Answer(1), Answer(0)]


def refuse_accept(s: State, f: Accept, a: Action) -> Refusal | None:
    return None if type(a) is Answer else refusal("TOY-2", "not_asked")


def accept(play: Play, f: Accept, a: Answer) -> None:
    if a.yes:
        play.s.coins[f.giver] -= 1
        play.s.coins[f.seat] += 1
    play.emit(Gifted(f.giver, f.seat, bool(a.yes)))


def thanks(play: Play, f: Thanks) -> None:
    play.s.points[f.seat] += 1


def gain(play: Play, f: Gain) -> None:
    play.s.coins[f.seat] += f.amount
    play.emit(Gained(f.seat, f.amount))


def dig(play: Play, f: Dig) -> None:
    s = play.s
    if s.deck:
        play.emit(Peeked(f.seat))
        play.reveal(f.seat)
        card = s.deck.pop(0)
        s.coins[f.seat] += card
        play.emit(Dug(f.seat, card))


def begin_secret(play: Play, f: BeginSecret) -> None:
    play.s.shown = [play.s.coins[:], play.s.points[:]]
    play.then(TABLE, Unveil())
    for seat in range(play.s.players):
        play.then(seat, ChooseNumber(seat))


def number_options(s: State, f: ChooseNumber) -> list[Action]:
    return [Number(n) for n in range(1, HIGHEST + 1)]


def refuse_number(s: State, f: ChooseNumber, a: Action) -> Refusal | None:
    if type(a) is not Number:
        return refusal("TOY-7", "not_asked")
    return None if a.n >= 1 else refusal("TOY-7", "too_low", n=a.n)


def choose_number(play: Play, f: ChooseNumber, a: Number) -> None:
    play.s.secret[f.seat] = a.n
    play.then(f.seat, *((ConfirmTurn(f.seat, "TOY-7", NumberSet(f.seat)),) if play.s.options.confirm else ()))
    if not play.s.options.confirm:
        number_set(play, NumberSet(f.seat))


def number_set(play: Play, f: NumberSet) -> None:
    play.emit(Veiled(f.seat, NumberChosen(f.seat, play.s.secret[f.seat])))


def unveil(play: Play, f: Unveil) -> None:
    s = play.s
    play.reveal()
    s.shown = []
    play.emit(Unveiled())
    lone = [seat for seat in range(s.players) if s.secret.count(s.secret[seat]) == 1]
    winner = max(lone, key=lambda seat: s.secret[seat], default=None)
    if winner is not None:
        s.points[winner] += s.secret[winner]
    play.emit(Numbers(tuple(s.secret), winner))
    s.secret = [0] * s.players
    if s.round < ROUNDS:
        play.then(TABLE, BeginRound())


def burn_options(s: State, seat: int) -> list[Action]:
    return [Burn()] if s.coins[seat] else []


def refuse_burn(s: State, seat: int, a: Action) -> Refusal | None:
    return None if s.coins[seat] else refusal("TOY-8", "no_coin")


def burn(play: Play, seat: int, a: Burn) -> None:
    play.s.coins[seat] -= 1
    play.s.points[seat] += 1
    play.emit(Veiled(seat, Burned(seat)) if play.s.stacks[TABLE][-1] == Unveil() else Burned(seat))


FLOW = Flow(
    {
        BeginRound: begin_round,
        NextTurn: next_turn,
        BeginSecret: begin_secret,
        Unveil: unveil,
        Turn: Ask(
            "turn", "TOY-1", turn_options, refuse_turn, take_turn, params=lambda s, f: {"coins": s.coins[f.seat]}
        ),
        Accept: Ask("accept", "TOY-2", accept_options, refuse_accept, accept),
        Thanks: thanks,
        Gain: gain,
        Dig: dig,
        ChooseNumber: Ask("number", "TOY-7", number_options, refuse_number, choose_number),
        NumberSet: number_set,
    },
    free={Burn: Free("TOY-8", burn_options, refuse_burn, burn)},
)
FRAMES = (BeginRound, NextTurn, BeginSecret, Unveil, Turn, Accept, Thanks, Gain, Dig, ChooseNumber, NumberSet)


def veiled(state: State, me: int | None) -> State:
    """In the secret phase the others look as they did when it began."""
    twin = state.clone()
    if state.shown:
        twin.coins, twin.points = (row[:] for row in state.shown)
        if me is not None:
            twin.coins[me], twin.points[me] = state.coins[me], state.points[me]
    return twin


_words = Words(en="toy", ru="игрушка")


class ToyPositions(Positions[State]):
    """The keys of a toy table; a turn stands on the turns of later seats, the secret phase on its unveiling."""

    table = MappingProxyType(
        {
            "round": slot("round", forms.Number(1, ROUNDS)),
            "turn": slot("turn", forms.SeatNumber()),
            "deck": slot("deck", forms.Several(forms.Number(0, 8), list)),
            "shown": slot("shown", forms.Several(forms.Several(forms.Number(), list), list)),
        }
    )
    seat = MappingProxyType(
        {
            "coins": each("coins", forms.Number()),
            "points": each("points", forms.Number()),
            "secret": each("secret", forms.Number()),
        }
    )

    def usual(self, s: State) -> list[Turn]:
        return [Turn(s.turn)]

    def lay(self, s: State, asked: Sequence[Any], given: Given) -> None:
        for frame in asked:
            s.stacks[frame.seat].append(frame)
        if asked and type(asked[0]) is ChooseNumber:
            s.shown = [s.coins[:], s.points[:]]
            s.stacks[TABLE] = [Unveil()]
        else:
            later = (NextTurn(seat) for seat in range(s.players - 1, s.turn, -1))
            s.stacks[TABLE] = [BeginSecret(), *later]

    def complete(self, s: State, given: Given) -> None:
        """Nothing follows from anything."""


class Toy(Game[State, ToyOptions]):
    id = "toy"
    name = about = _words
    rules_version = 3
    players = range(2, 5)
    minutes = (1, 2)
    weight = 1
    stage = "alpha"
    turn_rule = "TOY-0"
    end_rule = "TOY-9"
    option_set = OptionSet(
        ToyOptions,
        Option("confirm", False, _words, _words, "TOY-3"),
        Option("mood", "calm", _words, _words, "TOY-0", (Choice("calm", _words), Choice("wild", _words))),
        Option("coins", 1, _words, _words, "TOY-0", low=0, high=3),
    )
    actions = ActionSet(
        Kind("plan", Plan, (Id(PLANS),)),
        Kind("gift", Gift, (Int(0, 3, Seat),)),
        Kind("answer", Answer, (Id(("no", "yes")),)),
        Kind("number", Number, (Int(0, HIGHEST),)),
        Kind("burn", Burn),
        Kind("pick", Pick, (Int(0, 2),)),
        Kind("skip", Skip),
        Kind("confirm", Confirm),
    )
    state_type = State
    positions = ToyPositions()
    event_types = (Gained, Rolled, Gifted, Dug, Peeked, Shown, NumberChosen, Numbers, Burned)
    view_type = dict
    quantities: tuple[Quantity, ...] = (Quantity("coin"),)
    texts: Texts = ToyTexts()
    codec = Codec(State, FRAMES, ToyOptions)

    def flow(self, options: ToyOptions) -> Flow:
        return FLOW

    def setup(self, players: int, options: ToyOptions, keys: tuple[int, ...]) -> State:
        s = State()
        s.begin(players, options, keys)
        s.round, s.turn = 0, 0
        s.shown = []
        s.coins, s.points, s.secret = [options.coins] * players, [0] * players, [0] * players
        s.deck = [s.draw(TABLE, 9) for _ in range(5)]
        s.stacks[TABLE].append(BeginRound())
        return s

    def view(self, state: State, seat: int | None, underway: bool = False, /) -> dict[str, Any]:
        return self.shown(state, seat)  # a bare table: the usual head would count the steps of secret choices

    def shown(self, state: State, seat: int | None, /) -> dict[str, Any]:
        known = veiled(state, seat)
        return {
            "me": seat,
            "coins": known.coins,
            "points": known.points,
            "secret": [n if i == seat else None for i, n in enumerate(state.secret)],
            "owes": [repr(stack) for stack in state.stacks],
            "deck": len(state.deck),
        }

    def resample(self, state: State, seat: int, rng: Rng) -> State:
        twin = veiled(state, seat)
        twin.step = 0
        twin.keys = tuple(rng.bits() for _ in twin.keys)
        twin.counters = [0] * len(twin.counters)
        twin.deck = [rng.below(9) for _ in twin.deck]
        twin.secret = [n if not n or i == seat else 1 + rng.below(HIGHEST) for i, n in enumerate(state.secret)]
        return twin

    def score_lines(self, state: State, seat: int, /) -> list[Score]:
        return [Score("points", state.points[seat])]

    def ranking(self, state: State, /) -> Ranking:
        return ranking_of([(points,) for points in state.points], ())

    def ledger(self, state: State, seat: int, /) -> tuple[int, ...]:
        return (state.coins[seat],)

    def evaluate(self, state: State, seat: int) -> float:
        return float(state.points[seat])

    def evaluate_terms(self, state: State, seat: int) -> tuple[Term, ...]:
        return (Term("points", float(state.points[seat]), {"points": state.points[seat]}),)

    def invariants(self, state: State) -> None:
        assert min(state.coins) >= 0

    def rules(self) -> dict[str, Any]:
        return {"sections": []}

    def components(self) -> dict[str, Any]:
        return {"kinds": []}


TOY = Toy()
