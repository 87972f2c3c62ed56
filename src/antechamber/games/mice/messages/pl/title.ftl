### Of Mice & Mazes: its words, options, events and questions.
### Rules and their help texts are in rules.ftl.
###
### An argument is a word of this file: $card "living_fire" comes as mice-card-living_fire, and $card-id as "living_fire" for
### selectors. A bundle of items is composed of letters: "FFG" comes as mice-items-F with 2 as $number, a plus, and
### mice-items-G with 1; short, it is a piece for each letter.
### A name may be "Ty", and nobody's gender is known: deeds are noun phrases after a colon, never a verb in the past.
### Places are neuter, so that their accusative is the same: "na pole a1", "na wejście 3". Everything else that is
### inserted stays in the nominative, after a colon or in brackets. "Oferta" is a row of cards, "rząd" one of the crypt.

mice-title = Of Mice & Mazes
mice-about = Poprowadź wyprawę futrzaków do krypty faraona Miauzesa: kładź łapki na wejściach, przecinaj linie, żeby dostać się do środka, otwieraj tam komnaty i zatrudniaj pomocników wszelkiej maści. Gra dla 2 lub 3 osób, około godziny.

## Items. The letter is a code and stays the same in all languages.

mice-items-none = nic
mice-items-F = { $number ->
        [one] { $number } jedzenie
       *[other] { $number } jedzenia
    }
    .short = ◍F
mice-items-T = { $number ->
        [one] { $number } pochodnia
        [few] { $number } pochodnie
        [many] { $number } pochodni
       *[other] { $number } pochodni
    }
    .short = ▲T
mice-items-P = { $number ->
        [one] { $number } kilof
        [few] { $number } kilofy
        [many] { $number } kilofów
       *[other] { $number } kilofa
    }
    .short = ◆P
mice-items-G = { $number ->
        [one] { $number } złoto
       *[other] { $number } złota
    }
    .short = ●G
mice-items-L = { $number ->
        [one] { $number } punkt chwały
        [few] { $number } punkty chwały
        [many] { $number } punktów chwały
       *[other] { $number } punktu chwały
    }
    .short = ★L
mice-items-A = { $number ->
        [one] { $number } dowolny surowiec
        [few] { $number } dowolne surowce
        [many] { $number } dowolnych surowców
       *[other] { $number } dowolnego surowca
    }
    .short = ◌A
mice-items-C = { $number ->
        [one] { $number } skrzynia
        [few] { $number } skrzynie
        [many] { $number } skrzyń
       *[other] { $number } skrzyni
    }
    .short = ▣C

mice-payment-none = nic
mice-payment-F = { mice-items-F }
    .short = { mice-items-F.short }
mice-payment-T = { mice-items-T }
    .short = { mice-items-T.short }
mice-payment-P = { mice-items-P }
    .short = { mice-items-P.short }
mice-payment-G = { mice-items-G }
    .short = { mice-items-G.short }

mice-item-food = jedzenie
mice-item-torch = pochodnia
mice-item-pickaxe = kilof

## Cards: chambers, assistants, entrances, chests

mice-card-living_fire = Żywy Ogień
mice-card-portal = Portal
mice-card-scrying_pool = Wieszcza Sadzawka
mice-card-armory = Zbrojownia
mice-card-barracks = Koszary
mice-card-watchtower = Strażnica
mice-card-scaffolding = Rusztowanie
mice-card-quarry = Kamieniołom
mice-card-crane = Żuraw
mice-card-library = Biblioteka
mice-card-map_room = Sala Map
mice-card-teahouse = Herbaciarnia
mice-card-berry_garden = Jagodowy Ogród
mice-card-spring = Źródełko
mice-card-sacred_grove = Święty Gaj
mice-card-chapel = Kaplica
mice-card-reliquary = Relikwiarz
mice-card-altar = Ołtarz
mice-card-bakery = Piekarnia
mice-card-dining_hall = Jadalnia
mice-card-kitchen = Kuchnia
mice-card-stash = Skrytka
mice-card-privy = Wychodek
mice-card-thieves_den = Złodziejska Melina
mice-card-shooting_range = Strzelnica
mice-card-lookout = Czatownia
mice-card-oasis = Oaza
mice-card-cave_in = Zawalisko
mice-card-tunnel = Tunel
mice-card-mine_shaft = Szyb Górniczy
mice-card-pawn_shop = Lombard
mice-card-storage = Magazyn
mice-card-fair = Jarmark
mice-card-alch_workshop = Pracownia Alchemiczna
mice-card-distillery = Destylarnia
mice-card-laboratory = Laboratorium
mice-card-sphinx = Sfinks

mice-card-magician = Magik
mice-card-conjurer = Przywoływacz
mice-card-pyromancer = Piromanta
mice-card-guard = Strażnik
mice-card-squire = Giermek
mice-card-commander = Dowódca
mice-card-builder = Budowniczy
mice-card-foreman = Majster
mice-card-architect = Architekt
mice-card-student = Żak
mice-card-scholar = Uczony
mice-card-elder = Nestor
mice-card-herbalist = Zielarz
mice-card-forager = Zbieracz
mice-card-druid = Druid
mice-card-monk = Mnich
mice-card-preacher = Kaznodzieja
mice-card-bishop = Biskup
mice-card-confectioner = Cukiernik
mice-card-baker = Piekarz
mice-card-chef = Szef Kuchni
mice-card-infiltrator = Infiltrator
mice-card-swindler = Kanciarz
mice-card-smuggler = Przemytnik
mice-card-scout = Zwiadowca
mice-card-marksman = Strzelec
mice-card-ranger = Tropiciel
mice-card-trammer = Wozak
mice-card-prospector = Poszukiwacz
mice-card-tunneler = Kopacz
mice-card-barker = Naganiacz
mice-card-profiteer = Spekulant
mice-card-merchant = Kupiec
mice-card-apothecary = Aptekarz
mice-card-transmuter = Transmutator
mice-card-alchemist = Alchemik
mice-card-mewmmy = Miaumia

