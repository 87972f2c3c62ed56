# The command line: help texts, headings and errors.

cli-about = Published board games, complete and faithful, on one engine: play, simulate, compare bots.
cli-error = Error: { $reason }
cli-default-name = You
cli-bot-name = Bot { $number }
cli-seat-name = seat { $seat }

cli-games = List the titles with their options.
cli-data = Show where the component data come from, entry by entry.
cli-rules = Tell how a title is played, and its rules in our own words.
cli-new = Write a small title that works, as a package of your own, to begin from.
cli-trace = Show for each rule the code that carries it out and the tests that prove it, and that each card has one; fail on a gap.
cli-simulate = Play many games without people and count.
cli-arena = Let bots play against each other, with rotating seats.
cli-bench = Measure the speed of the engine on this machine.
cli-play = Play in the terminal: against bots, or several people on one device.
cli-serve = Serve tables to browsers: on this machine, in the house, or on the net.
cli-replay = Replay a saved match and check that it comes to the same positions, or open a report.
cli-backup = Copy the database of a server, also while tables play, and check the copy.
cli-restore = Restore the database from a copy that `backup` made; what was there before is kept beside it.
cli-check-games = Replay all stored games with this release, and name the first difference of each.
cli-tables = Manage the tables of a server: list, export, close and delete them.
cli-tables-list = List all tables, the most recently played first.
cli-tables-export = Write the log of a table to a file that `replay` reads; it holds the seed and every secret.
cli-tables-close = Close a table: nobody can answer there any more, but it can still be looked at.
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
cli-arg-play-bots = Bots to play against, separated by commas: novice ({ level-novice }), player ({ level-player }), adept ({ level-adept }), master ({ level-master }); two novices if you are alone, or as many as the options take.
cli-arg-play-seed = A seed for the game; by default one that nobody can guess.
cli-arg-save = File for the log of the match; by default one in the folder of saved matches.
cli-arg-resume = Go on with a saved match: its file, or `last`.
cli-arg-language = The language of the game: en, pl or fr.
cli-no-language = there is no language { $language }; there is { $languages }
cli-arg-file = The saved match: its file, or `last`; or the file of a report.
cli-arg-verify = Only check, do not tell the story.
cli-arg-reasons = Tell as well why bots did what they did; the game must be over.
cli-arg-backup = File for the copy.
cli-arg-restore = The copy.
cli-arg-with-damaged-games = Restore the copy although games in it are damaged; it says which.
cli-arg-new-slug = Short name of the new title.
cli-arg-new-folder = A new folder, for the package.
cli-arg-table = The table: the ten letters and digits in its address.
cli-arg-export = File for the log.
cli-arg-yes = Do not ask.
cli-arg-settings = A file with settings, one NAME=VALUE to a line, such as the one that the service reads.

cli-serve-host = Address to listen at; 0.0.0.0 lets other machines in.
cli-serve-port = Port to listen at; 0 takes any free one.
cli-serve-database-url = Address of the database; by default a file in the user's data folder.
cli-serve-no-browser = Do not open a browser.
cli-serve-started = Antechamber is open at { $address }
cli-serve-others = For others in your network, if they know this machine by its name: { $address }
cli-serve-file = Tables are kept in { $file }
cli-serve-new-file = Tables are kept in { $file }, which is new
cli-serve-port-busy = port { $port } is taken; give another one with --port, or --port 0 for any free one
cli-serve-port-failed = cannot listen at { $host }, port { $port }: { $reason }
cli-serve-setting = { $name }: expected a number from 0 on, got { $value }
cli-serve-proxies = { $name }: expected addresses or networks, such as 10.0.0.5 or 10.0.0.0/8, got { $value }
cli-serve-hosts = { $name }: expected names of this server, such as play.example.org, without https:// or a path, got { $value }
cli-serve-origins = { $name }: expected addresses of pages, such as https://play.example.org, without a path, got { $value }
cli-serve-log-level = { $name }: expected debug, info, warning or error, got { $value }
cli-setting-unknown = Warning: { $name } is no setting, and is ignored.
cli-setting-nearest = Warning: { $name } is no setting, and is ignored; { $nearest } is one.
cli-settings-line = { $file }, line { $line }: expected NAME=VALUE
cli-serve-descriptors = The system allows this process { $limit } open files, enough for { $number } devices at a time instead of { $wanted }; raise the hard limit (ulimit -Hn, LimitNOFILE) for more.
cli-serve-database = the database cannot be used: { $reason }
cli-serve-database-address = the address of the database cannot be read; expected sqlite:///FILE or postgresql://USER:PASSWORD@HOST:PORT/NAME
cli-serve-newer = a newer release has used this database; install that release, or go back to a backup from before
cli-serve-damaged = the database file is damaged ({ $reason }); `antechamber restore FILE` replaces it by a backup
cli-serve-taken = { $file } is in use by another server; stop that one, or name another database with --database-url
cli-other-version = another release has used this database last; start `antechamber serve` of this release once
cli-file = { $file }: { $reason }
cli-no-file = there is no such file
cli-no-database = { $file }: there is no such file; say where the database is with --settings, --database-url or ANTECHAMBER_HOME
cli-no-folder-there = there is no such folder
cli-is-folder = this is a folder; name a file
cli-file-exists = there is a file of this name; give another name
cli-damaged = { $file } is damaged: { $reason }
cli-not-copied = { $file } cannot be copied to { $copy }: { $reason }
cli-no-tables = { $file } is no database of this server
cli-backup-postgresql = `backup` copies a SQLite file; for PostgreSQL use pg_dump
cli-backup-done = { $tables ->
        [one] { $tables } table is in { $file }.
       *[other] { $tables } tables are in { $file }.
    }
