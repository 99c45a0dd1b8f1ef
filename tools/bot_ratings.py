"""What a league has found of the levels and characters of bots, as data for the client and as a page to read.

orrery league planet_5r --bots level1,level2,level3,level4,level5,level6 --games 96 --seed 5 --json > league.json
python tools/bot_ratings.py league.json        # writes ratings.toml of that game, and docs/strength/GAME.md
python tools/bot_ratings.py --again            # plays all leagues that were kept once more, or those of some games

What the league has found is kept as it is in docs/strength/leagues/GAME.json, with the abilities that the levels had:
a test can tell whether what is published was measured.

Ratings are the league's (openskill), on a scale on which 1500 is its middle and one of its units 40: nobody is rated
below zero. A second league of one level in each character, `level4:character=...`, adds the rows of the characters to
the page:

python tools/bot_ratings.py league.json characters.json

To find abilities for `bots.toml`, let `orrery.bots.overlooking:OverlookingBot:ability=0.3` and the like play; those
whose ability the game then gives to a level count as that level.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import orrery
from orrery.arena.stats import wilson
from orrery.bots.levels import BY_NAME, LEVELS

ROOT = Path(__file__).parents[1]
MIDDLE, UNIT, CENTRE = 1500, 40, 25.0
LEAGUES = ROOT / "docs" / "strength" / "leagues"
PACKAGE = "orrery.bots.overlooking:"
OVERLOOKING = f"{PACKAGE}OverlookingBot"  # the bot behind all levels but the strongest


def scaled(mu: float) -> int:
    return round(MIDDLE + UNIT * (mu - CENTRE))


def level_named(league: dict[str, Any], bot: str) -> int | None:
    """Which level a bot of the league is: by its name, or by the ability that the game gives to a level."""
    if bot in BY_NAME:
        return BY_NAME[bot]
    head, _, ability = bot.partition(":ability=")
    abilities = orrery.game(league["game"]).opponents.abilities
    return abilities.index(float(ability)) + 1 if head == OVERLOOKING and float(ability) in abilities else None


def rated(row: dict[str, Any]) -> tuple[int, int, int]:
    """Rating, and the ends of its interval."""
    low, high = row["rating_interval_95"]
    return scaled(row["rating"]), scaled(low), scaled(high)


def command(league: dict[str, Any]) -> str:
    """What plays this league again."""
    parts = [f"orrery league {league['game']} --bots {','.join(league['bots'])}", f"--players {league['players']}"]
    parts += [f"--games {league['finished']} --seed {league['seed']} --json"]
    return " ".join(parts)


def ratings_toml(league: dict[str, Any]) -> str:
    """The file that the game reads."""
    rows = {level_named(league, row["bot"]): row for row in league["standings"]}
    lines = [
        "# Written by tools/bot_ratings.py from a league of the levels; not to be edited.",
        f"# {command(league)}",
        "",
        f"games = {league['finished']}",
        f"seed = {league['seed']}",
        f"players = {league['players']}",
    ]
    for level in LEVELS:
        if level not in rows:
            continue  # it has no rating then
        rating, low, high = rated(rows[level])
        lines += ["", "[[level]]", f"level = {level}", f"rating = {rating}", f"low = {low}", f"high = {high}"]
    return "\n".join(lines) + "\n"


def table(league: dict[str, Any]) -> list[str]:
    """The standings, the strongest first."""
    lines = ["| bot | level | rating | 95 % | games | wins | 95 % | mean score |", "|---|---|---|---|---|---|---|---|"]
    for row in league["standings"]:
        rating, low, high = rated(row)
        least, most = (100 * share for share in row["share_interval_95"])
        bot, level = row["bot"].removeprefix(PACKAGE), level_named(league, row["bot"])
        lines.append(
            f"| `{bot}` | {level or ''} | {rating} | {low} to {high} | {row['games']} | {100 * row['share']:.1f} % "
            f"| {least:.1f} to {most:.1f} | {row['mean_score']:.1f} |"
        )
    return lines


def steps(league: dict[str, Any]) -> list[str]:
    """How often each level came in ahead of the one below."""
    found = {tuple(level_named(league, bot) for bot in pair["bots"]): pair for pair in league["cross_table"]}
    lines = ["| level | ahead of the one below | 95 % | games together |", "|---|---|---|---|"]
    for level in LEVELS[1:]:
        pair, turned = found.get((level, level - 1)), found.get((level - 1, level))
        told = pair or turned
        if told is None:
            continue
        ahead = told["ahead"] if pair is not None else 1 - told["ahead"]
        least, most = (100 * share for share in wilson(ahead * told["games"], told["games"]))
        lines.append(f"| {level} | {100 * ahead:.0f} % | {least:.0f} to {most:.0f} | {told['games']} |")
    return lines


def looked_at(league: dict[str, Any]) -> str:
    """At which tables: what is not named here was not looked at."""
    options = " or ".join(
        ", ".join(f"{name}={value}" for name, value in options.items()) or "base game" for options in league["options"]
    )
    return f"{league['finished']} games on {league['deals']} deals, {league['players']} seats, {options}."


def abilities_now(game: str) -> list[float]:
    return list(orrery.game(game).opponents.abilities)


def abilities(league: dict[str, Any]) -> str:
    found = ", ".join(f"{ability:g}" for ability in league.get("abilities") or abilities_now(league["game"]))
    return f"Abilities of levels 1 to 5: {found}."


def page(leagues: list[dict[str, Any]]) -> str:
    first = leagues[0]
    lines = [
        f"# Strength of the bots: {orrery.game(first['game']).name('en')}",
        "",
        "Written by `tools/bot_ratings.py`. Seats are rotated over every deal; ratings are openskill's, on a scale",
        f"with {MIDDLE} in the middle; intervals are 95 %.",
    ]
    for n, league in enumerate(leagues):
        lines += ["", "## Levels" if n == 0 else "## Characters", "", "```", command(league), "```", ""]
        lines += [f"{looked_at(league)} {abilities(league)}", "", *table(league)]
        if n == 0:
            lines += ["", *steps(league)]
    return "\n".join(lines) + "\n"


def kept(game: str) -> Path:
    """Where the league of a game's levels is kept."""
    return LEAGUES / f"{game}.json"


