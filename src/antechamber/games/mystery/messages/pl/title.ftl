### Mystery of the Temples, in Poland "Przepowiednia": its words, options, events and questions.
### Rules and their help texts are in rules.ftl.
###
### An argument is a word of this file: $card "w7" comes as mystery-card-w7, and $card-id as "w7" for selectors.
### $name is the player; it may be "Ty", and its gender is unknown: what players did is a noun phrase after a colon.
###
### Words come in the nominative. A crystal's colour agrees with "kryształ", whose accusative is the same. Other cases:
### mystery-option-move.to "do czerwonej świątyni", "na pustkowie 7" and .at "w czerwonej świątyni", "na pustkowiu 7"
### (both from $card-id), mystery-option-take-rune.of "czerwonej świątyni" (from $temple-id),
### mystery-option-break.what "lewą klątwę za 3 punkty" (from $box-id). Questions have no -id arguments.

mystery-title = Przepowiednia
mystery-about = Pięć przeklętych świątyń stoi w kręgu pośród pustkowi. Krąż między nimi, zbieraj kryształy i układaj je w swojej sieci w łańcuchy, które łamią klątwy. Gra dla 2–4 osób na około 45 minut, znana też jako Mystery of the Temples.

## Cards of the circle. `.of` is the genitive and locative.

mystery-card-red = czerwona świątynia
    .short = czerwona
    .of = czerwonej świątyni
mystery-card-yellow = żółta świątynia
    .short = żółta
    .of = żółtej świątyni
mystery-card-blue = niebieska świątynia
    .short = niebieska
    .of = niebieskiej świątyni
mystery-card-green = zielona świątynia
    .short = zielona
    .of = zielonej świątyni
mystery-card-purple = fioletowa świątynia
    .short = fioletowa
    .of = fioletowej świątyni
mystery-card-w1 = pustkowie 1
    .short = w1
mystery-card-w2 = pustkowie 2
    .short = w2
mystery-card-w3 = pustkowie 3
    .short = w3
mystery-card-w4 = pustkowie 4
    .short = w4
mystery-card-w5 = pustkowie 5
    .short = w5
mystery-card-w6 = pustkowie 6
    .short = w6
mystery-card-w7 = pustkowie 7
    .short = w7
mystery-card-w8 = pustkowie 8
    .short = w8
mystery-card-w9 = pustkowie 9
    .short = w9
mystery-card-w10 = pustkowie 10
    .short = w10

# On the table in the terminal there is room for 7 letters.
mystery-temple-red = { mystery-card-red }
    .short = Czerw.
mystery-temple-yellow = { mystery-card-yellow }
    .short = Żółta
mystery-temple-blue = { mystery-card-blue }
    .short = Nieb.
mystery-temple-green = { mystery-card-green }
    .short = Zielona
mystery-temple-purple = { mystery-card-purple }
    .short = Fiolet.

## Crystals. The letter is a code and stays the same in all languages.

mystery-crystal-none = żaden
    .short = ·
mystery-crystal-C = bezbarwny
    .short = ◇C
mystery-crystal-R = czerwony
    .short = ▲R
mystery-crystal-Y = żółty
    .short = ●Y
mystery-crystal-B = niebieski
    .short = ◆B
mystery-crystal-G = zielony
    .short = ■G
mystery-crystal-P = fioletowy
    .short = ▼P
mystery-crystal-any = dowolny kolorowy
    .short = ✱kolor

mystery-old-none = { mystery-crystal-none }
mystery-old-C = { mystery-crystal-C }
mystery-old-R = { mystery-crystal-R }
mystery-old-Y = { mystery-crystal-Y }
mystery-old-B = { mystery-crystal-B }
mystery-old-G = { mystery-crystal-G }
mystery-old-P = { mystery-crystal-P }
mystery-old-any = { mystery-crystal-any }

## Runes

mystery-rune-rune6 = Kamyk
    .short = Ka
mystery-rune-rune5 = Źródło
    .short = Źr
mystery-rune-rune4 = Wicher
    .short = Wi
mystery-rune-rune3 = Pryzmat
    .short = Pr
mystery-rune-rune2 = Pakt
    .short = Pa

## Curse boxes: which end of the arch, and how many points

mystery-box-L3 = lewa klątwa za 3 punkty
    .short = 3 lewa
mystery-box-L4 = lewa klątwa za 5 punktów
    .short = 5 lewa
mystery-box-M5 = klątwa za 8 punktów
    .short = 8 środek
mystery-box-R4 = prawa klątwa za 5 punktów
    .short = 5 prawa
mystery-box-R3 = prawa klątwa za 3 punkty
    .short = 3 prawa

## Crystal grids

mystery-grid-1A = sieć 1A
    .effect = Gdy pobierasz bezbarwne kryształy, dostajesz 1 dodatkowy; Czar wymiany kosztuje 3.
