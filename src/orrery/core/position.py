"""Positions as data: a table in mid-game, written down with the names of its components.

    game.position({"players": 2, "seed": 7, "seats": [{"quids": 3}], "pending": [{"kind": "turn", "seat": 0}]})

Everything that is not named is as in the deal of the seed. Components that are named are taken from where they were,
so that none is lost and none doubled (`core.conservation`). What is asked is named by the kind of the decision and the
seat; what follows in the turn then comes by itself. `describe` is the way back: it names everything, and a position
built from it is the same state again.

A game says in its `position.py` which keys there are (`Part`), what follows from them (`complete`), and what a question
stands on (`lay`). Nothing that is read is believed: unknown keys and names, a component used twice and a position no
game could be in are refused with a sentence (`BadPosition`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from orrery.core import engine
from orrery.core.errors import BadPosition, clip, detail_of, reason
from orrery.core.forms import At, Form, Number, SeatNumber, Several
from orrery.core.options import OptionSet
from orrery.core.plain_fields import fields_of
from orrery.core.rng import MASK
from orrery.core.state import TABLE, Frame, State
from orrery.core.state_codec import Codec, NotPlain, to_plain

Json = Any
S = TypeVar("S", bound=State[Any])
TABLE_KEY = "table"  # the table's own stack
COMMON_KEYS = ("game", "players", "seed", "options", "seats", "pending", "then", "step", "chance")
KEY_DIGITS = 16
BROKEN = (
    ArithmeticError,  # a division by nothing, a number too large to count with
    AssertionError,
    AttributeError,
    LookupError,
    RecursionError,
    TypeError,
    ValueError,
)


class Part(NamedTuple):
    """The value behind one key: its form, and where it lies in a state (for a seat, or for the table)."""

    form: Form[Any]
    get: Callable[[Any, int], Any]
    put: Callable[[Any, int, Any], None]


def slot(name: str, form: Form[Any]) -> Part:
    """A field of the state."""
    return Part(form, lambda s, _: getattr(s, name), lambda s, _, value: setattr(s, name, value))


def each(name: str, form: Form[Any], width: int = 1, offset: int = 0) -> Part:
    """What belongs to a seat in a field that is a list (or a tuple) with so many places for each seat."""

    def put(s: Any, seat: int, value: Any) -> None:
        kept = getattr(s, name)
        at = seat * width + offset
        setattr(s, name, type(kept)([*kept[:at], value, *kept[at + 1 :]]))

    return Part(form, lambda s, seat: getattr(s, name)[seat * width + offset], put)


def bit(name: str, form: Form[bool]) -> Part:
    """The seat's bit in a field."""

    def put(s: Any, seat: int, value: bool) -> None:
        setattr(s, name, getattr(s, name) & ~(1 << seat) | value << seat)

    return Part(form, lambda s, seat: bool(getattr(s, name) >> seat & 1), put)


class Given:
    """What the data of a position name, read but not yet looked at by the game."""

    def __init__(self, players: int) -> None:
        self.at = At("", players)
        self.table: dict[str, Any] = {}
        self.seats: list[dict[str, Any]] = [{} for _ in range(players)]

    def __contains__(self, key: str) -> bool:
        return key in self.table

    def named(self, seat: int, key: str) -> bool:
        return key in self.seats[seat]

    def where(self, seat: int, key: str) -> str:
        return self.at.key("seats").item(seat).key(key).path


class Positions(ABC, Generic[S]):
    """What a game adds: its keys, what follows from them, and what a question stands on."""

    table: Mapping[str, Part]
    seat: Mapping[str, Part]
    wishes: Mapping[str, Form[Any]] = {}  # keys that are only read: they shape what `complete` does
    fields: Mapping[str, Form[Any]] = {}  # fields of frames that name components, as "field" or "Frame.field"
    questions: Mapping[str, Callable[[int], Frame]] = {}  # kinds that do not tell their frame, by seat

    @abstractmethod
    def usual(self, s: S) -> Sequence[Frame]:
        """What is asked where the data do not say it."""

    @abstractmethod
    def lay(self, s: S, asked: Sequence[Frame], given: Given) -> None:
        """Put these questions on the empty stacks, on top of what follows them by the rules."""

    @abstractmethod
    def complete(self, s: S, given: Given) -> None:
        """Everything that was not named and follows from what was. With all keys named nothing may change but that."""


