"""What is measured of the client: each visit opens a page of its own and says what that page noted of itself."""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

import orrery

sys.path.append(str(Path(__file__).resolve().parents[2] / "tests"))

from browser.mars import Colonist
from browser.pandorum import Settler
from browser.person import Person
from browser.player import Player
from browser.records import double_of
from browser.unknown import Explorer

WATCH = Path(__file__).with_name("page_watch.js").read_text()
PLAYERS: dict[str, type[Player] | None] = {
    "planet_5r": None,  # its people need no more than the screen says
    "pandorum": Settler,
    "planet_unknown": Explorer,
    "on_mars": Colonist,
}
SEATS = 4
PATIENCE = 90.0  # seconds
ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "easy"}
STEPS_PER_HOUR = 2400  # of a replay at its usual pace: one and a half seconds for a step
Sizes = tuple[int, int]


class Visits:
    """Visits to one server with one browser."""

    def __init__(self, browser: Browser, url: str, size: Sizes) -> None:
        self.browser = browser
        self.url = url
        self.size = size

    @contextmanager
    def person(self, seed: int = 1) -> Iterator[Person]:
        """Somebody with an empty cache, who likes to see things move."""
        width, height = self.size
        context = self.browser.new_context(viewport={"width": width, "height": height}, locale="en")
        context.add_init_script(WATCH)
        context.set_default_timeout(1000 * PATIENCE)
        try:
            yield Person(context.new_page(), self.url, seed)
        finally:
            context.close()

    def first_picture(self, game: str) -> tuple[float, float]:
        """From the address to a board that can be used: with an empty cache, and again with a full one."""
        with self.person() as person:
            table = person.create([ME, *[BOT] * (SEATS - 1)], game=game)
            cookies = person.page.context.cookies()
        with self.person() as other:
            other.page.context.add_cookies(cookies)  # type: ignore[arg-type]
            other.go(f"/t/{table['id']}")
            cold = _ready(other.page)
            other.page.reload()
            return cold, _ready(other.page)

    def reactions(self, game: str, answers: int, seed: int) -> list[dict[str, float]]:
        """Somebody plays by mouse; what each answer took."""
        with self.person(seed) as person:
            playing = PLAYERS[game]
            player = playing(person) if playing is not None else None
            table = person.create([ME, *[BOT] * (SEATS - 1)], game=game)
            person.go(f"/t/{table['id']}")
            _ready(person.page)
            move: Callable[[], Any] = player.move if player is not None else person.move
            until = time.monotonic() + 60
            while time.monotonic() < until and not person.over:
                move()
                if person.page.evaluate("orreryWatch.reactions.length") >= answers:
                    break
            found: list[dict[str, float]] = person.page.evaluate("orreryWatch.reactions")
            return found

    def others_play(self, game: str, seconds: float) -> dict[str, Any]:
        """The frames of somebody who looks on while all seats move, as fast as the server lets bots."""
        with self.person() as person:
            table = person.create([ME, *[BOT] * (SEATS - 1)], game=game)
            person.go(f"/t/{table['id']}")
            _ready(person.page)
            person.page.evaluate("orreryWatch.count()")
            rng, until = random.Random(7), time.monotonic() + seconds
            with double_of(person).socket() as socket:
                socket.join(table["id"])
                while time.monotonic() < until and not socket.states[0]["view"]["over"]:
                    state = socket.states[0]
                    if state["decision"]:
                        socket.act(table["id"], 0, state["at"], rng.choice(state["decision"]["actions"]))
                    socket.silence(0.25)
                    person.page.wait_for_timeout(1)  # also lets Playwright hear the page
            return _frames(person.page)

    def tile_in_hand(self, seconds: float) -> dict[str, Any]:
        """Planet Unknown: the frames while a tile is carried over the planet."""
        with self.person(33) as person:
            explorer = Explorer(person)
            table = person.create([ME, BOT], {"boards": "first"}, game="planet_unknown")
            person.go(f"/t/{table['id']}")
            while not explorer.play_until("place").placing:
                explorer.move()
            box = person.page.locator("svg.planet").bounding_box()
            assert box is not None
            rng, until = random.Random(3), time.monotonic() + seconds
            person.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            person.page.evaluate("orreryWatch.count()")
            while time.monotonic() < until:
                right, down = rng.uniform(0.15, 0.85), rng.uniform(0.15, 0.85)
                person.page.mouse.move(box["x"] + box["width"] * right, box["y"] + box["height"] * down, steps=40)
            return _frames(person.page)

    def replay(self, game: str, steps: int) -> dict[str, float]:
        """A long game is looked at again and again; what the page holds after the first time and after the last, each
        time swept. As many steps as an hour of replay has, a frame for each."""
        with self.person() as person:
            person.arrive()
            answer = person.page.request.post(
                f"{self.url}/api/records", data=long_game(game), headers={"Origin": self.url}
            )
            assert answer.ok, answer.text()
            person.go(f"/t/{answer.json()['id']}/replay")
            person.page.locator(".r5.root, .pd.root, .pu.root, .om.root").first.wait_for()
            person.page.wait_for_timeout(500)
            devtools = person.page.context.new_cdp_session(person.page)
            devtools.send("Performance.enable")
            length = self._walk(person.page)
            assert length > 0, "the replay did not move"
            first, walked = _held(devtools), length
            while walked < steps:
                walked += self._walk(person.page)
            last = _held(devtools)
            return {
                "steps": walked,
                "rounds": walked / length,
                "heap_first": first["heap"],
                "heap_last": last["heap"],
                "nodes_first": first["nodes"],
                "nodes_last": last["nodes"],
                "listeners_first": first["listeners"],
                "listeners_last": last["listeners"],
            }

    @staticmethod
    def _walk(page: Page) -> int:
        """From the first step to the last, one in each frame."""
        length: int = page.evaluate(
            """async () => {
                const press = (key) =>
                    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
                const at = () => location.hash;
                press('Home');
                await new Promise(requestAnimationFrame);
                for (let steps = 0, before = null; ; steps += 1) {
                    before = at();
                    press('ArrowRight');
                    await new Promise(requestAnimationFrame);
                    if (at() === before) return steps;
                }
            }"""
        )
        return length


def long_game(game: str) -> dict[str, Any]:
    """The record of a whole game at random."""
    rng = random.Random(11)
    match = orrery.game(game).new(SEATS, 11)
    while not match.over:
        seat = match.actors[0]
        decision = match.decision(seat)
        assert decision is not None
        match.play(seat, rng.choice(decision.actions))
    return match.record()


def _ready(page: Page) -> float:
    until = time.monotonic() + PATIENCE
    while (ready := page.evaluate("orreryWatch.ready")) is None:  # asked from outside: our pages evaluate no text
        assert time.monotonic() < until, "no board came"
        page.wait_for_timeout(20)
    return float(ready)


def _frames(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate("({ gaps: orreryWatch.gaps, long: orreryWatch.long })")
    return found


def _held(devtools: Any) -> dict[str, float]:
    for _ in range(3):  # what is freed may free something else
        devtools.send("HeapProfiler.collectGarbage")
    heap = devtools.send("Runtime.getHeapUsage")["usedSize"]
    counted = {one["name"]: one["value"] for one in devtools.send("Performance.getMetrics")["metrics"]}
    return {"heap": heap / 1e6, "nodes": counted["Nodes"], "listeners": counted["JSEventListeners"]}
