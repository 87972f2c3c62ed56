### Aztec on the page: what its board, panels and help cards say.
### $jewels, $stone, $given and $taken are drawn as pieces and read aloud by name; $name may be drawn bold.
### Nobody's gender is known: what players do is in the present tense, or a noun phrase.

## Pieces

aztec-web-jewel-B = niebieski
aztec-web-jewel-Y = żółty
aztec-web-jewel-R = czerwony
aztec-web-stone = kamień
aztec-web-stones = Przeklęte kamienie
aztec-web-artefacts = Artefakty
aztec-web-reconstructed = Odtworzone: w druku może być inaczej.

## The board

aztec-web-table = Stół
aztec-web-duo = duo
aztec-web-first = start
aztec-web-points-now = punkty teraz
aztec-web-points-short = { $points } pkt
aztec-web-points-long = punkty teraz: { $points }
aztec-web-now = teraz
aztec-web-no-stones = bez kamieni
aztec-web-no-artefact = bez artefaktu
aztec-web-deck = Artefakty
aztec-web-deck-note = obejrzyj { $number }, weź jeden
aztec-web-deck-short = artefakty
aztec-web-reserve = Przeklęte kamienie
aztec-web-reserve-note = zasoby się nie kończą
aztec-web-reserve-short = zasoby
aztec-web-curse = Karta Klątwy: { $colour }
aztec-web-curse-leads = ma { $number }
aztec-web-curse-tied = remis: { $number }
aztec-web-foot-choosing = Wybiera klejnoty
    .short = wybiera
aztec-web-foot-locked = Deklaracja gotowa
    .short = gotowe
aztec-web-foot-lied = Kłamstwa: { $lied } z { $rounds }
    .short = kłamstwa { $lied }/{ $rounds }
aztec-web-foot-truth = Prawda
    .short = prawda
aztec-web-foot-unnoticed = Kłamstwo uszło
    .short = uszło
aztec-web-foot-caught = Kłamstwo wykryte
    .short = wykryte
aztec-web-foot-to-come = Jeszcze zakryta
    .short = czeka
aztec-web-foot-picks = Wybiera Artefakt
    .short = wybiera
aztec-web-foot-open = Miejsce jest wolne
    .short = wolne
aztec-web-mine-claim = Twoja karta leży zakryta. Wszystkie deklaracje odkrywa się razem, po ostatniej.
aztec-web-mine-locked = Twoja deklaracja jest gotowa. Wszystkie odkrywa się razem.
aztec-web-mine-token = Twoja deklaracja. Inni decydują teraz, czy ci wierzą.
aztec-web-mine-turn = Twoja karta czeka na swoją kolej.
aztec-web-mine-before = Przed tobą leżą:
aztec-web-mine-nobody = Przed tobą nie leży żaden żeton.
aztec-web-label-plinth = Weź klejnot: { $colour }
aztec-web-label-curse-leads = Karta Klątwy, { $colour }, kamienie: { $stones }. Najwięcej ma { $name }: { $number }
aztec-web-label-curse-tied = Karta Klątwy, { $colour }, kamienie: { $stones }. Remis: { $number }
aztec-web-label-deck = Talia Artefaktów, karty: { $number }
aztec-web-label-claims = { $name } deklaruje { $jewels }
aztec-web-label-hoard = niebieskie: { $blue }, żółte: { $yellow }, czerwone: { $red }, kamienie: { $stones }
aztec-web-accused-by = oskarża { $name }
aztec-web-believed-by = wierzy { $name }
aztec-web-standing = Duo { $jewels }.

## A reveal, told step by step

aztec-web-stage-truth = { $number ->
        [0] { $name } mówi prawdę
       *[other] Prawda: { $name }, oskarżenia: { $number }
    }