mystery-grid-2A = sieć 2A
    .effect = 3 bezbarwne kryształy w rezerwie; wymień je na dowolne kolory, kiedy chcesz.
mystery-grid-3A = sieć 3A
    .effect = Od razu bierzesz odsłoniętą kartę runów; jej rodzaj nie da ci punktów.
mystery-grid-4A = sieć 4A
    .effect = Nagroda za każdy położony znacznik klątwy.
mystery-grid-1B = sieć 1B
    .effect = W świątyni pobierasz kryształ i łamiesz klątwę w jednej turze.
mystery-grid-2B = sieć 2B
    .effect = Dopłać 2 lub 3 kryształy, by złamać klątwę wyższą o 1 lub 2 poziomy.
mystery-grid-3B = sieć 3B
    .effect = Idziesz na dowolną wolną kartę.
mystery-grid-4B = sieć 4B
    .effect = Możesz wziąć run z sąsiedniej świątyni; w celu runów masz 1 rodzaj więcej.

## Charms, points, and what you pay for

mystery-charm-switch = Czar przestawienia
mystery-charm-exchange = Czar wymiany
mystery-charm-reserve = rezerwa sieci 2A

mystery-source-curses = klątwy
mystery-source-grid = sieć 4A
mystery-source-temples = świątynie
mystery-source-runes = runy

mystery-why-turn = na Czar szybkości
mystery-why-switcheroo = na Czar przestawienia
mystery-why-exchange = na Czar wymiany
mystery-why-convert = na Zamianę Kryształów
mystery-why-upgrade = na kartę Ulepszenia Kryształów
mystery-why-break-curse = na wyższą klątwę

## Options: what you can answer. `.short` is for lists under a heading, with more arguments from the table:
## $place the card's short name, $gives what it gives, $breaks the curses you could break there, $cost the price of a
## charm, $gem the crystal, $held the crystal on that space, $colour the colour a Mana Upgrade space gives, $curse the
## box, $rune the rune on top of a pile, $effect what a grid does.

mystery-option-move = Idź { mystery-option-move.to }
    .short = { $place } { $gives }{ $breaks }
    .to = { $card-id ->
        [red] do { mystery-card-red.of }
        [yellow] do { mystery-card-yellow.of }
        [blue] do { mystery-card-blue.of }
        [green] do { mystery-card-green.of }
        [purple] do { mystery-card-purple.of }
       *[wilderness] na { $card }
    }
    .at = { $card-id ->
        [red] w { mystery-card-red.of }
        [yellow] w { mystery-card-yellow.of }
        [blue] w { mystery-card-blue.of }
        [green] w { mystery-card-green.of }
        [purple] w { mystery-card-purple.of }
        [w1] na pustkowiu 1
        [w2] na pustkowiu 2
        [w3] na pustkowiu 3
        [w4] na pustkowiu 4
        [w5] na pustkowiu 5
        [w6] na pustkowiu 6
        [w7] na pustkowiu 7
        [w8] na pustkowiu 8
        [w9] na pustkowiu 9
       *[w10] na pustkowiu 10
    }
mystery-option-move-far = { $price ->
        [one] Wydaj { $price } kryształ i idź { mystery-option-move.to }
        [few] Wydaj { $price } kryształy i idź { mystery-option-move.to }
        [many] Wydaj { $price } kryształów i idź { mystery-option-move.to }
       *[other] Wydaj { $price } kryształu i idź { mystery-option-move.to }
    }
    .short = { $place } −{ $price } { $gives }
mystery-option-collect = Pobierz kryształy
    .short = { $gives }
mystery-option-break = Złam { mystery-option-break.what } w { mystery-option-take-rune.of } kryształami z miejsc { $spaces }
    .short = { $curse }: { $spaces }
    .what = { $box-id ->
        [L3] lewą klątwę za 3 punkty
        [L4] lewą klątwę za 5 punktów
        [R4] prawą klątwę za 5 punktów
        [R3] prawą klątwę za 3 punkty
       *[M5] klątwę za 8 punktów
    }
mystery-option-raise = { $price ->
        [one] Złam { mystery-option-break.what } w { mystery-option-take-rune.of } kryształami z miejsc { $spaces } i dopłać { $price } kryształ
        [few] Złam { mystery-option-break.what } w { mystery-option-take-rune.of } kryształami z miejsc { $spaces } i dopłać { $price } kryształy
        [many] Złam { mystery-option-break.what } w { mystery-option-take-rune.of } kryształami z miejsc { $spaces } i dopłać { $price } kryształów
       *[other] Złam { mystery-option-break.what } w { mystery-option-take-rune.of } kryształami z miejsc { $spaces } i dopłać { $price } kryształu
    }
    .short = { $curse }: { $spaces } −{ $price }
