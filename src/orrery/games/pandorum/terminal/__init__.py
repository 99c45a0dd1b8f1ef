"""Pandorum in the terminal: the field as rows of hexes, market, ships, and answers with what they bring."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from orrery.core.decision import Decision
from orrery.core.match import Match
from orrery.texts import Say, catalogue, texts_in
from orrery.texts.figures import figure

Json = Any

GAME: Final = "pandorum"
SEAT_STYLES: Final = ("bright_blue", "yellow", "green", "red")
KIND_STYLES: Final = {"volcano": "red", "landing_pad": "bright_white", "dead_city": "bright_black"}
FIGURES: Final = {"module": "o", "base": "#"}
CELL: Final = 6  # letters for a hex: kind, object with its seat, a harvester
ON_HEX: Final = frozenset({"fly", "jump", "engine", "hex", "cluster"})
WITH_CARD: Final = frozenset({"pay", "spend", "again", "discard"})
BUILDS: Final = frozenset({"build", "manipulate", "scoop", "terraform"})
HEX: Final = re.compile(r"\s*(-?\d)\s*,\s*(-?\d)\s*")


class PandorumBoard:
    def __init__(self, say: Say) -> None:
        self.say = say
        self.texts = catalogue(GAME)

    # --- words ---------------------------------------------------------------------------------

    def name(self, ident: str) -> str:
        return self.texts.name(self.say.lang, ident)

    def names(self, idents: Sequence[str]) -> str:
        return ", ".join(self.name(ident) for ident in idents) or "–"

    # --- the table -----------------------------------------------------------------------------

    def draw(self, view: dict[str, Json], names: Sequence[str]) -> RenderableType:
        say = self.say
        header = say("header", turn=view["turn"], name=names[view["active"]])
        parts: list[RenderableType] = [Text(), Text(header, style="bold"), self.field(view)]
        parts.append(Text(say("key"), style="dim"))
        market = ", ".join(
            self.name(stack["card"]) + (f" ×{stack['count']}" if stack["count"] > 1 else "") for stack in view["market"]
        )
        parts.append(Text(say("market", cards=market or "–", deck=view["deck"])))
        if view["events"] is not None:
            told = [f"{self.name(card['event'])} ({card['quids']})" for card in view["events"]["in_play"]]
            parts.append(Text(say("events", events=", ".join(told) or "–", deck=view["events"]["deck"])))
        parts.append(self.seats(view, names))
        mine = next((seat for seat in view["seats"] if seat["seat"] == view["me"]), None)
        if mine is not None:
            parts.append(Text(say("hand", cards=self.names(mine["cards"])), style="bold"))
        return Group(*parts)

    def field(self, view: dict[str, Json]) -> Text:
        """Rows of hexes, each half a hex further: kind, object (o, #), harvesters as numbers of seats."""
        rows: dict[int, list[tuple[int, dict[str, Json]]]] = {}
        for hex_ in view["field"]["hexes"]:
            q, r = (int(part) for part in hex_["hex"].split(","))
            rows.setdefault(r, []).append((2 * q + r, hex_))
        left = min(x for row in rows.values() for x, _ in row)
        text = Text()
        for r in sorted(rows):
            text.append(f"{r:+d} ", style="dim")
            column = 0
            for x, hex_ in rows[r]:
                at = (x - left) * CELL // 2
                text.append(" " * (at - column))
                text.append_text(self.hex(hex_))
                column = at + CELL
            text.append("\n")
        return text

    def hex(self, hex_: dict[str, Json]) -> Text:
        text = Text(self.say(f"letter-{hex_['kind']}"), style=KIND_STYLES.get(hex_["kind"], ""))
        thing = hex_["object"]
        if thing is not None:
            sick = "!" if thing["contaminated"] else ""
            text.append(f"{FIGURES[thing['figure']]}{thing['seat'] + 1}{sick}", style=SEAT_STYLES[thing["seat"]])
        if hex_["harvesters"]:
            text.append("^", style=SEAT_STYLES[hex_["harvesters"][0]])
        text.append(" " * (CELL - len(text)))
        return text

    def seats(self, view: dict[str, Json], names: Sequence[str]) -> RenderableType:
        say = self.say
        table = Table(expand=False)
        for column in ("seat", "quids", "figures", "cards", "nose", "central", "cargo", "score"):
            table.add_column(say(f"{column}"))
        for seat in view["seats"]:
            nose, deck, supply = seat["nose"], seat["central_deck"], seat["supply"]
            table.add_row(
                Text(f"{seat['seat'] + 1} {names[seat['seat']]}", style=SEAT_STYLES[seat["seat"]]),
                str(seat["quids"]),
                f"o{supply['module']} #{supply['base']}",
                str(seat["hand"]),
                f"{self.name(nose['part'])} {len(nose['cards'])}/{nose['threshold']}",
                f"{self.name(deck['part'])} {len(deck['cards'])}/{deck['threshold']}",
                self.names(seat["cargo_hold"]["cards"]),
                figure(seat["score"]["total"]),
                style="bold" if seat["seat"] == view["me"] else "",
            )
        return table

    # --- answers -------------------------------------------------------------------------------

    def choices(self, m: Match, decision: Decision) -> list[tuple[RenderableType, Any]]:
        view = m.view(decision.seat)
        return [(self.label(m, decision, view, action), action) for action in decision.actions]

    def label(self, m: Match, decision: Decision, view: dict[str, Json], action: Any) -> str:
        raw = m.game.action_to_json(action)
        tag, given = raw[0], [part for part in raw[1:] if part is not None]
        if tag in ON_HEX:
            return self.place(view, tag, raw[1])
        if tag in WITH_CARD:
            return self.say(f"{tag}", card=self.name(raw[1]))
        if tag in BUILDS:
            return self.build(m, decision, action, tag, given)
        if tag == "draw":
            return self.say("draw-deck") if raw[1] == "deck" else self.say("draw", card=self.name(raw[1]))
        if tag == "direction":
            told = self.texts.format(self.say.lang, f"direction-{raw[1]}", {})
            return self.say("direction", direction=told, amount=_amount(decision, raw[1]))
        if tag == "pick":
            cards = decision.params["cards"]
            return self.name(cards[raw[1]]) if isinstance(cards, list) else str(raw[1])
        if tag in ("slot", "take_back"):
            return self.say(f"{tag}", slot=self.name(raw[1]), card=self.name(raw[2]) if len(raw) > 2 else "")
        if tag == "crack":
            direction = self.texts.format(self.say.lang, f"direction-{raw[2]}", {})
            return self.say("crack", hex=raw[1], direction=direction, turn=raw[3])
        return self.say(f"{tag}", what=" – ".join(str(part) for part in given), n=given[0] if given else 0)

    def place(self, view: dict[str, Json], tag: str, ident: str) -> str:
        """A hex with what stands there and what stopping there means."""
        hex_ = next(found for found in view["field"]["hexes"] if found["hex"] == ident)
        kind = self.name(hex_["kind"])
        site = next((found for found in view["sites"] or () if found["hex"] == ident), None)
        best = [found["total"] for found in site["best"].values() if found] if site else []
        means = ""
        if site and site["toll"]:
            means = self.say("toll", toll=site["toll"])
        elif best:
            means = self.say("best", amount=max(best))
        return self.say(f"{tag}", hex=ident, kind=kind, means=means)

    def build(self, m: Match, decision: Decision, action: Any, tag: str, given: list[Json]) -> str:
        """The cards, the figure, and what they bring if every choice is made well."""
        cards = [part for part in given if part not in ("one", "both")]
        gain = sum(event["amount"] for event in m.preview(decision.seat, action) if event["e"] in ("income", "taken"))
        return self.say(f"{tag}", cards=self.names(cards), count=len(cards), amount=gain)

    def read(self, m: Match, decision: Decision, text: str) -> Any | None:
        """A hex by its numbers, a bid by its amount; what the rules refuse they explain."""
        if decision.kind == "bid" and re.fullmatch(r"\d{1,3}", text.strip()):
            return ["bid", int(text)]
        found = HEX.fullmatch(text)
        if found is None:
            return None
        tags = {m.game.action_to_json(action)[0] for action in decision.actions}
        verb = next((tag for tag in ("fly", "jump", "hex", "cluster", "engine") if tag in tags), None)
        return None if verb is None else [verb, f"{found[1]},{found[2]}"]


def _amount(decision: Decision, direction: int) -> int:
    amounts = decision.params["amounts"]
    return int(amounts[direction]) if isinstance(amounts, list) else 0


def board(lang: str, *, strict: bool = False) -> PandorumBoard:
    return PandorumBoard(Say(texts_in(Path(__file__).parent, strict=strict), lang))
