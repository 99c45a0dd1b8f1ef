### Pandorum. Names of cards, parts and events are in the data files and come as parameters.
###
### Parameters of events: $name is the player the line is about and $you is yes if that is the reader; $first, $owner and
### $victim likewise, with $first_you, $owner_you and $victim_you. $card, $cards, $part, $event and $types are names; hexes
### ("1,-2") stay as they are. $terrain, $figure, $slot and $token stay ids, because messages select on them. An absent
### value is "none".

## Words

phase-turn = Turn
phase-draw = Drawing
phase-move = Moving
phase-build = Construction
phase-events = Events
phase-end = Game over

direction-0 = east
direction-1 = north-east
direction-2 = north-west
direction-3 = west
direction-4 = south-west
direction-5 = south-east

amount-quids = { $quids ->
    [one] { $quids } quid
   *[other] { $quids } quids
}
amount-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
amount-quid = { $amount ->
    [one] { $amount } quid
   *[other] { $amount } quids
}
amount-hand = { $amount ->
    [one] { $amount } card in hand
   *[other] { $amount } cards in hand
}
amount-module = { $amount ->
    [one] { $amount } module
   *[other] { $amount } modules
}
amount-base = { $amount ->
    [one] { $amount } base
   *[other] { $amount } bases
}
amount-nose_card = { $amount ->
    [one] { $amount } card in the nose
   *[other] { $amount } cards in the nose
}
amount-central_card = { $amount ->
    [one] { $amount } card in the central deck
   *[other] { $amount } cards in the central deck
}
amount-cargo_card = { $amount ->
    [one] { $amount } card in the cargo hold
   *[other] { $amount } cards in the cargo hold
}
amount-engine = { $amount ->
    [one] { $amount } engine token
   *[other] { $amount } engine tokens
}
amount-contaminated = { $amount ->
    [one] { $amount } contaminated object
   *[other] { $amount } contaminated objects
}

# Parts of sentences: they use the parameters of the message they stand in.

the-amount = { $amount ->
    [one] { $amount } quid
   *[other] { $amount } quids
}
the-figure = { $figure ->
    [base] base
   *[module] module
}
the-slot = { $slot ->
    [nose] nose
    [central_deck] central deck
   *[cargo_hold] cargo hold
}

## Prompts

prompt-turn = Your turn: draw cards, or move the harvester.
prompt-draw = { $left ->
    [one] Take { $left } more card from the deck or the market.
   *[other] Take { $left } more cards from the deck or the market.
}
prompt-star_draw = Star Generator: take a card from the deck or the market.
prompt-stop = { $jump ->
    [yes] Where shall the harvester stop? The Chronoblock takes it anywhere.
   *[no] Where shall the harvester stop?
}
prompt-nose = { $part }: choose the cards of the nose that pay for it ({ $left } left).
prompt-training = Training: lift your module and build here anew, or leave it?
prompt-build = Choose the cards you build with.
prompt-order = Which card brings its income first?
prompt-direction = { $card }: choose a direction.
prompt-cluster = { $card }: choose a volcano or a volcano group.
prompt-block = { $card }: take its own quids, or another card’s income once more?
prompt-slot = { $card }: which slot does it go to?
prompt-end_turn = { $engines ->
    [0] All is done. End your turn.
    [one] Fly with your engine, or end your turn.
   *[other] Fly with one of your { $engines } engines, or end your turn.
}
prompt-erupt = Eruption: which centre of a section becomes a volcano?
prompt-shift = Eruption: move your harvester to a neighbouring hex.
prompt-pad = Settler Growth: where is the second landing pad?
prompt-city = Dead City: which volcano becomes the dead city?
prompt-meteor = Meteor Shower: which two hexes become craters?
prompt-crack = Earthquake: where does the crack lie?
prompt-contaminate = { $left ->
    [one] Contamination: choose { $left } more object of yours.
   *[other] Contamination: choose { $left } more objects of yours.
}
prompt-cure = { $price ->
    [one] Contamination ends. Save objects for { $price } quid each; you lose the rest ({ $left } left).
   *[other] Contamination ends. Save objects for { $price } quids each; you lose the rest ({ $left } left).
}
prompt-sabotage = Sabotage: choose an object of yours that returns to the supply.
prompt-expand = Expansion: put a module on an empty hex.
prompt-invest = { $types ->
    [none] Return on Investment: discard cards; every new type is paid for.
   *[other] Return on Investment: discard more cards, or stop. Paid for: { $types }.
}
prompt-bid = { $standing ->
    [0] Ancient Civilization: bid for two cards, or pass.
    [one] Ancient Civilization: bid more than { $standing } quid, or pass.
   *[other] Ancient Civilization: bid more than { $standing } quids, or pass.
}
prompt-engines = { $price ->
    [one] New Engines: how many do you buy for { $price } quid each?
   *[other] New Engines: how many do you buy for { $price } quids each?
}
prompt-take_back = Training: take a card back from a slot.

