"""Accounts: signing up, in and out."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response, status

from orrery.server.http.addresses import address_of
from orrery.server.http.context import Known, MaybeSession, Server, Unhurried, welcome
from orrery.server.people.identities import is_program, new_guest
from orrery.server.people.sessions import Session
from orrery.server.wire.http_models import Login, Me, PasswordChange

router = APIRouter(prefix="/api", tags=["account"], dependencies=[Unhurried])


@router.post("/account", summary="Keep what is mine under a name and a password", status_code=status.HTTP_201_CREATED)
async def sign_up(server: Server, session: Known, request: Request, response: Response, asked: Login) -> Me:
    made = await server.accounts.sign_up(session.guest, asked.login, asked.password, address_of(request))
    welcome(request, response, made)
    return await server.me(made.guest)


@router.put("/account/password", summary="Change the password; all other sessions end")
async def change_password(
    server: Server, session: Known, request: Request, response: Response, asked: PasswordChange
) -> Me:
    fresh = await server.accounts.change_password(session, asked.old, asked.new, address_of(request))
    welcome(request, response, fresh)
    return await server.me(fresh.guest)


@router.post("/session", summary="Log in; what I played here as a guest comes along")
async def log_in(server: Server, session: MaybeSession, request: Request, response: Response, asked: Login) -> Me:
    name = "" if session is None else await server.name_of(session.guest)
    entered = await server.accounts.log_in(session, asked.login, asked.password, address_of(request), name)
    welcome(request, response, entered)
    return await server.me(entered.guest)


@router.delete("/session", summary="Log out: a new guest")
async def log_out(
    server: Server,
    session: Known,
    request: Request,
    response: Response,
    everywhere: Annotated[bool, Query(description="On all devices")] = False,
) -> Me:
    await server.accounts.log_out(session, everywhere=everywhere)
    fresh = Session(new_guest(program=is_program(session.guest)))
    welcome(request, response, fresh)
    return await server.me(fresh.guest)
