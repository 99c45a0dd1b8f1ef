"""Planet 5R in the terminal: market, players, tableaux, and answers in a few words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from orrery.core.decision import Decision
from orrery.core.match import Match
from orrery.texts import Say, catalogue, texts_in

Json = Any

GAME = "planet_5r"
STYLES = {"blue": "bright_blue", "green": "green", "purple": "magenta", "joker": "yellow"}
ON_TOP = {"left": "‹", "right": "›"}
CRYSTAL = "◆"


class Planet5RBoard:
    def __init__(self, say: Say) -> None:
        self.say = say
        self.texts = catalogue(GAME)
        self.cards = self._cards()

    def _cards(self) -> dict[str, Json]:
        from orrery.core.registry import game

        return {
            item["id"]: item["data"]
            for kind in game(GAME).components()["kinds"]
            if kind["id"] in ("technology", "settlement")
            for item in kind["items"]
        }

    # --- words ---------------------------------------------------------------------------------

    def name(self, ident: str) -> str:
        return self.texts.name(self.say.lang, ident)

    def word(self, key: str, **params: object) -> str:
        return self.texts.format(self.say.lang, key, params)

    def action(self, ident: str | None) -> str:
        return "" if ident is None else self.word(f"action-{ident}")

    def crystal(self, ident: str, count: int | None = None) -> Text:
        """A crystal is told by its word as well as by its colour."""
        number = "" if count is None else f"{count} "
        return Text(f"{CRYSTAL} {number}{self.word(f'crystal-{ident}')}", style=STYLES[ident])

    # --- the table -----------------------------------------------------------------------------

    def draw(self, view: dict[str, Json], names: Sequence[str]) -> RenderableType:
        say = self.say
        header = say(
            "header",
            game=self.name_of_game(),
            round=view["round"],
            rounds=view["rounds"],
            phase=self.word(f"phase-{view['phase']}"),
        )
        parts: list[RenderableType] = [Text(), Text(header, style="bold")]
        parts.append(self.market(view))
        parts.append(self.seats(view, names))
        parts.append(self.tableaux(view, names))
        if view["auction"] is not None:
            kind = self.word(f"auction-{view['auction']['kind']}")
            members = ", ".join(names[seat] for seat in view["auction"]["members"])
            parts.append(Text(say("auction", kind=kind, names=members), style="bold"))
        return Group(*parts)

    def name_of_game(self) -> str:
        from orrery.core.registry import game

        return game(GAME).name(self.say.lang)

    def market(self, view: dict[str, Json]) -> RenderableType:
        say = self.say
        table = Table(title=say("market"), title_justify="left", expand=False)
        for column in ("card", "left", "centre", "right"):
            table.add_column(say(f"{column}"))
        for ident in view["market"]:
            table.add_row(*self.card_row(ident))
        top = view["deck"]["top"]
        if top is None:
            table.caption = say("deck-empty")
        else:
            table.add_section()
            name, *rest = self.card_row(top)
            table.add_row(say("next", card=name), *rest, style="dim")
            table.caption = say("deck", left=view["deck"]["left"])
        table.caption_justify = "left"
        return table

    def card_row(self, ident: str) -> tuple[RenderableType, ...]:
        card = self.cards[ident]
        return (self.name(ident), self.side(card["left"]), self.crystal(card["centre"]), self.side(card["right"]))

    def side(self, side: dict[str, Json]) -> Text:
        gain = self.improvement(side.get("kind"), side.get("of"))
        return Text.assemble(f"{self.action(side['action'])}: {gain} ", self.crystal(side["crystal"]))

    def improvement(self, kind: str | None, of: str | None) -> str:
        return self.say(f"short-{kind or 'none'}", of=self.action(of))

    def seats(self, view: dict[str, Json], names: Sequence[str]) -> RenderableType:
        say = self.say
        table = Table(expand=False)
        for column in ("seat", "played", "hand", "water", "crystals", "points"):
            table.add_column(say(f"{column}"))
        for seat in view["seats"]:
            mine = seat["seat"] == view["me"]
            shown = self.action(seat["played"] or seat["chosen"]) or (say("chosen") if seat["ready"] else "")
            late = f" {say('late')}" if seat["late"] else ""
            water = say("hidden") if seat["water"] is None else str(seat["water"])
            table.add_row(
                names[seat["seat"]] + late,
                shown,
                ", ".join(self.action(card) for card in seat["hand"]),
                water,
                self.crystals(seat["crystals"]),
                str(seat["crystal_points"]),
                style="bold" if mine else "",
            )
        return table

    def crystals(self, counts: dict[str, int]) -> Text:
        found = [self.crystal(ident, number) for ident, number in counts.items() if number]
        return Text("  ").join(found)

    def tableaux(self, view: dict[str, Json], names: Sequence[str]) -> RenderableType:
        table = Table(title=self.say("tableau"), title_justify="left", show_header=False, expand=False)
        table.add_column(no_wrap=True)
        table.add_column()
        for seat in view["seats"]:
            lines = [self.group(group) for group in seat["groups"]]
            gains = Text("; ".join(self.visible(found) for found in seat["improvements"]), style="dim")
            table.add_row(names[seat["seat"]], Group(*lines, *([gains] if gains else [])))
        table.caption = self.say("key")
        table.caption_justify = "left"
        return table

    def group(self, group: dict[str, Json]) -> Text:
        """[0] Develop| Pump Camp › Pack Horn |Expand: the open ends with their actions."""
        cards, joints = group["cards"], group["joints"]
        text = Text(f"[{group['id']}] {self.action(self.cards[cards[0]]['left']['action'])}| ")
        text.append(self.name(cards[0]))
        for card, joint in zip(cards[1:], joints, strict=True):
            text.append(f" {ON_TOP[joint]} ", style="bold")
            text.append(self.name(card))
        return text.append(f" |{self.action(self.cards[cards[-1]]['right']['action'])}")

    def visible(self, found: dict[str, Json]) -> str:
        return f"{self.action(found['action'])}: {self.improvement(found['kind'], found['of'])}"

    # --- answers -------------------------------------------------------------------------------

    def choices(self, m: Match, decision: Decision) -> list[tuple[RenderableType, Any]]:
        if decision.kind == "bid":
            high = len(decision.actions)
            return [(self.say("bid-short", high=high), None)]
        return [(self.label(m, decision, action), action) for action in decision.actions]

    def label(self, m: Match, decision: Decision, action: Any) -> RenderableType:
        raw = m.game.action_to_json(action)
        if raw[0] == "play":
            return self.action(raw[1])
        if raw[0] == "confirm":
            return self.say("confirm")
        return self.placement(m, decision.seat, action, raw)

    def placement(self, m: Match, seat: int, action: Any, raw: list[Json]) -> Text:
        """The card, where it goes, and what that brings and covers."""
        _, card, left, left_lies, right, right_lies = raw
        places = []
        if left is not None:
            places.append(self.say("join-left", lies=left_lies, group=left))
        if right is not None:
            places.append(self.say("join-right", lies=right_lies, group=right))
        text = Text(f"{self.name(card)}: {', '.join(places) or self.say('apart')} ")
        told = next(event for event in m.preview(seat, action) if event["e"] == "technology_taken")
        text.append(" ")
        for crystal in told["lit"]:
            text.append_text(self.crystal(crystal)).append(" ")
        if told["covered"]:
            lost = [self.covered(item) for item in told["covered"]]
            text.append(self.say("loses", lost=", ".join(lost)), style="dim")
        return text

    def covered(self, item: dict[str, str]) -> str:
        side = self.cards[item["card"]][item["side"]]
        return f"{self.action(side['action'])}: {self.improvement(side.get('kind'), side.get('of'))}"

    def read(self, m: Match, decision: Decision, text: str) -> Any | None:
        """A bid is its amount, even one that is too high: the rules then say why not."""
        if decision.kind == "bid" and re.fullmatch(r"-?\d{1,3}", text):
            return ["bid", max(0, int(text))]
        return None


def board(lang: str, *, strict: bool = False) -> Planet5RBoard:
    return Planet5RBoard(Say(texts_in(Path(__file__).parent, strict=strict), lang))
