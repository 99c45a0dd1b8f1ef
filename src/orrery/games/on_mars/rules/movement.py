"""Bots and rovers on the way. OM-8.1 to OM-8.5, OM-8.21, OM-8.22"""

from __future__ import annotations

from typing import Any, Final

from orrery.core.errors import Refusal, refusal
from orrery.games.on_mars import frames as f
from orrery.games.on_mars.actions import (
    BOT,
    ROVER,
    Add,
    BotPast,
    Done,
    Leave,
    MoveBot,
    MoveRover,
    RoverPast,
    Take,
    UseTech,
)
from orrery.games.on_mars.components import (
    BEST_ROVER,
    BY_COLONIST,
    BY_CRYSTAL,
    EFFECTS,
    FIRST_RESEARCH,
    HEX_IDS,
    MAP_TILE_IDS,
    NONE,
    TECH_ROVER,
    Effect,
)
from orrery.games.on_mars.events import Boosted, BotMoved, RoverMoved, TileRemoved, TileTaken
from orrery.games.on_mars.hexes import COUNT, DISTANCE, NEAR, each
from orrery.games.on_mars.rules import laboratory, map_tiles, missions, pieces, purse, sharing
from orrery.games.on_mars.rules.reach import bot_ends, may_end, occupied, position, rover_steps, stuck
from orrery.games.on_mars.state import Play, State

# Answers that come up all the time are made once: by start and end, by end.
BOT_MOVES: Final = tuple(tuple(MoveBot(start, end) for end in range(COUNT)) for start in range(COUNT))
ROVER_MOVES: Final = tuple(MoveRover(end) for end in range(COUNT))
DONE: Final = Done()


def begin(play: Play, frame: f.Do) -> None:
    effect = EFFECTS[frame.effect]
    rover = effect.rover
    if rover == BEST_ROVER:  # OM-15.9
        rover = max((level for _, level in laboratory.owners(play.s, TECH_ROVER)), default=0)
    move = f.Move(frame.seat, frame.effect, effect.bots, rover)
    play.then(frame.seat, f.More(frame.seat, move))


# --- the question ---------------------------------------------------------------------------------


def _kinds(effect: Effect) -> list[int]:
    """Points are added to a kind that has some. OM-19.4"""
    return [*([BOT] if effect.bots else []), *([ROVER] if effect.rover else [])]


def can_add(s: State, seat: int, effect: Effect) -> bool:
    if effect.boost == BY_CRYSTAL:
        return purse.crystals(s, seat) > 0
    return effect.boost == BY_COLONIST and s.boosters(seat) > 0


def options(s: State, frame: f.Move) -> list[Add | UseTech | MoveBot | BotPast | MoveRover | RoverPast | Done]:
    seat, effect = frame.seat, EFFECTS[frame.effect]
    found: list[Any] = []
    if not frame.started:
        if can_add(s, seat, effect):
            found += [Add(kind) for kind in _kinds(effect)]
        if effect.tech == TECH_ROVER and not frame.teched:
            found += [UseTech(owner) for owner, _ in laboratory.owners(s, TECH_ROVER)]
    if s.credit:
        return [action for action in found if type(action) is Add and effect.boost == BY_CRYSTAL]
    crowd, ways = stuck(s, frame), sharing.after(s, seat)
    for bot in dict.fromkeys(s.bots[seat]) if frame.bots else ():
        ends = bot_ends(s, frame, bot, crowd, ways)
        moves = BOT_MOVES[bot]
        found += [moves[to] for to in each(ends)]
        if effect.as_rovers:
            found += [BotPast(bot, to) for to in each(ends & s.crystals)]
    steps = rover_steps(s, frame, crowd, ways)
    found += [ROVER_MOVES[to] for to in steps]
    found += [RoverPast(to) for to in steps if s.crystals >> to & 1]
    if may_end(s, frame, ways):
        found.append(DONE)
    return found