mystery-option-switch = Użyj Czaru przestawienia: wydaj 1 kryształ i przestaw dwa inne
    .short = Przestawienie −{ $cost }
mystery-option-exchange = Użyj Czaru wymiany: kup kryształ w dowolnym kolorze
    .short = Wymiana −{ $cost }
mystery-option-reserve = { $number ->
        [one] Wymień { $number } kryształ z rezerwy na jeden w dowolnym kolorze
        [few] Wymień { $number } kryształy z rezerwy na tyle samo w dowolnych kolorach
        [many] Wymień { $number } kryształów z rezerwy na tyle samo w dowolnych kolorach
       *[other] Wymień { $number } kryształu z rezerwy na tyle samo w dowolnych kolorach
    }
    .short = { $number } z rezerwy
mystery-option-reserve-grid = Wymień bezbarwne kryształy z sieci na tyle samo w dowolnych kolorach
    .short = wymień bezbarwne
mystery-option-end-turn = Zakończ turę
    .short = zakończ turę
mystery-option-pay = Wydaj kryształ z miejsca { $space }
    .short = { $held }
mystery-option-swap = Przestaw kryształ z miejsca { $space }
    .short = { $held }
mystery-option-swap-with = Zamień go miejscami z kryształem z miejsca { $space }
    .short = { $held }
mystery-option-colour = Weź { $crystal } kryształ
    .short = { $gem } { $crystal }
mystery-option-no-colour = Nie bierz kryształu
    .short = żaden
mystery-option-next = Najpierw weź { $crystal } kryształ
    .short = { $gem } { $crystal }
mystery-option-place = Umieść { $crystal } kryształ na miejscu { $space }
    .short = { "" }
mystery-option-return = Zwróć { $crystal } kryształ do zasobów
    .short = zwróć { $gem }
mystery-option-replace = Umieść { $crystal } kryształ na miejscu { $space }, a ten, który tam leży, zwróć
    .short = { $held }
mystery-option-take-mana = Weź { $crystal } kryształ, który zakrywa pole { $mana } { mystery-option-move.at }
    .short = { $place } pole { $mana }
mystery-option-take-seat = Weź { $crystal } kryształ z miejsca { $space } w cudzej sieci ({ $seat })
    .short = { $seat }, miejsce { $space }
mystery-option-nothing = Nie bierz nic
    .short = nic
mystery-option-convert = Wykonaj Zamianę Kryształów
    .short = zamień
mystery-option-decline = Zrezygnuj z Zamiany Kryształów
    .short = rezygnuj
mystery-option-cover = Zakryj pole { $mana } { mystery-option-move.at }
    .short = { $colour }
mystery-option-stop = Na tym poprzestań
    .short = dość
mystery-option-clear = Najpierw zwróć do zasobów wszystkie kryształy, które leżą { mystery-option-move.at }
    .short = wyczyść { $place }
mystery-option-keep = Zostaw kryształy, które leżą { mystery-option-move.at }
    .short = zostaw
mystery-option-take-rune = Weź kartę runów z { mystery-option-take-rune.of }
    .short = { $rune }, { $place }
    .of = { $temple-id ->
        [red] { mystery-card-red.of }
        [yellow] { mystery-card-yellow.of }
        [blue] { mystery-card-blue.of }
        [green] { mystery-card-green.of }
       *[purple] { mystery-card-purple.of }
    }
mystery-option-no-rune = Nie bierz karty runów
    .short = żaden
mystery-option-draft = Weź { $grid }
    .short = { $grid }: { $effect }
mystery-option-give-up = Zwróć kryształ z miejsca { $space }
    .short = { $held }

## Headings of groups of options

mystery-group-temples = Świątynie
mystery-group-wilderness = Pustkowia
mystery-group-farther = Dalej
mystery-group-action = Pobierz
mystery-group-end = Koniec
mystery-group-curses = Złam
mystery-group-charms = Czary
mystery-group-pay = Wydaj
mystery-group-swap = Przestaw
mystery-group-colours = Kolor
mystery-group-next = Najpierw
mystery-group-place = Miejsce
mystery-group-full = Zamiast
mystery-group-sources = Weź z
mystery-group-conversion = Zamiana
mystery-group-cover = Zakryj
mystery-group-clear = Karta
mystery-group-runes = Run
mystery-group-grids = Sieci

## Events: what happened. `.then` is a deed in a list of deeds after the player's name and a colon;
## `-many` tells all deeds of one kind at once: $count of them, with lists as arguments.

mystery-event-drafted = { $name }: wybrana { $grid }.
    .then = wybrana { $grid }
mystery-event-turn-began = { $name }: początek tury { $round }.
mystery-event-entered = { $name }: łamacz klątw zaczyna { mystery-option-move.at }.
    .then = łamacz klątw zaczyna { mystery-option-move.at }
