### Shards of the Jaguar on the page: what its board, panels and help cards say.
### $space is a space by column and row, as g2; $name is a player.

## What must be done

jaguar-web-ask-turn-choose_action = { $number ->
        [one] { $number } action left.
       *[other] { $number } actions left.
    }
jaguar-web-ask-escape-choose_step = { $number ->
        [one] { $number } step left.
       *[other] { $number } steps left.
    }
jaguar-web-ask-trap-choose_token = Only you will see it. Each other pawn that it hits brings glory, unless it hits you too.
    .alone = If it hits the Jaguar and not you, it brings glory.
jaguar-web-ask-start-choose_start = The ritual and the amulet beside the entrance go into your pouch.
jaguar-web-ask-door-choose_first_marker = Choose the first of its two spaces.
jaguar-web-ask-door-choose_second_marker = At most { $number } spaces away, walls or not.
jaguar-web-ask-character-choose_character = Each has rewards and an ability of its own.
jaguar-web-ask-trap-choose_trap = The further left, the earlier you act.
    .alone = One that harms is yours in this round, not the Temple’s.
jaguar-web-ask-chest-choose_amulets = Two of the three in the chest.
jaguar-web-ask-blessing-choose_blessing = The pedestal is blessed.
jaguar-web-ask-level-choose_reward = You have reached a level.
jaguar-web-ask-objective-choose_objective = An Objective scores only with a marker on it.
jaguar-web-ask-checkpoint-1-choose_checkpoint_crystal = One of the two at the first checkpoint.
jaguar-web-ask-checkpoint-3-choose_dome_crystal = One of those left on the dome.
jaguar-web-ask-suffering-choose_loss = Choose what it costs you.
jaguar-web-ask-harm-choose_yellow = Your trap brought glory. A yellow amulet brings more.
jaguar-web-ask-door-choose_passage = You stand at your new door: the first passage is free.
jaguar-web-ask-flood-choose_direction = Everybody drifts 2 spaces, up to a wall.
jaguar-web-ask-flood-choose_reaction = The arrows show where it carries you.
jaguar-web-ask-free-take-choose_free_take = One thing of this space, without an action.
jaguar-web-ask-wave-choose_wave = A blue amulet moves your pawn like a Flood.
jaguar-web-ask-hunt-choose_hunt = A yellow amulet becomes one more activator.
jaguar-web-ask-escape-choose_preparation = Amulets first: your steps depend on your health.
jaguar-web-ask-escape-choose_aftermath = Amulets that are left still count.
jaguar-web-ask-prepare-solo-choose_jaguar_start = Several spaces fit.
jaguar-web-ask-prowl-choose_way = Several ways are equally short and rich.
jaguar-web-ask-taming-choose_to_tame = It stands right beside you.
jaguar-web-ask-taming-choose_taming_token = The other one is set aside.
jaguar-web-ask-fetch-choose_item = Anything of that kind that can be reached now.
jaguar-web-ask-tamed-walk-choose_tamed_step = Free steps, up to two.

## The temple

jaguar-web-kind = { $mode ->
        [solo] Solo, level { $level }
        [basic] Basic game
       *[full] Full game
    }
jaguar-web-board = The temple: Glory track, traps, floor, Objectives
jaguar-web-traps = The traps, in the order they go off
jaguar-web-space = Space { $space }
jaguar-web-here = You stand here.
jaguar-web-too-far = Too far: { $number } steps away, you have { $most }.
jaguar-web-actions-away = { $number ->
        [one] { $number } of { $most } actions to get here.
       *[other] { $number } of { $most } actions to get here.
    }
jaguar-web-steps-away = { $number ->
        [one] { $number } of { $most } steps to get here.
       *[other] { $number } of { $most } steps to get here.
    }
jaguar-web-go-to = { $number ->
        [one] Go to { $space }
       *[other] Go to { $space }, { $number } steps
    }
