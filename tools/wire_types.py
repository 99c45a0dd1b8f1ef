"""The client's types, written from the engine's: all messages, and of each game its view, events, actions, decisions.

python tools/wire_types.py     # after a change of any of them: writes into web/src; a test fails if it was forgotten

Each type is written once, under its Python name and with its docstring: what belongs to the core into `wire/core.ts`,
the messages into `wire/messages.ts`, the rest into `games/<id>/wire.ts` for each game that has a folder there. A
`Literal` that some module of the game names is written by that name. Seats, component ids, places and spots go by the
names they have in `orrery.core.field_types`.
"""

from __future__ import annotations

import dataclasses
import inspect
import sys
import types
import typing
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any, Literal, NotRequired, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

import orrery
from orrery.core.actions import Field, Id, Int, Kind, Maybe, Sparse, Written
from orrery.core.decision_types import DecisionType, decision_types
from orrery.core.events import kind_of
from orrery.core.field_types import Meaning
from orrery.core.game import Game
from orrery.core.score_sheet import ScoresView
from orrery.core.view_types import ViewHead
from orrery.server.wire.explanation_info import MoveExplanation
from orrery.server.wire.messages import ClientMessage, ServerMessage
from orrery.server.wire.protocol_schema import view_type
from orrery.texts import catalogue

CLIENT = Path(__file__).parents[1] / "web" / "src"
WIDTH = 120
BANNER = "/* Written by tools/wire_types.py from the engine's own types; do not edit. */\n"
BASES: tuple[Any, ...] = (ViewHead, ScoresView)  # of the core: games add to them
PLAIN = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    type(None): "null",
    Any: "Json",
    object: "Json",
}
MEANT = {"seat": "Seat", "component": "ComponentId", "place": "Place", "spot": "Spot"}
REFUSAL = "refusal-"
ANY_TIME = "AnyTime"
MOST_WORDS = 10  # a longer list without a name is one of ids

CORE = """
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The number of a seat: a player, or the opponent a game brings along. */
export type Seat = number;

/** A card, a tile or another component. */
export type ComponentId = string;

/** A place such as "civ-3", "row-5", "area" or "H3". */
export type Place = string;

/** A square or hex of a board. */
export type Spot = string;

/** What a seat is asked, with every legal answer, and what a screen shows beside it. */
export type Question<Kind extends string, Params, Action, Guide = unknown> = {
  seat: Seat;
  kind: Kind;
  rule: string;
  params: Params;
  actions: Action[];
  guide?: Guide;
};

/** A meaning ("seat", "component", "place", "spot", "track", "item", "word:<prefix>"), or those inside an object. */
export type FieldType = string | { [field: string]: FieldType };
export type FieldTypes = Record<string, FieldType>;

/** What the fields of events, by their kind, and the parameters of prompts and refusals mean: the log reads it. */
export type MessageFields = { events: Record<string, FieldTypes>; parameters: FieldTypes };
""".strip()
WRITTEN_BY_HAND = {"Json", "Seat", "ComponentId", "Place", "Spot", "Question", "MessageFields"}