aztec-web-stage-unnoticed = { $name } kłamie i uchodzi
aztec-web-stage-caught = { $name } kłamie, oskarżenia: { $number }
aztec-web-stage-claimed = deklaracja
aztec-web-stage-card = karta
aztec-web-case = Odsłanianie kart
aztec-web-case-of = { $name }: karta odkryta, krok po kroku
aztec-web-case-turned = Karta zostaje odkryta.
aztec-web-case-between = Co się teraz dzieje
aztec-web-step-kept-claim = { $name } zatrzymuje { $jewels }
aztec-web-step-took-card = Deklaracja wraca, { $name } bierze { $jewels }
aztec-web-step-gives = { $count ->
        [one] { $name } oddaje jeden { $stone }: { $other }
       *[other] { $name } oddaje po jednym { $stone }: { $other }
    }
aztec-web-step-give = { $name } dają po jednym { $stone }: { $other }
aztec-web-step-discard = { $count ->
        [one] { $name } wierzy i odkłada jeden { $stone }
       *[other] { $name } wierzą i odkładają po jednym { $stone }
    }
aztec-web-step-take-stone = { $count ->
        [one] { $name } wierzy i bierze jeden { $stone }
       *[other] { $name } wierzą i biorą po jednym { $stone }
    }
aztec-web-step-gain = { $name } zdobywa Artefakt
aztec-web-step-nothing = { $name } nie zdobywa nic: talia jest pusta
aztec-web-step-kept = { $name } zatrzymuje: { $artefact }
aztec-web-step-kept-secretly = { $name } zatrzymuje Artefakt w tajemnicy
aztec-web-step-played = { $name } od razu zagrywa: { $artefact }
aztec-web-step-purify = { $number ->
        [0] { $name } nie ma { $stone } do odłożenia
       *[other] { $name } odkłada wszystkie { $stone }: { $number }
    }
aztec-web-step-steal = { $name } zabiera { $jewels }: { $other }
aztec-web-step-take = { $name } bierze { $jewels } ze świątyni
aztec-web-step-trade = { $name } wymienia { $given } na { $taken }
aztec-web-head-claims = Deklaracje są odkryte
aztec-web-head-tokens = Żetony są odkryte
aztec-web-head-turn = { $name } odkrywa kartę
aztec-web-head-curse = Klątwy
aztec-web-head-refill = Koniec rundy
aztec-web-beat-claims = Wszystkie deklaracje odkrywa się razem.
aztec-web-beat-tokens = Wszystkie żetony odkrywa się razem.
aztec-web-beat-refill = Na każdą kartę Klątwy trafia jeden { $stone }.
aztec-web-beat-cursed = { $name } ma najwięcej { $jewels } i bierze { $stone }: { $number }.
aztec-web-beat-curse-stayed = Nikt nie ma sam najwięcej { $jewels }: { $stone } zostają ({ $number }).

## The plaque

aztec-web-ask-character-choose_character = Jej duo daje punkty na koniec.
aztec-web-ask-round-choose_claims = To, co na karcie, albo blef.
aztec-web-ask-round-choose_tokens = Wybierz jedną osobę. Czy jej deklaracja to zakryta karta?
aztec-web-ask-gain-choose_artefact = Zdobywasz Artefakt { $why }.
aztec-web-ask-scapegoat-choose_scapegoats = Najpierw idą twoje kamienie, potem te z zasobów.
aztec-web-ask-steal-choose_theft = Po jednym klejnocie od wybranych osób, albo dość.
aztec-web-ask-take-choose_jewels = Dowolne kolory, do twojego skarbu.
aztec-web-ask-trade-choose_jewels = Dowolne kolory; potem możesz wymieniać klejnoty.
aztec-web-ask-trade-choose_trade = Odłóż klejnot i weź inny kolor, albo dość.

## My answer

aztec-web-answer = Twoje możliwości
aztec-web-secret = Twoja deklaracja
aztec-web-secret-card = Twoja tajna karta: { $jewels }
aztec-web-only-you = widzisz tylko ty
aztec-web-truth = Weź to, co na karcie
aztec-web-truth-note = prawda
aztec-web-bluff = { $colours ->
        [2] Albo blef: { $least }–{ $most } klejnoty, dwa kolory
       *[other] Albo blef: { $least }–{ $most } klejnoty, kolory: { $colours }
    }
