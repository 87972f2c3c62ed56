### Shards of the Jaguar: its words, options, events and questions.
### Rules and their help texts are in rules.ftl, table options in lobby.ftl.
###
### An argument is a word of this file: $trap "gas" comes as jaguar-trap-gas, and $trap-id as "gas" for selectors.
### $name is the player; it may be "You", so sentences about players are in the past tense without "was", or have a form
### for [You]; what stands after a name and a colon is in the past tense as well.

jaguar-title = Shards of the Jaguar
jaguar-about = Explore a temple full of traps, and set some yourself. Gather the crystal shards of a warrior who became a jaguar, perform rituals with them, and guess in secret where the others will stand when the traps go off. It is for 1 to 4 players and takes about 60 to 90 minutes.

## Crystals, amulets and what else lies about

jaguar-crystal-purple = purple
jaguar-crystal-yellow = yellow
jaguar-crystal-blue = blue
jaguar-crystal-green = green

jaguar-amulet-red = red
jaguar-amulet-black = black
jaguar-amulet-green = green
jaguar-amulet-yellow = yellow
jaguar-amulet-blue = blue
jaguar-amulet-white = white

jaguar-first-red = { jaguar-amulet-red }
jaguar-first-black = { jaguar-amulet-black }
jaguar-first-green = { jaguar-amulet-green }
jaguar-first-yellow = { jaguar-amulet-yellow }
jaguar-first-blue = { jaguar-amulet-blue }
jaguar-first-white = { jaguar-amulet-white }

jaguar-second-red = { jaguar-amulet-red }
jaguar-second-black = { jaguar-amulet-black }
jaguar-second-green = { jaguar-amulet-green }
jaguar-second-yellow = { jaguar-amulet-yellow }
jaguar-second-blue = { jaguar-amulet-blue }
jaguar-second-white = { jaguar-amulet-white }

jaguar-item-purple = purple crystal
jaguar-item-yellow = yellow crystal
jaguar-item-blue = blue crystal
jaguar-item-green = green crystal
jaguar-item-chest = amulet chest
jaguar-item-map = map piece
jaguar-item-ritual = ritual

jaguar-piece-d1a = 1 dot
jaguar-piece-d1b = 1 dot
jaguar-piece-d2a = 2 dots
jaguar-piece-d2b = 2 dots
jaguar-piece-d3a = 3 dots
jaguar-piece-d3b = 3 dots
jaguar-piece-t1a = 1 triangle
jaguar-piece-t1b = 1 triangle
jaguar-piece-t2a = 2 triangles
jaguar-piece-t2b = 2 triangles
jaguar-piece-t3a = 3 triangles
jaguar-piece-t3b = 3 triangles

jaguar-dots-d1a = { jaguar-piece-d1a }
jaguar-dots-d1b = { jaguar-piece-d1b }
jaguar-dots-d2a = { jaguar-piece-d2a }
jaguar-dots-d2b = { jaguar-piece-d2b }
jaguar-dots-d3a = { jaguar-piece-d3a }
jaguar-dots-d3b = { jaguar-piece-d3b }
jaguar-dots-t1a = { jaguar-piece-t1a }
jaguar-dots-t1b = { jaguar-piece-t1b }
jaguar-dots-t2a = { jaguar-piece-t2a }
jaguar-dots-t2b = { jaguar-piece-t2b }
jaguar-dots-t3a = { jaguar-piece-t3a }
jaguar-dots-t3b = { jaguar-piece-t3b }

jaguar-triangles-d1a = { jaguar-piece-d1a }
jaguar-triangles-d1b = { jaguar-piece-d1b }
jaguar-triangles-d2a = { jaguar-piece-d2a }
jaguar-triangles-d2b = { jaguar-piece-d2b }
jaguar-triangles-d3a = { jaguar-piece-d3a }
jaguar-triangles-d3b = { jaguar-piece-d3b }
jaguar-triangles-t1a = { jaguar-piece-t1a }
jaguar-triangles-t1b = { jaguar-piece-t1b }
jaguar-triangles-t2a = { jaguar-piece-t2a }
jaguar-triangles-t2b = { jaguar-piece-t2b }
jaguar-triangles-t3a = { jaguar-piece-t3a }
jaguar-triangles-t3b = { jaguar-piece-t3b }

jaguar-ritual-m01 = Minor ritual 1
jaguar-ritual-m02 = Minor ritual 2
jaguar-ritual-m03 = Minor ritual 3
jaguar-ritual-m04 = Minor ritual 4
jaguar-ritual-m05 = Minor ritual 5
jaguar-ritual-m06 = Minor ritual 6
jaguar-ritual-m07 = Minor ritual 7
jaguar-ritual-m08 = Minor ritual 8
jaguar-ritual-m09 = Minor ritual 9
jaguar-ritual-m10 = Minor ritual 10
jaguar-ritual-m11 = Minor ritual 11
jaguar-ritual-m12 = Minor ritual 12
jaguar-ritual-m13 = Minor ritual 13
jaguar-ritual-m14 = Minor ritual 14
jaguar-ritual-m15 = Minor ritual 15
jaguar-ritual-m16 = Minor ritual 16
jaguar-ritual-M01 = Major ritual 1
jaguar-ritual-M02 = Major ritual 2
jaguar-ritual-M03 = Major ritual 3
jaguar-ritual-M04 = Major ritual 4
jaguar-ritual-M05 = Major ritual 5
jaguar-ritual-M06 = Major ritual 6
jaguar-ritual-M07 = Major ritual 7
jaguar-ritual-M08 = Major ritual 8

