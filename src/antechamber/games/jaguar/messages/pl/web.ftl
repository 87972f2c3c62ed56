### Shards of the Jaguar on the page: what its board, panels and help cards say.
### $space is a space by column and row, as g2; $name is a player.

## What must be done

jaguar-web-ask-turn-choose_action = { $number ->
        [one] Została { $number } akcja.
        [few] Zostały { $number } akcje.
       *[other] Zostało { $number } akcji.
    }
jaguar-web-ask-escape-choose_step = { $number ->
        [one] Został { $number } krok.
        [few] Zostały { $number } kroki.
       *[other] Zostało { $number } kroków.
    }
jaguar-web-ask-trap-choose_token = Zobaczysz go tylko ty. Każdy inny trafiony pionek daje chwałę, chyba że trafi też ciebie.
    .alone = Jeśli trafi Jaguara, a ciebie nie, daje chwałę.
jaguar-web-ask-start-choose_start = Rytuał i amulet przy wejściu trafią do twojej sakiewki.
jaguar-web-ask-door-choose_first_marker = Wybierz pierwsze z dwóch pól.
jaguar-web-ask-door-choose_second_marker = Największa odległość: { $number }, ściany się nie liczą.
jaguar-web-ask-character-choose_character = Każda ma własne nagrody i zdolność.
jaguar-web-ask-trap-choose_trap = Im bardziej na lewo, tym wcześniej działasz.
    .alone = Taka, która rani, jest w tej rundzie twoja, a nie Świątyni.
jaguar-web-ask-chest-choose_amulets = Dwa z trzech w skrzyni.
jaguar-web-ask-blessing-choose_blessing = Postument jest błogosławiony.
jaguar-web-ask-level-choose_reward = Masz nowy poziom.
jaguar-web-ask-objective-choose_objective = Cel liczy się tylko ze znacznikiem.
jaguar-web-ask-checkpoint-1-choose_checkpoint_crystal = Jeden z dwóch przy pierwszym progu.
jaguar-web-ask-checkpoint-3-choose_dome_crystal = Jeden z tych, które zostały na kopule.
jaguar-web-ask-suffering-choose_loss = Wybierz, co cię to kosztuje.
jaguar-web-ask-harm-choose_yellow = Twoja pułapka dała chwałę. Żółty amulet da jeszcze.
jaguar-web-ask-door-choose_passage = Stoisz przy nowych drzwiach: pierwsze przejście jest za darmo.
jaguar-web-ask-flood-choose_direction = Wszyscy płyną o 2 pola, do ściany.
jaguar-web-ask-flood-choose_reaction = Strzałki pokazują, dokąd niesie.
jaguar-web-ask-free-take-choose_free_take = Jedna rzecz z tego pola, bez akcji.
jaguar-web-ask-wave-choose_wave = Niebieski amulet przesunie pionek jak Powódź.
jaguar-web-ask-hunt-choose_hunt = Żółty amulet staje się dodatkowym aktywatorem.
jaguar-web-ask-escape-choose_preparation = Najpierw amulety: kroki zależą od zdrowia.
jaguar-web-ask-escape-choose_aftermath = Pozostałe amulety jeszcze działają.
jaguar-web-ask-prepare-solo-choose_jaguar_start = Pasuje kilka pól.
jaguar-web-ask-prowl-choose_way = Kilka dróg jest tak samo krótkich i bogatych.
jaguar-web-ask-taming-choose_to_tame = Stoi tuż obok ciebie.
jaguar-web-ask-taming-choose_taming_token = Drugi odkładasz na bok.
jaguar-web-ask-fetch-choose_item = Cokolwiek z tego, co jest teraz dostępne.
jaguar-web-ask-tamed-walk-choose_tamed_step = Darmowe kroki, najwyżej dwa.

## The temple

jaguar-web-kind = { $mode ->
        [solo] Solo, poziom { $level }
        [basic] Gra podstawowa
       *[full] Pełna gra
    }
