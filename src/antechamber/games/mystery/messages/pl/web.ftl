### Mystery of the Temples on the page: what its board, panels and help cards say.
### $gems are crystals by shape and letter; the page draws them as pieces and reads their names aloud,
### in the nominative: they stand where the accusative is right too, or after a colon.

## Places

mystery-web-ring = Krąg, zgodnie z ruchem wskazówek zegara
mystery-web-place-red = Czerwona świątynia
mystery-web-place-yellow = Żółta świątynia
mystery-web-place-blue = Niebieska świątynia
mystery-web-place-green = Zielona świątynia
mystery-web-place-purple = Fioletowa świątynia
mystery-web-place-wilderness = Pustkowie { $number }
mystery-web-temple-red = Czerwona
mystery-web-temple-yellow = Żółta
mystery-web-temple-blue = Niebieska
mystery-web-temple-green = Zielona
mystery-web-temple-purple = Fioletowa
mystery-web-headline = { $place }: { $kind }
mystery-web-headline-short = Bez przemiany: { $have } z { $need }
mystery-web-box = { $place }, { $curse }
mystery-web-curse-L3 = lewa klątwa za 3
mystery-web-curse-L4 = lewa klątwa za 5
mystery-web-curse-M5 = klątwa za 8
mystery-web-curse-R4 = prawa klątwa za 5
mystery-web-curse-R3 = prawa klątwa za 3
mystery-web-mana = { $place }, pole { $number }
mystery-web-pile = { $place }, run { $rune }
mystery-web-pile-empty = { $place }, stos runów
mystery-web-space = Miejsce { $number }
mystery-web-space-crystal = Miejsce { $number }, { $crystal } kryształ
mystery-web-space-of = { $space }, { $name }
mystery-web-reserve = Rezerwa sieci 2A
mystery-web-neutral = Wirtualny gracz

## The court

mystery-web-supply-of = Zasoby, { $crystal }
mystery-web-ends = Koniec w rundzie czyjejś piątej klątwy
mystery-web-last-round = To ostatnia runda
mystery-web-offers = Kryształowe sieci do wyboru
mystery-web-objective = Cel: { $place }
mystery-web-objective-runes = Cel: runy
mystery-web-markers = { $number } z { $most } klątw
mystery-web-marker-count = { $name }: { $number } z { $most } klątw

## What a target is, costs and gives

mystery-web-gives = Weź { $gems }.
mystery-web-converts = { $gain ->
        [one] Wydaj { $pay } × { $colourless }, weź { $gain } kolorowy kryształ.
        [few] Wydaj { $pay } × { $colourless }, weź { $gain } kryształy w różnych kolorach.
        [many] Wydaj { $pay } × { $colourless }, weź { $gain } kryształów w różnych kolorach.
       *[other] Wydaj { $pay } × { $colourless }, weź { $gain } kryształu w różnych kolorach.
    }
mystery-web-upgrades = Połóż { $colourless } na wolnych polach i weź po krysztale w każdym zakrytym kolorze.
mystery-web-upgrades-open = Wolne: { $gems }.
mystery-web-temple-gives = Pobierz { $gems } albo złam klątwę.
mystery-web-tablet = Na tabliczce jest run { $rune }.
mystery-web-resonates = { $number ->
        [one] Twój run { $rune } dodaje { $gems }.
        [few] Twoje { $number } runy { $rune } dodają { $gems }.
        [many] Twoje { $number } runów { $rune } dodaje { $gems }.
       *[other] Twoje { $number } runu { $rune } dodaje { $gems }.
    }
mystery-web-free = Dojdziesz tam za darmo.
mystery-web-price = { $number ->
        [one] Kosztuje 1 kryształ.
        [few] Kosztuje { $number } kryształy.
        [many] Kosztuje { $number } kryształów.
       *[other] Kosztuje { $number } kryształu.
    }