jaguar-chest-c01 = chest 1
jaguar-chest-c02 = chest 2
jaguar-chest-c03 = chest 3
jaguar-chest-c04 = chest 4
jaguar-chest-c05 = chest 5
jaguar-chest-c06 = chest 6
jaguar-chest-c07 = chest 7
jaguar-chest-c08 = chest 8
jaguar-chest-c09 = chest 9
jaguar-chest-c10 = chest 10

jaguar-escape-e1 = Escape reward 1
jaguar-escape-e2 = Escape reward 2
jaguar-escape-e3 = Escape reward 3
jaguar-escape-e4 = Escape reward 4
jaguar-escape-e5 = Escape reward 5
jaguar-escape-e6 = Escape reward 6
jaguar-escape-e7 = Escape reward 7
jaguar-escape-e8 = Escape reward 8

jaguar-reward-red = a red amulet
jaguar-reward-black = a black amulet
jaguar-reward-green = a green amulet
jaguar-reward-yellow = a yellow amulet
jaguar-reward-blue = a blue amulet
jaguar-reward-white = a white amulet
jaguar-reward-crystal_purple = a purple crystal
jaguar-reward-crystal_yellow = a yellow crystal
jaguar-reward-crystal_blue = a blue crystal
jaguar-reward-crystal_green = a green crystal
jaguar-reward-heal = health
jaguar-reward-curse = fewer curses
jaguar-reward-glory = glory
jaguar-reward-activator = an extra Trap activator

## Things by what is on them, which the component data tell

jaguar-named-chest = a chest ({ $amulets })
jaguar-named-taming = Taming token ({ $reward })
jaguar-named-escape = an Escape reward ({ $reward })
jaguar-named-ritual = Minor ritual ({ $needs })
    .major = Major ritual ({ $needs })

## Traps and their tokens

jaguar-trap-gas = Poisonous gas
jaguar-trap-darts = Darts
jaguar-trap-guards = Guards
jaguar-trap-earthquake = Earthquake
jaguar-trap-secret_door = Secret door
jaguar-trap-flood = Flood

jaguar-token-floor_blue = blue floors
jaguar-token-floor_yellow = yellow floors
jaguar-token-floor_red = red floors
jaguar-token-wall_blue = blue walls
jaguar-token-wall_red = red walls
jaguar-token-wall_yellow = yellow walls
jaguar-token-claw_gold = gold statues
jaguar-token-claw_silver = silver statues
jaguar-token-claw_bronze = bronze statues
jaguar-token-column_1 = first columns
jaguar-token-column_2 = second columns
jaguar-token-column_3 = third columns

## Characters, Objectives and the board

jaguar-character-fenn = Fenn
jaguar-character-akhel = Akhel
jaguar-character-keela = Keela
jaguar-character-nerys = Nerys

jaguar-objective-health = Health
jaguar-objective-purple_yellow = Purple and yellow crystals
jaguar-objective-maps = Map pieces
jaguar-objective-blue_green = Blue and green crystals
jaguar-objective-levels = Levels
jaguar-objective-few_curses = Few curses
jaguar-objective-glory = Glory
jaguar-objective-chests = Amulet chests

jaguar-direction-up = up
jaguar-direction-right = right
jaguar-direction-down = down
jaguar-direction-left = left

jaguar-space-a1 = a1
jaguar-space-b1 = b1
jaguar-space-c1 = c1
jaguar-space-d1 = d1
jaguar-space-e1 = e1
jaguar-space-f1 = f1
jaguar-space-g1 = g1
jaguar-space-h1 = h1
jaguar-space-i1 = i1
jaguar-space-j1 = j1
jaguar-space-k1 = k1
jaguar-space-l1 = l1
jaguar-space-a2 = a2
jaguar-space-b2 = b2
jaguar-space-c2 = c2
jaguar-space-d2 = d2
jaguar-space-e2 = e2
jaguar-space-f2 = f2
jaguar-space-g2 = g2
jaguar-space-h2 = h2
jaguar-space-i2 = i2
jaguar-space-j2 = j2
jaguar-space-k2 = k2
jaguar-space-l2 = l2
jaguar-space-a3 = a3
jaguar-space-b3 = b3
jaguar-space-c3 = c3
jaguar-space-d3 = d3
jaguar-space-e3 = e3
jaguar-space-f3 = f3
jaguar-space-g3 = g3
jaguar-space-h3 = h3
jaguar-space-i3 = i3
jaguar-space-j3 = j3
jaguar-space-k3 = k3
jaguar-space-l3 = l3
jaguar-space-a4 = a4
jaguar-space-b4 = b4
jaguar-space-c4 = c4
jaguar-space-d4 = d4
jaguar-space-e4 = e4
jaguar-space-f4 = f4
jaguar-space-g4 = g4
jaguar-space-h4 = h4
jaguar-space-i4 = i4
jaguar-space-j4 = j4
jaguar-space-k4 = k4
jaguar-space-l4 = l4
jaguar-space-a5 = a5
jaguar-space-b5 = b5
jaguar-space-c5 = c5
jaguar-space-d5 = d5
jaguar-space-e5 = e5
jaguar-space-f5 = f5
jaguar-space-g5 = g5
jaguar-space-h5 = h5
jaguar-space-i5 = i5
jaguar-space-j5 = j5
jaguar-space-k5 = k5
jaguar-space-l5 = l5
jaguar-space-a6 = a6
jaguar-space-b6 = b6
jaguar-space-c6 = c6
jaguar-space-d6 = d6
jaguar-space-e6 = e6
jaguar-space-f6 = f6
jaguar-space-g6 = g6
jaguar-space-h6 = h6
jaguar-space-i6 = i6
jaguar-space-j6 = j6
jaguar-space-k6 = k6
jaguar-space-l6 = l6

