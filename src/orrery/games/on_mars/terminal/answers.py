"""Answers of On Mars in words: what is done, where, and what it costs or brings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from orrery.core.decision import Decision
from orrery.texts import Say, catalogue

Json = Any
Raw = list[Json]

GAME: Final = "on_mars"
# Answers whose first part is a component that can be told by name and text.
TOLD: Final = frozenset({"blueprint", "benefit", "contract", "reveal", "pawn"})
# Answers about an item, and answers about a hex.
ITEM: Final = frozenset({"supply", "gain", "pay"})
ON_HEX: Final = frozenset({"hex", "rover", "rover_past", "produce"})


class Answers:
    def __init__(self, say: Say) -> None:
        self.say = say
        self.texts = catalogue(GAME)
        self.items = self._items()

    def _items(self) -> dict[str, Json]:
        from orrery.core.registry import game

        return {item["id"]: item for kind in game(GAME).components()["kinds"] for item in kind["items"]}

    # --- words ---------------------------------------------------------------------------------

    def name(self, ident: str) -> str:
        return self.texts.name(self.say.lang, ident)

    def told(self, ident: str) -> str:
        """A card by name and effect."""
        text = self.items.get(ident, {}).get("text") or {}
        return f"{self.name(ident)}: {text[self.say.lang]}" if text.get(self.say.lang) else self.name(ident)

    def amounts(self, items: Mapping[str, int]) -> str:
        told = [self.texts.format(self.say.lang, f"amount-{item}", {"amount": n}) for item, n in items.items() if n]
        return ", ".join(told) or "–"

    def payment(self, payment: str) -> str:
        """ "mineral+plant" in words; nothing where nothing is paid."""
        if payment == "none":
            return ""
        items: dict[str, int] = {}
        for item in payment.split("+"):
            items[item] = items.get(item, 0) + 1
        return f" ({self.amounts(items)})"

    def party(self, view: dict[str, Json], party: int) -> str:
        if view["parties"][party]["automaton"]:
            return self.texts.format(self.say.lang, "word-automaton", {})
        return self.say("you") if party == view["me"] else str(party + 1)

    # --- answers -------------------------------------------------------------------------------

    def label(self, view: dict[str, Json], decision: Decision, raw: Raw) -> str:
        tag, *given = raw
        if tag in TOLD:
            return self.say(f"{tag}", card=self.told(given[0]))
        if tag in ITEM:
            return self.say(f"{tag}", item=self.amounts({given[0]: 1}))
        if tag in ON_HEX:
            return self.say(f"{tag}", hex=given[0])
        special = getattr(self, f"_{tag}", None)
        if special is not None:
            return str(special(view, given))
        return self.say(f"{tag}")

    def _space(self, view: dict[str, Json], given: Raw) -> str:
        return self.told(f"to_{given[0]}")

    def _act(self, view: dict[str, Json], given: Raw) -> str:
        action, crystals = given
        cost = (view["costs"] or {}).get(action)
        workers = (cost["payments"] if cost else crystals) - crystals
        paid = self.amounts({"crystal": crystals, "colonist": workers}) if crystals or workers else "none"
        return self.say("act", action=self.name(action), paid=paid)

    def _exec(self, view: dict[str, Json], given: Raw) -> str:
        crystals = self.items[given[0]]["data"].get("crystals", 0)
        return self.say("exec", exec=self.told(given[0]), paid=self.amounts({"crystal": crystals}))

    def _use(self, view: dict[str, Json], given: Raw) -> str:
        card, how = given
        by = self.name(how) if how not in ("crystals", "free") else how
        return self.say("use", card=self.told(card), how=how if by == how else "scientist", scientist=by)

    def _learn(self, view: dict[str, Json], given: Raw) -> str:
        place, space, payment = given
        tech = self.name(view["grid"][place]["tech"])
        return self.say("move", what=tech, start="none", end=self.name(space)) + self.payment(payment)

    def _develop(self, view: dict[str, Json], given: Raw) -> str:
        start, end, payment = given
        tech = next((party["lab"].get(start) for party in view["parties"] if party["party"] == view["me"]), None)
        what = self.name(tech) if tech else ""
        return self.say("move", what=what, start=self.name(start), end=self.name(end)) + self.payment(payment)

    def _upgrade(self, view: dict[str, Json], given: Raw) -> str:
        return self.say("upgrade", card=self.name(given[0]), hex=given[1])

    def _use_tech(self, view: dict[str, Json], given: Raw) -> str:
        return self.say("use_tech", owner=self.party(view, given[0]))

    def _ship(self, view: dict[str, Json], given: Raw) -> str:
        _, reward, payment = given
        opens = next((self.name(i) for i, item in self.items.items() if item["data"].get("space") == given[0]), "–")
        return self.say("ship", reward=reward, opens=opens) + self.payment(payment)

    def _retrieve(self, view: dict[str, Json], given: Raw) -> str:
        return self.say("retrieve", place="none" if given[0] == "working_area" else self.name(given[0]))

    def _pay_for(self, view: dict[str, Json], given: Raw) -> str:
        return self.say("pay_for") + self.payment(given[0])

    def _take_card(self, view: dict[str, Json], given: Raw) -> str:
        place = view["places"][given[0]]
        return self.told(place["scientist"] or place["contract"]) + self.payment(given[1])

    def _type(self, view: dict[str, Json], given: Raw) -> str:
        return self.name(given[0]) + self.payment(given[1])

    def _site(self, view: dict[str, Json], given: Raw) -> str:
        hex_, owner, boosts = given
        target = (view["targets"] or {}).get(hex_)
        size = target["size"] if target else 0
        gain = self.amounts({target["gain"]["item"]: target["gain"]["amount"]}) if target else "–"
        by = "none" if owner is None else self.party(view, owner)
        return self.say("site", hex=hex_, size=size, gain=gain, owner=by, boosts=boosts)

    def _add(self, view: dict[str, Json], given: Raw) -> str:
        return self.say("add", piece=given[0])

    def _bot(self, view: dict[str, Json], given: Raw) -> str:
        return self.say("bot", start=given[0], end=given[1])

    def _bot_past(self, view: dict[str, Json], given: Raw) -> str:
        return self.say("bot_past", start=given[0], end=given[1])

    def _explore(self, view: dict[str, Json], given: Raw) -> str:
        return self.say("explore", tile=self.name(view["exploration"][given[0]]), hex=given[1])

    def _radar(self, view: dict[str, Json], given: Raw) -> str:
        return self.told(view["exploration"][given[0]])

    def _deliver(self, view: dict[str, Json], given: Raw) -> str:
        return self.say("deliver", contract=self.name(given[0]), item=self.amounts({given[1]: 1}))

    def _put(self, view: dict[str, Json], given: Raw) -> str:
        return self._deliver(view, given)

    def _goal(self, view: dict[str, Json], given: Raw) -> str:
        return self.say("goal", goal=self.told(given[0]), reward=given[1])

    def _side(self, view: dict[str, Json], given: Raw) -> str:
        return self.texts.format(self.say.lang, f"side-{given[0]}", {})