jaguar-web-board = Świątynia: tor chwały, pułapki, podłoga, Cele
jaguar-web-traps = Pułapki, w kolejności uruchamiania
jaguar-web-space = Pole { $space }
jaguar-web-here = Tu stoisz.
jaguar-web-too-far = Za daleko. Potrzebne kroki: { $number }, masz { $most }.
jaguar-web-actions-away = Akcje, żeby tu dojść: { $number } z { $most }.
jaguar-web-steps-away = Kroki, żeby tu dojść: { $number } z { $most }.
jaguar-web-go-to = { $number ->
        [one] Idź na { $space }
        [few] Idź na { $space }, { $number } kroki
       *[other] Idź na { $space }, { $number } kroków
    }
jaguar-web-leave-by = Wyjdź wierszem { $row }
jaguar-web-closed = Za Ścianą Serca do rundy 7.
jaguar-web-lies-here = Tu leży: { $things }.
jaguar-web-blessed = Błogosławiony postument: kto bierze jego kryształ, może zdjąć klątwę.
jaguar-web-pawns-here = { $number ->
        [one] Stoi tu { $names }.
       *[other] Stoją tu { $names }.
    }
jaguar-web-jaguar-here = Tu jest Jaguar: wejście kosztuje { $number } zdrowia, chyba że biegniesz.
jaguar-web-door-here = Tajne drzwi ({ $name }), prowadzą na { $space }.
jaguar-web-floor-b = Niebieska podłoga, fale.
jaguar-web-floor-y = Żółta podłoga, kropki.
jaguar-web-floor-r = Czerwona podłoga, skosy.
jaguar-web-walls = Ściany: { $list }.
jaguar-web-wall-b = niebieska
jaguar-web-wall-y = żółta
jaguar-web-wall-r = czerwona
jaguar-web-statues = Posągi: { $list }.
jaguar-web-statue-g = złoty
jaguar-web-statue-s = srebrny
jaguar-web-statue-z = brązowy
jaguar-web-nowhere = Jeszcze poza planszą.
jaguar-web-at-entrance = Przed wejściem, wiersz { $row }.
jaguar-web-outside = Poza świątynią, wyjście w wierszu { $row }.
jaguar-web-stands = Na polu { $space }.
jaguar-web-start = Wejście, wiersz { $row }
jaguar-web-start-with = Do niego należą: { $things }.
jaguar-web-start-first = Na pierwszym polu leży: { $thing }.
jaguar-web-start-taken = Zajęte.
jaguar-web-exit = Wyjście, wiersz { $row }
jaguar-web-exit-gives = Kto tędy wychodzi, dostaje: { $reward }.
jaguar-web-exit-walled = Zagradza je ściana.
jaguar-web-direction-up = w górę
jaguar-web-direction-right = w prawo
jaguar-web-direction-down = w dół
jaguar-web-direction-left = w lewo

## What the signs on the floor mean

jaguar-web-caption-cost = akcje, żeby dojść
jaguar-web-caption-steps = kroki, żeby dojść
jaguar-web-caption-teeth = zakryty żeton, który by cię tam trafił
jaguar-web-caption-low = droga Jaguara z niższym żetonem
jaguar-web-caption-high = jego droga z wyższym
jaguar-web-caption-wall = Ściana Serca do rundy 7
jaguar-web-caption-strike = { $token }: te pola byłyby trafione
jaguar-web-caption-fires = { $token }: te pola są trafione

## Traps

jaguar-web-trap-gas = Trujący gaz
    .short = Trujący gaz
    .less = { "" }
    .does = Trafieni tracą { $damage } zdrowia i dostają { $curse } klątwy.
jaguar-web-trap-darts = Strzałki
    .short = Strzałki
    .less = { "" }
    .does = Trafieni tracą { $damage } zdrowia i dostają { $curse } klątwę.
jaguar-web-trap-guards = Strażnicy
    .short = Strażnicy
    .less = lub kryształ
    .does = Trafieni tracą { $damage } zdrowia albo oddają kryształ z worka.