mystery-event-moved = { $price ->
        [0] { $name }: ruch { mystery-option-move.to }.
        [one] { $name }: ruch { mystery-option-move.to } za { $price } kryształ.
        [few] { $name }: ruch { mystery-option-move.to } za { $price } kryształy.
        [many] { $name }: ruch { mystery-option-move.to } za { $price } kryształów.
       *[other] { $name }: ruch { mystery-option-move.to } za { $price } kryształu.
    }
    .then = { $price ->
        [0] ruch { mystery-option-move.to }
        [one] ruch { mystery-option-move.to } za { $price } kryształ
        [few] ruch { mystery-option-move.to } za { $price } kryształy
        [many] ruch { mystery-option-move.to } za { $price } kryształów
       *[other] ruch { mystery-option-move.to } za { $price } kryształu
    }
mystery-event-neutral-moved = Pionek wirtualnego gracza idzie { mystery-option-move.to }.
mystery-event-placed = { $name }: { $crystal } kryształ na miejsce { $space }.
mystery-event-placed-many =
    .then = { $crystal } do sieci
mystery-event-replaced = { $name }: { $crystal } kryształ na miejsce { $space }, { $old } wraca do zasobów.
    .then = { $old } kryształ wymieniony na { $crystal }
mystery-event-returned = { $name }: { $crystal } kryształ wraca do zasobów z braku miejsca.
mystery-event-returned-many =
    .then = { $crystal } do zasobów z braku miejsca
mystery-event-lost = { $name }: { $crystal } kryształ przepada, bo nikt nie może go oddać.
    .then = { $crystal } kryształ przepada (nikt go nie ma)
mystery-event-took-from-seat = { $name }: { $crystal } kryształ zabrany z miejsca { $space } w cudzej sieci ({ $from }).
    .then = { $crystal } kryształ zabrany z cudzej sieci ({ $from })
mystery-event-took-from-mana = { $name }: { $crystal } kryształ zabrany z pola { $mana } { mystery-option-move.at }.
    .then = { $crystal } kryształ zabrany z pola { mystery-option-move.at }
mystery-event-paid = { $name }: { $crystal } kryształ wydany z miejsca { $space }.
mystery-event-covered = { $name }: { $crystal } kryształ z miejsca { $space } zakrywa pole { $mana } { mystery-option-move.at }.
mystery-event-covered-many =
    .then = { $count ->
        [one] zakryte pole { $mana } ({ $crystal })
       *[other] zakryte pola { $mana } ({ $crystal })
    }
mystery-event-cleared = Wszystkie kryształy, które leżały { mystery-option-move.at }, wracają do zasobów.
mystery-event-swapped = { $name }: przestawione kryształy z miejsc { $space } i { $other }.
mystery-event-broke = { $points ->
        [one] { $name }: złamana { $box } w { mystery-option-take-rune.of } (łańcuch z miejsc { $spaces }), { $points } punkt.
        [few] { $name }: złamana { $box } w { mystery-option-take-rune.of } (łańcuch z miejsc { $spaces }), { $points } punkty.
        [many] { $name }: złamana { $box } w { mystery-option-take-rune.of } (łańcuch z miejsc { $spaces }), { $points } punktów.
       *[other] { $name }: złamana { $box } w { mystery-option-take-rune.of } (łańcuch z miejsc { $spaces }), { $points } punktu.
    }
    .then = złamana { $box } w { mystery-option-take-rune.of } (+{ $points })
mystery-event-rune-taken = { $name }: run { $rune } z { mystery-option-take-rune.of }.
    .then = zdobyty run { $rune }
mystery-event-rune-turned = W { mystery-option-take-rune.of } odsłonięto run { $rune }.
mystery-event-rewarded = { $points ->
        [0] { $name }: nagroda sieci 4A za { $marker }. znacznik.
        [one] { $name }: nagroda sieci 4A za { $marker }. znacznik: { $points } punkt.
        [few] { $name }: nagroda sieci 4A za { $marker }. znacznik: { $points } punkty.
        [many] { $name }: nagroda sieci 4A za { $marker }. znacznik: { $points } punktów.
       *[other] { $name }: nagroda sieci 4A za { $marker }. znacznik: { $points } punktu.
    }
    .then = nagroda za { $marker }. znacznik
mystery-event-resonated = { $cards ->
        [one] { $name }: rezonuje run { $rune }.
        [few] { $name }: rezonują { $cards } runy { $rune }.
        [many] { $name }: rezonuje { $cards } runów { $rune }.
       *[other] { $name }: rezonuje { $cards } runu { $rune }.
    }
    .then = rezonans: { $rune }
mystery-event-collected = { $name }: pobranie { mystery-option-move.at }.
mystery-event-declined = { $name }: rezygnacja z przemiany kryształów { mystery-option-move.at }.
    .then = rezygnacja z przemiany
