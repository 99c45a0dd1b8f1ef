"""Ids and names of guests and tables: plain values, drawn by chance or made from an id."""

from __future__ import annotations

import hashlib
import secrets

ID_BYTES = 9  # 72 bits: no two guests collide, and no table can be guessed

# A guest who has not chosen a name is called after a star: proper names read the same in every language.
# fmt: off
STARS = (
    "Achernar", "Adhara", "Albireo", "Alcor", "Aldebaran", "Algol", "Alkaid", "Alnilam", "Altair", "Antares",
    "Arcturus", "Bellatrix", "Canopus", "Capella", "Castor", "Deneb", "Electra", "Fomalhaut", "Gemma", "Hadar",
    "Izar", "Kochab", "Lesath", "Maia", "Markab", "Merope", "Mimosa", "Mintaka", "Mira", "Mizar", "Naos", "Nashira",
    "Polaris", "Pollux", "Procyon", "Regulus", "Rigel", "Sabik", "Saiph", "Sargas", "Sirius", "Spica", "Tarazed",
    "Thuban", "Vega", "Wezen", "Yildun", "Zosma",
)
# fmt: on


PROGRAM = "bot:"  # how ids of guests begin who have said that they are programs; by chance no id does


def new_id() -> str:
    return secrets.token_urlsafe(ID_BYTES)


def new_guest(*, program: bool = False) -> str:
    """The id of a new guest. Whether it is a program stays with it, also when it signs up."""
    return PROGRAM + new_id() if program else new_id()


def is_program(guest: str | None) -> bool:
    return guest is not None and guest.startswith(PROGRAM)


def star_name(guest: str) -> str:
    digest = hashlib.sha256(f"star:{guest}".encode()).digest()
    return f"{STARS[digest[0] % len(STARS)]} {10 + digest[1] % 90}"


def new_nonce() -> str:
    return secrets.token_urlsafe(16)
