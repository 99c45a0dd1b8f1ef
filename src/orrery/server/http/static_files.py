"""The built client: its files, the engine for browsers, the page for every other address, and a helpful page if the
client has not been built."""

from __future__ import annotations

import mimetypes
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from orrery.server.http.content_coding import accepted
from orrery.server.http.link_previews import preview_title, with_title
from orrery.server.http.security_headers import ENGINE_CSP
from orrery.server.wire.server_errors import ServerError

IMMUTABLE = "public, max-age=31536000, immutable"  # names of built files carry their digest
NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Orrery</title><style>
body{font:16px/1.5 system-ui,sans-serif;background:#090b16;color:#e8ebf7;display:grid;place-items:center;
min-height:100vh;margin:0}
main{max-width:34rem;padding:2rem}code{background:#1b2140;padding:.1em .4em;border-radius:.3em}p[lang=ru]{opacity:.8}
</style></head><body><main><h1>Orrery</h1>
<p>The server is running, but the web client has not been built yet. Run <code>make play</code>, or build it with
<code>npm ci</code> and <code>npm run build</code> in the directory <code>web</code>, and reload this page.</p>
<p lang="ru">Сервер работает, но веб-клиент ещё не собран. Запустите <code>make play</code> или соберите его командами
<code>npm ci</code> и <code>npm run build</code> в каталоге <code>web</code> и обновите страницу.</p>
</main></body></html>
"""


# Whatever the machine says: browsers insist on them.
TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}
ENGINE_WORKER = re.compile(r"assets/engine\.worker-[\w-]+\.js")  # the script that compiles Python's WebAssembly
BUNDLE = "bundle/"  # how addresses of the bundle begin
INDEX = "bundle.json"  # its one file whose name stays
CLIENT_VERSION = re.compile(r'name="orrery-version" content="(\w+)"')  # as web/shell-build.ts writes it
# How addresses of the client's screens begin (web/src/lib/router.svelte.ts); elsewhere it says that there is nothing.
SCREENS = frozenset({"", "games", "gallery", "learn", "new", "rules", "settings", "t", "verify"})
NOTHING_MORE: Mapping[str, str] = {}
TWINS = {"br": "br", "gzip": "gz"}  # endings of names


class BuiltClient:
    """Serves the directory of the built client as a single-page application, and beside it the bundle with the
    engine."""

    def __init__(self, directory: Path, bundle: Path) -> None:
        self.directory = directory
        self.bundle = bundle

    async def answer(self, request: Request) -> Response:
        path = request.path_params.get("path", "")
        if path.startswith("api/"):
            raise ServerError("not_found")
        inner = path.removeprefix(BUNDLE)
        if path == BUNDLE + INDEX:
            return self._bundle_index()
        found = _file(self.directory, path) if inner == path else _file(self.bundle, inner)
        if found is not None:
            lasting = path.startswith(("assets/", BUNDLE))
            policy = {"Content-Security-Policy": ENGINE_CSP} if ENGINE_WORKER.fullmatch(path) else {}
            return self._sent(request, found, IMMUTABLE if lasting else "no-cache", policy)
        if path.startswith(("assets/", BUNDLE)) or "." in path.rpartition("/")[2]:
            return _not_found()
        page = _file(self.directory, "index.html")
        if page is None:
            return HTMLResponse(NOT_BUILT, headers={"Cache-Control": "no-store"})
        title = await preview_title(request, path)
        if title is not None:
            return HTMLResponse(with_title(page.read_text("utf-8"), title), headers={"Cache-Control": "no-cache"})
        return self._sent(request, page, "no-cache", status=200 if path.partition("/")[0] in SCREENS else 404)

    def _bundle_index(self) -> Response:
        """What there is of the engine, and the version of the client that is served with it: only those two play
        together, and the client is built without the engine."""
        index, page = _file(self.bundle, INDEX), _file(self.directory, "index.html")
        if index is None:
            return _not_found()
        told = msgspec.json.decode(index.read_bytes(), type=dict[str, Any])
        version = CLIENT_VERSION.search(page.read_text("utf-8")) if page else None
        if version is not None:
            told["client"] = version[1]
        return Response(msgspec.json.encode(told), media_type="application/json", headers={"Cache-Control": "no-cache"})

    def _sent(
        self, request: Request, file: Path, cache: str, more: Mapping[str, str] = NOTHING_MORE, status: int = 200
    ) -> Response:
        """The file, or the compressed twin that the build has put beside it."""
        headers = {"Cache-Control": cache, **more}
        media_type = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0]
        for coding in accepted(request):
            twin = file.with_name(f"{file.name}.{TWINS[coding]}")
            if twin.is_file():
                headers |= {"Content-Encoding": coding, "Vary": "Accept-Encoding"}
                return FileResponse(twin, status, headers=headers, media_type=media_type)
        return FileResponse(file, status, headers=headers, media_type=media_type)  # whoever compresses it adds the Vary


def _not_found() -> Response:
    return Response("Not found\n", 404, media_type="text/plain")  # a page would only confuse a script's loader


def _file(directory: Path, path: str) -> Path | None:
    """A file in a directory; None for anything outside it, whatever the path says."""
    if not path or "\0" in path:
        return None
    root = directory.resolve()
    try:
        found = (root / path).resolve()
        return found if found.is_relative_to(root) and found.is_file() else None
    except (OSError, ValueError):
        return None