mice-card-1 = wejście 1
mice-card-2 = wejście 2
mice-card-3 = wejście 3
mice-card-3-5 = wejście 3.5
mice-card-4 = wejście 4
mice-card-5 = wejście 5
mice-card-6 = wejście 6
mice-card-7 = wejście 7
mice-card-7-5 = wejście 7.5
mice-card-8 = wejście 8
mice-card-9 = wejście 9
mice-card-10 = wejście 10
mice-card-11 = wejście 11
mice-card-12 = wejście 12
mice-card-13 = wejście 13
mice-card-14 = wejście 14

mice-card-c01 = skrzynia 1
mice-card-c02 = skrzynia 2
mice-card-c03 = skrzynia 3
mice-card-c04 = skrzynia 4
mice-card-c05 = skrzynia 5
mice-card-c06 = skrzynia 6
mice-card-c07 = skrzynia 7
mice-card-c08 = skrzynia 8
mice-card-c09 = skrzynia 9
mice-card-c10 = skrzynia 10
mice-card-c11 = skrzynia 11
mice-card-c12 = skrzynia 12
mice-card-c13 = skrzynia 13
mice-card-c14 = skrzynia 14
mice-card-c15 = skrzynia 15
mice-card-c16 = skrzynia 16
mice-card-c17 = skrzynia 17
mice-card-c18 = skrzynia 18
mice-card-c19 = skrzynia 19
mice-card-c20 = skrzynia 20

mice-assistant-magician = { mice-card-magician }
mice-assistant-conjurer = { mice-card-conjurer }
mice-assistant-pyromancer = { mice-card-pyromancer }
mice-assistant-guard = { mice-card-guard }
mice-assistant-squire = { mice-card-squire }
mice-assistant-commander = { mice-card-commander }
mice-assistant-builder = { mice-card-builder }
mice-assistant-foreman = { mice-card-foreman }
mice-assistant-architect = { mice-card-architect }
mice-assistant-student = { mice-card-student }
mice-assistant-scholar = { mice-card-scholar }
mice-assistant-elder = { mice-card-elder }
mice-assistant-herbalist = { mice-card-herbalist }
mice-assistant-forager = { mice-card-forager }
mice-assistant-druid = { mice-card-druid }
mice-assistant-monk = { mice-card-monk }
mice-assistant-preacher = { mice-card-preacher }
mice-assistant-bishop = { mice-card-bishop }
mice-assistant-confectioner = { mice-card-confectioner }
mice-assistant-baker = { mice-card-baker }
mice-assistant-chef = { mice-card-chef }
mice-assistant-infiltrator = { mice-card-infiltrator }
mice-assistant-swindler = { mice-card-swindler }
mice-assistant-smuggler = { mice-card-smuggler }
mice-assistant-scout = { mice-card-scout }
mice-assistant-marksman = { mice-card-marksman }
mice-assistant-ranger = { mice-card-ranger }
mice-assistant-trammer = { mice-card-trammer }
mice-assistant-prospector = { mice-card-prospector }
mice-assistant-tunneler = { mice-card-tunneler }
mice-assistant-barker = { mice-card-barker }
mice-assistant-profiteer = { mice-card-profiteer }
mice-assistant-merchant = { mice-card-merchant }
mice-assistant-apothecary = { mice-card-apothecary }
mice-assistant-transmuter = { mice-card-transmuter }
mice-assistant-alchemist = { mice-card-alchemist }
mice-assistant-mewmmy = { mice-card-mewmmy }

## Places: spots inside the crypt by column and row, and entrance cards

mice-place-a1 = pole a1
    .short = a1
mice-place-b1 = pole b1
    .short = b1
mice-place-c1 = pole c1
    .short = c1
mice-place-d1 = pole d1
    .short = d1
mice-place-a2 = pole a2
    .short = a2
mice-place-b2 = pole b2
    .short = b2
mice-place-c2 = pole c2
    .short = c2
mice-place-d2 = pole d2
    .short = d2
mice-place-a3 = pole a3
    .short = a3
mice-place-b3 = pole b3
    .short = b3
mice-place-c3 = pole c3
    .short = c3
mice-place-d3 = pole d3
    .short = d3
mice-place-a4 = pole a4
    .short = a4
mice-place-b4 = pole b4
    .short = b4
mice-place-c4 = pole c4
    .short = c4
mice-place-d4 = pole d4
    .short = d4
mice-place-1 = wejście 1
    .short = 1
mice-place-2 = wejście 2
    .short = 2
mice-place-3 = wejście 3
    .short = 3
mice-place-3-5 = wejście 3.5
    .short = 3.5
mice-place-4 = wejście 4
    .short = 4
mice-place-5 = wejście 5
    .short = 5
mice-place-6 = wejście 6
    .short = 6
mice-place-7 = wejście 7
    .short = 7
mice-place-7-5 = wejście 7.5
    .short = 7.5
mice-place-8 = wejście 8
    .short = 8
