### The page: everything it says beside the words of a title.
### $name is a player's name, as at every table; the page never says "you" where several people share a device.

web-name = Antechamber
web-nav = Pages
web-close = Close
web-save = Save
web-loading = One moment.
web-loading-table = The table is being set.
web-try-again = Try again
web-to-lobby = To the hall

## What happened, in words

web-deeds = { $name }: { $deeds }.
web-event-plain = { $name }: { $kind }.

## The hall

web-your-turn = Your turn
web-waiting = Going on
web-doors = Games
web-door-players = { $least }–{ $most }
web-door-soon = Opens later
web-play-now = Play now
web-play-now-level = Play now: { $level }
web-play-now-bots = Play { $title } now, against bots: { $level }
web-hotseat = Hot-seat
web-hotseat-title = { $title }: everybody on this device
web-invite = Invite
web-invite-title = { $title }: invite by link
web-how = How to play
web-how-title = How to play { $title }
web-how-rules = All rules
web-how-set = Set a table

web-my-tables = My tables
web-my-tables-above = All your running games stand above the doors.
web-my-tables-none = You have no tables yet. A game against bots takes one click, and it waits for you if you leave.
web-my-tables-fill = Play against bots
web-card-open = Open
web-card-look = Look
web-card-waiting = Waiting for { $names }
web-card-with = { $title } with { $names }
web-card-round = round { $round }
web-card-until = kept until { $date }
web-card-won = { $count ->
        [one] { $names } won
       *[other] { $names } won together
    }

## My name and what I like

web-settings = Settings
web-your-name = Your name
web-name-change = { $name }: change your name
web-name-why = The others at your tables see it. It stays on this device until you sit down.
web-name-guest = Guest
web-names = Bruno, Chloé, Dawid, Eva, Filip, Grace, Hugo, Iza
web-language = Language
web-language-en = English
web-language-pl = Polski
web-language-fr = Français
web-theme = Light
web-theme-system = As the system
web-theme-night = Night
web-theme-day = Day
web-setting-confirm = My turn waits until I confirm it
web-setting-letters = Single letters read the table out
web-setting-gains = Ask me about gains
web-setting-gains-about = Off: what your assistants simply give is taken for you.
web-gains-end = The end of the game hangs on this gain, so you are asked although “Ask me about gains” is off.
web-licences = Licences

## A level that fits

web-level-up = Two wins in a row. Try the next level: { $level }?
web-level-down = Two losses in a row. Try an easier level: { $level }?
web-level-stays = From then on, “Play now” plays at this level.
web-level-next = Play: { $level }
web-level-no = Not now

## Setting a table

web-setup = Set a table: { $title }
web-setup-players = Players
web-setup-seats = Who sits where
web-setup-first-game = Recommended for a first game
web-setup-advanced = More options
web-setup-default = as the rules say
web-setup-open = Open the table
web-seat-number = Seat { $seat }
web-seat-name = Name at seat { $seat }
web-seat-me = Me
web-seat-hotseat = On this device
web-seat-link = Open by link
web-seat-link-why = You get a link for this seat.
web-seat-is-bot = Bot
web-figure-sun = sun
web-figure-moon = moon
web-figure-serpent = serpent
web-figure-eye = eye
web-figure-flower = flower
web-figure-stair = stair
web-bot-level = Strength of the bot

## Joining

web-join-title = You are invited
web-join-about = { $count ->
        [0] { $title } on this server. Say what you are called and sit down.
       *[other] { $title } with { $names }. Say what you are called and sit down.
    }
web-join = Sit down
web-join-key = The key of the seat stays on this device. The link opens it once.
web-join-asks = A bot plays this seat. As soon as it has secrets, everybody at the table is asked first; until they agree, you look on.
web-join-guest = Guest ({ $figure })
web-sat-down = { $name } sat down.
web-join-closed = This invitation cannot be used
web-no-key = This device has no key for this table
web-no-key-why = Who has a seat plays with the link that was used to sit down, on that device. Ask for a new link, or for one to watch. Nothing at the table is lost.
web-table-closed = This table cannot be opened

## Asking for a seat

