"""What a device answers about its games: the very pages of the server."""

from __future__ import annotations

from typing import Any

from orrery.core.registry import game, games
from orrery.server.wire.game_pages import shelf_entry, words_page
from orrery.server.wire.server_errors import ServerError


def shelf() -> list[Any]:
    return [shelf_entry(game(ident)) for ident in games()]


def game_page(ident: str, page: str) -> Any:
    match page:
        case "rules":
            return game(ident).rules()
        case "components":
            return game(ident).components()
        case "words":
            return words_page(game(ident))
    raise ServerError("not_found")
