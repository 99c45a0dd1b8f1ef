"""Turn notices: people who are not at the table are told, at an address of their choice, that it waits for them.

A notice is stored with the move that asks (storage/pending_notices.py), so neither a restart nor a process that dies
loses it, and any process may send it. It counts as sent from just before it is sent: if the process dies at that very
moment the notice is lost, but nobody is told twice. If the address does not answer in time it is tried again, even if
the server is restarted in between.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import structlog

import orrery
from orrery.server.people import dns_lookup, webhook
from orrery.server.runtime.rate_limits import TokenBuckets, household
from orrery.server.settings import Settings
from orrery.server.storage import StorageFailed, TableRow, pending_notices
from orrery.server.storage.account_store import AccountStore
from orrery.server.storage.pending_notices import DueNotice, PendingNotice
from orrery.server.wire.server_errors import ServerError
from orrery.texts import LANGUAGES, common

log = structlog.get_logger(__name__)

TRIES = 3
AT_ONCE = 32  # notices under way at the same time; the others wait in the database
EACH = 2  # of them for one person, so that one dead address keeps nobody else waiting
QUESTION_LENGTH = 300
LONGER_THAN_A_LEASE = 1.5  # leases: after that a person at a process that has died is known to be gone
LONGER_THAN_SILENCE = 2.25  # ping intervals: after that a connection that does not answer is known to be dead
PAUSE = 2.0  # seconds before a notice that could not be handled is tried again
CLOSE_SECONDS = 2.0
# Look-alikes of the characters from which chat services make mentions and links.
HARMLESS = str.maketrans("@<>[]/\\", "\uff20\u2039\u203a()\u2215\u2215")
# The same in the terms of the service that reads `content`: no mentions.
NO_MENTIONS: dict[str, list[str]] = {"parse": []}


def harmless(named: str) -> str:
    """A name somebody has chosen, as it may stand in somebody else's chat: it mentions nobody and is not a link."""
    return re.sub(r"\.(?=\w)", "\u2024", named.translate(HARMLESS))


def body_of(one: DueNotice, lang: str, base: str | None) -> dict[str, Any]:
    """What is sent: fields for programs, and the line that chat services look for under `text` or `content`."""
    # Round 0 is the setup, which is not called a round.
    number = (one.summary.get("round") or {}).get("n") or None
    name = harmless(one.name) or None
    title = common().format(lang, "notice-title", {"game": orrery.game(one.game).name[lang], "table": name})
    question = sentence(one, lang)[:QUESTION_LENGTH]
    text = common().format(lang, "notice-text", {"title": title, "round": number, "question": question})
    url = None if base is None else f"{base}/t/{one.table}"
    line = text if url is None else f"{text}\n{url}"
    return {
        "text": line,
        "content": line,
        "allowed_mentions": NO_MENTIONS,
        "title": title,
        "table": one.table,
        "game": one.game,
        "round": number,
        "question": question,
        "url": url,
        "lang": lang,
    }


def sentence(one: DueNotice, lang: str) -> str:
    """What the person is asked. It is stored as kind and parameters; older servers stored it in words."""
    asked = one.question
    if "kind" not in asked:
        return str(asked[lang])
    return orrery.game(one.game).texts.format(lang, f"prompt-{asked['kind']}", asked["params"])


def language_of(chosen: Mapping[str, Any]) -> str:
    lang = chosen.get("lang")
    return lang if lang in LANGUAGES else LANGUAGES[0]


