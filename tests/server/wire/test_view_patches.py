"""Patches of views: they lead from one view to the other, share what stays, and are small."""

from __future__ import annotations

import copy
import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from orrery.server.wire.view_patches import Change, changes, patched, view_digest

Json = Any
DOCS = Path(__file__).parents[3] / "docs"
CHAINS = json.loads((DOCS / "patches.json").read_text(encoding="utf-8"))
values = st.recursive(
    st.none() | st.booleans() | st.integers(2, 5) | st.sampled_from(["a", "b", "ё"]),  # to Python, True is 1
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abc1"), inner, max_size=4),
    max_leaves=12,
)
views = st.dictionaries(st.sampled_from("abcd"), values, max_size=4)


def read(patch: Json) -> list[Change]:
    return msgspec.convert(patch, list[Change])


@pytest.mark.parametrize("chain", CHAINS, ids=lambda chain: chain["name"])
def test_recorded_patches_lead_to_the_recorded_digests(chain: Json) -> None:
    view = chain["view"]
    assert view_digest(view) == chain["digest"]
    assert len(chain["steps"]) > 3
    for step in chain["steps"]:
        before, untouched = view, copy.deepcopy(view)
        view = patched(view, read(step["patch"]))
        assert before == untouched
        assert view_digest(view) == step["digest"]
        assert msgspec.to_builtins(changes(before, view)) == step["patch"]


@given(views, views)
def test_patches_lead_from_any_view_to_any_other(before: Json, after: Json) -> None:
    patch = read(json.loads(msgspec.json.encode(changes(before, after))))
    assert patched(before, patch) == after
    assert not changes(after, copy.deepcopy(after))


def test_what_stays_is_shared() -> None:
    before: Json = {"seats": [{"n": 1, "hand": [1]}, {"n": 2, "hand": [2]}], "market": {"a": [1]}}
    after = patched(before, [Change(["seats", 1, "n"], 3)])
    assert after == {"seats": [{"n": 1, "hand": [1]}, {"n": 3, "hand": [2]}], "market": {"a": [1]}}
    assert after["market"] is before["market"]
    assert after["seats"][0] is before["seats"][0]
    assert after["seats"][1]["hand"] is before["seats"][1]["hand"]
    assert before["seats"][1]["n"] == 2


def test_the_example_in_the_protocol_is_right() -> None:
    text = (DOCS / "protocol.md").read_text(encoding="utf-8").split("### Steps and patches")[1].split("\n### ")[0]
    lines = [json.loads(line) for line in re.findall(r"^\{.*\}$", text, re.MULTILINE)]
    known, told, shown = lines
    view, story = known, []
    for step in told["steps"]:
        view = patched(view, read(step["patch"]))
        story += step["events"]
    assert view == shown
    assert view_digest(view) == told["digest"]
    assert [event["n"] for event in story] == [told["from"] + 1, told["from"] + 2]