mystery-event-end-near = { $name }: piąty znacznik klątwy, gra kończy się z tą rundą.
mystery-event-round-ended = Koniec rundy { $round }.
mystery-event-scored = { $source-id ->
        [temples] { $points ->
            [one] { $name }: { $points } punkt za cel { mystery-option-take-rune.of }.
            [few] { $name }: { $points } punkty za cel { mystery-option-take-rune.of }.
            [many] { $name }: { $points } punktów za cel { mystery-option-take-rune.of }.
           *[other] { $name }: { $points } punktu za cel { mystery-option-take-rune.of }.
        }
       *[other] { $points ->
            [one] { $name }: { $points } punkt za { $source }.
            [few] { $name }: { $points } punkty za { $source }.
            [many] { $name }: { $points } punktów za { $source }.
           *[other] { $name }: { $points } punktu za { $source }.
        }
    }
mystery-event-won = { $points ->
        [one] { $name }: zwycięstwo, { $points } punkt.
        [few] { $name }: zwycięstwo, { $points } punkty.
        [many] { $name }: zwycięstwo, { $points } punktów.
       *[other] { $name }: zwycięstwo, { $points } punktu.
    }
mystery-event-charmed = { $name }: { $charm }.
mystery-event-charmed-many =
    .then = { $count ->
        [one] { $charm }
        [few] { $count } czary
        [many] { $count } czarów
       *[other] { $count } czaru
    }

## Questions: what must be done, and why. $number is how many are left, $why what it is for.

mystery-ask-draft-choose_grid = { $name }: wybierz kryształową sieć. Zostaje z tobą do końca gry.
mystery-ask-draft-choose_start_rune = { $name }: sieć 3A pozwala wziąć jedną z odsłoniętych kart runów. Wybierz ją.
mystery-ask-start-crystals-choose_start_space = { $number ->
        [one] { $name }: wybierz miejsce na ostatni { $crystal } kryształ na start.
        [few] { $name }: { $number } kryształy na start. Wybierz miejsce na pierwszy ({ $crystal }).
        [many] { $name }: { $number } kryształów na start. Wybierz miejsce na pierwszy ({ $crystal }).
       *[other] { $name }: { $number } kryształu na start. Wybierz miejsce na pierwszy ({ $crystal }).
    }
mystery-ask-turn-choose_move = { $name }: wybierz, dokąd idzie twój łamacz klątw, albo najpierw użyj czaru.
    .first = { $name }: postaw swojego łamacza klątw na dowolnej wolnej karcie.
mystery-ask-turn-choose_action = { $name }: pobierz kryształy albo złam klątwę. Czarów można używać przedtem i potem.
    .after = { $name }: użyj czaru albo zakończ turę.
    .both = { $name }: z siecią 1B możesz wykonać też drugą akcję. Graj dalej albo zakończ turę.
mystery-ask-store-choose_storage_space = { $name }: wybierz w sieci miejsce na { $crystal } kryształ.
    .full = { $name }: twoja sieć jest pełna. Zwróć { $crystal } kryształ albo połóż go w miejsce innego.
mystery-ask-take-choose_source = { $name }: należy ci się { $crystal } kryształ, ale w zasobach takich już nie ma. Wybierz, skąd go weźmiesz.
mystery-ask-gain-choose_next_crystal = { $name }: brakuje miejsc i kryształów w zasobach. Wybierz, który kryształ bierzesz najpierw.
mystery-ask-gain-colours-choose_colour = { $number ->
        [one] { $name }: wybierz kolor kryształu, który dostajesz.
        [few] { $name }: dostajesz { $number } kryształy. Wybierz kolor następnego.
        [many] { $name }: dostajesz { $number } kryształów. Wybierz kolor następnego.
       *[other] { $name }: dostajesz { $number } kryształu. Wybierz kolor następnego.
    }
mystery-ask-pay-choose_payment = { $number ->
        [one] { $name }: wydaj { $number } kryształ { $why }. Wybierz go.
        [few] { $name }: wydaj { $number } kryształy { $why }. Wybierz je w kolejności miejsc.
        [many] { $name }: wydaj { $number } kryształów { $why }. Wybierz je w kolejności miejsc.
       *[other] { $name }: wydaj { $number } kryształu { $why }. Wybierz je w kolejności miejsc.
    }
mystery-ask-convert-choose_to_convert = { $name }: Zamiana Kryształów przyjmuje tu też kolorowe kryształy. Zamień albo zrezygnuj.
mystery-ask-upgrade-choose_to_clear = { $name }: twój run pozwala opróżnić kartę Ulepszenia Kryształów, zanim jej użyjesz.
mystery-ask-upgrade-choose_mana_space = { $number ->
        [0] { $name }: Ulepszenie Kryształów. Zakryj pole kryształem i weź kryształ w kolorze pola.
       *[other] { $name }: możesz zakryć drugie pole karty Ulepszenia Kryształów.
    }