aztec-web-bluff-free = Albo blef: do { $most } dowolnych klejnotów
aztec-web-stepper = { $colour }: { $number }
aztec-web-less = Mniej o jeden: { $colour }
aztec-web-more = Więcej o jeden: { $colour }
aztec-web-none = brak
aztec-web-no-more = więcej nie można
aztec-web-colours-full = najwyżej dwa kolory
aztec-web-outcome = Co to przyniesie
aztec-web-outcome-nothing = Wybierz, a zobaczysz tu, co to przyniesie.
aztec-web-outcome-claim = a oskarża
aztec-web-tag-truth = prawda
aztec-web-tag-bluff = blef
aztec-web-accusers = { $number ->
        [0] nikt
        [one] jedna osoba
       *[other] dwie osoby
    }
aztec-web-fate-truth-0 = zatrzymujesz { $jewels }
aztec-web-fate-truth-1 = { $stones ->
        [0] zatrzymujesz; ta osoba bierze { $stone } z zasobów
       *[other] zatrzymujesz, ta osoba dostaje od ciebie { $stone }
    }
aztec-web-fate-truth-2 = { $artefact ->
        [yes] zatrzymujesz, każda dostaje { $stone }, zdobywasz Artefakt
       *[no] zatrzymujesz, każda dostaje { $stone }
    }
aztec-web-fate-bluff-0 = { $artefact ->
        [yes] zatrzymujesz { $jewels } i zdobywasz Artefakt
       *[no] zatrzymujesz { $jewels }
    }
aztec-web-fate-bluff-1 = zamiast tego { $jewels } i jeden { $stone }
aztec-web-fate-bluff-2 = { $theirs ->
        [yes] to samo, { $stone } od każdej; każda zdobywa Artefakt
       *[no] to samo, { $stone } od każdej
    }
aztec-web-if-lie = to kłamstwo
aztec-web-if-true = to prawda
aztec-web-token-accuse-lie = { $stones ->
        [0] { $name } bierze { $stone } z zasobów; z innym oskarżeniem zdobywasz Artefakt
       *[other] oddajesz { $stone }; z innym oskarżeniem zdobywasz Artefakt
    }
aztec-web-token-accuse-true = dostajesz jeden { $stone }
aztec-web-token-believe-true = { $stones ->
        [0] nie masz { $stone } do odłożenia
       *[other] odkładasz jeden { $stone }
    }
aztec-web-token-believe-lie = bierzesz jeden { $stone } z zasobów
aztec-web-note-leads = Kolor { $colour }: na razie masz wtedy najwięcej, { $stone } dla ciebie: { $number }.
aztec-web-note-gone = Nieznanej ci karty { $jewels } już nie ma.
aztec-web-note-sure = Widać już było każdą kartę { $jewels }: { $name } kłamie.
aztec-web-tokens = Twój żeton
aztec-web-face-believe = Wierzę
aztec-web-face-accuse = Oskarżam
aztec-web-does-believe = Wierzysz: { $name }
aztec-web-does-accuse = Oskarżasz: { $name }
aztec-web-token-left = { $rounds ->
        [0] takich kart: { $unseen }
       *[other] takich kart: { $unseen }, kłamstwa { $lied }/{ $rounds }
    }
aztec-web-token-sure = takiej karty już nie ma: kłamstwo
aztec-web-offer = Trzy Artefakty; weź jeden
aztec-web-at-once = od razu
aztec-web-worth-now = punkty teraz: { $points }
aztec-web-locked = Twoja gotowa odpowiedź
aztec-web-locked-claim = Twoja deklaracja: { $jewels }
aztec-web-locked-claims = Deklaracja gotowa
aztec-web-locked-believe = Wierzysz: { $name }
aztec-web-locked-accuse = Oskarżasz: { $name }
aztec-web-locked-wait = { $count ->
        [one] Wybiera { $names }.
       *[other] Wybierają { $names }.
    }
