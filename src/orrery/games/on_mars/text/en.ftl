### On Mars. Names of actions, cards, tiles and spaces are in the data files and come as parameters.
###
### Parameters of events: $name is the player the line is about and $you is yes if that is the reader; $first and $owner
### likewise, with $first_you and $owner_you; $names is a list of players. $action, $exec, $card, $tile, $tech, $techs,
### $space, $scientist, $contract, $mission, $goal, $benefit, $types, $removed and $dealt are names, a laboratory space in $start
### and $end too; lists of items ("2 minerals, 1 crystal") are words; hexes ("1,-2") stay as they are. $type, $building,
### $item, $piece and $side stay ids, because messages select on them. An absent value is "none".

## Words

word-automaton = Lacerda

phase-setup = Set-up
phase-colonization = Colonization phase
phase-shuttle = Shuttle phase
phase-scoring = Scoring
phase-end = Game over

side-orbit = Orbit
side-colony = Colony

direction-0 = north
direction-1 = north-east
direction-2 = south-east
direction-3 = south
direction-4 = south-west
direction-5 = north-west

amount-mineral = { $amount ->
    [one] { $amount } mineral
   *[other] { $amount } minerals
}
amount-battery = { $amount ->
    [one] { $amount } battery
   *[other] { $amount } batteries
}
amount-water = { $amount } water
amount-plant = { $amount ->
    [one] { $amount } plant
   *[other] { $amount } plants
}
amount-oxygen = { $amount } oxygen
amount-crystal = { $amount ->
    [one] { $amount } crystal
   *[other] { $amount } crystals
}
amount-colonist = { $amount ->
    [one] { $amount } colonist
   *[other] { $amount } colonists
}
amount-bot = { $amount ->
    [one] { $amount } bot
   *[other] { $amount } bots
}
amount-ship = { $amount ->
    [one] { $amount } ship
   *[other] { $amount } ships
}
amount-op = { $amount } OP
amount-shelter = { $amount ->
    [one] { $amount } shelter
   *[other] { $amount } shelters
}
amount-tech = { $amount ->
    [one] { $amount } technology
   *[other] { $amount } technologies
}
amount-blueprint = { $amount ->
    [one] { $amount } blueprint
   *[other] { $amount } blueprints
}
amount-advanced = { $amount ->
    [one] { $amount } advanced building
   *[other] { $amount } advanced buildings
}
amount-scientist = { $amount ->
    [one] { $amount } scientist
   *[other] { $amount } scientists
}
amount-contract = { $amount ->
    [one] { $amount } contract
   *[other] { $amount } contracts
}
amount-progress = { $amount ->
    [one] { $amount } progress cube
   *[other] { $amount } progress cubes
}
amount-tile = { $amount ->
    [one] { $amount } tile from the map
   *[other] { $amount } tiles from the map
}
amount-goal = { $amount ->
    [one] { $amount } private goal
   *[other] { $amount } private goals
}
amount-first_colonist = { $amount ->
    [one] { $amount } First Colonist card
   *[other] { $amount } First Colonist cards
}

# Parts of sentences: they use the parameters of the message they stand in.

the-item = { $item ->
    [mineral] mineral
    [battery] battery
    [water] water
    [plant] plant
    [oxygen] oxygen
    [colonist] colonist
   *[crystal] crystal
}
the-type = { $type ->
    [mine] mine
    [generator] generator
    [water_extractor] water extractor
    [greenhouse] greenhouse
    [oxygen_condenser] oxygen condenser
   *[shelter] shelter
}
the-piece = { $piece ->
    [rover] rover
   *[bot] bot
}
the-side = { $side ->
    [orbit] orbit
   *[colony] colony
}

## Prompts

