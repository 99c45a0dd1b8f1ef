"""Moments of games as seat 0 sees them, some with what happens next, for web/scripts/fixtures.py."""

from collections.abc import Callable, Iterator
from typing import Any

from orrery import Match, Rng
from orrery.games.planet_5r import GAME

ME = 0
LATEST_SEED = 200

Json = Any
Chain = dict[str, list[str]]


def chain(*cards: str, joints: tuple[str, ...] = ()) -> Chain:
    return {"cards": list(cards), "joints": list(joints)}


MINE = [
    chain("tech_echo_borer", "settlement_old_quarry", joints=("left",)),
    chain("tech_nomad_beacon", "tech_shadow_drone", joints=("left",)),
]
OTHERS = [
    {"tableau": [chain("settlement_dig_town", "tech_guild_shovel", "tech_rust_flask", joints=("right", "left"))]},
    {"tableau": [chain("settlement_watch_rock", "tech_star_chorus", joints=("left",))]},
    {"tableau": [chain("settlement_dune_port", "tech_sand_sail", joints=("left",))]},
    {"tableau": [chain("tech_caravan_engine", "settlement_pump_camp", "tech_pack_horn", joints=("left", "left"))]},
]
DISCARDS = [["develop"], ["plunder", "develop"], ["develop", "scout", "excavate"], ["scout", "develop"], ["scout"]]
MARKET = ["tech_dew_lens", "tech_rain_mill", "tech_common_well", "tech_mist_compass"]
OUT = ["tech_siphon_hook"]


def middle(players: int = 4, *, late: int | None = 3, market: list[str] | None = None, **more: Json) -> Match:
    """Somewhere in the middle of a game, at the beginning of phase II."""
    seats: list[dict[str, Json]] = [{"tableau": MINE, "water": 9}, *OTHERS[: players - 1]]
    seats = [{**seat, "discard": list(discard)} for seat, discard in zip(seats, DISCARDS, strict=False)]
    if late is not None and late < players:
        seats[late]["late"] = True
        seats[late]["discard"] = sorted({*seats[late]["discard"], "scout"})
    shown = MARKET[: players - 1] if market is None else market
    out = [*OUT, *(card for card in MARKET[: players - 1] if card not in shown)]
    technologies = [c for seat in seats for g in seat["tableau"] for c in g["cards"] if c.startswith("tech_")]
    place = {"market": shown, "out": out, "round": len(technologies) + len(shown) + len(out)}
    return GAME.position({"players": players, "seed": 1, "options": {"confirm": True}, "seats": seats, **place, **more})


def do(m: Match, seat: int, *action: Json, sure: bool = True) -> Match:
    m.act(seat, list(action))
    asked = m.decision(seat)
    if sure and asked is not None and asked.kind == "confirm":
        m.act(seat, ["confirm"])
    return m


def cards(m: Match, *chosen: str) -> Match:
    left = dict(enumerate(chosen))
    while left:
        seat = next(seat for seat in m.actors if seat in left)
        do(m, seat, "play", left.pop(seat))
    return m


def moment(m: Match) -> Json:
    asked = m.decision(ME)
    return {"view": m.view(ME), "decision": None if asked is None else asked.to_json()}


def telling(m: Match, *answers: tuple[Json, ...]) -> Json:
    """A moment and the steps that follow these answers."""
    first, steps = moment(m), list[Json]()
    for seat, *action in answers:
        m.act(seat, list(action))
        steps += m.steps(ME)
    return {**first, "decision": None, "next": [{"events": step.events, "view": step.view} for step in steps]}


def random_games(players: int) -> Iterator[Match]:
    for seed in range(LATEST_SEED):
        m, rng = GAME.new(players, seed, {"confirm": True}), Rng(seed)
        while m.actors:
            yield m
            seat = rng.choice(m.actors)
            asked = m.decision(seat)
            assert asked is not None
            m.act(seat, rng.choice(asked.actions))
        yield m


def found(players: int, wanted: Callable[[Match], bool]) -> Json:
    return moment(next(m for m in random_games(players) if wanted(m)))


def groups(m: Match, seat: int) -> list[int]:
    return sorted(len(group["cards"]) for group in m.view(ME)["seats"][seat]["groups"])


def asked(m: Match, kind: str) -> bool:
    decision = m.decision(ME)
    return decision is not None and decision.kind == kind


def moments() -> dict[str, Json]:
    contested = ("excavate", "excavate", "plunder", "excavate")
    return {
        "choose": moment(do(middle(), 1, "play", "excavate")),
        "three": moment(middle(3)),
        "five": moment(middle(5)),
        "start": moment(GAME.new(4, 1, {"confirm": True})),
        "late": moment(late()),
        "waiting": moment(waiting()),
        "confirm": moment(do(middle(), ME, "play", "scout", sure=False)),
        "solo": moment(cards(middle(), "excavate", "scout", "plunder", "expand")),
        "bid": moment(do(cards(middle(), *contested), 1, "bid", 3)),
        "bidden": moment(do(cards(middle(), *contested), ME, "bid", 4, sure=False)),
        "take": moment(bid(cards(middle(), *contested))),
        "place": moment(bid(cards(middle(market=["tech_rain_mill"]), *contested))),
        "rows": found(3, lambda m: asked(m, "take_technology") and len(groups(m, 2)) > 2 and sum(groups(m, 2)) > 4),
        "long": moment(long()),
        "end": found(4, lambda m: m.over),
        "lost": telling(
            cards(middle(rolls=[3]), "excavate", "scout", "plunder", "expand"), (ME, "bid", 3), (ME, "confirm")
        ),
        "tied": telling(do(do(cards(middle(), *contested), 1, "bid", 3), 3, "bid", 3), (ME, "bid", 4), (ME, "confirm")),
    }


def late() -> Match:
    m = middle(late=ME)
    return do(do(do(m, 1, "play", "excavate"), 2, "play", "plunder"), 3, "play", "expand")


def long() -> Match:
    """A tableau with a chain of five."""
    five = ("tech_trap_vault", "tech_caravan_engine", "settlement_pump_camp", "tech_pack_horn", "tech_nomad_beacon")
    mine = [chain(*five, joints=("left",) * 4), chain("tech_star_chorus"), chain("tech_mist_compass")]
    seats = [{"tableau": mine, "water": 21, "discard": ["develop", "scout", "plunder"]}, {}, {}]
    return GAME.position({"players": 3, "seed": 1, "seats": seats, "market": MARKET[:2], "round": 8})


def waiting() -> Match:
    return do(do(middle(), 1, "play", "excavate"), ME, "play", "scout")


def bid(m: Match) -> Match:
    return do(do(do(m, 1, "bid", 3), 3, "bid", 3), ME, "bid", 4)
