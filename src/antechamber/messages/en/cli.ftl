# The command line: help texts, headings and errors.

cli-about = Published board games, complete and faithful, on one engine: play, simulate, compare bots.
cli-error = Error: { $reason }
cli-default-name = You
cli-bot-name = { $level } { $number }

cli-games = List the titles with their options.
cli-data = Show where the component data come from, entry by entry.
cli-rules = Tell how a title is played, and its rules in our own words.
cli-trace = Show for each rule the code that carries it out and the tests that prove it, and that each card has one; fail on a gap.
cli-simulate = Play many games without people and count.
cli-arena = Let bots play against each other, with rotating seats.
cli-bench = Measure the speed of the engine on this machine.
cli-play = Play in the terminal: against bots, or several people on one device.
cli-serve = Serve tables to browsers: on this machine, in the house, or on the net.
cli-replay = Replay a saved match and check that it comes to the same positions.
cli-backup = Copy the database of a server, also while tables play, and check the copy.
cli-restore = Put a copy that `backup` made in the place of the database, which is kept beside it.
cli-check-games = Replay all stored games with this release, and name the first difference of each.
cli-tables = See to the tables of a server: list, export, close and delete them.
cli-tables-list = List all tables, those moved last first.
cli-tables-export = Write the log of a table to a file that `replay` reads; it holds the seed and every secret.
cli-tables-close = Let nobody answer at a table any more; it can still be looked at.
cli-tables-delete = Delete a table with its log, for good.

cli-arg-slug = Short name of the title, as `games` lists it.
cli-arg-json = Print one JSON value and nothing else.
cli-arg-version = Print the version and nothing else.
cli-arg-data = Folder with an owner's corrected component data.
cli-arg-option = A table option; may be given several times.
cli-arg-seed = The same seed gives the same games.
cli-arg-jobs = Number of processes.
cli-arg-games = Number of games.
cli-arg-players = Number of players; if left out, 4 or as many as the title and the options take.
cli-arg-bots = A bot for all seats, or one for each, separated by commas.
cli-arg-arena-bots = As many bots as seats, separated by commas.
cli-arg-check = Audit, clone, save and load every position on the way (random bots).
cli-arg-statistics = Count per thing what the title tells of single games: how often cards were had and used, and the win lift.
cli-arg-short = Only how it is played, and what to begin with.
cli-arg-rule = Tell all about one rule.
cli-arg-tests = Folder of the tests; by default that of the working copy.
cli-arg-seconds = Time for each row.
cli-arg-me = Your name.
cli-arg-friends = Names of further people on this device, separated by commas.
cli-arg-play-bots = Bots to play against, separated by commas; two adepts if you are alone, or as many as the options take.
cli-arg-play-seed = A seed for the game; by default one that nobody can guess.
cli-arg-save = File for the log of the match; by default one in the folder of saved matches.
cli-arg-resume = Go on with a saved match: its file, or `last`.
cli-arg-language = The language of the game: en, pl or fr.
cli-no-language = there is no language { $language }; there is { $languages }
cli-arg-file = The saved match: its file, or `last`.
cli-arg-verify = Only check, do not tell the story.
cli-arg-backup = File for the copy.
cli-arg-restore = The copy.
cli-arg-table = The table: the ten letters and digits in its address.
cli-arg-export = File for the log.
cli-arg-yes = Do not ask.

cli-serve-host = Address to listen at; 0.0.0.0 lets other machines in.
cli-serve-port = Port to listen at; 0 takes any free one.
cli-serve-database-url = Address of the database; by default a file in the user's data folder.
cli-serve-no-browser = Do not open a browser.
cli-serve-started = Antechamber is open at { $address }
cli-serve-others = For others in your network, if they know this machine by its name: { $address }
cli-serve-port-busy = port { $port } is taken; give another one with --port, or --port 0 for any free one
cli-serve-port-failed = cannot listen at { $host }, port { $port }: { $reason }
cli-serve-setting = { $name }: expected a number from 0 on, got { $value }
cli-serve-proxies = { $name }: expected addresses or networks, such as 10.0.0.5 or 10.0.0.0/8, got { $value }
cli-serve-descriptors = The system allows this process { $limit } open files, enough for { $number } devices at a time instead of { $wanted }; raise the hard limit (ulimit -Hn, LimitNOFILE) for more.
cli-serve-database = the database cannot be used: { $reason }
cli-serve-database-address = the address of the database cannot be read; expected sqlite:///FILE or postgresql://USER:PASSWORD@HOST:PORT/NAME
cli-serve-newer = a newer release has used this database; install that release, or go back to a backup from before
cli-serve-damaged = the database file is damaged ({ $reason }); `antechamber restore FILE` puts a backup in its place
cli-serve-taken = { $file } is in use by another server; stop that one, or name another database with --database-url
cli-other-version = another release has used this database last; start `antechamber serve` of this release once
cli-file = { $file }: { $reason }
cli-no-file = there is no such file
cli-no-folder-there = there is no such folder
cli-is-folder = this is a folder; name a file
cli-file-exists = there is a file of this name; give another name
cli-damaged = { $file } is damaged: { $reason }
cli-no-tables = { $file } is no database of this server
cli-backup-postgresql = `backup` copies a SQLite file; for PostgreSQL use pg_dump
cli-backup-done = { $tables ->
        [one] { $tables } table is in { $file }.
       *[other] { $tables } tables are in { $file }.
    }
