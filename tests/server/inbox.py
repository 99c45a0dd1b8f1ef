"""Where notices arrive in tests."""

from __future__ import annotations

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

Json = Any


class Inbox:
    """Somebody's chat service on loopback."""

    def __init__(self) -> None:
        inbox = self
        self.heard: list[Json] = []
        self.hosts: list[str] = []
        self.answers: list[int] = []
        self._free = threading.Event()
        self._free.set()

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                inbox.heard.append(json.loads(body))
                inbox.hosts.append(self.headers["Host"])
                inbox._free.wait()
                status = inbox.answers.pop(0) if inbox.answers else 204
                self.send_response(status)
                if status in (301, 302, 307):
                    self.send_header("Location", f"{inbox.url}/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None: ...

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}/hook?key=s3cret"
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    def hold(self) -> None:
        """It hears, but answers nothing from now on."""
        self._free.clear()

    def release(self) -> None:
        self._free.set()

    def close(self) -> None:
        self.release()
        self._server.shutdown()
        self._server.server_close()
