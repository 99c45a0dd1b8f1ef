"""On Mars in the terminal: the map as rows of hexes, tracks and offers as lines, everybody's board as a row."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from orrery.core.decision import Decision
from orrery.core.match import Match
from orrery.games.on_mars.terminal.answers import Answers
from orrery.texts import Say, catalogue, texts_in
from orrery.texts.figures import figure

Json = Any

GAME: Final = "on_mars"
STYLES: Final = ("cyan", "magenta", "yellow", "green")
BUILDINGS: Final = {
    "mine": "bright_black",
    "generator": "yellow",
    "water_extractor": "bright_blue",
    "greenhouse": "green",
    "oxygen_condenser": "bright_cyan",
    "shelter": "white",
}
CELL: Final = 5  # letters from column to column: building, piece with its owner
HEX: Final = re.compile(r"\s*(-?\d)\s*,\s*(-?\d)\s*")


class OnMarsBoard:
    def __init__(self, say: Say) -> None:
        self.say = say
        self.texts = catalogue(GAME)
        self.answers = Answers(say)

    # --- words ---------------------------------------------------------------------------------

    def name(self, ident: str | None) -> str:
        return "–" if ident is None else self.texts.name(self.say.lang, ident)

    def names(self, idents: Iterable[str | None]) -> str:
        return ", ".join(self.name(ident) for ident in idents if ident is not None) or "–"

    def party(self, party: int, names: Sequence[str]) -> str:
        known = names[party] if party < len(names) else self.texts.format(self.say.lang, "word-automaton")
        return f"{party + 1} {known}"

    def amounts(self, items: Mapping[str, int]) -> str:
        return self.answers.amounts(items)

    # --- the table -----------------------------------------------------------------------------

    def draw(self, view: dict[str, Json], names: Sequence[str]) -> RenderableType:
        say = self.say
        header = say("header", round=view["round"], level=view["level"], missions=view["remaining"])
        parts: list[RenderableType] = [Text(), Text(header, style="bold"), self.map(view)]
        parts.append(Text(say("key"), style="dim"))
        parts += [Text(line) for line in self.tracks(view, names)]
        parts += [Text(line) for line in self.offers(view)]
        parts.append(self.parties(view, names))
        if view["me"] is not None:
            parts += [Text(line, style="bold") for line in self.own(view)]
        if view["solo"] is not None:
            parts.append(self.solo(view["solo"]))
        return Group(*parts)

    def map(self, view: dict[str, Json]) -> Text:
        """Columns stand upright: each is half a hex lower than the one before."""
        rows: dict[int, list[tuple[int, dict[str, Json]]]] = {}
        for hex_ in view["hexes"]:
            q, r = (int(part) for part in hex_["hex"].split(","))
            rows.setdefault(2 * r + q, []).append((q, hex_))
        left = min(q for row in rows.values() for q, _ in row)
        text = Text()
        for row in sorted(rows):
            column = 0
            for q, hex_ in sorted(rows[row], key=lambda item: item[0]):
                at = (q - left) * CELL
                text.append(" " * (at - column))
                cell = self.cell(hex_)
                text.append_text(cell)
                column = at + len(cell)
            text.append("\n")
        return text

    def cell(self, hex_: dict[str, Json]) -> Text:
        building = hex_["building"]
        if building is None:
            plain = "*" if hex_["crystal"] else "·"
            tile = hex_["tile"]
            if tile is not None:
                plain = tile[-1].upper() if tile.startswith("research") else "?"
            text = Text(plain, style="bright_white" if plain != "·" else "dim")
        else:
            kind = building["type"]
            style = STYLES[building["party"]] if kind == "shelter" else BUILDINGS[kind]
            text = Text(self.say(f"letter-{kind}"), style=style)
            if building["advanced"] is not None:
                text.append(f"!{building['advanced']['party'] + 1}", style=STYLES[building["advanced"]["party"]])
            if building["miner"] is not None:
                text.append(f"m{building['miner'] + 1}", style=STYLES[building["miner"]])
        for party in hex_["bots"]:
            text.append(f"b{party + 1}", style=STYLES[party])
        for party in hex_["rover"]:
            text.append(f"r{party + 1}", style=STYLES[party])
        return text

    def tracks(self, view: dict[str, Json], names: Sequence[str]) -> list[str]:
        say = self.say
        track = " ".join(
            f"{space['space']}:{'–' if space['party'] is None else self.party(space['party'], names)}"
            for space in view["track"]
        )
        rows = ", ".join(f"{self.name(lss['type'])} {lss['row']}" for lss in view["lss"])
        missions = ", ".join(f"{self.name(one['mission'])} {one['left']}/{one['of']}" for one in view["missions"])
        shuttle = view["shuttle"]
        return [
            say("track", track=track),
            *([say("shuttle", side=shuttle["side"], n=shuttle["flies_in"])] if shuttle else []),
            say("lss", rows=rows, level=view["level"] + 1),
            say("missions", missions=missions),
        ]

    def offers(self, view: dict[str, Json]) -> list[str]:
        """What orbit and colony have to give, and who stands on which action."""
        say = self.say
        cards = [place and (place["scientist"] or place["contract"]) for place in view["places"]]
        slots = ", ".join(
            f"{self.name(action)} {''.join(str(party + 1) for party in parties)}"
            for action, parties in view["slots"].items()
            if parties
        )
        return [
            say("grid", techs=self.names(place["tech"] for place in view["grid"])),
            say("display", cards=self.names(view["display"])),
            say("warehouse", items=self.amounts(view["warehouse"])),
            say("people", cards=self.names(cards)),
            say("slots", slots=slots or "–"),
        ]

    def parties(self, view: dict[str, Json], names: Sequence[str]) -> RenderableType:
        say = self.say
        table = Table(expand=False)
        for column in ("party", "side", "resources", "crystals", "colonists", "ships", "lab", "cards", "score"):
            table.add_column(say(f"{column}"))
        for party in view["parties"]:
            techs = [f"{self.name(tech)} {space.split('_')[1]}" for space, tech in party["lab"].items()]
            cards = [
                *(self.name(card["card"]) + ("!" if card["hex"] else "") for card in party["blueprints"]),
                *(self.name(card["scientist"]) for card in party["scientists"]),
                *(self.name(card["contract"]) + ("!" if card["done"] else "") for card in party["contracts"]),
            ]
            table.add_row(
                Text(self.party(party["party"], names), style=STYLES[party["party"]]),
                self.texts.format(self.say.lang, f"side-{party['side']}", {}),
                self.amounts(party["resources"]),
                f"{party['crystals']}+{party['incoming']}",
                say("people-of", home=party["quarters"], room=party["capacity"], work=party["working"]),
                f"{len(party['depot'])}/{party['hangar']}",
                ", ".join(techs) or "–",
                ", ".join(cards) or "–",
                figure(party["score"]["total"]),
                style="bold" if party["party"] == view["me"] else "",
            )
        return table

    def own(self, view: dict[str, Json]) -> list[str]:
        mine = view["parties"][view["me"]]
        goals = [f"{self.answers.told(goal['goal'])}{' ✓' if goal['ready'] else ''}" for goal in mine["hand"] or ()]
        lines = [self.say("goals", goals="; ".join(goals) or "–")]
        if mine["first_cards"]:
            lines.append(self.say("first", cards="; ".join(self.answers.told(card) for card in mine["first_cards"])))
        return lines

    def solo(self, solo: dict[str, Json]) -> Text:
        checks = solo["checks"].get(solo["goal"], ())
        met = sum(check["met"] for check in checks)
        told = self.answers.told(solo["goal"])
        return Text(self.say("solo", goal=told, met=met, of=len(checks), deck=solo["deck"]), style="bold")

    # --- answers -------------------------------------------------------------------------------

    def choices(self, m: Match, decision: Decision) -> list[tuple[RenderableType, Any]]:
        view = m.view(decision.seat)
        return [
            (self.answers.label(view, decision, m.game.action_to_json(action)), action) for action in decision.actions
        ]

    def read(self, m: Match, decision: Decision, text: str) -> Any | None:
        """A hex by its numbers: the first answer that ends there; what the rules refuse they explain."""
        found = HEX.fullmatch(text)
        if found is None:
            return None
        hex_ = f"{found[1]},{found[2]}"
        for action in decision.actions:
            raw = m.game.action_to_json(action)
            if hex_ in raw and (raw[0] not in ("bot", "bot_past") or raw[2] == hex_):
                return raw
        if decision.kind == "site":
            return ["site", hex_, None, 0]
        return ["rover", hex_] if decision.kind == "move" else None


def board(lang: str, *, strict: bool = False) -> OnMarsBoard:
    return OnMarsBoard(Say(texts_in(Path(__file__).parent, strict=strict), lang))
