"""Which characters the bots of a table have: those that were asked for, and as many different ones as there are."""

from __future__ import annotations

import orrery
from orrery.bots.characters import character_of
from orrery.server.storage import TableRow


def give_characters(row: TableRow) -> None:
    """Bots without a character get one each, in turn, with a different one first at each table; a character that the
    game does not know is an UnknownCharacter."""
    game = orrery.game(row.game, row.rules_version)
    bots = [seat for seat in row.seats if seat.kind == "bot"]
    for seat in bots:
        character_of(game, seat.character or "")
    known = [character.id for character in game.opponents.characters]
    taken = {seat.character for seat in bots}
    free = [ident for ident in known if ident not in taken] or known
    start = sum(row.commitment.encode())  # public, and the same for the same deal
    for n, seat in enumerate(seat for seat in bots if seat.character is None):
        seat.character = free[(start + n) % len(free)] if free else None
