"""What the box holds, against what the files hold."""

from __future__ import annotations

from typing import Final

from orrery.core.data_files import expect, index_by_id
from orrery.games.pandorum.components.board import ASSEMBLY, SECTIONS
from orrery.games.pandorum.components.cards import CARDS, EXTRACTION
from orrery.games.pandorum.components.events import EVENT_IDS, EVENTS, TOKENS
from orrery.games.pandorum.components.harvesters import MAINS, NOSES
from orrery.games.pandorum.components.setup import COLOURS, GAME_DATA, PLAYERS, START
from orrery.games.pandorum.data import read

_pieces: Final = read("pieces")
COUNTS: Final[dict[str, int]] = {
    **{entry["id"]: entry["count"] for entry in GAME_DATA["count"]},
    **{entry["id"]: entry["count"] for entry in _pieces["figure"]},
    **{entry["id"]: entry["count"] for entry in _pieces["token"]},
}


def check() -> None:
    tokens = {entry["id"]: entry for entry in _pieces["token"]}
    index_by_id("pieces", (entry["id"] for entry in (*_pieces["figure"], *_pieces["token"])))
    special = {name: entry for name, entry in tokens.items() if entry["special"]}
    expect(tuple(special) == TOKENS, f"pieces.toml: the special tokens are {', '.join(TOKENS)}")
    for name, entry in special.items():
        where = f"pieces.toml: {name}"
        expect(entry["event"] in EVENT_IDS, f"{where}: {entry['event']} is no event")
        event = EVENTS[EVENT_IDS.index(entry["event"])]
        expect(event.token == name, f"{where}: the event lays {event.token or 'nothing'}")
        each = event.tokens * len(COLOURS) if event.tokens else 1
        expect(entry["count"] == each, f"{where}: {entry['count']} tokens, but the event wants {each}")
    held = {
        "section": len(SECTIONS),
        "card": sum(card.copies for card in CARDS),
        "event": len(EVENTS),
        "nose_part": len(NOSES),
        "main_part": len(MAINS),
        "special_token": sum(entry["count"] for entry in special.values()),
        "volcano_standee": ASSEMBLY.standees,
    }
    stated = {entry["id"]: entry["count"] for entry in GAME_DATA["count"]}
    for kind, count in held.items():
        expect(stated[kind] == count, f"game.toml: {kind}: the box holds {stated[kind]}, the files {count}")
    expect(
        tokens["volcano_standee"]["count"] == ASSEMBLY.standees, "pieces.toml: volcano_standee: as board.toml has it"
    )
    extraction = sum(card.copies for card in CARDS if card.type == EXTRACTION)
    most = PLAYERS.stop - 1
    expect(
        len(COLOURS) == len(NOSES) == len(MAINS) == most, "pieces.toml: a colour and two parts for each of four players"
    )
    expect(
        extraction > most * START.extraction, "cards.toml: extraction: some are left when four hands are dealt (PD-2.1)"
    )
