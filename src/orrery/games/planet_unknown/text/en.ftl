### Planet Unknown. Names of tiles, boards, cards and technologies are in the data files and come as parameters.
###
### Parameters of events: $name is the player the line is about and $you is yes if that is the reader; $commander and
### $commander_you likewise. $tile, $shape, $tech, $card, $planet, $corporation are names; $start, $end, $place, $line
### are places in words, and $start_kind and its like say what kind of place it is. Other lists are finished. $terrain,
### $track, $marker and $level stay ids, because messages select on them. An absent value is "none".

## Words

terrain-civ = civ
terrain-water = water
terrain-biomass = biomass
terrain-rover = rover
terrain-tech = tech
terrain-energy = energy

track-civ = civ track
track-water = water track
track-biomass = biomass track
track-rover = rover track
track-tech = tech track

station-civ = civ station
station-water = water station
station-biomass = biomass station
station-rover = rover station
station-tech = tech station
station-energy = energy station

phase-boards = Boards
phase-objectives = Objectives
phase-rotation = Rotation
phase-event = Event
phase-turns = Turns
phase-civ = Civ cards
phase-final = Final scoring
phase-end = Game over

place-civ = civ { $n }
place-water = water { $n }
place-biomass = biomass { $n }
place-rover = rover { $n }
place-tech = tech { $n }
place-area = collection area
place-slot = technology { $n }
place-row = row { $n }
place-column = column { $n }
place-moon-row = row { $n } (moon)
place-moon-column = column { $n } (moon)
place-q-row = line { $n } (quarter { $board })
place-q-column = line { $n } (quarter { $board })

square-m = { $n } (moon)
square-q = { $n } (quarter { $board })

tech-level = technology { $level }

amount-medals = { $medals ->
    [one] { $medals } medal
   *[other] { $medals } medals
}
amount-moves = { $moves ->
    [one] { $moves } movement point
   *[other] { $moves } movement points
}
amount-tiles = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
amount-civ_track = { $amount ->
    [one] { $amount } step on the civ track
   *[other] { $amount } steps on the civ track
}
amount-water_track = { $amount ->
    [one] { $amount } step on the water track
   *[other] { $amount } steps on the water track
}
amount-biomass_track = { $amount ->
    [one] { $amount } step on the biomass track
   *[other] { $amount } steps on the biomass track
}
amount-rover_track = { $amount ->
    [one] { $amount } step on the rover track
   *[other] { $amount } steps on the rover track
}
amount-tech_track = { $amount ->
    [one] { $amount } step on the tech track
   *[other] { $amount } steps on the tech track
}
amount-technology = { $amount ->
    [one] { $amount } technology
   *[other] { $amount } technologies
}
amount-civ_card = { $amount ->
    [one] { $amount } civ card
   *[other] { $amount } civ cards
}
amount-objective = { $amount ->
    [one] { $amount } personal objective
   *[other] { $amount } personal objectives
}
amount-rover = { $amount ->
    [one] { $amount } rover
   *[other] { $amount } rovers
}
amount-move = { $amount ->
    [one] { $amount } movement point
   *[other] { $amount } movement points
}
amount-lifepod = { $amount ->
    [one] { $amount } lifepod
   *[other] { $amount } lifepods
}
amount-collected_lifepod = { $amount ->
    [one] { $amount } collected lifepod
   *[other] { $amount } collected lifepods
}
amount-collected_meteorite = { $amount ->
    [one] { $amount } collected meteorite
   *[other] { $amount } collected meteorites
}
amount-meteorite = { $amount ->
    [one] { $amount } meteorite on the planet
   *[other] { $amount } meteorites on the planet
}
amount-patch = { $amount ->
    [one] { $amount } stored patch
   *[other] { $amount } stored patches
}
amount-set_aside = { $amount ->
    [one] { $amount } tile set aside
   *[other] { $amount } tiles set aside
}
amount-emergency_tile = { $amount ->
    [one] { $amount } emergency tile
   *[other] { $amount } emergency tiles
}
amount-coloured_patch = { $amount ->
    [one] { $amount } coloured patch
   *[other] { $amount } coloured patches
}

