"""What a search for settings found, in words: the best, what it is worth on new deals, and what that means."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from orrery.lab.lab_errors import lab_say
from orrery.lab.tuning.settings_search import PRUNED, TuningEnd, TuningPlan
from orrery.lab.whole_files import write_whole

Json = Any
SHOWN = 10  # trials in the report


def report_json(plan: TuningPlan, end: TuningEnd) -> dict[str, Json]:
    unseen = end.unseen
    return {
        "plan": {**plan.to_json(), "trials": plan.trials},
        "best": {"bot": end.bot.label, "settings": end.best.settings, "trial": end.best.n, "share": end.best.share},
        "unseen": {
            "games": unseen.games,
            "share": unseen.share,
            "interval_95": [unseen.low, unseen.high],
            "opponent_share": unseen.other,
            "gain": unseen.gain,
            "gain_interval_95": [unseen.gain_low, unseen.gain_high],
            "verdict": unseen.verdict,
        },
        "trials": [trial._asdict() for trial in end.trials],
    }


def report_text(plan: TuningPlan, end: TuningEnd, lang: str) -> str:
    say = lab_say(lang)
    unseen = end.unseen
    pruned = sum(trial.state == PRUNED for trial in end.trials)
    played = sum(trial.games for trial in end.trials)
    rival = plan.opponents[0].label
    lines = [
        say("tuning-title", bot=plan.bot.label, game=plan.game),
        "",
        say("tuning-done", trials=len(end.trials), pruned=pruned, games=played, all=plan.games * len(end.trials)),
        say("tuning-best", bot=end.bot.label, share=_percent(end.best.share), n=end.best.n),
        say(
            "tuning-unseen",
            games=unseen.games,
            share=_percent(unseen.share),
            low=_percent(unseen.low),
            high=_percent(unseen.high),
            fair=_percent(1 / plan.players),
        ),
        say(
            "tuning-gain",
            rival=rival,
            other=_percent(unseen.other),
            gain=_points(unseen.gain),
            low=_points(unseen.gain_low),
            high=_points(unseen.gain_high),
        ),
        say(f"tuning-{unseen.verdict}", rival=rival),
    ]
    return "\n".join(lines)


def write_report(plan: TuningPlan, end: TuningEnd, folder: Path, lang: str) -> None:
    """`report.md` for people, `report.json` for programs; the same for the same search."""
    say = lab_say(lang)
    rows = sorted(end.trials, key=lambda trial: (trial.state == PRUNED, -trial.share, trial.n))[:SHOWN]
    names = [knob.name for knob in plan.knobs]
    head = ["#", *names, say("tuning-share"), say("tuning-games"), ""]
    table = [head, ["---"] * len(head)] + [
        [
            str(trial.n),
            *(f"{trial.settings[name]:g}" for name in names),
            _percent(trial.share),
            str(trial.games),
            say("tuning-pruned") if trial.state == PRUNED else "",
        ]
        for trial in rows
    ]
    text = report_text(plan, end, lang).splitlines()
    page = ["# " + text[0], *text[1:], "", f"## {say('tuning-trials')}", ""]
    page += [f"| {' | '.join(row)} |" for row in table]
    write_whole(folder / "report.md", ("\n".join(page) + "\n").encode())
    told = json.dumps(report_json(plan, end), ensure_ascii=False, indent=2)
    write_whole(folder / "report.json", (told + "\n").encode())


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _points(difference: float) -> str:
    return f"{100 * difference:+.1f}".replace("-", "\N{MINUS SIGN}")