jaguar-other_space-a1 = { jaguar-space-a1 }
jaguar-other_space-b1 = { jaguar-space-b1 }
jaguar-other_space-c1 = { jaguar-space-c1 }
jaguar-other_space-d1 = { jaguar-space-d1 }
jaguar-other_space-e1 = { jaguar-space-e1 }
jaguar-other_space-f1 = { jaguar-space-f1 }
jaguar-other_space-g1 = { jaguar-space-g1 }
jaguar-other_space-h1 = { jaguar-space-h1 }
jaguar-other_space-i1 = { jaguar-space-i1 }
jaguar-other_space-j1 = { jaguar-space-j1 }
jaguar-other_space-k1 = { jaguar-space-k1 }
jaguar-other_space-l1 = { jaguar-space-l1 }
jaguar-other_space-a2 = { jaguar-space-a2 }
jaguar-other_space-b2 = { jaguar-space-b2 }
jaguar-other_space-c2 = { jaguar-space-c2 }
jaguar-other_space-d2 = { jaguar-space-d2 }
jaguar-other_space-e2 = { jaguar-space-e2 }
jaguar-other_space-f2 = { jaguar-space-f2 }
jaguar-other_space-g2 = { jaguar-space-g2 }
jaguar-other_space-h2 = { jaguar-space-h2 }
jaguar-other_space-i2 = { jaguar-space-i2 }
jaguar-other_space-j2 = { jaguar-space-j2 }
jaguar-other_space-k2 = { jaguar-space-k2 }
jaguar-other_space-l2 = { jaguar-space-l2 }
jaguar-other_space-a3 = { jaguar-space-a3 }
jaguar-other_space-b3 = { jaguar-space-b3 }
jaguar-other_space-c3 = { jaguar-space-c3 }
jaguar-other_space-d3 = { jaguar-space-d3 }
jaguar-other_space-e3 = { jaguar-space-e3 }
jaguar-other_space-f3 = { jaguar-space-f3 }
jaguar-other_space-g3 = { jaguar-space-g3 }
jaguar-other_space-h3 = { jaguar-space-h3 }
jaguar-other_space-i3 = { jaguar-space-i3 }
jaguar-other_space-j3 = { jaguar-space-j3 }
jaguar-other_space-k3 = { jaguar-space-k3 }
jaguar-other_space-l3 = { jaguar-space-l3 }
jaguar-other_space-a4 = { jaguar-space-a4 }
jaguar-other_space-b4 = { jaguar-space-b4 }
jaguar-other_space-c4 = { jaguar-space-c4 }
jaguar-other_space-d4 = { jaguar-space-d4 }
jaguar-other_space-e4 = { jaguar-space-e4 }
jaguar-other_space-f4 = { jaguar-space-f4 }
jaguar-other_space-g4 = { jaguar-space-g4 }
jaguar-other_space-h4 = { jaguar-space-h4 }
jaguar-other_space-i4 = { jaguar-space-i4 }
jaguar-other_space-j4 = { jaguar-space-j4 }
jaguar-other_space-k4 = { jaguar-space-k4 }
jaguar-other_space-l4 = { jaguar-space-l4 }
jaguar-other_space-a5 = { jaguar-space-a5 }
jaguar-other_space-b5 = { jaguar-space-b5 }
jaguar-other_space-c5 = { jaguar-space-c5 }
jaguar-other_space-d5 = { jaguar-space-d5 }
jaguar-other_space-e5 = { jaguar-space-e5 }
jaguar-other_space-f5 = { jaguar-space-f5 }
jaguar-other_space-g5 = { jaguar-space-g5 }
jaguar-other_space-h5 = { jaguar-space-h5 }
jaguar-other_space-i5 = { jaguar-space-i5 }
jaguar-other_space-j5 = { jaguar-space-j5 }
jaguar-other_space-k5 = { jaguar-space-k5 }
jaguar-other_space-l5 = { jaguar-space-l5 }
jaguar-other_space-a6 = { jaguar-space-a6 }
jaguar-other_space-b6 = { jaguar-space-b6 }
jaguar-other_space-c6 = { jaguar-space-c6 }
jaguar-other_space-d6 = { jaguar-space-d6 }
jaguar-other_space-e6 = { jaguar-space-e6 }
jaguar-other_space-f6 = { jaguar-space-f6 }
jaguar-other_space-g6 = { jaguar-space-g6 }
jaguar-other_space-h6 = { jaguar-space-h6 }
jaguar-other_space-i6 = { jaguar-space-i6 }
jaguar-other_space-j6 = { jaguar-space-j6 }
jaguar-other_space-k6 = { jaguar-space-k6 }
jaguar-other_space-l6 = { jaguar-space-l6 }

jaguar-source-crystals = crystals
jaguar-source-hearts = Heart shards
jaguar-source-health = health
jaguar-source-curses = curses
jaguar-source-glory = glory
jaguar-source-rituals = Minor rituals
jaguar-source-objectives = Objectives

## Solo

jaguar-jaguar-j2 = 2 steps
jaguar-jaguar-j3 = 3 steps
jaguar-jaguar-j4 = 4 steps
jaguar-jaguar-j5 = 5 steps
jaguar-jaguar-j2w = 2 steps through walls
jaguar-jaguar-j3w = 3 steps through walls
jaguar-jaguar-j4w = 4 steps through walls
jaguar-jaguar-j5w = 5 steps through walls

jaguar-taming-t01 = Taming token 1
jaguar-taming-t02 = Taming token 2
jaguar-taming-t03 = Taming token 3
jaguar-taming-t04 = Taming token 4
jaguar-taming-t05 = Taming token 5
jaguar-taming-t06 = Taming token 6
jaguar-taming-t07 = Taming token 7
jaguar-taming-t08 = Taming token 8
jaguar-taming-t09 = Taming token 9
jaguar-taming-t10 = Taming token 10