# Parts of sentences: they use the parameters of the message they stand in.

the-marker = { $marker ->
    [civ] civ marker
    [water] water marker
    [biomass] biomass marker
    [rover] rover marker
   *[tech] tech marker
}
the-station = { $terrain ->
    [civ] civ station
    [water] water station
    [biomass] biomass station
    [rover] rover station
    [tech] tech station
   *[energy] energy station
}
only-stations = { $stations ->
    [none] , without its stations
    [one] , with one of its stations
   *[both] {""}
}
of-terrain = { $terrain ->
    [civ] civ
    [water] water
    [biomass] biomass
    [rover] rover
    [tech] tech
   *[energy] energy
}

## Prompts

prompt-choose_planet = Choose your planet.
prompt-choose_corporation = Choose your corporation.
prompt-choose_quarters = Choose a side for each quarter of your planet.
prompt-choose_halves = Choose a side for each half of your corporation.
prompt-choose_moon = Choose a side of your moon, and where its satellite starts.
prompt-choose_flux = { $first ->
    [yes] Choose the track for your flux token.
   *[no] Move the flux token to another track, or leave it where it is.
}
prompt-keep_objective = { $common ->
    [yes] Choose an objective that all players contest.
   *[no] Choose an objective to keep.
}
prompt-drop_objective = Choose an objective to give up.
prompt-rotate = Turn the station: which sector shall face you?
prompt-take = { $fits ->
    [yes] { $extra ->
        [yes] { $optional ->
            [yes] You may take an extra tile{ only-stations }.
           *[no] Take an extra tile{ only-stations }.
        }
       *[no] { $pair ->
            [yes] Only emergency tiles fit: place two of them.
           *[no] Take the top tile of one of your stacks.
        }
    }
   *[no] Nothing fits: set a tile aside. This round is the last.
}
prompt-second_tile = Choose the second emergency tile.
prompt-set_aside = Set one more emergency tile aside.
prompt-place = { $waived ->
    [event] Place the tile. Under the event’s restriction nothing fits, so it is lifted.
    [planet] Place the tile. Under the planet’s restriction nothing fits, so it is lifted.
    [both] Place the tile. Under the restrictions of event and planet nothing fits, so they are lifted.
   *[none] { $extra ->
        [yes] Place the extra tile.
       *[no] Place the tile.
    }
}
prompt-aim = Aim the laser: row or column?
prompt-down_first = You may first move a marker 1 cell down.
prompt-twice = Which station counts twice? The other gives nothing.
prompt-ignore_station = Only one station advances: which one gives nothing?
prompt-order = What comes next?
prompt-choose_one = Choose one of the two.
prompt-may = { $item ->
    [cargo] Destroy the meteorite on the rover, or keep it?
    [double_boost] Advance the same marker once more, or leave it?
   *[other] Use this technology, or leave it?
}
prompt-energy = Energy: which station shall it copy?
prompt-boost = Synergy boost: advance a marker.
prompt-advance = { $left ->
    [0] Advance a marker.
    [1] Advance a marker.
   *[other] Advance different markers ({ $left } left).
}
prompt-regress = { $steps ->
    [one] Move a marker { $steps } cell down.
   *[other] Move a marker { $steps } cells down.
}
prompt-trade = { $up ->
    [yes] { $steps ->
        [one] One marker { $steps } cell up, then another { $then } up.
       *[other] One marker { $steps } cells up, then another { $then } up.
    }
   *[no] { $steps ->
        [one] One marker { $steps } cell down, then another { $then } up.
       *[other] One marker { $steps } cells down, then another { $then } up.
    }
}
prompt-unionize = Unionization: which marker goes up next?
prompt-patch_kind = { $stored ->
    [yes] Which of the stored patches do you place?
   *[no] Which patch do you take: biomass, or one of your own?
}
prompt-place_patch = { $stored ->
    [yes] Place a stored patch ({ $left } left).
   *[no] { $left ->
        [0] Place the patch.
        [1] Place the patch.
       *[other] Place a patch ({ $left } left).
    }
}
prompt-put_rover = Put a rover on the tile.
prompt-civ_level = Which civ card do you choose first?
prompt-choose_civ = { $level ->
    [0] Choose a civ card.
   *[other] Choose a civ card of level { $level }.
}
prompt-collect_lifepod = { $left ->
    [0] Collect a lifepod from your planet.
    [1] Collect a lifepod from your planet.
   *[other] Collect lifepods from your planet ({ $left } left).
}
prompt-collect_meteorite = { $left ->
    [0] Collect a meteorite.
    [1] Collect a meteorite.
   *[other] Collect meteorites ({ $left } left).
}
prompt-destroy_rover = Choose a rover to lose.
prompt-destroy_lifepod = Choose a lifepod on your planet to lose.
prompt-destroy_meteorite = { $left ->
    [0] Destroy a meteorite.
    [1] Destroy a meteorite.
   *[other] Destroy meteorites ({ $left } left).
}
prompt-pod_to = Where does the lifepod go?
prompt-pod_from = Choose a lifepod to relocate, or leave it.
prompt-lose_pod = Choose a collected lifepod to lose.
prompt-choose_line = Choose a row or column to clear of meteorites.
prompt-put_meteorite = Choose the meteorite symbol that gets a meteorite.
prompt-teleport = Teleport a rover to any free square.
prompt-scrap = Choose the stack of your depot that leaves the game.
prompt-reorder = Which event comes next ({ $place } of { $of })?
prompt-choose_row = Choose the marker whose row gives you all its bonuses.
prompt-end_turn = { $moves ->
    [0] All is resolved. End your turn.
    [one] You have { $moves } movement point left. Drive, or end your turn.
   *[other] You have { $moves } movement points left. Drive, or end your turn.
}