mice-place-9 = wejście 9
    .short = 9
mice-place-10 = wejście 10
    .short = 10
mice-place-11 = wejście 11
    .short = 11
mice-place-12 = wejście 12
    .short = 12
mice-place-13 = wejście 13
    .short = 13
mice-place-14 = wejście 14
    .short = 14

mice-target-a1 = { mice-place-a1 }
mice-target-b1 = { mice-place-b1 }
mice-target-c1 = { mice-place-c1 }
mice-target-d1 = { mice-place-d1 }
mice-target-a2 = { mice-place-a2 }
mice-target-b2 = { mice-place-b2 }
mice-target-c2 = { mice-place-c2 }
mice-target-d2 = { mice-place-d2 }
mice-target-a3 = { mice-place-a3 }
mice-target-b3 = { mice-place-b3 }
mice-target-c3 = { mice-place-c3 }
mice-target-d3 = { mice-place-d3 }
mice-target-a4 = { mice-place-a4 }
mice-target-b4 = { mice-place-b4 }
mice-target-c4 = { mice-place-c4 }
mice-target-d4 = { mice-place-d4 }

## Factions, decks, what ends the game

mice-faction-squirrels = Wiewiórki
    .line = Rzucają zaklęcia
mice-faction-porcupines = Jeżozwierze
    .line = Wojownicy i obrońcy
mice-faction-beavers = Bobry
    .line = Niezrównani budowniczowie
mice-faction-capibaras = Kapibary
    .line = Najtęższe głowy wyprawy
mice-faction-pacas = Paki
    .line = Zaklinacze natury
mice-faction-chinchillas = Szynszyle
    .line = Kapłani Koalicji
mice-faction-viscachas = Wiskacze
    .line = Słynni kucharze
mice-faction-rats = Szczury
    .line = Oszuści i spiskowcy
mice-faction-jerboas = Skoczki
    .line = Wprawni łucznicy
mice-faction-molerats = Kretoszczury
    .line = Pracują pod ziemią
mice-faction-lemmings = Lemingi
    .line = Urodzeni kupcy
mice-faction-guinea_pigs = Świnki morskie
    .line = Zdumiewający alchemicy

mice-deck-chamber = komnaty
mice-deck-assistant = pomocnicy

mice-sets-chambers = komnaty
mice-sets-assistants = pomocnicy

mice-cause-chambers = nie ma już pustego pola
mice-cause-glory = ktoś ma dość chwały
mice-cause-assistants = nie przyjdzie już żaden pomocnik

## What cards do, as captions put together from the component data. $items, $pay and $get are bundles; A stands for any
## resource and C for a chest.

mice-op-gain = { $items }
mice-op-gain_low = { $item-id ->
        [food] jedzenie: { $low }, jeśli masz go mniej niż { $below }, inaczej { $high }
        [torch] pochodnie: { $low }, jeśli masz ich mniej niż { $below }, inaczej { $high }
       *[pickaxe] kilofy: { $low }, jeśli masz ich mniej niż { $below }, inaczej { $high }
    }
mice-op-gain_per = { $per-id ->
        [adjacent_chambers] { $items } za każdą sąsiednią komnatę, najwyżej { $max } razy
       *[adjacent_factions] { $items } za każdą inną frakcję w sąsiedztwie
    }
mice-op-others_gain = dla każdego innego gracza: { $items }
mice-op-exchange = { $times ->
        [one] { $pay } → { $get }
       *[other] { $pay } → { $get }, najwyżej { $times } razy
    }
mice-op-exchange_other = { $pay } → { $get }, innego rodzaju
mice-op-open = { $from-id ->
        [camp] otwórz komnatę ze swojego obozu
       *[row_or_camp] otwórz komnatę
    }
mice-op-open_discount = { mice-op-open }, taniej o { $discount }
mice-op-open_anywhere = otwórz komnatę na dowolnym pustym polu bez łapki
mice-op-open_trigger = { mice-op-open_anywhere } i uruchom ją
mice-op-hire = { $from-id ->
        [camp] zatrudnij pomocnika ze swojego obozu
       *[row_or_camp] zatrudnij pomocnika
    }
mice-op-hire_discount = { mice-op-hire }, taniej o { $discount }
mice-op-camp = { $what-id ->
        [chamber] odłóż komnatę do obozu
        [assistant] odłóż pomocnika do obozu
       *[either] odłóż kartę do obozu
    }
mice-op-camp_discard = odłóż do obozu kartę ze stosu odrzuconych
mice-op-refresh = odśwież karty oferty, najwyżej { $max }
mice-op-move_paw = przesuń łapkę
mice-op-move_paw_entrance = przesuń łapkę, także z karty wejścia
mice-op-take_chest = weź skrzynię
mice-op-flip_chest = odwróć użytą skrzynię
mice-op-extra_action = dodatkowa akcja
mice-op-extra_turn = dodatkowa tura
mice-op-place_paw = połóż łapkę
mice-op-double_next = jeden z dalszych efektów tej tury wykonasz dwa razy
mice-op-swap_assistant = odrzuć pomocnika, potem zatrudnij innego lub odłóż innego do obozu
mice-op-portal = tylko dla właściciela: otwórz w tym miejscu inną komnatę, taniej o { $discount }; { $items }
mice-op-borrow_assistant = do końca tury pracuje dla ciebie pomocnik z oferty
mice-op-trigger = { $target-id ->
        [adjacent_chamber] uruchom sąsiednią komnatę; dla jej właściciela: { $items }
        [row_chamber] wykonaj efekt komnaty z oferty
        [own_paw_entrance] uruchom kartę wejścia ze swoją łapką
        [free_entrance] uruchom kartę wejścia bez łapki
        [opened_chamber] uruchom ją
        [hired_assistant] wykonaj jego efekt
       *[used_assistant] powtórz efekt pomocnika użytego w tej turze
    }
