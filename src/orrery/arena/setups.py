"""Tables worth trying of any game: all combinations of its options where they are few, else a small set that covers
every value, read from the options' own schema and hints."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations, product
from typing import Any, NamedTuple

from orrery.core.errors import BadOptions
from orrery.core.game import Game
from orrery.core.options import Option
from orrery.core.rng import Rng

Json = Any
Value = bool | str | int
FEW = 24  # combinations of options that are all tried
MOST_VALUES = 3  # of a numeric option: its ends and some between
BY_CHANCE = 3  # random combinations beside the covering ones
MOST_SETS = 60  # a guard: covering ends long before
TRIES = 200  # to mend a combination the game refuses


class Setup(NamedTuple):
    """One kind of table."""

    players: int
    options: dict[str, Json]


def values_of(option: Option) -> list[Value]:
    """Values to try of one option."""
    if option.choices:
        return [choice.value for choice in option.choices]
    if isinstance(option.default, bool):
        return [False, True]
    step = max(1, (option.high - option.low) // (MOST_VALUES - 1))
    return sorted({*range(option.low, option.high + 1, step), option.high, int(option.default)})


def family(option: Option) -> tuple[Json, ...]:
    """Options of different seats with the same choices are one option asked of each seat."""
    return (*values_of(option), *option.only) if option.seat else (option.name,)


def acceptable(game: Game[Any, Any], players: int, options: Mapping[str, Json]) -> str | None:
    """None if a table can be made of it, else the option the game refuses."""
    try:
        game.accept_table(players, game.read_options(options))
    except BadOptions as bad:
        return bad.option
    return None


def all_sets(game: Game[Any, Any]) -> list[dict[str, Json]] | None:
    """Every combination of the values, if they are few."""
    options = game.option_set.options
    values = [values_of(option) for option in options]
    count = 1
    for each in values:
        count *= len(each)
        if count > FEW:
            return None
    names = [option.name for option in options]
    return [dict(zip(names, chosen, strict=True)) for chosen in product(*values)]


def setups(game: Game[Any, Any]) -> list[Setup]:
    """Tables that cover the game: all seat counts, all values of all options."""
    full = all_sets(game)
    if full is not None:
        tables = (Setup(players, options) for players in game.players for options in full)
        return [table for table in tables if acceptable(game, *table) is None]
    return _covering(game)


def part_sets(game: Game[Any, Any]) -> list[dict[str, Json]]:
    """Parts of an expansion that may be in play: each alone, every two of them, all together."""
    parts = [option.name for option in game.option_set.options if option.later]
    chosen = [*combinations(parts, 1), *combinations(parts, 2), tuple(parts)]
    return [dict.fromkeys(names, True) for names in dict.fromkeys(chosen) if names]


def random_setup(game: Game[Any, Any], rng: Rng, players: int | None = None) -> Setup:
    """Any table: seats and values by chance; options that make no difference keep their defaults."""
    seats = rng.choice(list(game.players)) if players is None else players
    chosen = {option.name: rng.choice(values_of(option)) for option in game.option_set.options}
    return _mended(game, seats, chosen, set(), rng)


# --- covering -----------------------------------------------------------------------------------------


def _covering(game: Game[Any, Any]) -> list[Setup]:
    """The defaults with every number of seats, then tables with values not met yet, then some by chance."""
    rng = Rng(len(game.option_set.options), 77)
    defaults = {option.name: option.default for option in game.option_set.options}
    found = [Setup(players, dict(defaults)) for players in game.players]
    missing = {(family(option), value) for option in game.option_set.options for value in values_of(option)}
    for setup in found:
        missing -= met(game, setup)
    while missing and len(found) < MOST_SETS:
        setup = _next(game, game.players[len(found) % len(game.players)], missing, rng)
        missing -= met(game, setup)
        if setup not in found:
            found.append(setup)
    for _ in range(BY_CHANCE):
        setup = random_setup(game, rng, game.players[len(found) % len(game.players)])
        if setup not in found:
            found.append(setup)
    return found


def met(game: Game[Any, Any], setup: Setup) -> set[tuple[tuple[Json, ...], Value]]:
    """What a table tries: values of the options that make a difference there."""
    matter = game.option_set.matter(game.read_options(setup.options), setup.players)
    return {(family(o), setup.options[o.name]) for o in game.option_set.options if o.name in matter}


def _next(game: Game[Any, Any], players: int, missing: set[Any], rng: Rng) -> Setup:
    """A table with as many values not met yet as go together; the rest by chance."""
    options = game.option_set.options
    wanted = {name: values for o in options if _lacks(o, missing) for name, values in o.only}
    chosen: dict[str, Value] = {}
    fixed: set[str] = set()
    taken: set[Any] = set()
    for option in options:
        fresh = [v for v in values_of(option) if (family(option), v) in missing - taken]
        if fresh and option.seat <= players and all(chosen.get(name) in values for name, values in option.only):
            chosen[option.name] = rng.choice(fresh)
            taken.add((family(option), chosen[option.name]))
            fixed.add(option.name)
        elif option.name in wanted:  # others wait for it
            chosen[option.name] = wanted[option.name][0]
            fixed.add(option.name)
        else:
            chosen[option.name] = rng.choice(values_of(option))
    return _mended(game, players, chosen, fixed, rng)


def _lacks(option: Option, missing: Iterable[Any]) -> bool:
    return any(known == family(option) for known, _ in missing)


def _mended(game: Game[Any, Any], players: int, chosen: dict[str, Value], fixed: set[str], rng: Rng) -> Setup:
    """The nearest table the game accepts: refused values are dealt anew, wanted ones last of all."""
    options = {option.name: option for option in game.option_set.options}
    for attempt in range(TRIES):
        for name, option in options.items():
            if not option.matters(chosen, players):
                chosen[name] = option.default
        refused = acceptable(game, players, chosen)
        if refused is None:
            return Setup(players, chosen)
        name = refused
        if name not in options or (name in fixed and attempt < TRIES // 2):
            loose = [o.name for o in options.values() if o.matters(chosen, players) and o.name not in fixed]
            name = rng.choice(loose or list(options))
        chosen[name] = rng.choice(values_of(options[name]))
    return Setup(players, {name: option.default for name, option in options.items()})