mystery-web-here = Tu stoisz.
mystery-web-occupied = Stoi tu { $name }.
mystery-web-occupied-neutral = Stoi tu pionek wirtualnego gracza.
mystery-web-collect-now = Teraz tu pobierz.
mystery-web-clear-now = Najpierw zwróć jej kryształy do zasobów.
mystery-web-look-break = złam
mystery-web-look-collect = pobierz
mystery-web-look-collect-rune = pobierz, z runem { $rune }
mystery-web-look-cost = za dodatkowe { $cost }
mystery-web-breaks = Możesz tu złamać klątwę za { $points }.
mystery-web-breaks-none = Na razie nie złamiesz tu żadnej klątwy.
mystery-web-or = { $list } lub { $last }
mystery-web-needs = Potrzebne po kolei na połączonych miejscach: { $gems }.
mystery-web-needs-either = Potrzebne po kolei na połączonych miejscach: { $gems } albo { $other }.
mystery-web-ready = Masz ten łańcuch na miejscach { $spaces }.
mystery-web-ready-cost = { $number ->
        [one] Sieć 2B złamie ją krótszym łańcuchem na miejscach { $spaces } i { $number } dodatkowym kryształem.
       *[other] Sieć 2B złamie ją krótszym łańcuchem na miejscach { $spaces } i { $number } dodatkowymi kryształami.
    }
mystery-web-missing = Brakuje ci: { $gems }.
mystery-web-not-joined = Masz te kryształy, ale niepołączone po kolei.
mystery-web-worth = { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
        [many] { $points } punktów.
       *[other] { $points } punktu.
    }
mystery-web-worth-rune = { $points ->
        [one] { $points } punkt i run { $rune }.
        [few] { $points } punkty i run { $rune }.
        [many] { $points } punktów i run { $rune }.
       *[other] { $points } punktu i run { $rune }.
    }
mystery-web-broken-by = Klątwa złamana: { $name }.
mystery-web-closed = Zamknięte: w tej grze nikt tego nie złamie.
mystery-web-neutral-marker = Leży tu znacznik wirtualnego gracza.
mystery-web-break-now = Złam ją teraz.
mystery-web-covered = Zakrywa je { $gems }.
mystery-web-cover-gives = Zakryj je, by wziąć { $gems }.
mystery-web-cover-now = Zakryj je teraz.
mystery-web-take-now = Weź teraz ten kryształ.
mystery-web-below = { $number ->
        [0] To ostatnia karta stosu.
        [one] Pod spodem leży 1 karta.
        [few] Pod spodem leżą { $number } karty.
        [many] Pod spodem leży { $number } kart.
       *[other] Pod spodem leży { $number } karty.
    }
mystery-web-pile-gone = Nie ma tu już kart runów.
mystery-web-rune-now = Weź go teraz.
mystery-web-at-direct = Przy bezpośrednim pobraniu: { $gems }.
mystery-web-at-temple = W świątyni: { $gems }.
mystery-web-at-upgrade = Przy Ulepszeniu Kryształów: { $gems }; możesz też najpierw opróżnić kartę.
mystery-web-at-conversion = { $number ->
        [one] Przy Zamianie Kryształów: 1 kryształ więcej.
        [few] Przy Zamianie Kryształów: { $number } kryształy więcej.
        [many] Przy Zamianie Kryształów: { $number } kryształów więcej.
       *[other] Przy Zamianie Kryształów: { $number } kryształu więcej.
    }
mystery-web-always-exchange = Czar wymiany kosztuje { $number }.
mystery-web-in-supply = { $number ->
        [0] Nie ma już żadnego.
        [one] Został 1.
        [few] Zostały { $number }.
        [many] Zostało { $number }.
       *[other] Zostało { $number }.
    }
mystery-web-supply-now = Wybierz go teraz.
mystery-web-objective-points = Najwięcej złamanych klątw w tej świątyni: { $first } pkt na koniec; drugie miejsce: { $second } pkt.
mystery-web-objective-standing = { $name }: { $number }
mystery-web-rune-points = { $types ->
        [one] 1 rodzaj: { $points }
        [few] { $types } rodzaje: { $points }
        [many] { $types } rodzajów: { $points }
       *[other] { $types } rodzaju: { $points }
    }
mystery-web-rune-objective = Punkty na koniec za różne rodzaje runów.
mystery-web-draft-now = Weź teraz tę sieć.
mystery-web-not-now = Teraz niemożliwe. Naciśnij, by dowiedzieć się, dlaczego.
mystery-web-reconstructed = Rekonstrukcja: drukowana karta może być inna.
mystery-web-reconstructed-part = Częściowa rekonstrukcja: drukowana karta może być inna.