aztec-web-change = Zmień
aztec-web-fx-take = Weź klejnoty ze świątyni: { $number }
aztec-web-fx-more = Wybierz wszystkie.
aztec-web-fx-trade = Wymień jeden klejnot ze skarbu
aztec-web-fx-steal = Zabierz jeden klejnot
aztec-web-fx-curse = Daj po kamieniu, osoby: { $number }
aztec-web-fx-cursed = wybrane: { $count } z { $number }
aztec-web-fx-character = Wybierz swoją postać
aztec-web-brings = { $text }, punkty: { $points }
aztec-web-brings-points = punkty: { $points }

## Options in full, for those who listen

aztec-web-option-truth = Prawda: weź { $jewels }
aztec-web-option-bluff = Blef: weź { $jewels }
aztec-web-option-believe = { $name } deklaruje { $jewels }, { $fact }. Wierzę
aztec-web-option-accuse = { $name } deklaruje { $jewels }, { $fact }. Oskarżam
aztec-web-option-pick = { $artefact }: { $text }
aztec-web-option-take = Weź { $jewels }
aztec-web-option-trade = Odłóż { $given }, weź { $taken }
aztec-web-option-steal = Zabierz { $jewels }: { $name }
aztec-web-option-curse = { $stone } dla: { $names }
aztec-web-option-stop = Dość
aztec-web-option-play = Graj postacią { $character }

## The bar

aztec-web-bar = Twoja tura
aztec-web-bar-more = Więcej
aztec-web-undo = Cofnij
aztec-web-restart = Od nowa
aztec-web-undo-nothing = Nie ma czego cofnąć.
aztec-web-again = Jeszcze raz
aztec-web-show-all = Pokaż wszystko
aztec-web-go-on = Dalej
aztec-web-confirm = Zatwierdź
aztec-web-act = Zrób to
aztec-web-act-claim = Zatwierdź
aztec-web-act-token = Zatwierdź żeton
aztec-web-act-choose = Wybierz
aztec-web-act-believe = Wierzę: { $name }
aztec-web-act-accuse = Oskarżam: { $name }
aztec-web-act-pick = Weź: { $artefact }
aztec-web-missing-claim = Najpierw weź klejnoty: te z karty albo inne.
aztec-web-missing-token = Wybierz osobę oraz to, czy wierzysz, czy oskarżasz.
aztec-web-missing-pick = Wybierz jeden z Artefaktów.
aztec-web-missing-take = Wybierz wszystkie klejnoty, które bierzesz.
aztec-web-missing-trade = Wybierz wymianę albo „Dość”.
aztec-web-missing-steal = Wybierz klejnot albo „Dość”.
aztec-web-missing-curse = Wybierz wszystkie osoby, które dostaną kamień.
aztec-web-missing-character = Wybierz postać.

## Keys

aztec-web-keys = Gdy wybierasz, tymi klawiszami odpowiadasz:
aztec-web-keys-believe = uwierz graczowi, na którego patrzysz
aztec-web-keys-accuse = oskarż gracza, na którego patrzysz
aztec-web-keys-artefact = weź pierwszy, drugi albo trzeci artefakt
aztec-web-keys-undo = cofnij ostatni wybór

## Artefacts

aztec-web-effect-set-vp = za każde { $jewels } punkty: { $points }
aztec-web-effect-any-vp = za każde { $number } klejnoty punkty: { $points }
aztec-web-effect-flat-vp = punkty: { $points }
aztec-web-effect-stone-shield = { $stone } mniej na torze: { $number }
aztec-web-effect-purify = odłóż wszystkie swoje { $stone }
aztec-web-effect-scapegoat = { $stone } dla tylu osób: { $number }
aztec-web-effect-steal = klejnot od tylu osób: { $number }
aztec-web-effect-take = weź klejnoty: { $number }
aztec-web-effect-trade = weź klejnoty: { $number }, wymień do { $more }
aztec-web-artefact-worth = { $artefact }. Wart teraz: { $points }

## My panel and the rail

