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
web-door-mystery = Mystery of the Temples
    .about = Gather crystals round the ring, line them up, break the curses.
    .length = about 20 rounds
web-door-aztec = Aztec
    .about = Claim jewels, tell the truth or not, and decide whom to believe.
    .length = 5 rounds
web-door-mice = Of Mice & Mazes
    .about = Send your paws into the crypt and open chambers where lines meet.
    .length = a race for glory
web-door-jaguar = Shards of the Jaguar
    .about = Set traps for the others, gather crystals and the shards of the Heart.
    .length = 8 rounds
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

web-head-mystery-draft-choose_grid = { $name }, choose a crystal grid
web-head-mystery-draft-choose_start_rune = { $name }, take a rune card
web-head-mystery-start-crystals-choose_start_space = { $name }, place your first crystals
web-head-mystery-turn-choose_move = { $name }, make your move
    .first = { $name }, enter the circle
web-head-mystery-turn-choose_action = { $name }, collect or break a curse
    .after = { $name }, end your turn
    .both = { $name }, go on or end your turn
web-head-mystery-store-choose_storage_space = { $name }, store your crystal
    .full = { $name }, your grid is full
web-head-mystery-take-choose_source = { $name }, take it elsewhere
web-head-mystery-gain-choose_next_crystal = { $name }, choose what comes first
web-head-mystery-gain-colours-choose_colour = { $name }, choose a colour
web-head-mystery-pay-choose_payment = { $number ->
        [one] { $name }, pay { $number } crystal
       *[other] { $name }, pay { $number } crystals
    }
web-head-mystery-convert-choose_to_convert = { $name }, convert or decline
web-head-mystery-upgrade-choose_to_clear = { $name }, clear the card?
web-head-mystery-upgrade-choose_mana_space = { $name }, cover a space
web-head-mystery-switcheroo-choose_crystal_to_swap = { $name }, swap two crystals
web-head-mystery-switcheroo-choose_crystal_to_swap_with = { $name }, swap it with another
web-head-mystery-reserve-grid-choose_crystal_to_give_up = { $name }, trade crystals
web-head-mystery-break-curse-choose_rune_pile = { $name }, choose a rune card

web-wait-mystery-setup = The game is being set up.
web-wait-mystery-move = Where the curse breaker goes.
web-wait-mystery-act = Collect crystals or break a curse.
web-wait-mystery-end = Charms, and the end of the turn.
web-step-mystery-move = 1 Move
web-step-mystery-act = 2 Collect or break
web-step-mystery-end = 3 End turn

web-head-aztec-character-choose_character = { $name }, choose a character
web-head-aztec-round-choose_claims = { $name }, choose your claim
web-head-aztec-round-choose_tokens = { $name }, believe or accuse
web-head-aztec-gain-choose_artefact = { $name }, take one artefact
web-head-aztec-scapegoat-choose_scapegoats = { $name }, give stones away
web-head-aztec-steal-choose_theft = { $name }, take a jewel
web-head-aztec-take-choose_jewels = { $name }, take jewels
web-head-aztec-trade-choose_jewels = { $name }, take jewels
web-head-aztec-trade-choose_trade = { $name }, swap a jewel

web-wait-aztec-setup = The game is being set up.
web-wait-aztec-claim = All claims are shown together.
web-wait-aztec-token = All tokens are shown together.
web-wait-aztec-reveal = What the artefact brings.
web-step-aztec-claim = 1 Claim
web-step-aztec-token = 2 Tokens
web-step-aztec-reveal = 3 Reveal
web-step-aztec-curse = 4 Curses

web-head-mice-action-choose_action = { $name }, place a paw or remove
    .may = { $name }, an additional action
    .final = { $name }, your final action
web-head-mice-place-choose_intersection = { $name }, choose a crossing
web-head-mice-removal-choose_removal = { $name }, remove your paws
web-head-mice-window-offer_reactions = { $name }, your assistants
web-head-mice-rest-offer_reactions = { $name }, a mere gain
web-head-mice-branch-choose_branch = { $name }, choose a side
web-head-mice-take-any-choose_resource = { $number ->
        [one] { $name }, take a resource
       *[other] { $name }, take { $number } resources
    }
