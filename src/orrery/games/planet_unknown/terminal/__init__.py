"""Planet Unknown in the terminal: the station, my planet as a grid of letters, tracks, and answers in a few words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from orrery.core.decision import Decision
from orrery.core.match import Match
from orrery.games.planet_unknown.terminal.laid_squares import COLUMNS, ORIENTATION, laid, square, turned
from orrery.texts import Say, catalogue, texts_in
from orrery.texts.figures import figure

Json = Any

GAME = "planet_unknown"
TRACKS = ("civ", "water", "biomass", "rover", "tech")
STYLES = {
    "civ": "bright_black",
    "water": "bright_blue",
    "biomass": "green",
    "rover": "red",
    "tech": "bright_white",
    "energy": "yellow",
}
LAND, ICE = "·", "~"
POD, METEORITE, ROVER = "^", "*", "&"
# Answers that are told by what they name: a card, a square, a place.
NAMED = frozenset({"planet", "corporation", "civ"})
ON_SQUARE = frozenset({"patch", "rover", "collect", "destroy", "meteorite"})
ON_PLACE = frozenset({"pod", "line"})


class PlanetUnknownBoard:
    def __init__(self, say: Say) -> None:
        self.say = say
        self.texts = catalogue(GAME)
        self.items = self._items()

    def _items(self) -> dict[str, Json]:
        from orrery.core.registry import game

        return {item["id"]: item for kind in game(GAME).components()["kinds"] for item in kind["items"]}

    # --- words ---------------------------------------------------------------------------------

    def name(self, ident: str | None) -> str:
        return "–" if ident is None else self.texts.name(self.say.lang, ident)

    def told(self, ident: str) -> str:
        """A card by name and effect."""
        text = self.items.get(ident, {}).get("text") or {}
        return f"{self.name(ident)}: {text[self.say.lang]}" if text.get(self.say.lang) else self.name(ident)

    def side(self, ident: str, side: str) -> str:
        """An objective by the side that is in play."""
        shown = self.items[ident]["data"][side]
        return f"{shown['name'][self.say.lang]}: {shown['text'][self.say.lang]}"

    def word(self, key: str, **params: object) -> str:
        return self.texts.format(self.say.lang, key, params)

    def terrain(self, ident: str) -> Text:
        """A terrain is told by its word as well as by its colour."""
        return Text(self.word(f"terrain-{ident}"), style=STYLES[ident])

    def letter(self, terrain: str) -> str:
        return self.say(f"letter-{terrain}")

    def tile(self, ident: str | None) -> Text:
        if ident is None:
            return Text("–")
        data = self.items[ident]["data"]
        parts = [Text(f"{data['shape'].upper()} "), self.terrain(data["terrains"][0]), Text(" + ")]
        parts.append(self.terrain(data["terrains"][1]))
        return Text.assemble(*parts, f" {METEORITE}" if data["meteor"] else "")

    # --- the table -----------------------------------------------------------------------------

    def draw(self, view: dict[str, Json], names: Sequence[str]) -> RenderableType:
        me = view["me"] or 0
        parts: list[RenderableType] = [Text(), Text(self.header(view, names), style="bold")]
        parts += [Text(line) for line in self.notices(view)]
        if view["seats"][me]["planet"] is not None:
            parts.append(Columns([self.planet(view["seats"][me]), self.station(view, names)], padding=(0, 3)))
            parts.append(Text(self.say("key"), style="dim"))
        parts.append(self.seats(view, names))
        parts += [Text(line, style="dim") for line in self.mine(view["seats"][me])]
        parts += [Text(line) for line in self.objectives(view, names)]
        return Group(*parts)

    def header(self, view: dict[str, Json], names: Sequence[str]) -> str:
        commander = "" if view["commander"] is None else self.say("commander", name=names[view["commander"]])
        phase = self.word(f"phase-{view['phase']}")
        return self.say("header", round=view["round"], phase=phase, commander=commander)

    def notices(self, view: dict[str, Json]) -> list[str]:
        found = []
        if view["solo"] is not None:
            score = view["seats"][0]["score"]["total"]
            found.append(self.say("target", target=view["solo"]["target"], score=score))
        if view["event"] is not None:
            found.append(self.say("event", card=self.told(view["event"]), left=view["events"]["left"]))
        return found

    def planet(self, seat: dict[str, Json]) -> Table:
        """Twelve by twelve: letters of what lies there, and the medals of each line at its end."""
        board = self.items[seat["planet"]]["data"]
        cover = laid(self.items, seat)
        table = Table(title=self.name(seat["planet"]), title_justify="left", show_header=True, box=None, padding=(0, 0))
        table.add_column("", justify="right", style="dim")
        for column in COLUMNS:
            table.add_column(f"{column} ", no_wrap=True)
        table.add_column("")
        for y, row in enumerate(board["rows"]):
            cells = [self.cell(seat, row[x], square(x, y), cover) for x in range(len(COLUMNS))]
            table.add_row(f"{y + 1} ", *cells, Text.assemble(" ", self.medals(seat["rows"][y])))
        table.add_row("", *(self.medals(line) for line in seat["columns"]), "")
        return table

    def cell(self, seat: dict[str, Json], ground: str, at: str, cover: dict[str, tuple[str, bool]]) -> Text:
        rover = next((r for r in seat["rovers"] if r["at"] == at), None)
        mark = ROVER if rover else METEORITE if at in seat["meteorites"] else POD if at in seat["lifepods"] else " "
        if at in cover:
            terrain, station = cover[at]
            letter = self.letter(terrain)
            return Text.assemble((letter if station else letter.lower(), STYLES[terrain]), (mark, "bold"))
        if ground == ".":
            return Text("  ")
        return Text.assemble((ICE if ground == "~" else LAND, "cyan" if ground == "~" else "dim"), (mark, "bold"))

    def medals(self, line: dict[str, Json]) -> Text:
        if not line["squares"]:
            return Text("")
        style = "bold yellow" if line["complete"] and not line["meteorite"] else "red" if line["meteorite"] else "dim"
        return Text(f"{line['medals']}{METEORITE if line['meteorite'] else ' '}", style=style)

    def station(self, view: dict[str, Json], names: Sequence[str]) -> Table:
        table = Table(title=self.say("station"), title_justify="left", expand=False)
        for column in ("sector", "outer", "inner", "faces"):
            table.add_column(self.say(f"{column}"))
        for sector in view["station"]["sectors"]:
            faces = "" if sector["seat"] is None else names[sector["seat"]]
            style = "bold" if sector["seat"] == view["me"] else ""
            stacks = [self.stack(sector[ring]) for ring in ("outer", "inner")]
            table.add_row(str(sector["sector"]), *stacks, faces, style=style)
        return table

    def stack(self, stack: dict[str, Json]) -> Text:
        if stack["hidden"]:
            return Text(f"{stack['shape'].upper()} ? ({stack['left']})", style="dim")
        return Text.assemble(self.tile(stack["top"]), (f" ({stack['left']})", "dim"))

    def seats(self, view: dict[str, Json], names: Sequence[str]) -> Table:
        table = Table(expand=False)
        table.add_column(self.say("seat"))
        table.add_column(self.say("boards"))
        for track in TRACKS:
            table.add_column(self.word(f"terrain-{track}"), justify="right", style=STYLES[track])
        for column in ("moves", "lifepods", "meteorites", "cards", "score"):
            table.add_column(self.say(f"{column}"), justify="right")
        for seat in view["seats"]:
            boards = f"{self.name(seat['planet'])}, {self.name(seat['corporation'])}" if seat["planet"] else ""
            table.add_row(
                names[seat["seat"]],
                boards,
                *(self.standing(seat, track) for track in TRACKS),
                str(seat["moves"] or ""),
                str(seat["collected"]["lifepods"]),
                str(seat["collected"]["meteorites"]),
                str(len(seat["civ_played"]) + seat["civ_hidden"]),
                figure(seat["score"]["total"]),
                style="bold" if seat["seat"] == view["me"] else "",
            )
        return table

    def standing(self, seat: dict[str, Json], track: str) -> str:
        """Where the marker of a track stands; on another track it says which (Makeshift)."""
        where = seat["markers"].get(track)
        if where is None:
            return ""
        on, _, row = where.partition("-")
        return row if on == track else f"{self.letter(on)}{row}"

    def mine(self, seat: dict[str, Json]) -> list[str]:
        found = []
        ready = [self.told(tech["tech"]) for tech in seat["techs"] if tech["available"]]
        if ready:
            found.append(self.say("techs", techs=" | ".join(ready)))
        if seat["civ_kept"]:
            found.append(self.say("kept", cards=" | ".join(self.told(card) for card in seat["civ_kept"])))
        goals = seat["personal"] or ()
        found += [
            self.say("goal", card=self.side(g["card"], "personal"), value=g["value"], goal=g["goal"]) for g in goals
        ]
        return found

    def objectives(self, view: dict[str, Json], names: Sequence[str]) -> list[str]:
        return [
            self.say(
                "objective",
                card=self.side(card["card"], "competitive"),
                standing=", ".join(f"{names[s['seat']]} {s['value']}" for s in card["standing"]),
            )
            for card in view["objectives"]
            if view["me"] in card["seats"]
        ]

    # --- answers -------------------------------------------------------------------------------

    def choices(self, m: Match, decision: Decision) -> list[tuple[RenderableType, Any]]:
        raw = [(m.game.action_to_json(action), action) for action in decision.actions]
        places = [(words, action) for words, action in raw if words[0] == "place"]
        rest: list[tuple[RenderableType, Any]] = [
            (self.label(m, decision, words), action) for words, action in raw if words[0] != "place"
        ]
        if not places:
            return rest
        lines = self.placements(str(decision.params["tile"]), [words for words, _ in places])
        return [*((line, None) for line in lines), *rest]

    def placements(self, tile: str, places: list[list[Json]]) -> list[RenderableType]:
        """One entry per orientation: how the tile lies, and the squares of its upper left corner."""
        found: list[RenderableType] = [Text(self.say("place-hint", n=len(places), at=" ".join(places[0][1:3])))]
        for orientation in dict.fromkeys(words[1] for words in places):
            where = list(dict.fromkeys(words[2] for words in places if words[1] == orientation))
            row = Table.grid(padding=(0, 2))
            row.add_row(Text(orientation, style="bold cyan"), self.shape(tile, orientation), Text(" ".join(where)))
            found.append(row)
        return found

    def shape(self, tile: str, orientation: str) -> Text:
        cells = turned(self.items[tile]["data"], orientation)
        width, height = 1 + max(cell[0] for cell in cells), 1 + max(cell[1] for cell in cells)
        text = Text()
        for y in range(height):
            for x in range(width):
                terrain, station = next(((t, s) for cx, cy, t, s in cells if (cx, cy) == (x, y)), (None, False))
                letter = " " if terrain is None else self.letter(terrain) if station else self.letter(terrain).lower()
                text.append(f"{letter} ", style=STYLES.get(terrain or "", ""))
            text.append("\n" if y + 1 < height else "")
        return text

    def label(self, m: Match, decision: Decision, raw: list[Json]) -> RenderableType:
        kind, *parts = raw
        view = m.view(decision.seat)
        if kind in ("take", "scrap"):
            sector = next(s for s in view["station"]["sectors"] if s["seat"] == decision.seat)
            return Text.assemble(f"{self.say(f'{parts[0]}')}: ", self.stack(sector[parts[0]]))
        if kind == "rotate":
            sector = view["station"]["sectors"][parts[0]]
            stacks = (self.stack(sector["outer"]), " / ", self.stack(sector["inner"]))
            return Text.assemble(self.say("rotate", sector=parts[0]), ": ", *stacks)
        if kind == "pick":
            params: dict[str, Json] = dict(decision.params)
            items = params.get("items") or [params.get("item")]
            return self.item(str(items[parts[0]]) if parts[0] < len(items) else str(parts[0]))
        if kind in ("keep", "drop"):
            common = bool(decision.params.get("common"))
            return self.side(parts[0], "competitive" if common else "personal")
        if kind in NAMED:
            return self.told(parts[0])
        if kind in ON_PLACE:
            return self.texts.place(self.say.lang, parts[0])
        if kind in ("copy", "ignore", "flux", "regress", "marker", "row"):
            return self.terrain(parts[0])
        if kind == "advance":
            cell = self.texts.place(self.say.lang, parts[1])
            return self.say("advance", marker=self.word(f"terrain-{parts[0]}"), cell=cell)
        if kind in ON_SQUARE:
            return str(parts[0])
        if kind in ("drive", "jump", "teleport"):
            return self.say(f"{kind}", start=parts[0], end=parts[1])
        return self.say(f"{kind}", what=parts[0] if parts else "")

    def item(self, item: str) -> str:
        """`station:civ`, `moves:2`, `milestone:tech:3` in words."""
        kind, *more = item.split(":")
        if kind == "station":
            return self.word(f"station-{more[0]}")
        if kind in ("milestone", "advance") and more:
            return self.say(f"item-{kind}", track=self.word(f"track-{more[0]}"), level=more[1] if more[1:] else "none")
        key = f"item-{kind}"
        return self.say(key, n=more[0] if more else "1")

    def read(self, m: Match, decision: Decision, text: str) -> Any | None:
        """A placement in words: `r1 F3`, with `energy` behind it if the tile shall count as energy."""
        found = re.fullmatch(ORIENTATION + r"\s+([a-l](?:1[0-2]|[1-9]))(\s+\S+)?", text.strip(), re.IGNORECASE)
        if found is not None:
            return ["place", found[1].lower(), found[2].upper(), "as_energy" if found[3] else "as_is"]
        places = [action for action in decision.actions if m.game.action_to_json(action)[0] == "place"]
        if places and text.isdecimal() and len(text) < 6 and 1 <= int(text) <= len(places):
            return places[int(text) - 1]
        return None


def board(lang: str, *, strict: bool = False) -> PlanetUnknownBoard:
    return PlanetUnknownBoard(Say(texts_in(Path(__file__).parent, strict=strict), lang))
