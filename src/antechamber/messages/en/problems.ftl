### Why something was not done: one sentence that says what to do instead. $seats are names of players.

## Answers

problem-over = The game is over.
problem-spectator = You are watching; only those who have a seat can play.
problem-not-your-turn = It is not your turn: { $seats } must choose first.
problem-no-such-option = “{ $wish }” means nothing in this game.
problem-not-now = “{ $wish }” is not possible now.
problem-undo-nothing = There is nothing to take back.
problem-undo-barrier = { $answers ->
        [0] This cannot be taken back: chance decided something, or somebody else has answered since.
        [one] Only { $answers } answer can be taken back: before that, chance decided or somebody else answered.
       *[other] Only { $answers } answers can be taken back: before that, chance decided or somebody else answered.
    }
problem-undo-enough = You have come back to this question { $times } times; now the answer stands.
problem-nothing-to-confirm = There is no turn to confirm.
problem-nothing-sealed = You have no locked choice that could be changed.

## Opening a table

problem-no-title = There is no game called “{ $title }”.
problem-no-bot = There is no bot of the level “{ $level }” for this game.
problem-players = This game is for { $least } to { $most } players.
problem-option-unknown = This game has no option “{ $option }”.
problem-option-number = The option “{ $option }” takes a whole number from 0 on.
problem-option-text = The option “{ $option }” takes a text.
problem-option-value = The option “{ $option }” takes one of these: { $values }.

## The server

problem-stale = The table has changed since; look at it and choose again.
problem-confirm-first = Confirm your turn first, or take something back.
problem-unconfirmed = { $seat } has yet to confirm the turn.
problem-bot-plays = A bot plays for this seat. Take the seat back first.
problem-key = This key does not open this table.
problem-no-key = This needs the key of a seat.
problem-key-revoked = This seat has gone on to another device, or was left.
problem-invite = This invitation has been used or replaced. Ask for a new one.
problem-no-table = There is no such table.
problem-no-seat = { $number ->
        [one] This table has { $number } seat.
       *[other] This table has { $number } seats.
    }
problem-no-ply = { $plies ->
        [one] This game has { $plies } answer so far.
       *[other] This game has { $plies } answers so far.
    }
problem-not-your-seat = Only the owner of this seat can do that.
problem-not-the-host = Only the host of this server can do that.
problem-not-open = No game is being played at this table.
problem-seat-taken = This seat belongs to { $seat }.
problem-seat-changed = The seat has changed meanwhile; look again.
problem-still-here = { $seat } is at the table; a bot can take over only for somebody who is away.
problem-no-request = Nobody asks for this seat any more; look again.
problem-requests-enough = Seats at this table have been asked for { $times } times; that is enough.
problem-seat-asked-for = A bot’s seat goes to a person only if the others agree: invite somebody to it, and they are asked.
problem-seat-refused = You were not given the seat: somebody refused, or somebody else has asked for it since.
problem-other-eyes = Until the game is over you can look with your own eyes or a spectator's.
problem-does-not-replay = The rules of this game have changed since: from entry { $entry } on it would go another way. It can be looked at up to there, but not played on.
problem-rules-changed = The rules of this game were mended since it was begun, and from entry { $entry } on it would go another way. { $change } It can be looked at up to there and exported, but not played on.
problem-cannot-open = This release cannot open this table. The host of this server can export it.
notice-rules-changed = The rules of this game were mended while it was being played (version { $then }, now { $now }). Everything so far stands.
problem-entries-missing = Entries of this table's log are missing, from number { $entry } on. The host of this server has been told.
problem-house-full = This server is full. Try again later.
problem-too-fast = That was too much at once. Wait a little and try again.
problem-connections = { $number ->
        [one] Your address may have { $number } connection to this server at a time. Close it and try again.
       *[other] Your address has { $number } connections to this server, and more are not allowed. Close some and try again.
    }
problem-tables-today = { $number ->
        [one] Your address has opened { $number } table today, and more are not allowed. Try again tomorrow.
       *[other] Your address has opened { $number } tables today, and more are not allowed. Try again tomorrow.
    }
problem-slow = Your request took too long to arrive. Try again.
problem-closed = The host of this server has closed this table. It can still be looked at.
problem-host = This server does not know itself by the name { $host }; whoever runs it can add that name to { $setting }.
problem-too-large = That was too large; { $bytes } bytes are the most.
problem-hello-first = Say hello first, with a key.
problem-message = This message cannot be read.
problem-invalid = This request cannot be read: { $where }
problem-no-page = There is nothing here.
problem-method = This cannot be done here.
problem-origin = This page may not talk to this server.
problem-upgrade = This is for a WebSocket.
problem-no-database = The database does not answer.
problem-unhealthy = The database cannot be used: { $reason }
problem-page-not-built = The page has not been built yet; python3 dev.py play builds it.
problem-internal = Something went wrong on our side; nothing was changed.
problem-other = This cannot be done: { $reason }