## Log

event-boards_shown = The boards: { $boards }
event-quarters_shown = { $you ->
    [yes] Your shattered planet
   *[no] The shattered planet of { $name }
}: { $quarters }
event-moons_shown = Moons, and the points where their satellites start: { $moons }
event-flux_moved = { $you ->
    [yes] You placed
   *[no] { $name } placed
} the flux token on the { $track ->
    [civ] civ track
    [water] water track
    [biomass] biomass track
    [rover] rover track
   *[tech] tech track
}.
event-objective_kept = { $card ->
    [none] { $you ->
        [yes] You kept an objective.
       *[no] { $name } kept an objective.
    }
   *[other] { $you ->
        [yes] You kept the objective { $card_personal }.
       *[no] { $name } kept the objective { $card_personal }.
    }
}
event-objective_dropped = { $card ->
    [none] { $you ->
        [yes] You gave up an objective.
       *[no] { $name } gave up an objective.
    }
   *[other] { $you ->
        [yes] You gave up the objective { $card_personal }.
       *[no] { $name } gave up the objective { $card_personal }.
    }
}
event-objective_gained = { $card ->
    [none] { $you ->
        [yes] You drew an objective.
       *[no] { $name } drew an objective.
    }
   *[other] { $you ->
        [yes] You drew the objective { $card_personal }.
       *[no] { $name } drew the objective { $card_personal }.
    }
}
event-objective_common = { $you ->
    [yes] You laid out
   *[no] { $name } laid out
} an objective for all: { $card_competitive }.
event-round_began = { $commander ->
    [none] Round { $round }.
   *[other] { $commander_you ->
        [yes] Round { $round }. You are the commander.
       *[no] Round { $round }. Commander: { $commander }.
    }
}
event-station_turned = { $name ->
    [none] The station turned.
   *[other] { $you ->
        [yes] You turned the station.
       *[no] { $name } turned the station.
    }
}
event-event_revealed = Event: { $card }. Cards left: { $left }.
event-event_peeked = { $card ->
    [none] { $you ->
        [yes] You looked at the next event.
       *[no] { $name } looked at the next event.
    }
   *[other] { $you ->
        [yes] You looked at the next event: { $card }.
       *[no] { $name } looked at the next event: { $card }.
    }
}
event-tile_taken = { $you ->
    [yes] You took a tile ({ $tile }).
   *[no] { $name } took a tile ({ $tile }).
}
event-tile_placed = { $you ->
    [yes] You placed
   *[no] { $name } placed
} { $extra ->
    [yes] the extra tile
   *[no] the tile
} at { $on }.{ $meteorite ->
    [none] { "" }
   *[other] { " " }Meteorite: { $meteorite }.
}{ $completes ->
    [none] { "" }
   *[other] { " " }Complete: { $completes }.
}{ $spoils ->
    [none] { "" }
   *[other] { " " }Spoiled: { $spoils }.
}
event-emergency_taken = { $you ->
    [yes] You used
   *[no] { $name } used
} { $second ->
    [yes] the second emergency tile
   *[no] an emergency tile
} ({ $tile }).
event-satellite_moved = { $points ->
    [one] { $you ->
        [yes] Your satellite moved { $points } point on.
       *[no] { $name }: the satellite moved { $points } point on.
    }
   *[other] { $you ->
        [yes] Your satellite moved { $points } points on.
       *[no] { $name }: the satellite moved { $points } points on.
    }
}
event-laser_fired = { $you ->
    [yes] Your laser fired
   *[no] { $name }: the laser fired
}, { $line }.{ $meteorites ->
    [none] { "" }
   *[other] { " " }Meteorites destroyed: { $meteorites }.
}{ $rovers ->
    [none] { "" }
   *[other] { " " }Rovers destroyed: { $rovers }.
}
event-tile_set_aside = { $you ->
    [yes] Nothing fitted: you set a tile aside
   *[no] Nothing fitted: { $name } set a tile aside
} ({ $tile }).
event-tops_shown = The next tiles of the stacks came into view.
event-station_ignored = { $you ->
    [yes] You got
   *[no] { $name } got
} nothing for the { the-station }.
event-station_twice = { $you ->
    [yes] You advanced
   *[no] { $name } advanced
} twice for the { the-station } and not at all for the other one.
event-station_idle = { $you ->
    [yes] Your { the-station }
   *[no] { $name }, { the-station }
}: no advance.
event-marker_moved = { $you ->
    [yes] Your { the-marker }
   *[no] { $name }, { the-marker }
}: { $start } → { $end } ({ $reason ->
    [station] station
    [energy] energy
    [boost] boost
    [card] card
    [event] event
    [tech] technology
    [track] track
    [aside] tile set aside
   *[feature] corporation
}).
event-marker_stuck = { $you ->
    [yes] Your { the-marker } cannot advance.
   *[no] { $name }: the { the-marker } cannot advance.
}
event-boost_gained = { $you ->
    [yes] You gained a synergy boost.
   *[no] { $name } gained a synergy boost.
}
event-moves_gained = { $you ->
    [yes] You gained
   *[no] { $name } gained
} { $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
} ({ $reason ->
    [track] rover track
    [card] card
    [event] event
   *[tech] technology
}).
event-rover_put = { $you ->
    [yes] You placed
   *[no] { $name } placed
} a rover on { $at }.
event-rover_moved = { $you ->
    [yes] Your rover
   *[no] { $name }, rover
}: { $start } → { $end }{ $cost ->
    [0] {" "}(free)
   *[other] { "" }
}.
event-rover_teleported = { $you ->
    [yes] Your rover
   *[no] { $name }, rover
}: { $start } → { $end } (teleport).
event-rover_flew = { $you ->
    [yes] Your rover
   *[no] { $name }, rover
}: { $start } → { $end } (spaceship).
event-rover_destroyed = { $you ->
    [yes] You lost
   *[no] { $name } lost
} the rover on { $at }: { $reason ->
    [tile] under a tile
    [patch] under a patch
    [meteorite] under a meteorite
    [laser] laser
   *[event] event
}.
event-lifepod_collected = { $you ->
    [yes] You collected
   *[no] { $name } collected
} a lifepod on { $at }.
event-lifepod_put = { $you ->
    [yes] You placed
   *[no] { $name } placed
} the lifepod { $place_kind ->
    [area] into the collection area
    [slot] on { $place }
   *[cell] on cell { $place }
}.
event-lifepod_moved = { $you ->
    [yes] You relocated
   *[no] { $name } relocated
} a lifepod: { $start } → { $end }.
event-lifepod_destroyed = { $you ->
    [yes] You lost
   *[no] { $name } lost
} a lifepod: { $place }.
event-meteorite_put = { $you ->
    [yes] You got
   *[no] { $name } got
} a meteorite on { $at }.
event-meteorite_loaded = { $you ->
    [yes] Your rover loaded
   *[no] The rover of { $name } loaded
} the meteorite on { $at }.
event-meteorite_collected = { $you ->
    [yes] You collected
   *[no] { $name } collected
} a meteorite on { $at }.
event-meteorite_destroyed = { $at ->
    [none] { $you ->
        [yes] You lost a collected meteorite.
       *[no] { $name } lost a collected meteorite.
    }
   *[other] { $you ->
        [yes] You destroyed the meteorite on { $at }.
       *[no] { $name } destroyed the meteorite on { $at }.
    }
}
event-patch_chosen = { $you ->
    [yes] You took
   *[no] { $name } took
} a { of-terrain } patch instead of a biomass patch.
event-patch_placed = { $you ->
    [yes] You placed
   *[no] { $name } placed
} a patch on { $at }.
event-patch_stored = { $you ->
    [yes] You stored a patch.
   *[no] { $name } stored a patch.
}
event-patch_lost = { $you ->
    [yes] You lost
   *[no] { $name } lost
} a patch: it is not placed.
event-civ_due = { $you ->
    [yes] You are
   *[no] { $name } is
} due a civ card of level { $level }.
event-civ_taken = { $card ->
    [none] { $you ->
        [yes] You took a civ card of level { $level }.
       *[no] { $name } took a civ card of level { $level }.
    }
   *[other] { $you ->
        [yes] You took the civ card { $card }
       *[no] { $name } took the civ card { $card }
    } { $immediate ->
        [yes] (face up)
       *[no] (end of game)
    }.
}
event-maintenance_paid = { $you ->
    [yes] Your maintenance card works
   *[no] { $name }: the maintenance card works
} ({ $card }).
event-civ_stacks = Civ cards left, by level: { $stacks }.
event-tech_gained = { $you ->
    [yes] You gained
   *[no] { $name } gained
} the technology { $tech }.
event-tech_lost = { $you ->
    [yes] You lost
   *[no] { $name } lost
} the technology { $tech }.
event-tech_used = { $you ->
    [yes] You used
   *[no] { $name } used
} the technology { $tech }.
event-stack_scrapped = { $you ->
    [yes] You scrapped
   *[no] { $name } scrapped
} a stack ({ $shape }): { $tiles ->
    [one] { $tiles } tile leaves
   *[other] { $tiles } tiles leave
} the game.
event-tiles_removed = { $tiles ->
    [none] { $you ->
        [yes] You have no tiles to remove from your depot.
       *[no] { $name } has no tiles to remove from the depot.
    }
   *[other] { $you ->
        [yes] The top tiles of your depot leave the game: { $tiles }.
       *[no] { $name }: the top tiles of the depot leave the game: { $tiles }.
    }
}
event-events_arranged = { $you ->
    [yes] You arranged the next events ({ $count }).
   *[no] { $name } arranged the next events ({ $count }).
}
event-turn_ended = { $you ->
    [yes] You ended your turn.
   *[no] { $name } is done.
}
event-ending = The game ends with this round: { $reason ->
    [nothing_fits] { $you ->
        [yes] you could place neither tile.
       *[no] { $name } could place neither tile.
    }
    [all_at_top] { $you ->
        [yes] all five of your markers are in their last cells.
       *[no] all five markers of { $name } are in their last cells.
    }
    [sector_empty] a sector of the station is empty.
   *[last_event] this was the last event.
}
event-round_ended = Round { $round } ends.
event-cards_shown = { $cards ->
    [none] { $you ->
        [yes] You have no cards to show.
       *[no] { $name } has no cards to show.
    }
   *[other] { $you ->
        [yes] You showed your civ cards: { $cards }.
       *[no] { $name } showed civ cards: { $cards }.
    }
}
event-solo_ended = The game is over: { $verdict }. { $total } of { $target } medals.
event-game_ended = { $tie_break ->
    [empty] The game is over. Victory by fewer empty squares: { $names }.
    [meteorites] The game is over. Victory by fewer meteorites: { $names }.
    [shared] The game is over. Shared victory: { $names }.
   *[none] { $names ->
        [none] The game is over.
       *[other] The game is over. Victory: { $names }.
    }
}

