"""What a game can ask: each kind of decision, what its prompt is told, and the actions that can answer it.

Nothing is declared for it. The functions of the flow say it in their annotations: `options` by what it lists
(`-> list[Build | Pass]`), `params` by what it tells (`-> BidParams`, a TypedDict). Schemas and clients' types are made
from this, and the type checker holds the functions to it.
"""

from __future__ import annotations

import ast
import sys
import types
import typing
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Literal, NamedTuple, get_args, get_origin, get_type_hints

from orrery.core.compiled import source_of
from orrery.core.engine import CORE_FLOW, Ask, Flow
from orrery.core.ruleset import Ruleset


class DecisionType(NamedTuple):
    """All questions of one name: several frames may ask under it."""

    kind: str
    params: tuple[type, ...]  # TypedDicts, one for each way of asking; none: nothing is told
    answers: tuple[type, ...]  # classes of actions


def decision_types(game: Ruleset[Any, Any]) -> tuple[DecisionType, ...]:
    """Every question of the game, in the order of its flow."""
    found: dict[str, DecisionType] = {}
    for flow in _flows(game):
        for frame, handler in flow.handlers.items():
            if type(handler) is not Ask or not _is_used(game, frame, handler):
                continue
            answers = (*_answers(handler), *flow.free)
            for kind in _kinds(frame, handler):
                before = found.get(kind, DecisionType(kind, (), ()))
                params = () if handler.params is None else (_returned(handler.params),)
                found[kind] = DecisionType(kind, _merged(before.params, params), _merged(before.answers, answers))
    return tuple(found.values())


def _flows(game: Ruleset[Any, Any]) -> Iterator[Flow]:
    """The flow of each option the game has, every other option being as it is by default."""
    settings: list[dict[str, Any]] = [{}]
    for option in game.option_set.options:
        values: list[Any] = [choice.value for choice in option.choices]
        if isinstance(option.default, bool):
            values = [not option.default]
        settings += [{option.name: value} for value in values]
    flows = [game.flow(game.option_set.read(given)) for given in settings]
    yield from {id(flow): flow for flow in flows}.values()


def _is_used(game: Ruleset[Any, Any], frame: type, ask: Ask) -> bool:
    """The flow of every game has the questions of the core; it asks those for which it has answers and words."""
    if CORE_FLOW.get(frame) is not ask:
        return True
    known = {kind.type for kind in game.actions.kinds}
    return known.issuperset(_answers(ask)) and game.texts.has("en", f"prompt-{ask.kind}")


def _kinds(frame: type, ask: Ask) -> tuple[str, ...]:
    """Where one frame asks several questions it says which: by a field, or a property, with the names as its type."""
    own = getattr(frame, "kind", None)
    if own is None:
        return (ask.kind,)
    hint = get_type_hints(own.fget)["return"] if isinstance(own, property) else get_type_hints(frame)["kind"]
    if get_origin(hint) is not Literal:
        raise TypeError(f"{frame.__name__}.kind does not say which questions there are")
    return get_args(hint)


def _answers(ask: Ask) -> tuple[type, ...]:
    return ask.answers or listed_by(ask.options)


def listed_by(options: Callable[..., Any]) -> tuple[type, ...]:
    """The classes of actions that a function lists."""
    (item,) = get_args(_returned(options)) or (Any,)
    found = get_args(item) if get_origin(item) in (types.UnionType, typing.Union) else (item,)
    if not all(isinstance(one, type) and hasattr(one, "_fields") for one in found):
        raise TypeError(f"{options.__module__}.{options.__qualname__} does not say which actions it lists")
    return tuple(found)


def _returned(function: Callable[..., Any]) -> Any:
    """Its annotation; a compiled function has forgotten it, but its source says it still."""
    if isinstance(function, types.FunctionType):
        return get_type_hints(function)["return"]
    module = sys.modules[function.__module__]
    written = _written_returns(module.__name__)[function.__name__]
    return eval(written, {**vars(typing), **vars(module)})


@cache
def _written_returns(module: str) -> dict[str, str]:
    found = ast.parse(source_of(module).read_text(encoding="utf-8")).body
    return {one.name: ast.unparse(one.returns) for one in found if isinstance(one, ast.FunctionDef) and one.returns}


def _merged(one: tuple[type, ...], two: tuple[type, ...]) -> tuple[type, ...]:
    return tuple(dict.fromkeys((*one, *two)))