jaguar-rating-well_done = well done
jaguar-rating-amazing = amazing
jaguar-rating-speechless = speechless

jaguar-cause-died = no health was left
jaguar-cause-inside = the temple was not left in time
jaguar-cause-goals = not all goals were reached

## Options: what you can answer. `.short` is for lists under a heading.

jaguar-option-no = No, thanks
    .short = no
jaguar-option-play = Play { $character }
    .short = { $character }
jaguar-option-start = Start before row { $row }
    .short = row { $row }
jaguar-option-set = Set the trap { $trap }
    .short = { $trap }
jaguar-option-choose = Choose the token: { $token }
    .short = { $token }
jaguar-option-move = Move { $direction }
    .short = { $direction }
jaguar-option-break = Use a white amulet and go { $direction } through a wall
    .short = { $direction } through the wall
jaguar-option-door = Go through your Secret door
    .short = Secret door
jaguar-option-heal = Heal
    .short = heal
jaguar-option-take = Take a { $crystal } crystal
    .short = { $crystal } crystal
jaguar-option-take-amulet = Take the { $amulet } amulet
    .short = { $amulet } amulet
jaguar-option-take-chest = Open the amulet chest
    .short = chest
jaguar-option-take-map = Take the map piece with { $piece }
    .short = map piece with { $piece }
jaguar-option-perform = Perform { $ritual }
    .short = { $ritual }
jaguar-option-take-heart = Take a shard of the Heart with { $dots } and { $triangles }
    .short = Heart ({ $dots }, { $triangles })
jaguar-option-run = Run
    .short = run
jaguar-option-use = Use a { $amulet } amulet
    .short = { $amulet } amulet
jaguar-option-jump = Jump { $direction }
    .short = jump { $direction }
jaguar-option-shield = Put the Shield onto { $trap }
    .short = Shield onto { $trap }
jaguar-option-look = Turn up the token of { $trap }
    .short = turn up: { $trap }
jaguar-option-end = End the turn
    .short = end the turn
jaguar-option-keep = Take a { $first } and a { $second } amulet
    .short = { $first } and { $second }
jaguar-option-bless = Remove a curse
    .short = remove a curse
jaguar-option-gain = Take { $reward }
    .short = { $reward }
jaguar-option-mark = Put a marker onto the Objective { $objective }
    .short = { $objective }
jaguar-option-discard = Give up a { $crystal } crystal
    .short = { $crystal } crystal
jaguar-option-lie-down = Lie down: one action less in the next round
    .short = lie down
jaguar-option-suffer = Take the damage
    .short = take the damage
jaguar-option-place = Choose the space { $space }
    .short = { $space }
jaguar-option-flow = Let the water flow { $direction }
    .short = { $direction }
jaguar-option-drift = Go with the water
    .short = go along
jaguar-option-drift-and-take = Go one space with the water and take something there
    .short = one space, and take
jaguar-option-resist = Spend health to stay where you are
    .short = spend health
jaguar-option-pick = Take the { $crystal } crystal
    .short = { $crystal }
jaguar-option-hunt = Use a yellow amulet as a Trap activator
    .short = hunt
jaguar-option-steer = Spend a blue amulet and go { $direction }
    .short = { $direction }
jaguar-option-steer-and-take = Spend a blue amulet, go one space { $direction } and take something there
    .short = one space { $direction }, and take
jaguar-option-go = Go on
    .short = go on
jaguar-option-prowl = Let the Jaguar go to { $space }
    .short = { $space }
jaguar-option-tame = Tame the Jaguar
    .short = tame
jaguar-option-keep-token = Take the { $taming }
    .short = { $taming }
jaguar-option-fetch = Take the { $item } from { $space }
    .short = { $item } from { $space }

## Declining: what an answer of no means, by what was asked

jaguar-decline-trap = set no trap
jaguar-decline-hunt = keep the amulet
jaguar-decline-blessing = keep the curse
jaguar-decline-free-take = take nothing
jaguar-decline-objective = place no marker
jaguar-decline-harm = keep the amulet
jaguar-decline-door = stay here
jaguar-decline-wave = keep the amulet
jaguar-decline-taming = do not tame it

## Headings of groups of options

jaguar-group-characters = Characters
jaguar-group-starts = Starting spaces
jaguar-group-traps = Traps
jaguar-group-tokens = Trap tokens
jaguar-group-move = Move
jaguar-group-run = Run
jaguar-group-heal = Heal
jaguar-group-take = Take
jaguar-group-rituals = Rituals
jaguar-group-amulets = Amulets
jaguar-group-abilities = Abilities
jaguar-group-gain = Gain
jaguar-group-objectives = Objectives
jaguar-group-loss = What you give
jaguar-group-spaces = Spaces
jaguar-group-water = Water
jaguar-group-end = Done

## How far the round is

jaguar-phase-setup = setting up
jaguar-phase-refresh = Refresh
jaguar-phase-setting = setting traps
jaguar-phase-action = actions
jaguar-phase-activation = trap activation
jaguar-phase-escape = Escape
jaguar-phase-end = the end

## Events: what happened. `.then` is a deed in a list of deeds after the player's name and a colon.

jaguar-event-character-taken = { $name } chose { $character }.
    .then = chose { $character }
jaguar-event-started = { $name } chose row { $row } with { $ritual }.
    .then = chose row { $row } with { $ritual }
jaguar-event-round-began = { $players ->
        [1] Round { $round } began.
       *[other] Round { $round } began. First on the Order track: { $name }.
    }
