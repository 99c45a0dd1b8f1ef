"""Options of a table: declared once, read as a typed value, published as JSON Schema."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, NamedTuple, TypeVar

from orrery.core.errors import BadOptions, Words, clip, reason

Json = Any
O = TypeVar("O")  # noqa: E741 - the options' own type


class Choice(NamedTuple):
    """One value an option can take, with its name and, where the name does not say enough, what it means."""

    value: str
    title: Words
    text: Words | None = None
    alone: Words | None = None  # its name at a table of one seat, where that tells more


class Option(NamedTuple):
    """One option: a switch (`choices` empty, default a bool), one of several values, or a number in a range.

    The fields after `high` are hints: they change nothing of what is read, only where an option is offered.
    """

    name: str
    default: bool | str | int
    title: Words
    text: Words
    rule: str
    choices: tuple[Choice, ...] = ()
    low: int = 0
    high: int = 0
    only: tuple[tuple[str, tuple[str, ...]], ...] = ()  # it matters only if these options have one of these values
    seat: int = 0  # it belongs to this seat, counted from 1, and matters only if there is such a seat
    players: tuple[int, int] | None = None  # it matters only with this many seats, both ends included
    group: Words | None = None  # the heading it stands under with its likes
    image: str = ""  # its values are components of this kind and can be shown as such
    later: bool = False  # it came with an expansion: records and views of a table without it do not mention it
    beside: tuple[str, int] | None = None  # with so many seats it should be on if this other option is
    anew: tuple[tuple[str, tuple[Choice, ...]], ...] = ()  # while this switch is on its values have these names

    def matters(self, chosen: Mapping[str, Json], players: int) -> bool:
        """Whether the option makes a difference at a table of so many seats with these (complete) options."""
        if self.players is not None and not self.players[0] <= players <= self.players[1]:
            return False
        return self.seat <= players and all(chosen[name] in values for name, values in self.only)

    def schema(self) -> dict[str, Json]:
        about: dict[str, Json] = {
            "default": self.default,
            "x-title": dict(self.title),
            "x-text": dict(self.text),
            "x-rule": self.rule,
            **self._hints(),
        }
        if self.choices:
            values = [c.value for c in self.choices]
            names = {c.value: dict(c.title) for c in self.choices}
            texts = {c.value: dict(c.text) for c in self.choices if c.text is not None}
            told = {"x-texts": texts} if texts else {}
            alone = _alone(self.choices)
            if alone:
                told["x-names-alone"] = alone
            return {"type": "string", "enum": values, "x-names": names, **told, **about}
        if isinstance(self.default, bool):
            return {"type": "boolean", **about}
        return {"type": "integer", "minimum": self.low, "maximum": self.high, **about}

    def _hints(self) -> dict[str, Json]:
        hints: dict[str, Json] = {}
        if self.only:
            hints["x-only"] = {name: list(values) for name, values in self.only}
        if self.seat:
            hints["x-seat"] = self.seat
        if self.players is not None:
            hints["x-players"] = list(self.players)
        if self.group is not None:
            hints["x-group"] = dict(self.group)
        if self.image:
            hints["x-image"] = self.image
        if self.beside is not None:
            hints["x-beside"] = {"option": self.beside[0], "seats": self.beside[1]}
        if self.anew:
            hints["x-names-with"] = {name: {c.value: dict(c.title) for c in choices} for name, choices in self.anew}
            alone = {name: names for name, choices in self.anew if (names := _alone(choices))}
            if alone:
                hints["x-names-alone-with"] = alone
        return hints

    def read(self, raw: Json) -> bool | str | int:
        if self.choices:
            values = [c.value for c in self.choices]
            if raw not in values or not isinstance(raw, str):
                raise BadOptions(self.name, reason("none_of", value=clip(raw), known=", ".join(values)))
            return raw
        if isinstance(self.default, bool):
            if not isinstance(raw, bool):
                raise BadOptions(self.name, reason("not_switch", value=clip(raw)))
            return raw
        if isinstance(raw, bool) or not isinstance(raw, int) or not self.low <= raw <= self.high:
            raise BadOptions(self.name, reason("not_from_to", value=clip(raw), low=self.low, high=self.high))
        return raw


def _alone(choices: tuple[Choice, ...]) -> dict[str, dict[str, str]]:
    return {c.value: dict(c.alone) for c in choices if c.alone is not None}


class OptionSet(Generic[O]):
    """All options of a game; `type` is a NamedTuple with a field for each."""

    def __init__(self, type_: type[O], *options: Option) -> None:
        self.type = type_
        self.options = options
        self._silent = {option.name: option.default for option in options if option.later}
        by_name = {option.name: option for option in options}
        for option in options:
            for name, values in option.only:
                known = {choice.value for choice in by_name[name].choices} if name in by_name else set()
                if not known.issuperset(values):
                    raise ValueError(f"option {option.name}: no such values of {name}: {', '.join(values)}")

    def schema(self) -> dict[str, Json]:
        return {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "type": "object",
            "additionalProperties": False,
            "properties": {option.name: option.schema() for option in self.options},
        }

    def read(self, raw: Mapping[str, Json] | None) -> O:
        """A complete set from what the caller gave; an unknown option or a bad value is named."""
        given = {} if raw is None else raw
        if not isinstance(given, Mapping):
            raise BadOptions("options", reason("not_object"))
        known = {option.name for option in self.options}
        for name in given:
            if name not in known:
                raise BadOptions(str(name)[:40], reason("unknown_option", known=", ".join(sorted(known))))
        return self.type(**{o.name: o.read(given.get(o.name, o.default)) for o in self.options})

    def matter(self, value: O, players: int) -> list[str]:
        """Names of the options that make a difference at a table of so many seats, given all others."""
        chosen = value._asdict()  # type: ignore[attr-defined]
        return [option.name for option in self.options if option.matters(chosen, players)]

    def write(self, value: O) -> dict[str, Json]:
        """What records and views say of the options."""
        silent = self._silent
        found: dict[str, Json] = value._asdict()  # type: ignore[attr-defined]
        if not silent:
            return found
        return {name: item for name, item in found.items() if name not in silent or item != silent[name]}