jaguar-web-trap-earthquake = Trzęsienie ziemi
    .short = Trzęsienie
    .less = lub się połóż
    .does = Trafieni tracą { $damage } zdrowia albo kładą pionek: w następnej rundzie o jedną akcję mniej.
jaguar-web-trap-secret_door = Tajne drzwi
    .short = Tajne drzwi
    .less = dwa końce, co 4
    .does = Kto je zastawił, łączy własnymi drzwiami dwa pola odległe najwyżej o 4.
jaguar-web-trap-flood = Powódź
    .short = Powódź
    .less = niesie wszystkich o 2
    .does = Kto ją zastawił, wybiera kierunek: wszystkie pionki płyną o 2 pola, do ściany.
jaguar-web-trap-at = { $position }. { $trap }
jaguar-web-token-floor_blue = niebieskie podłogi, fale
jaguar-web-token-floor_yellow = żółte podłogi, kropki
jaguar-web-token-floor_red = czerwone podłogi, skosy
jaguar-web-token-wall_blue = niebieskie ściany, fale
jaguar-web-token-wall_red = czerwone ściany, skosy
jaguar-web-token-wall_yellow = żółte ściany, ćwieki
jaguar-web-token-claw_gold = złote posągi, 3 pazury
jaguar-web-token-claw_silver = srebrne posągi, 2 pazury
jaguar-web-token-claw_bronze = brązowe posągi, 1 pazur
jaguar-web-token-column_1 = pierwsze kolumny
jaguar-web-token-column_2 = drugie kolumny
jaguar-web-token-column_3 = trzecie kolumny
jaguar-web-strikes = Pola: { $number }. Stoją tam teraz: { $names }.
jaguar-web-nobody = nikt
jaguar-web-set-by = Zastawia: { $name }.
jaguar-web-set-by-temple = Zastawia ją Świątynia.
jaguar-web-not-set = W tej rundzie nikt jej nie zastawił.
jaguar-web-revealed = Trafia: { $token }.
jaguar-web-own-token = Twój żeton, znany tylko tobie: { $token }.
jaguar-web-possible = Żeton może być: { $tokens }.
jaguar-web-sure = Żeton jest znany: { $tokens }.
jaguar-web-shielded = Leży na niej Tarcza.
jaguar-web-now = teraz
jaguar-web-threat-none = { $trap }: tu nie trafi.
jaguar-web-threat = { $trap }: { $number } z { $of }, { $tokens }.
jaguar-web-threat-sure = { $trap }: trafi na pewno, { $tokens }.
jaguar-web-threat-own = { $trap }, twoja własna pułapka, trafi cię: { $tokens }.

## What is told

jaguar-web-tell-hit = { $trap }, { $token }. Trafieni: { $names }
jaguar-web-tell-miss = { $trap }, { $token }: nikt nie oberwał
jaguar-web-tell-flood = Woda płynie { $direction }
jaguar-web-drifts = { $name }: na { $space }.
jaguar-web-drifts-not = { $name }: bez ruchu.
jaguar-web-tell-jaguar = Jaguar idzie na { $space }
jaguar-web-tell-struck = Jaguar cię dopada
jaguar-web-tell-wall = Runda { $round }: Ściana Serca odsłania ostatni kafel
jaguar-web-tell-escape = Uciekajcie ze świątyni!

## Crystals, amulets, things

jaguar-web-crystal-purple = { $number ->
        [one] fioletowy kryształ
        [2] dwa fioletowe kryształy
       *[other] fioletowe kryształy
    }
    .worth = Fioletowe są warte tym więcej, im więcej ich masz.
jaguar-web-crystal-yellow = { $number ->
        [one] żółty kryształ
        [2] dwa żółte kryształy
       *[other] żółte kryształy
    }
    .worth = Każdy jest wart { $worth } honoru.
jaguar-web-crystal-blue = { $number ->
        [one] niebieski kryształ
        [2] dwa niebieskie kryształy
       *[other] niebieskie kryształy
    }
    .worth = Każdy jest wart { $worth } honoru; kto ma ich najwięcej, dostaje jeszcze 18.
