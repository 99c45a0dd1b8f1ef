"""A person who does not see the table: hears names and roles, presses keys, and knows nothing else."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

PATIENCE = 90  # seconds: only a broken table is silent that long
FAR = 150  # presses of Tab lead round the whole page


@dataclass(frozen=True)
class Heard:
    """A node of the accessibility tree, as a screen reader has it."""

    role: str
    name: str
    focused: bool = False
    disabled: bool = False
    pressed: str = ""
    within: tuple[str, ...] = ()  # the names of what it lies in, from outside inwards


def focus_of(heard: list[Heard]) -> Heard | None:
    return next((one for one in heard if one.focused), None)


def told_in(heard: list[Heard]) -> list[str]:
    """What has been read out, oldest first."""
    return [one.name for one in heard if one.role == "StaticText" and "What happens" in one.within]


class Listener:
    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.choose = random.Random(seed)
        self._tree = page.context.new_cdp_session(page)
        self._tree.send("Accessibility.enable")
        self.story: list[str] = []

    # --- hearing ----------------------------------------------------------------------------------------------------

    def hear(self) -> list[Heard]:
        """Everything that can be read now, in the order of the page."""
        nodes = {node["nodeId"]: node for node in self._tree.send("Accessibility.getFullAXTree")["nodes"]}
        heard: list[Heard] = []

        def walk(node: dict[str, Any], within: tuple[str, ...]) -> None:
            name = str(node.get("name", {}).get("value", ""))
            if not node.get("ignored"):
                facts = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
                role = str(node.get("role", {}).get("value", ""))
                heard.append(
                    Heard(
                        role,
                        name,
                        bool(facts.get("focused")) and role != "RootWebArea",
                        bool(facts.get("disabled")),
                        str(facts.get("pressed", "")),
                        within,
                    )
                )
                within = (*within, name) if name else within
            for child in node.get("childIds", []):
                if child in nodes:
                    walk(nodes[child], within)

        roots = [node for node in nodes.values() if node.get("parentId") not in nodes]
        for root in roots:
            walk(root, ())
        return heard

    @property
    def focus(self) -> Heard | None:
        return focus_of(self.hear())

    def wait(self, until: Callable[[list[Heard]], bool], what: str) -> None:
        limit = time.monotonic() + PATIENCE
        while not until(heard := self.hear()):
            trouble = [f"never: {what}", *self.story[-12:], str(focus_of(heard))]
            assert time.monotonic() < limit, "\n".join(trouble)
            self.page.wait_for_timeout(40)

    # --- pressing ---------------------------------------------------------------------------------------------------

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.story.append(key)

    def tab_to(self, wanted: Callable[[Heard], bool], what: str, *, back: bool = False) -> None:
        """Press Tab (or Shift and Tab) until the focus is where one wants it."""
        for _ in range(FAR):
            at = self.focus
            if at and wanted(at):
                return
            self.page.keyboard.press("Shift+Tab" if back else "Tab")
        raise AssertionError("\n".join([f"Tab does not lead to {what}", *self.story[-12:]]))