mice-op-mod = { $mod-id ->
        [open_discount] { $number ->
            [one] { $number } surowiec mniej
            [few] { $number } surowce mniej
            [many] { $number } surowców mniej
           *[other] { $number } surowca mniej
        }
        [pay_gold_with] złoto z ceny można zapłacić jedzeniem
        [cost_any] surowce z ceny (najwyżej { $number }) można zapłacić innymi
        [camp_limit] { $number ->
            [one] twój obóz mieści { $number } kartę
            [few] twój obóz mieści { $number } karty
            [many] twój obóz mieści { $number } kart
           *[other] twój obóz mieści { $number } karty
        }
       *[place_opposite] raz na turę możesz położyć łapkę naprzeciw łapki przeciwnika
    }
mice-op-or = { $one } / { $other }
mice-op-on = { $condition-id ->
        [gain-food] gdy dostajesz jedzenie: { $effect }
        [gain-torch] gdy dostajesz pochodnie: { $effect }
        [gain-pickaxe] gdy dostajesz kilofy: { $effect }
        [gain-gold] gdy dostajesz złoto: { $effect }
        [open] gdy otwierasz komnatę: { $effect }
        [hire] gdy zatrudniasz pomocnika: { $effect }
        [camp] gdy odkładasz kartę do obozu: { $effect }
        [from_camp] gdy otwierasz lub zatrudniasz kartę z obozu: { $effect }
        [chest_use] gdy używasz skrzyni: { $effect }
        [chest_take] gdy zdobywasz skrzynię: { $effect }
        [exchange] gdy dokonujesz wymiany: { $effect }
        [visited] gdy przeciwnik odwiedza twoją komnatę: { $effect }
        [place-chamber] gdy kładziesz łapkę na komnatę: { $effect }
        [place-opponent_chamber] gdy kładziesz łapkę na komnatę przeciwnika: { $effect }
        [place-empty] gdy kładziesz łapkę na puste pole: { $effect }
        [remove-opponent_chamber] gdy zdejmujesz łapkę z komnaty przeciwnika: { $effect }
        [remove_no_effect-any] gdy zdejmujesz łapkę bez efektu: { $effect }
        [remove_no_effect-inside] gdy zdejmujesz łapkę z wnętrza krypty bez efektu: { $effect }
        [remove_no_effect-chamber] gdy zdejmujesz łapkę z komnaty bez jej efektu: { $effect }
       *[after_remove_action] po twojej akcji zdejmowania: { $effect }
    }
mice-op-once = { $effect } (raz na turę)
mice-op-one_time = przy zatrudnieniu: { $effect }

## Options: what you can answer. `.short` is for lists under a heading.

mice-option-pass = Zrezygnuj
    .short = zrezygnuj
mice-option-use = Użyj pomocnika: { $assistant }
    .short = { $assistant }
mice-option-place = Połóż łapkę na { $place }
    .short = { $place }
mice-option-infiltrate = Połóż łapkę na { $place } (Infiltrator)
    .short = { $place } (Infiltrator)
mice-option-remove = Zdejmij wszystkie swoje łapki
    .short = zdejmij łapki
mice-option-chest = Użyj: { $card }
    .short = { $card }
mice-option-finish = Zakończ akcję
    .short = zakończ
mice-option-fill = Połóż łapkę na { $place }
    .short = { $place }
mice-option-trigger = Zdejmij łapkę ({ $place }) i uruchom kartę
    .short = { $place }: uruchom
mice-option-double = Zdejmij łapkę ({ $place }) i uruchom kartę dwa razy
    .short = { $place }: uruchom dwa razy
mice-option-leave = Zdejmij łapkę ({ $place }) bez efektu
    .short = { $place }: bez efektu
mice-option-take = Weź { $item-id ->
        [food] jedzenie
        [torch] pochodnię
       *[pickaxe] kilof
    }
    .short = { $item }
mice-option-pay = Zapłać: { $payment }
    .short = { $payment }
mice-option-give = Oddaj do zapasu: { $card }
    .short = { $card }
mice-option-open = Otwórz komnatę: { $card }
    .short = { $card }
mice-option-hire = Zatrudnij pomocnika: { $card }
    .short = { $card }
mice-option-camp = Odłóż do obozu: { $card }
    .short = { $card }
mice-option-discard = Odrzuć kartę: { $card }
    .short = { $card }
mice-option-refresh = Odśwież kartę: { $card }
    .short = { $card }
mice-option-stop = Na tym poprzestań
    .short = dość
mice-option-at = Na { $place }
    .short = { $place }
mice-option-move = Przesuń łapkę: { $place }
    .short = { $place }
mice-option-flip = Odwróć: { $card }
    .short = { $card }
mice-option-copy = Uruchom kartę: { $card }
    .short = { $card }
mice-option-borrow = Wypożycz pomocnika: { $card }
    .short = { $card }
mice-option-dismiss = Odrzuć pomocnika: { $card }
    .short = { $card }
mice-option-choose = Wybierz możliwość { $branch }
    .short = możliwość { $branch }
