"""What a seat may know of a table of Pandorum (PD-1.10): an allow-list, built from nothing."""

from __future__ import annotations

from orrery.core.onlookers import same_for_all
from orrery.games.pandorum.components import (
    BID,
    CARD_IDS,
    CARGO_HOLD,
    CENTRAL_DECK,
    EVENT_IDS,
    EVENTS,
    FIGURES,
    KINDS,
    MAIN_IDS,
    NONE,
    NOSE,
    NOSE_IDS,
    SECTIONS,
    SETUP,
    SIDES,
    TYPES,
)
from orrery.games.pandorum.hexes import CENTRES, COUNT, EDGE, HEX_IDS, POSITION, clusters, each, parted
from orrery.games.pandorum.operations.auction import bidder_asked
from orrery.games.pandorum.prospects import sites
from orrery.games.pandorum.rules import income
from orrery.games.pandorum.rules.scoring import cargo_counts, cargo_points
from orrery.games.pandorum.state import END, NOBODY, State

Json = dict[str, object]


def shown(s: State, me: int | None) -> Json:
    """The table as seat `me` may see it; None: a spectator."""
    return {
        "round": s.round,
        "turn": s.turn,
        "active": s.active,
        "first": s.first,
        "phase": s.phase,
        "last_turns": _last_turns(s),
        "field": _field(s),
        "market": [{"card": CARD_IDS[card], "count": n} for card, n in enumerate(s.market) if n],
        "deck": len(s.deck),
        "box": sum(s.box) + len(s.aside),
        "events": _events(s) if s.options.new_horizons else None,
        "auction": _auction(s),
        "cargo": _cargo(s),
        "seats": _seats(s, me),
        "building": _building(s),
        "sites": None if me is None else sites(s, me),
    }


def seats_in(mask: int, players: int) -> list[int]:
    return [seat for seat in range(players) if mask >> seat & 1]


def _names(cards: tuple[int, ...]) -> list[str]:
    return [CARD_IDS[card] for card in cards]


def _last_turns(s: State) -> Json | None:
    if not s.reason:
        return None
    trigger = None if s.trigger == NOBODY else s.trigger
    return {"trigger": trigger, "reason": s.reason, "left": seats_in(s.last, s.players)}


# --- the field ------------------------------------------------------------------------------------


@same_for_all
def _field(s: State) -> Json:
    layout = [
        {"position": n, "section": SECTIONS[at.section].id, "side": SIDES[at.side], "rotation": at.rotation}
        for n, at in enumerate(s.layout)
    ]
    crack = None
    if s.crack:
        parts = [[HEX_IDS[a], HEX_IDS[b]] for a, b in parted(s.crack)]
        crack = {"hexes": [HEX_IDS[hex_] for hex_ in s.crack], "parts": parts}
    groups = [[HEX_IDS[hex_] for hex_ in each(cluster)] for cluster in clusters(s.volcanoes, s.crack)]
    return {
        "layout": layout,
        "hexes": [_hex(s, hex_) for hex_ in range(COUNT)],
        "crack": crack,
        "clusters": groups,
    }


def _hex(s: State, hex_: int) -> Json:
    owner = s.owner_of(hex_)
    standing = None
    if owner != NOBODY:
        figure = FIGURES[not s.modules[owner] >> hex_ & 1]
        standing = {"seat": owner, "figure": figure, "contaminated": bool(s.contaminated >> hex_ & 1)}
    return {
        "hex": HEX_IDS[hex_],
        "kind": KINDS[s.kind_at(hex_)],
        "printed": KINDS[s.printed[hex_]],
        "position": POSITION[hex_],
        "center": bool(CENTRES >> hex_ & 1),
        "edge": bool(EDGE >> hex_ & 1),
        "object": standing,
        "harvesters": [seat for seat in range(s.players) if s.harvesters[seat] == hex_],
        "token": _token(s, hex_),
    }


def _token(s: State, hex_: int) -> str | None:
    """The uppermost token on a hex; cracks lie between hexes."""
    for token, at in (("dead_city_token", s.city), ("eruption_token", s.eruption), ("landing_pad_token", s.pad)):
        if at == hex_:
            return token
    return "meteor_token" if hex_ in s.meteor else None


# --- events ---------------------------------------------------------------------------------------