jaguar-web-crystal-green = { $number ->
        [one] zielony kryształ
        [2] dwa zielone kryształy
       *[other] zielone kryształy
    }
    .worth = Każdy jest wart { $worth } honoru.
jaguar-web-amulet-red = czerwony amulet
    .does = Leczy { $amount } w twojej turze.
    .short = +{ $amount } zdrowia
jaguar-web-amulet-black = czarny amulet
    .does = { $amount ->
        [one] Zdejmuje jedną klątwę w twojej turze.
        [few] Zdejmuje { $amount } klątwy w twojej turze.
        [many] Zdejmuje { $amount } klątw w twojej turze.
       *[other] Zdejmuje { $amount } klątwy w twojej turze.
    }
    .short = { $amount ->
        [one] −1 klątwa
        [few] −{ $amount } klątwy
        [many] −{ $amount } klątw
       *[other] −{ $amount } klątwy
    }
jaguar-web-amulet-green = zielony amulet
    .does = Jeszcze jedna akcja w twojej turze albo jeszcze jeden krok w Biegu lub Ucieczce.
    .short = +1 akcja
jaguar-web-amulet-yellow = żółty amulet
    .does = Więcej chwały (+{ $amount }), zaraz po tym, jak dała ją twoja pułapka.
    .short = +{ $amount } chwały
jaguar-web-amulet-blue = niebieski amulet
    .does = Zostajesz na miejscu, gdy idzie woda.
    .short = zostań
jaguar-web-amulet-white = biały amulet
    .does = Jeden krok przez ścianę, nigdy przez Ścianę Serca.
    .short = przez ścianę
jaguar-web-map-dots = fragment mapy, { $value ->
        [one] { $value } kropka
       *[few] { $value } kropki
    }
jaguar-web-map-triangles = fragment mapy, { $value ->
        [one] { $value } trójkąt
       *[few] { $value } trójkąty
    }
jaguar-web-ritual = rytuał: { $needs }
    .major = Wielki rytuał: { $needs }
jaguar-web-ritual-pouch = Odprawisz go na każdym polu: akcja i jego kryształy z worka. Daje poziom i 10 honoru.
jaguar-web-chest = skrzynia z amuletami
jaguar-web-chests = { $name }: otwarte skrzynie, { $number }
jaguar-web-chests-does = Z trzech amuletów skrzyni znalazca zatrzymuje dwa.
jaguar-web-reconstructed = Tę część odtworzyliśmy: jej obrazek z instrukcji zaginął.

## Tracks and prizes

jaguar-web-glory = Chwała
jaguar-web-glory-word = chwały
jaguar-web-glory-of = chwała: { $number }
jaguar-web-checkpoint = Próg, krok { $step }
jaguar-web-checkpoint-1 = Awans. Dwoje pierwszych bierze też po krysztale.
    .basic = Zielony amulet. Dwoje pierwszych bierze też po krysztale.
jaguar-web-checkpoint-2 = Możesz położyć znacznik Celu.
jaguar-web-checkpoint-3 = Weź kryształ z kopuły premii.
jaguar-web-still-there = Leżą tam jeszcze: { $things }.
jaguar-web-objectives = Cele
jaguar-web-objectives-hint = liczą się tylko ze znacznikiem
jaguar-web-objectives-solo = osiągnij je ze znacznikiem
jaguar-web-you = ty: { $number }
jaguar-web-you-of = ty: { $number } z { $goal }
jaguar-web-objective-health = Zdrowie
    .worth = po 1
    .does = 1 honor za każdy punkt zdrowia.
jaguar-web-objective-purple_yellow = Fiolet i żółć
    .worth = 4 i po 2
    .does = 4 honoru i po 2 za każdy fioletowy lub żółty kryształ.
jaguar-web-objective-maps = Mapy
    .worth = 4 i po 4
    .does = 4 honoru i po 4 za każdy fragment mapy, zużyty lub nie.
