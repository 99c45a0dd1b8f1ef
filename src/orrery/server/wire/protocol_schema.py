"""The protocol as JSON Schema, for writers of clients: messages, and for each game its view and events.

python -m orrery.server.wire.protocol_schema docs/schemas     # writes the files that docs/protocol.md refers to
"""

from __future__ import annotations

import argparse
import json
import types
import typing
from functools import cache
from pathlib import Path
from typing import Any, Literal, TypedDict, get_args, get_origin, get_type_hints

import msgspec

import orrery
from orrery.core.events import kind_of
from orrery.core.game import Game
from orrery.server.wire.explanation_info import MoveExplanation
from orrery.server.wire.messages import PROTOCOL, ClientMessage, ServerMessage

DIALECT = "https://json-schema.org/draft/2020-12/schema"
Schema = dict[str, Any]
_typed_dict: Any = TypedDict  # made at run time, out of a type checker's sight


def protocol_schema() -> Schema:
    """Everything that travels, JSON-ready."""
    return {
        "protocol": PROTOCOL,
        "client": schema_of(ClientMessage, "What a client says", "ClientMessage"),
        "server": schema_of(ServerMessage, "What the server says", "ServerMessage"),
        "explanation": schema_of(MoveExplanation, "A line of the explanation of a bot's move", "MoveExplanation"),
        "games": {ident: game_schema(ident) for ident in orrery.games()},
    }


def game_schema(ident: str) -> Schema:
    """What is particular to a game: its view, its events, its options."""
    game = orrery.game(ident)
    events = tuple(_event(kind) for kind in game.event_types)
    return {
        "id": ident,
        "rules_version": game.rules_version,
        "view": schema_of(view_type(game), f"What a seat may know of {game.name['en']}", "View"),
        "events": events_schema(events, f"What happens in {game.name['en']}"),
        "options": game.options,
    }


def view_type(game: Game[Any, Any]) -> Any:
    """The game's view, with its own options."""
    return _typed_dict("View", {**get_type_hints(game.view_type, include_extras=True), "options": _options(game)})


def _options(game: Game[Any, Any]) -> Any:
    """The options as a view tells them: one that came with an expansion may be missing."""
    fields: dict[str, Any] = {}
    for option in game.option_set.options:
        values = tuple(choice.value for choice in option.choices)
        kind: Any = Literal[values] if values else type(option.default)
        fields[option.name] = typing.NotRequired[kind] if option.later else kind
    return _typed_dict("OptionsView", fields)


def components(kinds: tuple[Any, ...]) -> tuple[tuple[Schema, ...], Schema]:
    """The schema of each type, and the definitions they share."""
    return msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")


def schema_of(kind: Any, title: str, name: str) -> Schema:
    (root,), definitions = components((kind,))
    return {"$schema": DIALECT, "title": title, "$id": name, **root, "$defs": definitions}


def events_schema(events: tuple[Any, ...], title: str) -> Schema:
    roots, definitions = components(events)
    return {"$schema": DIALECT, "title": title, "$id": "Event", "anyOf": list(roots), "$defs": definitions}


def _event(kind: type) -> Any:
    """An event as it is sent: an object with its kind under `e`, and its number under `n` in a table's story."""
    fields = {name: _sent(hint) for name, hint in get_type_hints(kind).items()}
    tag = Literal[kind_of(kind)]  # type: ignore[valid-type]
    made = _typed_dict(kind.__name__, {"e": tag, "n": typing.NotRequired[int], **fields})
    made.__doc__ = (kind.__doc__ or "") if not (kind.__doc__ or "").startswith(f"{kind.__name__}(") else ""
    return made


def _sent(hint: Any) -> Any:
    """A field's type in JSON: named tuples inside events are sent as objects."""
    if isinstance(hint, type) and hasattr(hint, "_fields"):
        return _object(hint)
    origin, args = get_origin(hint), get_args(hint)
    if origin is tuple:
        return list[_sent(args[0])]  # type: ignore[misc]
    if origin in (types.UnionType, typing.Union):
        return typing.Union[tuple(_sent(arg) for arg in args)]  # noqa: UP007 - made at run time
    return hint


@cache
def _object(kind: type) -> Any:
    """A named tuple as an object; made once, or two fields of one type would bring two types of one name."""
    return _typed_dict(kind.__name__, {name: _sent(inner) for name, inner in get_type_hints(kind).items()})


def files() -> dict[str, str]:
    """The files of docs/schemas."""
    whole = protocol_schema()
    found = {name: whole[name.removesuffix(".json")] for name in ("client.json", "server.json", "explanation.json")}
    for ident, game in whole["games"].items():
        for part in ("view", "events", "options"):
            found[f"{ident}.{part}.json"] = game[part]
    return {name: json.dumps(schema, ensure_ascii=False, indent=2) + "\n" for name, schema in found.items()}


def write(directory: Path) -> None:
    directory.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        (directory / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Write the JSON Schemas of the protocol.")
    parser.add_argument("folder", nargs="?", type=Path, default=Path("docs/schemas"))
    write(parser.parse_args().folder)