jaguar-web-leave-by = Leave by row { $row }
jaguar-web-closed = Behind the Heart wall until round 7.
jaguar-web-lies-here = Here lies: { $things }.
jaguar-web-blessed = A blessed pedestal: whoever takes its crystal may shed a curse.
jaguar-web-pawns-here = { $number ->
        [one] { $names } stands here.
       *[other] { $names } stand here.
    }
jaguar-web-jaguar-here = The Jaguar is here: entering costs { $number } health, unless you run.
jaguar-web-door-here = Secret door of { $name }, to { $space }.
jaguar-web-floor-b = Blue floor, waves.
jaguar-web-floor-y = Yellow floor, dots.
jaguar-web-floor-r = Red floor, slants.
jaguar-web-walls = Walls: { $list }.
jaguar-web-wall-b = blue
jaguar-web-wall-y = yellow
jaguar-web-wall-r = red
jaguar-web-statues = Statues: { $list }.
jaguar-web-statue-g = gold
jaguar-web-statue-s = silver
jaguar-web-statue-z = bronze
jaguar-web-nowhere = Not on the board yet.
jaguar-web-at-entrance = Before row { $row } of the entrance.
jaguar-web-outside = Out of the temple, by row { $row }.
jaguar-web-stands = On space { $space }.
jaguar-web-start = Entrance, row { $row }
jaguar-web-start-with = With it come: { $things }.
jaguar-web-start-first = On its first space lies: { $thing }.
jaguar-web-start-taken = Taken.
jaguar-web-exit = Exit, row { $row }
jaguar-web-exit-gives = Whoever leaves here gets: { $reward }.
jaguar-web-exit-walled = A wall stands before it.
jaguar-web-direction-up = up
jaguar-web-direction-right = right
jaguar-web-direction-down = down
jaguar-web-direction-left = left

## What the signs on the floor mean

jaguar-web-caption-cost = actions to get there
jaguar-web-caption-steps = steps to get there
jaguar-web-caption-teeth = a hidden token that would hit you there
jaguar-web-caption-low = the Jaguar’s way with its low token
jaguar-web-caption-high = its way with the high one
jaguar-web-caption-wall = Heart wall until round 7
jaguar-web-caption-strike = { $token }: these spaces would be struck
jaguar-web-caption-fires = { $token } strike these spaces

## Traps

jaguar-web-trap-gas = Poisonous gas
    .short = Poison gas
    .less = { "" }
    .does = Whoever is hit loses { $damage } health and gets { $curse } curses.
jaguar-web-trap-darts = Darts
    .short = Darts
    .less = { "" }
    .does = Whoever is hit loses { $damage } health and gets { $curse } curse.
jaguar-web-trap-guards = Guards
    .short = Guards
    .less = or a crystal
    .does = Whoever is hit loses { $damage } health, or gives up a crystal of the bag.
jaguar-web-trap-earthquake = Earthquake
    .short = Earthquake
    .less = or lie down
    .does = Whoever is hit loses { $damage } health, or lies down: one action less in the next round.
jaguar-web-trap-secret_door = Secret door
    .short = Secret door
    .less = two ends, 4 apart
    .does = Its owner joins two spaces at most 4 apart by a door of their own.
jaguar-web-trap-flood = Flood
    .short = Flood
    .less = everybody drifts 2
    .does = Its owner chooses a direction: all pawns drift 2 spaces, up to a wall.
jaguar-web-trap-at = { $position }. { $trap }
jaguar-web-token-floor_blue = blue floors, waves
jaguar-web-token-floor_yellow = yellow floors, dots
jaguar-web-token-floor_red = red floors, slants
jaguar-web-token-wall_blue = blue walls, waves
jaguar-web-token-wall_red = red walls, slants
jaguar-web-token-wall_yellow = yellow walls, studs
jaguar-web-token-claw_gold = gold statues, 3 claws
jaguar-web-token-claw_silver = silver statues, 2 claws
jaguar-web-token-claw_bronze = bronze statues, 1 claw
jaguar-web-token-column_1 = first columns
jaguar-web-token-column_2 = second columns
jaguar-web-token-column_3 = third columns
jaguar-web-strikes = { $number ->
        [one] { $number } space. There now: { $names }.
       *[other] { $number } spaces. There now: { $names }.
    }
