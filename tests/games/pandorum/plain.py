"""The rules of the field read plainly, hex by hex, from what a view shows: a second opinion on the engine.

Nothing here is shared with the engine: coordinates are pairs, cards stand in a table of their own, and every rule is
the sentence of the rulebook.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any, NamedTuple

Hex = tuple[int, int]
Json = dict[str, Any]
STEPS: list[Hex] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
TERRAINS = {"W": "wasteland", "C": "crater", "M": "mountain"}


class Card(NamedTuple):
    """Terrains by their first letters (+V: beside a volcano), what it looks at, values of module and base."""

    type: str
    where: str
    looks: str
    module: int = 0
    base: int = 0


CARDS: dict[str, Card] = {
    "sulfur_extraction": Card("extraction", "WCM+V", "hexes volcano", 1),
    "silicon_extraction": Card("extraction", "WCM", "hexes wasteland", 1),
    "helium_extraction": Card("extraction", "WCM", "hexes crater", 1),
    "ore_extraction": Card("extraction", "WCM", "hexes mountain", 1),
    "stereo_theatre": Card("entertainment", "WCM", "all beside", 1, 1),
    "casino": Card("entertainment", "CM", "all beside", 0, 3),
    "gravity_arena": Card("entertainment", "W", "all beside", 1, 2),
    "solar_generator": Card("generators", "WM", "own beside", 1, 2),
    "geothermal_generator": Card("generators", "WC", "own beside", 1, 2),
    "wind_generator": Card("generators", "CM", "own beside", 1, 2),
    "medical_laboratory": Card("laboratories", "WC", "own beside", 2, 0),
    "engineering_laboratory": Card("laboratories", "WM", "own beside", 0, 3),
    "central_laboratory": Card("laboratories", "WCM", "own pad", 2, 2),
    "ground_logistics": Card("logistics", "W", "own wasteland", 1, 2),
    "underground_logistics": Card("logistics", "C", "own crater", 1, 2),
    "air_logistics": Card("logistics", "M", "own mountain", 1, 2),
    "trade_logistics": Card("logistics", "WCM", "own site", 1, 1),
    "small_trade_logistics": Card("logistics", "WCM", "own site", 1, 0),
    "network_defence": Card("defence", "WM", "line objects", 1, 2),
    "dome_defence": Card("defence", "WCM+V", "cluster", 1, 2),
    "seismic_defence": Card("defence", "WCM", "line volcanoes", 3),
    "outer_defence": Card("defence", "CM", "own edge", 1, 1),
    "jamming_system": Card("systems", "WCM", "take", 1, 2),
    "cargo_interception_system": Card("systems", "C", "take", 2, 0),
    "power_diversion_system": Card("systems", "WCM", "take", 0, 3),
    "supply_block": Card("blocks", "WCM", "extraction"),
    "leisure_block": Card("blocks", "WCM", "entertainment"),
    "power_grid_block": Card("blocks", "WCM", "generators"),
    "science_block": Card("blocks", "WCM", "laboratories"),
    "transport_block": Card("blocks", "WCM", "logistics"),
    "security_block": Card("blocks", "WCM", "defence"),
    "intelligence_block": Card("blocks", "WCM", "systems"),
}
ORDER = list(CARDS)


def at(name: str) -> Hex:
    q, r = name.split(",")
    return int(q), int(r)


def name_of(hex_: Hex) -> str:
    return f"{hex_[0]},{hex_[1]}"


class Field:
    """The field as a view shows it."""

    def __init__(self, view: Json) -> None:
        hexes = view["field"]["hexes"]
        self.kind: dict[Hex, str] = {at(found["hex"]): found["kind"] for found in hexes}
        self.objects: dict[Hex, tuple[int, str]] = {
            at(found["hex"]): (found["object"]["seat"], found["object"]["figure"]) for found in hexes if found["object"]
        }
        crack = view["field"]["crack"]
        self.parted = {frozenset(map(at, pair)) for pair in crack["parts"]} if crack else set()
        self.seats: list[Json] = view["seats"]
        self.once: bool = view["options"]["one_shot_once"]

    def beside(self, hex_: Hex) -> list[Hex]:
        """PD-1.5"""
        near = [(hex_[0] + q, hex_[1] + r) for q, r in STEPS]
        return [other for other in near if other in self.kind and frozenset((hex_, other)) not in self.parted]

    def line(self, hex_: Hex, direction: int) -> Iterator[Hex]:
        """PD-1.7"""
        q, r = STEPS[direction]
        other = hex_[0] + q, hex_[1] + r
        while other in self.kind:
            yield other
            other = other[0] + q, other[1] + r

    def edge(self, hex_: Hex) -> bool:
        """PD-1.8"""
        return any((hex_[0] + q, hex_[1] + r) not in self.kind for q, r in STEPS)

    def empty(self, hex_: Hex) -> bool:
        """PD-1.6"""
        return self.kind[hex_] in TERRAINS.values() and hex_ not in self.objects

    def of_kind(self, kind: str) -> list[Hex]:
        return [hex_ for hex_, found in self.kind.items() if found == kind]

    def cluster(self, volcano: Hex) -> set[Hex]:
        """PD-1.9"""
        found, todo = {volcano}, [volcano]
        while todo:
            for other in self.beside(todo.pop()):
                if self.kind[other] == "volcano" and other not in found:
                    found.add(other)
                    todo.append(other)
        return found

    def clusters_at(self, site: Hex) -> list[set[Hex]]:
        """Clusters of which a volcano lies beside the site."""
        found: list[set[Hex]] = []
        for other in self.beside(site):
            if self.kind[other] == "volcano" and not any(other in cluster for cluster in found):
                found.append(self.cluster(other))
        return found

    # --- income -----------------------------------------------------------------------------------

    def worth(self, card: Card, hexes: Iterator[Hex] | list[Hex] | set[Hex], seat: int | None) -> int:
        """Values of the objects there, of one seat or of all."""
        value = {"module": card.module, "base": card.base}
        there = [self.objects[hex_] for hex_ in hexes if hex_ in self.objects]
        return sum(value[figure] for owner, figure in there if seat is None or owner == seat)

    def incomes(self, seat: int, site: Hex, name: str) -> list[int]:
        """PD-7.1 to PD-7.9: what the card brings, for each choice it leaves."""
        card = CARDS[name]
        looks, _, what = card.looks.partition(" ")
        if looks == "hexes":
            return [sum(self.kind[h] == what and h not in self.objects for h in self.beside(site)) * card.module]
        if looks == "all":
            return [self.worth(card, self.beside(site), None)]
        if looks == "own":
            return [self.worth(card, self.place(what, site), seat)]
        if looks == "line":
            return [self.along(card, what, seat, site, direction) for direction in range(6)]
        if looks == "cluster":
            around = [{h for v in cluster for h in self.beside(v)} for cluster in self.clusters_at(site)]
            return [self.worth(card, hexes, seat) for hexes in around] or [0]
        raise AssertionError(name)

    def place(self, what: str, site: Hex) -> list[Hex]:
        """Where own objects count."""
        if what == "beside":
            return self.beside(site)
        if what == "pad":
            return list({h for pad in self.of_kind("landing_pad") for h in self.beside(pad)})
        if what == "edge":
            return [h for h in self.kind if self.edge(h)]
        return self.of_kind(self.kind[site] if what == "site" else what)

    def along(self, card: Card, what: str, seat: int, site: Hex, direction: int) -> int:
        """PD-7.6, PD-7.8"""
        paid = volcanoes = 0
        for hex_ in self.line(site, direction):
            owner, _ = self.objects.get(hex_, (None, ""))
            if (owner is not None and owner != seat) or self.kind[hex_] == "landing_pad":
                break
            if self.kind[hex_] == "volcano":
                if what == "objects":
                    break
                volcanoes += 1
            if owner == seat:
                paid = volcanoes * card.module if what == "volcanoes" else paid + self.worth(card, [hex_], seat)
        return paid

    def demands(self, seat: int, site: Hex, name: str) -> dict[int, int]:
        """PD-7.10: what is asked of each opponent."""
        asked = {other: self.worth(CARDS[name], self.beside(site), other) for other in range(len(self.seats))}
        return {other: due for other, due in asked.items() if due and other != seat}

    # --- building ---------------------------------------------------------------------------------

    def fits(self, site: Hex, name: str) -> bool:
        """PD-6.4"""
        letters, _, near = CARDS[name].where.partition("+")
        if self.kind[site] not in {TERRAINS[letter] for letter in letters}:
            return False
        return not near or any(self.kind[h] == "volcano" for h in self.beside(site))

    def builds(self, seat: int, site: Hex, hand: list[str]) -> set[tuple[Any, ...]]:
        """PD-6.2 to PD-6.4, PD-8.2: every construction of this hand, in the text form of its action."""
        if not self.empty(site):
            return set()
        supply, nose = self.seats[seat]["supply"], self.seats[seat]["nose"]
        held = len(nose["cards"]) // nose["threshold"]
        part = nose["part"] if held and not nose["used"] else ""
        names = sorted(set(hand), key=ORDER.index)
        fitting = [name for name in names if self.fits(site, name)]
        found: set[tuple[Any, ...]] = set()
        if supply["module"]:
            found |= {("build", name, None) for name in fitting}
            if part == "modular_manipulator":
                found |= {("manipulate", *pair) for pair in combinations(fitting, 2)}
            if part == "terrablock":
                found |= {("terraform", name, None, "one") for name in names}
        if supply["base"]:
            found |= {("build", *pair) for pair in combinations(fitting, 2)}
            if part == "bucket":
                found |= {("scoop", *three) for three in combinations(fitting, 3)}
            if part == "terrablock":
                found |= {("terraform", a, b, "one") for a in names for b in fitting if a != b}
                if held > 1 and not self.once:
                    found |= {("terraform", *pair, "both") for pair in combinations(names, 2)}
        return found

    # --- moving -----------------------------------------------------------------------------------

    def ways(self, seat: int) -> list[Hex]:
        """PD-5.5: hexes in a straight line that can be flown to."""
        deck = self.seats[seat]["central_deck"]
        shielded = deck["active"] and deck["part"] == "positron_shield"
        found = []
        for direction in range(6):
            for hex_ in self.line(at(self.seats[seat]["harvester"]), direction):
                if self.kind[hex_] == "volcano" and not shielded:
                    break
                found.append(hex_)
        return found

    def stop(self, seat: int, hex_: Hex, hand: list[str] | None, quids: int) -> bool:
        """PD-5.6: is it a legal stop with so many quids? Without a hand nothing is built (PD-11.13)."""
        if hex_ == at(self.seats[seat]["harvester"]) or self.kind[hex_] in ("volcano", "dead_city"):
            return False
        if hex_ in self.objects:
            owner, figure = self.objects[hex_]
            return owner == seat or quids >= {"module": 1, "base": 2}[figure]
        return self.kind[hex_] == "landing_pad" or (hand is not None and bool(self.builds(seat, hex_, hand)))
