"""Contamination: objects fall ill, constructions beside them heal them, and in the end a cure is paid for. PD-11.8"""

from __future__ import annotations

from typing import Any, Final, NamedTuple, TypedDict

from orrery.core.data_files import expect
from orrery.core.engine import Ask
from orrery.core.errors import Refusal, refusal
from orrery.core.field_types import Seat, Spot
from orrery.games.pandorum.actions import Done, Hex
from orrery.games.pandorum.components import card_of, number_of
from orrery.games.pandorum.frames import InTurn
from orrery.games.pandorum.hexes import HEX_IDS, each, neighbours
from orrery.games.pandorum.operation import Operation, Question, ask_everybody
from orrery.games.pandorum.rules import tokens
from orrery.games.pandorum.state import Construction, Play, State

TOKENS: Final = number_of("contaminate", "tokens")  # for each seat
CURE: Final = number_of("contaminate", "price", "exhausted")

_entry, _where = card_of("contaminate")
expect(_entry["exhausted"]["op"] == "cure", f"{_where}: contaminated objects are cured")
expect(_entry["immediate"]["boxed_unless"] == "every_player_has_had_an_object", f"{_where}: it comes too early")
expect(_entry["permanent"]["heals"] is True, f"{_where}: a construction heals the objects it was paid for")


class Contaminate(NamedTuple):
    seat: int
    left: int


class Cure(NamedTuple):
    """Pay for contaminated objects; the others leave the field. PD-11.8"""

    seat: int


class Contaminated(NamedTuple):
    seat: Seat
    hex: Spot


class Cured(NamedTuple):
    seat: Seat
    hex: Spot
    amount: int


class Healed(NamedTuple):
    hexes: tuple[Spot, ...]


class CurePrice(TypedDict):
    """Tokens still to be put or paid off, and the price of each when it comes to that."""

    left: int
    price: int


def too_early(s: State) -> bool:
    """Somebody has never had an object."""
    return s.had_object != (1 << s.players) - 1


def ask(play: Play, seat: int) -> Contaminate | None:
    """Three own objects, one token each; without a choice they go by themselves."""
    s = play.s
    healthy = s.own(seat) & ~s.contaminated
    if healthy.bit_count() <= TOKENS:
        for hex_ in each(healthy):
            _put(play, seat, hex_)
        return None
    return Contaminate(seat, TOKENS)


def _put(play: Play, seat: int, hex_: int) -> None:
    s = play.s
    s.contaminated |= 1 << hex_
    if play.out is not None:
        play.emit(Contaminated(seat, HEX_IDS[hex_]))


def options(s: State, frame: Contaminate) -> list[Hex]:
    return [Hex(hex_) for hex_ in each(s.own(frame.seat) & ~s.contaminated)]


def refuse(s: State, frame: Contaminate, action: Any) -> Refusal | None:
    if type(action) is not Hex:
        return refusal("PD-11.8", "not_asked")
    if not s.own(frame.seat) >> action.hex & 1:
        return refusal("PD-11.8", "not_your_object", hex=HEX_IDS[action.hex])
    if s.contaminated >> action.hex & 1:
        return refusal("PD-11.8", "already_contaminated", hex=HEX_IDS[action.hex])
    return None


def take(play: Play, frame: Contaminate, action: Hex) -> None:
    _put(play, frame.seat, action.hex)
    if frame.left > 1:
        play.then(frame.seat, Contaminate(frame.seat, frame.left - 1))


def params(s: State, frame: Contaminate) -> CurePrice:
    return {"left": frame.left, "price": CURE}


# --- as long as it lies ---------------------------------------------------------------------------


def adjacent_contaminated(s: State, seat: int, b: Construction) -> int:
    return (neighbours(s.crack)[b.site] & s.contaminated).bit_count()


def heal(play: Play, b: Construction) -> None:
    """The tokens of all those objects go, even if the card had too few quids."""
    s = play.s
    healed = neighbours(s.crack)[b.site] & s.contaminated
    if healed:
        s.contaminated &= ~healed
        if play.out is not None:
            play.emit(Healed(tuple(HEX_IDS[hex_] for hex_ in each(healed))))


def check(s: State) -> None:
    assert not s.contaminated & ~s.objects(), "a contamination without its object"


# --- the settlement -------------------------------------------------------------------------------


def settle(play: Play) -> None:
    s = play.s
    play.then(s.active, InTurn(s.active, "cure", s.clockwise(s.active)))


def ask_cure(play: Play, seat: int) -> Cure | None:
    """Who can't pay loses the objects at once."""
    s = play.s
    if s.own(seat) & s.contaminated and s.quids[seat] >= CURE:
        return Cure(seat)
    _lose_contaminated(play, seat)
    return None


def _lose_contaminated(play: Play, seat: int) -> None:
    for hex_ in each(play.s.own(seat) & play.s.contaminated):
        tokens.return_object(play, hex_, "contamination")


def cure_options(s: State, frame: Cure) -> list[Done | Hex]:
    return [Done(), *(Hex(hex_) for hex_ in each(s.own(frame.seat) & s.contaminated))]


def refuse_cure(s: State, frame: Cure, action: Any) -> Refusal | None:
    if type(action) is Done:
        return None
    if type(action) is not Hex:
        return refusal("PD-11.8", "not_asked")
    if not s.own(frame.seat) >> action.hex & 1:
        return refusal("PD-11.8", "not_your_object", hex=HEX_IDS[action.hex])
    if not s.contaminated >> action.hex & 1:
        return refusal("PD-11.8", "not_contaminated", hex=HEX_IDS[action.hex])
    return None


def take_cure(play: Play, frame: Cure, action: Any) -> None:
    s = play.s
    if type(action) is Done:
        _lose_contaminated(play, frame.seat)
        return
    s.to_bank(frame.seat, CURE)
    s.contaminated &= ~(1 << action.hex)
    if play.out is not None:
        play.emit(Cured(frame.seat, HEX_IDS[action.hex], CURE))
    asked = ask_cure(play, frame.seat)
    if asked is not None:
        play.then(frame.seat, asked)


def cure_params(s: State, frame: Cure) -> CurePrice:
    return {"left": (s.own(frame.seat) & s.contaminated).bit_count(), "price": CURE}


OPERATION = Operation(
    op="contaminate",
    keys=("tokens", "boxed_unless"),
    begin=ask_everybody("contaminate"),
    too_early=too_early,
    questions=(
        Question(Contaminate, Ask("contaminate", "PD-11.8", options, refuse, take, params=params), in_turn=ask),
        Question(
            Cure,
            Ask("cure", "PD-11.8", cure_options, refuse_cure, take_cure, params=cure_params),
            in_turn=ask_cure,
            when_over=True,
        ),
    ),
    events=(Contaminated, Cured, Healed),
    permanent_keys=("heals",),
    per={"adjacent_contaminated_object": adjacent_contaminated},
    when_built=heal,
    when_over=settle,
    check=check,
)