jaguar-web-nobody = nobody
jaguar-web-set-by = Set by { $name }.
jaguar-web-set-by-temple = Set by the temple.
jaguar-web-not-set = Nobody has set it this round.
jaguar-web-revealed = It strikes: { $token }.
jaguar-web-own-token = Your token, known to you alone: { $token }.
jaguar-web-possible = Its token may be: { $tokens }.
jaguar-web-sure = Its token is known: { $tokens }.
jaguar-web-shielded = The Shield lies on it.
jaguar-web-now = now
jaguar-web-threat-none = { $trap }: cannot hit here.
jaguar-web-threat = { $trap }: { $number } of { $of }, { $tokens }.
jaguar-web-threat-sure = { $trap } would hit: { $tokens }.
jaguar-web-threat-own = Your own { $trap } would hit you: { $tokens }.

## What is told

jaguar-web-tell-hit = { $trap }, { $token }: hits { $names }
jaguar-web-tell-miss = { $trap }, { $token }: nobody is hit
jaguar-web-tell-flood = The water flows { $direction }
jaguar-web-drifts = { $name } drifts to { $space }.
jaguar-web-drifts-not = { $name } stays.
jaguar-web-tell-jaguar = The Jaguar goes to { $space }
jaguar-web-tell-struck = The Jaguar reaches you
jaguar-web-tell-wall = Round { $round }: the Heart wall moves, the last tile is open
jaguar-web-tell-escape = Out of the temple!

## Crystals, amulets, things

jaguar-web-crystal-purple = { $number ->
        [one] purple crystal
        [2] two purple crystals
       *[other] purple crystals
    }
    .worth = Purple ones are worth the more, the more you have.
jaguar-web-crystal-yellow = { $number ->
        [one] yellow crystal
        [2] two yellow crystals
       *[other] yellow crystals
    }
    .worth = Each is worth { $worth } honour.
jaguar-web-crystal-blue = { $number ->
        [one] blue crystal
        [2] two blue crystals
       *[other] blue crystals
    }
    .worth = Each is worth { $worth } honour; whoever has most of them gets 18 more.
jaguar-web-crystal-green = { $number ->
        [one] green crystal
        [2] two green crystals
       *[other] green crystals
    }
    .worth = Each is worth { $worth } honour.
jaguar-web-amulet-red = red amulet
    .does = Heals { $amount }, in your own turn.
    .short = +{ $amount } health
jaguar-web-amulet-black = black amulet
    .does = { $amount ->
        [one] Removes one curse, in your own turn.
       *[other] Removes { $amount } curses, in your own turn.
    }
    .short = { $amount ->
        [one] −1 curse
       *[other] −{ $amount } curses
    }
jaguar-web-amulet-green = green amulet
    .does = One more action in your own turn, or one more step when you run or escape.
    .short = +1 action
jaguar-web-amulet-yellow = yellow amulet
    .does = More glory ({ $amount }), right after your trap has brought some.
    .short = +{ $amount } glory
jaguar-web-amulet-blue = blue amulet
    .does = You stay where you are when the water comes.
    .short = stay
jaguar-web-amulet-white = white amulet
    .does = One step through a wall, never through the Heart wall.
    .short = through a wall
jaguar-web-map-dots = map piece, { $value ->
        [one] { $value } dot
       *[other] { $value } dots
    }
jaguar-web-map-triangles = map piece, { $value ->
        [one] { $value } triangle
       *[other] { $value } triangles
    }
jaguar-web-ritual = ritual: { $needs }
    .major = Major ritual: { $needs }
