"""How fast the engine is in a browser, where tables of one's own device are played: a real Chromium on loopback.

    python tools/browsing/device_speed.py                           all titles, at full speed and four times slower
    python tools/browsing/device_speed.py --game on_mars --rate 1   one of them

- download: what the engine costs on the way, gzipped, and all that offline play needs of it
- boot: from "Play now" to the first state with an empty cache, and from the reload of a table to its first state
- act, bot: from an answer to the state that follows it, stored; from a question to a bot to its answer
- blocked: the longest task of the page's own thread while the game is played past the screen
- heap: the memory of Python in each worker at the end of a whole game against one normal bot

Chromium's own throttling leaves workers alone, and in them the engine runs. So a slower machine is made by letting the
page's process run a share of the time only (SIGSTOP and SIGCONT every few milliseconds). It needs what the browser
tests need (`make test-browser` sets it up) and is no test: figures depend on the machine.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import signal
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Worker, sync_playwright

sys.path.append(str(Path(__file__).resolve().parents[1] / "load"))
sys.path.append(str(Path(__file__).resolve().parents[2] / "tests"))

from figures import percentile

from browser.conftest import ARGUMENTS, chromium, served
from browser.device_tables import walk

GAMES = ("planet_5r", "pandorum", "planet_unknown", "on_mars")
SEATS = 2
PATIENCE = 600.0  # seconds
TURN = 0.012  # seconds: so often a slowed process runs and rests
MB = 1_000_000

# Notes when workers are told something and when they answer, and the long tasks of the page.
WATCH = """(() => {
  const seen = (window.deviceSeen = { states: [], acts: [], bots: [], long: [], asked: new Map(), tables: null });
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) seen.long.push([task.startTime, task.duration]);
  }).observe({ type: 'longtask', buffered: true });
  const Real = Worker;
  window.Worker = class extends Real {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        const now = performance.now();
        if (data.told === 'frame' && /^\\{"t":"(state|steps)"/.test(data.text)) seen.states.push(now);
        if (data.told === 'ask') seen.asked.set(data.asked.table, now);
        if (data.told === 'chosen') seen.bots.push(now - seen.asked.get(data.asked.table));
      });
    }
    postMessage(message, ...rest) {
      if (message.do === 'boot' && message.role === 'tables') seen.tables = this;
      super.postMessage(message, ...rest);
    }
  };
})()"""
# The whole game: chance, from a number, answers each question to seat 0.
PLAYED = """([table, seed]) => new Promise((resolve, reject) => {
  const seen = window.deviceSeen;
  let state = seed;
  let answered = -1;
  let sent = 0;
  let keys = 0;
  const begun = performance.now();
  const say = (message) => seen.tables.postMessage({ do: 'hear', text: JSON.stringify(message) });
  const hear = ({ data }) => {
    if (data.told !== 'frame') return;
    const told = JSON.parse(data.text);
    if (told.table !== table) return;
    if (told.t === 'refused' || told.t === 'error') reject(new Error(data.text));
    if (told.t !== 'state' || told.seat !== 0) return;
    if (sent) seen.acts.push(performance.now() - sent);
    sent = 0;
    if (told.view.over) {
      seen.tables.removeEventListener('message', hear);
      const long = seen.long.filter(([at]) => at > begun).map(([, ms]) => ms);
      resolve({ acts: seen.acts, bots: seen.bots, long });
    } else if (told.decision && told.at !== answered) {
      answered = told.at;
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      const { actions } = told.decision;
      const action = actions[Math.floor((state / 2 ** 32) * actions.length)];
      keys += 1;
      sent = performance.now();
      say({ t: 'act', table, seat: 0, at: told.at, key: `measured-${keys}`, action });
    }
  };
  seen.tables.addEventListener('message', hear);
  say({ t: 'join', table, since: null, steps: false });
})"""
# In a worker, before Python is there: its memory can be asked for later.
MEMORY = """() => {
  const kept = (made) => {
    const found = (made.instance ?? made).exports;
    for (const one of Object.values(found ?? {})) if (one instanceof WebAssembly.Memory) self.deviceMemory ??= one;
    return made;
  };
  for (const name of ['instantiate', 'instantiateStreaming']) {
    const real = WebAssembly[name];
    WebAssembly[name] = (...given) => real.apply(WebAssembly, given).then(kept);
  }
}"""


class Slowed:
    """Lets the processes of a browser's pages run one part in `rate` of the time."""

    def __init__(self, browser: Browser, rate: int) -> None:
        self._rate = rate
        self._over = threading.Event()
        told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
        self._pids = [one["id"] for one in told["processInfo"] if one["type"] == "renderer"]
        self._thread = threading.Thread(target=self._turns)

    def _signal(self, what: signal.Signals) -> None:
        for pid in self._pids:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, what)

    def _turns(self) -> None:
        while not self._over.is_set():
            time.sleep(TURN / self._rate)
            self._signal(signal.SIGSTOP)
            time.sleep(TURN - TURN / self._rate)
            self._signal(signal.SIGCONT)

    def __enter__(self) -> None:
        if self._rate > 1:
            self._thread.start()

    def __exit__(self, *_: object) -> None:
        self._over.set()
        if self._rate > 1:
            self._thread.join()
        self._signal(signal.SIGCONT)