aztec-web-character = { $character }, duo
aztec-web-duo-points = { $points } pkt
aztec-web-track = Przeklęte kamienie: { $stones }, punkty: { $points }
aztec-web-track-title = Tor kar
aztec-web-source-duos = dua
aztec-web-source-trios = tria
aztec-web-source-artefacts = artefakty
aztec-web-source-stones = kamienie
aztec-web-order = Kolejność odkrywania
aztec-web-unseen = Karty jeszcze nieznane
aztec-web-unseen-size = { $number ->
        [2] dwa
        [3] trzy
        [4] cztery
       *[other] { $number }
    }
aztec-web-unseen-face = { $jewels }: nieznane { $unseen } z { $copies }
aztec-web-past = Wcześniejsze deklaracje
aztec-web-verdict-truth = prawda
aztec-web-verdict-unnoticed = kłamstwo uszło
aztec-web-verdict-caught = wykryte

## Help

aztec-web-help-plinth = W świątyni nigdy nie brakuje klejnotów. Kolor: { $colour }.
aztec-web-help-taken = Na razie masz tyle: { $number } { $jewels }
aztec-web-help-duo = { $character }: każde duo { $jewels } w skarbie daje na koniec punkty: { $points }.
aztec-web-help-points = Teraz: dua { $duos }, tria { $trios }, artefakty { $artefacts }, kamienie { $stones }.
aztec-web-help-artefacts = Artefakty: { $list }.
aztec-web-help-worth = { $artefact } ({ $points })
aztec-web-help-curse-leads = { $colour }: najwięcej ma { $name }, { $number }. Po odsłonięciu kart kto ma sam najwięcej, bierze { $stone }: { $stones }.
aztec-web-help-curse-tied = { $colour }: remis, { $number }. Nikt nie bierze { $stone } ({ $stones }), zostają.
aztec-web-help-deck = Karty: { $number }. Kto zdobywa Artefakt, ogląda { $cards } i bierze jeden; reszta idzie pod spód talii.
aztec-web-help-copies = { $artefact } ×{ $number }
aztec-web-help-reserve = Zasoby { $stone } się nie kończą. Gdy ktoś nie ma czego dać, dają zasoby.
aztec-web-help-track = Ile kosztują { $stone } na koniec:
aztec-web-help-beyond = Każdy następny kosztuje o { $points } więcej.

## The end

aztec-web-end-table = Punkty według źródeł
aztec-web-end-player = Gracz
aztec-web-end-total = Punkty
aztec-web-tie-none = Bez remisu. Rozstrzygnęłaby mniejsza liczba kamieni.
aztec-web-tie-stones = { $count ->
        [one] Remis w punktach: { $names } ma najmniej kamieni ({ $number }).
       *[other] Remis w punktach: { $names } mają najmniej kamieni ({ $number }) i dzielą się zwycięstwem.
    }
aztec-web-tie-shared = Remis w punktach i kamieniach: zwycięstwo jest wspólne.
aztec-web-ledger = Kto mówił prawdę?
aztec-web-ledger-note = wszystkie deklaracje gry
aztec-web-ledger-card = karta
aztec-web-ledger-stones = Kamienie: { $number }
aztec-web-round = Runda { $round }
aztec-web-lies = kłamstwa: { $number }
aztec-web-no-token = bez żetonu
aztec-web-key-truth = kamień: prawda
aztec-web-key-lie = kreski: kłamstwo, z prawdziwą kartą
aztec-web-key-believed = wiara
aztec-web-key-accused = oskarżenie
aztec-web-key-stones = kamienie dostane lub oddane

## The component data

aztec-web-part-game = Gra
aztec-web-part-counts = Ile czego
aztec-web-part-setup = Przygotowanie
aztec-web-part-round = Runda
aztec-web-part-claim = Deklaracje
aztec-web-part-scoring = Punktacja
aztec-web-part-penalty_track = Tor kar
aztec-web-part-supply = Zasoby
aztec-web-part-curse_card = Karty Klątwy
aztec-web-part-character = Postacie
aztec-web-part-jewel_card = Karty Klejnotów
aztec-web-part-artefact = Artefakty
