### What kinds of actions are called, where nothing better tells a move apart

move-bid = Bid
move-confirm = Finish the turn
move-play = Lay an action card
move-take = Take a technology