mystery-ask-switcheroo-choose_crystal_to_swap = { $name }: Czar przestawienia. Wybierz pierwszy z dwóch kryształów.
mystery-ask-switcheroo-choose_crystal_to_swap_with = { $name }: wybierz kryształ, który zamieni się z nim miejscami.
mystery-ask-reserve-grid-choose_crystal_to_give_up = { $name }: wybierz bezbarwne kryształy do wymiany, w kolejności miejsc.
mystery-ask-break-curse-choose_rune_pile = { $name }: sieć 4B pozwala wybrać stos, z którego bierzesz kartę runów.

## Why not: what stands against a move, with the numbers of this moment. $seat is a player's name.
## There are no -id arguments here. A track is in the genitive plural, as it only follows a number after "odległość".

mystery-track-temples = świątyń
mystery-track-wilderness = pustkowi

mystery-no-other-question = Najpierw odpowiedz na otwarte pytanie.
mystery-no-second-move = W tej turze masz już za sobą ruch ({ $card }).
mystery-no-card = Przy tak niewielu graczach { $card } nie bierze udziału w grze.
mystery-no-move-neutral = Na tej karcie ({ $card }) stoi pionek wirtualnego gracza.
mystery-no-move-occupied = Ta karta ({ $card }) jest zajęta: { $seat }. Zajęte karty się przeskakuje.
mystery-no-move-here = To karta, na której stoisz ({ $card }), a ruszyć się trzeba co najmniej o jedno pole.
mystery-no-move-too-far = To odległość { $steps } { $track }. Za darmo idziesz o { $free }, a z Czarem szybkości najwyżej o { $most }.
mystery-no-move-price = { $cost ->
        [one] To odległość { $steps } { $track }. Za darmo idziesz o { $free }, za { $extra } więcej płacisz { $cost } kryształ, a masz { $held }.
        [few] To odległość { $steps } { $track }. Za darmo idziesz o { $free }, za { $extra } więcej płacisz { $cost } kryształy, a masz { $held }.
        [many] To odległość { $steps } { $track }. Za darmo idziesz o { $free }, za { $extra } więcej płacisz { $cost } kryształów, a masz { $held }.
       *[other] To odległość { $steps } { $track }. Za darmo idziesz o { $free }, za { $extra } więcej płacisz { $cost } kryształu, a masz { $held }.
    }
mystery-no-action-before-moving = Najpierw rusz łamacza klątw, potem pobierz kryształy albo złam klątwę.
mystery-no-second-collection = W tej turze pobranie masz już za sobą.
mystery-no-collection-after-curse = W tej turze masz już złamaną klątwę; albo pobierasz, albo łamiesz.
mystery-no-break-taken = Ta klątwa jest już złamana ({ $seat }).
mystery-no-break-closed = To pole klątwy jest zamknięte przez całą grę.
mystery-no-break-neutral = Na tym polu klątwy przez całą grę leży znacznik wirtualnego gracza.
mystery-no-break-missing = Potrzebne po kolei na połączonych miejscach: { $crystal-chain }. Brakuje ci: { $crystal-missing }.
mystery-no-break-order = { $count ->
        [one] Potrzebne po kolei na połączonych miejscach: { $crystal-chain }. Masz te kryształy, ale inaczej połączone.
       *[other] Potrzebne po kolei na połączonych miejscach: { $crystal-chain }. Tak połączone masz tylko: { $crystal-joined }.
    }
mystery-no-break-before-moving = Masz gotowy łańcuch ({ $box }). Najpierw jednak ruch, cel: { $temple }.
mystery-no-break-elsewhere = Masz gotowy łańcuch ({ $box }), ale stoisz na innej karcie ({ $card }), a potrzebna jest { $temple }.
mystery-no-second-curse = W tej turze masz już złamaną klątwę.
mystery-no-break-after-collecting = W tej turze pobranie masz już za sobą; albo pobierasz, albo łamiesz.
mystery-no-end-before-moving = Tury nie można pominąć: najpierw rusz łamacza klątw.
mystery-no-end-before-acting = Tura nie może się skończyć bez akcji: najpierw pobierz kryształy albo złam klątwę.
mystery-no-switch-few = Czar przestawienia wymaga { $needed } kryształów: jednego na opłatę i dwóch do przestawienia. Masz { $held }.
mystery-no-switch-kinds = { $kinds ->
        [one] Czar przestawienia zamienia dwa kryształy różnych rodzajów, a wszystkie twoje są tego samego.
       *[other] Czar przestawienia zamienia dwa kryształy różnych rodzajów, a po opłacie nie zostaną ci dwa takie.
    }