jaguar-event-heart-wall-moved = The Heart wall was moved, and the last tile is open.
jaguar-event-order-set = { $name } took place { $number } on the Order track.
    .then = took place { $number } on the Order track
jaguar-event-trap-set = { $name } set the trap { $trap }.
    .then = set the trap { $trap }
jaguar-event-token-chosen = { $name } chose a token in secret: { $token }.
jaguar-event-activator-declined = { $name } set no trap with an activator.
    .then = set no trap with an activator
jaguar-event-turn-began = { $number ->
        [one] { $name } began a turn with { $number } action point.
       *[other] { $name } began a turn with { $number } action points.
    }
jaguar-event-entered = { $name } entered the temple at { $space }.
    .then = entered the temple at { $space }
jaguar-event-moved = { $name } moved to { $space }.
    .then = moved to { $space }
jaguar-event-broke-wall = { $name } went { $direction } through a wall.
    .then = went { $direction } through a wall
jaguar-event-used-door = { $name } went through the Secret door to { $space }.
    .then = went through the Secret door to { $space }
jaguar-event-healed = { $name } gained { $number } health.
    .then = gained { $number } health
jaguar-event-took-crystal = { $name } took a { $crystal } crystal.
    .then = took a { $crystal } crystal
jaguar-event-took-amulet = { $name } took a { $amulet } amulet.
    .then = took a { $amulet } amulet
jaguar-event-opened-chest = { $name } opened { $chest }.
    .then = opened { $chest }
jaguar-event-took-map = { $name } took the map piece with { $piece }.
    .then = took the map piece with { $piece }
jaguar-event-performed = { $name } performed { $ritual }.
    .then = performed { $ritual }
jaguar-event-took-heart = { $name } took a shard of the Heart with { $dots } and { $triangles }.
    .then = took a shard of the Heart with { $dots } and { $triangles }
jaguar-event-ran = { $number ->
        [one] { $name } began to run, with { $number } step.
       *[other] { $name } began to run, with { $number } steps.
    }
    .then = { $number ->
        [one] began to run ({ $number } step)
       *[other] began to run ({ $number } steps)
    }
jaguar-event-used-amulet = { $name } used a { $amulet } amulet.
    .then = used a { $amulet } amulet
jaguar-event-jumped = { $name } jumped { $direction }.
    .then = jumped { $direction }
jaguar-event-shielded = { $name } put the Shield onto { $trap }.
    .then = put the Shield onto { $trap }
jaguar-event-curse-lifted = { $number ->
        [one] { $name } lost { $number } curse.
       *[other] { $name } lost { $number } curses.
    }
    .then = { $number ->
        [one] lost { $number } curse
       *[other] lost { $number } curses
    }
jaguar-event-levelled = { $name } got the reward of level { $number }.
    .then = got the reward of level { $number }
jaguar-event-level-pending = { $name } got no reward of level { $number } yet, because of the curse.
    .then = got no reward of level { $number } yet, because of the curse
jaguar-event-activator-gained = { $name } gained an extra Trap activator.
    .then = gained an extra Trap activator
jaguar-event-marked = { $name } put a marker onto the Objective { $objective }.
    .then = put a marker onto the Objective { $objective }
jaguar-event-trap-revealed = { $trap } went off: { $token }.
jaguar-event-hit = { $name ->
        [You] { $trap } hit you.
       *[other] { $trap } hit { $name }.
    }
    .then = was hit: { $trap }
jaguar-event-shield-held = { $name ->
        [You] The Shield protected you: { $trap }.
       *[other] The Shield protected { $name }: { $trap }.
    }
    .then = was protected by the Shield: { $trap }
jaguar-event-damaged = { $name } suffered { $number } damage.
    .then = suffered { $number } damage
jaguar-event-cursed = { $number ->
        [one] { $name } got { $number } curse.
       *[other] { $name } got { $number } curses.
    }
    .then = { $number ->
        [one] got { $number } curse
       *[other] got { $number } curses
    }
jaguar-event-discarded = { $name } gave up a { $crystal } crystal.
    .then = gave up a { $crystal } crystal
jaguar-event-lay-down = { $name } lay down: one action less in the next round.
    .then = lay down
jaguar-event-gained-glory = { $name } gained { $number } glory.
    .then = gained { $number } glory
jaguar-event-lost-glory = { $name } lost { $number } glory.
    .then = lost { $number } glory
jaguar-event-door-opened = { $name } opened a Secret door between { $space } and { $other_space }.
    .then = opened a Secret door between { $space } and { $other_space }
jaguar-event-water-came = { $name } let the water flow { $direction }.
    .then = let the water flow { $direction }
jaguar-event-washed = { $name ->
        [You] The water washed you to { $space }.
       *[other] The water washed { $name } to { $space }.
    }
    .then = was washed to { $space }
jaguar-event-resisted = { $name } spent health and stayed.
    .then = spent health and stayed
jaguar-event-became-cursed = { $name } became cursed.
    .then = became cursed
jaguar-event-checkpoint = { $name } reached checkpoint { $number } of the Glory track.
    .then = reached checkpoint { $number }
jaguar-event-hunted = { $name } used a yellow amulet as a Trap activator.
    .then = used a yellow amulet as a Trap activator
jaguar-event-escape-began = { $number ->
        [one] { $name } had { $number } step to escape.
       *[other] { $name } had { $number } steps to escape.
    }
jaguar-event-left-temple = { $name } left the temple by row { $row } and took { $escape }.
    .then = left the temple by row { $row } and took { $escape }
jaguar-event-stayed-inside = { $number ->
        [one] { $name } stayed inside, { $number } step short of an exit.
       *[other] { $name } stayed inside, { $number } steps short of an exit.
    }
    .then = { $number ->
        [one] stayed inside, { $number } step short of an exit
       *[other] stayed inside, { $number } steps short of an exit
    }
