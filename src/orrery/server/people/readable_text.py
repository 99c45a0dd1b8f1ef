"""What people write, made readable: lines of chat, and private notes."""

from __future__ import annotations

import re
import unicodedata

from orrery.server.wire.server_errors import ServerError

LINE_LENGTH = 1000
NOTE_LENGTH = 4000
INVISIBLE = {"Cc", "Cf", "Cs", "Co"}  # controls, direction marks, lone surrogates, private letters


def clean_text(raw: str, limit: int) -> str:
    """Text people can read: visible characters in lines, not too many empty ones, not too long."""
    text = unicodedata.normalize("NFC", raw.replace("\r\n", "\n").replace("\u2028", "\n").replace("\u2029", "\n"))
    seen = (" " if char == "\t" else char for char in text)
    text = "".join(char for char in seen if char == "\n" or unicodedata.category(char) not in INVISIBLE)
    text = re.sub(r"\n{3,}", "\n\n", "\n".join(line.rstrip() for line in text.split("\n"))).strip("\n")
    if len(text) > limit:
        raise ServerError("too_large", limit=limit)
    return text if text.strip() else ""