prompt-start_space = Choose your space of the turn-order track; its benefit is yours at once.
prompt-shuttle_side = On which side does the shuttle start?
prompt-turn = { $crowded ->
    [yes] Two pieces stand on one hex: move one of them away.
   *[no] { $main ->
        [yes] { $exec ->
            [yes] Your turn: one main action, and an executive action if you like.
           *[no] Now take your main action.
        }
       *[no] { $exec ->
            [yes] Take an executive action, or end your turn.
           *[no] { $rest ->
                [goal] Complete a goal, or end your turn.
                [delivery] Deliver to a contract, or end your turn.
                [both] Complete a goal or deliver to a contract, or end your turn.
               *[none] All is done. End your turn.
            }
        }
    }
}
prompt-resupply = { $left ->
    [0] Send a colonist for one more item of the warehouse, or stop.
    [one] Take an item from the warehouse.
   *[other] Take an item from the warehouse ({ $left } left).
}
prompt-learn = { $left ->
    [0] Send a colonist to learn one more technology, or stop.
   *[other] Learn a technology: choose a tile and its space in column 1.
}
prompt-develop = { $free ->
    [yes] { $left ->
        [one] Develop a technology for free.
       *[other] Develop technologies for free ({ $left } left).
    }
   *[no] { $left ->
        [0] Send a colonist for one more development, or stop.
        [one] Develop a technology.
       *[other] Develop technologies ({ $left } left).
    }
}
prompt-blueprint = { $left ->
    [0] Send a colonist for one more blueprint, or stop.
    [one] Take a blueprint.
   *[other] Take a blueprint ({ $left } left).
}
prompt-upgrade = { $left ->
    [0] One more upgrade takes a technology or a colonist; or stop.
    [one] Choose a blueprint and the building it upgrades.
   *[other] Choose a blueprint and the building it upgrades ({ $left } left).
}
prompt-welcome = { $left ->
    [0] One more ship takes a technology or a colonist; or stop.
    [one] Welcome a ship: which one, and for which reward?
   *[other] Welcome a ship: which one, and for which reward ({ $left } left)?
}
prompt-gain_more = { $left ->
    [0] Send a colonist to gain one more, or stop.
    [one] Choose what you gain.
   *[other] Choose what you gain ({ $left } left).
}
prompt-produce_more = Send a colonist to let one of your buildings or miners produce once more, or stop.
prompt-retrieve = { $left ->
    [one] Bring a colonist home to your Living Quarters.
   *[other] Bring colonists home to your Living Quarters ({ $left } left).
}
prompt-convert = Spend a resource of your choice.
prompt-hire = { $cards ->
    [contract] Take an Earth contract.
    [scientist] Hire a scientist.
   *[any] Hire a scientist or take an Earth contract.
}
prompt-type = What do you construct?
prompt-site = Where do you build the { $building ->
    [mine] mine
    [generator] generator
    [water_extractor] water extractor
    [greenhouse] greenhouse
    [oxygen_condenser] oxygen condenser
   *[shelter] shelter
}?
prompt-move = { $bots ->
    [0] { $as_rovers ->
        [yes] No steps are left: end the movement.
       *[no] { $rover ->
            [0] No steps are left: end the movement.
            [one] Move your rover: { $rover } step.
           *[other] Move your rover: { $rover } steps.
        }
    }
    [one] { $as_rovers ->
        [yes] Move your bots like rovers: { $bots } step.
       *[no] { $rover ->
            [0] Move your bots: { $bots } step.
           *[other] Move your pieces. Steps of bots: { $bots }, of the rover: { $rover }.
        }
    }
   *[other] { $as_rovers ->
        [yes] Move your bots like rovers: { $bots } steps.
       *[no] { $rover ->
            [0] Move your bots: { $bots } steps.
           *[other] Move your pieces. Steps of bots: { $bots }, of the rover: { $rover }.
        }
    }
}
prompt-tile = { $tile }: take the tile on hex { $hex }, or leave it?
prompt-lss = Life Support System: choose a benefit.
prompt-accept = Pay 1 water and 1 plant for a colonist?
prompt-displace = { $piece ->
    [rover] Your rover has to leave hex { $hex }. Where does it go?
   *[bot] Your bot has to leave hex { $hex }. Where does it go?
}
prompt-bot_place = Where does your new bot stand?
prompt-settle = Others used your technology { $tech }: keep the oxygen, or develop it for free?
prompt-refill = Which contract fills the empty place?
prompt-travel = { $free ->
    [yes] The shuttle takes off: fly along, or stay?
   *[no] Spend a ship to travel, or stay?
}
prompt-explore = Put one of the two discovery tiles on an empty hex, 3 steps from your rover.
prompt-arrive = { $side ->
    [orbit] You arrive in orbit: choose a space of the turn-order track.
   *[colony] You arrive in the colony: choose a space of the turn-order track.
}
prompt-radar = Radar: which discovery tile does it find?
prompt-overflow = What does not fit goes onto a contract. Which one ({ the-item }: { $amount })?
prompt-deliveries = Last chance before scoring: put items on your contracts, or finish.
prompt-first_a = You have built what your A card shows: reveal it?
prompt-first_b = { $fits ->
    [yes] You have done what a B card of yours asks for: reveal it?
   *[no] Your flight is over, and no B card of yours asks for it. Go on.
}

