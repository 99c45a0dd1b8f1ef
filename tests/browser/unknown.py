"""An explorer of Planet Unknown: answers whatever the table asks by pressing what glows, as a person would."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from browser.conftest import Sit
from browser.person import Person
from browser.player import TOOLS, Frame, Offer, Player, Sight
from browser.records import take_over
from orrery.core.match import Match

# Whatever can be used now, each with a point where it lies on top (none: it is covered or outside the window).
LOOK = (
    """() => {
  const root = document.querySelector('.pu.root');
  if (!root) return null;"""
    + TOOLS
    + """
  const offers = [];
  const offer = (what, name, el) => {
    const [x, y] = spot(el);
    offers.push({ what, name, x, y, scrolls: within(el, downwards) });
  };
  for (const el of root.querySelectorAll('[data-key]')) {
    const lit = el.matches('button') ? !el.disabled : el.getAttribute('role') === 'button';
    if (lit) offer(el.matches('.square.way') ? 'way' : 'key', el.dataset.key, el);
  }
  for (const el of root.querySelectorAll('button.answer:not(:disabled)')) offer('button', el.innerText.trim(), el);
  for (const el of root.querySelectorAll('.wheel:not(.on)')) offer('rover', el.getAttribute('aria-label'), el);
  const planet = root.querySelector('svg.planet');
  for (const el of root.querySelectorAll('circle.anchor')) {
    const box = el.getBoundingClientRect();
    const [x, y] = [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)];
    if (planet && on(planet, x, y)) offers.push({ what: 'anchor', name: '', x, y, scrolls: false });
  }
  const primary = document.querySelector('button.btn.pri.wide, button.btn.pri.full');
  if (primary && !primary.disabled) offer('primary', primary.innerText.trim(), primary);
  const sure = document.querySelector('dialog[open] .doubt .danger');
  if (sure) offer('sure', sure.innerText.trim(), sure);
  return {
    kind: root.dataset.sending === undefined ? (root.dataset.kind ?? null) : null,
    placing: root.querySelector('.ghost') !== null,
    said: root.querySelector('.said')?.innerText ?? '',
    offers,
  };
}"""
)
REVEAL = """([what, name]) => {
  const root = document.querySelector('.pu.root');
  const all = [...root.querySelectorAll(what === 'button' ? 'button.answer' : '[data-key]')];
  const el = all.find((e) => (what === 'button' ? e.innerText.trim() : e.dataset.key) === name);
  el?.scrollIntoView({ block: 'center' });
}"""


def answers(sight: Sight) -> list[Offer]:
    """Answers to the question itself; technologies that may be used at any time are not among them."""
    free = set() if sight.kind == "order" else {"tech"}
    found = [o for o in sight.offers if o.what in ("key", "button") and (o.reachable or o.scrolls)]
    return [o for o in found if o.sort not in free]


class Explorer(Player):
    """A person at a table of Planet Unknown."""

    LOOK = LOOK
    REVEAL = REVEAL

    def __init__(self, person: Person, drives: float = 0.5) -> None:
        super().__init__(person)
        self.drives = drives
        self.answered: Counter[str] = Counter()  # questions to which an answer has left, by its own message
        self.extra: Counter[str] = Counter()  # those of them for a tile beyond the one of the round

    def _on_answered(self, asked: Frame) -> None:
        super()._on_answered(asked)
        self.answered[asked["kind"]] += 1
        self.extra[asked["kind"]] += asked["params"].get("extra") is True

    def _stirred(self, before: Sight, now: Sight) -> bool:
        if now.kind is None:  # on its way, or heard out: where it may cost a piece the engine is waited for
            return False
        # A marker with several cells to go to is only picked up: the line then asks for the cell.
        picked = self._pressed is not None and self._pressed.sort == "marker" and now.said != before.said
        return picked or super()._stirred(before, now)

    def _answer(self, sight: Sight) -> bool:
        if sight.of("sure"):  # a piece would be lost: asked once more
            self.used["sure of a loss"] += 1
            self.press(sight.of("sure")[0])
            return True
        if self._drive(sight):
            return True
        if sight.placing:
            return self.place(sight)
        if sight.kind == "end_turn":
            if sight.primary is not None:
                self.press(sight.primary)
            return sight.primary is not None
        ready = sight.of("tech")
        if ready and sight.kind != "order" and self.choose.random() < 0.4:
            self.press(self.choose.choice(ready))
            return True
        if answers(sight):
            self.press(self.choose.choice(self._plain(sight)))
        return bool(answers(sight))

    @staticmethod
    def _plain(sight: Sight) -> list[Offer]:
        """Where one marker is asked for and its cells are lit, the cells are the answers."""
        markers = {o.name for o in answers(sight) if o.sort == "marker"}
        cells = sight.of("cell")
        return [o for o in answers(sight) if o.sort != "marker"] if cells and len(markers) == 1 else answers(sight)

    def place(self, sight: Sight) -> bool:
        """Turn the tile or not, move it to one of the marked places, lay it down."""
        for _ in range(self.choose.randrange(3)):
            self.turn()
            sight = self.calm()
        anchors = sight.of("anchor")
        if anchors:
            self.press(self.choose.choice(anchors))
        if not self.touch:
            return bool(anchors)
        button = self.calm().primary  # a tap only moves the tile there
        if button is not None:
            self.press(button)
        return button is not None

    def turn(self) -> None:
        """Rotate or flip the tile in hand, by key, by button or with the wheel of the mouse."""
        by = self.choose.choice(("button",) if self.touch else ("key", "button", "wheel"))
        self.used[f"turn by {by}"] += 1
        if by == "key":
            self.page.keyboard.press(self.choose.choice("rf"))
        elif by == "wheel":
            box = self.page.locator("svg.planet").bounding_box()
            assert box is not None
            self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            self.page.mouse.wheel(0, 120)
        else:
            beside = "button.tool:enabled, .acts button.btn:not(.answer):enabled, .tray button.btn:enabled"
            tools = self.page.locator(beside)
            number = tools.count()
            if number:
                tool = tools.nth(self.choose.randrange(number))
                tool.tap() if self.touch else tool.click()

    def _drive(self, sight: Sight) -> bool:
        """Take a rover to a square it reaches; at the wheel already, go on or let it stand."""
        ways, rovers = sight.of("way"), sight.of("rover")
        if sight.kind == "teleport":
            if ways or rovers:
                self.press(self.choose.choice(ways or rovers))
            return bool(ways or rovers)
        if ways and (sight.kind != "end_turn" or self.choose.random() < self.drives):
            self.press(self.choose.choice(ways))
            return True
        if rovers and not ways and sight.kind in ("end_turn", "take") and self.choose.random() < self.drives:
            self.press(self.choose.choice(rovers))
            return True
        return False


def go_on(sit: Sit, match: Match, seed: int, names: Sequence[str] = (), **profile: Any) -> Explorer:
    """At a table where this much has been played."""
    person = sit(seed=seed, **profile)
    explorer = Explorer(person)
    take_over(person, match, names)
    explorer.question()
    return explorer


def sit_down(sit: Sit, seats: int, options: dict[str, Any], seed: int, **profile: Any) -> Explorer:
    """At a new table, with easy bots on the other seats."""
    person = sit(seed=seed, **profile)
    explorer = Explorer(person)
    me, bot = {"kind": "me"}, {"kind": "bot", "level": "easy"}
    table = person.create([me, *[bot] * (seats - 1)], options, game="planet_unknown")
    person.go(f"/t/{table['id']}")
    return explorer