jaguar-web-objective-blue_green = Błękit i zieleń
    .worth = 4 i po 2
    .does = 4 honoru i po 2 za każdy niebieski lub zielony kryształ.
jaguar-web-objective-levels = Poziomy
    .worth = po 4
    .does = 4 honoru za każdy poziom.
jaguar-web-objective-few_curses = Mało klątw
    .worth = 24 minus po 3
    .does = 24 honoru, mniej o 3 za każdą klątwę.
jaguar-web-objective-glory = Chwała
    .worth = 8 i po 1
    .does = 8 honoru i po 1 za każdy krok chwały.
jaguar-web-objective-chests = Skrzynie
    .worth = 4 i po 4
    .does = 4 honoru i po 4 za każdą otwartą skrzynię.
jaguar-web-objective-now = Dla ciebie jest teraz wart { $number }.
jaguar-web-objective-goal = Do osiągnięcia: { $number }.
jaguar-web-marked-by = Znacznik mają: { $names }.
jaguar-web-marked-none = Nikt nie ma na nim znacznika.
jaguar-web-hearts = Serca
jaguar-web-hearts-hint = kropki + trójkąty
jaguar-web-hearts-title = Odłamki Serca
jaguar-web-hearts-left = { $number ->
        [one] Został { $number } odłamek, wart 20 honoru.
        [few] Zostały { $number } odłamki, każdy wart 20 honoru.
       *[other] Zostało { $number } odłamków, każdy wart 20 honoru.
    }
jaguar-web-hearts-how = Kropki wskazują kolumnę ostatniego kafla, trójkąty jego wiersze: gdzie się spotykają, za akcję zabierasz odłamek.
jaguar-web-hearts-where = Twoje fragmenty spotykają się na { $list }.
jaguar-web-hearts-no-pair = Nie masz pary fragmentów.
jaguar-web-order = Kolejność pułapek
jaguar-web-acting = Kolejność akcji
jaguar-web-order-does = Kto jest najdalej z tyłu, zastawia pierwszy. O kolejności akcji decydują pułapki, od lewej do prawej.
jaguar-web-order-now = Zastawianie: { $names }.
jaguar-web-order-acts = Akcje: { $names }.
jaguar-web-round-of = Runda { $round } z { $rounds }
jaguar-web-rounds-wall = W rundzie { $round } Ściana Serca przesuwa się i ostatni kafel staje otworem.

## Players

jaguar-web-cursed = klątwa
jaguar-web-bag = Worek
jaguar-web-pouch = Sakiewka
jaguar-web-sealed = wchłonięte: { $number }
jaguar-web-in-bag = W worku: { $number }. Wchłonięte: { $sealed }.
jaguar-web-of-player = { $name }: { $what }
jaguar-web-life = { $name }: zdrowie { $health }, klątwa { $curse }
jaguar-web-life-worth = Zdrowie jest teraz warte { $health } honoru, klątwy kosztują { $curse }.
jaguar-web-cursed-now = Klątwa ciąży: dogoniła zdrowie.
jaguar-web-cursed-when = { $number ->
        [one] Klątwa zacznie ciążyć za { $number } punkt.
        [few] Klątwa zacznie ciążyć za { $number } punkty.
       *[other] Klątwa zacznie ciążyć za { $number } punktów.
    }
jaguar-web-curse-bonus = Gdy klątwa pierwszy raz spadnie do 0: awans.
    .basic = Gdy klątwa pierwszy raz spadnie do 0: zielony amulet.
jaguar-web-escape-steps = { $number ->
        [one] { $number } krok w Ucieczce.
        [few] { $number } kroki w Ucieczce.
       *[other] { $number } kroków w Ucieczce.
    }
jaguar-web-level = Poziom { $level }
jaguar-web-level-of = Poziom { $level }, { $name }
jaguar-web-level-have = Osiągnięty.
jaguar-web-level-missing = Jeszcze nieosiągnięty.
jaguar-web-level-pending = Nagroda czeka, aż zejdzie klątwa.
jaguar-web-level-basic = W grze podstawowej poziom to zielony amulet.
jaguar-web-character-fenn = Fenn
    .does = Skok