def refuse(s: State, frame: f.Move, action: Any) -> Refusal | None:
    seat, effect = frame.seat, EFFECTS[frame.effect]
    if type(action) is Add:
        return _refuse_add(s, frame, effect, action)
    if s.credit:
        return refusal("OM-1.16", "pay_first")
    if type(action) is UseTech:
        if effect.tech != TECH_ROVER or frame.teched:
            return refusal("OM-9.1", "no_tech_here")
        if frame.started:
            return refusal("OM-9.9", "before_first_step")
        known = any(owner == action.party for owner, _ in laboratory.owners(s, TECH_ROVER))
        return None if known else refusal("OM-9.1", "no_such_tech")
    if type(action) in (MoveBot, BotPast):
        return _refuse_bot(s, frame, action)
    if type(action) in (MoveRover, RoverPast):
        return _refuse_rover(s, frame, action)
    if type(action) is not Done:
        return refusal("OM-8.1", "not_asked")
    if may_end(s, frame, sharing.after(s, seat)):
        return None
    if s.crowded(seat):
        return refusal("OM-8.2", "two_pieces")
    return refusal("OM-8.21", "rover_may_not_stop", hex=HEX_IDS[position(s, seat)])


def _refuse_add(s: State, frame: f.Move, effect: Effect, action: Add) -> Refusal | None:
    if frame.started:
        return refusal("OM-8.1", "before_first_step")
    if not effect.boost:
        return refusal("OM-5.4", "no_boost")
    if action.piece not in _kinds(effect):
        return refusal("OM-19.4", "no_points_of_this_kind")
    if can_add(s, frame.seat, effect):
        return None
    return refusal("OM-5.3", "no_crystals", need=1) if effect.boost == BY_CRYSTAL else refusal("OM-5.2", "no_boosters")


def _refuse_bot(s: State, frame: f.Move, action: MoveBot | BotPast) -> Refusal | None:
    if action.start not in s.bots[frame.seat]:
        return refusal("OM-8.2", "no_bot_there", hex=HEX_IDS[action.start])
    as_rovers = EFFECTS[frame.effect].as_rovers
    steps = DISTANCE[action.start][action.end]
    if steps == 0 or (as_rovers and steps > 1):
        return refusal("OM-8.2", "one_step")
    if steps > frame.bots:
        return refusal("OM-8.1", "too_far", steps=steps, points=frame.bots)
    crowd = stuck(s, frame)
    if bot_ends(s, frame, action.start, crowd, sharing.after(s, frame.seat)) >> action.end & 1:
        if type(action) is MoveBot or (as_rovers and s.crystals >> action.end & 1):
            return None
        return refusal("OM-8.4", "no_crystal_there", hex=HEX_IDS[action.end])
    if crowd or s.pieces() >> action.end & 1:
        return refusal("OM-8.2", "two_pieces")
    return refusal("OM-8.21", "rover_may_not_stop", hex=HEX_IDS[position(s, frame.seat)])


def _refuse_rover(s: State, frame: f.Move, action: MoveRover | RoverPast) -> Refusal | None:
    at, end = position(s, frame.seat), action.end
    if not NEAR[at] >> end & 1:
        return refusal("OM-8.2", "one_step")
    if not frame.rover:
        return refusal("OM-8.1", "too_far", steps=1, points=0)
    crowd = stuck(s, frame)
    if end in rover_steps(s, frame, crowd, sharing.after(s, frame.seat)):
        if type(action) is MoveRover or s.crystals >> end & 1:
            return None
        return refusal("OM-8.4", "no_crystal_there", hex=HEX_IDS[end])
    if crowd or occupied(s, frame.seat) >> end & 1:
        return refusal("OM-8.2", "two_pieces")
    return refusal("OM-8.21", "rover_may_not_stop", hex=HEX_IDS[end])


def take(play: Play, frame: f.Move, action: Any) -> None:
    s = play.s
    seat, effect = frame.seat, EFFECTS[frame.effect]
    if type(action) is Done:
        play.then(seat, f.EndMove(seat, frame.effect))
        return
    if type(action) is Add:
        if effect.boost == BY_CRYSTAL:
            purse.pay(play, seat, crystals_=1)
            play.emit(Boosted(seat, "crystal"))
        else:
            purse.boost(play, seat)
        bots, rover = int(action.piece == BOT), int(action.piece == ROVER)
        frame = frame._replace(bots=frame.bots + bots, rover=frame.rover + rover)
    elif type(action) is UseTech:
        level = laboratory.use(play, seat, action.party, TECH_ROVER)
        frame = frame._replace(rover=frame.rover + level, teched=True)
    elif type(action) in (MoveBot, BotPast):
        steps = DISTANCE[action.start][action.end]
        pieces.move_bot(s, seat, action.start, action.end)
        if play.out is not None:
            play.emit(BotMoved(seat, HEX_IDS[action.start], HEX_IDS[action.end]))
        if effect.as_rovers and type(action) is MoveBot:
            collect(play, seat, action.end)
        frame = f.Move(seat, frame.effect, frame.bots - steps, frame.rover, True, frame.rolled, frame.teched)
    else:
        step_rover(play, seat, action.end, collects=type(action) is MoveRover)
        frame = f.Move(seat, frame.effect, frame.bots, frame.rover - 1, True, True, frame.teched)
    play.then(seat, f.More(seat, frame))


