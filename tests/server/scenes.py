"""A table in one state with every kind of person around it: the ground on which rights are tried."""

from __future__ import annotations

from typing import Any

from server.support import Guest, LiveServer, Socket, play_on

Json = Any
PEOPLE = ("host", "player", "away", "spectator", "nobody")
STATES = ("waiting", "playing", "shown", "asked", "paused", "waking", "over")


class Scene:
    """A host at seat 0, a player at seat 1, and at seat 3 one who has left: while the table waits the seat is free
    again, later a bot stands in for him. Seat 2 is open or a bot's. `nobody` has no cookie.

    `shown`: the first cards lie open; `asked`: the host has asked for a pause; `waking`: in a pause he has asked to go
    on. With `taken_back` everybody has taken back a choice.
    """

    def __init__(
        self,
        server: LiveServer,
        state: str,
        *,
        public: bool = False,
        taken_back: bool = False,
        game: str = "planet_5r",
    ) -> None:
        self.state = state
        self.people: dict[str, Guest] = {name: server.guest() for name in PEOPLE}
        self.people["nobody"].http.cookies.clear()
        host, away = self.people["host"], self.people["away"]
        seats = ("me", "open", "open" if state == "waiting" else "easy", "open")
        table = host.table(*seats, options={"confirm": taken_back}, public=public, game=game)
        self.id: str = table["id"]
        self.path = f"/api/tables/{self.id}"
        for who, seat in (("player", 1), ("away", 3)):
            self.people[who].post(f"{self.path}/claim", {"token": table["seats"][seat]["invite"]})
        self.free_token: str = table["seats"][2]["invite"] or "x" * 22
        if taken_back:
            self._take_back()
        away.post(f"{self.path}/notes", {"text": "before I go"}, 201)
        away.post(f"{self.path}/leave")
        self.proposal = 1  # the number of the one that is open, or would be the next
        self._bring_about(state)
        assert host.get(self.path)["status"] == (state if state in ("waiting", "over") else "playing")

    def seat(self, who: str) -> int | None:
        """The person's own seat."""
        return {"host": 0, "player": 1, "away": None if self.state == "waiting" else 3}.get(who)

    def settled(self) -> Json:
        """All that people have settled at the table; who is there just now is no right of anybody."""
        table = self.people["host"].get(self.path)
        seats = [{**seat, "online": None} for seat in table["seats"]]
        return table["status"], table["host"], seats, table["paused"], table["proposal"], table["rematch"]

    def _bring_about(self, state: str) -> None:
        if state in ("waiting", "playing"):
            return
        with self.people["host"].socket() as host, self.people["player"].socket() as player:
            if state == "over":
                self._play_to_the_end(host, player)
            elif state == "shown":
                self._show_cards(host, player)
            else:
                self._ask(host, "pause")
            if state in ("paused", "waking"):
                tell(player, "answer", table=self.id, seat=1, proposal=1, yes=True)
                self.proposal = 2
            if state == "waking":
                self._ask(host, "resume")

    def _ask(self, host: Socket, what: str) -> None:
        assert tell(host, "propose", table=self.id, seat=0, key=f"asked-{what}", what=what) == "ack"

    def _take_back(self) -> None:
        for who, seat in (("host", 0), ("player", 1), ("away", 3)):
            with self.people[who].socket() as socket:
                at = socket.join(self.id)["at"]
                at = socket.act(self.id, seat, at, ["play", "scout"])["at"]
                assert socket.undo(self.id, seat, at)["t"] == "ack"

    def _show_cards(self, host: Socket, player: Socket) -> None:
        both = {0: host, 1: player}
        for seat, socket in both.items():
            at = socket.join(self.id)["at"]
            assert socket.act(self.id, seat, at, ["play", "scout"])["t"] == "ack"
        for seat, socket in both.items():
            while not socket.states[seat]["undo"]["ask"]:
                socket.next()

    def _play_to_the_end(self, host: Socket, player: Socket) -> None:
        both = {0: host, 1: player}
        for socket in both.values():
            socket.join(self.id)
        while not all(socket.states[seat]["view"]["over"] for seat, socket in both.items()):
            for seat, socket in both.items():
                play_on(socket, self.id, [seat], until=lambda state: state["decision"] is None)
            for socket in both.values():
                socket.silence(0.03)


def tell(socket: Socket, t: str, **fields: Json) -> str:
    """What comes of a message: the code of an error, or the kind of the answer; `pong` if nothing was said to it,
    which is how an answer to a proposal is taken."""
    socket.say(t, **fields)
    socket.say("ping")
    heard = socket.hear("ack", "refused", "stale", "error", "pong")
    if heard["t"] != "pong":
        socket.hear("pong")
    found: str = heard.get("code", heard["t"])
    return found