jaguar-event-scored = { $points ->
        [one] { $name }: { $points } point for { $source }.
       *[other] { $name }: { $points } points for { $source }.
    }
jaguar-event-won = { $points ->
        [one] { $name } won with { $points } point.
       *[other] { $name } won with { $points } points.
    }
jaguar-event-lost = { $name } lost: { $cause }.
jaguar-event-rated = The victory was rated: { $rating }.
jaguar-event-temple-set = The Temple set the trap { $trap }.
jaguar-event-token-turned = A token of the Temple was turned up: { $token }.
jaguar-event-jaguar-shown = A token of the Jaguar was turned up: { $jaguar }.
jaguar-event-jaguar-placed = The Jaguar was put onto { $space }.
jaguar-event-jaguar-moved = The Jaguar went to { $space }.
    .doer = The Jaguar
    .then = went to { $space }
jaguar-event-jaguar-took = The Jaguar took { $item-id ->
        [chest] an
       *[other] a
    } { $item }.
    .doer = The Jaguar
    .then = took { $item-id ->
            [chest] an
           *[other] a
        } { $item }
jaguar-event-jaguar-struck = { $name ->
        [You] The Jaguar struck you.
       *[other] The Jaguar struck { $name }.
    }
    .then = was struck by the Jaguar
jaguar-event-jaguar-hit = { $name } hit the Jaguar: { $trap }.
    .then = hit the Jaguar: { $trap }
jaguar-event-taming-shown = { $name } turned up the { $taming }.
    .then = turned up the { $taming }
jaguar-event-taming-taken = { $name } took the { $taming }.
    .then = took the { $taming }
jaguar-event-took-ritual = { $name } put { $ritual } into the pouch.
    .then = put { $ritual } into the pouch
jaguar-event-missed = { $trap } hit nobody.
jaguar-event-curse-bonus = { $name } got rid of all curses for the first time and took the curse bonus.
    .then = took the curse bonus
jaguar-event-wave-came = { $name } went { $direction } with a wave.
    .then = went { $direction } with a wave

## Questions: what must be done. $number is how many are left.

jaguar-ask-character-choose_character = { $name }: choose a character.
jaguar-ask-start-choose_start = { $name }: choose where to start. The ritual beside the row goes into your pouch.
jaguar-ask-prepare-solo-choose_jaguar_start = { $name }: several spaces fit. Choose where the Jaguar starts.
jaguar-ask-hunt-choose_hunt = { $name }: you may use a yellow amulet as a Trap activator in this round.
jaguar-ask-trap-choose_trap = { $name }: choose a trap for your activator. The further left, the earlier you act.
    .alone = { $name }: you may set a trap of your own. One that harms is not the Temple’s in this round.
jaguar-ask-trap-choose_token = { $name }: choose the token of your trap in secret. It is turned up when the traps go off.
    .alone = { $name }: choose the token of your trap. It is turned up after the Jaguar has moved.
jaguar-ask-turn-choose_action = { $name }: choose an action.
jaguar-ask-blessing-choose_blessing = { $name }: the pedestal is blessed. You may remove a curse.
jaguar-ask-chest-choose_amulets = { $name }: take two of the three amulets.
jaguar-ask-free-take-choose_free_take = { $name }: you may take one item here for free.
jaguar-ask-level-choose_reward = { $name }: choose the reward of your level.
jaguar-ask-checkpoint-1-choose_checkpoint_crystal = { $name }: choose a crystal of the first checkpoint.
jaguar-ask-checkpoint-3-choose_dome_crystal = { $name }: choose a crystal of the bonus dome.
jaguar-ask-objective-choose_objective = { $name }: you may put a marker onto an Objective.
jaguar-ask-harm-choose_yellow = { $name }: your trap brought glory. A yellow amulet brings more.
jaguar-ask-suffering-choose_loss = { $name }: a trap hit you. Choose what it costs you.
jaguar-ask-door-choose_first_marker = { $name }: choose a space for the first marker of your Secret door.
jaguar-ask-door-choose_second_marker = { $name }: choose a space for the other marker, up to { $number } spaces away.
jaguar-ask-door-choose_passage = { $name }: you stand at your new Secret door. You may go through at once.
jaguar-ask-flood-choose_direction = { $name }: choose where the water flows.
jaguar-ask-flood-choose_reaction = { $name }: the water comes. Go along, or stay?
jaguar-ask-wave-choose_wave = { $name }: you may spend a blue amulet and go with a wave of your own.
jaguar-ask-escape-choose_preparation = { $name }: use amulets before your steps are counted, or go on.
jaguar-ask-escape-choose_step = { $name }: escape! You can only move.
jaguar-ask-escape-choose_aftermath = { $name }: use the amulets you have left, or go on.
jaguar-ask-prowl-choose_way = { $name }: the Jaguar has several ways. Choose its next space.
jaguar-ask-taming-choose_to_tame = { $name }: the Jaguar is close. You may tame it.
jaguar-ask-taming-choose_taming_token = { $name }: take one of the two tokens.
jaguar-ask-fetch-choose_item = { $name }: take an item from anywhere on the board.
jaguar-ask-tamed-walk-choose_tamed_step = { $number ->
        [one] { $name }: you may go { $number } step for free.
       *[other] { $name }: you may go { $number } steps for free.
    }

## Why not: what stands against a choice, with the numbers of this moment. $other is a player's name.