## Log

event-game_began = { $first_you ->
    [yes] The game begins. You go first.
   *[no] The game begins. First player: { $first }.
}
event-turn_began = { $you ->
    [yes] Turn { $turn }: it is yours.
   *[no] Turn { $turn }: { $name }.
}
event-card_drawn = { $card ->
    [none] { $you ->
        [yes] You took a card from the deck.
       *[no] { $name } took a card from the deck.
    }
   *[other] { $you ->
        [yes] You took
       *[no] { $name } took
    } { $card } from the { $source ->
        [market] market
       *[deck] deck
    }.
}
event-market_refilled = New on the market: { $cards }.
event-card_paid = { $you ->
    [yes] You paid for movement:
   *[no] { $name } paid for movement:
} { $card }.
event-harvester_moved = { $you ->
    [yes] Your harvester
   *[no] { $name }, harvester
}: { $start } → { $end }{ $how ->
    [jump] {" "}(Chronoblock)
    [engine] {" "}(engine)
    [shift] {" "}(eruption)
   *[fly] { "" }
}.
event-stranded = { $you ->
    [yes] You found no stop: your harvester stayed.
   *[no] { $name } found no stop: the harvester stayed.
}
event-toll_paid = { $owner_you ->
    [yes] { $name } paid you { the-amount } to stop on hex { $hex }.
   *[no] { $you ->
        [yes] You paid
       *[no] { $name } paid
    } { $owner } { the-amount } to stop on hex { $hex }.
}
event-nose_spent = { $you ->
    [yes] You used
   *[no] { $name } used
} the one-shot effect: { $part }. To the box: { $cards }.
event-construction_began = { $you ->
    [yes] You built
   *[no] { $name } built
} a { the-figure } on hex { $hex }{ $part ->
    [none] { "" }
   *[other] {" "}({ $part })
}: { $cards }.
event-income = { $amount ->
    [0] { $you ->
        [yes] You got nothing for { $card }.
       *[no] { $name } got nothing for { $card }.
    }
   *[other] { $you ->
        [yes] You got
       *[no] { $name } got
    } { the-amount } for { $card }{ $again ->
        [yes] {" "}once more
       *[no] { "" }
    }.
}
event-taken = { $victim_you ->
    [yes] { $name } took { the-amount } from you ({ $card }{ $again ->
        [yes] , once more
       *[no] { "" }
    }).
   *[no] { $you ->
        [yes] You took
       *[no] { $name } took
    } { the-amount } from { $victim } ({ $card }{ $again ->
        [yes] , once more
       *[no] { "" }
    }).
}
event-event_paid = { $you ->
    [yes] You got
   *[no] { $name } got
} { the-amount } from the event { $event } ({ $why ->
    [pay] payment
    [cross] crossing
    [robbed] insurance
    [training] training
   *[build] construction
}). Left on it: { $left }.
event-object_built = { $you ->
    [yes] Your { the-figure } stands on hex { $hex }.
   *[no] { $name }: the { the-figure } stands on hex { $hex }.
}
event-card_slotted = { $you ->
    [yes] You placed
   *[no] { $name } placed
} { $card } in the { the-slot }.
event-part_switched = { $on ->
    [yes] { $you ->
        [yes] Your permanent effect works now: { $part }.
       *[no] { $name }: the permanent effect works now: { $part }.
    }
   *[no] { $you ->
        [yes] Your permanent effect is switched off: { $part }.
       *[no] { $name }: the permanent effect is switched off: { $part }.
    }
}
event-module_lifted = { $you ->
    [yes] You lifted your
   *[no] { $name } lifted a
} module on hex { $hex } to build there anew.
event-passed = { $you ->
    [yes] You passed.
   *[no] { $name } passed.
}
event-turn_ended = { $you ->
    [yes] You ended your turn.
   *[no] { $name } ended the turn.
}
event-ending = { $reason ->
    [figures] { $you ->
        [yes] Your supply is empty. All others have one more turn.
       *[no] { $name } has no figures left. All others have one more turn.
    }
    [field] No empty hex is left. { $you ->
        [yes] All others have one more turn.
       *[no] All but { $name } have one more turn.
    }
    [passes] Everybody has passed: the game ends.
   *[stalemate] The deck is empty and nobody builds any more: the game ends.
}
event-event_revealed = { $quids ->
    [0] Event: { $event }.
    [one] Event: { $event }, with { $quids } quid on it.
   *[other] Event: { $event }, with { $quids } quids on it.
}
event-event_boxed = The event { $event } came to nothing and went to the box.
event-event_over = The event { $event } is over.
event-token_put = { $you ->
    [yes] You placed
   *[no] { $name } placed
} { $token ->
    [eruption_token] the eruption token
    [meteor_token] the meteor shower token
    [crack_token] the crack
    [landing_pad_token] the landing pad token
    [dead_city_token] the dead city token
    [contamination_token] a contamination token
   *[engine_token] an engine token
} here: { $hexes }.
event-object_returned = { $you ->
    [yes] Your { the-figure } on hex { $hex } returned to the supply
   *[no] { $name }: the { the-figure } on hex { $hex } returned to the supply
} ({ $reason ->
    [eruption] eruption
    [sabotage] sabotage
   *[contamination] contamination
}).
event-object_put = { $you ->
    [yes] You placed
   *[no] { $name } placed
} a { the-figure } on hex { $hex }.
event-contaminated = { $you ->
    [yes] Your object on hex { $hex } is contaminated.
   *[no] { $name }: the object on hex { $hex } is contaminated.
}
event-cured = { $you ->
    [yes] You saved
   *[no] { $name } saved
} the object on hex { $hex } for { the-amount }.
event-healed = No longer contaminated: { $hexes }.
event-card_discarded = { $amount ->
    [0] { $you ->
        [yes] You discarded { $card }.
       *[no] { $name } discarded { $card }.
    }
   *[other] { $you ->
        [yes] You discarded { $card } and got { the-amount }.
       *[no] { $name } discarded { $card } and got { the-amount }.
    }
}
event-market_cleared = Off the market: { $cards }.
event-bid_made = { $you ->
    [yes] You bid
   *[no] { $name } bid
} { the-amount }.
event-bid_passed = { $you ->
    [yes] You stopped bidding.
   *[no] { $name } stopped bidding.
}
event-auction_won = { $name ->
    [none] Nobody bid.
   *[other] { $you ->
        [yes] You won
       *[no] { $name } won
    } the auction for { the-amount }.
}
event-engines_bought = { $tokens ->
    [0] { $you ->
        [yes] You bought no engine.
       *[no] { $name } bought no engine.
    }
    [one] { $you ->
        [yes] You bought
       *[no] { $name } bought
    } { $tokens } engine for { the-amount }.
   *[other] { $you ->
        [yes] You bought
       *[no] { $name } bought
    } { $tokens } engines for { the-amount }.
}
event-card_taken_back = { $you ->
    [yes] You took
   *[no] { $name } took
} { $card } back from the { the-slot }.
event-game_ended = { $tie_break ->
    [figures] The game is over. Victory by more figures in the supply: { $names }.
    [shared] The game is over. Shared victory: { $names }.
   *[none] { $names ->
        [none] The game is over.
       *[other] The game is over. Victory: { $names }.
    }
}