class Module:
    """One file: its types in the order in which they are needed, and what it imports from the core."""

    def __init__(self, package: str, core: Module | None = None, way_to_core: str = "./core") -> None:
        self.package = package  # whose types are written here
        self.core = core
        self.way_to_core = way_to_core
        self.parts: list[str] = []
        self.imports: set[str] = set()
        self.named: dict[str, Any] = {}
        self.words: dict[frozenset[Any], str] = {}

    # --- annotations

    def written(self, hint: Any) -> str:
        """A Python annotation in TypeScript."""
        if hint in PLAIN:
            return self.of_core(PLAIN[hint])
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self.meant(args[0], args[1:])
        if origin is NotRequired:
            return self.written(args[0])
        if origin is Literal:
            return self.literal(args)
        if origin in (types.UnionType, typing.Union):
            return self.either(args)
        if origin is list or (origin is tuple and args[-1] is ...):
            item = self.written(args[0])
            return f"({item})[]" if " | " in item else f"{item}[]"
        if origin is tuple:
            return f"[{', '.join(map(self.written, args))}]"
        if origin is dict:
            return f"Record<{self.written(args[0])}, {self.written(args[1])}>"
        return self.object(hint)

    def meant(self, plain: Any, marks: tuple[Any, ...]) -> str:
        """By its meaning where the type itself says less."""
        if written := next((mark for mark in marks if isinstance(mark, Written)), None):
            return " | ".join(kind.__name__ for kind in written.kinds)
        meaning = next((mark.name for mark in marks if isinstance(mark, Meaning)), None)
        if plain in (int, str) and meaning in MEANT:
            return self.of_core(MEANT[meaning])
        return self.written(plain)

    def either(self, hints: tuple[Any, ...]) -> str:
        empty_last = sorted(sent(hints), key=lambda hint: hint is type(None))
        return " | ".join(dict.fromkeys(map(self.written, empty_last)))

    def of_core(self, name: str) -> str:
        if self.core is not None and (name in WRITTEN_BY_HAND or name in self.core.named):
            self.imports.add(name)
        return name

    def literal(self, values: tuple[Any, ...]) -> str:
        written = " | ".join(map(quoted, values))
        name = self.words.get(frozenset(values))
        if name is None:
            return written if len(values) <= MOST_WORDS else "string"
        if name not in self.named:
            self.declare(name, f"export type {name} = {written};", values)
        return name

    def learn(self, kind: Any) -> None:
        """Every set of words that the module of this class has a name for."""
        if f"{kind.__module__}.".startswith(f"{self.package}."):
            for name, value in vars(sys.modules[kind.__module__]).items():
                if get_origin(value) is Literal and name[0].isupper():
                    self.words.setdefault(frozenset(get_args(value)), name)

    # --- objects

    def object(self, kind: Any) -> str:
        """A class whose instances travel as objects, by its name; it is written where its Python package is."""
        name = str(kind.__name__)
        self.learn(kind)
        if self.core is not None and kind.__module__.startswith("orrery.core."):
            self.core.object(kind)
            return self.of_core(name)
        if self.named.get(name) is not kind:
            hints, base = get_type_hints(kind, include_extras=True), ""
            for one in BASES if is_typeddict(kind) else ():
                inherited = get_type_hints(one, include_extras=True)
                if kind is not one and inherited.keys() <= hints.keys():
                    base = f"{self.object(one)} & "
                    hints = {name: hint for name, hint in hints.items() if inherited.get(name) != hint}
            self.declare(name, f"{about(kind)}export type {name} = {base}{self.body(kind, hints)};", kind)
        return name

    def body(self, kind: Any, hints: dict[str, Any], head: str = "") -> str:
        may_miss, sent_as = left_out(kind, hints), {}
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            config, sent_as = kind.__struct_config__, {f.name: f.encode_name for f in msgspec.structs.fields(kind)}
            head = f"{config.tag_field}: {quoted(config.tag)}; " if config.tag_field else ""
        fields = [
            f"{sent_as.get(name, name)}{'?' * (name in may_miss)}: {self.written(hint)}; "
            for name, hint in hints.items()
        ]
        return f"{{ {''.join([head, *fields]).removesuffix('; ')} }}"

    def event(self, kind: Any) -> str:
        body = self.body(kind, get_type_hints(kind, include_extras=True), f"e: {quoted(kind_of(kind))}; n?: number; ")
        return self.declare(kind.__name__, f"{about(kind)}export type {kind.__name__} = {body};", kind)

    def action(self, kind: Kind) -> str:
        name = kind.type.__name__
        fields = [
            f", {label}: {self.field(field)}" for label, field in zip(kind.type._fields, kind.fields, strict=True)
        ]
        text = f"{about(kind.type)}export type {name} = [{'kind: ' * bool(fields)}{quoted(kind.tag)}{''.join(fields)}];"
        return self.declare(name, text, kind.type)

    def field(self, field: Field) -> str:
        if isinstance(field, Maybe):
            return f"{self.field(field.field)} | null"
        if isinstance(field, Int):
            return self.written(field.meaning or int)
        assert isinstance(field, Id | Sparse)
        return self.literal(field.names) if field.meaning is None else self.written(field.meaning)

    def question(self, asked: DecisionType, any_time: set[type], guide: str) -> str:
        params = " | ".join(map(self.object, asked.params)) or "Record<string, never>"
        own = [kind.__name__ for kind in asked.answers if kind not in any_time]
        answers = " | ".join([*own, ANY_TIME] if any_time else own)
        parts = ", ".join([quoted(asked.kind), params, answers, *([guide] if guide else [])])
        return f"{self.of_core('Question')}<{parts}>"

    # --- the file

    def declare(self, name: str, text: str, kind: Any = None) -> str:
        if name in self.named:
            raise TypeError(f"{self.package}: two types are called {name}")
        self.named[name] = kind
        self.parts.append(wrapped(text))
        return name

    def union(self, name: str, says: str, members: Iterable[str]) -> None:
        self.declare(name, f"/** {says} */\nexport type {name} = {' | '.join(members)};")

    def file(self) -> str:
        names = ", ".join(sorted(self.imports))
        imports = [f"import type {{ {names} }} from '{self.way_to_core}';"] if names else []
        return BANNER + "\n\n".join([*imports, *self.parts]) + "\n"


def sent(hints: tuple[Any, ...]) -> list[Any]:
    """Without the mark of a field that may be left out: its question mark says so."""
    return [hint for hint in hints if hint is not msgspec.UnsetType]


def left_out(kind: Any, hints: dict[str, Any]) -> frozenset[str]:
    """Fields that may be missing: they were not always there, or are left out while they have their default."""
    if dataclasses.is_dataclass(kind):
        fields = dataclasses.fields(kind)
        return frozenset(f.name for f in fields if f.default is not dataclasses.MISSING)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return frozenset(f.name for f in msgspec.structs.fields(kind) if not f.required)
    missing: frozenset[str] = getattr(kind, "__optional_keys__", frozenset())  # a class that says so of all its fields
    return missing | {name for name, hint in hints.items() if get_origin(hint) is NotRequired}


