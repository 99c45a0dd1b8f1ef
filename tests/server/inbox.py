"""Where notices arrive in tests."""

from __future__ import annotations

import json
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

Json = Any


class Inbox:
    """Somebody's chat service on loopback."""

    def __init__(self) -> None:
        inbox = self
        self.heard: list[Json] = []
        self.hosts: list[str] = []
        self.times: list[float] = []
        self.answers: list[int] = []
        self.wait = 0.0

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                inbox.times.append(time.monotonic())
                inbox.heard.append(json.loads(body))
                inbox.hosts.append(self.headers["Host"])
                time.sleep(inbox.wait)
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

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