web-request-zone = Request for seat { $seat }
web-request = { $name } would like to take over seat { $seat }, which a bot plays.
web-request-why = Who takes it over sees everything that the bot has hidden.
web-request-agree = Agree
web-request-refuse = Refuse
web-request-waits = { $name } asks for seat { $seat }. Still to agree: { $names }.
web-asking = You have asked for seat { $seat }. Until everybody has agreed, you look on. Still to agree: { $names }.
web-asking-end = No longer ask
web-card-asks = You have asked for seat { $seat }
web-seat-invite = Invite somebody
web-seat-invite-asks = Since there are secrets in this game, everybody at the table is asked before somebody takes over a bot’s seat.

## Zones of a table

web-zone-status = What is to be done
web-zone-options = Your options
web-zone-me = { $name }’s board
web-zone-board = The table
web-zone-others = The players
web-zone-look = What you look at
web-zone-confirm = Your turn
web-round = Round { $round }
web-round-of = Round { $round } of { $rounds }
web-round-setup = Before the first round
web-players = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }

## Who must do what

web-head = { $name }, it is your turn
web-head-confirm = { $name }, confirm your turn
web-confirm-why = You can still take it back. Then the next player goes on.
web-wait = { $name } is choosing
web-wait-several = { $count ->
        [one] { $count } player is choosing
       *[other] { $count } players are choosing
    }
web-wait-confirm = { $name } confirms the turn
web-wait-open = A seat is still open
web-wait-open-why = Send its link from the menu, or let a bot sit there.
web-wait-away = { $name } is not here just now. The table waits; nothing is lost.
web-over = The game is over
web-closed = This table is closed
web-options-other = Options
web-options-all = Show all options
web-options-below = More below
web-picked = { $count } of { $most }
web-picked-free = { $count } picked

## The confirm bar

web-undo = Undo
web-restart = Restart turn
web-restart-short = Restart
web-undo-nothing = Nothing can be taken back now: you have not chosen yet, chance has decided since, or somebody else has.
web-undo-busy = Your last choice is still on its way.
web-end-turn = End turn
web-end-turn-later = You can end your turn once you have acted.
web-end-turn-others = It is not your turn.
web-confirm-turn = Confirm turn
web-choose = Choose
web-choose-why = Tap a place or an option first; this button then does it.
web-more = More

## Help and why not

web-look-nothing = Tap a place to look at it.
web-why-title = Not now
web-why-possible = This is possible now.
web-why-nothing = Point at something first, then ask why not.
web-why-offline = The table can be asked again when the connection is back.

## The connection, in three words

web-wire-saved = Saved
web-wire-sending = Sending
web-wire-offline = Offline, will send
web-reconnecting = Reconnecting. Your move is kept.

## The log

web-log = Log
web-log-title = What happened
web-log-hint = Choose a line to see the table at that moment.
web-log-empty = Nothing has happened yet.
web-since = Since your last turn
web-since-of = Since { $name }’s last turn
web-since-watching = What happened last
web-since-nothing = Nothing has happened yet.

## The menu

web-menu = Menu
web-menu-seats = At this table
web-menu-mine = Seat of { $name }
web-menu-pages = More about this game
web-seat-still-open = { $name }, open
web-seat-stand-in = a bot keeps the seat ({ $level })
web-seat-device = on this device
web-seat-here = here
web-seat-away = away
web-seat-fill = Let a bot sit there
web-invite-link = Link for seat { $seat }
web-invite-why = { $count ->
        [one] A seat is open. Send its link; whoever opens it sits there.
       *[other] { $count } seats are open. Send each link to one person; whoever opens it sits there.
    }
web-invite-local = This link works on this machine only: start the server with “--host 0.0.0.0”, open this page by the machine’s address in your network, and copy the link there.
web-watch-link = Link to watch
web-copy = Copy
web-copied = Copied
web-stand-in = Let a bot keep my seat
web-stand-in-of = Let a bot keep { $name }’s seat
web-take-back = Take my seat back
web-take-back-of = Take { $name }’s seat back
web-move = Move to another device
web-move-link = Open this on the other device
web-move-why = The seat goes to whoever opens it, and this device can then only watch.
web-leave = Leave the table
web-leave-sure = A bot plays on for you, and your key opens the seat no more.
web-leave-yes = Leave for good
web-leave-no = Stay
web-rules = Rules
web-reconstructed = Reconstructed parts
web-cards = Cards

## Keys

