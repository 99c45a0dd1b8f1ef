"""A settler of Pandorum: answers whatever the table asks by pressing what glows, as a person would."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from browser.conftest import Sit
from browser.person import Person
from browser.player import TOOLS, Offer, Player, Sight
from browser.records import take_over
from orrery.core.match import Match

# Whatever can be used now, each with a point where it lies on top (none: it is covered or outside the window).
# Shapes are choices of more than one hex: the field goes by the place that is pointed at, so any point of it will do.
LOOK = (
    """() => {
  const root = document.querySelector('.pd.root');
  if (!root) return null;"""
    + TOOLS
    + """
  const kind = root.dataset.kind ?? null;
  const offers = [];
  const offer = (what, name, el, bright = false, free = on) => {
    const [x, y] = spot(el, free);
    offers.push({ what, name, x, y, scrolls: within(el, downwards) || within(el, sideways), bright });
  };
  const usable = (el) => !el.disabled && el.getAttribute('aria-disabled') !== 'true';
  for (const el of root.querySelectorAll('button[data-key]')) if (usable(el)) offer('key', el.dataset.key, el);
  for (const el of root.querySelectorAll('.hand button[data-card]:is(.lit, .sel)')) {
    if (!usable(el)) continue;
    if (el.dataset.played === undefined) offer(el.matches('.sel') ? 'picked' : 'card', el.dataset.card, el);
    else if (kind === 'order' || kind === 'block') offer('played', el.dataset.card, el);
  }
  const sites = new Set([...root.querySelectorAll('.pd-field g.build')].map((el) => el.getAttribute('transform')));
  for (const el of root.querySelectorAll('.pd-field g.target'))
    offer('hex', el.dataset.hex, el, sites.has(el.getAttribute('transform')));
  const field = (x, y) =>
    x >= 0 && y >= 0 && x < innerWidth && y < innerHeight && document.elementFromPoint(x, y)?.closest('[data-field]');
  const inside = (el, x, y) => {
    const at = new DOMPoint(x, y).matrixTransform(el.getScreenCTM().inverse());
    return field(x, y) && el.isPointInFill(at);
  };
  const shapes = [...root.querySelectorAll('.options circle.dot, .options g.arrow, .options path.group')];
  for (const [i, el] of shapes.entries())
    offer('shape', String(i), el, false, el.matches('path') ? inside : (_, x, y) => field(x, y));
  for (const el of root.querySelectorAll('.sizes button[aria-pressed="false"]')) offer('size', el.title, el);
  for (const el of root.querySelectorAll('.preview .answers button')) offer('button', el.innerText.trim(), el);
  const primary = document.querySelector('button.btn.pri.wide, button.btn.pri.full');
  if (primary && !primary.disabled) offer('primary', primary.innerText.trim(), primary);
  const chosen = root.querySelector('.pd-field g.target[aria-pressed="true"]')?.dataset.hex ?? '';
  return { kind, placing: shapes.length > 0, said: chosen, offers };
}"""
)
REVEAL = """([what, name]) => {
  const where = { key: 'button[data-key]', card: '.hand button.lit', picked: '.hand button.sel',
    played: '.hand button[data-played]', size: '.sizes button', button: '.preview .answers button' };
  const named = (el) => el.dataset.key ?? el.dataset.card ?? (el.title || el.innerText.trim());
  const el = [...document.querySelectorAll(`.pd.root :is(${where[what]})`)].find((one) => named(one) === name);
  el?.scrollIntoView({ block: 'center', inline: 'center' });
}"""
FULL = 4  # as many kinds of cards in hand are enough to go and build


class Settler(Player):
    """A person at a table of Pandorum."""

    LOOK = LOOK
    REVEAL = REVEAL

    def __init__(self, person: Person) -> None:
        super().__init__(person)
        self._trying = False  # the press only shows something, or puts together what is sent later

    def _stirred(self, before: Sight, now: Sight) -> bool:
        return self._trying and (now.said != before.said or super()._stirred(before, now))

    def _answer(self, sight: Sight) -> bool:
        self._trying = False
        if sight.kind == "build":
            return self.construct(sight)
        offer = self._pick(sight)
        if offer is None:
            return self._widen(sight)
        self.give(sight, offer)
        return True

    def _pick(self, sight: Sight) -> Offer | None:
        """Without much of a plan: fly where something can be built, draw while the hand is thin."""
        hexes, cards, drawn = sight.of("hex"), sight.near("card"), sight.near("deck", "market")
        if sight.kind == "stop":
            bright = [o for o in hexes if o.bright]
            hexes = bright if self.choose.random() < 0.9 and bright else hexes
        if sight.kind == "turn" and cards and drawn:
            pays = len(cards) >= FULL or self.choose.random() < 0.25
            cards, drawn = (cards, []) if pays else ([], drawn)
        known = ("slot", "slotted", "bid", "buy", "played", "shape", "button")
        pool = [*hexes, *cards, *drawn, *sight.near(*known)]
        if sight.primary is not None and (not pool or sight.kind != "turn" or self.choose.random() < 0.5):
            pool.append(sight.primary)
        return self.choose.choice(pool) if pool else None

    def give(self, sight: Sight, offer: Offer) -> None:
        """Press it; a finger first sees what would come of it and then presses the button that does it."""
        if not self.touch or offer.what not in ("hex", "shape", "card"):
            self.press(offer)
            return
        if offer.what != "hex" or offer.name != sight.said:
            sent, self._trying = self.sent, True
            self.press(offer)
            self.heard(sent, sight)
            self._trying = False
            if self.sent > sent:  # there was nothing to see first
                return
        self._before = self.calm()
        assert self._before.primary is not None, self._told(f"{offer} was tapped, and nothing does it: {self._before}")
        self.press(self._before.primary)

    @staticmethod
    def richest(sight: Sight, sites: list[Any]) -> Offer:
        """The hex in sight where building would bring most, as the view tells of them."""
        worth = {
            site["hex"]: max((best["total"] for best in site["best"].values() if best), default=0) for site in sites
        }
        return max((o for o in sight.of("hex") if o.bright), key=lambda o: worth[o.name])

    def _widen(self, sight: Sight) -> bool:
        """On a phone what is asked for may lie outside the window: look at the whole field."""
        whole = self.page.locator(".zoomer button").nth(2)
        if not sight.offers or not whole.count():
            return False
        self.used["zoom"] += 1
        self._trying = True
        whole.tap() if self.touch else whole.click()
        self._before = Sight()
        return True

    def construct(self, sight: Sight) -> bool:
        """Build what is proposed, or another size, or with another card."""
        tries = [*sight.near("size"), *sight.near("card"), *sight.near("picked")]
        if sight.primary is not None and (not tries or self.choose.random() < 0.6):
            self.press(sight.primary)
            return True
        if tries:
            self._trying = True
            self.press(self.choose.choice(tries))
        return bool(tries)


def sit_down(sit: Sit, seats: int, options: dict[str, Any], seed: int, **profile: Any) -> Settler:
    """At a new table, with easy bots on the other seats."""
    person = sit(seed=seed, **profile)
    settler = Settler(person)
    me, bot = {"kind": "me"}, {"kind": "bot", "level": "easy"}
    table = person.create([me, *[bot] * (seats - 1)], options, game="pandorum")
    person.go(f"/t/{table['id']}")
    return settler


def go_on(sit: Sit, match: Match, seed: int, names: Sequence[str] = (), **profile: Any) -> Settler:
    """At a table where this much has been played."""
    person = sit(seed=seed, **profile)
    settler = Settler(person)
    take_over(person, match, names)
    settler.question()
    return settler