class Dealer(Protocol):
    """What a position needs of its game."""

    @property
    def id(self) -> str: ...
    @property
    def positions(self) -> Positions[Any]: ...
    @property
    def codec(self) -> Codec: ...
    @property
    def option_set(self) -> OptionSet[Any]: ...
    def flow(self, options: Any) -> engine.Flow: ...


class Frames(Form[Frame]):
    """Frames as objects. One that asks is named by the kind of its decision, any other by its class."""

    def __init__(self, flow: engine.Flow, codec: Codec, positions: Positions[Any]) -> None:
        self.flow, self.codec, self.positions = flow, codec, positions
        asking: dict[str, list[type[Any]]] = {}
        for cls, handler in flow.handlers.items():
            if type(handler) is engine.Ask:
                asking.setdefault(handler.kind, []).append(cls)
        self.by_kind = {
            kind: found[0]
            for kind, found in asking.items()
            if len(found) == 1 and kind not in positions.questions and "kind" not in found[0]._fields
        }
        self.kinds = {cls: kind for kind, cls in self.by_kind.items()}

    def read(self, raw: Json, at: At) -> Frame:
        if not isinstance(raw, Mapping):
            at.refuse("not_object")
        if "frame" in raw and "kind" not in raw:  # a question may have a field of that name
            return self._fields(self._class(raw["frame"], at), raw, "frame", at)
        kind = raw.get("kind")
        if isinstance(kind, str) and kind in self.positions.questions:
            given = at.object(raw, ("kind", "seat"))
            return self.positions.questions[kind](SeatNumber().read(given.get("seat"), at.key("seat")))
        if not isinstance(kind, str) or kind not in self.by_kind:
            known = sorted((*self.by_kind, *self.positions.questions))
            at.key("kind").refuse("none_of", value=clip(kind), known=", ".join(known))
        return self._fields(self.by_kind[kind], raw, "kind", at)

    def _class(self, name: Json, at: At) -> type[Any]:
        known = {cls.__name__: cls for cls in self.flow.handlers}
        if not isinstance(name, str) or name not in known:
            at.key("frame").refuse("none_of", value=clip(name), known=", ".join(sorted(known)))
        return known[name]

    def _fields(self, cls: type[Any], raw: Json, tag: str, at: At) -> Frame:
        given = at.object(raw, (tag, *cls._fields))
        values: dict[str, Any] = {}
        for name in cls._fields:
            if name in given:
                values[name] = self._value(cls, name, given[name], at.key(name))
            elif name not in cls._field_defaults:
                at.refuse("missing_key", key=name)
        return cls(**values)

    def _form(self, cls: type, name: str) -> Form[Any] | None:
        fields = self.positions.fields
        usual = SeatNumber() if name == "seat" else fields.get(name)
        return fields.get(f"{cls.__name__}.{name}", usual)

    def _value(self, cls: type, name: str, raw: Json, at: At) -> Any:
        form = self._form(cls, name)
        if form is not None:
            return form.read(raw, at)
        try:
            value = self.codec.read(fields_of(cls)[name], raw)
        except (NotPlain, TypeError, ValueError, RecursionError):
            at.refuse("bad_values", value=clip(raw))
        if fields_of(cls)[name] is Any and value is not None and type(value) not in self.flow.handlers:
            at.refuse("bad_values", value=clip(raw))  # a frame inside a frame
        return value

    def write(self, value: Frame) -> Json:
        cls = type(value)
        kind = self.kinds.get(cls)
        told = {"frame": cls.__name__} if kind is None else {"kind": kind}
        for name in cls._fields:
            form = self._form(cls, name)
            told[name] = to_plain(getattr(value, name)) if form is None else form.write(getattr(value, name))
        return told


# --- reading --------------------------------------------------------------------------------------


def built(game: Dealer, s: S, raw: Mapping[str, Json]) -> S:
    """This deal with everything the data name in its place; BadPosition says what can't be."""
    positions = game.positions
    given = read_parts(positions, s.players, raw)
    _common(s, raw, given.at)
    for key, part in positions.table.items():
        if key in given:
            part.put(s, TABLE, given.table[key])
    for seat, named in enumerate(given.seats):
        for key, part in positions.seat.items():
            if key in named:
                part.put(s, seat, named[key])
    try:  # rules that are met with what no game could be in may fail in any way
        _lay(game, s, raw, given)
        positions.complete(s, given)
    except BROKEN as bad:
        raise BadPosition("", reason("impossible", detail=detail_of(bad))) from None
    return s


