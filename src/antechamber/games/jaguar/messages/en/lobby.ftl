### Shards of the Jaguar: what is told before a game, in the hall and in the terminal.
### What the points of the primer stand on is in games/jaguar/primer.toml.

## The primer

jaguar-primer-aim = Leave the temple with the most honour: from crystals, rituals, glory, Objectives and shards of the Heart.
jaguar-primer-trap = Each round begins with the traps. Everybody sees which trap you set, but its token you choose in secret. The further left your trap, the earlier you act.
jaguar-primer-act = Then spend action points: step, heal, take what lies on your space, or perform a ritual with crystals from your bag. Or only run.
jaguar-primer-fire = At last the traps go off from left to right. Whoever stands on a threatened space suffers, and each other player whom your trap hits brings you glory.
jaguar-primer-end = In round 7 the last tile opens; there two map pieces lead you to a shard of the Heart. After round 8 honour is counted. In the full game you escape first.
jaguar-primer-own = Your own trap hits you as well, and then it brings no glory.
jaguar-primer-objective = An Objective scores only for those who have a marker on it.
jaguar-primer-health = Keep your health above your curse. Healing is best done with several action points in one turn.

# Solo

jaguar-primer-aim-solo = Leave the temple alive, with level 3, a shard of the Heart and enough Objectives at their target. Only then your honour is rated.
jaguar-primer-act-solo = You act first: step, heal, take, perform rituals, or turn up a hidden token of the Temple. Or only run.
jaguar-primer-trap-solo = Then you may set a trap. One that harms is no longer the Temple’s, and brings glory if it hits the Jaguar and not you.
jaguar-primer-temple = Now the Temple’s traps go off, and the Jaguar comes closer: by the lower of its two open tokens, or by the higher one if such a trap hit you.
jaguar-primer-tame = If it reaches you, it strikes. If it stops one space away, no wall between, you may tame it: turn up two tokens, take one’s reward.
jaguar-primer-end-solo = In round 7 the last tile opens; two map pieces lead to a shard of the Heart. After round 8 you escape, with as many steps as your health allows. Without health you die at once.
jaguar-primer-through = Stepping onto the Jaguar’s space hurts, running through it does not.
jaguar-primer-target = An Objective counts only with your marker on it.

## A first game

jaguar-first-game = Four players and the basic game, with a red amulet for everybody: no rules for characters yet, one trap each, and a little health to spare.

## Table options: what each is about and what it changes, and their values

jaguar-table-mode = Which game you play
    .about = The basic game has no characters, chests and Escape and is the best to begin with. Solo is for one, against the Temple and its Jaguar.
jaguar-table-mode-full = full: characters, chests and the Escape
jaguar-table-mode-basic = basic: without them
jaguar-table-mode-solo = solo: alone against the Temple
jaguar-table-character_assignment = How characters are handed out
    .about = Characters have different amulets, rewards and abilities. In the basic game they are only colours.
jaguar-table-character_assignment-random = dealt at random
jaguar-table-character_assignment-choose = chosen, in order of seats
jaguar-table-first_time_red = Who begins with one more red amulet
    .about = The seats of newcomers, for example 1 3. Each of them begins with one more red amulet, which heals.
    .takes = seats, as in "1 3"
jaguar-table-solo_level = How hard solo is
    .about = The harder, the less health you have, the nearer the Jaguar begins and the more Objectives you must reach. Only for solo.
jaguar-table-solo_level-1 = level I
jaguar-table-solo_level-2 = level II
jaguar-table-solo_level-3 = level III
jaguar-table-tile_rotation = Whether tiles may be turned
    .about = Turned tiles give more different temples.
jaguar-table-tile_rotation-false = no
jaguar-table-tile_rotation-true = yes, by half a turn
jaguar-table-full_cursed_action_loss = Whether you lie down when cursed in the full game
    .about = If so, being cursed for the first time also costs an action point next round.
jaguar-table-full_cursed_action_loss-false = no, only in the basic game
jaguar-table-full_cursed_action_loss-true = yes, once in a game
jaguar-table-blue_steer = Whether a blue amulet may steer you
    .about = If so, a blue amulet can carry you where you like in a Flood. The text of this amulet is lost; the rulebook only says that it holds you.
jaguar-table-blue_steer-false = no, it only holds you
jaguar-table-blue_steer-true = yes, you may choose your direction
jaguar-table-flood_cost = How you pay for standing firm in a Flood
    .about = If it is damage, you may stand firm even with little health, and pay with glory.
jaguar-table-flood_cost-spend = with health that you have
jaguar-table-flood_cost-damage = as damage, at any health
jaguar-table-free_take_pouch_ritual = Whether a free Take may be a ritual from the pouch
    .about = If so, a Flood may let you perform the ritual you carry without an action point.
jaguar-table-free_take_pouch_ritual-true = yes
jaguar-table-free_take_pouch_ritual-false = no
jaguar-table-taming_through_walls = Whether you may tame through a wall
    .about = If so, taming is possible more often. Only for solo.
jaguar-table-taming_through_walls-false = no
jaguar-table-taming_through_walls-true = yes