## Refusals

# drawing and paying
refusal-deck_empty = The deck is empty.
refusal-not_on_market = This card is not on the market: { $card }.
refusal-not_in_hand = You do not have this card in hand: { $card }.
refusal-must_pay = A move costs a card: you have no active Proton Drive.
refusal-drive_is_free = Your Proton Drive flies for free: you may not pay.
refusal-no_certain_stop = After this there would be no hex where your harvester may stop.
refusal-may_not_pass = You may pass only if you can neither draw nor move.

# flying
refusal-same_hex = Your harvester is there already: fly at least one hex.
refusal-not_straight = Hex { $hex } is not on a straight line from your harvester.
refusal-volcano_in_the_way = There is a volcano on the way to hex { $hex }.
refusal-volcano = Hex { $hex } is a volcano: nobody stops there.
refusal-dead_city_stop = Hex { $hex } is the dead city: it may be crossed, but nobody stops there.
refusal-cannot_pay_toll = { $toll ->
    [one] The owner wants { $toll } quid, and you have { $quids }.
   *[other] The owner wants { $toll } quids, and you have { $quids }.
}
refusal-cannot_build_there = Hex { $hex } is empty, and you have nothing to build there.
refusal-no_jump = You cannot use the Chronoblock now.
refusal-no_engine = You have no engine token.
refusal-engines_used_up = { $most ->
    [one] Engines may be used only once a turn.
   *[other] Engines may be used no more than { $most } times a turn.
}
refusal-engine_empty_hex = Hex { $hex } is empty: a flight by engine allows no building, so you may not stop there.