cli-backup-damaged = { $games ->
        [one] { $games } game in it is damaged
       *[other] { $games } games in it are damaged
    }, so `restore` takes this copy only with --with-damaged-games
cli-restore-postgresql = `restore` restores a SQLite file; for PostgreSQL use pg_restore, or psql with what pg_dump wrote
cli-restore-running = a server uses { $file }; stop it first
cli-restore-damaged = { $games ->
        [one] a game in { $file } is damaged
       *[other] { $games } games in { $file } are damaged, the first of them
    }: { $first }; with --with-damaged-games it is restored all the same
cli-restore-done = { $tables ->
        [one] { $tables } table was restored to { $file }.
       *[other] { $tables } tables were restored to { $file }.
    }
cli-restore-with-damaged = { $games ->
        [one] { $games } of them is damaged: it can be looked at up to there, but nobody can play on.
       *[other] { $games } of them are damaged: they can be looked at up to there, but nobody can play on.
    }
cli-restore-aside = What was there before is kept as { $file }.
cli-check-differs = { $table } ({ $title }) differs from entry { $entry } on; it was played by version { $then } of its rules, this is version { $now }
cli-check-damaged = { $table } ({ $title }) differs from entry { $entry } on, although its rules have not changed
cli-check-changed = { $table } ({ $title }) differs from entry { $entry } on; it was played by version { $then } of its rules, this is version { $now }. { $change }
cli-check-missing = { $table } ({ $title }) has lost entries, from { $entry } on
cli-check-unreadable = { $table } cannot be read: what is stored of it is damaged
cli-check-no-title = { $table } is a table of { $title }, which is not installed
cli-check-done = { $tables ->
        [one] { $tables } game replayed
       *[other] { $tables } games replayed
    }{ $different ->
        [0] ; every position agrees.
        [one] ; { $different } does not agree.
       *[other] ; { $different } do not agree.
    }
cli-tables-row = { $table }  { $title }, { $state ->
        [over] over
        [closed] closed
       *[open] open
    }, round { $rounds }, last played { $moved }: { $seats }
cli-tables-seat = { $kind ->
        [bot] { $name } (bot, { $level })
        [stand_in] { $name } (away; a bot plays, { $level })
        [open] { $name } (open)
       *[person] { $name }
    }
cli-tables-number = { $tables ->
        [one] { $tables } table.
       *[other] { $tables } tables.
    }
cli-tables-none = there is no table { $table }
cli-tables-is-closed = table { $table } is closed already
cli-tables-is-over = the game at table { $table } is over; there is nothing to close
cli-tables-exported = { $entries ->
        [one] The log of { $table } with { $entries } entry is in { $file }.
       *[other] The log of { $table } with { $entries } entries is in { $file }.
    }
cli-tables-closed = Table { $table } is closed.
cli-tables-sure = Delete table { $table } with its log, for good?
cli-tables-kept = Nothing was deleted.
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
cli-default-none = none
cli-default-depends = depends on the rest
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

cli-simulating = { $games ->
        [one] Playing { $games } game
       *[other] Playing { $games } games
    }
cli-playing = { $games ->
        [one] Bots play { $games } game
       *[other] Bots play { $games } games
    }
cli-measuring = Measuring
cli-replay-agrees = { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    } replayed; every position agrees, the last one is { $key }.
cli-replay-why = Why ({ $name }): { $why }
cli-reasons-after-end = why bots did what they did is told after the end of the game, and this one is not over
cli-reasons-report = a report does not hold why bots did what they did; --reasons is for saved matches
cli-report-head =
    { $seat ->
        [0] { $title }, { $players } players: what a spectator saw after { $ply } answers.
       *[other] { $title }, { $players } players: what seat { $seat } saw after { $ply } answers.
    }
cli-report-version = Saved by version { $version }, rules version { $rules }.
cli-report-expected = Expected: { $expected }
cli-report-nothing-expected = What was expected is not said.
cli-report-wish = Refused: { $wish } – { $why }
cli-report-not-asked = Somebody else is to answer: { $names }.
cli-report-same = The rules of today show the same table and offer the same options.
cli-report-gone = No longer offered by the rules of today: { $options }
cli-report-new = Offered by the rules of today only: { $options }
cli-report-differs = The rules of today show otherwise: { $parts }
cli-report-lost = The rules of today cannot follow its log to the end: { $reason }
cli-report-test = As a test: { $line }

cli-new-slug = { $slug } cannot be the short name of a title; it takes 3 to 20 small letters and digits, a letter first, and no word of Python
cli-new-taken = { $slug } is taken, by a title, a package or a part of Antechamber; choose another short name
cli-new-exists = { $folder } is there already; name a new folder
cli-new-written = { $slug } lies in { $folder }. `pip install -e { $folder }` puts it on the shelf, `antechamber play { $slug }` plays it, and `pytest { $folder }` tests it.

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
cli-trace-outside = { $game } comes from another package: `antechamber trace { $game } --tests FOLDER` looks at its tests
cli-trace-no-catalogue = { $game } has no rules.toml: its rules are those that its steps name, and their help texts are not asked for
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
