### Shards of the Jaguar: its words, options, events and questions.
### Rules and their help texts are in rules.ftl, table options in lobby.ftl.
###
### An argument is a word of this file: $trap "gas" comes as jaguar-trap-gas, and $trap-id as "gas" for selectors.
### A name may be "Ty", and nobody's gender is known: deeds are noun phrases after a colon, never a verb in the past.
### Crystals, amulets, rituals and Taming tokens are masculine, so that their accusative is the same; other cases need
### a selector. Everything else that is inserted stays in the nominative, after a colon or in brackets.

jaguar-title = Shards of the Jaguar
jaguar-about = Przemierzaj świątynię pełną pułapek i zastawiaj własne. Zbieraj kryształowe odłamki wojownika, który stał się jaguarem, odprawiaj z nimi rytuały i zgaduj w tajemnicy, gdzie będą stać inni, gdy uruchomią się pułapki. Gra dla 1–4 osób, około 60–90 minut.

## Crystals, amulets and what else lies about

jaguar-crystal-purple = fioletowy
jaguar-crystal-yellow = żółty
jaguar-crystal-blue = niebieski
jaguar-crystal-green = zielony

jaguar-amulet-red = czerwony
jaguar-amulet-black = czarny
jaguar-amulet-green = zielony
jaguar-amulet-yellow = żółty
jaguar-amulet-blue = niebieski
jaguar-amulet-white = biały

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

jaguar-item-purple = fioletowy kryształ
jaguar-item-yellow = żółty kryształ
jaguar-item-blue = niebieski kryształ
jaguar-item-green = zielony kryształ
jaguar-item-chest = skrzynia z amuletami
jaguar-item-map = fragment mapy
jaguar-item-ritual = rytuał

jaguar-piece-d1a = 1 kropka
jaguar-piece-d1b = 1 kropka
jaguar-piece-d2a = 2 kropki
jaguar-piece-d2b = 2 kropki
jaguar-piece-d3a = 3 kropki
jaguar-piece-d3b = 3 kropki
jaguar-piece-t1a = 1 trójkąt
jaguar-piece-t1b = 1 trójkąt
jaguar-piece-t2a = 2 trójkąty
jaguar-piece-t2b = 2 trójkąty
jaguar-piece-t3a = 3 trójkąty
jaguar-piece-t3b = 3 trójkąty

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

jaguar-ritual-m01 = Mały rytuał 1
jaguar-ritual-m02 = Mały rytuał 2
jaguar-ritual-m03 = Mały rytuał 3
jaguar-ritual-m04 = Mały rytuał 4
jaguar-ritual-m05 = Mały rytuał 5
jaguar-ritual-m06 = Mały rytuał 6
jaguar-ritual-m07 = Mały rytuał 7
jaguar-ritual-m08 = Mały rytuał 8
jaguar-ritual-m09 = Mały rytuał 9
jaguar-ritual-m10 = Mały rytuał 10
jaguar-ritual-m11 = Mały rytuał 11
jaguar-ritual-m12 = Mały rytuał 12
jaguar-ritual-m13 = Mały rytuał 13
jaguar-ritual-m14 = Mały rytuał 14
jaguar-ritual-m15 = Mały rytuał 15
jaguar-ritual-m16 = Mały rytuał 16
jaguar-ritual-M01 = Wielki rytuał 1
jaguar-ritual-M02 = Wielki rytuał 2
jaguar-ritual-M03 = Wielki rytuał 3
jaguar-ritual-M04 = Wielki rytuał 4
jaguar-ritual-M05 = Wielki rytuał 5
jaguar-ritual-M06 = Wielki rytuał 6
jaguar-ritual-M07 = Wielki rytuał 7
jaguar-ritual-M08 = Wielki rytuał 8

jaguar-chest-c01 = skrzynia 1
jaguar-chest-c02 = skrzynia 2
jaguar-chest-c03 = skrzynia 3
jaguar-chest-c04 = skrzynia 4
jaguar-chest-c05 = skrzynia 5
jaguar-chest-c06 = skrzynia 6
jaguar-chest-c07 = skrzynia 7
jaguar-chest-c08 = skrzynia 8
jaguar-chest-c09 = skrzynia 9
jaguar-chest-c10 = skrzynia 10

jaguar-escape-e1 = nagroda Ucieczki 1
jaguar-escape-e2 = nagroda Ucieczki 2
jaguar-escape-e3 = nagroda Ucieczki 3
jaguar-escape-e4 = nagroda Ucieczki 4
jaguar-escape-e5 = nagroda Ucieczki 5
jaguar-escape-e6 = nagroda Ucieczki 6
jaguar-escape-e7 = nagroda Ucieczki 7
jaguar-escape-e8 = nagroda Ucieczki 8

jaguar-reward-red = czerwony amulet
jaguar-reward-black = czarny amulet
jaguar-reward-green = zielony amulet
jaguar-reward-yellow = żółty amulet
jaguar-reward-blue = niebieski amulet
jaguar-reward-white = biały amulet
jaguar-reward-crystal_purple = fioletowy kryształ
jaguar-reward-crystal_yellow = żółty kryształ
jaguar-reward-crystal_blue = niebieski kryształ
jaguar-reward-crystal_green = zielony kryształ
jaguar-reward-heal = zdrowie
jaguar-reward-curse = mniej klątw
jaguar-reward-glory = chwała
jaguar-reward-activator = dodatkowy aktywator

## Things by what is on them, which the component data tell

