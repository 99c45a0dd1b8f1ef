"""The shelf of games, their rules and components, and the guest himself."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

import orrery
from orrery.server.context import Guest, Server, Welcomed
from orrery.server.models import ComponentsPage, GameInfo, Health, Me, Rename, RulesPage
from orrery.server.protocol import PROTOCOL

router = APIRouter(prefix="/api")


@router.get("/health", summary="Is the server well?", tags=["server"])
async def health(server: Server) -> Health:
    await server.tables.finish(server.storage.guest_name("nobody"))
    return Health(status="ok", version=orrery.__version__, protocol=PROTOCOL)


@router.get("/me", summary="Who am I? A new guest gets a cookie", tags=["guest"])
async def me(server: Server, guest: Welcomed) -> Me:
    return Me(id=guest, name=await server.name_of(guest))


@router.patch("/me", summary="Choose a name", tags=["guest"])
async def rename(server: Server, guest: Guest, asked: Rename) -> Me:
    old = await server.name_of(guest)
    await server.tables.finish(server.storage.rename_guest(guest, old, asked.name))
    await server.tables.finish(server.tables.renamed(guest, old, asked.name))
    return Me(id=guest, name=asked.name)


@router.get("/games", summary="All games", tags=["games"])
async def games() -> list[GameInfo]:
    return [_game(ident) for ident in orrery.games()]


@router.get(
    "/games/{game_id}/rules",
    summary="The rules by id, in own words",
    tags=["games"],
    response_model=RulesPage,
    response_model_exclude_unset=True,
)
async def rules(game_id: str) -> Any:
    return orrery.game(game_id).rules()


@router.get("/games/{game_id}/components", summary="Every component", tags=["games"], response_model=ComponentsPage)
async def components(game_id: str) -> Any:
    return orrery.game(game_id).components()


def _game(ident: str) -> GameInfo:
    game = orrery.game(ident)
    return GameInfo.model_validate(
        {
            "id": game.id,
            "name": dict(game.name),
            "text": dict(game.about),
            "players": (game.players.start, game.players.stop - 1),
            "minutes": game.minutes,
            "weight": game.weight,
            "stage": game.stage,
            "rules_version": game.rules_version,
            "options": game.options,
        }
    )
