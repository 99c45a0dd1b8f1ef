"""What the server refuses: a code, a status for HTTP, parameters, and a sentence in each language."""

from __future__ import annotations

from collections.abc import Mapping

from orrery.core.errors import LANGUAGES, OrreryError, Reason
from orrery.texts import common

# Every code the server itself may answer with, and the HTTP status that goes with it.
# Codes of the engine (bad_options, bad_record, unknown_game ...) keep their own names.
STATUS: Mapping[str, int] = {
    # what was sent
    "bad_request": 400,
    "bad_frame": 400,
    "bad_message": 400,
    "unknown_type": 400,
    "bad_name": 422,
    "bad_seats": 422,
    "bad_options": 422,
    "unknown_character": 422,
    "bad_record": 422,
    "bad_action": 422,
    "bad_text": 422,
    "bad_login_name": 422,
    "bad_password": 422,
    "bad_webhook": 422,
    "bad_key": 422,
    "too_large": 413,
    "too_many": 429,
    "too_many_connections": 429,
    "too_many_tables": 429,
    "too_many_joined": 429,
    "too_many_tests": 429,
    "too_many_imports": 429,
    "too_many_analyses": 429,
    "slow": 408,
    # who sent it
    "no_guest": 401,
    "wrong_login": 401,
    "bad_origin": 403,
    "not_host": 403,
    "not_your_seat": 403,
    "not_seated": 403,
    "bad_invite": 403,
    "not_public": 403,
    # where things stand
    "not_found": 404,
    "method_not_allowed": 405,
    "no_table": 404,
    "no_seat": 404,
    "no_note": 404,
    "unknown_game": 404,
    "unknown_lesson": 404,
    "no_lesson": 409,
    "hints_off": 409,
    "hints_used_up": 409,
    "not_asked": 409,
    "hint_dropped": 409,
    "not_a_bots_move": 409,
    "invite_used": 409,
    "already_seated": 409,
    "table_full": 409,
    "login_taken": 409,
    "has_account": 409,
    "no_account": 409,
    "seat_taken": 409,
    "seat_kept": 409,
    "not_waiting": 409,
    "no_ready_check": 409,
    "not_started": 409,
    "not_joined": 409,
    "not_over": 409,
    "game_over": 409,
    "no_redo": 409,
    "stand_in": 409,
    "paused": 409,
    "not_paused": 409,
    "proposal_open": 409,
    "no_proposal": 409,
    "absent": 409,
    "chat_full": 409,
    "notes_full": 409,
    "no_step": 404,
    "foreign_start": 409,
    "old_rules": 409,
    "key_reused": 409,
    # tables on a device, see docs/offline.md
    "played_elsewhere": 409,
    "device_full": 507,
    # our own troubles
    "storage": 503,
    "analyses_full": 503,
    "hint_failed": 503,
    "explanation_failed": 503,
    "internal": 500,
}


class ServerError(OrreryError):
    """A refusal of the server; `code` is one of `STATUS`."""

    def __init__(self, code: str, **params: object) -> None:
        self.code = code
        super().__init__(common(), **params)

    @property
    def status(self) -> int:
        return STATUS[self.code]


def status_of(error: OrreryError) -> int:
    return error.status if isinstance(error, ServerError) else STATUS.get(error.code, 422)


def texts_of(error: OrreryError) -> dict[str, str]:
    """The sentence in every language; clients show the one they need."""
    return {lang: error.text(lang) for lang in LANGUAGES}


def error_body(error: OrreryError) -> dict[str, object]:
    """The one form of every HTTP error."""
    return {"error": {"code": error.code, "text": texts_of(error), "params": plain(error.params)}}


def plain(params: Mapping[str, object]) -> dict[str, object]:
    """Parameters as JSON values."""
    return {name: _plain(value) for name, value in params.items()}


def _plain(value: object) -> object:
    if value is None or isinstance(value, str | int | float | bool):
        return value
    if isinstance(value, Reason):
        return {"why": value.why, "params": plain(dict(value.params))}
    if isinstance(value, OrreryError):
        return {"code": value.code, "params": plain(value.params)}
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    return str(value)