jaguar-named-chest = skrzynia ({ $amulets })
jaguar-named-taming = żeton oswajania ({ $reward })
jaguar-named-escape = nagroda Ucieczki ({ $reward })
jaguar-named-ritual = Mały rytuał ({ $needs })
    .major = Wielki rytuał ({ $needs })

## Traps and their tokens

jaguar-trap-gas = Trujący gaz
jaguar-trap-darts = Strzałki
jaguar-trap-guards = Strażnicy
jaguar-trap-earthquake = Trzęsienie ziemi
jaguar-trap-secret_door = Tajne drzwi
jaguar-trap-flood = Powódź

jaguar-token-floor_blue = niebieskie podłogi
jaguar-token-floor_yellow = żółte podłogi
jaguar-token-floor_red = czerwone podłogi
jaguar-token-wall_blue = niebieskie ściany
jaguar-token-wall_red = czerwone ściany
jaguar-token-wall_yellow = żółte ściany
jaguar-token-claw_gold = złote posągi
jaguar-token-claw_silver = srebrne posągi
jaguar-token-claw_bronze = brązowe posągi
jaguar-token-column_1 = pierwsze kolumny
jaguar-token-column_2 = drugie kolumny
jaguar-token-column_3 = trzecie kolumny

## Characters, Objectives and the board

jaguar-character-fenn = Fenn
jaguar-character-akhel = Akhel
jaguar-character-keela = Keela
jaguar-character-nerys = Nerys

jaguar-objective-health = Zdrowie
jaguar-objective-purple_yellow = Fioletowe i żółte kryształy
jaguar-objective-maps = Fragmenty mapy
jaguar-objective-blue_green = Niebieskie i zielone kryształy
jaguar-objective-levels = Poziomy
jaguar-objective-few_curses = Mało klątw
jaguar-objective-glory = Chwała
jaguar-objective-chests = Skrzynie z amuletami

jaguar-direction-up = w górę
jaguar-direction-right = w prawo
jaguar-direction-down = w dół
jaguar-direction-left = w lewo

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

jaguar-source-crystals = kryształy
jaguar-source-hearts = odłamki Serca
jaguar-source-health = zdrowie
jaguar-source-curses = klątwy
jaguar-source-glory = chwała
jaguar-source-rituals = Małe rytuały
jaguar-source-objectives = Cele

## Solo

jaguar-jaguar-j2 = 2 kroki
jaguar-jaguar-j3 = 3 kroki
jaguar-jaguar-j4 = 4 kroki
jaguar-jaguar-j5 = 5 kroków
jaguar-jaguar-j2w = 2 kroki przez ściany
jaguar-jaguar-j3w = 3 kroki przez ściany
jaguar-jaguar-j4w = 4 kroki przez ściany
jaguar-jaguar-j5w = 5 kroków przez ściany

jaguar-taming-t01 = żeton oswajania 1
jaguar-taming-t02 = żeton oswajania 2
jaguar-taming-t03 = żeton oswajania 3
jaguar-taming-t04 = żeton oswajania 4
jaguar-taming-t05 = żeton oswajania 5
jaguar-taming-t06 = żeton oswajania 6
jaguar-taming-t07 = żeton oswajania 7
jaguar-taming-t08 = żeton oswajania 8
jaguar-taming-t09 = żeton oswajania 9
jaguar-taming-t10 = żeton oswajania 10

jaguar-rating-well_done = dobra robota
jaguar-rating-amazing = niesamowite
jaguar-rating-speechless = brak nam słów

jaguar-cause-died = zdrowie się skończyło
jaguar-cause-inside = świątynia nie została opuszczona na czas
jaguar-cause-goals = nie wszystko zostało osiągnięte

## Options: what you can answer. `.short` is for lists under a heading.

jaguar-option-no = Nie, dziękuję
    .short = nie
jaguar-option-play = Graj tą postacią: { $character }
    .short = { $character }
jaguar-option-start = Zacznij przed wierszem { $row }
    .short = wiersz { $row }
jaguar-option-set = Zastaw pułapkę: { $trap }
    .short = { $trap }
jaguar-option-choose = Wybierz żeton: { $token }
    .short = { $token }
jaguar-option-move = Idź { $direction }
    .short = { $direction }
jaguar-option-break = Użyj białego amuletu i przejdź { $direction } przez ścianę
    .short = { $direction } przez ścianę
jaguar-option-door = Przejdź przez swoje Tajne drzwi
    .short = Tajne drzwi
jaguar-option-heal = Lecz się
    .short = lecz się
jaguar-option-take = Zabierz { $crystal } kryształ
    .short = { $crystal } kryształ
jaguar-option-take-amulet = Zabierz { $amulet } amulet
    .short = { $amulet } amulet
jaguar-option-take-chest = Otwórz skrzynię z amuletami
    .short = skrzynia
jaguar-option-take-map = Zabierz fragment mapy ({ $piece })
    .short = fragment mapy ({ $piece })
jaguar-option-perform = Odpraw { $ritual }
    .short = { $ritual }
jaguar-option-take-heart = Zabierz odłamek Serca ({ $dots } i { $triangles })
    .short = Serce ({ $dots }, { $triangles })
jaguar-option-run = Biegnij
    .short = biegnij
jaguar-option-use = Użyj { $amulet-id ->
        [red] czerwonego
        [black] czarnego
        [green] zielonego
        [yellow] żółtego
        [blue] niebieskiego
       *[white] białego
    } amuletu
    .short = { $amulet } amulet
jaguar-option-jump = Skocz { $direction }
    .short = skok { $direction }
jaguar-option-shield = Połóż Tarczę na pułapce: { $trap }
    .short = Tarcza: { $trap }
