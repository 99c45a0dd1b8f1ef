"""What each game can say, with values as its engine passes them: a module per game, named by its id."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import NamedTuple

Event = dict[str, object]
Params = dict[str, object]


class Examples(NamedTuple):
    """Material for the tests that run over every game."""

    rules: tuple[str, tuple[int, ...]]  # prefix of the rule ids, number of rules in each section
    decisions: Mapping[str, Sequence[Params]]  # kind -> parameters of its prompt
    events: Sequence[Event]  # every kind, in every form its message tells apart
    samples: Mapping[str, Sequence[object]]  # values for the parameters of refusals and reasons, by name
    ties: Sequence[str]
    proper_names: frozenset[str] = frozenset()  # what stays in Latin letters in Russian
    later_rules: Mapping[str, tuple[str, tuple[int, ...]]] = {}  # of expansions, by the name of their file


def of(game_id: str) -> Examples:
    examples: Examples = import_module(f"texts.examples.{game_id}").EXAMPLES
    return examples
