"""An explorer of Planet Unknown: answers whatever the table asks by pressing what glows, as a person would.

It knows nothing of the rules and nothing that is not on the screen. A thing can only be pressed where it lies on top:
what is covered, cut off or not there at all is of no use, and a question without a usable answer fails the test.
"""

from __future__ import annotations

import json
import time
from collections import Counter, deque
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page, WebSocket

from browser.conftest import Sit
from browser.person import Person

Frame = dict[str, Any]

PATIENCE = 20.0  # seconds until a press without effect counts as dead: a busy machine is slow, not broken
GAME_MINUTES = 8
NEUTRAL = (4, 4)  # a corner of the page where nothing answers to the pointer

# Whatever can be used now, each with a point where it lies on top (none: it is covered or outside the window).
LOOK = """() => {
  const root = document.querySelector('.pu.root');
  if (!root) return null;
  const on = (el, x, y) => {
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
    const top = document.elementFromPoint(x, y);
    return top !== null && (top === el || el.contains(top));
  };
  const PARTS = [0.5, 0.25, 0.75, 0.12, 0.88, 0.04, 0.96];
  const spot = (el) => {
    const box = el.getBoundingClientRect();
    for (const v of PARTS) for (const u of PARTS) {
      const [x, y] = [Math.round(box.left + box.width * u), Math.round(box.top + box.height * v)];
      if (on(el, x, y)) return [x, y];
    }
    return [null, null];
  };
  const scrolls = (el) => {
    for (let up = el.parentElement; up; up = up.parentElement)
      if (up.scrollHeight > up.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(up).overflowY)) return true;
    return false;
  };
  const offers = [];
  const offer = (what, name, el) => {
    const [x, y] = spot(el);
    offers.push({ what, name, x, y, scrolls: scrolls(el) });
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
  return {
    kind: root.dataset.kind ?? null,
    placing: root.querySelector('.ghost') !== null,
    said: root.querySelector('.said')?.innerText ?? '',
    offers,
  };
}"""
# What the last message has changed is drawn by then.
FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"
REVEAL = """([what, name]) => {
  const root = document.querySelector('.pu.root');
  const all = [...root.querySelectorAll(what === 'button' ? 'button.answer' : '[data-key]')];
  const el = all.find((e) => (what === 'button' ? e.innerText.trim() : e.dataset.key) === name);
  el?.scrollIntoView({ block: 'center' });
}"""


@dataclass(frozen=True, slots=True)
class Offer:
    """Something on the table that can be pressed, and where."""

    what: str  # key, button, way, rover, anchor, primary
    name: str
    x: int | None
    y: int | None
    scrolls: bool

    @property
    def reachable(self) -> bool:
        return self.x is not None

    @property
    def sort(self) -> str:
        """bay, square, marker, tech ... for what has a key of its own on the table."""
        return self.name.split(":")[0] if self.what == "key" else self.what


@dataclass(frozen=True, slots=True)
class Sight:
    """What the table shows at one moment."""

    kind: str | None = None
    placing: bool = False
    said: str = ""  # the line that tells what to do, or what would come of it
    offers: tuple[Offer, ...] = ()

    def of(self, *sorts: str) -> list[Offer]:
        return [o for o in self.offers if o.sort in sorts and o.reachable]

    @property
    def names(self) -> set[tuple[str, str]]:
        return {(o.what, o.name) for o in self.offers}

    @property
    def primary(self) -> Offer | None:
        return next(iter(self.of("primary")), None)

    @property
    def answers(self) -> list[Offer]:
        """Answers to the question itself; technologies that may be used at any time are not among them."""
        free = set() if self.kind == "order" else {"tech"}
        found = [o for o in self.offers if o.what in ("key", "button") and (o.reachable or o.scrolls)]
        return [o for o in found if o.sort not in free]