## Refusals

# placing a tile or patch
refusal-outside_grid = It would reach beyond the grid.
refusal-overlaps = There is already a tile in that place.
refusal-not_on_edge = The first tile must cover a square on the edge of the planet.
refusal-not_on_edge_of_moon = The first piece on the moon must cover a square on its edge.
refusal-not_on_edge_of_quarter = The first piece on a quarter must cover a square on its edge.
refusal-meteorite_in_the_way = A meteorite lies on { $square }: it has to be collected or destroyed first.
refusal-not_on_centre = On this planet the first tile must cover one of the four central squares.
refusal-not_adjacent = It must share a side with a tile that already lies there.
refusal-same_orientation = The tile looks the same turned another way: use that one.
refusal-must_fit = That tile fits nowhere, but the other one does: take the other.
refusal-stack_empty = This stack is empty.
refusal-event_edge = The event keeps tiles off the edge of the planet this round.
refusal-event_ice = The event keeps tiles off the ice this round.
refusal-event_matching = This round the event forbids { of-terrain } to touch { of-terrain }.
refusal-event_meteorites = The event keeps tiles away from meteorites this round.
refusal-ring_closed = { $ring ->
    [outer] The event closes the outer ring this round.
   *[inner] The event closes the inner ring this round.
}
refusal-ring = A tile on the ring must also cover a square outside rows 6 and 7.
refusal-mixed_ground = On this planet a tile may not cover ice and land together.
refusal-cannot_slide = It cannot slide in there: other tiles are in the way on every side.
refusal-zone = A { the-station } may not lie in this zone.
refusal-banned_station = A { the-station } may not lie on this quarter.
refusal-banned_meteorite = A tile with a meteorite symbol may not lie on this quarter.
refusal-chasm = A tile may not lie on both sides of the chasm.
refusal-patch_on_ring = Patches may not lie on the ring.
refusal-patch_on_meteorite = A patch may not lie on a meteorite.
refusal-patch_banned = Patches may not lie on this quarter.
refusal-no_such_patch = You have no { of-terrain } patch to take.
refusal-patch_must_lie = There is a place for the patch: place it.
refusal-cannot_store = You cannot store this patch.