web-head-mice-passage-offer_passage = { $name }, flip the entrance?
web-head-mice-hire-choose_assistant = { $name }, hire an assistant
web-head-mice-hire-choose_payment_for_assistant = { $name }, pay
web-head-mice-open-choose_chamber = { $name }, open a chamber
web-head-mice-open-choose_spot = { $name }, choose a spot
web-head-mice-open-choose_payment_for_chamber = { $name }, pay
web-head-mice-open-choose_whether_to_trigger = { $name }, trigger it?
web-head-mice-exchange-choose_exchange = { $name }, exchange
web-head-mice-move-choose_paw_to_move = { $name }, move a paw
web-head-mice-move-choose_where_to_move = { $name }, move the paw
web-head-mice-flip-choose_used_chest = { $name }, flip a chest
web-head-mice-camp-choose_card_for_camp = { $name }, camp a card
web-head-mice-camp-choose_card_to_make_room = { $name }, make room
web-head-mice-cut-camp-choose_card_too_many = { $name }, make room
web-head-mice-refresh-choose_card_to_refresh = { $name }, refresh the rows
web-head-mice-copy-choose_target = { $name }, choose an effect
web-head-mice-borrow-choose_loan = { $name }, borrow an assistant
web-head-mice-privy-choose_assistant_to_dismiss = { $name }, discard an assistant
web-head-mice-privy-choose_replacement = { $name }, find a replacement
web-head-mice-commander-choose_entrance = { $name }, one more paw
web-head-mice-after-removing-choose_entrance_after_removing = { $name }, one more paw
web-head-mice-last-chests-choose_to_finish = { $name }, use a chest?
web-wait-mice-action = Place a paw, or remove all of them.
web-wait-mice-placing = Where a paw goes inside.
web-wait-mice-removing = Which paw comes back next.
web-wait-mice-effect = What a card brings.
web-step-mice-action = Action
web-step-mice-placing = Crossings
web-step-mice-removing = Paws back
web-step-mice-effect = Effects