mystery-no-exchange-few = { $cost ->
        [one] Czar wymiany kosztuje { $cost } kryształ, a masz { $held }.
        [few] Czar wymiany kosztuje { $cost } kryształy, a masz { $held }.
        [many] Czar wymiany kosztuje { $cost } kryształów, a masz { $held }.
       *[other] Czar wymiany kosztuje { $cost } kryształu, a masz { $held }.
    }
mystery-no-exchange-here = { $counted ->
        [colourless] Nic tu nie pobierzesz: masz bezbarwnych kryształów { $have } z { $need }.
       *[all] Nic tu nie pobierzesz: masz kryształów { $have } z { $need }.
    }
mystery-no-exchange-but-runes = { $counted ->
        [colourless] Coś dadzą ci tu tylko runy: do przemiany masz bezbarwnych kryształów { $have } z { $need }.
       *[all] Coś dadzą ci tu tylko runy: do przemiany masz kryształów { $have } z { $need }.
    }
mystery-no-reserve-grid = Rezerwę ma tylko sieć 2A.
mystery-no-reserve-again = Rezerwy można użyć raz na turę, a w tej była już użyta.
mystery-no-reserve-left = { $left ->
        [0] Twoja rezerwa jest pusta.
        [one] W twojej rezerwie został tylko { $left } kryształ.
        [few] W twojej rezerwie zostały tylko { $left } kryształy.
        [many] W twojej rezerwie zostało tylko { $left } kryształów.
       *[other] W twojej rezerwie zostało tylko { $left } kryształu.
    }
mystery-no-reserve-colourless = Nie masz bezbarwnego kryształu do wymiany.
mystery-no-cover-now = Pola karty Ulepszenia Kryształów zakrywa się, gdy się na niej pobiera.
mystery-no-cover-here = Pole { $mana } ({ $card }) nie należy do karty, na której pobierasz.
mystery-no-cover-covered = Pole { $mana } zakrywa już { $crystal } kryształ.
mystery-no-cover-none = Nie ma skąd wziąć kryształu ({ $crystal }).
mystery-no-draft-now = Kryształowe sieci wybiera się przed pierwszą turą.
mystery-no-draft-taken = Nie możesz wziąć tej sieci ({ $grid }): nie ma jej do wyboru.
mystery-no-space-taken = Na miejscu { $space } leży już { $crystal } kryształ.
mystery-no-space-empty = Miejsce { $space } jest puste.
mystery-no-space-colourless = Tu liczą się tylko bezbarwne kryształy, a na miejscu { $space } leży { $crystal }.
mystery-no-space-order = Kryształy wydaje się w kolejności miejsc; cofnij płatność, by wybrać miejsce { $space }.
mystery-no-rune-now = Kartę runów bierze tylko ten, kto łamie klątwę w jej świątyni; tu jest to { $temple }.
mystery-no-rune-near = Kartę runów bierzesz tylko, gdy łamiesz klątwę: z siecią 4B w { mystery-option-take-rune.of } albo w sąsiedniej świątyni.
mystery-no-rune-far = Sieć 4B sięga świątyń obok złamanej klątwy, a { $temple } leży dalej.
mystery-no-rune-draft = Przed pierwszą turą kartę runów bierze tylko ten, kto wybrał sieć 3A.
mystery-no-rune-left = W { mystery-option-take-rune.of } nie ma już kart runów.

mystery-no-option-basic = Ta opcja jest dla gry zaawansowanej, w której sieci się wybiera i mają one efekty.
mystery-no-option-neutral = Wirtualny gracz jest dla dwóch osób, nie dla { $players }.
mystery-no-option-polish = Rezerwa leży w całej sieci tylko w polskim wydaniu.
mystery-no-option-sides = Strony sieci podaje się wtedy i tylko wtedy, gdy do wyboru są strony podane z góry.
mystery-no-option-letters = Podaj strony czterech sieci czterema literami A lub B, na przykład ABBA.
mystery-no-option-start = Zaczynać musi jeden z { $players } graczy.

## Kinds of cards

mystery-kind-direct = Bezpośrednie pobranie
mystery-kind-conversion = Zamiana Kryształów
mystery-kind-upgrade = Ulepszenie Kryształów
mystery-kind-temple = Świątynia

## The table in the terminal

mystery-board-round = Runda { $round }
mystery-board-last-round = (ostatnia)
mystery-board-clockwise = ruch ↻
mystery-board-supply = Zasoby
mystery-board-objectives = Cele
mystery-board-rune-objective = runy
mystery-board-first-second = ({ $first } za 1. miejsce, { $second } za 2.)
mystery-board-curses = Klątwy
mystery-board-reserve = rezerwa { $number }
mystery-board-no-pile = bez runów
mystery-board-convert = { $pay }C→{ $gain }✱
mystery-board-gives-conversion = { $gain ->
        [one] { $pay }◇C→{ $gain } kolor
        [few] { $pay }◇C→{ $gain } kolory
        [many] { $pay }◇C→{ $gain } kolorów
       *[other] { $pay }◇C→{ $gain } koloru
    }
