### Of Mice & Mazes: what is told before a game, in the hall and in the terminal.
### What the points of the primer stand on is in games/mice/primer.toml.

## The primer

mice-primer-aim = Miej najwięcej chwały: otwieraj komnaty, zatrudniaj pomocników i zbieraj różne frakcje jednych i drugich.
mice-primer-place = Połóż łapkę na wolnej karcie wejścia. Gdzie linia twojej łapki przy rzędzie przecina się z linią twojej łapki przy kolumnie, tam do środka trafia jeszcze jedna.
mice-primer-remove = Albo zdejmij wszystkie swoje łapki. Każda może uruchomić kartę, na której leżała: dostajesz różne rzeczy, otwierasz komnatę pod inną łapką, zatrudniasz pomocnika.
mice-primer-visit = Z komnat korzystają wszyscy, ale gdy twoja łapka trafia do cudzej, coś dostaje jej właściciel.
mice-primer-end = Koniec przychodzi, gdy ktoś ma dość chwały, krypta jest pełna albo brakuje pomocników. Pozostali mają jeszcze po jednej akcji; potem punktują zestawy różnych frakcji.
mice-primer-placing = Położenie łapki niczego nie uruchamia. Karty działają, gdy zdejmujesz łapki.
mice-primer-order = Kolejność zdejmowania wybierasz ty. Komnatę otwiera się tylko pod łapką, która wciąż leży na pustym polu, więc najpierw zdejmij tę, która otwiera.
mice-primer-leftovers = Skrzynie, złoto i surowce nie są na końcu nic warte. Wykorzystaj je.

## A first game

mice-first-game = Dwie osoby z frakcjami na pierwszą grę, bez ukrytych przejść: mniejsza krypta i karty, które łatwo zrozumieć.

## Table options: what each is about and what it changes, and their values

mice-table-entrance_order = Jak leżą karty wejścia
    .about = Przy kolejności rosnącej każda karta jest zawsze w tym samym miejscu. Inna kolejność inaczej krzyżuje linie.
mice-table-entrance_order-ascending = rosnąco, zgodnie z ruchem wskazówek zegara od karty 1
mice-table-entrance_order-custom = w kolejności z twojej listy
mice-table-entrance_order-random = w kolejności losowej
mice-table-entrances = Karty wejścia, zgodnie z ruchem wskazówek zegara od lewego dolnego rogu (przy własnej kolejności)
    .about = Na przykład 1 2 3 i tak dalej, ze spacjami. Zostaw puste, chyba że wybierasz własną kolejność.
    .takes = wszystkie karty wejścia oddzielone spacjami, na przykład "1 2 3 …"
mice-table-faction_select = Które frakcje biorą udział
    .about = Od frakcji zależy, jakie komnaty i jacy pomocnicy są w taliach. Te na pierwszą grę najłatwiej zrozumieć.
mice-table-faction_select-first_game = te na pierwszą grę
mice-table-faction_select-random = wylosowane
mice-table-faction_select-chosen = te z twojej listy
mice-table-factions = Frakcje (jeśli je wybierasz)
    .about = Ich nazwy oddzielone spacjami. Zostaw puste, chyba że je wybierasz.
    .takes = niektóre z: squirrels, porcupines, beavers, capibaras, pacas, chinchillas, viscachas, rats, jerboas, molerats, lemmings, guinea_pigs, oddzielone spacjami
mice-table-hidden_passage = Czy karty wejścia mają ukryte przejścia
    .about = Dodaje wybór przy niektórych wejściach: raz płacisz chwałą, a karta jest silniejsza dla wszystkich, z premią dla ciebie, gdy używają jej inni.
mice-table-hidden_passage-false = nie
mice-table-hidden_passage-true = tak: za chwałę można odwrócić kartę wejścia na silniejszą stronę
mice-table-first_player = Kto jest pierwszym graczem
    .about = Pozostali grają zgodnie z ruchem wskazówek zegara.
mice-table-first_player-random = decyduje los
mice-table-first_player-1 = miejsce 1
mice-table-first_player-2 = miejsce 2
mice-table-first_player-3 = miejsce 3
mice-table-max_turns = Po ilu turach liczy się punkty, gdy gra stoi w miejscu
    .about = Zabezpieczenie przed grą, w której nikt nie posuwa się naprzód. Ludzie prawie nigdy tam nie dochodzą.
mice-table-max_extra_actions = Ile dodatkowych akcji i tur można dostać pod rząd
    .about = Zabezpieczenie przed łańcuchami kart, które ciągnęłyby się bardzo długo.
mice-table-gold_in_exchange = Czy w wymianie złoto może zastąpić surowce
    .about = Im więcej wolno złotu, tym łatwiej zamieniać jedno na drugie.
mice-table-gold_in_exchange-always = zawsze
mice-table-gold_in_exchange-not_for_gold = nie, jeśli wymiana daje złoto
mice-table-gold_in_exchange-never = nigdy
mice-table-additional_turn = Czym jest dodatkowa tura Herbaciarni i Żaka
    .about = W całej nowej turze pomocnicy działający raz na turę działają znowu; przy jednej akcji więcej nie.
mice-table-additional_turn-new_turn = całą turą po tej turze
mice-table-additional_turn-same_turn = jeszcze jedną akcją w tej turze
mice-table-tunnel_one_time = Czy Tunel może wypożyczać jednorazowych pomocników
    .about = Jeśli może, Tunel daje efekt takiego pomocnika bez zatrudniania go.
mice-table-tunnel_one_time-false = nie
mice-table-tunnel_one_time-true = tak, ich efekt następuje od razu
mice-table-adjacent_bonus = Kto dostaje premię za komnatę uruchomioną z odległości
    .about = Jeśli właściciel dostaje premię także za własne komnaty, uruchamianie z boku bardziej mu się opłaca.
mice-table-adjacent_bonus-any_owner = jej właściciel, choćby to była osoba, która ją uruchamia
mice-table-adjacent_bonus-opponent_only = jej właściciel, jeśli to przeciwnik