jaguar-option-look = Odkryj żeton pułapki: { $trap }
    .short = odkryj: { $trap }
jaguar-option-end = Zakończ turę
    .short = zakończ turę
jaguar-option-keep = Weź dwa amulety: { $first } i { $second }
    .short = { $first } i { $second }
jaguar-option-bless = Zdejmij klątwę
    .short = zdejmij klątwę
jaguar-option-gain = Weź nagrodę: { $reward }
    .short = { $reward }
jaguar-option-mark = Połóż znacznik na Celu: { $objective }
    .short = { $objective }
jaguar-option-discard = Oddaj { $crystal } kryształ
    .short = { $crystal } kryształ
jaguar-option-lie-down = Połóż pionek: w następnej rundzie o jedną akcję mniej
    .short = połóż pionek
jaguar-option-suffer = Przyjmij obrażenia
    .short = obrażenia
jaguar-option-place = Wybierz pole { $space }
    .short = { $space }
jaguar-option-flow = Niech woda płynie { $direction }
    .short = { $direction }
jaguar-option-drift = Płyń z wodą
    .short = płyń
jaguar-option-drift-and-take = Płyń z wodą o jedno pole i zabierz tam coś
    .short = jedno pole i zabranie
jaguar-option-resist = Wydaj zdrowie i zostań na miejscu
    .short = wydaj zdrowie
jaguar-option-pick = Weź { $crystal } kryształ
    .short = { $crystal }
jaguar-option-hunt = Użyj żółtego amuletu jako aktywatora
    .short = Łowy
jaguar-option-steer = Wydaj niebieski amulet i płyń { $direction }
    .short = { $direction }
jaguar-option-steer-and-take = Wydaj niebieski amulet, płyń o jedno pole { $direction } i zabierz tam coś
    .short = jedno pole { $direction } i zabranie
jaguar-option-go = Dalej
    .short = dalej
jaguar-option-prowl = Niech Jaguar idzie na pole { $space }
    .short = { $space }
jaguar-option-tame = Oswajaj Jaguara
    .short = oswajaj
jaguar-option-keep-token = Weź { $taming }
    .short = { $taming }
jaguar-option-fetch = Weź z pola { $space }: { $item }
    .short = { $item } z { $space }

## Declining: what an answer of no means, by what was asked

jaguar-decline-trap = bez pułapki
jaguar-decline-hunt = zachowaj amulet
jaguar-decline-blessing = zostaw klątwę
jaguar-decline-free-take = nie bierz nic
jaguar-decline-objective = bez znacznika
jaguar-decline-harm = zachowaj amulet
jaguar-decline-door = zostań tutaj
jaguar-decline-wave = zachowaj amulet
jaguar-decline-taming = nie oswajaj

## Headings of groups of options

jaguar-group-characters = Postacie
jaguar-group-starts = Pola startowe
jaguar-group-traps = Pułapki
jaguar-group-tokens = Żetony pułapki
jaguar-group-move = Ruch
jaguar-group-run = Bieg
jaguar-group-heal = Leczenie
jaguar-group-take = Zabieranie
jaguar-group-rituals = Rytuały
jaguar-group-amulets = Amulety
jaguar-group-abilities = Zdolności
jaguar-group-gain = Nagroda
jaguar-group-objectives = Cele
jaguar-group-loss = Co tracisz
jaguar-group-spaces = Pola
jaguar-group-water = Woda
jaguar-group-end = Koniec

## How far the round is

jaguar-phase-setup = przygotowanie
jaguar-phase-refresh = Odnowienie
jaguar-phase-setting = zastawianie pułapek
jaguar-phase-action = akcje
jaguar-phase-activation = uruchamianie pułapek
jaguar-phase-escape = Ucieczka
jaguar-phase-end = koniec gry

## Events: what happened. `.then` is a deed in a list of deeds after the player's name and a colon.

jaguar-event-character-taken = { $name }: wybrana postać { $character }.
    .then = wybrana postać { $character }
jaguar-event-started = { $name }: wybrany wiersz { $row }, do sakiewki { $ritual }.
    .then = wybrany wiersz { $row }, do sakiewki { $ritual }
jaguar-event-round-began = { $players ->
        [1] Runda { $round }.
       *[other] Runda { $round }. Pierwsze miejsce na torze kolejności: { $name }.
    }
jaguar-event-heart-wall-moved = Ściana Serca przesunięta: ostatni kafel stoi otworem.
jaguar-event-order-set = { $name }: miejsce { $number } na torze kolejności.
    .then = miejsce { $number } na torze kolejności
jaguar-event-trap-set = { $name }: zastawiona pułapka ({ $trap }).
    .then = zastawiona pułapka ({ $trap })
jaguar-event-token-chosen = { $name }: w tajemnicy wybrany żeton ({ $token }).
jaguar-event-activator-declined = { $name }: aktywator wraca nieużyty.
    .then = aktywator wraca nieużyty
jaguar-event-turn-began = { $number ->
        [one] { $name }: początek tury, { $number } punkt akcji.
        [few] { $name }: początek tury, { $number } punkty akcji.
       *[other] { $name }: początek tury, { $number } punktów akcji.
    }
jaguar-event-entered = { $name }: wejście do świątyni na pole { $space }.
    .then = wejście do świątyni na pole { $space }
jaguar-event-moved = { $name }: ruch na pole { $space }.
    .then = ruch na pole { $space }
jaguar-event-broke-wall = { $name }: przejście { $direction } przez ścianę.
    .then = przejście { $direction } przez ścianę
