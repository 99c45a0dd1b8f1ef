"""What a messenger shows of a link to a table: a title in the page's head. Looking at a link changes nothing."""

from __future__ import annotations

import html
import re

from starlette.requests import Request

import orrery
from orrery.core.errors import OrreryError
from orrery.server.http.context import context_of, not_too_often
from orrery.texts import LANGUAGES, common

LINK = re.compile(r"t/(?P<table>[\w-]{1,64})(?:/claim/(?P<token>[\w.~-]{1,64}))?")
PLACE = "</title>"


async def preview_title(request: Request, path: str) -> str | None:
    """The title of a link to a table or a seat; None for other pages, and where there is no such table."""
    found = LINK.fullmatch(path)
    if found is None:
        return None
    lobby, lang = context_of(request).lobby, _language(request)
    try:
        not_too_often(request)
        if found["token"] is None:
            table, by = await lobby.info(found["table"], None), None
        else:
            invitation = await lobby.invitation(found["table"], None, found["token"])
            table, by = invitation.table, invitation.by
        game = orrery.game(table.game).name[lang]
    except OrreryError:  # the page itself says what is wrong, and does without a title where too much is asked
        return None
    return common().format(lang, "preview-title", {"game": game, "name": by, "table": table.name or None})


def with_title(page: str, title: str) -> str:
    """The page with a title that messengers read; `title` may hold anything people call themselves."""
    safe = html.escape(title, quote=True)
    return page.replace(PLACE, f'{PLACE}\n    <meta property="og:title" content="{safe}" />', 1)


def _language(request: Request) -> str:
    wanted = request.headers.get("accept-language", "")[:2].lower()
    return wanted if wanted in LANGUAGES else LANGUAGES[0]