jaguar-web-ritual-pouch = You can perform it on any space: an action, and its crystals out of your bag. It brings a level and 10 honour.
jaguar-web-chest = amulet chest
jaguar-web-chests = { $name }: opened chests, { $number }
jaguar-web-chests-does = Of the three amulets of a chest its finder keeps two.
jaguar-web-reconstructed = This part is reconstructed: its picture in the rulebook is lost.

## Tracks and prizes

jaguar-web-glory = Glory
jaguar-web-glory-word = glory
jaguar-web-glory-of = { $number } glory
jaguar-web-checkpoint = Checkpoint, step { $step }
jaguar-web-checkpoint-1 = A level. The first two who come here also take a crystal each.
    .basic = A green amulet. The first two who come here also take a crystal each.
jaguar-web-checkpoint-2 = You may mark an Objective.
jaguar-web-checkpoint-3 = Take a crystal of the dome.
jaguar-web-still-there = Still there: { $things }.
jaguar-web-objectives = Objectives
jaguar-web-objectives-hint = score only with a marker on them
jaguar-web-objectives-solo = reach targets with a marker on them
jaguar-web-you = you: { $number }
jaguar-web-you-of = you: { $number } of { $goal }
jaguar-web-objective-health = Health
    .worth = 1 each
    .does = 1 honour for each point of health.
jaguar-web-objective-purple_yellow = Purple and yellow
    .worth = 4, and 2 each
    .does = 4 honour, and 2 for each purple or yellow crystal.
jaguar-web-objective-maps = Map pieces
    .worth = 4, and 4 each
    .does = 4 honour, and 4 for each map piece, used or not.
jaguar-web-objective-blue_green = Blue and green
    .worth = 4, and 2 each
    .does = 4 honour, and 2 for each blue or green crystal.
jaguar-web-objective-levels = Levels
    .worth = 4 each
    .does = 4 honour for each level.
jaguar-web-objective-few_curses = Few curses
    .worth = 24, less 3 each
    .does = 24 honour, less 3 for each curse.
jaguar-web-objective-glory = Glory
    .worth = 8, and 1 a step
    .does = 8 honour, and 1 for each step of glory.
jaguar-web-objective-chests = Chests
    .worth = 4, and 4 each
    .does = 4 honour, and 4 for each opened chest.
jaguar-web-objective-now = To you it is worth { $number } now.
jaguar-web-objective-goal = Its target is { $number }.
jaguar-web-marked-by = Marked by { $names }.
jaguar-web-marked-none = Nobody has marked it.
jaguar-web-hearts = Hearts
jaguar-web-hearts-hint = dots + triangles
jaguar-web-hearts-title = Shards of the Heart
jaguar-web-hearts-left = { $number ->
        [one] { $number } shard is left, worth 20 honour.
       *[other] { $number } shards are left, each worth 20 honour.
    }
jaguar-web-hearts-how = Dots give a column of the last tile, triangles its rows: where a piece of each meets, an action takes a shard.
jaguar-web-hearts-where = Your pieces meet on { $list }.
jaguar-web-hearts-no-pair = You have no pair of pieces.
jaguar-web-order = Order of traps
jaguar-web-acting = Order of actions
jaguar-web-order-does = Whoever is farthest back sets first. Who acts first follows from the traps, left to right.
jaguar-web-order-now = Setting: { $names }.
jaguar-web-order-acts = Acting: { $names }.
jaguar-web-round-of = Round { $round } of { $rounds }
jaguar-web-rounds-wall = In round { $round } the Heart wall moves, and the last tile is open.

## Players

jaguar-web-cursed = cursed
jaguar-web-bag = Bag
jaguar-web-pouch = Pouch
jaguar-web-sealed = { $number } sealed
jaguar-web-in-bag = In the bag: { $number }. Incorporated: { $sealed }.
jaguar-web-of-player = { $name }: { $what }
jaguar-web-life = { $name }: health { $health }, curse { $curse }
jaguar-web-life-worth = Health is worth { $health } honour now, curses cost { $curse }.
jaguar-web-cursed-now = Cursed: the curse has caught up with the health.
jaguar-web-cursed-when = { $number ->
        [one] Cursed after { $number } more point.
       *[other] Cursed after { $number } more points.
    }
