### The game in the terminal: everything it says beside the words of a title.

play-welcome = { $title }. Seed { $seed }. h lists the commands, ? explains the current rule.
play-welcome-back = { $title }, { $answers ->
        [one] after { $answers } answer
       *[other] after { $answers } answers
    }. h lists the commands, ? explains the current rule.
play-players = Players: { $names }
play-player-bot = { $name } (bot { $bot })

play-pass-device = Pass the device to { $name }.
play-since = Since the last turn of { $name }:
play-since-nothing = Nothing has happened since the last turn of { $name }.
play-then = { $first }, { $next }
play-then-last = { $first } and { $next }
play-sentence = { $text }.

play-prompt = { $name }>{ " " }
play-rule = { $rule }
play-option-notation = In notation: { $notation }
play-rule-head = { $title } ({ $rule })
play-see-also = See also:
play-see-also-rule = ? { $rule }  { $title }

play-confirm = { $name }, your turn is over. Enter goes on, u takes the last answer back, r restarts the turn.
play-confirm-prompt = Enter>{ " " }

play-undone = Taken back: { $option }.
play-restarted = { $answers ->
        [one] The turn starts again; { $answers } answer was taken back.
       *[other] The turn starts again; { $answers } answers were taken back.
    }
play-undo-nothing = There is nothing to take back: { $name } has not answered yet.
play-undo-others = That cannot be taken back: { $other } has answered since.
play-undo-revealed = That cannot be taken back: something hidden was turned up since.

play-log-empty = Nothing has happened yet.
play-log-head = { $count ->
        [one] The last event:
       *[other] The last { $count } events:
    }

play-saved = Saved in { $file }.
play-save-where = Say where: s FILE.
play-save-failed = The game could not be saved in { $file }: { $reason }.
play-offer-save = This game is not saved. File name to save it in, or Enter to leave without>{ " " }
play-left = The game was left unfinished.
play-left-saved = The game was left unfinished. It is saved in { $file }; resume it from there.

play-bad-number = There is no option { $number }; the numbers stand before the options.
play-bad-help = There is no option or rule { $what } to explain.
play-bad-input = “{ $text }” is no option number, no option in notation and no command; h lists the commands.
play-bad-turn = “{ $text }” is not possible now ({ $title }, { $rule }).
play-bad-several = “{ $text }” could mean several options: { $options }.
play-bad-empty = Type the number of an option, or h for help.
play-bad-confirm = Your turn is over: press Enter to go on, or u to take the last answer back.

play-help-head = Type the number of an option, its notation (like “{ $example }”) or a word of it that no other option has. Commands:
play-help-explain = ?          explains the rule behind the question
play-help-explain-one = ? 3        explains option 3; ? and a rule id explains that rule
play-help-undo = u          takes the last answer back
play-help-restart = r          restarts the turn
play-help-what = w          tells what happened since your last turn
play-help-log = l          shows the last events; l 50 shows more
play-help-board = b          draws the table
play-help-save = s          saves the game; s FILE saves it somewhere else
play-help-quit = q          leaves the game

play-over = The game is over.
play-over-capped = The game is over: the limit of { $rounds } rounds was reached.
play-winner = { $count ->
        [one] { $names } won with { $points } points.
       *[other] { $names } won together with { $points } points.
    }
play-column-player = Player
play-column-total = Total
play-and = { $first } and { $second }
play-none = –
play-plain-others = Options
play-thinking = { $name } is thinking …