class Notices:
    """Sends notices in the background: nobody at a table waits for it, and if it fails only the notice is lost."""

    def __init__(
        self, settings: Settings, people: AccountStore, count: Callable[[str], None], now: Callable[[], int]
    ) -> None:
        self.settings = settings
        self.people = people
        self._count = count  # told how each notice came out
        self.follows: Callable[[str, str], bool] = lambda _table, _guest: False  # asked before anything is sent
        self._storage = people.storage
        self._now = now
        self._began = self._now()
        # Seconds after which it is certain whether somebody who seems to follow a table really does.
        self._certain = max(LONGER_THAN_A_LEASE * settings.lease_seconds, LONGER_THAN_SILENCE * settings.ping_seconds)
        self._kick = asyncio.Event()
        self._tasks: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._closing = False
        limits = settings.limits
        self._tests = TokenBuckets.by_minute(limits.notice_tests_per_minute)
        self._tests_from = TokenBuckets.by_minute(limits.notice_tests_per_address)
        self._tests_to = TokenBuckets.by_minute(limits.notice_tests_per_host)

    # --- from a table

    def notices_for(
        self,
        row: TableRow,
        asked: Mapping[int, dict[str, Any] | None],
        follows: Callable[[str], bool],
    ) -> list[PendingNotice]:
        """The notices for these seats, which are asked this by the last move of the row. People who follow the
        table see the question themselves, except at a daily table: there a window may be open on a screen nobody looks
        at. Some only seem to follow it (a phone that sleeps, a process that has died): their notice is due a little
        later, when that is known."""
        daily = row.clock is not None and row.clock.get("kind") == "daily"
        found: dict[str, PendingNotice] = {}
        for seat, question in asked.items():
            guest, stand_in = row.seats[seat].guest, row.seats[seat].stand_in
            if guest is None or stand_in is not None or guest in found or question is None:
                continue
            apart = not daily and follows(guest)
            due = self._now() + (round(1000 * self._certain) if apart else 0)
            pause = round(1000 * self.settings.notice_pause)
            found[guest] = PendingNotice(row.id, guest, seat, row.version, question, due, pause, apart)
        return list(found.values())

    async def keep(self, notices: list[PendingNotice]) -> None:
        """Store notices that come without a move: a game begins."""
        if await self._storage.write(lambda c: pending_notices.keep(c, notices)):
            self.wake()

    def wake(self) -> None:
        """A notice has been stored: look for what is due."""
        self._kick.set()

    # --- telling

    @property
    def busy(self) -> bool:
        """Whether any notice is under way."""
        return bool(self._tasks)

    async def run(self) -> None:
        """Send what is due, also what was asked by a process that is gone."""
        while True:
            wait = self.settings.clock_tick
            try:
                wait = min(wait, await self.send_due())
            except StorageFailed as failed:
                log.warning("notices.failed", error=str(failed))
            except Exception:  # a bug: the next round may work
                log.exception("notices.broken")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._kick.wait(), wait)
            self._kick.clear()

    async def send_due(self) -> float:
        """Start sending what is due, as far as the limits allow; returns in how many seconds the next one is due."""
        # After a start people get some time to come back: what was due before it waits a while.
        since = self._began if self._now() < self._began + 1000 * self.settings.clock_grace else 0
        begun = True
        while begun and len(self._tasks) < AT_ONCE:  # there may be more behind those passed over
            begun = False
            busy = Counter(guest for _, guest in self._tasks)
            full = [guest for guest, count in busy.items() if count >= EACH]
            for one in await pending_notices.due_notices(self._storage, since, 2 * AT_ONCE, full):
                key = (one.table, one.guest)
                if key in self._tasks or busy[one.guest] >= EACH:
                    continue
                early = one.due - self._now()
                if early > 0:
                    return early / 1000
                if len(self._tasks) == AT_ONCE:
                    break
                begun = True
                busy[one.guest] += 1
                task = self._tasks[key] = asyncio.create_task(self._notify(one), name=f"notice {one.table}")
                task.add_done_callback(lambda _, key=key: self._ended(key))  # type: ignore[misc]
        return self.settings.clock_tick

    def _ended(self, key: tuple[str, str]) -> None:
        del self._tasks[key]
        self.wake()

    async def _notify(self, one: DueNotice) -> None:
        try:
            if not one.open or (not one.daily and self.follows(one.table, one.guest)):
                await pending_notices.drop(self._storage, one)
                return
            chosen = await self.people.preferences(one.guest)
            url: str = chosen.get("webhook") or ""
            if not url:
                await pending_notices.drop(self._storage, one)
                return
            # In a thread: for the first sentence of a game all its texts are read, and everybody would wait for that.
            body = await asyncio.to_thread(body_of, one, language_of(chosen), self.settings.public_url)
            if not self._closing and await pending_notices.claim(self._storage, one, self._now()):
                await self._send(one, url, body)
        except StorageFailed as failed:
            log.warning("notice.failed", table=one.table, error=str(failed))
            await asyncio.sleep(PAUSE)  # it is still due, and will be found again after this
        except Exception:  # a bug: this notice is lost, the server goes on
            log.exception("notice.broken", table=one.table)
            with contextlib.suppress(StorageFailed):
                await pending_notices.drop(self._storage, one)

    async def _send(self, one: DueNotice, url: str, body: dict[str, Any]) -> None:
        attempt = one.tries + 1
        outcome = "sent"
        try:
            await webhook.post(url, body, private=self.settings.allow_private_webhooks)
        except webhook.Refused:
            outcome = "refused"
        except webhook.Declined:
            outcome = "declined"
        except webhook.Failed:
            outcome = "failed"
        except dns_lookup.Crowded:  # dead names of others are in the way: that does not count as a try
            await pending_notices.try_again(self._storage, one, self._now() + round(1000 * PAUSE), one.tries)
            return
        except asyncio.CancelledError:  # the server stops; it may have arrived, but nobody has confirmed it
            if attempt < TRIES:
                await pending_notices.try_again(self._storage, one, self._now())
            else:
                log.info("notice", outcome="stopped", table=one.table, attempts=attempt)
            raise
        if outcome == "failed" and attempt < TRIES:
            wait = self.settings.notice_backoff * 2 ** (attempt - 1)
            await pending_notices.try_again(self._storage, one, self._now() + round(1000 * wait))
            return
        # The address itself stays out of the log: such addresses are keys to a chat.
        self._count(outcome)
        log.info("notice", outcome=outcome, table=one.table, attempts=attempt)

    # --- a try by hand

    async def test(self, guest: str, address: str) -> dict[str, str] | None:
        """Send a notice at once; None if it arrived, else why not, in every language.

        Tests are counted for the person and for the address that asks, as everybody can be many persons, and for the
        host they go to, by its name and by its address: nobody is to use this server to trouble somebody else's."""
        if not self._tests.take(guest) or not self._tests_from.take(address):
            raise ServerError("too_many_tests")
        chosen = await self.people.preferences(guest)
        url = chosen.get("webhook")
        if not url:
            return common().both("notice-no_webhook")
        if not self._tests_to.take(webhook.host_named(url)):
            raise ServerError("too_many_tests")
        lang = language_of(chosen)
        title, text = (common().format(lang, key) for key in ("notice-test_title", "notice-test_text"))
        line = f"{title}. {text}"
        body = {"text": line, "content": line, "allowed_mentions": NO_MENTIONS, "title": title, "table": None}
        body |= {"game": None, "round": None, "question": text, "url": self.settings.public_url, "lang": lang}
        private = self.settings.allow_private_webhooks
        try:
            await webhook.post(
                url, body, private=private, may=lambda found: self._tests_to.take(f"to {household(found)}")
            )
        except webhook.TooOften:
            raise ServerError("too_many_tests") from None
        except webhook.Refused:
            return common().both("notice-refused_address")
        except webhook.Declined as declined:
            return common().both("notice-bad_answer", {"status": declined.status})
        except (webhook.Failed, dns_lookup.Crowded):
            return common().both("notice-no_answer")
        return None

    async def close(self) -> None:
        """Wait a moment for what is under way; what does not arrive is tried again. The rest waits for another process,
        or the next start."""
        self._closing = True
        tasks = list(self._tasks.values())
        if tasks:
            await asyncio.wait(tasks, timeout=CLOSE_SECONDS)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
