### Aztec: what is told before a game, in the hall and in the terminal.
### What the points of the primer stand on is in games/aztec/primer.toml.

## The primer

aztec-primer-aim = Miej najwięcej punktów po pięciu rundach: klejnoty we właściwych kolorach, Artefakty i mało przeklętych kamieni.
aztec-primer-claim = Wszyscy oglądają po karcie w tajemnicy i biorą klejnoty ze świątyni: te z karty albo inne, blefując. Deklaracje pokazuje się naraz.
aztec-primer-token = Potem każdy kładzie żeton przed jednym przeciwnikiem: „Wierzę ci!” albo „Kłamiesz!”.
aztec-primer-reveal = Karty się odsłania. Prawdziwa deklaracja jest twoja, tak samo kłamstwo, którego nikt nie oskarżył; oskarżony kłamca dostaje tylko to, co ma na karcie. Kto ocenił dobrze, pozbywa się kamienia, kto źle, dostaje kamień.
aztec-primer-end = Na końcu punktują dua twojej postaci, tria wszystkich trzech kolorów i zatrzymane Artefakty. Kamienie odbierają punkty.
aztec-primer-artefact = Kłamstwo, którego nikt nie oskarży, daje też Artefakt. Prawda również, jeśli oskarżą cię co najmniej dwie osoby.
aztec-primer-curses = Po każdej rundzie ten, kto sam ma najwięcej klejnotów jakiegoś koloru, zabiera kamienie z jego karty Klątwy.
aztec-primer-jewels = Jeden klejnot liczy się naraz do duów, triów i Artefaktów, ale niepełny zestaw nie jest nic wart.

## A first game

aztec-first-game = Cztery osoby, deklaracje takie, jakie może mieć karta, odkryte Artefakty: podejrzanych jest dość, żadna deklaracja nie jest niedorzeczna i widać, co zbierają inni.

## Table options: what each is about and what it changes, and their values

aztec-table-claim_shape = Jakie klejnoty można zadeklarować
    .about = Przy deklaracjach jak z karty każde kłamstwo mogłoby być prawdą. Przy dowolnych można wziąć dużo, ale wszyscy będą wiedzieć, co o tym myśleć.
aztec-table-claim_shape-plausible = takie, jakie może mieć karta: od 2 do 4 klejnotów w najwyżej dwóch kolorach
aztec-table-claim_shape-free = dowolne od 1 do 6 klejnotów, choćby żadna karta takich nie miała
aztec-table-artefact_visibility = Czy zatrzymane Artefakty leżą odkryte
    .about = Przy odkrytych Artefaktach widać, na czym zależy innym. Tajne robią z końca gry niespodziankę.
aztec-table-artefact_visibility-public = odkryte: widzą je wszyscy
aztec-table-artefact_visibility-secret = tajne: do końca gry inni widzą tylko, ile ich jest
aztec-table-character_assignment = Jak przydziela się postacie
    .about = Postać decyduje, które dwa kolory punktują u ciebie jako duo.
aztec-table-character_assignment-random = losowo
aztec-table-character_assignment-choice = wybiera się je po kolei, od pierwszego gracza
aztec-table-duo_set = Jakie dua mają postacie
    .about = Dua jednokolorowe każą niektórym postaciom zbierać jeden kolor, a za to karzą klątwy.
aztec-table-duo_set-mixed = trzy dua dwukolorowe, każde u dwóch postaci
aztec-table-duo_set-distinct = sześć różnych duów, w tym trzy jednokolorowe
aztec-table-first_player = Czy pierwszy gracz zmienia się co rundę
    .about = Kto jest pierwszy, odsłania kartę przed innymi, więc i Artefakt może zdobyć przed nimi.
aztec-table-first_player-fixed = przez całą grę ten sam
aztec-table-first_player-rotating = zmienia się zgodnie z ruchem wskazówek zegara
aztec-table-starting_seat = Kto jest pierwszym graczem
    .about = Zależy od tego kolejność odsłaniania kart i wybierania postaci.
aztec-table-starting_seat-random = wskazuje los
aztec-table-starting_seat-1 = miejsce 1
aztec-table-starting_seat-2 = miejsce 2
aztec-table-starting_seat-3 = miejsce 3
aztec-table-starting_seat-4 = miejsce 4
aztec-table-starting_seat-5 = miejsce 5
aztec-table-starting_seat-6 = miejsce 6
aztec-table-locks = Czy inni widzą, że twój tajny wybór już zapadł
    .about = Kto długo się zastanawia, może układać kłamstwo. Gdy wyboru nie widać, nikt tego nie odczyta.
aztec-table-locks-shown = widzą: wiadomo, na kogo czeka stół
aztec-table-locks-hidden = nie widzą: nikt nie wie, kto się pospieszył
