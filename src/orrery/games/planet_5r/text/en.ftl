### Planet 5R. Names of technologies and settlements are in the data files and come as parameters.
###
### Parameters of events: $name is the player the line is about and $you is yes if that is the reader; $victim and
### $victim_you likewise. $card, $out, $of are names of cards; $names, $cards, $bids, $lit, $covered are finished
### lists. An absent value is "none".

## Words

action-excavate = Excavate
action-develop = Develop
action-plunder = Plunder
action-scout = Scout
action-expand = Expand

crystal-blue = blue
crystal-green = green
crystal-purple = purple
crystal-joker = joker

phase-reveal = Reveal a technology
phase-select = Choose an action card
phase-resolve = Perform actions
phase-cleanup = Discard played cards
phase-end = Game over

side-left = left
side-right = right
lies-over = over
lies-under = under

auction-solo = Auction for one
auction-contested = Contested auction

fate-won = wins
fate-tied = tied, pays 1
fate-late = no card left, pays 1
fate-lost = not above the roll, pays 1
fate-void = no water

improvement-gain_fixed = Gain 1 water
improvement-gain_die = Roll the die, gain that much water
improvement-gain_per_card = Gain 1 water per { $of } card played this round
improvement-steal_from_each = Steal 1 water from each other player who played { $of }
improvement-none = No improvement

amount-water = { $amount } water
amount-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
amount-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
amount-hand = { $amount ->
    [one] { $amount } action card
   *[other] { $amount } action cards
}
amount-technology = { $amount ->
    [one] { $amount } technology
   *[other] { $amount } technologies
}
amount-improvement = { $amount ->
    [one] { $amount } improvement
   *[other] { $amount } improvements
}
amount-blue = { $amount ->
    [one] { $amount } blue crystal
   *[other] { $amount } blue crystals
}
amount-green = { $amount ->
    [one] { $amount } green crystal
   *[other] { $amount } green crystals
}
amount-purple = { $amount ->
    [one] { $amount } purple crystal
   *[other] { $amount } purple crystals
}
amount-joker = { $amount ->
    [one] { $amount } joker crystal
   *[other] { $amount } joker crystals
}

## Prompts

prompt-choose_card = { $wave ->
    [2] The others have shown their cards. Choose yours.
   *[other] Choose an action card.
}
prompt-bid = { $kind ->
    [solo] You Excavate alone: bid { $water ->
        [1] 1
       *[other] 1 to { $water }
    } water and beat the die.
   *[contested] Bid { $water ->
        [1] 1
       *[other] 1 to { $water }
    } water in secret. Equal bids are out.
}
prompt-take_technology = You pay { $bid } water: take a technology and place it.

## Log

