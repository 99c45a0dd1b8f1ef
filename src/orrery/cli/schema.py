"""`orrery schema`: everything that travels, as JSON Schema (draft 2020-12)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import orrery
from orrery.cli.cli_texts import Wrong
from orrery.core.actions import Field, Id, Int, Kind, Maybe, Sparse
from orrery.core.decision_types import DecisionType, decision_types
from orrery.core.game import Game

Json = Any
DIALECT = "https://json-schema.org/draft/2020-12/schema"


def run(out: Path | None) -> int:
    found = schemas()
    if out is None:
        print(json.dumps(found, ensure_ascii=False, indent=2))
        return 0
    try:
        out.mkdir(parents=True, exist_ok=True)
        for name, schema in found.items():
            (out / f"{name}.json").write_text(json.dumps(schema, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
    except OSError:
        raise Wrong("cannot_write", path=str(out)) from None
    for name in found:
        print(out / f"{name}.json")
    return 0


def schemas() -> dict[str, Json]:
    """Name -> schema: the messages of the server, and everything of each game that travels."""
    from orrery.server.wire.protocol_schema import protocol_schema

    protocol = protocol_schema()
    found: dict[str, Json] = {"client": protocol["client"], "server": protocol["server"], "record": record_schema()}
    for ident in orrery.games():
        game = orrery.game(ident)
        parts = protocol["games"][ident]
        for part in ("view", "events", "options"):
            found[f"{ident}.{part}"] = parts[part]
        found[f"{ident}.action"] = action_schema(game)
        found[f"{ident}.decision"] = decision_schema(game)
        found[f"{ident}.fields"] = fields_schema(game)
    return found


def action_schema(game: Game[Any, Any]) -> dict[str, Json]:
    """Any action of the game in its text form."""
    return {
        "$schema": DIALECT,
        "$id": "Action",
        "title": f"An answer in {game.name['en']}: a list that starts with its kind",
        **_any_action(game),
    }


def decision_schema(game: Game[Any, Any]) -> dict[str, Json]:
    """What a seat is asked: each question with what its prompt is told and the actions that can answer it."""
    from orrery.server.wire.protocol_schema import components

    asked = decision_types(game)
    params = {kind: number for number, kind in enumerate(dict.fromkeys(kind for one in asked for kind in one.params))}
    guide = () if game.guide_type is None else (game.guide_type,)
    roots, definitions = components((*params, *guide))
    told = roots[len(params)] if guide else None
    actions = {kind.type.__name__: _action(kind) for kind in game.actions.kinds}
    return {
        "$schema": DIALECT,
        "$id": "Decision",
        "title": f"What a seat is asked in {game.name['en']}",
        "anyOf": [_question(one, [roots[params[kind]] for kind in one.params], told) for one in asked],
        "$defs": {**definitions, **actions},
    }


def _question(asked: DecisionType, params: list[Json], guide: Json | None) -> dict[str, Json]:
    answers = [{"$ref": f"#/$defs/{kind.__name__}"} for kind in asked.answers]
    properties: dict[str, Json] = {
        "seat": {"type": "integer", "minimum": 0},
        "kind": {"const": asked.kind},
        "rule": {"type": "string"},
        "params": {"anyOf": params} if params else {"type": "object", "additionalProperties": False},
        "actions": {"type": "array", "items": {"anyOf": answers}},
    }
    required = list(properties)
    if guide is not None:
        properties["guide"] = guide
    return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}


def fields_schema(game: Game[Any, Any]) -> dict[str, Json]:
    """What the fields of events and the parameters of prompts and refusals mean: a table, the only value it allows."""
    title = f"What fields of events and parameters mean in {game.name['en']}"
    return {"$schema": DIALECT, "$id": "Fields", "title": title, "const": game.field_types()}


def _any_action(game: Game[Any, Any]) -> dict[str, Json]:
    return {"anyOf": [_action(kind) for kind in game.actions.kinds]}


def _action(kind: Kind) -> dict[str, Json]:
    items = [{"const": kind.tag}, *(_field(field) for field in kind.fields)]
    return {
        "title": f"Action_{kind.tag}",
        "type": "array",
        "prefixItems": items,
        "items": False,
        "minItems": len(items),
        "maxItems": len(items),
    }


def _field(field: Field) -> dict[str, Json]:
    if isinstance(field, Maybe):
        return {"anyOf": [_field(field.field), {"type": "null"}]}
    if isinstance(field, Id | Sparse):
        return {"enum": list(field.names)}
    if isinstance(field, Int):
        return {"type": "integer", "minimum": field.low, "maximum": field.high}
    return {}


START: dict[str, Json] = {
    "type": "object",
    "description": "The position the game began with instead of the deal of its seed",
    "additionalProperties": True,
}


def record_schema() -> dict[str, Json]:
    """A whole game as seed and actions."""
    properties: dict[str, Json] = {
        "format": {"const": "orrery-record"},
        "format_version": {"type": "integer"},
        "game": {"enum": orrery.games()},
        "rules_version": {"type": "integer"},
        "players": {"type": "integer", "minimum": 1},
        "options": {"type": "object", "additionalProperties": True},
        "seed": {"type": "string", "pattern": "^[0-9a-f]{32}$"},
        "actions": {
            "type": "array",
            "items": {
                "type": "array",
                "prefixItems": [{"type": "integer", "minimum": 0}, {"type": "array"}],
                "items": False,
                "minItems": 2,
                "maxItems": 2,
            },
        },
        "digests": {"type": "object", "additionalProperties": {"type": "string"}},
        "over": {"type": "boolean"},
    }
    return {
        "$schema": DIALECT,
        "$id": "Record",
        "title": "A game as seed and actions",
        "type": "object",
        "properties": {**properties, "start": START},
        "required": list(properties),
        "additionalProperties": False,
    }