## Log

event-game_began = { $first_you ->
    [yes] The game begins. You go first.
   *[no] The game begins. First player: { $first }.
}
event-marker_placed = { $you ->
    [yes] Your marker went to
   *[no] { $name }: the marker went to
} turn-order space { $space }{ $how ->
    [draw] {" "}(drawn)
    [travel] {" "}(after the flight)
   *[start] { "" }
}.
event-shuttle_set = The shuttle starts { $side ->
    [orbit] in orbit
   *[colony] in the colony
}.
event-starting_buildings = Around the mine stand: { $types }.
event-round_began = Round { $round }.
event-turn_began = { $you ->
    [yes] It is your turn.
   *[no] { $name } is on turn.
}
event-crystals_arrived = { $you ->
    [yes] Crystals reached your depot: { $stored }.
   *[no] { $name }: crystals reached the depot: { $stored }.
}{ $lost ->
    [0] { "" }
   *[other] {" "}No room for: { $lost }.
}
event-main_action = { $you ->
    [yes] You took the main action { $action }.
   *[no] { $name } took the main action { $action }.
}
event-slots_cleared = The slots of { $action } were cleared. Colonists went to the Working Area: { $names }.
event-paid = { $you ->
    [yes] You paid.
   *[no] { $name } paid.
}{ $crystals ->
    [0] { "" }
   *[other] {" "}Crystals: { $crystals }.
}{ $colonists ->
    [0] { "" }
   *[other] {" "}Colonists to the Working Area: { $colonists }.
}{ $resources ->
    [none] { "" }
   *[other] {" "}Resources: { $resources }.
}{ $goals ->
    [0] { "" }
   *[other] {" "}Private goals as crystals: { $goals }.
}
event-colonist_placed = { $you ->
    [yes] You placed
   *[no] { $name } placed
} a colonist on { $action }.
event-boosted = { $you ->
    [yes] You boosted
   *[no] { $name } boosted
} with { $how ->
    [crystal] a crystal
   *[colonist] a colonist
}.
event-gained = { $items ->
    [none] { $you ->
        [yes] You gained nothing.
       *[no] { $name } gained nothing.
    }
   *[other] { $you ->
        [yes] You gained
       *[no] { $name } gained
    } { $items }.
}{ $lost ->
    [none] { "" }
   *[other] {" "}No room for { $lost }.
}
event-scored = { $you ->
    [yes] You scored
   *[no] { $name } scored
} { $op } OP ({ $why ->
    [first_lss] first building of its type
    [lss_tile] LSS reward tile
    [progress] progress
   *[card] card
}).
event-supplied = { $you ->
    [yes] You took
   *[no] { $name } took
} { $item ->
    [water] water
    [oxygen] oxygen
   *[other] 1 { the-item }
} from the warehouse.
event-tech_learned = { $you ->
    [yes] You learned
   *[no] { $name } learned
} the technology { $tech }: { $space }.
event-tech_developed = { $you ->
    [yes] You developed
   *[no] { $name } developed
} the technology { $tech }: { $start } → { $end }.
event-blueprint_taken = { $you ->
    [yes] You took
   *[no] { $name } took
} the blueprint { $card }.
event-constructed = { $you ->
    [yes] You built
   *[no] { $name } built
} { $type ->
    [oxygen_condenser] an oxygen condenser
   *[other] a { the-type }
} on hex { $hex }{ $size ->
    [1] { "" }
   *[other] , now a complex of { $size }
}.
event-crystals_landed = Crystals appeared: { $hexes }.
event-tile_removed = { $tile ->
    [none] { $by ->
        [bot] A bot crushed the crystal on hex { $hex }.
       *[building] The crystal on hex { $hex } made way for the building.
    }
   *[other] { $by ->
        [bot] A bot crushed the tile on hex { $hex }: { $tile }.
       *[building] The tile on hex { $hex } made way for the building: { $tile }.
    }
}
event-piece_displaced = { $you ->
    [yes] Your { the-piece } made way
   *[no] { $name }: the { the-piece } made way
}: { $start } → { $end }.
event-progressed = { $you ->
    [yes] Your progress cube is in the Progress area
   *[no] { $name }: a progress cube is in the Progress area
}: { the-type }.
event-lss_moved = Life Support System: { the-type }, row { $row }.
event-benefit_chosen = { $you ->
    [yes] You chose the benefit
   *[no] { $name } chose the benefit
}: { $benefit }.
event-upgraded = { $you ->
    [yes] You upgraded the building on hex { $hex }: { $card }.
   *[no] { $name } upgraded the building on hex { $hex }: { $card }.
}
event-tech_used = { $owner_you ->
    [yes] { $you ->
        [yes] You used your own technology { $tech }
       *[no] { $name } used your technology { $tech }
    }
   *[no] { $you ->
        [yes] You used the technology { $tech } of { $owner }
       *[no] { $name ->
            [none] The technology { $tech } was used
           *[other] { $name } used the technology { $tech } of { $owner }
        }
    }
}, level { $level }.
event-ship_welcomed = { $you ->
    [yes] You welcomed
   *[no] { $name } welcomed
} a ship.
event-bot_placed = { $you ->
    [yes] Your new bot stands
   *[no] { $name }: a new bot stands
} on hex { $hex }.
event-bot_moved = { $you ->
    [yes] Your bot
   *[no] { $name }, bot
}: { $start } → { $end }.
event-rover_moved = { $you ->
    [yes] Your rover
   *[no] { $name }, rover
}: { $start ->
    [none] to hex { $end }
   *[other] { $start } → { $end }
}{ $crystal ->
    [yes] {" "}(with a crystal)
   *[no] { "" }
}.
event-tile_taken = { $you ->
    [yes] You took
   *[no] { $name } took
} the tile on hex { $hex }: { $tile }.
event-scientist_hired = { $you ->
    [yes] You hired a scientist
   *[no] { $name } hired a scientist
}: { $scientist }.
event-contract_taken = { $you ->
    [yes] You took a contract
   *[no] { $name } took a contract
}: { $contract }.
event-scientist_sent = { $you ->
    [yes] You sent a scientist
   *[no] { $name } sent a scientist
} to { $card }: { $scientist }.
event-building_used = { $you ->
    [yes] You used
   *[no] { $name } used
} the advanced building { $card }.
event-exec_action = { $you ->
    [yes] You took the executive action { $exec }.
   *[no] { $name } took the executive action { $exec }.
}
event-contract_put = New on the scientist board: { $contract }.
event-delivered = { $you ->
    [yes] You placed
   *[no] { $name } placed
} { $amount } × { the-item } on the contract { $contract }.
event-contract_completed = { $you ->
    [yes] You have fulfilled
   *[no] { $name } has fulfilled
} the contract { $contract }.
event-mission_moved = { $left ->
    [0] Mission { $mission }: the last step
   *[other] Mission { $mission }: a step, { $left } to go
}{ $crystals ->
    [0] .
   *[other] { $you ->
        [yes] . Crystals for you: { $crystals }.
       *[no] . Crystals for { $name }: { $crystals }.
    }
}
event-mission_done = The mission is accomplished: { $mission }.
event-remaining_moved = { $left ->
    [0] No mission is left: the end is near.
   *[other] Missions left: { $left }.
}
event-oxygen_held = { $you ->
    [yes] 1 oxygen waits for you ({ $tech }).
   *[no] 1 oxygen waits for { $name } ({ $tech }).
}
event-oxygen_kept = { $stored ->
    [yes] { $you ->
        [yes] You kept the oxygen.
       *[no] { $name } kept the oxygen.
    }
   *[no] { $you ->
        [yes] You had no room for the oxygen.
       *[no] { $name } had no room for the oxygen.
    }
}
event-level_up = The colony reached level { $level }.
event-display_changed = { $dealt ->
    [none] No new blueprints.
   *[other] New blueprints: { $dealt }.
}{ $removed ->
    [none] { "" }
   *[other] {" "}Removed: { $removed }.
}
event-grid_refilled = New technologies: { $techs }.
event-warehouse_refilled = The warehouse is full again.
event-goal_achieved = { $you ->
    [yes] You achieved
   *[no] { $name } achieved
} the private goal { $goal } { $own ->
    [yes] for its own reward.
   *[no] for the usual reward.
}
event-goal_pawned = { $you ->
    [yes] You gave up
   *[no] { $name } gave up
} a private goal for a crystal.
event-retrieved = { $colonists ->
    [one] { $you ->
        [yes] { $colonists } of your colonists came home
       *[no] { $name }: { $colonists } colonist came home
    }
   *[other] { $you ->
        [yes] { $colonists } of your colonists came home
       *[no] { $name }: { $colonists } colonists came home
    }
}{ $where ->
    [working_area] {" "}from the Working Area
    [none] { "" }
   *[other] {" "}from an action
}.
event-produced = { $hexes ->
    [none] { $you ->
        [yes] You have nothing that produces.
       *[no] { $name } has nothing that produces.
    }
   *[other] { $you ->
        [yes] Your production
       *[no] { $name }, production
    }: { $hexes }.
}
event-shuttle_moved = { $flew ->
    [yes] The shuttle flew to { $side ->
        [orbit] orbit
       *[colony] the colony
    }, space { $space }.
   *[no] The shuttle moved to space { $space }.
}
event-travelled = { $you ->
    [yes] You travelled
   *[no] { $name } travelled
} to { $side ->
    [orbit] orbit
   *[colony] the colony
} ({ $how ->
    [ship] by ship
    [pod] Landing Pod
    [card] card
   *[shuttle] by shuttle
}).
event-stayed = { $you ->
    [yes] You stayed.
   *[no] { $name } stayed.
}
event-tile_placed = { $you ->
    [yes] You placed
   *[no] { $name } placed
} a discovery tile on hex { $hex }: { $tile }.
event-exploration_refilled = { $tile ->
    [none] No discovery tile is left for the empty place.
   *[other] New discovery tile: { $tile }.
}
event-card_a_revealed = { $you ->
    [yes] You revealed the card { $card }
   *[no] { $name } revealed the card { $card }
}. B cards drawn: { $drawn }.
event-card_b_revealed = { $you ->
    [yes] You revealed the B card { $card }.
   *[no] { $name } revealed the B card { $card }.
}
event-radar_set = { $card } found a discovery tile: { $tile }.
event-lacerda_card_drawn = Lacerda’s card: { $action }.
event-lacerda_fell_back = { $why ->
    [slot] Lacerda’s slot was taken: his rover moved.
    [crystals] Lacerda was short of crystals: his rover moved.
   *[impossible] Lacerda could not do that: his rover moved.
}
event-lacerda_icon = Lacerda’s bot moved to the icon of the { the-type }.
event-turn_ended = { $you ->
    [yes] You ended your turn.
   *[no] { $name } ended the turn.
}
event-ending = { $reason ->
    [level] The colony has reached its last level: the game is coming to its end.
    [limit] The last round of the game has come.
   *[missions] The missions are accomplished: the game is coming to its end.
}
event-game_ended = { $tie_break ->
    [crystals] The game is over. Victory by more crystals: { $names }.
    [advanced] The game is over. Victory by more advanced buildings: { $names }.
    [progress] The game is over. Victory by more progress cubes: { $names }.
    [shared] The game is over. Shared victory: { $names }.
   *[none] { $names ->
        [none] The game is over.
       *[other] The game is over. Victory: { $names }.
    }
}