jaguar-event-used-door = { $name }: przejście przez Tajne drzwi na pole { $space }.
    .then = przejście przez Tajne drzwi na pole { $space }
jaguar-event-healed = { $name }: zdrowie +{ $number }.
    .then = zdrowie +{ $number }
jaguar-event-took-crystal = { $name }: zdobyty { $crystal } kryształ.
    .then = zdobyty { $crystal } kryształ
jaguar-event-took-amulet = { $name }: zdobyty { $amulet } amulet.
    .then = zdobyty { $amulet } amulet
jaguar-event-opened-chest = { $name }: otwarta { $chest }.
    .then = otwarta { $chest }
jaguar-event-took-map = { $name }: zdobyty fragment mapy ({ $piece }).
    .then = zdobyty fragment mapy ({ $piece })
jaguar-event-performed = { $name }: odprawiony { $ritual }.
    .then = odprawiony { $ritual }
jaguar-event-took-heart = { $name }: zdobyty odłamek Serca ({ $dots } i { $triangles }).
    .then = zdobyty odłamek Serca ({ $dots } i { $triangles })
jaguar-event-ran = { $number ->
        [one] { $name }: Bieg, do { $number } kroku.
       *[other] { $name }: Bieg, do { $number } kroków.
    }
    .then = { $number ->
        [one] Bieg (do { $number } kroku)
       *[other] Bieg (do { $number } kroków)
    }
jaguar-event-used-amulet = { $name }: użyty { $amulet } amulet.
    .then = użyty { $amulet } amulet
jaguar-event-jumped = { $name }: Skok { $direction }.
    .then = Skok { $direction }
jaguar-event-shielded = { $name }: Tarcza na pułapce ({ $trap }).
    .then = Tarcza na pułapce ({ $trap })
jaguar-event-curse-lifted = { $number ->
        [one] { $name }: zdjęta { $number } klątwa.
        [few] { $name }: zdjęte { $number } klątwy.
       *[other] { $name }: zdjętych { $number } klątw.
    }
    .then = { $number ->
        [one] zdjęta { $number } klątwa
        [few] zdjęte { $number } klątwy
       *[other] zdjętych { $number } klątw
    }
jaguar-event-levelled = { $name }: nagroda poziomu { $number }.
    .then = nagroda poziomu { $number }
jaguar-event-level-pending = { $name }: nagroda poziomu { $number } czeka, bo ciąży klątwa.
    .then = nagroda poziomu { $number } czeka, bo ciąży klątwa
jaguar-event-activator-gained = { $name }: zdobyty dodatkowy aktywator.
    .then = zdobyty dodatkowy aktywator
jaguar-event-marked = { $name }: znacznik na Celu ({ $objective }).
    .then = znacznik na Celu ({ $objective })
jaguar-event-trap-revealed = Uruchamia się pułapka ({ $trap }): { $token }.
jaguar-event-hit = { $name ->
        [Ty] Trafia cię pułapka ({ $trap }).
       *[other] Pułapka ({ $trap }) trafia gracza { $name }.
    }
    .then = trafienie przez pułapkę ({ $trap })
jaguar-event-shield-held = { $name ->
        [Ty] Tarcza chroni cię przed pułapką ({ $trap }).
       *[other] Tarcza chroni gracza { $name } przed pułapką ({ $trap }).
    }
    .then = ochrona dzięki Tarczy ({ $trap })
jaguar-event-damaged = { $name }: obrażenia ({ $number }).
    .then = obrażenia ({ $number })
jaguar-event-cursed = { $number ->
        [one] { $name }: { $number } klątwa więcej.
        [few] { $name }: { $number } klątwy więcej.
       *[other] { $name }: { $number } klątw więcej.
    }
    .then = { $number ->
        [one] { $number } klątwa więcej
        [few] { $number } klątwy więcej
       *[other] { $number } klątw więcej
    }
jaguar-event-discarded = { $name }: oddany { $crystal } kryształ.
    .then = oddany { $crystal } kryształ
jaguar-event-lay-down = { $name }: pionek się kładzie, w następnej rundzie o jedną akcję mniej.
    .then = pionek się kładzie
jaguar-event-gained-glory = { $name }: chwała +{ $number }.
    .then = chwała +{ $number }
jaguar-event-lost-glory = { $name }: chwała −{ $number }.
    .then = chwała −{ $number }
jaguar-event-door-opened = { $name }: otwarte Tajne drzwi między polami { $space } i { $other_space }.
    .then = otwarte Tajne drzwi między polami { $space } i { $other_space }
jaguar-event-water-came = { $name }: woda płynie { $direction }.
    .then = woda płynie { $direction }
jaguar-event-washed = { $name ->
        [Ty] Woda niesie cię na pole { $space }.
       *[other] Woda niesie gracza { $name } na pole { $space }.
    }
    .then = woda niesie na pole { $space }
jaguar-event-resisted = { $name }: bez ruchu, kosztem zdrowia.
    .then = bez ruchu, kosztem zdrowia
jaguar-event-became-cursed = { $name }: klątwa zaczyna ciążyć.
    .then = klątwa zaczyna ciążyć
jaguar-event-checkpoint = { $name }: osiągnięty próg { $number } toru chwały.
    .then = osiągnięty próg { $number }
jaguar-event-hunted = { $name }: żółty amulet jako aktywator pułapki.
    .then = żółty amulet jako aktywator pułapki
jaguar-event-escape-began = { $number ->
        [one] { $name }: początek Ucieczki, { $number } krok.
        [few] { $name }: początek Ucieczki, { $number } kroki.
       *[other] { $name }: początek Ucieczki, { $number } kroków.
    }