cli-backup-differs = { $games ->
        [one] { $games } game in it is damaged
       *[other] { $games } games in it are damaged
    }, so `restore` would refuse this copy; `antechamber tables delete` takes a table out, then make another copy
cli-restore-postgresql = `restore` puts back a SQLite file; for PostgreSQL use pg_restore, or psql with what pg_dump wrote
cli-restore-running = a server uses { $file }; stop it first
cli-restore-differs = { $file } is damaged: the game at table { $table } differs from entry { $entry } on
cli-restore-done = { $tables ->
        [one] { $tables } table was put back into { $file }.
       *[other] { $tables } tables were put back into { $file }.
    }
cli-restore-aside = What was there before is kept as { $file }.
cli-check-differs = { $table } ({ $title }) differs from entry { $entry } on; it was played by version { $then } of its rules, this is version { $now }
cli-check-missing = { $table } ({ $title }) has lost entries, from { $entry } on
cli-check-no-title = { $table } is a table of { $title }, which is not installed
cli-check-done = { $tables ->
        [one] { $tables } game replayed
       *[other] { $tables } games replayed
    }{ $different ->
        [0] ; every position agrees.
        [one] ; { $different } differs.
       *[other] ; { $different } differ.
    }
cli-tables-row = { $table }  { $title }, { $state ->
        [over] over
        [closed] closed
       *[open] open
    }, round { $rounds }, moved { $moved }: { $seats }
cli-tables-number = { $tables ->
        [one] { $tables } table.
       *[other] { $tables } tables.
    }
cli-tables-none = there is no table { $table }
cli-tables-not-open = no game is being played at table { $table }
cli-tables-exported = The log of { $table } with { $entries } entries is in { $file }.
cli-tables-closed = Table { $table } is closed.
cli-tables-sure = Delete table { $table } with its log, for good?
cli-tables-deleted = Table { $table } is deleted.
cli-server-silent = the server that uses this database does not answer; stop it, and try again
cli-server-refuses = the server that uses this database refused (status { $status }); its log says why

cli-option-form = expected --option key=value, got { $option }
cli-option-unknown = { $game } has no option { $option }; it has { $options }
cli-bots-number = expected one bot for all seats or { $seats } bots, got { $bots }
cli-check-random = --check plays random games; leave --bots out
cli-no-statistics = { $game } does not say what to count; --statistics is for { $games }
cli-bench-seconds = expected a time of more than 0 seconds, got { $seconds }
cli-no-folder = matches cannot be kept in { $folder } ({ $reason }); give --save FILE
cli-not-a-text = a text on the command line is not valid UTF-8
cli-nothing-saved = there is no saved match in { $folder }

cli-games-title = { $title } ({ $slug }), { $least } to { $most } players
cli-values-number = a number from 0 on
cli-first-game = { $players ->
        [1] Alone: { $command }
       *[other] { $players } players: { $command }
    }
cli-primer-other = { $option } is played otherwise: { $command }
cli-column-option = option
cli-column-values = values
cli-column-default = default
cli-column-rule = rule
cli-column-section = section
cli-column-entry = entry
cli-column-source = source
cli-column-note = note
cli-column-bot = bot
cli-column-games = games
cli-column-win-share = win share
cli-column-ci-low = 95 % from
cli-column-ci-high = to
cli-column-mean-score = mean score
cli-column-group = group
cli-column-name = name
cli-column-had-share = had by
cli-column-times = times had
cli-column-used = used
cli-column-compared = compared
cli-column-win-with = win with
cli-column-win-without = without
cli-column-lift = lift
cli-data-warning = differs from our reconstruction: { $warning }

cli-simulating = Playing { $games } games
cli-playing = Bots play { $games } games
cli-measuring = Measuring
cli-replay-agrees = { $entries } entries replayed; every position agrees, the last one is { $key }.

cli-trace-summary =
    { $cards ->
        [0] { $game }: { $rules } rules, { $tests } tests of rules
       *[other] { $game }: { $rules } rules, { $tests } tests of rules, { $cards } card faces
    }
cli-trace-gap =
    { $rule } has no { $what ->
        [code] code
        [tests] test
       *[help] help text
    }
cli-trace-unknown = { $rule } is not in the rules catalogue of { $game }
cli-trace-unknown-card = { $card } is no card of { $game }
cli-trace-no-tests = there are no tests in { $folder }; run this in a working copy, or give --tests
cli-trace-no-rule = there is no rule { $rule } in { $games }
cli-trace-broken = { $file } cannot be read as Python: { $reason }
cli-trace-cites = in the rulebook ({ $edition }): “{ $chapter }”
cli-trace-code = code: { $code }
cli-trace-test = test: { $test }

cli-arg-think-seconds = Time for each decision of a bot that searches; 1 by default.
cli-arg-think-iterations = Imagined games for each decision of a bot that searches, instead of a time; gives the same games again.
cli-think-both = give --seconds or --iterations, not both
cli-think-iterations = expected at least 1 iteration, got { $iterations }
cli-think-nobody = --seconds and --iterations are for bots that search; seat a master
cli-arena-now = { $running } running, { $bot } wins { $share } % ({ $low }–{ $high }; fair: { $fair })
