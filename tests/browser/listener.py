"""A person who does not see the table: hears names and roles, presses keys, and knows nothing else."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from browser.person import Person

PATIENCE = 90  # seconds: only a broken table is silent that long
FAR = 150  # presses of Tab lead round the whole page
ANSWERS = ("button", "radio", "slider", "application")
# A hyphen where a minus is meant; hexes go by names such as "-1,-2".
HYPHEN = re.compile(r"(?<![\w,-])-(?=\d)(?!\d+,[-\d])")

Node = dict[str, Any]


@dataclass(frozen=True)
class Heard:
    """A node of the accessibility tree, as a screen reader has it."""

    role: str
    name: str
    focused: bool = False
    disabled: bool = False
    pressed: str = ""
    within: tuple[str, ...] = ()  # the names of what it lies in, from outside inwards


def is_answer(one: Heard | None) -> bool:
    return one is not None and one.role in ANSWERS and not one.disabled


def focus_of(heard: list[Heard]) -> Heard | None:
    return next((one for one in heard if one.focused), None)


def answers_beside(heard: list[Heard]) -> list[Heard]:
    """What the focus is on and what follows it in the same group."""
    at = next(i for i, one in enumerate(heard) if one.focused)
    return [one for one in heard[at:] if one.within == heard[at].within and is_answer(one)]


def listen_at(person: Person, game: str, options: Mapping[str, Any], bots: int = 1, seed: int = 11) -> Listener:
    """Somebody at a new table, with easy bots on the other seats, whose first question has been called for."""
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * bots]
    table = person.create(seats, {**options, "confirm": False}, game=game)
    person.go(f"/t/{table['id']}")
    listener = Listener(person, seed)
    listener.sit_down()
    return listener


def told_in(heard: list[Heard]) -> list[str]:
    """What has been read out, oldest first."""
    return [one.name for one in heard if one.role == "StaticText" and "What happens" in one.within]


def is_asked(heard: list[Heard]) -> bool:
    """Only beside a question stands the button that opens its rule."""
    return any(one.role == "button" and one.name.startswith("Rule ") for one in heard)


def is_doubted(heard: list[Heard]) -> bool:
    """A dialog lies over everything else, which is not to be heard behind it."""
    return any(one.role == "dialog" for one in heard) and not is_asked(heard)


def name_of(node: Node) -> str:
    return str(node.get("name", {}).get("value", ""))


def heard_from(node: Node, within: tuple[str, ...]) -> Heard:
    facts = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
    role = str(node.get("role", {}).get("value", ""))
    return Heard(
        role,
        name_of(node),
        bool(facts.get("focused")) and role != "RootWebArea",
        bool(facts.get("disabled")),
        str(facts.get("pressed", "")),
        within,
    )


class Listener:
    def __init__(self, person: Person, seed: int) -> None:
        self.person = person
        self.page = person.page
        self.choose = random.Random(seed)
        self._tree = self.page.context.new_cdp_session(self.page)
        self._tree.send("Accessibility.enable")
        self._foretelling: set[str] = set()  # questions to the engine that it has not answered yet
        self._tree.on("Network.webSocketFrameSent", self._engine_asked)
        self._tree.on("Network.webSocketFrameReceived", self._engine_spoke)
        self._tree.send("Network.enable")
        self.story: list[str] = []

    def _engine_asked(self, frame: Node) -> None:
        said = json.loads(frame["response"]["payloadData"])
        if said["t"] == "outcomes":
            self._foretelling.add(said["id"])

    def _engine_spoke(self, frame: Node) -> None:
        self._foretelling.discard(json.loads(frame["response"]["payloadData"]).get("id"))

    # --- hearing ----------------------------------------------------------------------------------------------------

    def hear(self) -> list[Heard]:
        """Everything that can be read now, in the order of the page."""
        nodes = {node["nodeId"]: node for node in self._tree.send("Accessibility.getFullAXTree")["nodes"]}
        heard: list[Heard] = []

        def walk(node: Node, within: tuple[str, ...]) -> None:
            if not node.get("ignored"):
                one = heard_from(node, within)
                heard.append(one)
                within = (*within, one.name) if one.name else within
            for child in node.get("childIds", []):
                if child in nodes:
                    walk(nodes[child], within)

        roots = [node for node in nodes.values() if node.get("parentId") not in nodes]
        for root in roots:
            walk(root, ())
        return heard

    @property
    def focus(self) -> Heard | None:
        """Where the keyboard is: told at once, without listening to everything else."""
        active = self._tree.send("Runtime.evaluate", {"expression": "document.activeElement"})["result"]
        if "objectId" not in active:  # between two pages
            return None
        node, *around = self._tree.send("Accessibility.getAXNodeAndAncestors", {"objectId": active["objectId"]})[
            "nodes"
        ]
        within = [name_of(one) for one in reversed(around) if not one.get("ignored")]
        return focus_of([heard_from(node, tuple(name for name in within if name))])

    def wait(self, until: Callable[[list[Heard]], bool], what: str) -> list[Heard]:
        """What is heard once it has come to this."""
        limit = time.monotonic() + PATIENCE
        while not until(heard := self.hear()):
            self._be_patient(limit, what)
        return heard

    def sit_down(self) -> None:
        """At a table that asks. Nobody has pressed a key there yet: the question is called for."""
        self.wait(lambda heard: is_asked(heard) and told_in(heard) != [], "the first question")
        self.press("g")

    def question(self, before: list[Heard] | None = None) -> list[Heard]:
        """What is heard with the next question: since `before` something has been read out, and the focus was led to
        an answer, never to nothing. Or the answer is doubted, in a dialog. At the end of the game there is none. A
        person takes as long as the engine does to foretell the answers: else only a fast machine would warn of losses.
        """
        told = told_in(before or [])
        limit = time.monotonic() + PATIENCE
        while not self.person.over:
            if is_answer(self.focus) and not self._foretelling:
                heard = self.hear()
                if is_answer(focus_of(heard)) and (is_doubted(heard) or (is_asked(heard) and told_in(heard) != told)):
                    assert not [one.name for one in heard if HYPHEN.search(one.name)], "a minus is read as a hyphen"
                    return heard
            self._be_patient(limit, "a question")
        return []

    def _be_patient(self, limit: float, what: str) -> None:
        if time.monotonic() < limit:
            self.page.wait_for_timeout(20)
            return
        heard = self.hear()
        raise AssertionError(
            "\n".join([f"never: {what}", *self.story[-12:], *told_in(heard)[-2:], str(focus_of(heard))])
        )

    # --- pressing ---------------------------------------------------------------------------------------------------

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.story.append(key)

    def tab_to(self, wanted: Callable[[Heard], bool], what: str, *, back: bool = False) -> Heard:
        """Press Tab (or Shift and Tab) until the focus is where one wants it."""
        for _ in range(FAR):
            at = self.focus
            if at and wanted(at):
                self.story.append(f"Tab to {at.name}")
                return at
            self.page.keyboard.press("Shift+Tab" if back else "Tab")
        raise AssertionError("\n".join([f"Tab does not lead to {what}", *self.story[-12:]]))

    def tab_on(self, answers: int) -> None:
        """Press Tab until the focus has passed so many answers of the group that it is in; names may change by then,
        as what an answer would bring is told a little later."""
        at = self.focus
        assert at is not None
        for _ in range(answers):
            self.page.keyboard.press("Tab")
            self.tab_to(lambda one: one.within == at.within and is_answer(one), f"the next answer in {at.within}")