# emergency tiles and the satellite
refusal-no_emergency_tile = You have no { of-terrain } emergency tile.
refusal-no_pair_for_extra = Emergency tiles replace the tile of the round only, not an extra tile.
refusal-no_pair_fits = No pair that begins with the { of-terrain } emergency tile can be placed.
refusal-no_place_for_second = No place would be left for the second emergency tile.
refusal-second_tile_first = First place the second emergency tile.
refusal-emergency_fits_nowhere = The { of-terrain } emergency tile fits nowhere.
refusal-no_such_beam = From this point the satellite fires along another line.

# rovers
refusal-no_driving_now = Rovers do not move now.
refusal-no_rover_there = There is no rover of yours on { $square }.
refusal-rover_there = There is already a rover on { $square }.
refusal-not_next = A rover goes step by step, each to a square beside it: { $end } is not beside { $start }.
refusal-too_far = { $end } is too far from { $start }: you have { amount-moves }, and each step costs one.
refusal-last_answer = That would leave you without an answer to what is asked: answer first.
refusal-no_moves_left = You have no movement points left.
refusal-off_grid = { $square } is not part of the grid.
refusal-toxic = { $square } is toxic: rovers stay off it until a tile covers it.
refusal-rover_chasm = Rovers cannot cross the chasm here.
refusal-rover_event = The event keeps rovers off { of-terrain } squares this round.
refusal-rover_event_bare = The event keeps rovers off squares that nothing covers this round.
refusal-only_on_planet = It must be a square of the planet, and { $square } is not.
refusal-no_spaceship = There is no open spaceship symbol on { $square }.
refusal-not_on_tile = { $square } is not on the tile you have placed: put the rover there.
refusal-no_teleport = You have no technology that teleports rovers.
refusal-teleport_out_of_reach = Your technology does not teleport from { $start } to { $end }.