mice-option-passage = Odwróć { $place }
    .short = odwróć

## What a payment means beyond its items

mice-pay-gold-for = złoto zamiast: { $items }
mice-pay-for-gold = zamiast złota: { $items }

## Headings of groups of options

mice-group-place = Połóż łapkę
mice-group-paying = Premia dla innych
mice-group-infiltrate = Z Infiltratorem
mice-group-remove = Zdejmij
mice-group-fill = Przecięcia
mice-group-trigger = Z efektem
mice-group-double = Z podwójnym efektem
mice-group-leave = Bez efektu
mice-group-assistants = Pomocnicy
mice-group-take = Surowce
mice-group-pay = Zapłata
mice-group-open = Komnaty
mice-group-hire = Pomocnicy
mice-group-camp = Do obozu
mice-group-discard = Odrzuć
mice-group-refresh = Odśwież
mice-group-at = Pola
mice-group-move = Łapki
mice-group-flip = Użyte skrzynie
mice-group-give = Skrzynie do oddania
mice-group-copy = Uruchom
mice-group-borrow = Wypożycz
mice-group-dismiss = Odrzuć
mice-group-choose = Wybierz
mice-group-passage = Ukryte przejście
mice-group-chests = Skrzynie
mice-group-stop = Koniec

## How far the turn is

mice-phase-action = wybór akcji
mice-phase-placing = kładzenie łapek
mice-phase-removing = zdejmowanie łapek
mice-phase-effect = wykonywanie efektu
mice-phase-end = koniec

## Events: what happened. `.then` is a deed in a list of deeds after the player's name and a colon.

mice-event-turn-began = Tura { $turn }: { $name }.
mice-event-placed = { $name }: łapka trafia na { $place }.
    .then = łapka na { $place }
mice-event-infiltrated = { $name }: łapka trafia na { $place }, naprzeciw łapki przeciwnika (Infiltrator).
    .then = łapka na { $place } (Infiltrator)
mice-event-filled = { $name }: łapka trafia na przecięcie ({ $place }).
    .then = łapka na { $place }
mice-event-began-removing = { $paws ->
        [one] { $name }: początek zdejmowania, { $paws } łapka.
        [few] { $name }: początek zdejmowania, { $paws } łapki.
        [many] { $name }: początek zdejmowania, { $paws } łapek.
       *[other] { $name }: początek zdejmowania, { $paws } łapki.
    }
mice-event-removed = { $name }: zdjęta łapka ({ $place }), uruchomiona karta: { $card }.
    .then = zdjęta łapka ({ $place })
mice-event-left = { $name }: łapka zdjęta bez efektu ({ $place }).
    .then = łapka zdjęta bez efektu ({ $place })
mice-event-triggered = { $name }: wykonany efekt karty ({ $card }).
mice-event-used = { $name }: działa { $assistant }.
    .then = działa { $assistant }
mice-event-received = { $name }: zysk ({ $items }).
    .then = zysk ({ $items })
mice-event-lost = { $name }: przepada nadwyżka ({ $items }), bo tor kończy się na 9.
    .then = przepada nadwyżka ({ $items })
mice-event-paid = { $name }: zapłata ({ $items }).
    .then = zapłata ({ $items })
mice-event-spent-glory = { $name }: wydana chwała ({ $glory }).
    .then = wydana chwała ({ $glory })
mice-event-bonus = { $name }: premia należna z zasad ({ $items }), { $other ->
        [Ty] dzięki tobie
       *[other] dzięki graczowi { $other }
    }.
mice-event-took-chest = { $name }: zdobyta { $card }.
    .then = zdobyta { $card }
mice-event-used-chest = { $name }: użyta { $card }.
    .then = użyta { $card }
mice-event-flipped-chest = { $name }: odwrócona { $card }, znów gotowa do użycia.
    .then = odwrócona { $card }
mice-event-gave-chest = { $name }: { $card } wraca do zapasu.
    .then = { $card } wraca do zapasu
mice-event-opened = { $name }: otwarta komnata { $card } ({ $place }), chwała +{ $glory }.
    .then = otwarta komnata { $card } ({ $place })
mice-event-hired = { $name }: zatrudniony pomocnik { $card }, chwała +{ $glory }.
    .then = zatrudniony pomocnik { $card }
mice-event-camped = { $name }: { $card } trafia do obozu.
    .then = { $card } trafia do obozu
mice-event-discarded = Odrzucona karta: { $card }.
mice-event-refreshed = { $cards ->
        [one] { $name }: odświeżona { $cards } karta oferty.
        [few] { $name }: odświeżone { $cards } karty oferty.
        [many] { $name }: odświeżonych { $cards } kart oferty.
       *[other] { $name }: odświeżone { $cards } karty oferty.
    }
    .then = { $cards ->
        [one] odświeżona { $cards } karta
        [few] odświeżone { $cards } karty
        [many] odświeżonych { $cards } kart
       *[other] odświeżone { $cards } karty
    }
mice-event-drew = Nowa karta w ofercie: { $card }.
mice-event-shuffled = { $cards ->
        [one] Stos odrzuconych ({ $deck }) staje się nową talią, { $cards } karta.
        [few] Potasowany stos odrzuconych ({ $deck }) staje się nową talią, { $cards } karty.
        [many] Potasowany stos odrzuconych ({ $deck }) staje się nową talią, { $cards } kart.
       *[other] Potasowany stos odrzuconych ({ $deck }) staje się nową talią, { $cards } karty.
    }