# building
refusal-same_name = Cards of one construction must have different names: { $card }.
refusal-wrong_terrain = { $card } may not be built on this terrain: { $terrain ->
    [wasteland] wasteland
    [crater] crater
   *[mountain] mountain
}.
refusal-no_volcano_near = { $card } needs a volcano next to the site.
refusal-no_module_left = You have no module left.
refusal-no_base_left = You have no base left.
refusal-used_this_turn = You have already used your one-shot effect in this turn.
refusal-one_shot_once = The one-shot effect may be used only once a turn.
refusal-not_your_part = Your harvester does not have this nose part.
refusal-price_missing = { $needed ->
    [one] This takes { $needed } card in the nose.
   *[other] This takes { $needed } cards in the nose.
}
refusal-freed_both_of_one = Two conditions can be lifted only if two cards are built.
refusal-order_of_cards = Name the cards in the order of the catalogue.
refusal-no_cluster_there = There is no volcano next to the site that stands for its group: { $hex }.
refusal-cannot_repeat = The block cannot repeat this card: { $card }.
refusal-not_in_slot = This card is not in the slot: { $card }.

# events
refusal-not_a_centre = Hex { $hex } is not the centre of a section.
refusal-not_a_volcano = Hex { $hex } is not a volcano.
refusal-no_token_there = The token may not lie on a volcano, a landing pad or the dead city: { $hex }.
refusal-hex_taken = There is an object on hex { $hex }.
refusal-not_adjacent = Hex { $hex } is not adjacent.
refusal-no_way_out_there = A harvester may not stand there: { $hex }.
refusal-same_section = The two hexes must belong to different sections.
refusal-not_empty_hex = Hex { $hex } is not an empty hex.
refusal-other_way_round = Name the two hexes the other way round.
refusal-crack_off_field = The whole crack must lie on the field.
refusal-crack_other_end = Name this crack from its other end.
refusal-bid_too_low = { $least ->
    [one] Bid at least { $least } quid.
   *[other] Bid at least { $least } quids.
}
refusal-bid_too_high = { $quids ->
    [one] You have only { $quids } quid.
   *[other] You have only { $quids } quids.
}
refusal-too_dear = { $price ->
    [one] That costs { $price } quid, and you have { $quids }.
   *[other] That costs { $price } quids, and you have { $quids }.
}
refusal-not_your_object = There is no object of yours on hex { $hex }.
refusal-already_contaminated = The object on hex { $hex } is contaminated already.
refusal-not_contaminated = The object on hex { $hex } is not contaminated.

## Score sheet

score-quids = Quids
score-extraction = Cargo: extraction
score-entertainment = Cargo: entertainment
score-generators = Cargo: generators
score-laboratories = Cargo: laboratories
score-logistics = Cargo: logistics
score-defence = Cargo: defence
score-systems = Cargo: systems
score-blocks = Cargo: blocks
score-total = Total
ended = { $reason ->
    [figures] { $you ->
        [yes] The game ended because your supply ran out of figures.
       *[no] The game ended because { $name } ran out of figures.
    }
    [field] The game ended because no empty hex was left.
    [passes] The game ended because everybody passed.
   *[stalemate] The game ended because the deck was empty and nobody built any more.
}
tie-figures = Equal quids: more figures left in the supply decide.
tie-shared = Equal in everything: the victory is shared.