jaguar-event-left-temple = { $name }: wyjście ze świątyni wierszem { $row } i { $escape }.
    .then = wyjście ze świątyni wierszem { $row } i { $escape }
jaguar-event-stayed-inside = { $number ->
        [one] { $name }: do wyjścia zabrakło { $number } kroku.
       *[other] { $name }: do wyjścia zabrakło { $number } kroków.
    }
    .then = { $number ->
        [one] do wyjścia zabrakło { $number } kroku
       *[other] do wyjścia zabrakło { $number } kroków
    }
jaguar-event-scored = { $points ->
        [one] { $name }: { $points } punkt ({ $source }).
        [few] { $name }: { $points } punkty ({ $source }).
       *[other] { $name }: { $points } punktów ({ $source }).
    }
jaguar-event-won = { $points ->
        [one] Zwycięstwo: { $name }, { $points } punkt.
        [few] Zwycięstwo: { $name }, { $points } punkty.
       *[other] Zwycięstwo: { $name }, { $points } punktów.
    }
jaguar-event-lost = Porażka: { $name }, { $cause }.
jaguar-event-rated = Ocena zwycięstwa: { $rating }.
jaguar-event-temple-set = Świątynia zastawia pułapkę: { $trap }.
jaguar-event-token-turned = Odkryty żeton Świątyni: { $token }.
jaguar-event-jaguar-shown = Odkryty żeton Jaguara: { $jaguar }.
jaguar-event-jaguar-placed = Jaguar staje na polu { $space }.
jaguar-event-jaguar-moved = Jaguar trafia na pole { $space }.
    .doer = Jaguar
    .then = idzie na pole { $space }
jaguar-event-jaguar-took = Jaguar zabiera: { $item }.
    .doer = Jaguar
    .then = zabiera: { $item }
jaguar-event-jaguar-struck = { $name ->
        [Ty] Jaguar cię dopada.
       *[other] Jaguar dopada gracza { $name }.
    }
    .then = atak Jaguara
jaguar-event-jaguar-hit = { $name }: trafiony Jaguar ({ $trap }).
    .then = trafiony Jaguar ({ $trap })
jaguar-event-taming-shown = { $name }: odkryty { $taming }.
    .then = odkryty { $taming }
jaguar-event-taming-taken = { $name }: wzięty { $taming }.
    .then = wzięty { $taming }
jaguar-event-took-ritual = { $name }: { $ritual } trafia do sakiewki.
    .then = { $ritual } trafia do sakiewki
jaguar-event-missed = { $trap }: nikt nie oberwał.
jaguar-event-curse-bonus = { $name }: pierwszy raz bez klątw, nagroda za ich zdjęcie.
    .then = nagroda za zdjęcie klątw
jaguar-event-wave-came = { $name }: Fala { $direction }.
    .then = Fala { $direction }

## Questions: what must be done. $number is how many are left.

jaguar-ask-character-choose_character = { $name }: wybierz postać.
jaguar-ask-start-choose_start = { $name }: wybierz, gdzie zaczynasz. Rytuał przy tym wierszu trafi do twojej sakiewki.
jaguar-ask-prepare-solo-choose_jaguar_start = { $name }: pasuje kilka pól. Wybierz, gdzie zaczyna Jaguar.
jaguar-ask-hunt-choose_hunt = { $name }: w tej rundzie możesz użyć żółtego amuletu jako aktywatora.
jaguar-ask-trap-choose_trap = { $name }: wybierz pułapkę dla swojego aktywatora. Im bardziej na lewo, tym wcześniej działasz.
    .alone = { $name }: możesz zastawić własną pułapkę. Taka, która rani, nie należy w tej rundzie do Świątyni.
jaguar-ask-trap-choose_token = { $name }: wybierz w tajemnicy żeton swojej pułapki. Odkryjesz go, gdy pułapki się uruchomią.
    .alone = { $name }: wybierz żeton swojej pułapki. Odkryjesz go po ruchu Jaguara.
jaguar-ask-turn-choose_action = { $name }: wybierz akcję.
jaguar-ask-blessing-choose_blessing = { $name }: ten postument jest błogosławiony. Możesz zdjąć klątwę.
jaguar-ask-chest-choose_amulets = { $name }: weź dwa z trzech amuletów.
jaguar-ask-free-take-choose_free_take = { $name }: możesz zabrać stąd jedną rzecz za darmo.
jaguar-ask-level-choose_reward = { $name }: wybierz nagrodę swojego poziomu.
jaguar-ask-checkpoint-1-choose_checkpoint_crystal = { $name }: wybierz kryształ z pierwszego progu.
jaguar-ask-checkpoint-3-choose_dome_crystal = { $name }: wybierz kryształ z kopuły premii.
jaguar-ask-objective-choose_objective = { $name }: możesz położyć znacznik na Celu.
jaguar-ask-harm-choose_yellow = { $name }: twoja pułapka dała chwałę. Żółty amulet da jej więcej.
jaguar-ask-suffering-choose_loss = { $name }: trafiła cię pułapka. Wybierz, co tracisz.
jaguar-ask-door-choose_first_marker = { $name }: wybierz pole dla pierwszego znacznika swoich Tajnych drzwi.
jaguar-ask-door-choose_second_marker = { $name }: wybierz pole dla drugiego znacznika. Największa odległość: { $number }.
jaguar-ask-door-choose_passage = { $name }: stoisz przy swoich nowych Tajnych drzwiach. Możesz od razu przez nie przejść.
jaguar-ask-flood-choose_direction = { $name }: wybierz, dokąd płynie woda.
jaguar-ask-flood-choose_reaction = { $name }: idzie woda. Płyniesz z nią czy zostajesz?
jaguar-ask-wave-choose_wave = { $name }: możesz wydać niebieski amulet i popłynąć z własną Falą.
jaguar-ask-escape-choose_preparation = { $name }: użyj amuletów, zanim policzysz kroki, albo idź dalej.
jaguar-ask-escape-choose_step = { $name }: uciekaj! Możesz się tylko ruszać.
jaguar-ask-escape-choose_aftermath = { $name }: użyj amuletów, które ci zostały, albo idź dalej.
jaguar-ask-prowl-choose_way = { $name }: Jaguar ma kilka dróg. Wybierz jego następne pole.
jaguar-ask-taming-choose_to_tame = { $name }: Jaguar jest tuż obok. Możesz go oswajać.
jaguar-ask-taming-choose_taming_token = { $name }: weź jeden z dwóch żetonów.
jaguar-ask-fetch-choose_item = { $name }: weź jedną rzecz z dowolnego miejsca planszy.
jaguar-ask-tamed-walk-choose_tamed_step = { $number ->
        [one] { $name }: możesz zrobić { $number } darmowy krok.
        [few] { $name }: możesz zrobić { $number } darmowe kroki.
       *[other] { $name }: możesz zrobić { $number } darmowych kroków.
    }

