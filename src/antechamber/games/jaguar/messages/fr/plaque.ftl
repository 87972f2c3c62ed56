### What the plaque of a table says: who must do what, what the others wait for, the stages of a turn.
### $name is a player's name.

jaguar-head-character-choose_character = { $name }, choisissez un personnage
jaguar-head-start-choose_start = { $name }, choisissez votre entrée
jaguar-head-trap-choose_trap = { $name }, posez un piège
jaguar-head-trap-choose_token = { $name }, un jeton en secret
jaguar-head-turn-choose_action = { $name }, vos actions
jaguar-head-chest-choose_amulets = { $name }, gardez deux amulettes
jaguar-head-blessing-choose_blessing = { $name }, lever une malédiction ?
jaguar-head-level-choose_reward = { $name }, choisissez une récompense
jaguar-head-objective-choose_objective = { $name }, marquer un Objectif ?
jaguar-head-checkpoint-1-choose_checkpoint_crystal = { $name }, prenez un cristal
jaguar-head-checkpoint-3-choose_dome_crystal = { $name }, prenez un cristal
jaguar-head-suffering-choose_loss = { $name }, un piège vous touche
jaguar-head-harm-choose_yellow = { $name }, une gloire de plus ?
jaguar-head-door-choose_first_marker = { $name }, ouvrez une Porte secrète
jaguar-head-door-choose_second_marker = { $name }, où mène-t-elle ?
jaguar-head-door-choose_passage = { $name }, passer ?
jaguar-head-flood-choose_direction = { $name }, où va l’eau ?
jaguar-head-flood-choose_reaction = { $name }, l’eau arrive
jaguar-head-free-take-choose_free_take = { $name }, une prise gratuite
jaguar-head-wave-choose_wave = { $name }, suivre une Vague ?
jaguar-head-hunt-choose_hunt = { $name }, en Chasse ?
jaguar-head-escape-choose_preparation = { $name }, avant de fuir
jaguar-head-escape-choose_step = { $name }, fuyez
jaguar-head-escape-choose_aftermath = { $name }, pour finir
jaguar-head-prepare-solo-choose_jaguar_start = { $name }, où commence le Jaguar ?
jaguar-head-prowl-choose_way = { $name }, par où va le Jaguar ?
jaguar-head-taming-choose_to_tame = { $name }, apprivoiser le Jaguar ?
jaguar-head-taming-choose_taming_token = { $name }, gardez un jeton
jaguar-head-fetch-choose_item = { $name }, prenez-le où vous voulez
jaguar-head-tamed-walk-choose_tamed_step = { $name }, des pas gratuits

jaguar-wait-setup = Par où chacun entre.
jaguar-wait-refresh = Une nouvelle manche commence.
jaguar-wait-setting = Un piège se pose, son jeton en secret.
jaguar-wait-action = Actions : se déplacer, prendre, se soigner.
jaguar-wait-activation = Les pièges se déclenchent.
jaguar-wait-escape = Hors du temple.

jaguar-step-setting = Pièges
jaguar-step-action = Actions
jaguar-step-activation = Déclenchement