def step_rover(play: Play, party: int, end: int, collects: bool = True) -> None:
    s = play.s
    start, leaves = s.rovers[party], position(s, party)
    s.rovers[party] = end
    crystal = collects and collect(play, party, end)
    if play.out is not None:
        came = HEX_IDS[start] if start >= 0 else None
        play.emit(RoverMoved(party, came, HEX_IDS[leaves], HEX_IDS[end], crystal))


def collect(play: Play, party: int, hex_: int) -> bool:
    """A crystal on a hex that is entered. OM-8.4"""
    s = play.s
    if not s.crystals >> hex_ & 1:
        return False
    s.crystals &= ~(1 << hex_)
    s.incoming[party] += 1
    return True


def only_done(s: State, frame: f.Move) -> bool:
    """Nothing is left to do: the movement ends by itself."""
    if frame.bots and s.bots[frame.seat]:
        return False
    return frame.started and not frame.rover


# --- the end of a movement ------------------------------------------------------------------------


def end(play: Play, frame: f.EndMove) -> None:
    """OM-8.21: bots remove what they stand on, then the rover's tile."""
    s = play.s
    seat, effect = frame.seat, EFFECTS[frame.effect]
    under = s.rovers[seat]
    if effect.rover and under >= 0 and s.tiles[under] != NONE:
        play.then(seat, f.TakeTile(seat, under, False))
    if effect.as_rovers:  # one after the other: what one tile brings may remove the next, or the bot from it
        for bot in s.bots[seat]:
            if s.tiles[bot] != NONE:
                play.then(seat, f.TakeTile(seat, bot, True), frame)
                return
    for bot in s.bots[seat]:
        trample(play, bot)


def trample(play: Play, hex_: int) -> None:
    """OM-8.3"""
    s = play.s
    if s.tiles[hex_] != NONE:
        tile = s.tiles[hex_]
        s.tiles[hex_] = NONE
        s.tiles_gone = (*s.tiles_gone, tile)
        if play.out is not None:
            play.emit(TileRemoved(HEX_IDS[hex_], MAP_TILE_IDS[tile], "bot"))
    elif s.crystals >> hex_ & 1:
        s.crystals &= ~(1 << hex_)
        if play.out is not None:
            play.emit(TileRemoved(HEX_IDS[hex_], None, "bot"))


def tile_options(s: State, frame: f.TakeTile) -> list[Take | Leave]:
    return [Take(), Leave()] if map_tiles.takeable(s, frame.seat, frame.hex, not frame.bot) else [Leave()]


def refuse_tile(s: State, frame: f.TakeTile, action: Any) -> Refusal | None:
    if type(action) is Leave:
        return None
    if type(action) is not Take:
        return refusal("OM-8.5", "not_asked")
    return map_tiles.refuse(s, frame.seat, frame.hex, not frame.bot)


def take_tile(play: Play, frame: f.TakeTile, action: Any) -> None:
    if type(action) is Take:
        tile = carry_off(play, frame.seat, frame.hex)
        play.then(frame.seat, f.Do(frame.seat, map_tiles.effect_of(tile), must=True))
    elif frame.bot:
        trample(play, frame.hex)


def carry_off(play: Play, party: int, hex_: int) -> int:
    """The tile is kept and counts for missions. OM-8.5"""
    s = play.s
    tile = s.tiles[hex_]
    s.tiles[hex_] = NONE
    researched = tile >= FIRST_RESEARCH
    if researched:
        s.research[party] |= 1 << (tile - FIRST_RESEARCH)
    else:
        s.discoveries[party] = (*s.discoveries[party], tile)
    if play.out is not None:
        play.emit(TileTaken(party, MAP_TILE_IDS[tile], HEX_IDS[hex_]))
    missions.happened(play, party, "research_tile_taken" if researched else "discovery_tile_taken")
    return tile
