"""Where something can be built, and with which cards (PD-6.2 to PD-6.4, PD-12.4)."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

from orrery.core.errors import Refusal, refusal
from orrery.games.pandorum.actions import BOTH, ONE, Build, Manipulate, Scoop, Terraform
from orrery.games.pandorum.components import BASE, CARD_IDS, CARDS, KINDS, MODULE, NONE, SETUP, TERRAINS
from orrery.games.pandorum.hexes import beside, each
from orrery.games.pandorum.rules.cards import distinct
from orrery.games.pandorum.state import State

BUILDS: Final = (Build, Manipulate, Scoop, Terraform)
SMALLER, THREE, FREED = ("two_cards_module", "three_cards_base", "free_condition")


def _allowed(terrain: int, by_volcano: bool) -> int:
    mask = 0
    for card, about in enumerate(CARDS):
        if about.terrains >> terrain & 1 and (by_volcano or not about.by_volcano):
            mask |= 1 << card
    return mask


# by terrain, without and with a volcano beside the site: the cards that may be built there
ALLOWED: Final = tuple((_allowed(terrain, False), _allowed(terrain, True)) for terrain in range(len(TERRAINS)))


def allowed_at(s: State, site: int) -> int:
    """PD-6.4: names that may be built on this empty hex."""
    by_volcano = beside(s.volcanoes, s.crack) >> site & 1
    return ALLOWED[s.kind_at(site)][by_volcano]


def freeing(s: State, seat: int) -> int:
    """How many cards of a construction may be freed of their condition."""
    if s.has_one_shot(seat, FREED):
        return 2 if not s.options.one_shot_once and s.has_one_shot(seat, FREED, 2) else 1
    return 0


def possible(s: State, seat: int, hand: int, allowed: int, freed: int) -> bool:
    """PD-12.4: is there any construction with these names? Bucket and Manipulator never make the first one possible.

    Without modules two names must fit, without bases one is all that can be built on. PD-12.3
    """
    fitting = (hand & allowed).bit_count()
    names = hand.bit_count()
    if s.spare_modules[seat] and fitting + freed > 0 and names:
        return True
    return bool(s.spare_bases[seat]) and names > 1 and fitting + freed > 1


def building_ground(s: State, seat: int, hand: int) -> int:
    """All empty hexes where this hand can build something."""
    empty, volcanic, freed = s.empty(), beside(s.volcanoes, s.crack), freeing(s, seat)
    found = 0
    for terrain in range(len(TERRAINS)):
        plain, near = ALLOWED[terrain]
        ground = s.ground[terrain] & empty
        if possible(s, seat, hand, plain, freed):
            found |= ground & ~volcanic
        if possible(s, seat, hand, near, freed):
            found |= ground & volcanic
    return found


# --- all constructions of a hand ------------------------------------------------------------------


def builds(s: State, seat: int, site: int) -> list[Any]:
    """Every legal construction. PD-6.2"""
    hand = distinct(s.hands[seat])
    fitting = list(each(hand & allowed_at(s, site)))
    module, base = bool(s.spare_modules[seat]), bool(s.spare_bases[seat])
    pairs = list(combinations(fitting, 2))
    found: list[Any] = []
    if module:
        found += [Build(card) for card in fitting]
        if s.has_one_shot(seat, SMALLER):
            found += [Manipulate(*pair) for pair in pairs]
    if base:
        found += [Build(*pair) for pair in pairs]
        if s.has_one_shot(seat, THREE):
            found += [Scoop(*three) for three in combinations(fitting, 3)]
    if freed := freeing(s, seat):
        found += _freed(list(each(hand)), fitting, module, base, freed)
    return found


def _freed(names: list[int], fitting: list[int], module: bool, base: bool, freed: int) -> list[Terraform]:
    found = []
    if module:
        found += [Terraform(card) for card in names]
    if base:
        found += [Terraform(card, other) for card in names for other in fitting if other != card]
        if freed > 1:
            found += [Terraform(*pair, BOTH) for pair in combinations(names, 2)]
    return found


# --- the same, read plainly -----------------------------------------------------------------------


def cards_of(action: Any) -> tuple[int, ...]:
    """The cards a construction plays."""
    cards = action[:2] if type(action) is Terraform else tuple(action)
    return tuple(card for card in cards if card != NONE) if NONE in cards else cards


def figure_of(action: Any) -> int:
    """PD-6.2: one card puts down a module, more a base; the Manipulator makes it a module."""
    return MODULE if type(action) is Manipulate or len(cards_of(action)) == 1 else BASE


def effect_of(action: Any) -> str:
    """The one-shot effect a construction uses, if any."""
    return {Manipulate: SMALLER, Scoop: THREE, Terraform: FREED}.get(type(action), "")


def price_of(action: Any) -> int:
    """How many times the price of the nose part is due."""
    if type(action) is Terraform:
        return 2 if action.how_many == BOTH else 1
    return 1 if effect_of(action) else 0


def refuse_build(s: State, seat: int, site: int, action: Any) -> Refusal | None:
    cards = cards_of(action)
    for card in cards:
        if card not in s.hands[seat]:
            return refusal("PD-6.2", "not_in_hand", card=CARD_IDS[card])
    if len(set(cards)) < len(cards):
        return refusal("PD-6.3", "same_name", card=CARD_IDS[cards[0]])
    refused = _refuse_effect(s, seat, action, cards)
    if refused is not None:
        return refused
    figure = figure_of(action)
    if not (s.spare_modules if figure == MODULE else s.spare_bases)[seat]:
        return refusal("PD-6.2", "no_module_left" if figure == MODULE else "no_base_left")
    freed = price_of(action) if type(action) is Terraform else 0  # the Terrablock lifts the whole condition of a card
    return refuse_conditions(s, site, cards[freed:])


def _refuse_effect(s: State, seat: int, action: Any, cards: tuple[int, ...]) -> Refusal | None:
    """The nose part, its price, and cards named in the one order that counts."""
    if effect := effect_of(action):
        if s.one_shot_used and s.options.one_shot_once:
            return refusal("PD-8.2", "used_this_turn")
        if not s.has_one_shot(seat, effect, 0):
            return refusal("PD-8.2", "not_your_part")
        both = price_of(action) > 1
        if both and s.options.one_shot_once:
            return refusal("PD-8.2", "one_shot_once")
        if not s.has_one_shot(seat, effect, price_of(action)):
            return refusal("PD-8.2", "price_missing", needed=price_of(action) * SETUP[s.players].nose)
        if both and len(cards) < 2:
            return refusal("PD-8.2", "freed_both_of_one")
    ordered = type(action) is not Terraform or action.how_many != ONE
    if ordered and list(cards) != sorted(cards):
        return refusal("PD-6.2", "order_of_cards")
    return None


def refuse_conditions(s: State, site: int, cards: tuple[int, ...]) -> Refusal | None:
    """PD-6.4"""
    terrain = s.kind_at(site)
    for card in cards:
        if not CARDS[card].terrains >> terrain & 1:
            return refusal("PD-6.4", "wrong_terrain", card=CARD_IDS[card], terrain=KINDS[terrain])
        if CARDS[card].by_volcano and not beside(s.volcanoes, s.crack) >> site & 1:
            return refusal("PD-6.4", "no_volcano_near", card=CARD_IDS[card])
    return None