## Why not: what stands against a choice, with the numbers of this moment. $other is a player's name.

jaguar-no-other-question = Najpierw odpowiedz na otwarte pytanie.
jaguar-no-step-outside = Najpierw musisz wejść do świątyni krokiem w prawo.
jaguar-no-points = Nie masz już punktów akcji ani kroków.
jaguar-no-way-closed = Nie ma drogi { $direction }: stoi tam Ściana Serca albo kończy się plansza.
jaguar-no-way-edge = Nie ma drogi { $direction }: wejściem nikt nie wychodzi.
jaguar-no-way-wall = Drogę { $direction } zagradza ściana.
jaguar-no-wall-there = Na drodze { $direction } nie ma ściany; po prostu idź.
jaguar-no-amulet = Nie masz { $amulet-id ->
        [red] czerwonego
        [black] czarnego
        [green] zielonego
        [yellow] żółtego
        [blue] niebieskiego
       *[white] białego
    } amuletu.
jaguar-no-ability = Potrzebna jest do tego zdolność postaci { $character } z poziomu 3 i nie może na tobie ciążyć klątwa.
jaguar-no-jump-way = Skok to dokładnie dwa pola { $direction }, a na drodze jest ściana albo krawędź.
jaguar-no-door = Nie masz otwartych Tajnych drzwi.
jaguar-no-door-here = Na twoim polu nie leży żaden znacznik twoich Tajnych drzwi.
jaguar-no-door-closed = Twoje Tajne drzwi prowadzą na ostatni kafel, a on otwiera się w rundzie 7.
jaguar-no-running = Biegniesz, więc możesz się tylko ruszać.
jaguar-no-crystal-here = Na twoim polu nie ma { $crystal-id ->
        [purple] fioletowego
        [yellow] żółtego
        [blue] niebieskiego
       *[green] zielonego
    } kryształu.
jaguar-no-item-here = Na twoim polu nie ma takiej rzeczy.
jaguar-no-heart-left = Nie ma już odłamków Serca.
jaguar-no-heart-here = Potrzebujesz dwóch niezużytych fragmentów mapy, z kropkami i z trójkątami, które wskazują twoje pole na ostatnim kaflu.
jaguar-no-heart-alike = Fragmenty mapy z tą samą liczbą są równoważne; weź odłamek Serca za tę parę, która jest na liście.
jaguar-no-ritual-here = { $ritual } nie leży na twoim polu i nie ma go w twojej sakiewce.
jaguar-no-ritual-crystal = Masz w worku za mało { $crystal-id ->
        [purple] fioletowych
        [yellow] żółtych
        [blue] niebieskich
       *[green] zielonych
    } kryształów, żeby odprawić { $ritual }.
jaguar-no-ritual-pouch = Stół ustalił, że darmowe zabranie nie może być rytuałem z sakiewki.
jaguar-no-run-now = Biec możesz tylko raz i tylko zanim wydasz punkt akcji.
jaguar-no-look = Żadna pułapka Świątyni nie ma zakrytego działającego żetonu.
jaguar-no-look-open = Działający żeton tej pułapki leży już odkryty: { $trap }.
jaguar-no-look-token = Ta pułapka nie ma żetonów do odkrycia: { $trap }.
jaguar-no-heal-full = Twoje zdrowie jest na szczycie toru: { $number }.
jaguar-no-shield = Tarczę można położyć na cudzej raniącej pułapce, raz na rundę.
jaguar-no-green-again = Zielony amulet na akcję lub krok: najwyżej { $number } w turze.
jaguar-no-curse-left = Nie masz żadnych klątw.
jaguar-no-blue-now = Niebieskiego amuletu używa się, gdy idzie woda.
jaguar-no-white-alone = Białego amuletu używa się razem z krokiem przez ścianę: „break” i kierunek.
jaguar-no-amulet-now = Nie można teraz użyć { $amulet-id ->
        [red] czerwonego
        [black] czarnego
        [green] zielonego
        [yellow] żółtego
        [blue] niebieskiego
       *[white] białego
    } amuletu.