def read_parts(positions: Positions[Any], players: int, raw: Mapping[str, Json]) -> Given:
    """All keys of the game that the data name."""
    given = Given(players)
    at = given.at
    at.object(raw, (*COMMON_KEYS, *positions.table, *positions.wishes))
    forms = {**{key: part.form for key, part in positions.table.items()}, **positions.wishes}
    given.table = {key: form.read(raw[key], at.key(key)) for key, form in forms.items() if key in raw}
    seats = at.key("seats")
    rows = seats.list(raw.get("seats", []))
    if len(rows) > players:
        seats.refuse("wrong_count", given=len(rows), wanted=players)
    for seat, item in enumerate(rows):
        here = seats.item(seat)
        named = here.object(item, positions.seat)
        given.seats[seat] = {key: positions.seat[key].form.read(value, here.key(key)) for key, value in named.items()}
    return given


def _common(s: State[Any], raw: Mapping[str, Json], at: At) -> None:
    """The count of steps and the streams of chance, as `describe` writes them."""
    if "step" in raw:
        s.step = Number(0, MASK).read(raw["step"], at.key("step"))
    if "chance" in raw:
        here = at.key("chance")
        chance = here.object(raw["chance"], ("keys", "draws"))
        streams = s.players + 1
        if "keys" in chance:
            s.keys = tuple(_stream(item, here.key("keys").item(n)) for n, item in enumerate(here.list(chance["keys"])))
            if len(s.keys) != streams:
                here.key("keys").refuse("wrong_count", given=len(s.keys), wanted=streams)
        if "draws" in chance:
            s.counters = Several(Number(0, MASK), list, length=streams).read(chance["draws"], here.key("draws"))


def _stream(raw: Json, at: At) -> int:
    if not isinstance(raw, str) or len(raw) != KEY_DIGITS or not set(raw) <= set("0123456789abcdef"):
        at.refuse("stream_form", value=clip(raw), digits=KEY_DIGITS)
    return int(raw, 16)


def _lay(game: Dealer, s: S, raw: Mapping[str, Json], given: Given) -> None:
    """The stacks: what is asked, and beneath it what the data or the rules say."""
    frames = Frames(game.flow(s.options), game.codec, game.positions)
    at = given.at.key("pending")
    asked = [frames.read(item, at.item(n)) for n, item in enumerate(at.list(raw.get("pending", [])))]
    seats = [frame.seat for frame in asked]
    for n, seat in enumerate(seats):
        if seat in seats[:n]:
            at.item(n).refuse("asked_twice", seat=seat)
    s.stacks = [[] for _ in range(s.players + 1)]
    if "then" not in raw:
        game.positions.lay(s, asked if "pending" in raw else game.positions.usual(s), given)
        return
    at = given.at.key("then")
    names = [*map(str, range(s.players)), TABLE_KEY]
    for name, rest in at.object(raw["then"], names).items():
        here = at.key(name)
        below = [frames.read(item, here.item(n)) for n, item in enumerate(here.list(rest))]
        s.stacks[names.index(name)] = below[::-1]
    for frame in asked:
        s.stacks[frame.seat].append(frame)


# --- writing --------------------------------------------------------------------------------------


def described(game: Dealer, s: State[Any]) -> dict[str, Json]:
    """All of a state as the data of a position. It holds what is hidden, too: it is no view."""
    positions = game.positions
    frames = Frames(game.flow(s.options), game.codec, positions)
    asked, rest = _asked(game.flow(s.options), s)
    names = [*map(str, range(s.players)), TABLE_KEY]
    return {
        "game": game.id,
        "players": s.players,
        "options": game.option_set.write(s.options),
        "step": s.step,
        "chance": {"keys": [f"{key:0{KEY_DIGITS}x}" for key in s.keys], "draws": list(s.counters)},
        **{key: part.form.write(part.get(s, TABLE)) for key, part in positions.table.items()},
        "seats": [
            {key: part.form.write(part.get(s, seat)) for key, part in positions.seat.items()}
            for seat in range(s.players)
        ],
        "pending": [frames.write(frame) for frame in asked],
        "then": {name: [frames.write(f) for f in below] for name, below in zip(names, rest, strict=True) if below},
    }


def _asked(flow: engine.Flow, s: State[Any]) -> tuple[list[Frame], list[list[Frame]]]:
    """The questions, and what lies beneath them on each stack, next first."""
    asked: list[Frame] = []
    rest: list[list[Frame]] = []
    for seat, stack in enumerate(s.stacks):
        below = stack[::-1]
        if seat < s.players and engine.asking(flow, s, seat) is not None:
            asked.append(below.pop(0))
        rest.append(below)
    return asked, rest
