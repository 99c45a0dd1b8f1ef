"""Which technologies a seat has (PU-7.21), and using those for any time (PU-3.10, PU-7.22)."""

from __future__ import annotations

from orrery.core.errors import Refusal, refusal
from orrery.core.frames import May
from orrery.games.planet_unknown.actions import UseTechnology
from orrery.games.planet_unknown.components import CORPORATIONS, NONE, TECH_LEVELS, Technology
from orrery.games.planet_unknown.events import TechGained, TechLost, TechUsed
from orrery.games.planet_unknown.frames import TECHNOLOGY, Do, OfferTech, UseTech
from orrery.games.planet_unknown.operation import possible
from orrery.games.planet_unknown.rules.any_time import may_use
from orrery.games.planet_unknown.rules.corporation.tracks import MODELS, REACH
from orrery.games.planet_unknown.rules.scope import effect_of
from orrery.games.planet_unknown.rules.veil import tell
from orrery.games.planet_unknown.state import CIV, EVENT, TURNS, Play, Seat, State

LIMIT_ROUND, LIMIT_GAME = "once_per_round", "once_per_game"


def available(p: Seat) -> int:
    """The technologies that work now, as bits."""
    corporation = CORPORATIONS[p.corporation]
    if corporation.feature == "lifepods_on_techs":  # PU-15.5: a lifepod unlocks each
        return p.slots & ~p.locked
    reach = REACH[p.corporation]
    highest = MODELS[p.corporation].tech_row(p)
    bits = reach.bits[highest] if highest >= 0 else 0
    if p.pods_on:
        for cell, index in reach.cells.items():  # PU-15.2: a covered milestone is not there
            if p.pods_on >> cell & 1:
                bits &= ~(1 << index)
    bits &= ~p.locked
    if corporation.feature == "flux" and bits:  # PU-15.3: only the highest works
        bits = 1 << (bits.bit_length() - 1)
    return bits


def refresh(play: Play, seat: int) -> None:
    """The tech marker, a lifepod or a lock has changed: see what works now."""
    p = play.s.seats[seat]
    now = available(p)
    if now == p.techs:
        return
    corporation = CORPORATIONS[p.corporation]
    gained = now & ~p.techs
    for technology in corporation.technologies:
        bit = 1 << technology.index
        if bit & (now ^ p.techs):
            p.techs ^= bit
            tell(play, (TechGained if bit & now else TechLost)(seat, technology.id))
    p.techs = now
    for technology in corporation.by_when.get("on_unlock", ()):
        if gained >> technology.index & 1 and not p.used_game >> technology.index & 1:
            play.then(seat, UseTech(seat, technology.index))


def spend(play: Play, seat: int, technology: Technology) -> None:
    """Count a use, if uses are counted, and tell it."""
    p = play.s.seats[seat]
    if technology.limit == LIMIT_ROUND:
        p.used_round |= 1 << technology.index
    elif technology.limit == LIMIT_GAME:
        p.used_game |= 1 << technology.index
    tell(play, TechUsed(seat, technology.id))


def ready(p: Seat, technology: Technology) -> bool:
    """Available and not used up. PU-7.22"""
    bit = 1 << technology.index
    return bool(p.techs & bit) and not (p.used_round | p.used_game) & bit


def use_tech(play: Play, f: UseTech) -> None:
    """The effect of a technology, whatever triggered it; its one use of the round may be gone by now (PU-7.22)."""
    p = play.s.seats[f.seat]
    if p.used_round >> f.tech & 1:
        return
    technology = CORPORATIONS[p.corporation].technologies[f.tech]
    spend(play, f.seat, technology)
    play.then(f.seat, Do(f.seat, effect_of(play.s, technology), TECHNOLOGY))


# --- any-time technologies ------------------------------------------------------------------------


def now(s: State, seat: int) -> bool:
    """PU-3.10: in one's turn, civ window or event, not between taking and placing."""
    return s.phase in (EVENT, TURNS, CIV) and s.seats[seat].hand == NONE and may_use(s, seat)


def usable(s: State, seat: int, index: int) -> bool:
    """Whether the seat may use this any-time technology now."""
    p = s.seats[seat]
    if p.corporation == NONE or not now(s, seat):
        return False
    technology = CORPORATIONS[p.corporation].technologies[index]
    return technology.when == "any_time" and ready(p, technology) and possible(s, seat, effect_of(s, technology))


def options(s: State, seat: int) -> list[UseTechnology]:
    p = s.seats[seat]
    if not p.techs & ~(p.used_round | p.used_game):
        return []
    return [
        UseTechnology(TECH_LEVELS.index(technology.level))
        for technology in CORPORATIONS[p.corporation].by_when.get("any_time", ())
        if usable(s, seat, technology.index)
    ]


def _by_level(p: Seat, level: int) -> Technology | None:
    for technology in CORPORATIONS[p.corporation].technologies:
        if technology.level == TECH_LEVELS[level]:
            return technology
    return None


def refuse(s: State, seat: int, a: UseTechnology) -> Refusal | None:
    p = s.seats[seat]
    technology = _by_level(p, a.level) if p.corporation != NONE else None
    if technology is None or technology.when != "any_time":
        return refusal("PU-7.21", "tech_not_now", level=TECH_LEVELS[a.level])
    if not p.techs >> technology.index & 1:
        return refusal("PU-7.21", "tech_not_available", level=technology.level)
    if not ready(p, technology):
        return refusal("PU-7.22", "tech_used", level=technology.level)
    if not now(s, seat):
        return refusal("PU-3.10", "tech_not_now", level=technology.level)
    if not usable(s, seat, technology.index):
        return refusal("PU-7.24", "tech_no_effect", level=technology.level)
    return None


def use(play: Play, seat: int, a: UseTechnology) -> None:
    technology = _by_level(play.s.seats[seat], a.level)
    assert technology is not None
    play.then(seat, UseTech(seat, technology.index))


def offer_tech(play: Play, f: OfferTech) -> None:
    """PU-6.8, PU-7.24: optional, and not worth a question if nothing could come of it."""
    s = play.s
    p = s.seats[f.seat]
    effect = effect_of(s, CORPORATIONS[p.corporation].technologies[f.tech])
    if possible(s, f.seat, effect):
        play.then(f.seat, May(f.seat, UseTech(f.seat, f.tech), "PU-6.8"))