# markers
refusal-wrong_kind = Something else is asked now.
refusal-must_advance = Advancing is mandatory: choose a cell.
refusal-other_marker = Now it is the { the-marker } that moves.
refusal-marker_cannot_advance = The { the-marker } cannot advance.
refusal-shifted_there = This boost came from shifting a marker there: it cannot shift one there again ({ $cell }).
refusal-cell_out_of_reach = The { the-marker } cannot get there in one step: { $cell }.
refusal-marker_not_offered = The { the-marker } is not among those to choose from.
refusal-marker_cannot_regress = Another marker can go farther down than the { the-marker }: choose that one.
refusal-not_a_copy = The energy area touches no { the-station }.
refusal-no_such_station = The tile has no { the-station }.
refusal-row_without_bonus = The row of the { the-marker } gives no bonus.

# lifepods and meteorites
refusal-place_taken = You cannot put a lifepod there: { $place }.
refusal-no_lifepod_there = There is no lifepod of yours there.
refusal-no_meteorite_there = There is no meteorite on { $square }.
refusal-no_symbol_there = There is no free meteorite symbol on { $square }.
refusal-line_without_meteorites = There is no meteorite here: { $line }.

# technologies
refusal-tech_not_available = You do not have { tech-level }.
refusal-tech_used = You have already used { tech-level }.
refusal-tech_not_now = Not to be used now: { tech-level }.
refusal-tech_no_effect = There would be no effect now: { tech-level }.

