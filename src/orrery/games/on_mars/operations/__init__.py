"""The operations of effects, a module each; whatever stands in this folder is found. OM-19

A module has an `OPERATION`. With all of them known the effects of the data are read.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from pkgutil import iter_modules

from orrery.core.data_files import NONE, Entry, amounts, build, expect, keys
from orrery.games.on_mars.components import EFFECTS, GAINS, ITEMS, Effect
from orrery.games.on_mars.components.effects import choice, entries, usual
from orrery.games.on_mars.operation import OPERATIONS, WORDS, register

__all__ = ["OPERATIONS", "parse", "read_effects"]


def parse(raw: Entry, where: str) -> Effect:
    if "action" not in raw:
        return _plain(raw, where)
    word = raw["action"]
    expect(word in WORDS, f"{where}: {word} is no action")
    operation = WORDS[word]
    keys(raw, ("action", *operation.keys), f"{where}: {word}")
    return operation.read(usual(operation.op, raw, where), raw, where)


def _plain(raw: Entry, where: str) -> Effect:
    """A gain, fixed or chosen."""
    if "gain_choice" in raw:
        keys(raw, ("gain_choice",), where)
        ((of, amount),) = raw["gain_choice"].items()
        return Effect("choose", amount=int(amount), of=choice(of, where))
    keys(raw, ("gain", "boost", "boost_effect"), where)
    effect = usual("gain", raw, where)
    more = ""
    if effect.boost:
        ((more, one),) = raw["boost_effect"]["gain"].items()
        expect(one == 1 and more in ITEMS, f"{where}: a colonist adds one item")
    return effect._replace(gains=amounts(raw["gain"], GAINS, where), of=more)


def _effect(entry: Entry, where: str) -> Effect:
    effect = parse(entry["effect"], where)
    expect(effect.amount > 0, f"{where}: an amount of at least 1")
    expect(effect.limit == NONE or bool(effect.boost), f"{where}: a limit of boosts needs a boost")
    price = entry.get("cost") if entry["id"].startswith("to_") else None
    return effect._replace(cost=amounts(price, ITEMS, where)) if price else effect


def read_effects(found: Iterable[tuple[str, Entry]]) -> list[Effect]:
    """The effects of these components with their files; the first does nothing."""
    return [Effect("none"), *(made for file, entry in found for made in build(file, [entry], _effect))]


for _module in iter_modules(__path__):
    register(import_module(f"{__name__}.{_module.name}").OPERATION)
EFFECTS[:] = read_effects(entries())