jaguar-web-curse-bonus = When the curse first reaches 0, a level.
    .basic = When the curse first reaches 0, a green amulet.
jaguar-web-escape-steps = { $number ->
        [one] { $number } step in the Escape.
       *[other] { $number } steps in the Escape.
    }
jaguar-web-level = Level { $level }
jaguar-web-level-of = Level { $level }, { $name }
jaguar-web-level-have = Reached.
jaguar-web-level-missing = Not reached yet.
jaguar-web-level-pending = Its reward waits until the curse is off.
jaguar-web-level-basic = In the Basic game a level is a green amulet.
jaguar-web-character-fenn = Fenn
    .does = Jump
jaguar-web-character-akhel = Akhel
    .does = Shield
jaguar-web-character-keela = Keela
    .does = Hunt
jaguar-web-character-nerys = Nerys
    .does = Wave
jaguar-web-ability-jump = Jump
    .does = For a green amulet, 2 spaces in one direction without an action.
jaguar-web-ability-shield = Shield
    .does = Once a round, lay the Shield on a trap of somebody else: it does nothing to you.
jaguar-web-ability-hunt = Hunt
    .does = In the Refresh, a yellow amulet becomes one more activator.
jaguar-web-ability-wave = Wave
    .does = After all traps, a blue amulet moves your pawn like a Flood.
jaguar-web-reward-heal = { $number } health
jaguar-web-reward-glory = { $number } glory
jaguar-web-reward-curse = { $number ->
        [one] { $number } curse less
       *[other] { $number } curses less
    }
jaguar-web-reward-extra_activator = one more trap

## Options

jaguar-web-run = Run
jaguar-web-run-does = { $number ->
        [one] Up to { $number } step, and nothing but moving in this turn.
       *[other] Up to { $number } steps, and nothing but moving in this turn.
    }
jaguar-web-becomes = Health { $from } → { $to }.
jaguar-web-option-break = through a wall
jaguar-web-option-jump = jump
jaguar-web-option-door = own door
jaguar-web-option-heal = Heal +{ $number }
jaguar-web-option-take = Take
jaguar-web-option-pick = Take
jaguar-web-option-chest = Open chest
jaguar-web-option-chest-small = 2 of its 3 amulets
jaguar-web-option-perform = Ritual
jaguar-web-option-run = Run
jaguar-web-option-run-small = up to { $number }, only moving
jaguar-web-option-hunt = Hunt
jaguar-web-option-hunt-small = one more activator
jaguar-web-option-look = turn its token up
jaguar-web-option-strikes = { $number ->
        [one] { $number } space, there now:
       *[other] { $number } spaces, there now:
    }
jaguar-web-option-bless = −1 curse
jaguar-web-option-mark = { $number } honour now
jaguar-web-option-discard = Give up
jaguar-web-option-suffer = −{ $number } health
jaguar-web-option-lie-down = Lie down
jaguar-web-option-lie-down-small = 1 action less next round
jaguar-web-option-drift = Go with the water
jaguar-web-option-drift-small = 2 spaces, up to a wall
jaguar-web-option-drift-and-take = 1 space, then take
jaguar-web-option-drift-and-take-small = a free Take there
jaguar-web-option-resist = Resist
jaguar-web-option-resist-small = −2 health
jaguar-web-option-steer = drift there
jaguar-web-option-steer-and-take = 1 space, then take
jaguar-web-option-tame = Tame it
jaguar-web-option-tame-small = look at 2, keep 1
jaguar-web-option-go = Go on
jaguar-web-option-end = End turn
jaguar-web-keys = On the board
jaguar-web-keys-arrows = to the next space; walls are told, not obeyed
jaguar-web-keys-traps = to a trap
jaguar-web-keys-pawn = to your pawn
jaguar-web-keys-teeth = hides and shows how many hidden tokens would hit you on a space