jaguar-no-set-now = Pułapki zastawia się przed akcjami, a w grze solo po nich.
jaguar-no-set-hunt = Żółty amulet kładzie się na raniącej pułapce, a ta taka nie jest: { $trap }.
jaguar-no-set-taken = Ta pułapka ({ $trap }) jest już zajęta: { $other }.
jaguar-no-token-now = Żetony wybiera się przy zastawianiu pułapki.
jaguar-no-place-same = Znaczniki leżą na różnych polach, a na polu { $space } leży już pierwszy.
jaguar-no-place-far = To pole jest odległe o { $number }; Tajne drzwi łączą pola odległe najwyżej o { $most }.
jaguar-no-mark-now = Znaczniki kładzie się na początku rundy 7, za Wielkie rytuały i przy drugim progu.
jaguar-no-mark-absent = Tego Celu nie ma w grze: { $objective }.
jaguar-no-mark-twice = Twój znacznik leży już na tym Celu: { $objective }.
jaguar-no-resist = Masz { $number } zdrowia, a pozostanie na miejscu kosztuje { $most }.
jaguar-no-character-now = Postacie wybiera się przed grą.
jaguar-no-character-taken = Ta postać ({ $character }) jest już zajęta: { $other }.
jaguar-no-start-now = Pola startowe wybiera się przed pierwszą rundą.
jaguar-no-start-row = Przed wierszem { $row } nie można zacząć: nie ma tam już rytuału albo drogę zagradza ściana.
jaguar-no-discard = Nie masz w worku { $crystal-id ->
        [purple] fioletowego
        [yellow] żółtego
        [blue] niebieskiego
       *[green] zielonego
    } kryształu do oddania.
jaguar-no-discard-quake = Trzęsienie ziemi nie zabiera kryształów: połóż pionek albo przyjmij obrażenia.
jaguar-no-option-players = Solo jest dla jednej osoby, pozostałe gry dla dwóch do czterech; liczba osób przy tym stole: { $players }.
jaguar-no-option-mode = Opcja „{ $table }” nie pasuje do tego rodzaju gry.
jaguar-no-option-newcomers = Podaj miejsca od 1 do { $players }, oddzielone spacjami.

## The board in the terminal

jaguar-board-head = Runda { $round } z { $rounds } · { $phase }
jaguar-board-actions = { $number ->
        [one] { $name }: został { $number } punkt akcji
        [few] { $name }: zostały { $number } punkty akcji
       *[other] { $name }: zostało { $number } punktów akcji
    }
jaguar-board-steps = { $number ->
        [one] { $name }: został { $number } krok
        [few] { $name }: zostały { $number } kroki
       *[other] { $name }: zostało { $number } kroków
    }
jaguar-board-hearts-left = pozostałe odłamki Serca: { $number }
jaguar-board-jaguar-sign = Jag
jaguar-board-head-entrances = Wejścia
jaguar-board-head-traps = Pułapki
jaguar-board-head-jaguar = Jaguar
jaguar-board-head-taming = Oswajanie
jaguar-board-head-goals = Zwycięstwo
jaguar-board-head-order = Kolejność
jaguar-board-head-glory = Chwała
jaguar-board-head-objectives = Cele
jaguar-board-head-exits = Wyjścia
jaguar-board-temple = Świątynia
jaguar-board-hidden = żeton zakryty
jaguar-board-hidden-not = żeton zakryty, ale nie { $tokens }
jaguar-board-shield = Tarcza
jaguar-board-jaguar-at = na polu { $space }
jaguar-board-jaguar-steps = { $low }; jeśli trafi cię pułapka Świątyni: { $high }
jaguar-board-jaguar-blues = zjedzone niebieskie kryształy: { $number }
jaguar-board-taming-left = pozostałe żetony: { $number }
jaguar-board-taming-shown = odkryte: { $tokens }
jaguar-board-taming-taken = użyte: { $tokens }
jaguar-board-goal-out = przeżyj i ucieknij
jaguar-board-goal-level = poziom { $number } z 3
jaguar-board-goal-heart = odłamki Serca { $number } z 1
jaguar-board-goal-objectives = osiągnięte Cele ze znacznikiem { $number } z { $most }
jaguar-board-setting = jeszcze zastawiają: { $names }
jaguar-board-acting = akcje: { $names }
jaguar-board-checkpoint = próg { $number }
jaguar-board-target = z { $number }
jaguar-board-before = przed wierszem { $row }
jaguar-board-left = na zewnątrz, przez wiersz { $row }
jaguar-board-health = zdrowie { $number }
jaguar-board-curse = klątwa { $number }
jaguar-board-cursed = CIĄŻY
jaguar-board-honor = chwała { $glory } · honor { $honor }
jaguar-board-lying = pionek leży
jaguar-board-bag = worek
jaguar-board-incorporated = wchłonięte
jaguar-board-pouch = sakiewka
jaguar-board-maps = mapy
jaguar-board-used-maps = zużyte mapy
jaguar-board-chests = skrzynie
jaguar-board-hearts = odłamki Serca
jaguar-board-door = drzwi
jaguar-board-levels = poziomy { $number }
jaguar-board-pending = czeka: { $number }
jaguar-board-exit = wyjście { $row }
jaguar-board-struck = { $number ->
        [one] { $number } pole
        [few] { $number } pola
       *[other] { $number } pól
    }
jaguar-board-strikes = Trafia pola: { $spaces }.
jaguar-board-brings-health = zdrowie +{ $number }
jaguar-board-brings-steps = { $number ->
        [one] { $number } krok
        [few] { $number } kroki
       *[other] { $number } kroków
    }