# cards and boards
refusal-not_among_cards = This card is not among those to choose from.
refusal-level_not_due = No civ card of level { $level } is due to you.
refusal-board_not_offered = This board was not dealt to you.
refusal-moon_not_offered = Choose a side of your own moon board and one of its two start points.

# options that do not go together
reason-board_taken = { $board } is already chosen for another seat
reason-part_not_in_play = { $board } belongs to a part of the expansion that is not used
reason-event_mix = { $colour ->
    [green] { $cards } green cards are too many; there are { $limit }
    [orange] { $cards } orange cards are too many; there are { $limit }
   *[red] green and orange leave { $cards } red cards of { $deck }; there must be 0 to { $limit }
}

## Score sheet

score-civ_cards = Civ cards
score-planet = Planet
score-tracks = Tracks
score-lifepods = Lifepods
score-meteorites = Meteorites
score-personal = Personal objectives
score-competitive = Competitive objectives
score-moon = Moon
score-total = Total
ended = { $reason ->
    [nothing_fits] { $you ->
        [yes] The game ended because you could place neither tile.
       *[no] The game ended because { $name } could place neither tile.
    }
    [all_at_top] { $you ->
        [yes] The game ended because all five of your markers reached their last cells.
       *[no] The game ended because all five markers of { $name } reached their last cells.
    }
    [sector_empty] The game ended because a sector of the station was empty.
   *[last_event] The game ended with the last event.
}
tie-empty = Equal medals: fewer empty squares decide.
tie-meteorites = Equal medals and empty squares: fewer meteorites decide.
tie-shared = Equal in everything: the victory is shared.