def _events(s: State) -> Json:
    in_play = []
    for card in s.events:
        about = EVENTS[card.event]
        engines = list(s.engines) if about.permanent.trigger == "engine" else None
        of = None if about.quids == BID else about.quids
        in_play.append({"event": about.id, "quids": card.quids, "of": of, "engines": engines})
    return {"deck": len(s.event_deck), "in_play": in_play, "gone": [EVENT_IDS[event] for event in s.event_box]}


def _auction(s: State) -> Json | None:
    if s.auction is None:
        return None
    return {
        "standing": s.auction.standing,
        "bidder": None if s.auction.bidder == NONE else s.auction.bidder,
        "still_in": [seat for seat in range(s.players) if not s.auction.passed >> seat & 1],
        "asked": bidder_asked(s),
    }


# --- seats ----------------------------------------------------------------------------------------


@same_for_all
def _cargo(s: State) -> list[Json]:
    rows: list[Json] = []
    for kind, counts in zip(TYPES, cargo_counts(s), strict=True):
        most = max(counts)
        leaders = [seat for seat, count in enumerate(counts) if count and count == most]
        rows.append({"type": kind, "counts": counts, "leaders": leaders})
    return rows


def _seats(s: State, me: int | None) -> list[Json]:
    return [_seat(s, seat, seat == me or s.phase == END) for seat in range(s.players)]


_points = same_for_all(cargo_points)


@same_for_all
def _seat(s: State, seat: int, shown: bool) -> Json:
    cargo = _points(s)[seat]
    need = SETUP[s.players]
    nose, deck = s.slot(seat, NOSE), s.slot(seat, CENTRAL_DECK)
    return {
        "seat": seat,
        "quids": s.quids[seat],
        "hand": len(s.hands[seat]),
        "cards": _names(s.hands[seat]) if shown else None,
        "known": _names(s.known[seat]),
        "extraction": s.extraction[seat],
        "harvester": HEX_IDS[s.harvesters[seat]],
        "supply": {"module": s.spare_modules[seat], "base": s.spare_bases[seat]},
        "built": {"module": s.modules[seat].bit_count(), "base": s.bases[seat].bit_count()},
        "nose": {
            "part": NOSE_IDS[s.noses[seat]],
            "cards": _names(nose),
            "threshold": need.nose,
            "ready": len(nose) >= need.nose,
            "used": s.one_shot_used and seat == s.active,
        },
        "central_deck": {
            "part": MAIN_IDS[s.mains[seat]],
            "cards": _names(deck),
            "threshold": need.central,
            "active": len(deck) >= need.central,
        },
        "cargo_hold": {"cards": _names(s.slot(seat, CARGO_HOLD)), "points": sum(cargo)},
        "engines": s.engines[seat],
        "score": {
            "total": s.quids[seat] + sum(cargo),
            "lines": dict(zip(("quids", *TYPES), (s.quids[seat], *cargo), strict=True)),
        },
    }


@same_for_all
def _building(s: State) -> Json | None:
    b = s.building
    if b is None:
        return None
    s = _before_it_stood(s, b.site)
    incomes = []
    for n, card in enumerate(b.cards):
        again = b.again[n] != NONE
        paying, choice = (b.cards[b.again[n]], b.choices[b.again[n]]) if again else (card, b.choices[n])
        collected = b.amounts[n] != NONE
        pays = income.paying(s, s.active, b.site, paying, choice) if collected else []
        incomes.append(
            {
                "card": CARD_IDS[card],
                "amount": b.amounts[n] if collected else None,
                "pays": [{"hex": HEX_IDS[hex_], "amount": value} for hex_, value in pays],
                "again": again,
            }
        )
    return {
        "seat": s.active,
        "hex": HEX_IDS[b.site],
        "cards": _names(b.cards),
        "figure": FIGURES[b.figure],
        "effect": NOSE_IDS[s.noses[s.active]] if b.part else None,
        "incomes": incomes,
    }


def _before_it_stood(s: State, site: int) -> State:
    """PD-6.6: while its cards go into slots the new object stands already, but they were not paid for it."""
    if s.owner_of(site) == NOBODY:
        return s
    before = s.clone()
    before.modules[s.active] &= ~(1 << site)
    before.bases[s.active] &= ~(1 << site)
    return before
