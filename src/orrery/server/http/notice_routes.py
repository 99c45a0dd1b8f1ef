"""Where a person wants turn notices to go."""

from __future__ import annotations

from fastapi import APIRouter, Request

from orrery.server.http.addresses import address_of
from orrery.server.http.context import Guest, Server, Unhurried
from orrery.server.people.notices import language_of
from orrery.server.people.webhook import checked
from orrery.server.wire.http_models import NoticesChosen, NoticeTest, Words

router = APIRouter(prefix="/api/me/notices", tags=["notices"])


@router.get("", summary="Where my turn notices go")
async def chosen(server: Server, guest: Guest) -> NoticesChosen:
    found = await server.tasks.finish(server.accounts.people.preferences(guest))
    return NoticesChosen.model_validate({"webhook": found.get("webhook"), "lang": language_of(found)})


@router.put("", summary="Choose where my turn notices go", dependencies=[Unhurried])
async def choose(server: Server, guest: Guest, asked: NoticesChosen) -> NoticesChosen:
    url = (asked.webhook or "").strip() or None
    if url is not None:
        checked(url, private=server.settings.allow_private_webhooks)
    people = server.accounts.people
    before = await server.tasks.finish(people.preferences(guest))
    await server.tasks.finish(people.prefer(guest, {**before, "webhook": url, "lang": asked.lang}))
    return NoticesChosen(webhook=url, lang=asked.lang)


@router.post("/test", summary="Send a notice now", dependencies=[Unhurried])
async def test(server: Server, guest: Guest, request: Request) -> NoticeTest:
    reason = await server.tasks.finish(server.notices.test(guest, address_of(request)))
    return NoticeTest(sent=reason is None, reason=None if reason is None else Words(**reason))