## Refusals

# anywhere
refusal-pay_first = Your goal counts as a crystal only for a payment you make right now.
refusal-nothing_to_do = That would do nothing now.
refusal-cannot_pay = You cannot pay that.
refusal-no_crystals = { $need ->
    [one] That takes { $need } crystal in your depot.
   *[other] That takes { $need } crystals in your depot.
}
refusal-no_colonists = { $need ->
    [one] That takes { $need } colonist in your Living Quarters.
   *[other] That takes { $need } colonists in your Living Quarters.
}
refusal-no_room = { $item ->
    [crystal] Your depot has no room for another crystal.
   *[other] You cannot store more of this resource: { the-item }.
}
refusal-has_none = You have nothing of this kind: { the-item }.
refusal-at_least_one = At least one has to be carried out.
refusal-no_boosters = You have no colonist who could boost: those gained in this turn may not.
refusal-no_boost = This cannot be boosted.
refusal-no_more_units = No more of it is possible.
refusal-finish_first = Finish first what you have begun.

# the turn
refusal-space_occupied = This turn-order space is taken.
refusal-other_side = { $side ->
    [orbit] That is possible only in orbit.
   *[colony] That is possible only in the colony.
}
refusal-main_action_first = Take your main action first.
refusal-flight_first = Decide first whether you fly: actions come in your turn.
refusal-main_done = You have taken your main action.
refusal-exec_done = You have taken your executive action.
refusal-cannot_act = You could not carry this action out: { $action }.
refusal-no_blueprint = You have no blueprint that still waits to be built.
refusal-no_building_fits = No building in the zones of your bots fits one of your blueprints.
refusal-no_ship_left = No ship stands in your depot any more.
refusal-no_tech_left = No technology is left in the grid.
refusal-first_column_full = Column 1 of your laboratory is full: develop a technology first.
refusal-techs_owned = You own every technology that is in the grid.
refusal-nothing_to_develop = No technology of yours has a free space ahead.
refusal-display_empty = The display has no blueprint left.
refusal-no_room_for_any = You have no room for anything of it.
refusal-warehouse_bare = The warehouse is empty.
refusal-nothing_to_build = There is no hex for any building you could pay for.
refusal-no_advanced_building = You have no advanced building yet.
refusal-nothing_to_pay = Nothing is to be paid here.
refusal-too_many_crystals = { $payments ->
    [0] Nothing is to be paid here.
    [one] Only { $payments } payment is due.
   *[other] Only { $payments } payments are due.
}
refusal-own_slot_taken = Your slot of this action is taken.
refusal-ship_on_space = A ship still stands on the depot space of this action.
refusal-choose_building = Name the advanced building you want to use.
refusal-not_built = This blueprint has not been built.
refusal-may_not_use = You may not use this building like that.

