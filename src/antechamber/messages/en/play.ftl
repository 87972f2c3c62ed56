### The game in the terminal: everything it says beside the words of a title.

## The start

play-welcome = { $title } · seed { $seed }
play-welcome-back = { $answers ->
        [one] { $title } · going on after { $answers } answer
       *[other] { $title } · going on after { $answers } answers
    }
play-players = { $names }
play-player-bot = { $name } ({ $level })
play-level = { $level }. { $about }
play-hint = Type the number of an option. h lists the commands and explains the signs, ? explains the current rule.
play-forgets = When the device changes hands, the screen and all lines above it are cleared.
play-cannot-forget = This terminal keeps what it has shown: whoever scrolls up can read the secrets of others.

## Turns

play-pass-device = Pass the device to { $name }.
play-since = Since your last turn
play-since-nothing = Nothing has happened since your last turn.
play-deeds = { $name }: { $deeds }.
play-prompt = { $name }>{ " " }
play-ask = { $name }: your turn to answer ({ $question }).
play-confirm = { $name }: your turn is over. Enter goes on, u takes the last answer back.
play-confirm-prompt = Enter>{ " " }

## Rules

play-rule-head = { $title } ({ $rule })
play-notation = In notation: { $notation }
play-see-also = See also
play-see-also-rule = ? { $rule }   { $title }

## Taking back

play-undone = Taken back: { $option }.
play-restarted = { $answers ->
        [one] Back to where the turn can be changed: { $answers } answer was taken back.
       *[other] Back to where the turn can be changed: { $answers } answers were taken back.
    }
play-undo-nothing = There is nothing to take back yet.
play-undo-others = Your last answer cannot be taken back: { $other } has answered since.
play-undo-revealed = Your last answer cannot be taken back: chance decided something, or something hidden was turned up.

## The log

play-log-empty = Nothing has happened yet.
play-log-head = { $count ->
        [one] The last event
       *[other] The last { $count } events
    }

## Saving and leaving

play-saved = Saved in { $file }.
play-save-where = Say where to save it: s FILE.
play-save-failed = The game could not be saved in { $file }: { $reason }.
play-offer-save = This game is not saved. A file name saves it, Enter leaves without>{ " " }
play-left = The game was left unfinished.
play-left-saved = The game was left unfinished. It is saved in { $file }.
play-left-resume = Go on later with: antechamber play --resume last  (or python3 dev.py terminal --resume last)
play-left-data = It is played with your own component data: give their folder with --data again.

## What cannot be taken

play-bad-number = There is no option { $number }; type one of the numbers before the options.
play-bad-help = There is no option and no rule “{ $what }” to explain.
play-bad-input = “{ $text }” is no number, no option in notation and no command; h lists the commands.
play-bad-now = { $why } ({ $title }, { $rule })
play-bad-several = “{ $text }” fits several options: { $options }.
play-bad-confirm = There is nothing to choose: press Enter to go on, or u to take the last answer back.
play-bad-curtain = Only Enter lifts the curtain, once { $name } is there; q leaves.

## Help

play-help-head = Type the number of an option, its notation (“{ $example }”), or a word of it that no other option has.
play-help-again = Enter      shows the question again
play-help-explain = ?          explains the rule behind the question
play-help-explain-one = ? 3        explains option 3, and ? with a rule id that rule
play-help-undo = u          takes your last answer back
play-help-restart = r          restarts your turn
play-help-what = w          tells what happened since your last turn
play-help-log = l          shows the last events, l 50 more of them
play-help-board = b          draws the whole table
play-help-gains = gains      asks you about mere gains, or stops asking
play-help-report = !          saves a file: this is against the rules, ! with what you expected
play-help-save = s          saves the game, s FILE somewhere else
play-help-quit = q          leaves the game

## The end

play-over = The game is over.
play-over-capped = The game is over: it reached the limit of { $rounds } rounds.
play-no-winner = Nobody won.
play-winner = { $points ->
        [one] { $names } won with { $points } point.
       *[other] { $names } won with { $points } points.
    }
play-and = { $first } and { $second }
play-column-player = Player
play-column-total = Total

## That is against the rules

play-report-prompt = What did you expect instead? (Enter: nothing to add)>{ " " }
play-reported = The report is saved in { $file }. Attach it when you report the fault; `antechamber replay` opens it.
play-reported-secret = It shows what you can see now: keep it from the others until the game is over.

play-gains-on = From now on you are asked about mere gains.
play-gains-off = From now on mere gains are taken without asking, unless the end of the game hangs on them.
play-gains-end = The end of the game hangs on this gain, so you are asked although you are not asked about gains (“gains” changes that).
play-gains-none = This game has no questions about mere gains.
