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

## Undo

undo-nothing = There is nothing of yours to take back.
undo-revealed = Something hidden has been shown since.
undo-passed = Another player has acted since.
undo-confirmed = You have already confirmed your choice.
undo-over = The game is over.

## Errors of the core

error-unknown_game = There is no game “{ $game }”. Known games: { $known }.
error-unknown_lesson = There is no lesson “{ $lesson }” of this game.
error-bad_options = Option “{ $option }” is not valid: { $reason }.
error-bad_action = This game knows no such move: { $reason }.
error-bad_record = { $at ->
    [0] The record is broken: { $reason }.
   *[other] The record is broken at action { $at }: { $reason }.
}
error-bad_position = This position cannot be set up, { $at }: { $reason }.
error-impossible_position = This position cannot be set up: { $reason }.
error-cannot_undo = Cannot undo. { $why ->
    [nothing] { undo-nothing }
    [revealed] { undo-revealed }
    [passed] { undo-passed }
    [confirmed] { undo-confirmed }
    [over] { undo-over }
   *[other] { "" }
}
error-unknown_bot = There is no bot “{ $bot }”. Known bots: { $known }.
error-unknown_character = The bots of “{ $game }” have no character “{ $character }”. Known characters: { $known }.
error-bad_answer = The bot { $bot } (seat { $seat }) answered “{ $question }” with { $answer }, which is none of its { $actions } actions.
error-no_lab = The game “{ $game }” has no { $part } for research yet.
error-illegal_step = Step “{ $step }” of { $space } leads to no legal action from here.
error-bad_setting = The setting “{ $setting }” does not fit the bot { $bot }.
error-job_failed = Number { NUMBER($n, useGrouping: 0) } failed: { $why }.
error-workers_lost = Number { NUMBER($n, useGrouping: 0) } was given up: its worker was lost { $times } times ({ $why }).
error-no_bot_file = There is no file { $source }.
error-no_bot_module = There is no module { $source }.
error-no_bot_name = Name the bot in { $source }, as in { $example }.
error-no_bot_named = There is no “{ $name }” in { $source }. It has: { $known }.
error-bot_import = { $source } cannot be loaded: { $error }.
error-not_a_bot = { $name } in { $source } is not a bot: it has no method { $method }.
error-bot_refuses = { $name } in { $source } cannot be made: { $error }.
error-no_program = There is no program { $program }.
error-bad_command = This is not a command: “{ $command }”.
error-bad_view = This view cannot be read.

## Refusals that any game may give

refusal-not_your_decision = There is nothing for you to decide now.
refusal-not_asked = This is not what you are asked now.
refusal-game_over = The game is over.

## A bot has lost a game without playing it to its end

fault-late = { $bot } took too long over “{ $question }”.
fault-illegal = { $bot } answered “{ $question }” with something it was not offered.
fault-crashed = { $bot } failed at “{ $question }”.
fault-gone = The program of { $bot } ended at “{ $question }”.
fault-garbled = { $bot } answered “{ $question }” with something that cannot be understood.
fault-not_started = The program of { $bot } did not start.

## Errors of the server

# what was sent
error-bad_request = The request is not valid.
error-bad_frame = The message cannot be read.
error-bad_message = The message has the wrong form.
error-malformed = The message cannot be read.
error-unknown_type = The server does not know this kind of message.
error-unknown_message = The server does not know this kind of message.
error-bad_name = This name cannot be used: choose one of at most { $limit } visible characters.
error-bad_level = There is no such bot level.
error-bad_seats = The seats do not fit this game.
error-bad_text = There is nothing to read in this text.
error-bad_login_name = A login name has 3 to 32 visible characters.
error-bad_password = A password has 8 to 200 characters.
error-bad_webhook = Notices can go only to a complete web address on the public internet.
error-bad_key = The key of a request has 1 to { $limit } visible characters: Latin letters, digits and signs, no spaces.
error-too_large = The message is too large.
error-too_many = Too many messages. Wait a moment.
error-too_many_connections = Too many connections from you. Close a window and try again.
error-too_many_tables = You have too many tables. Finish or leave one first.
error-too_many_joined = You are following too many tables at once. Close one first.
error-too_many_tests = Too many test notices. Wait a minute.
error-too_many_imports = { $days ->
    [1] No more records are taken from your address today: { $limit } a day are the most.
   *[other] You cannot import more records now: { $limit } in { $days } days are the most.
}
error-slow = The answer took too long. Try again.
error-bad_protocol = This page and the server speak different versions. Reload the page.