class Explorer:
    """A person at a table of Planet Unknown."""

    def __init__(self, person: Person, drives: float = 0.5) -> None:
        self.person = person
        self.page: Page = person.page
        self.choose = person.choose
        self.drives = drives
        self.asked: Counter[str] = Counter()  # questions answered
        self.extra: Counter[str] = Counter()  # those among them for a tile beyond the one of the round
        self.used: Counter[str] = Counter()  # what has been pressed
        self.sent = 0
        self._keys: set[str] = set()
        self.state: Frame | None = None
        self.refused: list[Frame] = []
        self.story: deque[str] = deque(maxlen=24)
        self._pressed: Offer | None = None
        self._stuck = ("", 0.0)
        self.page.on("websocket", self._listen)

    # --- overhearing the wire: to know that a press has been heard, never to act ------------------------------------

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", self._on_sent)
        socket.on("framereceived", self._on_received)

    def _on_sent(self, text: str | bytes) -> None:
        said = json.loads(text)
        if said["t"] not in ("act", "undo") or said["key"] in self._keys:
            return  # under the same key an answer only goes out again, because nobody has confirmed it
        self._keys.add(said["key"])
        self.sent += 1
        self.story.append(f"sent {said.get('action', 'undo')}")
        if said["t"] == "act" and self.state is not None and self.state["decision"]:
            asked = self.state["decision"]
            self.extra[asked["kind"]] += asked["params"].get("extra") is True

    def _on_received(self, text: str | bytes) -> None:
        told: Frame = json.loads(text)
        if told["t"] == "state":
            self.state = told
            asked = told["decision"] or {"kind": "nothing", "params": {}, "actions": []}
            self.story.append(f"state {told['at']}: {asked['kind']} {asked['params']} {len(asked['actions'])}")
        elif told["t"] in ("refused", "stale", "error"):
            self.refused.append(told)

    @property
    def view(self) -> Frame:
        """The newest view the page has been given."""
        assert self.state is not None, "the table has not spoken yet"
        view: Frame = self.state["view"]
        return view

    @property
    def mine(self) -> Frame:
        seat: Frame = self.view["seats"][self.view["me"]]
        return seat

    def _told(self, trouble: str) -> str:
        return "\n".join([trouble, *self.story])

    # --- looking and pressing ---------------------------------------------------------------------------------------

    @property
    def touch(self) -> bool:
        size = self.page.viewport_size
        return size is not None and size["width"] < 760

    def look(self) -> Sight:
        seen = None if self.person.over else self.page.evaluate(LOOK)
        if seen is None:
            return Sight()
        return Sight(seen["kind"], seen["placing"], seen["said"], tuple(Offer(**o) for o in seen["offers"]))

    def calm(self) -> Sight:
        """The table once it lies still: what arrives late moves what lies beside it."""
        until = time.monotonic() + PATIENCE
        before = self.look()
        while not self.person.over:
            self.page.evaluate(FRAMES)
            now = self.look()
            if (now.kind, now.offers) == (before.kind, before.offers):
                return now
            assert time.monotonic() < until, self._told(f"the table never lies still: {before} {now}")
            before = now
        return Sight()

    def question(self, *kinds: str) -> Sight:
        """Wait until the table asks me something (one of these)."""
        until = time.monotonic() + PATIENCE
        while True:
            sight = self.calm()
            if sight.kind is not None and sight.offers and (not kinds or sight.kind in kinds):
                return sight
            assert time.monotonic() < until, self._told(f"awaited {kinds or 'a question'}, saw {sight}")
            self.page.wait_for_timeout(15)

    def point(self, x: float, y: float) -> None:
        """A tap of the finger, or a click of the mouse that has come there."""
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.move(x, y)
            self.page.mouse.click(x, y)

    def press(self, offer: Offer) -> None:
        self.used[offer.sort] += 1
        self.story.append(f"press {offer.sort} {offer.name} at {offer.x}, {offer.y}")
        if not offer.reachable:
            self.page.evaluate(REVEAL, [offer.what, offer.name])
            offer = next(o for o in self.calm().offers if (o.what, o.name) == (offer.what, offer.name))
        assert offer.x is not None, self._told(f"{offer} cannot be reached even by scrolling")
        assert offer.y is not None
        self._pressed = offer
        self.point(offer.x, offer.y)

    def heard(self, sent: int, before: Sight) -> None:
        """Wait until a press has had its effect: an action has left, or the table offers something else."""
        until = time.monotonic() + PATIENCE
        while self.sent == sent and not self.person.over:
            now = self.look()
            if now.names != before.names:
                return
            # A marker with several cells to go to is only picked up: the line then asks for the cell.
            if self._pressed and self._pressed.sort == "marker" and now.said != before.said:
                return
            assert time.monotonic() < until, self._told(f"a press on {self._pressed} did nothing: {now}")
            self.page.wait_for_timeout(10)

    # --- playing ----------------------------------------------------------------------------------------------------

    def play_to_the_end(self) -> None:
        until = time.monotonic() + GAME_MINUTES * 60
        while not self.person.over:
            assert time.monotonic() < until, self._told(f"not over after {GAME_MINUTES} minutes: {self.asked}")
            self.move()
        assert not self.refused, self.refused

    def play_until(self, *kinds: str) -> Sight:
        """Play on until one of these questions lies on the table."""
        until = time.monotonic() + GAME_MINUTES * 60
        while True:
            sight = self.calm()
            if sight.kind in kinds and sight.offers:
                return sight
            assert not self.person.over, f"the game ended without {kinds}: {self.asked}"
            assert time.monotonic() < until, self._told(f"never asked {kinds}: {self.asked}")
            self.move(sight)

    def move(self, sight: Sight | None = None) -> bool:
        """Answer what is asked; False if nothing is asked now, or nothing that could be used lies in sight."""
        sight = sight or self.calm()
        if sight.kind is None or not sight.offers:
            self._wait(sight)
            return False
        sent = self.sent
        if not self._answer(sight):
            self._wait(sight)
            return False
        self.heard(sent, sight)
        if self.sent > sent:
            self.asked[sight.kind] += 1
        return True

    def _wait(self, sight: Sight) -> None:
        """Others are choosing, or nothing can be pressed. A question without a usable answer is a bug."""
        self.page.wait_for_timeout(15)
        if sight.kind is None:
            return
        if not self.touch:
            self.page.mouse.move(*NEUTRAL)  # a popover beside the pointer may lie above it
        mark = f"{sight.kind} {self.sent}"
        if self._stuck[0] != mark:
            self._stuck = (mark, time.monotonic())
        assert time.monotonic() < self._stuck[1] + PATIENCE, self._told(f"nothing can be used: {sight}")

    def _answer(self, sight: Sight) -> bool:
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
        if sight.answers:
            self.press(self.choose.choice(self._plain(sight)))
        return bool(sight.answers)

    @staticmethod
    def _plain(sight: Sight) -> list[Offer]:
        """Where one marker is asked for and its cells are lit, the cells are the answers."""
        markers = {o.name for o in sight.answers if o.sort == "marker"}
        cells = sight.of("cell")
        return [o for o in sight.answers if o.sort != "marker"] if cells and len(markers) == 1 else sight.answers

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
            tools = self.page.locator(".acts button.btn:not(.answer):enabled, .tray button.btn:enabled")
            if tools.count():
                tool = tools.nth(self.choose.randrange(tools.count()))
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


def sit_down(sit: Sit, seats: int, options: dict[str, Any], seed: int, **profile: Any) -> Explorer:
    """At a new table, with easy bots on the other seats."""
    person = sit(seed=seed, **profile)
    explorer = Explorer(person)
    me, bot = {"kind": "me"}, {"kind": "bot", "level": "easy"}
    table = person.create([me, *[bot] * (seats - 1)], options, game="planet_unknown")
    person.go(f"/t/{table['id']}")
    return explorer