jaguar-web-character-akhel = Akhel
    .does = Tarcza
jaguar-web-character-keela = Keela
    .does = Łowy
jaguar-web-character-nerys = Nerys
    .does = Fala
jaguar-web-ability-jump = Skok
    .does = Za zielony amulet 2 pola w jednym kierunku, bez akcji.
jaguar-web-ability-shield = Tarcza
    .does = Raz na rundę połóż Tarczę na cudzej pułapce: nic ci nie zrobi.
jaguar-web-ability-hunt = Łowy
    .does = W Odnowieniu żółty amulet staje się dodatkowym aktywatorem.
jaguar-web-ability-wave = Fala
    .does = Po wszystkich pułapkach niebieski amulet przesuwa twój pionek jak Powódź.
jaguar-web-reward-heal = { $number } zdrowia
jaguar-web-reward-glory = { $number } chwały
jaguar-web-reward-curse = { $number ->
        [one] { $number } klątwa mniej
       *[few] { $number } klątwy mniej
    }
jaguar-web-reward-extra_activator = dodatkowa pułapka

## Options

jaguar-web-run = Bieg
jaguar-web-run-does = { $number ->
        [one] Do { $number } kroku, a w tej turze nic poza ruchem.
       *[other] Do { $number } kroków, a w tej turze nic poza ruchem.
    }
jaguar-web-becomes = Zdrowie { $from } → { $to }.
jaguar-web-option-break = przez ścianę
jaguar-web-option-jump = skok
jaguar-web-option-door = własne drzwi
jaguar-web-option-heal = Leczenie +{ $number }
jaguar-web-option-take = Zabierz
jaguar-web-option-pick = Weź
jaguar-web-option-chest = Otwórz skrzynię
jaguar-web-option-chest-small = 2 z jej 3 amuletów
jaguar-web-option-perform = Rytuał
jaguar-web-option-run = Bieg
jaguar-web-option-run-small = do { $number }, tylko ruch
jaguar-web-option-hunt = Łowy
jaguar-web-option-hunt-small = dodatkowy aktywator
jaguar-web-option-look = odkryj jej żeton
jaguar-web-option-strikes = Pola: { $number }, teraz tam:
jaguar-web-option-bless = −1 klątwa
jaguar-web-option-mark = teraz { $number } honoru
jaguar-web-option-discard = Oddaj
jaguar-web-option-suffer = −{ $number } zdrowia
jaguar-web-option-lie-down = Połóż się
jaguar-web-option-lie-down-small = o 1 akcję mniej
jaguar-web-option-drift = Płyń z wodą
jaguar-web-option-drift-small = 2 pola, do ściany
jaguar-web-option-drift-and-take = 1 pole i zabranie
jaguar-web-option-drift-and-take-small = tam za darmo
jaguar-web-option-resist = Oprzyj się
jaguar-web-option-resist-small = −2 zdrowia
jaguar-web-option-steer = płyń tam
jaguar-web-option-steer-and-take = 1 pole i zabranie
jaguar-web-option-tame = Oswajaj
jaguar-web-option-tame-small = obejrzyj 2, weź 1
jaguar-web-option-go = Dalej
jaguar-web-option-end = Koniec tury
jaguar-web-keys = Na planszy
jaguar-web-keys-arrows = na sąsiednie pole; o ścianach się mówi, ale nie zatrzymują
jaguar-web-keys-traps = do pułapki
jaguar-web-keys-pawn = do twojego pionka
jaguar-web-keys-teeth = ukrywa i pokazuje, ile zakrytych żetonów by cię trafiło na polu

## Solo