jaguar-no-other-question = First answer the question that is open.
jaguar-no-step-outside = First you must enter the temple, by a step to the right.
jaguar-no-points = You have no action points or steps left.
jaguar-no-way-closed = There is no way { $direction }: the Heart wall is there, or the edge of the board.
jaguar-no-way-edge = There is no way { $direction }: nobody goes back out of the entrance.
jaguar-no-way-wall = A wall stops you on the way { $direction }.
jaguar-no-wall-there = There is no wall on the way { $direction }; just move.
jaguar-no-amulet = You have no { $amulet } amulet.
jaguar-no-ability = This needs the ability of { $character } on level 3, and you must not be cursed.
jaguar-no-jump-way = A jump goes exactly two spaces { $direction }, and a wall or the edge is in the way.
jaguar-no-door = You have not opened a Secret door.
jaguar-no-door-here = Neither marker of your Secret door lies on your space.
jaguar-no-door-closed = Your Secret door leads onto the last tile, which opens in round 7.
jaguar-no-running = You are running, so you can only move.
jaguar-no-crystal-here = There is no { $crystal } crystal on your space.
jaguar-no-item-here = There is no such item on your space.
jaguar-no-heart-left = No shard of the Heart is left.
jaguar-no-heart-here = You need an unused piece with dots and one with triangles that both fit your space on the last tile.
jaguar-no-heart-alike = Map pieces with the same number are alike; take the Heart with the pair that is offered.
jaguar-no-ritual-here = { $ritual } is neither on your space nor in your pouch.
jaguar-no-ritual-crystal = You have too few { $crystal } crystals in your bag for { $ritual }.
jaguar-no-ritual-pouch = The table agreed that a free Take performs no ritual of the pouch.
jaguar-no-run-now = You can run only before you spend an action point, and once.
jaguar-no-look = There is no Temple trap whose active token is still face down.
jaguar-no-look-open = The active token of this trap lies face up already: { $trap }.
jaguar-no-look-token = { $trap } has no tokens that could be turned up.
jaguar-no-heal-full = Your health is at the top of the track: { $number }.
jaguar-no-shield = The Shield can be put onto a harming trap of somebody else, once in a round.
jaguar-no-green-again = { $number ->
        [one] You may use only { $number } green amulet in a turn for an action or step.
       *[other] You may use only { $number } green amulets in a turn for actions or steps.
    }
jaguar-no-curse-left = You have no curses.
jaguar-no-blue-now = A blue amulet is used when water comes.
jaguar-no-amulet-now = A { $amulet } amulet cannot be used now.
jaguar-no-white-alone = A white amulet is used together with a step through a wall: “break” and a direction.
jaguar-no-set-now = Traps are set before the actions; in the game for one, after them.
jaguar-no-set-hunt = A yellow amulet goes onto a harming trap, and { $trap } is none.
jaguar-no-set-taken = { $trap } is taken already: { $other }.
jaguar-no-token-now = Tokens are chosen when a trap is set.
jaguar-no-place-same = The two markers lie on different spaces, and { $space } is taken by the first.
jaguar-no-place-far = This is { $number } spaces away; a Secret door spans up to { $most }.
jaguar-no-mark-now = Markers are placed at the start of round 7, by Major rituals and at the second checkpoint.
jaguar-no-mark-absent = The Objective { $objective } is not in play.
jaguar-no-mark-twice = Your marker is on the Objective { $objective } already.
jaguar-no-resist = You have { $number } health; staying costs { $most }.
jaguar-no-character-now = Characters are chosen before the game.
jaguar-no-character-taken = { $character } is taken already: { $other }.
jaguar-no-start-now = Starting spaces are chosen before the first round.
jaguar-no-start-row = You cannot start before row { $row }: its ritual is gone, or a wall is in the way.
jaguar-no-discard = You have no { $crystal } crystal in your bag to give up.
jaguar-no-discard-quake = An earthquake takes no crystals: lie down, or take the damage.
jaguar-no-option-players = Solo is for one player, the other games are for two to four; at this table there are { $players }.
jaguar-no-option-mode = The option “{ $table }” is not for this kind of game.
jaguar-no-option-newcomers = Name seats from 1 to { $players }, with spaces between them.

## The board in the terminal

jaguar-board-head = Round { $round } of { $rounds } · { $phase }
jaguar-board-actions = { $number ->
        [one] { $name }: { $number } action point left
       *[other] { $name }: { $number } action points left
    }
jaguar-board-steps = { $number ->
        [one] { $name }: { $number } step left
       *[other] { $name }: { $number } steps left
    }
jaguar-board-hearts-left = Heart shards left: { $number }
jaguar-board-jaguar-sign = Jag
jaguar-board-head-entrances = Entrances
jaguar-board-head-traps = Traps
jaguar-board-head-jaguar = Jaguar
jaguar-board-head-taming = Taming
jaguar-board-head-goals = To win
jaguar-board-head-order = Order
jaguar-board-head-glory = Glory
jaguar-board-head-objectives = Objectives
jaguar-board-head-exits = Exits
jaguar-board-temple = Temple
jaguar-board-hidden = token hidden
jaguar-board-hidden-not = token hidden, not { $tokens }
jaguar-board-shield = Shield
jaguar-board-jaguar-at = on { $space }
jaguar-board-jaguar-steps = { $low }; { $high } if a trap of the Temple hits you
jaguar-board-jaguar-blues = blue crystals eaten: { $number }
jaguar-board-taming-left = tokens left: { $number }
jaguar-board-taming-shown = face up: { $tokens }
jaguar-board-taming-taken = used: { $tokens }
jaguar-board-goal-out = leave the temple alive
jaguar-board-goal-level = level { $number } of 3
jaguar-board-goal-heart = Heart shards { $number } of 1
jaguar-board-goal-objectives = marked Objectives at their target { $number } of { $most }
jaguar-board-setting = still to set: { $names }
jaguar-board-acting = actions: { $names }
jaguar-board-checkpoint = checkpoint { $number }
jaguar-board-target = of { $number }
jaguar-board-before = before row { $row }
jaguar-board-left = out by row { $row }
jaguar-board-health = health { $number }
jaguar-board-curse = curse { $number }
jaguar-board-cursed = CURSED
jaguar-board-honor = glory { $glory } · honour { $honor }
jaguar-board-lying = lying down
jaguar-board-bag = bag
jaguar-board-incorporated = incorporated
jaguar-board-pouch = pouch
jaguar-board-maps = maps
jaguar-board-used-maps = used maps
jaguar-board-chests = chests
jaguar-board-hearts = Heart shards
jaguar-board-door = door
jaguar-board-levels = levels { $number }
jaguar-board-pending = waiting: { $number }
jaguar-board-exit = exit { $row }
jaguar-board-struck = { $number ->
        [one] { $number } space
       *[other] { $number } spaces
    }