web-head-jaguar-character-choose_character = { $name }, choose a character
web-head-jaguar-start-choose_start = { $name }, choose where to enter
web-head-jaguar-trap-choose_trap = { $name }, set a trap
web-head-jaguar-trap-choose_token = { $name }, choose a token in secret
web-head-jaguar-turn-choose_action = { $name }, your actions
web-head-jaguar-chest-choose_amulets = { $name }, keep two amulets
web-head-jaguar-blessing-choose_blessing = { $name }, shed a curse?
web-head-jaguar-level-choose_reward = { $name }, choose a reward
web-head-jaguar-objective-choose_objective = { $name }, mark an Objective?
web-head-jaguar-checkpoint-1-choose_checkpoint_crystal = { $name }, take a crystal
web-head-jaguar-checkpoint-3-choose_dome_crystal = { $name }, take a crystal
web-head-jaguar-suffering-choose_loss = { $name }, a trap hits you
web-head-jaguar-harm-choose_yellow = { $name }, one more glory?
web-head-jaguar-door-choose_first_marker = { $name }, open a Secret door
web-head-jaguar-door-choose_second_marker = { $name }, where does it lead?
web-head-jaguar-door-choose_passage = { $name }, go through?
web-head-jaguar-flood-choose_direction = { $name }, where does the water flow?
web-head-jaguar-flood-choose_reaction = { $name }, the water comes
web-head-jaguar-free-take-choose_free_take = { $name }, a free Take
web-head-jaguar-wave-choose_wave = { $name }, ride a wave?
web-head-jaguar-hunt-choose_hunt = { $name }, hunt?
web-head-jaguar-escape-choose_preparation = { $name }, before you run
web-head-jaguar-escape-choose_step = { $name }, escape
web-head-jaguar-escape-choose_aftermath = { $name }, one last thing
web-head-jaguar-prepare-solo-choose_jaguar_start = { $name }, where does the Jaguar begin?
web-head-jaguar-prowl-choose_way = { $name }, which way does the Jaguar go?
web-head-jaguar-taming-choose_to_tame = { $name }, tame the Jaguar?
web-head-jaguar-taming-choose_taming_token = { $name }, keep one token
web-head-jaguar-fetch-choose_item = { $name }, take it from anywhere
web-head-jaguar-tamed-walk-choose_tamed_step = { $name }, free steps
web-wait-jaguar-setup = Where everybody enters.
web-wait-jaguar-refresh = A new round begins.
web-wait-jaguar-setting = A trap is set, its token in secret.
web-wait-jaguar-action = Actions: moving, taking, healing.
web-wait-jaguar-activation = The traps go off.
web-wait-jaguar-escape = Out of the temple.
web-step-jaguar-setting = Set traps
web-step-jaguar-action = Actions
web-step-jaguar-activation = Traps go off

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
web-chapter-mystery-options = Table options
web-chapter-mystery-components = What is in the box
web-chapter-mystery-setup = Setting up
web-chapter-mystery-turn = Your turn
web-chapter-mystery-movement = Moving
web-chapter-mystery-gaining = Gaining and storing crystals
web-chapter-mystery-supply = When the supply runs out
web-chapter-mystery-collecting = Collecting
web-chapter-mystery-runes = Rune cards
web-chapter-mystery-paying = Paying
web-chapter-mystery-charms = Charms
web-chapter-mystery-breaking = Breaking curses
web-chapter-mystery-grids = Crystal grids
web-chapter-mystery-two-players = Two players
web-chapter-mystery-end = The end and scoring
web-chapter-mystery-termination = Games that would not end
web-chapter-mystery-information = What everybody may know
web-chapter-mystery-decisions = How choices are asked
web-chapter-aztec-options = Table options
web-chapter-aztec-components = What is in the box
web-chapter-aztec-setup = Setting up
web-chapter-aztec-round = A round
web-chapter-aztec-claims = Claims
web-chapter-aztec-tokens = Tokens
web-chapter-aztec-reveal = Turning the cards up
web-chapter-aztec-stones = Cursed stones
web-chapter-aztec-artefacts = Gaining an artefact
web-chapter-aztec-curses = Curses
web-chapter-aztec-round-end = The end of a round
web-chapter-aztec-effects = What artefacts do
web-chapter-aztec-scoring = The end and scoring
web-chapter-aztec-information = Who may know what
web-chapter-aztec-decisions = How choices are asked
web-chapter-aztec-termination = How long a game lasts
web-chapter-mice-options = Table options
web-chapter-mice-components = What is in the box
web-chapter-mice-setup = Setting up
web-chapter-mice-ground = Resources, camp and rows
web-chapter-mice-turn = Your turn
web-chapter-mice-effects = Effects, opening and hiring
web-chapter-mice-assistants = Assistants
web-chapter-mice-chambers = Chambers
web-chapter-mice-passages = Hidden passages
web-chapter-mice-end = The end and scoring
web-chapter-mice-limits = What everybody may know, and limits
web-chapter-jaguar-options = Table options
web-chapter-jaguar-components = What is in the box
web-chapter-jaguar-board = The board
web-chapter-jaguar-setup = Setting up
web-chapter-jaguar-round = A round
web-chapter-jaguar-refresh = Refresh
web-chapter-jaguar-trap-setting = Trap setting
web-chapter-jaguar-actions = Actions
web-chapter-jaguar-activation = Trap activation
web-chapter-jaguar-glory = Glory
web-chapter-jaguar-curses = Curses
web-chapter-jaguar-objectives = Objectives
web-chapter-jaguar-scoring = The end and scoring
web-chapter-jaguar-amulets = Amulets
web-chapter-jaguar-players = Two, three and four players
web-chapter-jaguar-full-amulets = Full game: chests and amulets
web-chapter-jaguar-levels = Full game: levels and characters
web-chapter-jaguar-abilities = Full game: abilities
web-chapter-jaguar-full-curses = Full game: curses
web-chapter-jaguar-escape = Full game: Escape
web-chapter-jaguar-solo-setup = Solo: setting up
web-chapter-jaguar-solo-round = Solo: the round
web-chapter-jaguar-information = Who may know what
web-chapter-jaguar-termination = How long a game lasts
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