## Spaces of a grid, and what pressing one does

mystery-web-do-pay = wydaj
mystery-web-do-swap = przestaw
mystery-web-do-swap-with = zamień z tym
mystery-web-do-place = umieść tu { $crystal }
mystery-web-do-replace = umieść tu { $crystal } i zwróć ten, który tu leży
mystery-web-do-give-up = zwróć
mystery-web-do-take-seat = zabierz
mystery-web-does = { $what }: { $deed }

## Paying with several crystals at once

mystery-web-plan = Wybierz, co wydajesz { $why }, w dowolnej kolejności.
mystery-web-pay = { $count ->
        [one] Wydaj { $count } kryształ
        [few] Wydaj { $count } kryształy
        [many] Wydaj { $count } kryształów
       *[other] Wydaj { $count } kryształu
    }
mystery-web-give = { $count ->
        [0] Wymień
        [one] Wymień { $count } kryształ
        [few] Wymień { $count } kryształy
        [many] Wymień { $count } kryształów
       *[other] Wymień { $count } kryształu
    }
mystery-web-pay-missing = { $count ->
        [one] Wybierz jeszcze { $count } kryształ.
        [few] Wybierz jeszcze { $count } kryształy.
        [many] Wybierz jeszcze { $count } kryształów.
       *[other] Wybierz jeszcze { $count } kryształu.
    }

## What is to be done, as a sentence under the name

mystery-web-ask-draft-choose_grid = Wybierz kryształową sieć. Zostaje z tobą do końca gry.
mystery-web-ask-draft-choose_start_rune = Sieć 3A pozwala wziąć jedną z odsłoniętych kart runów. Wybierz ją.
mystery-web-ask-start-crystals-choose_start_space = { $number ->
        [one] Wybierz miejsce na ostatni { $crystal } kryształ na start.
        [few] { $number } kryształy na start. Wybierz miejsce na pierwszy ({ $crystal }).
        [many] { $number } kryształów na start. Wybierz miejsce na pierwszy ({ $crystal }).
       *[other] { $number } kryształu na start. Wybierz miejsce na pierwszy ({ $crystal }).
    }
mystery-web-ask-turn-choose_move = Wybierz, dokąd idzie twój łamacz klątw, albo najpierw użyj czaru.
    .first = Postaw swojego łamacza klątw na dowolnej wolnej karcie.
mystery-web-ask-turn-choose_action = Pobierz kryształy albo złam klątwę. Czarów można używać przedtem i potem.
    .after = Użyj czaru albo zakończ turę.
    .both = Z siecią 1B możesz wykonać też drugą akcję. Graj dalej albo zakończ turę.
mystery-web-ask-store-choose_storage_space = Wybierz w sieci miejsce na { $crystal } kryształ.
    .full = Twoja sieć jest pełna. Zwróć { $crystal } kryształ albo połóż go w miejsce innego.
mystery-web-ask-take-choose_source = Należy ci się { $crystal } kryształ, ale w zasobach takich już nie ma. Wybierz, skąd go weźmiesz.
mystery-web-ask-gain-choose_next_crystal = Brakuje miejsc i kryształów w zasobach. Wybierz, który kryształ bierzesz najpierw.
mystery-web-ask-gain-colours-choose_colour = { $number ->
        [one] Wybierz kolor kryształu, który dostajesz.
        [few] Dostajesz { $number } kryształy. Wybierz kolor następnego.
        [many] Dostajesz { $number } kryształów. Wybierz kolor następnego.
       *[other] Dostajesz { $number } kryształu. Wybierz kolor następnego.
    }
mystery-web-ask-pay-choose_payment = { $number ->
        [one] Wydaj { $number } kryształ { $why }. Wybierz go.
        [few] Wydaj { $number } kryształy { $why }. Wybierz je w kolejności miejsc.
        [many] Wydaj { $number } kryształów { $why }. Wybierz je w kolejności miejsc.
       *[other] Wydaj { $number } kryształu { $why }. Wybierz je w kolejności miejsc.
    }