event-round_began = Round { $round }: { $card } joined the market.{ $out ->
    [none] { "" }
   *[other] { " " }{ $out } left the game.
}
event-card_chosen = { $card ->
    [none] { $you ->
        [yes] You have chosen a card.
       *[no] { $name } has chosen a card.
    }
   *[other] { $you ->
        [yes] You chose { $card }.
       *[no] { $name } chose { $card }.
    }
}
event-cards_revealed = { $wave ->
    [2] Late cards turned up: { $cards }.
   *[other] Cards turned up: { $cards }.
}
event-die_rolled = { $you ->
    [yes] You rolled
   *[no] { $name } rolled
} { $face } ({ $reason ->
    [scout] { action-scout }
    [auction] auction
   *[improvement] { $card }
}).
event-water_gained = { $you ->
    [yes] You gained
   *[no] { $name } gained
} { $amount ->
    [0] no
   *[other] { $amount }
} water ({ $reason ->
    [develop] { action-develop }
    [scout] { action-scout }
   *[improvement] { $kind ->
        [gain_per_card] { $card }, for { $of } cards
       *[other] { $card }
    }
}).
event-water_stolen = { $you ->
    [yes] You took
   *[no] { $name } took
} { $amount } water from { $victim_you ->
    [yes] you
   *[no] { $victim }
} ({ $reason ->
    [plunder] { action-plunder }
   *[improvement] { $card }
}).{ $from_supply ->
    [0] { "" }
   *[other] { " " }From the supply: { $from_supply }.
}
event-auction_began = { $kind ->
    [solo] Auction for one: { $names }.
   *[contested] Contested auction: { $names }.
}
event-bid_made = { $bid ->
    [none] { $you ->
        [yes] You have made a bid.
       *[no] { $name } has made a bid.
    }
   *[other] { $you ->
        [yes] You bid { $bid } water.
       *[no] { $name } bid { $bid } water.
    }
}
event-bids_shown = Bids: { $bids }.
event-bids_tied = Equal bids of { $bid }, out of the auction: { $names }.
event-bid_paid = { $you ->
    [yes] You paid
   *[no] { $name } paid
} { $amount } water: { $reason ->
    [won] the bid won.
    [tied] the bid was tied.
    [late] no technology was left.
   *[lost] the bid did not beat the die.
}
event-bid_void = { $you ->
    [yes] You had no water and could not bid.
   *[no] { $name } had no water and could not bid.
}
event-auction_failed = Nobody got a technology.
event-technology_taken = { $you ->
    [yes] You took { $card }
   *[no] { $name } took { $card }
} and laid it { $left_lies ->
    [over] { $right_lies ->
        [over] between two groups, over both
        [under] between two groups, over the left and under the right one
       *[none] over a group’s right end
    }
    [under] { $right_lies ->
        [over] between two groups, under the left and over the right one
        [under] between two groups, under both
       *[none] under a group’s right end
    }
   *[none] { $right_lies ->
        [over] over a group’s left end
        [under] under a group’s left end
       *[none] separately
    }
}. Crystals lit: { $lit }.{ $covered ->
    [none] { "" }
   *[other] { " " }Covered: { $covered }.
}
event-late_next = Choosing late next round: { $names }.
event-cards_back = { $you ->
    [yes] You took back
   *[no] { $name } took back
} { $cards }{ $reason ->
    [no_technology] , having got no technology
   *[expand] { "" }
}.
event-card_discarded = { $you ->
    [yes] You discarded { $card }.
   *[no] { $name } discarded { $card }.
}
event-round_ended = Round { $round } ended.
event-game_ended = { $tie_break ->
    [water] The game is over. Victory by more water: { $names }.
    [shared] The game is over. Shared victory: { $names }.
   *[none] The game is over. Victory: { $names }.
}

## Refusals

refusal-card_first = First choose an action card; technologies come up for auction when somebody Excavates.
refusal-bid_first = First make your bid.
refusal-take_first = First take a technology of the market and lay it.
refusal-card_not_in_hand = { $card } is not in your hand.
refusal-card_in_discard = { $card } is in your discard pile; Expand brings it back.
refusal-bid_too_low = A bid is at least 1 water.
refusal-bid_too_high = You cannot bid { $bid }: you have { $water } water.
refusal-not_in_market = { $card } is not in the market.
refusal-top_of_deck = { $card } is still in the deck; it joins the market next round.
refusal-no_such_group = You have no group number { $group }.
refusal-sides_differ = { $side ->
    [left] The left side does not fit: it shows { $mine }, the group ends with { $theirs }.
   *[right] The right side does not fit: it shows { $mine }, the group begins with { $theirs }.
}
refusal-same_group_twice = A card cannot join the same group on both sides.
refusal-lies_missing = { $side ->
    [left] Say whether the card lies over or under its left neighbour.
   *[right] Say whether the card lies over or under its right neighbour.
}
refusal-lies_without_group = { $side ->
    [left] There is nothing on the left to lie over or under.
   *[right] There is nothing on the right to lie over or under.
}

## Score sheet

score-water = Water: { $water }
score-blue = Blue crystals: { $count }{ $jokers ->
    [0] { "" }
    [one] , { $jokers } of them a joker
   *[other] , { $jokers } of them jokers
}
score-green = Green crystals: { $count }{ $jokers ->
    [0] { "" }
    [one] , { $jokers } of them a joker
   *[other] , { $jokers } of them jokers
}
score-purple = Purple crystals: { $count }{ $jokers ->
    [0] { "" }
    [one] , { $jokers } of them a joker
   *[other] , { $jokers } of them jokers
}
score-total = Total
tie-water = Equal points: more water decides.
tie-shared = Equal points and equal water: the victory is shared.