# goals
refusal-goal_not_held = You do not hold this goal: { $goal }.
refusal-goal_not_met = This goal is not fulfilled: { $goal }.
refusal-goal_not_now = Goals can be completed only in your own turn, between two deeds.
refusal-one_goal_only = You have completed a goal already.
refusal-own_turn_only = That is possible only in your own turn.

# orbit
refusal-warehouse_empty = The warehouse has nothing of this kind: { the-item }.
refusal-no_marker = You have no marker left for a blueprint.
refusal-not_on_display = This blueprint is not in the display: { $card }.
refusal-no_tech_there = There is no technology there.
refusal-tech_owned = You own this technology already: { $tech }.
refusal-first_column = New technologies go to column 1 of the laboratory.
refusal-space_taken = This laboratory space is taken: { $space }.
refusal-not_next = From this space the tile cannot move there: { $start } → { $end }.
refusal-last_column = A technology of level 6 cannot be developed further.

# movement
refusal-before_first_step = That has to be done before the first step.
refusal-no_points_of_this_kind = This movement has no steps of this kind.
refusal-too_far = { $steps ->
    [one] That takes { $steps } step, and you have { $points }.
   *[other] That takes { $steps } steps, and you have { $points }.
}
refusal-one_step = One step at a time, to an adjacent hex.
refusal-no_bot_there = You have no bot on hex { $hex }.
refusal-two_pieces = Two pieces may not stay on one hex: no other movement of this turn is certain to part them.
refusal-no_crystal_there = There is no crystal to leave on hex { $hex }.
refusal-rover_may_not_stop = The rover may not stop on hex { $hex }: it could not take the tile.
refusal-no_tile_there = There is no tile there.
refusal-research_owned = You have a research tile of this kind: { $tile }.
refusal-tile_useless = You could not receive anything from this tile: { $tile }.

