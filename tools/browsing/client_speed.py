"""How fast the client is, in a real Chromium on loopback, measured by the pages themselves.

    python tools/browsing/client_speed.py                            all games, about six minutes
    python tools/browsing/client_speed.py --game planet_unknown --only frames --seconds 20
    python tools/browsing/client_speed.py --size 390x844             on a phone's screen

- picture: from the address to the first frame with a board on which something can be pressed
- answer: from a press to the first frame in which the board has changed, and to the one after the server's answer
- frames: while all others play, and while a tile of Planet Unknown is carried over the planet
- memory: what the page holds after one replay of a long game, and after as many steps as an hour of replay has

It needs what the browser tests need (`make test-browser` sets it up) and is no test: figures depend on the machine.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright
from visits import PLAYERS, STEPS_PER_HOUR, Visits

sys.path.append(str(Path(__file__).resolve().parents[1] / "load"))
sys.path.append(str(Path(__file__).resolve().parents[2] / "tests"))

from figures import percentile

from browser.conftest import ARGUMENTS, chromium, served

LONG = 50.0  # ms: a longer frame is seen as a halt
PARTS = ("picture", "answer", "frames", "memory")


def middle_and_worst(values: Sequence[float]) -> str:
    return f"p50 {percentile(values, 50):6.0f}  p95 {percentile(values, 95):6.0f}  worst {max(values):6.0f} ms"


def picture(visits: Visits, game: str, times: int) -> None:
    both = [visits.first_picture(game) for _ in range(times)]
    for name, values in zip(("empty cache", "full cache"), zip(*both, strict=True), strict=True):
        print(f"  first picture, {name:12} {middle_and_worst(values)}", flush=True)


def answer(visits: Visits, game: str, answers: int) -> None:
    found = visits.reactions(game, answers, seed=5)
    for name, title in (("seen", "board stirs"), ("told", "answer shown"), ("wire", "of it server")):
        values = [one[name] for one in found]
        print(f"  answer, {title:19} {middle_and_worst(values)}  of {len(values)}", flush=True)


def frames(name: str, found: dict[str, Any]) -> None:
    gaps, long = found["gaps"], found["long"]
    over = [gap for gap in gaps if gap > LONG]
    print(f"  frames, {name:19} {middle_and_worst(gaps)}  of {len(gaps)}; {len(over)} over {LONG:.0f} ms", flush=True)
    for one in sorted(long, key=lambda one: -one["ms"])[:3]:
        print(f"    {one['ms']:.0f} ms, scripts {one['work']:.0f}, layout {one['layout']:.0f}: {'; '.join(one['why'])}")


def memory(visits: Visits, game: str, steps: int) -> None:
    held = visits.replay(game, steps)
    print(f"  memory, after one round, after {held['rounds']:.0f} rounds with {held['steps']:.0f} steps:", flush=True)
    for name, unit in (("heap", "MB"), ("nodes", ""), ("listeners", "")):
        print(f"    {name:10} {held[f'{name}_first']:8.1f} {held[f'{name}_last']:8.1f} {unit}", flush=True)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--game", default=list(PLAYERS), type=lambda words: words.split(","), help="one, or several: a,b"
    )
    parser.add_argument("--only", default=PARTS, type=lambda words: words.split(","), help=",".join(PARTS))
    parser.add_argument("--size", default=(1440, 900), type=lambda words: tuple(map(int, words.split("x"))))
    parser.add_argument("--times", type=int, default=5, help="pages opened for the first picture")
    parser.add_argument("--answers", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=15.0, help="of frames")
    parser.add_argument("--steps", type=int, default=STEPS_PER_HOUR, help="of replay")
    args = parser.parse_args()
    if unknown := {*args.game} - {*PLAYERS} | {*args.only} - {*PARTS}:
        parser.error(f"unknown: {', '.join(sorted(unknown))}")
    return args


def main() -> None:
    args = arguments()
    with tempfile.TemporaryDirectory(prefix="orrery-client-") as name, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        with served(Path(name)) as url:
            visits = Visits(browser, url, args.size)
            for game in args.game:
                print(f"\n{game}, {args.size[0]} x {args.size[1]}", flush=True)
                if "picture" in args.only:
                    picture(visits, game, args.times)
                if "answer" in args.only:
                    answer(visits, game, args.answers)
                if "frames" in args.only:
                    frames("others play", visits.others_play(game, args.seconds))
                    if game == "planet_unknown":
                        frames("tile in hand", visits.tile_in_hand(args.seconds))
                if "memory" in args.only:
                    memory(visits, game, args.steps)
        browser.close()


if __name__ == "__main__":
    main()