web-keys = Keys
web-keys-about = Tab and the arrow keys go from place to place, Enter chooses. These letters read the table out:
web-keys-log = the last events
web-keys-status = what is to be done
web-keys-hand = my board
web-keys-board = where I stand
web-keys-others = the other players
web-keys-why = why the place I point at cannot be chosen
web-keys-help = help for the place I point at, or this list
web-keys-escape = close what is open
web-read-points = { $points ->
        [one] { $name }: { $points } point.
       *[other] { $name }: { $points } points.
    }
web-read-standing = { $points ->
        [one] { $name }: { $points } point, place { $rank } of { $players }.
       *[other] { $name }: { $points } points, place { $rank } of { $players }.
    }

## The curtain

web-curtain = Pass the device to { $name }
web-curtain-others = Everybody else looks away.
web-curtain-look = I am { $name }, hold to look
web-curtain-done = locked
web-curtain-now = looks now
web-curtain-to-come = to come
web-scene-hint = Any key or tap goes on.
web-scene-next = Go on

## The end

web-won = { $count ->
        [one] { $points ->
            [one] { $names } wins with { $points } point
           *[other] { $names } wins with { $points } points
        }
       *[other] { $points ->
            [one] { $names } win with { $points } point
           *[other] { $names } win with { $points } points
        }
    }
web-capped = The limit of rounds was reached.
web-column-player = Player
web-column-points = Points
web-again = Play again
web-share = Share
web-share-all = Whoever has this link can look at the game
web-share-mine = This link works on devices that have a key of this table
web-board = The board
web-result = The result

## Looking back

web-replay = Replay
web-replay-first = To the beginning
web-replay-back = One move back
web-replay-play = Play
web-replay-stop = Stop
web-replay-next = One move on
web-replay-slider = Moment of the game
web-replay-where = { $round ->
        [0] Setup, move { $ply } of { $plies }
       *[other] Round { $round }, move { $ply } of { $plies }
    }
web-replay-eyes = With whose eyes
web-replay-link = Link
web-replay-close = To the table
web-replay-why = Why ({ $name }): { $why }
web-eyes-public = Everybody

## Pages

web-rules-of = Rules: { $title }
web-rules-about = In our own words. Every rule has an id, which help texts and the log use too.
web-rules-search = Search
web-rules-found = { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
web-rules-source-rulebook = from the rulebook
web-rules-source-mixed = from the rulebook, with a ruling where it is silent
web-rules-source-ruling = our ruling, where the rulebook is silent
web-rules-none = There is no such game on this server. Everything else is where it was.
web-cards-of = Cards: { $title }
web-reconstructed-of = Reconstructed parts: { $title }
web-reconstructed-about = The pictures of the rulebook are lost, so some faces are not known for sure. A small crack with staples marks them on the table, two staples where a part is reconstructed, one where it is partly known. This page lists every part and where it comes from.
web-reconstructed-correct = If you own the box, you can correct a line: copy the data file to a folder of yours as { $file }, change it, and name that folder when you play in the terminal. It is checked when it is read.
web-source-reconstructed = Reconstructed ({ $count })
web-source-reconstructed-about = Worked out so that it agrees with everything the rulebook states.
web-source-mixed = Partly known ({ $count })
web-source-mixed-about = Some of it is stated, the rest is worked out.
web-source-public = From public pictures ({ $count })
web-source-public-about = Seen in pictures that the publisher or players have shown.
web-source-rulebook = From the rulebook ({ $count })
web-source-rulebook-about = Stated there.
web-source-section = Part
web-source-entry = Entry
web-source-note = Note
web-gallery = Pieces

## When something goes wrong

web-lost = There is nothing here
web-lost-why = The address leads nowhere. Your tables are safe: the hall lists them.
web-page-missing = This page cannot be shown
web-plain = This game has no drawn table yet. Everything lies here in words, and the options on the side make it playable.
web-plain-nothing = nothing
web-problem-unreachable = The server cannot be reached. What you did is safe; try again when you are online.
web-problem-not-found = There is no such table or page on this server.
web-problem-server = The server had a problem. Nothing you saved is lost; try again.

## That is against the rules

web-doubt = That is against the rules
web-doubt-open = That is against the rules…
web-doubt-expected = What did you expect?
web-doubt-about = A file is saved with what you see now, the question and your words; names are not in it. Attach it when you report the fault.
web-doubt-secret = It shows what you can see: keep it from the others until the game is over.
web-doubt-log = After the end you can save it again, with the whole course of the game.
web-doubt-save = Save the file
web-doubt-saved = Saved as { $file }.