# construction and upgrades
refusal-none_left = { $type ->
    [shelter] You have no shelter left.
   *[other] No tile of this type is left: { the-type }.
}
refusal-other_type = Only this may be built now: { the-type }.
refusal-no_site = There is no hex where you could build this: { the-type }.
refusal-no_miner = A mine takes a colonist of your Living Quarters.
refusal-outside_zone = This hex is outside the zones of your bots.
refusal-built_on = There is a building on this hex.
refusal-not_two_steps = It must touch a building of its type or be exactly 2 hexes from one: { the-type }. The nearest is { $steps } away.
refusal-stands_alone = A building that stands alone uses no technology.
refusal-needs_tech = This join takes the technology { $tech } of level { $level }.
refusal-tech_too_low = This join takes the technology { $tech } of level { $level }, and this tile does not reach it.
refusal-boosts_exactly = { $boosts ->
    [0] No colonist is needed to raise the level.
    [one] Exactly { $boosts } colonist has to raise the level.
   *[other] Exactly { $boosts } colonists have to raise the level.
}
refusal-no_tech_here = No technology can be used here.
refusal-no_such_tech = This player has no such technology.
refusal-not_yet = A technology comes only after the upgrades or ships you have anyway.
refusal-not_your_blueprint = You have no such blueprint with a marker on it: { $card }.
refusal-wrong_building = The blueprint fits only buildings of this type: { the-type }.
refusal-already_advanced = This building is upgraded already.
refusal-complex_too_small = The building must belong to a complex of { $size } or more.
refusal-no_mineral = An upgrade costs 1 mineral.
refusal-not_closest = The piece goes to the nearest hex that is free.
refusal-benefit_useless = This benefit would give you nothing.

