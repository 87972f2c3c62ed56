### What the plaque of a table says: who must do what, what the others wait for, the stages of a turn.
### $name is a player's name.

jaguar-head-character-choose_character = { $name }, choose a character
jaguar-head-start-choose_start = { $name }, choose where to enter
jaguar-head-trap-choose_trap = { $name }, set a trap
jaguar-head-trap-choose_token = { $name }, choose a token in secret
jaguar-head-turn-choose_action = { $name }, your actions
jaguar-head-chest-choose_amulets = { $name }, keep two amulets
jaguar-head-blessing-choose_blessing = { $name }, shed a curse?
jaguar-head-level-choose_reward = { $name }, choose a reward
jaguar-head-objective-choose_objective = { $name }, mark an Objective?
jaguar-head-checkpoint-1-choose_checkpoint_crystal = { $name }, take a crystal
jaguar-head-checkpoint-3-choose_dome_crystal = { $name }, take a crystal
jaguar-head-suffering-choose_loss = { $name }, a trap hits you
jaguar-head-harm-choose_yellow = { $name }, one more glory?
jaguar-head-door-choose_first_marker = { $name }, open a Secret door
jaguar-head-door-choose_second_marker = { $name }, where does it lead?
jaguar-head-door-choose_passage = { $name }, go through?
jaguar-head-flood-choose_direction = { $name }, where does the water flow?
jaguar-head-flood-choose_reaction = { $name }, the water comes
jaguar-head-free-take-choose_free_take = { $name }, a free Take
jaguar-head-wave-choose_wave = { $name }, ride a wave?
jaguar-head-hunt-choose_hunt = { $name }, hunt?
jaguar-head-escape-choose_preparation = { $name }, before you run
jaguar-head-escape-choose_step = { $name }, escape
jaguar-head-escape-choose_aftermath = { $name }, one last thing
jaguar-head-prepare-solo-choose_jaguar_start = { $name }, where does the Jaguar begin?
jaguar-head-prowl-choose_way = { $name }, which way does the Jaguar go?
jaguar-head-taming-choose_to_tame = { $name }, tame the Jaguar?
jaguar-head-taming-choose_taming_token = { $name }, keep one token
jaguar-head-fetch-choose_item = { $name }, take it from anywhere
jaguar-head-tamed-walk-choose_tamed_step = { $name }, free steps

jaguar-wait-setup = Where everybody enters.
jaguar-wait-refresh = A new round begins.
jaguar-wait-setting = A trap is set, its token in secret.
jaguar-wait-action = Actions: moving, taking, healing.
jaguar-wait-activation = The traps go off.
jaguar-wait-escape = Out of the temple.

jaguar-step-setting = Set traps
jaguar-step-action = Actions
jaguar-step-activation = Traps go off
