### Texts that all games share. A game's own file adds to these and repeats none of them.
### Parameters: $name and $names are players' names, $you is yes for the reader's own lines.

## Small words and list forms

word-you = you
word-nobody = nobody
list-pair = { $name } – { $value }
list-card_side = { $name } ({ $side })

## Prompts

prompt-confirm = Confirm your choice, or take it back.
prompt-waiting = Waiting for { $names }.
prompt-watching = You are watching. The table waits for { $names }.
prompt-over = The game is over.

## Events of the core

event-confirmed = { $you ->
    [yes] You confirm.
   *[no] { $name } confirms.
}
event-undone = { $you ->
    [yes] You take a choice back.
   *[no] { $name } takes a choice back.
}

## Undo

undo-nothing = There is nothing of yours to take back.
undo-revealed = Something hidden has been shown since.
undo-passed = Another player has acted since.
undo-over = The game is over.

## Errors of the core

error-unknown_game = There is no game “{ $game }”. Known games: { $known }.
error-bad_options = { $reason ->
    [unknown] There is no option “{ $option }”.
    [type] Option “{ $option }” has a value of the wrong kind.
    [value] Option “{ $option }” must be one of: { $allowed }.
    [players] This game is for { $allowed } players.
   *[other] Option “{ $option }” is not valid.
}
error-bad_action = This game knows no such move.
error-bad_record = The record is broken at action { $n }.
error-cannot_undo = Cannot undo. { $reason ->
    [nothing] { undo-nothing }
    [revealed] { undo-revealed }
    [passed] { undo-passed }
    [over] { undo-over }
   *[other] { "" }
}
error-unknown_bot = There is no bot “{ $bot }”. Known bots: { $known }.
error-bad_view = This view cannot be read.

## Refusals that any game may give

refusal-not_your_decision = There is nothing for you to decide now.
refusal-not_asked = This is not what you are asked now.
refusal-game_over = The game is over.

## Errors of the server

error-not_found = This does not exist, or not for you.
error-not_your_seat = This seat is not yours.
error-not_over = This is possible only after the end of the game.
error-already_started = The game has already begun.
error-not_started = The game has not begun yet.
error-bad_token = This invitation is not valid.
error-seat_taken = This seat is already taken.
error-no_seat = There is no such seat.
error-bad_seats = This game needs { $min } to { $max } seats.
error-too_large = The message is too large.
error-too_many = Too many messages. Wait a moment.
error-malformed = The message cannot be read.
error-unknown_message = The server does not know this kind of message.
error-not_joined = Join the table first.
error-stale = The table has moved on. Look again before you choose.
error-bad_name = A name has 1 to { $max } visible characters.
error-bad_level = There is no bot level “{ $level }”.
error-not_host = Only the host of the table may do this.
error-bad_protocol = This page and the server speak different versions. Reload the page.
error-bad_request = The request is not valid.
error-bad_import = This record cannot be imported.
error-not_allowed = This is not allowed here.
error-shutting_down = The server is restarting. The table will be back in a moment.
error-internal = Something broke on the server. Your table is safe; try again.
