"""Questions that change nothing: what an action would cause, what it would bring, why it is illegal."""

from __future__ import annotations

from collections.abc import Callable

from orrery.core.errors import IllegalAction
from orrery.core.match import Match
from orrery.server.tables import audience
from orrery.server.tables.match_in_memory import MatchInMemory
from orrery.server.wire.messages import Outcomes, OutcomesMessage, Preview, PreviewMessage, Why, WhyMessage


def previewed(match: Match, said: Preview) -> PreviewMessage:
    try:
        return PreviewMessage(said.id, audience.preview_events(match, said.seat, said.action))
    except IllegalAction as error:
        return PreviewMessage(said.id, refused=audience.refused_of(error))


def explained(match: Match, said: Why) -> WhyMessage:
    return WhyMessage(said.id, audience.why_not(match, said.seat, said.action))


def foretold(
    memory: MatchInMemory, match: Match, said: Outcomes, most: int
) -> OutcomesMessage | Callable[[], OutcomesMessage]:
    """At most so many outcomes. If they have to be tried out, that is left to the caller: what it needs of the position
    is copied here, so that it may be done in any thread while the table goes on."""
    eyes = memory.audiences[said.seat]
    at = eyes.marks.at
    if not eyes.current(said.at):  # another question stands there now
        return OutcomesMessage(said.id, at)
    try:
        asked = audience.outcomes_of(match, said.seat, said.actions, said.first, most)
    except IllegalAction as error:
        return OutcomesMessage(said.id, at, refused=audience.refused_of(error))
    return lambda: OutcomesMessage(said.id, at, said.first, asked.of, asked.tell())