mystery-web-ask-convert-choose_to_convert = Zamiana Kryształów przyjmuje tu też kolorowe kryształy. Zamień albo zrezygnuj.
mystery-web-ask-upgrade-choose_to_clear = Twój run pozwala opróżnić kartę Ulepszenia Kryształów, zanim jej użyjesz.
mystery-web-ask-upgrade-choose_mana_space = { $number ->
        [0] Ulepszenie Kryształów. Zakryj pole kryształem i weź kryształ w kolorze pola.
       *[other] Możesz zakryć drugie pole karty Ulepszenia Kryształów.
    }
mystery-web-ask-switcheroo-choose_crystal_to_swap = Czar przestawienia. Wybierz pierwszy z dwóch kryształów.
mystery-web-ask-switcheroo-choose_crystal_to_swap_with = Wybierz kryształ, który zamieni się z nim miejscami.
mystery-web-ask-reserve-grid-choose_crystal_to_give_up = Wybierz bezbarwne kryształy do wymiany, w kolejności miejsc.
mystery-web-ask-break-curse-choose_rune_pile = Sieć 4B pozwala wybrać stos, z którego bierzesz kartę runów.

## Panels

mystery-web-grid = Sieć { $grid }
mystery-web-grid-reserve = Sieć { $grid }, rezerwa { $number }
mystery-web-grid-of = Kryształowa sieć: { $name }
mystery-web-no-grid = Brak sieci
mystery-web-points = pkt
mystery-web-score = { $number ->
        [one] 1 punkt
        [few] { $number } punkty
        [many] { $number } punktów
       *[other] { $number } punktu
    }
mystery-web-goals = Łańcuchy
mystery-web-goal = { $temple }, { $end }
mystery-web-end-L = lewy
mystery-web-end-M = środek
mystery-web-end-R = prawy
mystery-web-goal-ready = { $goal }: gotowy
mystery-web-goal-ready-cost = { $goal }: gotowy, kosztuje { $number }
mystery-web-goal-lacks = { $goal }: brakuje { $number }
mystery-web-goal-loose = { $goal }: niepołączony
mystery-web-runes = Runy
mystery-web-rune-hand = { $types ->
        [one] 1 rodzaj, { $points } pkt
        [few] { $types } rodzaje, { $points } pkt
        [many] { $types } rodzajów, { $points } pkt
       *[other] { $types } rodzaju, { $points } pkt
    }
mystery-web-no-runes = brak
mystery-web-unscored = { $rune }, który nie punktuje
mystery-web-next = dalej

## Options, short, on a button

mystery-web-option-collect = Pobierz
mystery-web-option-collect-small = pobierz
mystery-web-option-short = { $have } z { $need }
mystery-web-option-break-small = złam { $points }
mystery-web-option-chain = { $end }, miejsca { $spaces }
mystery-web-option-switch = Przestawienie
mystery-web-option-exchange = Wymiana
mystery-web-option-reserve = Rezerwa
mystery-web-option-end-turn = Koniec tury
mystery-web-option-space = miejsce { $space }
mystery-web-option-return = Zwróć
mystery-web-option-nothing = Nic nie bierz
mystery-web-option-no-colour = Bez kryształu
mystery-web-option-convert = Zamień
mystery-web-option-decline = Rezygnuj
mystery-web-option-stop = Wystarczy
mystery-web-option-clear = Opróżnij kartę
mystery-web-option-keep = Zostaw
mystery-web-option-no-rune = Bez runu

## The end

mystery-web-end-table = Punkty według źródła
mystery-web-end-total = Razem

## The parts of the game, as the page of reconstructed parts lists them

mystery-web-part-meta = Gra
mystery-web-part-crystals = Kryształy
mystery-web-part-players = Elementy gracza
mystery-web-part-scoreboard = Tor punktacji
mystery-web-part-ring = Krąg
mystery-web-part-runes = Stosy runów
mystery-web-part-objectives = Cele
mystery-web-part-lattice = Linie sieci
mystery-web-part-charms = Czary
mystery-web-part-wilderness = Karty pustkowi
mystery-web-part-curse_box = Pola klątw
mystery-web-part-temple = Świątynie
mystery-web-part-rune = Karty runów
mystery-web-part-grid = Kryształowe sieci
mystery-web-part-reward = { $grid }, nagroda { $number }
mystery-web-charm-dexterity = Czar szybkości
mystery-web-charm-switcheroo = Czar przestawienia
mystery-web-charm-exchange = Czar wymiany
