"""How what is sent may be packed, by the word of whoever asks."""

from __future__ import annotations

import re

from starlette.requests import Request

CODINGS = ("br", "gzip")  # the one that packs better first


def accepted(request: Request) -> list[str]:
    """The codings that whoever asks can read, the best first."""
    offered = [part.strip().partition(";") for part in request.headers.get("accept-encoding", "").lower().split(",")]
    read = {name.strip() for name, _, weight in offered if not re.fullmatch(r"\s*q=0(\.0*)?\s*", weight)}
    return [coding for coding in CODINGS if coding in read]
