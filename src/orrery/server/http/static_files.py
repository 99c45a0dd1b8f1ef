"""The built client: its files, the page for every other address, and a helpful page if it has not been built."""

from __future__ import annotations

import mimetypes
import re
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from orrery.server.http.link_previews import preview_title, with_title
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


TWINS = {"br": "br", "gzip": "gz"}  # the smaller one first


def _accepted(request: Request) -> list[str]:
    """The codings of twins that whoever asks can read."""
    offered = [part.strip().partition(";") for part in request.headers.get("accept-encoding", "").lower().split(",")]
    read = {name.strip() for name, _, weight in offered if not re.fullmatch(r"\s*q=0(\.0*)?\s*", weight)}
    return [coding for coding in TWINS if coding in read]


class BuiltClient:
    """Serves the directory of the built client as a single-page application."""

    def __init__(self, directory: Path) -> None:
        self.directory = directory

    async def answer(self, request: Request) -> Response:
        path = request.path_params.get("path", "")
        if path.startswith("api/"):
            raise ServerError("not_found")
        found = self._file(path)
        if found is not None:
            return self._sent(request, found, IMMUTABLE if path.startswith("assets/") else "no-cache")
        if path.startswith("assets/") or "." in path.rpartition("/")[2]:
            return Response("Not found\n", 404, media_type="text/plain")  # a page would only confuse a script's loader
        page = self._file("index.html")
        if page is None:
            return HTMLResponse(NOT_BUILT, headers={"Cache-Control": "no-store"})
        title = await preview_title(request, path)
        if title is not None:
            return HTMLResponse(with_title(page.read_text("utf-8"), title), headers={"Cache-Control": "no-cache"})
        return self._sent(request, page, "no-cache")

    def _sent(self, request: Request, file: Path, cache: str) -> Response:
        """The file, or the compressed twin that the build has put beside it."""
        headers = {"Cache-Control": cache}
        media_type = mimetypes.guess_type(file.name)[0]
        for coding in _accepted(request):
            twin = file.with_name(f"{file.name}.{TWINS[coding]}")
            if twin.is_file():
                headers |= {"Content-Encoding": coding, "Vary": "Accept-Encoding"}
                return FileResponse(twin, headers=headers, media_type=media_type)
        return FileResponse(file, headers=headers, media_type=media_type)  # whoever compresses it adds the Vary

    def _file(self, path: str) -> Path | None:
        """A file of the client; None for anything outside its directory, whatever the path says."""
        if not path or "\0" in path:
            return None
        root = self.directory.resolve()
        try:
            found = (root / path).resolve()
            return found if found.is_relative_to(root) and found.is_file() else None
        except (OSError, ValueError):
            return None