# who sent it
error-no_guest = The server does not know you yet. Reload the page.
error-wrong_login = The name or the password is wrong.
error-bad_origin = This request came from a foreign page.
error-not_host = Only the host of the table may do this.
error-not_your_seat = This seat is not yours.
error-too_many_analyses = { $limit ->
    [one] You have an analysis under way already. Wait until it is ready.
   *[other] You have { $limit } analyses under way already. Wait until one of them is ready.
}
error-analyses_full = So many games wait to be analysed that no more can be taken now. Try again in a few minutes.
error-not_seated = You have no seat at this table.
error-not_joined = Join the table first.
error-bad_token = This invitation is not valid.
error-bad_invite = This invitation is not valid.
error-not_public = This table is for invited players only.
error-not_allowed = This is not allowed here.

# where things stand
error-not_found = This does not exist, or not for you.
error-method_not_allowed = This address does not take such requests.
error-no_lesson = No lesson is played at this table.
error-hints_off = This table is played without hints.
error-hints_used_up = You have had your { $limit ->
    [one] hint
   *[other] { $limit } hints
} for this game.
error-not_asked = You are not asked anything now.
error-hint_dropped = The hint is no longer worked out: the question has gone, or you did not want it any more.
error-hint_failed = The hint could not be worked out just now. Please ask again.
error-not_a_bots_move = Step { $step } is no move of a bot. Only bots tell why.
error-explanation_failed = The bot's reasons could not be worked out just now. Please ask again.
error-no_table = There is no such table.
error-no_seat = There is no such seat.
error-no_note = There is no such note.
error-invite_used = This invitation has already been used.
error-already_seated = You already have a seat at this table.
error-table_full = All seats at this table are taken.
error-login_taken = Somebody else already has this login name.
error-has_account = You already have an account.
error-no_account = You have no account yet.
error-seat_taken = This seat is already taken.
error-seat_kept = This seat is kept for a player of the last game. The host can free it or invite you to another one.
error-not_waiting = This is possible only before the game begins.
error-no_ready_check = Nobody is asked to be ready now.
error-already_started = The game has already begun.
error-not_started = The game has not begun yet.
error-not_over = This is possible only after the end of the game.
error-game_over = The game is over.
error-no_redo = There is nothing to bring back.
error-stand_in = A bot is playing for you. Take your seat back first.
error-paused = The table is paused.
error-not_paused = The table is not paused.
error-proposal_open = Something has been proposed already. Answer that first.
error-no_proposal = This proposal is no longer open.
error-absent = A player is away. Without them only what was played since they left can be taken back.
error-chat_full = No more lines fit into this chat.
error-notes_full = No more notes fit in. Delete one first.
error-foreign_start = This game began with a position from elsewhere. It can be looked at, but not played on.
error-no_step = This game has no step { $step } to go on from.
error-old_rules = This game was played by an older version of the rules.
error-key_reused = This key has already been used for something else.
error-stale = The table has moved on. Look again before you choose.

# our own troubles
error-played_elsewhere = This game is being played in another tab. Take it over to go on here.
error-device_full = This device has no room left, so the move was not saved and does not count. Free some space and try again.
error-storage = The game could not be saved just now. Try again.
error-shutting_down = The server is restarting. The table will be back in a moment.
error-internal = Something broke on the server. Your table is safe; try again.

## Turn notices sent to a person's own address

notice-title = { $table ->
    [none] Your turn in { $game }
   *[other] Your turn in { $game }, table “{ $table }”
}
notice-text = { $round ->
    [none] { $title }. { $question }
   *[other] { $title } (round { $round }). { $question }
}
notice-test_title = A notice from Orrery
notice-test_text = Notices arrive here when it is your turn and you are not at the table.
notice-no_webhook = No address for notices has been set.
notice-refused_address = The server sends nothing to this address: it leads into a private network, or nowhere.
notice-bad_answer = The address answered with { NUMBER($status, useGrouping: 0) }.
notice-no_answer = Nobody answered at this address.

## Reasons inside errors about options, actions and records

