"""A bot that takes a seat at a server's table and plays it: python join_a_table.py SERVER TABLE [TOKEN]

Without a token (the last part of an invitation) it sits down at a public table. Needs httpx and websockets.
"""

import json
import random
import sys
import uuid
from typing import Any

import httpx
from websockets.sync.client import connect

server, table, *token = sys.argv[1:]
http = httpx.Client(base_url=server)
http.get("/api/me", params={"program": True}).raise_for_status()  # a guest that says it is a bot
http.patch("/api/me", json={"name": "Example bot"}).raise_for_status()
door, key = ("claim", {"token": token[0]}) if token else ("sit", None)
http.post(f"/api/tables/{table}/{door}", json=key).raise_for_status()
cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
with connect(server.replace("http", "ws", 1) + "/ws", additional_headers={"Cookie": cookie}, max_size=None) as ws:
    ws.send(json.dumps({"t": "join", "table": table, "since": None}))
    heard: dict[str, Any] = {}
    while not (heard.get("t") == "state" and heard["view"]["over"]):
        heard = json.loads(ws.recv())
        if heard["t"] == "state" and heard["decision"]:  # a decision comes with all its legal answers
            answer = random.choice(heard["decision"]["actions"])
            act = {"t": "act", "table": table, "seat": heard["seat"], "at": heard["at"], "action": answer}
            ws.send(json.dumps({**act, "key": str(uuid.uuid4())}))