jaguar-web-jaguar = Jaguar
jaguar-web-jaguar-does = Idzie do ciebie najkrótszą drogą, po jak największej liczbie rzeczy. Gdy cię dopadnie, tracisz { $number } zdrowia.
jaguar-web-jaguar-walks = Po pułapkach idzie w twoją stronę. W tej rundzie odkryte są dwa żetony:
jaguar-web-jaguar-blues = Zjedzone niebieskie kryształy: { $number }.
jaguar-web-token-low = Niższy
    .when = jeśli nie trafi cię pułapka Świątyni
jaguar-web-token-high = Wyższy
    .when = jeśli jakaś trafi
jaguar-web-through-walls = przez ściany
jaguar-web-prowl = { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[other] { $steps } kroków
    }
jaguar-web-prowl-through = { $steps ->
        [one] { $steps } krok przez ściany
        [few] { $steps } kroki przez ściany
       *[other] { $steps } kroków przez ściany
    }
jaguar-web-prowl-low = Bez trafienia: { $how }, { $end }.
jaguar-web-prowl-high = Po trafieniu: { $how }, { $end }.
jaguar-web-prowl-reaches = dopada cię
jaguar-web-prowl-near = staje obok, możesz oswajać
jaguar-web-prowl-far = zatrzymuje się { $left } pól od ciebie
jaguar-web-taming = Żetony oswajania
jaguar-web-taming-does = Gdy Jaguar stanie tuż obok ciebie, obejrzyj dwa i zatrzymaj jeden.
jaguar-web-taming-left = Zostało: { $number }
jaguar-web-taming-crystal = kryształ
jaguar-web-taming-chest = skrzynia
jaguar-web-taming-map = fragment mapy
jaguar-web-taming-ritual = rytuał
jaguar-web-taming-steps = 2 darmowe kroki
jaguar-web-taming-flood = Powódź
jaguar-web-to-win = Żeby wygrać
jaguar-web-goal-escape = przeżyj i ucieknij
jaguar-web-goal-level = poziom { $level }, masz { $number }
jaguar-web-goal-heart = odłamek Serca, masz { $number }
jaguar-web-goal-objectives = osiągnięte Cele: { $number } z { $needed }

## The end

jaguar-web-end-table = Honor według źródeł
jaguar-web-end-total = Honor
jaguar-web-end-lead = O { $number } więcej niż { $name }.
jaguar-web-end-tie = Tyle samo ma { $name }: decyduje chwała, potem klątwy, potem zdrowie.
jaguar-web-end-stayed = { $name } zostaje w środku. Brakujące kroki, każdy to klątwa: { $number }.
jaguar-web-end-died = Twoje zdrowie się skończyło: zostajesz w świątyni ({ $rule }).
jaguar-web-end-missing = Brakuje jeszcze: { $goals } ({ $rule }).
jaguar-web-rating-well_done = Dobra robota.
jaguar-web-rating-amazing = Niesamowite.
jaguar-web-rating-speechless = Brak nam słów.
jaguar-web-source-crystals = Kryształy
jaguar-web-source-hearts = Serca
jaguar-web-source-health = Zdrowie
jaguar-web-source-curses = Klątwy
jaguar-web-source-glory = Chwała
jaguar-web-source-rituals = Rytuały
jaguar-web-source-objectives = Cele

## Reconstructed parts

jaguar-web-part-tile = Kafle
jaguar-web-part-ritual = Rytuały
jaguar-web-part-chest = Skrzynie z amuletami
jaguar-web-part-map_piece = Fragmenty mapy
jaguar-web-part-escape_reward = Nagrody Ucieczki
jaguar-web-part-objective = Cele
jaguar-web-part-amulet = Amulety
jaguar-web-part-crystal = Kryształy
jaguar-web-part-character = Postacie
jaguar-web-part-trap = Pułapki
jaguar-web-part-jaguar_token = Żetony Jaguara
jaguar-web-part-taming_token = Żetony oswajania
jaguar-web-part-health_section = Tor zdrowia
jaguar-web-part-glory_checkpoint = Progi
jaguar-web-part-crystal_setup = Kryształy na początku
jaguar-web-part-start = Przygotowanie
jaguar-web-part-solo_level = Poziomy solo