mice-event-moved = { $name }: łapka przesunięta ({ $place } → { $target }).
    .then = łapka przesunięta ({ $place } → { $target })
mice-event-extra-action = { $name }: dodatkowa akcja (czeka: { $actions }).
    .then = dodatkowa akcja
mice-event-extra-turn = { $name }: dodatkowa tura (czeka: { $turns }).
    .then = dodatkowa tura
mice-event-doubles = { $name }: dalszy efekt tej tury można wykonać dwa razy (czeka: { $doubles }).
    .then = dalszy efekt można wykonać dwa razy
mice-event-borrowed = { $name }: do końca tury wypożyczony pomocnik { $card }.
    .then = wypożyczony pomocnik { $card }
mice-event-dismissed = { $glory ->
        [0] { $name }: odrzucony pomocnik { $card }.
       *[other] { $name }: odrzucony pomocnik { $card }, wydana chwała ({ $glory }).
    }
    .then = odrzucony pomocnik { $card }
mice-event-portal-left = { $card } opuszcza kryptę ({ $place }).
mice-event-queued = { $name }: po tej akcji można położyć jeszcze jedną łapkę (czeka: { $placements }).
    .then = po tej akcji jeszcze jedna łapka
mice-event-passage-flipped = { $name }: odwrócone { $place }, wydana chwała ({ $glory }).
    .then = odwrócone { $place }
mice-event-declined = { $name }: bez dalszej akcji.
    .then = bez dalszej akcji
mice-event-end-triggered = { $name ->
        [Ty] Twoja tura wywołuje koniec gry: { $cause }.
       *[other] Tura gracza { $name } wywołuje koniec gry: { $cause }.
    }
mice-event-final-action = { $name }: można wykonać jeszcze jedną akcję.
mice-event-turn-cap = { $turns ->
        [one] Gra zatrzymana po { $turns } turze.
       *[other] Gra zatrzymana po { $turns } turach.
    }
mice-event-scored-sets = { $name }: { $glory } za zestawy ({ $sets }).
mice-event-scored = { $points ->
        [one] { $name }: razem { $points } punkt.
        [few] { $name }: razem { $points } punkty.
        [many] { $name }: razem { $points } punktów.
       *[other] { $name }: razem { $points } punktu.
    }
mice-event-won = { $points ->
        [one] Zwycięstwo: { $name }, { $points } punkt.
        [few] Zwycięstwo: { $name }, { $points } punkty.
        [many] Zwycięstwo: { $name }, { $points } punktów.
       *[other] Zwycięstwo: { $name }, { $points } punktu.
    }
mice-event-laid = { $card } rozpoczyna swój stos odrzuconych.
mice-event-copied = { $name }: wybrana karta: { $card }.
    .then = wybrana karta ({ $card })
mice-event-dry-supply = { $name }: bez skrzyni, bo zapas jest pusty.
    .then = bez skrzyni, bo zapas jest pusty
mice-event-not-granted = { $name }: dodatkowych akcji i tur było już { $most }; następne dopiero po turze kogoś innego.

## Questions: what must be done. $number is how many are left.

mice-ask-window-offer_reactions = { $name }: twoi pomocnicy mogą zareagować. Wybierz jednego albo zrezygnuj.
mice-ask-rest-offer_reactions = { $name }: pozostałych pomocników odrzucono. Zostało to, co tylko coś daje: wybierz jednego albo zrezygnuj.
mice-ask-branch-choose_branch = { $name }: wybierz jedną z możliwości na karcie.
mice-ask-take-any-choose_resource = { $number ->
        [one] { $name }: wybierz { $number } surowiec, który dostaniesz.
        [few] { $name }: wybierz { $number } surowce, które dostaniesz, jeden po drugim.
        [many] { $name }: wybierz { $number } surowców, które dostaniesz, jeden po drugim.
       *[other] { $name }: wybierz { $number } surowca, które dostaniesz, jeden po drugim.
    }
mice-ask-passage-offer_passage = { $name }: zapłacić chwałą, żeby odwrócić tę kartę wejścia na silniejszą stronę?
mice-ask-hire-choose_assistant = { $name }: wybierz pomocnika, którego zatrudniasz, albo zrezygnuj.
mice-ask-hire-choose_payment_for_assistant = { $name }: wybierz, jak płacisz za pomocnika.
mice-ask-open-choose_chamber = { $name }: wybierz komnatę, którą otwierasz, albo zrezygnuj.
mice-ask-open-choose_spot = { $name }: wybierz pole dla komnaty.
mice-ask-open-choose_payment_for_chamber = { $name }: wybierz, jak płacisz za komnatę.
mice-ask-open-choose_whether_to_trigger = { $name }: uruchomić nową komnatę?
mice-ask-exchange-choose_exchange = { $name }: wybierz, co oddajesz w wymianie, albo zrezygnuj.
mice-ask-move-choose_paw_to_move = { $name }: wybierz łapkę, którą przesuwasz, albo zrezygnuj.
mice-ask-move-choose_where_to_move = { $name }: wybierz, dokąd trafi łapka.
mice-ask-flip-choose_used_chest = { $name }: wybierz użytą skrzynię, którą odwracasz.
mice-ask-camp-choose_card_for_camp = { $name }: wybierz kartę do swojego obozu albo zrezygnuj.
mice-ask-camp-choose_card_to_make_room = { $name }: twój obóz jest pełny. Wybierz w nim kartę do odrzucenia.
mice-ask-cut-camp-choose_card_too_many = { $number ->
        [one] { $name }: w twoim obozie jest o { $number } kartę za dużo. Wybierz kartę do odrzucenia.
        [few] { $name }: w twoim obozie jest o { $number } karty za dużo. Wybierz jedną do odrzucenia.
        [many] { $name }: w twoim obozie jest o { $number } kart za dużo. Wybierz jedną do odrzucenia.
       *[other] { $name }: w twoim obozie jest o { $number } karty za dużo. Wybierz jedną do odrzucenia.
    }