def quoted(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value).lower()


def about(kind: Any) -> str:
    """The docstring as a comment, unless Python made it up."""
    said = inspect.cleandoc(kind.__doc__ or "")
    if not said or said.startswith((f"{kind.__name__}(", "dict(")):
        return ""
    lines = said.splitlines()
    if len(lines) == 1 and len(said) < WIDTH - 7:
        return f"/** {said} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


def wrapped(text: str) -> str:
    """A declaration on one line if it fits; else the members of its object or union on a line each."""
    *head, line = text.split("\n")
    if len(line) > WIDTH:
        start, body = line.split(" = ", 1)
        if "{ " in body:
            before, fields = body.split("{ ", 1)
            inner = parted(fields.removesuffix(" };"), "; ")
            line = f"{start} = {before}{{\n" + "".join(f"  {field};\n" for field in inner) + "};"
        elif body.startswith("["):
            inner = parted(body.removeprefix("[").removesuffix("];"), ", ")
            line = f"{start} = [\n" + "".join(f"  {item},\n" for item in inner) + "];"
        else:
            line = f"{start} =\n" + "\n".join(f"  | {one}" for one in parted(body, " | "))
    return "\n".join([*head, line])


def parted(text: str, by: str) -> list[str]:
    """Its parts, those in brackets left whole."""
    found, depth = [""], 0
    for piece in text.split(by):
        found[-1] += piece if not found[-1] or not depth else by + piece
        depth += sum(piece.count(mark) for mark in "<[{(") - sum(piece.count(mark) for mark in ">]})")
        if not depth:
            found.append("")
    return [part for part in found if part]


def table(fields: Any, indent: str = "") -> str:
    """What fields mean, as an object; a line for each kind of event."""
    if isinstance(fields, str):
        return quoted(fields)
    flat = f"{{ {', '.join(f'{name}: {table(inner)}' for name, inner in fields.items())} }}" if fields else "{}"
    if len(indent + flat) < WIDTH - 40:
        return flat
    inner = "".join(f"{indent}  {name}: {table(found, f'{indent}  ')},\n" for name, found in fields.items())
    return f"{{\n{inner}{indent}}}"


def game_module(game: Game[Any, Any], core: Module) -> Module:
    wire, name = Module(f"orrery.games.{game.id}", core, "../../wire/core"), game.name["en"]
    for kind in (game.view_type, *game.event_types, *(kind.type for kind in game.actions.kinds)):
        wire.learn(kind)
    wire.object(view_type(game))
    wire.union("GameEvent", f"What happens in {name}.", [wire.event(kind) for kind in game.event_types])
    wire.union("Action", "An answer: a list that starts with its kind.", map(wire.action, game.actions.kinds))
    asked = decision_types(game)
    any_time = set.intersection(*(set(one.answers) for one in asked))
    if any_time:
        wire.union(ANY_TIME, "What can be done beside any question.", sorted(kind.__name__ for kind in any_time))
    guide = "" if game.guide_type is None else wire.object(game.guide_type)
    wire.union("Decision", "What a seat is asked.", [wire.question(one, any_time, guide) for one in asked])
    reasons = sorted(key.removeprefix(REFUSAL) for key in catalogue(game.id).keys("en") if key.startswith(REFUSAL))
    wire.union("Reason", "Why an action is refused.", map(quoted, reasons))
    quantities = dict.fromkeys(quantity.told_as for quantity in game.quantities)
    wire.union("Quantity", "What a seat can have, gain, pay and lose: the items of outcomes.", map(quoted, quantities))
    parts = "{ view: View; event: GameEvent; action: Action; decision: Decision; reason: Reason; quantity: Quantity }"
    wire.declare("Wire", f"/** Everything of {name} that travels. */\nexport type Wire = {parts};")
    told = game.field_types()
    meanings = {"events": told["events"], "parameters": told["parameters"]}
    wire.declare("fields", f"export const fields: {wire.of_core('MessageFields')} = {table(meanings)};")
    return wire


def message_module(core: Module) -> Module:
    wire = Module("orrery.server", core)
    wire.union("ClientMessage", "What a client says.", map(wire.object, get_args(ClientMessage)))
    wire.union("ServerMessage", "What the server says.", map(wire.object, get_args(ServerMessage)))
    wire.object(MoveExplanation)  # comes over HTTP, line by line
    return wire


def files() -> dict[str, str]:
    """What is written, by its path in web/src."""
    core = Module("orrery.core")
    core.parts.append(CORE)
    games = [ident for ident in orrery.games() if (CLIENT / "games" / ident).is_dir()]
    modules = {f"games/{ident}/wire.ts": game_module(orrery.game(ident), core) for ident in games}
    modules |= {"wire/messages.ts": message_module(core), "wire/core.ts": core}
    return {path: module.file() for path, module in modules.items()}


if __name__ == "__main__":
    for path, text in files().items():
        (CLIENT / path).write_text(text, encoding="utf-8")
