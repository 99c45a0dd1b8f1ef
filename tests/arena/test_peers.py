"""Measuring beside other engines: what is compared, and what is said where there is nothing to compare with."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from orrery.arena import peers
from orrery.arena.peers import PEERS, NoPeer, OursFailed, Peer, Rate, prepared, rate_of_ours, rate_of_peer, ratios
from orrery.cli import bench
from orrery.cli.main import run


def test_the_middle_of_the_rounds_counts() -> None:
    ours = [Rate(10, 8), Rate(30, 30), Rate(20, 10)]
    theirs = [Rate(5, 2), Rate(10, 3), Rate(20, 10)]
    assert ratios(ours, theirs) == Rate(2, 4)


def test_every_peer_has_a_script_and_a_pinned_version() -> None:
    for peer in PEERS.values():
        assert (peers.SCRIPTS / f"play_{peer.name}.py").is_file()
        assert "==" in peer.requirements[0]


def test_our_own_rate_is_measured_in_a_process_of_its_own() -> None:
    rate = rate_of_ours("planet_5r", 3, 0.01)
    assert rate.decisions >= rate.real > 0


def test_a_crash_of_our_own_measuring_is_told_as_ours(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(OursFailed, match="UnknownGame"):
        rate_of_ours("ludo", 3, 0.01)
    monkeypatch.setattr(bench, "rate_of_peer", lambda peer, seconds: Rate(1, 1))
    monkeypatch.setattr(peers, "_rate", broken)
    assert run(["bench", "planet_5r", "--against", "chess", "--lang", "en"]) == 2
    assert capsys.readouterr().err.strip().endswith("Measuring our own engine went wrong: KeyError: 'seconds'")


def broken(command: list[str]) -> Rate:
    said = "Traceback (most recent call last):\nKeyError: 'seconds'\n"
    raise subprocess.CalledProcessError(1, command, stderr=said)


def test_a_crash_of_a_peer_is_told_as_the_peer_s(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "prepared", lambda peer: tmp_path)
    monkeypatch.setattr(peers, "_rate", broken)
    with pytest.raises(NoPeer, match="KeyError"):
        rate_of_peer(PEERS["chess"], 0.01)


def test_what_cannot_be_installed_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    with pytest.raises(NoPeer, match="no-such-engine"):
        prepared(Peer("none", ("no-such-engine==1",), "nothing"))


def test_what_is_ready_is_not_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    place = tmp_path / "orrery" / "peers" / "none-1"
    place.mkdir(parents=True)
    (place / "ready").touch()
    assert prepared(Peer("none", ("no-such-engine==1",), "nothing")) == place / "bin" / "python"


def test_an_unknown_peer_is_refused_with_the_known_ones(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bench", "--against", "stockfish"]) == 2
    told = capsys.readouterr().err
    assert "stockfish" in told
    assert "catanatron" in told