@contextmanager
def player(browser: Browser, url: str) -> Iterator[Page]:
    """A page with an empty cache, at home."""
    context = browser.new_context(locale="en", reduced_motion="reduce", service_workers="block")
    context.set_default_timeout(1000 * PATIENCE)
    context.add_init_script(WATCH)
    try:
        page = context.new_page()
        page.goto(url)
        page.locator("[id^=world-button-]").first.wait_for()
        yield page
    finally:
        context.close()


def since(page: Page, begun: str) -> float:
    """Milliseconds from a moment of the page to the first state that came after it."""
    while True:
        found: float | None = page.evaluate(
            f"() => {{ const at = deviceSeen.states.find((one) => one > {begun}); return at ? at - {begun} : null; }}"
        )
        if found is not None:
            return found
        page.wait_for_timeout(50)


def memory(worker: Worker) -> float:
    """MB of Python in a worker."""
    return float(worker.evaluate("() => self.deviceMemory ? self.deviceMemory.buffer.byteLength : 0")) / MB


def middle_and_worst(values: Sequence[float]) -> str:
    if not values:
        return "none"
    return f"p50 {percentile(values, 50):6.0f}  p95 {percentile(values, 95):6.0f}  worst {max(values):6.0f} ms"


def dealt(page: Page, game: str) -> float:
    """A table of this device is dealt, with nothing of the engine here; how long that took."""
    walk(page, f"/new/{game}?on=device&for=bots")
    seats = page.locator("button.seatc:not(.add)")
    seats.first.wait_for()
    while seats.count() > SEATS:
        seats.last.click()
        page.get_by_role("button", name="Remove this seat").click()
    page.evaluate("() => { window.deviceBegun = performance.now(); }")
    page.get_by_role("button", name="Open the table").click()
    return since(page, "window.deviceBegun")


def measure(browser: Browser, url: str, game: str, rate: int) -> None:
    with player(browser, url) as page, Slowed(browser, rate):
        cold = dealt(page, game)
        page.wait_for_url("**/t/local-*")
        table = page.url.rpartition("/")[2]
        with page.expect_event("worker") as begun:
            page.reload()
        tables = begun.value
        tables.evaluate(MEMORY)
        warm = since(page, "0")
        print(f"  boot, empty cache and warm  {cold:6.0f} {warm:6.0f} ms", flush=True)
        walk(page, "/games")
        page.wait_for_timeout(200)
        found: dict[str, Any] = page.evaluate(PLAYED, [table, 7])
        first, *bots = found["bots"]  # the first is answered by a worker that begins with it
        for title, values in (("act", found["acts"]), ("bot", bots)):
            print(f"  {title:27} {middle_and_worst(values)}  of {len(values)}", flush=True)
        print(f"  first answer of a bot       {first:6.0f} ms", flush=True)
        print(f"  page blocked, longest       {max(found['long'], default=0):6.0f} ms", flush=True)
        print(f"  heap of the tables' worker  {memory(tables):6.0f} MB", flush=True)


def download(page_url: str, browser: Browser) -> None:
    page = browser.new_page()
    index = page.request.get(f"{page_url}/bundle/bundle.json").json()
    print(f"engine download, gzip: {sum(one['travels'] for one in index['files']) / MB:.2f} MB")
    page.close()


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default=list(GAMES), type=lambda words: words.split(","), help="one, or several: a,b")
    parser.add_argument("--rate", default=[1, 4], type=lambda words: [int(one) for one in words.split(",")])
    args = parser.parse_args()
    if unknown := {*args.game} - {*GAMES}:
        parser.error(f"unknown: {', '.join(sorted(unknown))}")
    return args


def main() -> None:
    args = arguments()
    with tempfile.TemporaryDirectory(prefix="orrery-device-") as name, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        with served(Path(name)) as url:
            download(url, browser)
            for game in args.game:
                for rate in args.rate:
                    print(f"\n{game}, {'full speed' if rate == 1 else f'{rate} times slower'}", flush=True)
                    measure(browser, url, game, rate)
        browser.close()


if __name__ == "__main__":
    main()