def publish(leagues: list[dict[str, Any]]) -> None:
    """Keep the league of the levels, and write what the game and the page say of it."""
    game = leagues[0]["game"]
    leagues[0].setdefault("abilities", abilities_now(game))
    LEAGUES.mkdir(parents=True, exist_ok=True)
    kept(game).write_text(json.dumps(leagues[0], indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    data = ROOT / "src" / "orrery" / "games" / game / "data" / "ratings.toml"
    data.write_text(ratings_toml(leagues[0]), encoding="utf-8")
    (LEAGUES.parent / f"{game}.md").write_text(page(leagues), encoding="utf-8")


def played_again(game: str) -> dict[str, Any]:
    """The league that is kept, with the bots of now."""
    asked = command(json.loads(kept(game).read_text(encoding="utf-8"))).split()[1:]
    with tempfile.TemporaryDirectory() as folder:
        orders = [sys.executable, "-m", "orrery.cli.main", *asked, "--out", folder]
        done = subprocess.run(orders, stdout=subprocess.PIPE, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("league", nargs="*", help="what `orrery league --json` has written, or a game with --again")
    parser.add_argument("--again", action="store_true", help="play the leagues that are kept once more")
    given = parser.parse_args(argv)
    if given.again:
        games = given.league or [game for game in orrery.games() if kept(game).exists()]
        missing = [game for game in games if not kept(game).exists()]
        if missing:
            parser.error(f"no league of {', '.join(missing)} is kept")
        for game in games:
            publish([played_again(game)])
        return 0
    if not given.league:
        parser.error("no league")
    leagues = [json.loads(Path(file).read_text(encoding="utf-8")) for file in given.league]
    if any(league["game"] != leagues[0]["game"] for league in leagues):
        raise SystemExit("leagues of different games")
    publish(leagues)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