mice-ask-refresh-choose_card_to_refresh = { $number ->
        [one] { $name }: możesz odświeżyć jeszcze { $number } kartę. Wybierz ją albo poprzestań.
        [few] { $name }: możesz odświeżyć jeszcze { $number } karty. Wybierz jedną albo poprzestań.
        [many] { $name }: możesz odświeżyć jeszcze { $number } kart. Wybierz jedną albo poprzestań.
       *[other] { $name }: możesz odświeżyć jeszcze { $number } karty. Wybierz jedną albo poprzestań.
    }
mice-ask-copy-choose_target = { $name }: wybierz kartę, której efekt chcesz wykonać, albo zrezygnuj.
mice-ask-borrow-choose_loan = { $name }: wybierz pomocnika z oferty, który w tej turze pracuje dla ciebie, albo zrezygnuj.
mice-ask-privy-choose_assistant_to_dismiss = { $name }: wybierz pomocnika do odrzucenia albo zrezygnuj.
mice-ask-privy-choose_replacement = { $name }: zatrudnij pomocnika (1), odłóż pomocnika do obozu (2) albo zrezygnuj.
mice-ask-place-choose_intersection = { $number ->
        [one] { $name }: została ci { $number } łapka. Wybierz dla niej przecięcie.
        [few] { $name }: zostały ci { $number } łapki. Wybierz kolejne przecięcie.
        [many] { $name }: zostało ci { $number } łapek. Wybierz kolejne przecięcie.
       *[other] { $name }: zostało ci { $number } łapki. Wybierz kolejne przecięcie.
    }
mice-ask-commander-choose_entrance = { $name }: połóż łapkę albo zrezygnuj.
mice-ask-removal-choose_removal = { $number ->
        [one] { $name }: zdejmij ostatnią łapkę, z efektem jej karty albo bez.
        [few] { $name }: na stole są jeszcze { $number } łapki. Wybierz następną, z efektem jej karty albo bez.
        [many] { $name }: na stole jest jeszcze { $number } łapek. Wybierz następną, z efektem jej karty albo bez.
       *[other] { $name }: na stole jest jeszcze { $number } łapki. Wybierz następną, z efektem jej karty albo bez.
    }
mice-ask-after-removing-choose_entrance_after_removing = { $name }: połóż łapkę albo zrezygnuj.
mice-ask-action-choose_action = { $name }: połóż łapkę na kartę wejścia albo zdejmij wszystkie swoje łapki.
    .may = { $name }: możesz wykonać jeszcze jedną akcję: połóż łapkę, zdejmij wszystkie swoje łapki albo zrezygnuj.
    .final = { $name }: możesz wykonać ostatnią akcję: połóż łapkę, zdejmij wszystkie swoje łapki albo zrezygnuj.
mice-ask-last-chests-choose_to_finish = { $name }: zakończ akcję albo najpierw użyj skrzyni.

## Why not: what stands against a choice, with the numbers of this moment. $other is a player's name.

mice-no-other-question = Najpierw odpowiedz na otwarte pytanie.
mice-no-place-now = Łapki kładzie się wtedy, gdy wybierasz akcję.
mice-no-place-no-paw = Nie masz już łapek: najpierw zdejmij te, które leżą na stole.
mice-no-place-missing = W tej krypcie nie ma tej karty: { $place }.
mice-no-place-spot = Łapkę kładzie się na kartę wejścia; do pól w środku prowadzą przecięcia twoich linii.
mice-no-place-taken = Leży tam już łapka innego gracza ({ $other }).
mice-no-place-own = Leży tam już twoja łapka.
mice-no-place-opposite = Na karcie wejścia naprzeciw leży łapka innego gracza ({ $other }).
mice-no-infiltrate = Nie masz Infiltratora.
mice-no-infiltrate-used = Infiltrator był już użyty w tej turze.
mice-no-infiltrate-needless = Naprzeciw nie ma łapki przeciwnika; połóż swoją bez Infiltratora.
mice-no-remove-none = Nie masz na stole łapek do zdjęcia.
mice-no-remove-now = Łapki zdejmuje się wtedy, gdy wybierasz akcję.
mice-no-fill = To nie jest wolne przecięcie twoich linii.
mice-no-fill-now = Przecięcia wypełnia się po położeniu łapki na kartę wejścia.
mice-no-trigger-no-paw = Nie masz tam łapki.
mice-no-trigger-empty = Puste pole nie ma efektu.
mice-no-trigger-portal = Portal działa tylko dla właściciela ({ $other }).
mice-no-trigger-nothing = Niczego z tej karty nie da się teraz wykonać.
mice-no-double = Nie masz podwójnego efektu do wykorzystania.
mice-no-open-place = Potrzebujesz własnej łapki na pustym polu.
mice-no-open-spot = Nie ma już pustego pola bez łapki.
mice-no-open-token = Wszystkie twoje znaczniki własności ({ $tokens }) są w użyciu.
mice-no-card-away = { $card }: tej karty nie ma ani w ofercie, ani w twoim obozie.
mice-no-card-camp-only = Ten efekt bierze karty tylko z twojego obozu.
mice-no-card-price = { $waived ->
        [0] { $card } kosztuje: { $items }. Masz: { $payment }.
       *[other] { $card } kosztuje: { $items }, taniej o { $waived }. Masz: { $payment }.
    }
