"""Metrics for a monitoring system."""

from __future__ import annotations

import ipaddress

from fastapi import APIRouter, Request, Response

from orrery.server.http.addresses import host_of
from orrery.server.http.context import Server
from orrery.server.ops.metrics import CONTENT_TYPE
from orrery.server.wire.server_errors import ServerError

router = APIRouter(include_in_schema=False)
FORWARDED = ("x-forwarded-for", "forwarded", "x-real-ip")


@router.get("/metrics")
async def metrics(server: Server, request: Request) -> Response:
    """For this machine only, unless made public. Behind a proxy everybody seems to be this machine, so forwarded
    requests are refused."""
    if not server.settings.public_metrics and not _from_here(request):
        raise ServerError("not_found")
    return Response(server.metrics.text(), media_type=CONTENT_TYPE, headers={"Cache-Control": "no-store"})


def _from_here(request: Request) -> bool:
    if any(name in request.headers for name in FORWARDED):
        return False
    try:
        return ipaddress.ip_address(host_of(request)).is_loopback
    except ValueError:
        return False