mystery-board-gives-upgrade = ◇C→{ $gems }
mystery-board-breaks = {" "}· złam { $points }
mystery-board-card = { $kind }: { $gives }. Na tabliczce jest run { $rune }.
mystery-board-your-runes = { $count ->
        [one] Masz run { $rune }, który rezonuje, gdy tu pobierasz.
        [few] Masz { $count } runy { $rune }, które rezonują, gdy tu pobierasz.
        [many] Masz { $count } runów { $rune }, które rezonują, gdy tu pobierasz.
       *[other] Masz { $count } runu { $rune }, które rezonują, gdy tu pobierasz.
    }
mystery-board-rune = { $rune }: { $effects }.
mystery-board-rune-at = { $kind } { $gives }
mystery-board-rune-clears = { $gives } i możesz opróżnić kartę
mystery-board-rune-exchange = Czar wymiany kosztuje { $number }
mystery-board-legend =
    Kryształy: ▲R czerwony, ●Y żółty, ◆B niebieski, ■G zielony, ▼P fioletowy, ◇C bezbarwny, ✱ dowolny kolor.
    Krąg biegnie zgodnie z zegarem: w rzędach od lewej do prawej, z ostatniego rzędu do pierwszego.
    w1 do w10 to pustkowia. Karta pokazuje, co daje, a pod tym run swojej tabliczki. (A) to łamacz klątw.
    ▸ oznacza karty, na które możesz iść, ▹ – na które możesz iść za opłatą.
    Na karcie Ulepszenia Kryształów mała litera to kryształ, który zakrywa pole.
    Nad łukiem stoją pola klątw: ich punkty, litera gracza, który złamał klątwę,
    x – zamknięte, n – wirtualny gracz. Podświetlone pole możesz złamać.
    Obok leżą wierzchnia karta runów i liczba kart pod nią.
    ●●○○○ to klątwy złamane przez gracza; 5 kończy grę. Gwiazdka to run, który nie punktuje.
    Miejsca w sieci mają numery od 1 do 12, licząc od lewej u góry; linie łączą sąsiednie.

## The end

mystery-tie-coloured = Remis w punktach; o zwycięstwie decyduje więcej kolorowych kryształów: { $name } ({ $number }).
mystery-tie-colourless = Remis w punktach i kolorowych kryształach; o zwycięstwie decyduje więcej bezbarwnych: { $name } ({ $number }).
mystery-tie-order = Remis w punktach i kryształach; o zwycięstwie decyduje późniejsze miejsce w kolejności: { $name }.

## Zasady, które się zmieniły

mystery-change-2 = Wcześniej do pozycji wliczało się też to, co już minęło: sieci, których nikt nie wybrał, i kryształy, które dawno leżały na swoich miejscach.

## Why a bot did what it did; told after the end

mystery-because-break = Można było złamać: { $box } – { $temple }.
mystery-because-at-once = Od razu można było złamać klątwę.
mystery-because-wants = Cel: { $box } – { $temple }. Po tym ruchu brakuje jeszcze: { $crystal-missing }.
mystery-because-ready = Po tej turze są już wszystkie kryształy: { $box } – { $temple }.
mystery-because-place = Tam może rosnąć łańcuch na cel: { $box } – { $temple }.
mystery-because-aside = Tam kryształ nie przeszkadza.
mystery-because-end = Nie było tu już nic do zrobienia.
mystery-because-pay = Zapłata kryształem, którego najmniej szkoda.
mystery-because-draft = Ta sieć wydawała się najbardziej pomocna.
mystery-because-nothing = Żadna klątwa nie była w zasięgu, więc pozostało zbieranie kryształów.
mystery-because-last = Gra się kończyła i nie było już czego planować.

## The chapters of the rules

mystery-chapter-options = Opcje stołu
mystery-chapter-components = Zawartość pudełka
mystery-chapter-setup = Przygotowanie gry
mystery-chapter-turn = Twoja tura
mystery-chapter-movement = Ruch
mystery-chapter-gaining = Zdobywanie i umieszczanie kryształów
mystery-chapter-supply = Gdy zasoby się wyczerpią
mystery-chapter-collecting = Pobieranie
mystery-chapter-runes = Karty runów
mystery-chapter-paying = Płacenie
mystery-chapter-charms = Czary
mystery-chapter-breaking = Łamanie klątw
mystery-chapter-grids = Kryształowe sieci
mystery-chapter-two-players = Gra na dwie osoby
mystery-chapter-end = Koniec gry i punktacja
mystery-chapter-termination = Gdyby gra nie chciała się skończyć
mystery-chapter-information = Co każdy może wiedzieć
mystery-chapter-decisions = Jak gra pyta o wybór