mice-no-chest-yours = Nie masz tej skrzyni albo jest już użyta.
mice-no-chest-alike = Działa tak samo jak { $card }; użyj tamtej.
mice-no-chest-idle = Ta skrzynia nic by teraz nie zrobiła.
mice-no-chest-now = Skrzyń można użyć przed akcją, przed przecięciem, przed zdjęciem łapki, przy wyborze karty i przed końcem akcji.
mice-no-camp-card = Ten efekt nie pozwala wziąć tej karty: { $card }.
mice-no-pay = To nie jest dokładna zapłata albo tego nie masz.
mice-no-take = Z rodzajów, które oddajesz, nie dostajesz nic.
mice-no-use = { $assistant } nie ma teraz na co reagować.

mice-no-option-start = Pierwszy gracz musi siedzieć na jednym z miejsc od 1 do { $players }.
mice-no-option-entrances-alone = Lista wejść idzie w parze tylko z własną kolejnością.
mice-no-option-factions-alone = Lista frakcji idzie w parze tylko z frakcjami do wyboru.
mice-no-option-entrances = Podaj wszystkie karty wejścia ({ $cards }), każdą raz, w kolejności miejsc.
mice-no-option-factions = { $factions ->
        [one] Podaj { $factions } frakcję.
        [few] Podaj { $factions } różne frakcje.
        [many] Podaj { $factions } różnych frakcji.
       *[other] Podaj { $factions } różnej frakcji.
    }
mice-no-option-turns = Gra ma co najmniej jedną turę.

## The board in the terminal

mice-board-head = Tura { $turn } · { $phase }
mice-board-open = komnaty { $number } z { $most }
mice-board-glory = chwała { $number } z { $most }
mice-board-left = pomocnicy w talii { $number }
mice-board-ending = ostatnie akcje
mice-board-chambers = Komnaty ({ $number })
mice-board-assistants = Pomocnicy ({ $number })
mice-board-crypt = W krypcie
mice-board-sets = zestawy +{ $glory }
mice-board-paws = łapki { $number } z { $most }
mice-board-tokens = żetony { $number } z { $most }
mice-board-camp = Obóz { $number } z { $most }
mice-board-team = Pomocnicy
mice-board-chests = Skrzynie
mice-board-bonus = premia: { $names }
mice-board-legend =
    W krypcie są pola, a wokół niej karty wejść. ▼ z literą to czyjaś łapka, litera w nawiasie oznacza właściciela komnaty albo odwróconego wejścia, × z literą to przecięcie czyichś linii bez łapki, ↻ to ukryte przejście, ▣ to skrzynia i jej zawartość. Skrzynia z × została już użyta. Liczba przy ofercie mówi, ile kart jest w talii. Symbole: ◍F jedzenie, ▲T pochodnia, ◆P kilof, ●G złoto, ★L chwała, ◌A dowolny surowiec.
    Karty wejść i to, co robią po odsłonięciu ukrytego przejścia (↻ i jego frakcja):

mice-source-glory = chwała
mice-source-chambers = zestawy komnat
mice-source-assistants = zestawy pomocników
mice-tie-trigger = Tyle samo punktów: wygrywa { $name }, bo koniec nastąpił w tej turze.

## Rules that changed

mice-change-3 = Wcześniej pomocnicy, którzy tylko coś dają, byli używani bez pytania, a rezygnacja przekreślała też ich zyski; przecięcia wypełniały się po kolei tam, gdzie mogła wkroczyć skrzynia; a wypożyczony pomocnik działał dalej, choć go zatrudniono i odrzucono.

## Why a bot did what it did; told after the end

mice-because-buys = Te łapki miały dać kartę: { $card }.
mice-because-saves = Zbieranie na kartę: { $card }.
mice-because-needs = To było potrzebne na kartę: { $card }.
mice-because-goods = Tam było najwięcej do wzięcia.
mice-because-remove = Na jeszcze jedną łapkę nie warto było czekać.
mice-because-assistant-set = To jego pierwszy pomocnik z tej frakcji.
mice-because-chamber-set = To jego pierwsza komnata z tej frakcji.
mice-because-glory = Ta karta daje chwałę: { $glory }.
mice-because-effect = Jej efekt się przyda.
mice-because-camp = Ta karta miała się przydać później.
mice-because-pay = Zapłata tym, czego najmniej szkoda.
mice-because-order = Ta kolejność wydawała się najlepsza.
mice-because-no-paw = Nie było już łapek do położenia.
mice-because-pass = Nic tam nie było warte swojej ceny.

## The chapters of the rules

mice-chapter-options = Opcje stołu
mice-chapter-components = Co jest w pudełku
mice-chapter-setup = Przygotowanie
mice-chapter-ground = Zasoby, obóz i rzędy
mice-chapter-turn = Twoja tura
mice-chapter-effects = Efekty, otwieranie i zatrudnianie
mice-chapter-assistants = Pomocnicy
mice-chapter-chambers = Komnaty
mice-chapter-passages = Ukryte przejścia
mice-chapter-end = Koniec i punktacja
mice-chapter-limits = Co każdy może wiedzieć i ograniczenia