jaguar-board-strikes = It strikes { $spaces }.
jaguar-board-brings-health = health +{ $number }
jaguar-board-brings-steps = { $number ->
        [one] { $number } step
       *[other] { $number } steps
    }
jaguar-board-brings-damage = health −{ $number }
jaguar-board-brings-curse = curse +{ $number }
jaguar-board-brings-points = worth { $number } now
jaguar-board-legend =
    A space is named by its column and row, as b3. Above: its floor (b blue, y yellow, r red), who stands there by letter, ∩ with the letter of the owner for an end of a Secret door, Jag for the Jaguar, ! if a trap token that you know will strike there. Below: what lies there. Crystals: P purple, Y yellow, B blue, G green; + on a blessed pedestal. Letters in brackets are a ritual and the crystals it needs: two for a Minor, three for a Major ritual. ● and ▲ with a number are map pieces with dots and triangles, ▣ is an amulet chest, ◇ an amulet.
    Between spaces: a line with b, y or r is a wall of that colour; two letters above each other are two walls, one on each tile. ψ is a statue: g gold, s silver, z bronze; its letter below that of a wall is a statue at the wall. A dotted line is where tiles meet; the thick line is the Heart wall.
    Traps stand in the order in which they go off, with the letter of who set them. ● before a letter is a marker on an Objective; the number is its worth to that player now.

## The end

jaguar-tie-glory = Equal honour: { $name } won with { $number } glory.
jaguar-tie-curse = Equal honour and glory: { $name } won with a curse of { $number }.
jaguar-tie-health = Equal honour, glory and curses: { $name } won with { $number } health.
jaguar-tie-shared = Equal honour, glory, curses and health: { $names } shared the victory.
jaguar-lost-died = { $name } lost: without health the game is over at once ({ $rule }).
jaguar-lost-goals = { $name } lost. Still missing: { $goals } ({ $rule }).

## Why a bot did what it did; told after the end

jaguar-because-goal = It was on its way to { $space }: { $item }.
jaguar-because-amulet = It was on its way to { $space }, for the { $amulet } amulet.
jaguar-because-flee = It feared what { $trap } might do there.
jaguar-because-safe = It was a good place to be.
jaguar-because-fuel = A ritual needs the { $crystal } crystal.
jaguar-because-honour = The { $crystal } crystal brings honour.
jaguar-because-ritual = It had all the crystals for it.
jaguar-because-heart = Its map pieces showed where a Heart is.
jaguar-because-map = Two map pieces that fit lead to a Heart.
jaguar-because-heal = It wanted more health before anything else.
jaguar-because-stay = Nothing in reach was worth leaving this place.
jaguar-because-run = It was a long way to where it wanted to be.
jaguar-because-trap = It expected others where this trap strikes.
jaguar-because-trap-alone = The Temple does not aim a trap that one sets oneself.
jaguar-because-flood = The water carries it to something it can take.
jaguar-because-door = A door is a way through walls.
jaguar-because-token = It hoped to find others there.
jaguar-because-token-alone = It aimed where it did not stand itself.
jaguar-because-shield = It feared { $trap } there.
jaguar-because-start = Most of what it wanted lay near there.
jaguar-because-mark = This Objective promised it the most points.
jaguar-because-loss = It gave up what it would miss least.
jaguar-because-honour-of-health = Health is worth honour at the end, too.
jaguar-because-arrived = It was where it wanted to be.
jaguar-because-spent = It had no action points left.
jaguar-because-use = An amulet costs no action.
jaguar-because-exit = It was on its way to the best exit in reach.

## The chapters of the rules

jaguar-chapter-options = Table options
jaguar-chapter-components = What is in the box
jaguar-chapter-board = The board
jaguar-chapter-setup = Setting up
jaguar-chapter-round = A round
jaguar-chapter-refresh = Refresh
jaguar-chapter-trap-setting = Trap setting
jaguar-chapter-actions = Actions
jaguar-chapter-activation = Trap activation
jaguar-chapter-glory = Glory
jaguar-chapter-curses = Curses
jaguar-chapter-objectives = Objectives
jaguar-chapter-scoring = The end and scoring
jaguar-chapter-amulets = Amulets
jaguar-chapter-players = Two, three and four players
jaguar-chapter-full-amulets = Full game: chests and amulets
jaguar-chapter-levels = Full game: levels and characters
jaguar-chapter-abilities = Full game: abilities
jaguar-chapter-full-curses = Full game: curses
jaguar-chapter-escape = Full game: Escape
jaguar-chapter-solo-setup = Solo: setting up
jaguar-chapter-solo-round = Solo: the round
jaguar-chapter-information = Who may know what
jaguar-chapter-termination = How long a game lasts
