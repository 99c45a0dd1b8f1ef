"""A colonist of On Mars: answers whatever the table asks by pressing what glows, as a person would."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import orrery
from browser.conftest import Sit
from browser.person import Person
from browser.player import TOOLS, Offer, Player, Sight
from browser.records import take_over
from orrery.core.match import Match

# Whatever can be used now, each with a point where it lies on top (none: it is covered or outside the window).
LOOK = (
    """() => {
  const root = document.querySelector('.om.root');
  if (!root) return null;"""
    + TOOLS
    + """
  const offers = [];
  const offer = (what, name, el) => {
    const [x, y] = spot(el);
    offers.push({ what, name, x, y, scrolls: within(el, downwards) || within(el, sideways) });
  };
  for (const el of root.querySelectorAll('.spot.lit[data-key]')) offer('key', el.dataset.key, el);
  for (const el of root.querySelectorAll('g.hit.legal[data-hex]')) offer('hex', el.dataset.hex, el);
  for (const [i, el] of [...root.querySelectorAll('[role=radio]')].entries())
    if (el.getAttribute('aria-checked') === 'false') offer('way', String(i), el);
  for (const el of root.querySelectorAll('.offer .go:enabled, .callout .options .confirm'))
    offer('go', el.innerText.trim(), el);
  for (const el of root.querySelectorAll('.ask .btn.second')) offer('button', el.innerText.trim(), el);
  for (const el of root.querySelectorAll('.spot.gl.lit')) offer('goal', el.dataset.at, el);
  for (const el of root.querySelectorAll('[role=dialog].menu .btn')) offer('button', el.innerText.trim(), el);
  for (const el of root.querySelectorAll('aside.guide button')) offer('guide', el.innerText.trim(), el);
  for (const el of root.querySelectorAll('nav button[data-tab][aria-pressed=false].calls'))
    offer('tab', el.dataset.tab, el);
  const primary = document.querySelector('button.btn.pri.wide, button.btn.pri.full');
  if (primary && !primary.disabled) offer('primary', primary.innerText.trim(), primary);
  const hot = [...root.querySelectorAll('.spot.hot[data-key]')].map((el) => el.dataset.key);
  const chosen = [...root.querySelectorAll('g.hit[aria-pressed=true]')].map((el) => el.dataset.hex);
  const menu = root.querySelector('[role=dialog].menu')?.ariaLabel ?? '';
  return { kind: root.dataset.kind ?? null, placing: false, said: [...hot, ...chosen, menu].join(' '), offers };
}"""
)
REVEAL = """([what, name]) => {
  const where = { key: '.spot.lit[data-key]', button: '.ask .btn.second', guide: 'aside.guide button' };
  const named = (el) => el.dataset.key ?? el.innerText.trim();
  const el = [...document.querySelectorAll(`.om.root :is(${where[what]})`)].find((one) => named(one) === name);
  el?.scrollIntoView({ block: 'center', inline: 'center' });
}"""
# How much a person without much of a plan likes to do a thing, by the sort of it.
LIKES = {
    "add": 0.1,
    "way": 0.3,
    "use_tech": 0.6,
    "exec": 0.4,
    "primary": 0.35,
    "deliver": 2.0,
    "button": 0.3,
    "go": 3.0,
}
RELUCTANT = {
    "move": 1.0,
    "turn": 2.0,
    "travel": 2.0,
    "tile": 4.0,
    "settle": 1.0,
    "accept": 2.0,
}  # likes its button more


# Five rounds of a solo game, up to a turn in the colony with enough for a Generator and an executive action after it.
FIVE_ROUNDS = json.loads("""[
  ["space", 7], ["blueprint", "bp_gym"], ["act", "construct", 0], ["type", "oxygen_condenser", "mineral"],
  ["site", "-2,-2", null, 0], ["benefit", "lss_benefit_mineral"], ["end"], ["act", "welcome_ship", 0],
  ["ship", "d4", 0, "water+plant"], ["hex", "-3,0"], ["end"], ["stay"], ["act", "hire_or_contract", 0],
  ["take_card", 5, "oxygen+oxygen"], ["exec", "exec_resupply"], ["supply", "oxygen"], ["contract", "contract_7"],
  ["stay"], ["act", "upgrade", 0], ["upgrade", "bp_gym", "-2,-1"], ["hex", "-1,-2"],
  ["use", "bp_gym", "systems_engineer"], ["type", "shelter", "oxygen"], ["site", "-3,-1", 0, 0], ["travel"],
  ["space", 3], ["learn", 6, "lab_1_top", "none"], ["supply", "oxygen"], ["act", "landing_pod", 0], ["space", 7],
  ["blueprint", "bp_construction_yard"], ["use", "bp_gym", "crystals"], ["type", "shelter", "oxygen"],
  ["site", "-4,0", 0, 0], ["end"], ["stay"]
]""")


class Colonist(Player):
    """A person at a table of On Mars."""

    LOOK = LOOK
    REVEAL = REVEAL

    def _stirred(self, before: Sight, now: Sight) -> bool:
        # What was looked at already, with several ways to do it, looks the same once it has been pressed to stay.
        stays = bool(now.of("way")) and self._pressed is not None and self._pressed.name in now.said.split()
        return stays or now.said != before.said or super()._stirred(before, now)

    def _answer(self, sight: Sight) -> bool:
        guide = sight.of("guide")
        if guide:
            self.press(guide[-1])
            return True
        found = [o for o in sight.offers if o.what != "guide" and (o.reachable or o.scrolls)]
        if not found:
            return False
        likes = [self._likes(sight, offer) for offer in found]
        self.press(self.choose.choices(found, likes)[0])
        return True

    def _likes(self, sight: Sight, offer: Offer) -> float:
        if offer.sort == "primary":
            return RELUCTANT.get(sight.kind or "", LIKES["primary"])
        if sight.kind == "turn" and offer.name == "act:control_center":
            return 0.3  # rather than drive about, do something
        return LIKES.get(offer.sort, 1.0)

    def largest(self, targets: dict[str, Any]) -> Offer:
        """The hex in sight where the building would make the largest complex, as the view tells of them."""
        return max(self.calm().of("hex"), key=lambda o: targets[o.name]["size"])


def sit_down(sit: Sit, seats: int, options: dict[str, Any], seed: int, **profile: Any) -> Colonist:
    """At a new table, with bots on the other seats that know how to bring a game to its end."""
    person: Person = sit(seed=seed, **profile)
    colonist = Colonist(person)
    me, bot = {"kind": "me"}, {"kind": "bot", "level": "normal"}
    table = person.create([me, *[bot] * (seats - 1)], options, game="on_mars")
    person.go(f"/t/{table['id']}")
    return colonist


def in_the_colony() -> Match:
    """A turn in the colony with enough for a Generator and an executive action; the rover has not left the mine."""
    match = orrery.game("on_mars").new(1, 7, {})
    for action in FIVE_ROUNDS:
        match.act(0, action)
    return match


def welcoming() -> Match:
    """The same game when a ship is about to be welcomed."""
    match = orrery.game("on_mars").new(1, 7, {})
    for action in FIVE_ROUNDS[: FIVE_ROUNDS.index(["act", "welcome_ship", 0]) + 1]:
        match.act(0, action)
    return match


def go_on(sit: Sit, match: Match, seed: int, names: Sequence[str] = (), **profile: Any) -> Colonist:
    """At a table where this much has been played."""
    person: Person = sit(seed=seed, **profile)
    colonist = Colonist(person)
    take_over(person, match, names)
    colonist.question()
    while colonist.look().of("guide"):  # the last button: read, or no more of it
        colonist.press(colonist.look().of("guide")[-1])
        colonist.calm()
    return colonist