reason-none_of = { $value } is none of: { $known }
reason-not_whole = { $value } is not a whole number
reason-not_from_to = { $value } is not from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }
reason-not_an_action = an action is a list that starts with its kind
reason-no_kind = { $value } is no kind of action; known: { $known }
reason-wrong_length = { $kind } takes { $wanted } values, not { $given }
reason-no_seat = { $value } is no seat; seats go from 0 to { $high }
reason-bad_values = { $value } holds values that mean nothing
reason-not_switch = { $value } is neither true nor false
reason-not_object = it is not an object
reason-unknown_option = there is no such option; known: { $known }
reason-seed_range = it is not a whole number of at most { $bits } bits
reason-not_a_record = this is not a record of Orrery
reason-not_a_match = this is not a saved match of Orrery
reason-not_json = this is not JSON
reason-format_version = its format version is { $value }, readable is { $wanted }
reason-rules_version = it was played under rules version { $value }, now in force is { $wanted }
reason-no_actions = actions or digests are missing
reason-no_pair = this is not a pair of seat and action
reason-digest = the digest does not match, the game went another way
reason-digest_places = its digests do not stand where a record has them
reason-over_differs = it says wrongly whether the game is over
reason-bad_seats = its list of players is not one name for each seat
reason-players_number = the number of players is missing
reason-seed_form = the seed is not a text of 32 hexadecimal digits
reason-damaged = the saved position is damaged: { $detail }
reason-not_following = the saved position does not follow from its record
reason-bad_start = no game can go on from the position it starts with: { $detail }
reason-commitment = the seed is not the one that was committed to before the first move
reason-move_missing = a move is missing
reason-summary = the entry of the table says something else than its moves
reason-start_unfinished = a game that began with a position instead of a deal is taken in only when it is over
reason-impossible = no game can be in such a position: { $detail }
reason-unknown_key = there is no key { $value }; known: { $known }
reason-missing_key = the key “{ $key }” is missing
reason-not_list = { $value } is not a list
reason-too_small = { $value } is less than { NUMBER($low, useGrouping: 0) }
reason-wrong_count = there are { $given } entries, not { $wanted }
reason-named_twice = { $value } is named twice
reason-too_many = “{ $name }” is named more often than there are copies ({ $copies })
reason-lies_nowhere = no place is left for “{ $name }” ({ $count }): all places where it could lie are named without it
reason-asked_twice = seat { $seat } is asked two things at once
reason-no_answer = seat { $seat } has no answer to the question “{ $kind }”
reason-stream_form = { $value } is not a text of { $digits } hexadecimal digits
reason-inner = { $error }
# What a messenger shows of a link to a table ($name: who invites).
preview-title = { $name ->
    [none] { $game }{ $table ->
        [none] {""}
       *[other] {" · "}{ $table }
    } · Orrery
   *[other] { $name } invites you to { $game }
}

## Reasons for a move: what is better or worse than with the best alternative

why-better = { $name }: { $told }{ $other ->
    [none] { "" }
   *[other] { " " }(otherwise { $other })
}, worth { $by }.
why-worse = { $name }: { $told }{ $other ->
    [none] { "" }
   *[other] { " " }(otherwise { $other })
}, which costs { $by }.
# Where the numbers alone would speak for the other move ($gaps: these numbers).
despite-better = { $name }: { $by } more all in all. Don’t be misled by the count ({ $gaps }).
despite-worse = { $name }: { $by } less all in all. Don’t be misled by the count ({ $gaps }).
despite-also = , though { $gaps }
# A nudge tells what matters now, and no move ($by: points of the game, such as "2 medals").
hint-gain = What matters most now: { $name }. There the best move is { $by } ahead of the next one.
hint-apart = Mind this: { $name }. There the moves differ most, by { $by }.
hint-alike = The best moves come to about the same: take the one you like.
hint-ahead = One move is better than the others, by many small things at once.
hint-same = The bot sees no difference between your choices here: take what suits your plan.
hint-only = There is only one thing to do now.
term-later = What follows
term-others = What the others get
better-others = It leaves the others with less to choose from, worth { $by }.
worse-others = It gives the others more to choose from, which costs { $by }.
better-later = The next turns bring { $by } more from here: they went better in { $won } of { $of } futures tried.
worse-later = The next turns bring { $by } less from here: they went worse in { $won } of { $of } futures tried.
