### What the plaque of a table says: who must do what, what the others wait for, the stages of a turn.
### $name is a player's name.

jaguar-head-character-choose_character = { $name }, wybierz postać
jaguar-head-start-choose_start = { $name }, wybierz wejście
jaguar-head-trap-choose_trap = { $name }, zastaw pułapkę
jaguar-head-trap-choose_token = { $name }, wybierz żeton w tajemnicy
jaguar-head-turn-choose_action = { $name }, twoje akcje
jaguar-head-chest-choose_amulets = { $name }, zatrzymaj dwa amulety
jaguar-head-blessing-choose_blessing = { $name }, zdjąć klątwę?
jaguar-head-level-choose_reward = { $name }, wybierz nagrodę
jaguar-head-objective-choose_objective = { $name }, znacznik na Cel?
jaguar-head-checkpoint-1-choose_checkpoint_crystal = { $name }, weź kryształ
jaguar-head-checkpoint-3-choose_dome_crystal = { $name }, weź kryształ
jaguar-head-suffering-choose_loss = { $name }, trafia cię pułapka
jaguar-head-harm-choose_yellow = { $name }, jeszcze chwała?
jaguar-head-door-choose_first_marker = { $name }, otwórz Tajne drzwi
jaguar-head-door-choose_second_marker = { $name }, dokąd prowadzą?
jaguar-head-door-choose_passage = { $name }, przejść?
jaguar-head-flood-choose_direction = { $name }, dokąd płynie woda?
jaguar-head-flood-choose_reaction = { $name }, idzie woda
jaguar-head-free-take-choose_free_take = { $name }, darmowe zabranie
jaguar-head-wave-choose_wave = { $name }, popłynąć na Fali?
jaguar-head-hunt-choose_hunt = { $name }, na Łowy?
jaguar-head-escape-choose_preparation = { $name }, zanim ruszysz
jaguar-head-escape-choose_step = { $name }, uciekaj
jaguar-head-escape-choose_aftermath = { $name }, na koniec
jaguar-head-prepare-solo-choose_jaguar_start = { $name }, gdzie zaczyna Jaguar?
jaguar-head-prowl-choose_way = { $name }, którędy idzie Jaguar?
jaguar-head-taming-choose_to_tame = { $name }, oswajać Jaguara?
jaguar-head-taming-choose_taming_token = { $name }, zatrzymaj jeden żeton
jaguar-head-fetch-choose_item = { $name }, weź z dowolnego miejsca
jaguar-head-tamed-walk-choose_tamed_step = { $name }, darmowe kroki

jaguar-wait-setup = Którędy kto wchodzi.
jaguar-wait-refresh = Zaczyna się nowa runda.
jaguar-wait-setting = Zastawianie pułapki, żeton w tajemnicy.
jaguar-wait-action = Akcje: ruch, zabieranie, leczenie.
jaguar-wait-activation = Pułapki się uruchamiają.
jaguar-wait-escape = Ucieczka ze świątyni.

jaguar-step-setting = Pułapki
jaguar-step-action = Akcje
jaguar-step-activation = Uruchamianie