jaguar-board-brings-damage = zdrowie −{ $number }
jaguar-board-brings-curse = klątwa +{ $number }
jaguar-board-brings-points = teraz wart { $number }
jaguar-board-legend =
    Pole nazywa się od kolumny i wiersza, np. b3. U góry pola: podłoga (b niebieska, y żółta, r czerwona), litery tych, którzy tam stoją, ∩ z literą właściciela to koniec Tajnych drzwi, Jag to Jaguar, ! znaczy, że trafi tam żeton pułapki, który znasz. U dołu: co tam leży. Kryształy: P fioletowy, Y żółty, B niebieski, G zielony; + na błogosławionym piedestale. Litery w nawiasie to rytuał i kryształy, których wymaga: dwie to Mały, trzy Wielki rytuał. ● i ▲ z liczbą to fragmenty mapy z kropkami i trójkątami, ▣ to skrzynia z amuletami, ◇ to amulet.
    Między polami: kreska z literą b, y lub r to ściana tego koloru; dwie litery jedna pod drugą to dwie ściany, po jednej na każdym kaflu. ψ to posąg: g złoty, s srebrny, z brązowy; jego litera pod literą ściany to posąg przy ścianie. Linia kropkowana to styk kafli, gruba to Ściana Serca.
    Pułapki stoją w kolejności, w jakiej się uruchamiają, z literą tego, kto je zastawił. ● przed literą to znacznik na Celu; liczba mówi, ile Cel jest teraz wart dla tego gracza.

## The end

jaguar-tie-glory = Tyle samo honoru. Rozstrzyga chwała ({ $number }): { $name }.
jaguar-tie-curse = Tyle samo honoru i chwały. Rozstrzyga mniejsza klątwa ({ $number }): { $name }.
jaguar-tie-health = Tyle samo honoru, chwały i klątw. Rozstrzyga zdrowie ({ $number }): { $name }.
jaguar-tie-shared = Tyle samo honoru, chwały, klątw i zdrowia. Wspólne zwycięstwo: { $names }.
jaguar-lost-died = Porażka: { $name }. Bez zdrowia gra od razu się kończy ({ $rule }).
jaguar-lost-goals = Porażka: { $name }. Brakuje jeszcze: { $goals } ({ $rule }).

## Why a bot did what it did; told after the end

jaguar-because-goal = W drodze na { $space }: { $item }.
jaguar-because-amulet = W drodze na { $space }, po { $amulet } amulet.
jaguar-because-flee = Groźba pułapki { $trap }: lepiej było stąd odejść.
jaguar-because-safe = To było dobre miejsce.
jaguar-because-fuel = Do rytuału potrzebny jest { $crystal } kryształ.
jaguar-because-honour = Za { $crystal } kryształ są punkty honoru.
jaguar-because-ritual = Wszystkie potrzebne kryształy już były.
jaguar-because-heart = Fragmenty mapy wskazały, gdzie jest Serce.
jaguar-because-map = Dwa pasujące fragmenty mapy prowadzą do Serca.
jaguar-because-heal = Najpierw trzeba było odzyskać zdrowie.
jaguar-because-stay = Nic w zasięgu nie było warte ruszania się stąd.
jaguar-because-run = Do celu było daleko.
jaguar-because-trap = Inni mogli się znaleźć tam, gdzie uderza ta pułapka.
jaguar-because-trap-alone = Pułapką, którą zastawia się samemu, nie celuje Świątynia.
jaguar-because-flood = Woda zaniesie tam, gdzie jest coś do wzięcia.
jaguar-because-door = Drzwi to droga przez ściany.
jaguar-because-token = Tam mogli się znaleźć inni.
jaguar-because-token-alone = Cel z dala od własnego pionka.
jaguar-because-shield = Pułapka { $trap } mogła tam uderzyć.
jaguar-because-start = W pobliżu leżało najwięcej potrzebnych rzeczy.
jaguar-because-mark = Ten Cel zapowiadał najwięcej punktów.
jaguar-because-loss = Strata tego, czego najmniej szkoda.
jaguar-because-honour-of-health = Zdrowie też daje honor na koniec gry.
jaguar-because-arrived = Cel został osiągnięty.
jaguar-because-spent = Punkty akcji się skończyły.
jaguar-because-use = Amulet nie kosztuje akcji.
jaguar-because-exit = W drodze do najlepszego wyjścia w zasięgu.

## The chapters of the rules

jaguar-chapter-options = Opcje stołu
jaguar-chapter-components = Zawartość pudełka
jaguar-chapter-board = Plansza
jaguar-chapter-setup = Przygotowanie
jaguar-chapter-round = Runda
jaguar-chapter-refresh = Odnowienie
jaguar-chapter-trap-setting = Zastawianie pułapek
jaguar-chapter-actions = Akcje
jaguar-chapter-activation = Uruchamianie pułapek
jaguar-chapter-glory = Chwała
jaguar-chapter-curses = Klątwy
jaguar-chapter-objectives = Cele
jaguar-chapter-scoring = Koniec gry i punktacja
jaguar-chapter-amulets = Amulety
jaguar-chapter-players = Dwoje, troje i czworo graczy
jaguar-chapter-full-amulets = Pełna gra: skrzynie i amulety
jaguar-chapter-levels = Pełna gra: poziomy i postacie
jaguar-chapter-abilities = Pełna gra: zdolności
jaguar-chapter-full-curses = Pełna gra: klątwy
jaguar-chapter-escape = Pełna gra: Ucieczka
jaguar-chapter-solo-setup = Solo: przygotowanie
jaguar-chapter-solo-round = Solo: runda
jaguar-chapter-information = Kto co może wiedzieć
jaguar-chapter-termination = Jak długo trwa gra