## Solo

jaguar-web-jaguar = The Jaguar
jaguar-web-jaguar-does = It walks towards you by the shortest way, over as many things as it can. Reaching you costs { $number } health.
jaguar-web-jaguar-walks = After the traps it walks towards you. Two tokens are open this round:
jaguar-web-jaguar-blues = Blue crystals it has eaten: { $number }.
jaguar-web-token-low = Low
    .when = if no trap of the temple hits you
jaguar-web-token-high = High
    .when = if one hits you
jaguar-web-through-walls = through walls
jaguar-web-prowl = { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
jaguar-web-prowl-through = { $steps ->
        [one] { $steps } step through walls
       *[other] { $steps } steps through walls
    }
jaguar-web-prowl-low = No trap hits you: { $how }, { $end }.
jaguar-web-prowl-high = One does: { $how }, { $end }.
jaguar-web-prowl-reaches = it reaches you
jaguar-web-prowl-near = it stops beside you, tame it
jaguar-web-prowl-far = it stops { $left } away
jaguar-web-taming = Taming tokens
jaguar-web-taming-does = When the Jaguar stops right beside you, look at two and keep one.
jaguar-web-taming-left = { $number } left
jaguar-web-taming-crystal = a crystal
jaguar-web-taming-chest = a chest
jaguar-web-taming-map = a map piece
jaguar-web-taming-ritual = a ritual
jaguar-web-taming-steps = 2 free steps
jaguar-web-taming-flood = a Flood
jaguar-web-to-win = To win
jaguar-web-goal-escape = leave the temple alive
jaguar-web-goal-level = level { $level }, you have { $number }
jaguar-web-goal-heart = a Heart, you have { $number }
jaguar-web-goal-objectives = Objectives at their target: { $number } of { $needed }

## The end

jaguar-web-end-table = Honour by source
jaguar-web-end-total = Honour
jaguar-web-end-lead = { $number } more than { $name }.
jaguar-web-end-tie = As much as { $name}: glory, then curses, then health decide.
jaguar-web-end-stayed = { $number ->
        [one] { $name } stayed inside, { $number } step short: { $number } curse.
       *[other] { $name } stayed inside, { $number } steps short: { $number } curses.
    }
jaguar-web-end-died = Your health is gone: the temple keeps you ({ $rule }).
jaguar-web-end-missing = Still missing: { $goals } ({ $rule }).
jaguar-web-rating-well_done = Well done.
jaguar-web-rating-amazing = Amazing.
jaguar-web-rating-speechless = We are speechless.
jaguar-web-source-crystals = Crystals
jaguar-web-source-hearts = Hearts
jaguar-web-source-health = Health
jaguar-web-source-curses = Curses
jaguar-web-source-glory = Glory
jaguar-web-source-rituals = Rituals
jaguar-web-source-objectives = Objectives

## Reconstructed parts

jaguar-web-part-tile = Tiles
jaguar-web-part-ritual = Rituals
jaguar-web-part-chest = Amulet chests
jaguar-web-part-map_piece = Map pieces
jaguar-web-part-escape_reward = Escape rewards
jaguar-web-part-objective = Objectives
jaguar-web-part-amulet = Amulets
jaguar-web-part-crystal = Crystals
jaguar-web-part-character = Characters
jaguar-web-part-trap = Traps
jaguar-web-part-jaguar_token = Jaguar tokens
jaguar-web-part-taming_token = Taming tokens
jaguar-web-part-health_section = Health track
jaguar-web-part-glory_checkpoint = Checkpoints
jaguar-web-part-crystal_setup = Crystals at the start
jaguar-web-part-start = Setting up
jaguar-web-part-solo_level = Solo levels
