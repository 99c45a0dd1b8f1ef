"""Whatever goes wrong is answered in one form: a code, a status, and a sentence in each language."""

from __future__ import annotations

from typing import Any

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response

from orrery.core.errors import OrreryError
from orrery.server.http.addresses import address_of
from orrery.server.http.context import context_of
from orrery.server.wire.http_models import NAME_LENGTH, ErrorBody
from orrery.server.wire.server_errors import ServerError, error_body, status_of

log = structlog.get_logger(__name__)

ERRORS: dict[int | str, dict[str, Any]] = {
    "4XX": {"model": ErrorBody, "description": "Refused: a code, and a sentence in each language"},
    "5XX": {"model": ErrorBody, "description": "The server is in trouble"},
}
HTTP_CODES = {404: "not_found", 405: "method_not_allowed", 413: "too_large", 429: "too_many"}


def add_error_answers(app: FastAPI) -> None:
    app.add_exception_handler(OrreryError, _orrery_error)
    app.add_exception_handler(RequestValidationError, _bad_request)
    app.add_exception_handler(HTTPException, _http_error)
    app.add_exception_handler(Exception, _internal)


def _answer(error: OrreryError, request: Request) -> Response:
    context = context_of(request)
    context.metrics.error(error.code)
    if error.code.startswith("too_many"):
        context.floods.count(address_of(request), error.code, path=request.url.path[:60])
    return JSONResponse(error_body(error), status_of(error))


async def _orrery_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, OrreryError)
    return _answer(error, request)


async def _bad_request(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    problems = error.errors()
    if any(problem.get("msg", "").endswith("bad_name") for problem in problems):
        return _answer(ServerError("bad_name", limit=NAME_LENGTH), request)
    first = problems[0] if problems else {}
    where = ".".join(str(part) for part in first.get("loc", ()))
    answer = _answer(ServerError("bad_request", where=where[:100], reason=str(first.get("msg", ""))[:200]), request)
    answer.status_code = 422
    return answer


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = HTTP_CODES.get(error.status_code, "bad_request")
    answer = _answer(ServerError(code, status=error.status_code), request)
    answer.status_code = error.status_code
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    return answer


async def _internal(request: Request, error: Exception) -> Response:
    log.error("http.internal", path=request.url.path[:60], exc_info=error)
    return _answer(ServerError("internal"), request)
