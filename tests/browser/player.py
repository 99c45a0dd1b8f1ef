"""A person at any table: answers whatever it asks by pressing what glows.

It knows nothing of the rules and nothing that is not on the screen. A thing can only be pressed where it lies on top:
what is covered, cut off or not there at all is of no use, and a question without a usable answer fails the test.
"""

from __future__ import annotations

import json
import time
from abc import ABC, abstractmethod
from collections import Counter, deque
from dataclasses import dataclass
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocket

from browser.person import Person
from orrery.server.wire.view_patches import Change, patched

Frame = dict[str, Any]

PATIENCE = 90.0  # seconds until a press without effect counts as dead: a busy machine is slow, not broken
GAME_MINUTES = 12
NEUTRAL = (4, 4)  # a corner of the page where nothing answers to the pointer

# For the scripts that look at the tables: a point where a thing lies on top, and whether it can be scrolled to.
TOOLS = """
  const on = (el, x, y) => {
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
    const top = document.elementFromPoint(x, y);
    return top !== null && (top === el || el.contains(top));
  };
  const PARTS = [0.5, 0.25, 0.75, 0.12, 0.88, 0.04, 0.96];
  const spot = (el, free = on) => {
    const box = el.getBoundingClientRect();
    for (const v of PARTS) for (const u of PARTS) {
      const [x, y] = [Math.round(box.left + box.width * u), Math.round(box.top + box.height * v)];
      if (free(el, x, y)) return [x, y];
    }
    return [null, null];
  };
  const downwards = (el) => el.scrollHeight > el.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(el).overflowY);
  const sideways = (el) => el.scrollWidth > el.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(el).overflowX);
  const within = (el, scrolls) => {
    for (let up = el.parentElement; up; up = up.parentElement) if (scrolls(up)) return true;
    return false;
  };
"""
# What the last message has changed is laid out by then, and whoever watches sizes has answered; it need not be painted.
FRAMES = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(true))))"


@dataclass(frozen=True, slots=True)
class Offer:
    """Something on the table that can be pressed, and where."""

    what: str
    name: str
    x: int | None
    y: int | None
    scrolls: bool
    bright: bool = False  # it is recommended by glowing more than others

    @property
    def reachable(self) -> bool:
        return self.x is not None

    @property
    def sort(self) -> str:
        """bay, square, slot, deck ... for what has a key of its own on the table."""
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

    def near(self, *sorts: str) -> list[Offer]:
        """Those too that come into sight by scrolling."""
        return [o for o in self.offers if o.sort in sorts and (o.reachable or o.scrolls)]

    @property
    def names(self) -> set[tuple[str, str]]:
        return {(o.what, o.name) for o in self.offers}

    @property
    def primary(self) -> Offer | None:
        return next(iter(self.of("primary")), None)


class Player(ABC):
    """A person at a table; each game says how its table is looked at and how its questions are answered."""

    LOOK: str  # a script: what can be used now, null while there is no table
    REVEAL: str  # a script: scrolls to what has this `what` and `name`

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page: Page = person.page
        self.choose = person.choose
        self.asked: Counter[str] = Counter()  # questions answered
        self.used: Counter[str] = Counter()  # what has been pressed
        self.sent = 0
        self._keys: set[str] = set()
        self.state: Frame | None = None
        self.refused: list[Frame] = []
        self.story: deque[str] = deque(maxlen=24)
        self._pressed: Offer | None = None
        self._before = Sight()  # what the effect of a press is held against
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
            self._on_answered(self.state["decision"])

    def _on_answered(self, asked: Frame) -> None:
        """An answer to this question has left."""
        self.story.append(f"answered {asked['kind']}")

    def _on_received(self, text: str | bytes) -> None:
        told: Frame = json.loads(text)
        if told["t"] == "steps" and self.state is not None and self.state["seat"] == told["seat"]:
            view = self.state["view"]
            for step in told["steps"]:
                view = patched(view, msgspec.convert(step["patch"], list[Change]))
            told = {**self.state, **told, "t": "state", "view": view}
        if told["t"] == "state":
            self.state = told
            asked = told["decision"] or {"kind": "nothing", "params": {}, "actions": []}
            self.story.append(f"state {told['at']}: {asked['kind']} {asked['params']} {len(asked['actions'])}")
        elif told["t"] in ("refused", "stale", "error"):
            self.refused.append(told)
            self.story.append(f"told {told}")

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
        seen = None if self.person.over else self.page.evaluate(self.LOOK)
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
            self.page.evaluate(self.REVEAL, [offer.what, offer.name])
            offer = next(o for o in self.calm().offers if (o.what, o.name) == (offer.what, offer.name))
        elif not self.touch and offer.x is not None and offer.y is not None:
            self.page.mouse.move(offer.x, offer.y)  # what the pointer leaves and enters may move what lies beside it
            now = {(o.what, o.name): o for o in self.calm().offers if o.reachable}
            offer = now.get((offer.what, offer.name), offer)
        assert offer.x is not None, self._told(f"{offer} cannot be reached even by scrolling")
        assert offer.y is not None
        self._pressed = offer
        self.point(offer.x, offer.y)

    def consider(self, offer: Offer) -> None:
        """Look at what something would bring, without doing it."""
        assert offer.x is not None
        assert offer.y is not None
        if self.touch:
            self.page.touchscreen.tap(offer.x, offer.y)
        else:
            self.page.mouse.move(offer.x, offer.y)
        self.calm()

    def heard(self, sent: int, before: Sight) -> None:
        """Wait until a press has had its effect: an action has left, or the table offers something else."""
        until = time.monotonic() + PATIENCE
        while self.sent == sent and not self.person.over:
            now = self.look()
            if self._stirred(before, now):
                return
            assert time.monotonic() < until, self._told(f"a press on {self._pressed} did nothing: {now}")
            self.page.wait_for_timeout(10)

    def _stirred(self, before: Sight, now: Sight) -> bool:
        """A press that has sent nothing has had its effect all the same."""
        return now.names != before.names

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
        self._before = sight
        if not self._answer(sight):
            self._wait(sight)
            return False
        self.heard(sent, self._before)
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

    @abstractmethod
    def _answer(self, sight: Sight) -> bool:
        """Press what answers the question, or brings the answer nearer; False if nothing of the kind lies in sight."""