# ships, scientists, contracts
refusal-no_ship_there = No ship of yours stands there.
refusal-ship_limit = { $level ->
    [one] At colony level { $level } no more than { $level } ship may leave your depot.
   *[other] At colony level { $level } no more than { $level } ships may leave your depot.
}
refusal-no_place_for_bot = Your bot may not be put there.
refusal-place_empty = No card lies there.
refusal-other_card = This kind of card cannot be taken now.
refusal-not_in_pool = This contract is no longer to be had.
refusal-not_your_contract = This contract is not yours: { $contract }.
refusal-not_wanted = The contract { $contract } takes no more of this: { the-item }.
refusal-costs_nothing = This development is free.
refusal-that_very_tile = Only the tile that was used can be developed: { $tech }.
refusal-nobody_there = None of your colonists is there.
refusal-quarters_full = Your Living Quarters are full.
refusal-no_source = Nothing of yours produces on hex { $hex }.

# travelling
refusal-hex_not_empty = This hex is not empty.
refusal-not_three_steps = The tile goes on a hex exactly 3 steps from your rover.

## Score sheet

score-op = Opportunity Points of the game
score-progress = Progress
score-ships = Ships in the hangar
score-colonists = Colonists
score-techs = Technologies
score-blueprints = Blueprints
score-scientists = Scientists
score-contracts = Earth contracts
score-total = Total
ended = { $reason ->
    [level] The game ended because the colony reached its last level.
    [limit] The game ended with its last round.
   *[missions] The game ended because the missions were accomplished.
}
tie-crystals = Equal OP: more crystals in the depot decide.
tie-advanced = Equal OP and crystals: more advanced buildings decide.
tie-progress = Equal in OP, crystals and buildings: more progress cubes decide.
tie-shared = Equal in everything: the victory is shared.
