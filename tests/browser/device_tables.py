"""Tables on a person's own device, in a real browser: how to get to one, to hear what it says, and to hurt it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Worker

from browser.conftest import Sit, profiles, served
from browser.person import Person
from browser.player import Player

# What passes between the page and its worker, for a player who listens (player.py). A start can be held back, to look
# at the page meanwhile.
OVERHEAR = """(() => {
  const Real = Worker;
  let held = null;
  window.orreryHold = () => { held = []; };
  window.orreryRelease = () => {
    const waiting = held;
    held = null;
    for (const send of waiting) send();
  };
  window.Worker = class extends Real {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => { if (data.told === 'frame') orreryTold(data.text); });
    }
    postMessage(message, ...rest) {
      if (message.do === 'boot' && message.role === 'tables') window.orreryTables = this;
      if (message.do === 'hear') orrerySaid(message.text);
      const send = () => super.postMessage(message, ...rest);
      if (held) held.push(send);
      else send();
    }
  };
})()"""
# Plays on to the end past the screen, as fast as the engine is: chance, from a number, answers each question to seat 0.
HURRIED = """([table, seed]) => new Promise((resolve, reject) => {
  const worker = window.orreryTables;
  let state = seed;
  let keys = 0;
  let answered = -1;
  const chance = (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
  const say = (message) => worker.postMessage({ do: 'hear', text: JSON.stringify(message) });
  const hear = ({ data }) => {
    if (data.told !== 'frame') return;
    const told = JSON.parse(data.text);
    if (told.table !== table) return;
    if (told.t === 'refused' || told.t === 'error') {
      worker.removeEventListener('message', hear);
      reject(new Error(data.text));
    }
    if (told.t !== 'state' || told.seat !== 0) return;
    if (told.view.over) {
      worker.removeEventListener('message', hear);
      say({ t: 'leave', table });
      resolve(keys);
    } else if (told.decision && told.at !== answered) {
      answered = told.at;
      const { actions } = told.decision;
      keys += 1;
      const action = actions[chance(actions.length)];
      say({ t: 'act', table, seat: 0, at: told.at, key: `hurried-${keys}`, action });
    }
  };
  worker.addEventListener('message', hear);
  say({ t: 'join', table, since: null, steps: false });
})"""
# A request to the engine of this device, past the screen.
ASKED = """([method, url, body]) => new Promise((resolve) => {
  const worker = window.orreryTables;
  const id = -1 - Math.floor(Math.random() * 2 ** 40);
  const hear = ({ data }) => {
    if (data.told !== 'answer' || data.id !== id) return;
    worker.removeEventListener('message', hear);
    resolve([data.status, data.body]);
  };
  worker.addEventListener('message', hear);
  worker.postMessage({ do: 'call', id, method, url, body });
})"""
# Chance in a worker comes from a number: the same table is dealt again, and its bots choose the same.
SEEDED = """(seed) => {
  let state = seed;
  crypto.getRandomValues = (into) => {
    const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength);
    for (let i = 0; i < bytes.length; i += 1) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      bytes[i] = state >>> 24;
    }
    return into;
  };
}"""
# The worker ends while it stores the next move: before anything has been written, or when all of it has been.
ENDS_STORING = """(when) => {
  const real = IDBDatabase.prototype.transaction;
  const end = () => { self.postMessage = () => undefined; self.close(); };
  IDBDatabase.prototype.transaction = function (stores, mode, options) {
    if (mode !== 'readwrite') return real.call(this, stores, mode, options);
    if (when === 'before') {
      end();
      const nothing = () => ({});
      return { objectStore: () => ({ get: nothing, put: nothing, add: nothing, delete: nothing }), abort: nothing };
    }
    const made = real.call(this, stores, mode, options);
    made.addEventListener('complete', end);
    return made;
  };
}"""
# As in private windows of some browsers.
FORBIDS_STORING = """() => {
  IDBFactory.prototype.open = () => { throw new DOMException('not in this window', 'InvalidStateError'); };
}"""
STORED = """(table) => new Promise((resolve, reject) => {
  const opening = indexedDB.open('orrery');
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const asking = opening.result.transaction('moves').objectStore('moves')
      .getAll(IDBKeyRange.bound([table], [table, []]));
    asking.onsuccess = () => { opening.result.close(); resolve(asking.result.map(({ text }) => text)); };
  };
})"""

PIECES = STORED.replace("'moves'", "'pieces'")
SHOWN = """(table) => new Promise((resolve, reject) => {
  const opening = indexedDB.open('orrery');
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const asking = opening.result.transaction('tables').objectStore('tables').get(table);
    asking.onsuccess = () => { opening.result.close(); resolve(asking.result.shown); };
  };
})"""

# The disk is full: the browser undoes each transaction that would write, and says why.
FULL = """() => {
  const disk = { full: true };
  const real = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (stores, mode, options) {
    const made = real.call(this, stores, mode, options);
    if (mode === 'readwrite' && disk.full) {
      Object.defineProperty(made, 'error', { get: () => new DOMException('full', 'QuotaExceededError') });
      queueMicrotask(() => made.abort());
    }
    return made;
  };
  return disk;
}"""
# What is kept here, as the first version of the page kept it: without what was learnt. Whoever has it open still, as a
# worker of the page that has just been left, is waited for.
AS_AT_FIRST = """async () => {
  const ended = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const now = await ended(indexedDB.open('orrery'));
  const all = (name) => ended(now.transaction(name).objectStore(name).getAll());
  const kept = { tables: await all('tables'), moves: await all('moves') };
  now.close();
  await ended(indexedDB.deleteDatabase('orrery'));
  const opening = indexedDB.open('orrery', 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore('tables', { keyPath: 'id' });
    opening.result.createObjectStore('moves', { keyPath: ['table', 'n'] });
  };
  const before = await ended(opening);
  const writing = before.transaction(['tables', 'moves'], 'readwrite');
  for (const [name, rows] of Object.entries(kept)) for (const row of rows) writing.objectStore(name).add(row);
  await new Promise((resolve, reject) => {
    writing.oncomplete = resolve;
    writing.onabort = () => reject(writing.error);
  });
  before.close();
}"""


@contextmanager
def mortal_server(browser: Browser, data: Path, *arguments: str) -> Iterator[tuple[Sit, Callable[[], None]]]:
    """People in front of a server of their own, and how to end it before they are done."""
    serving = served(data, *arguments)
    address = serving.__enter__()
    running = True

    def kill() -> None:
        nonlocal running
        if running:
            running = False
            serving.__exit__(None, None, None)

    try:
        with profiles(browser, address) as sit:
            yield sit, kill
    finally:
        kill()


class Ears:
    """Lets one player at a time hear what is said at the table in sight."""

    def __init__(self, person: Person) -> None:
        self.player: Player | None = None
        page = person.page
        page.expose_function("orrerySaid", self._said)
        page.expose_function("orreryTold", self._told)
        page.add_init_script(OVERHEAR)

    def _said(self, text: str) -> None:
        if self.player is not None:
            self.player._on_sent(text)

    def _told(self, text: str) -> None:
        if self.player is not None:
            self.player._on_received(text)


def walk(page: Page, path: str) -> None:
    """To another screen, as a link would lead there: without loading the page anew."""
    page.evaluate(
        "(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }", path
    )


def open_table(page: Page, preset: str = "Against bots", seed: int | None = None) -> str:
    """On the screen for new tables; returns its name. With a seed: the first one, for which the engine is begun."""
    page.get_by_role("radio", name=re.compile("On this device|На этом устройстве")).click()
    page.get_by_role("button", name=preset, exact=True).click()
    button = page.get_by_role("button", name=re.compile("Open the table|Открыть стол"))
    if seed is None:
        button.click()
    else:
        with page.expect_event("worker") as begun:
            button.click()
        begun.value.evaluate(SEEDED, seed)
    page.wait_for_url("**/t/local-*")
    return page.url.rpartition("/")[2]


def tables_worker(page: Page) -> Worker:
    """The one with the tables: it is begun first."""
    return page.workers[0]


def stored(page: Page, table: str) -> list[dict[str, Any]]:
    """The moves that this device keeps, each [seq, kind, seat, action, key, ...]."""
    found: list[str] = page.evaluate(STORED, table)
    return [dict(zip(("seq", "kind", "seat", "action", "key"), json.loads(move), strict=False)) for move in found]


def shown(page: Page, table: str) -> dict[str, Any]:
    """The table as lists of this device tell of it."""
    found: dict[str, Any] = json.loads(page.evaluate(SHOWN, table))
    return found


def asked(page: Page, method: str, url: str, body: Any = None) -> Any:
    """What the engine of this device answers, which has to be running."""
    status, answer = page.evaluate(ASKED, [method, url, json.dumps(body)])
    assert status < 400, answer
    return answer


def pieces(page: Page, table: str) -> list[str]:
    """What this device keeps of the analysis of a table."""
    found: list[str] = page.evaluate(PIECES, table)
    return found


def hurried(page: Page, table: str, seed: int = 1) -> int:
    """The game is played on to its end while no screen shows it; so many questions have been answered."""
    answers: int = page.evaluate(HURRIED, [table, seed])
    return answers
