### Of Mice & Mazes on the page: what its table, panels, help cards and card faces say.

## The crypt

mice-web-crypt = Krypta: wejścia zgodnie z ruchem wskazówek zegara, pola w środku, karty poniżej
mice-web-entrance = Wejście { $number }
mice-web-spot = Pole { $spot }
mice-web-chamber-at = { $card }, { $place }
mice-web-paw-of = Stoi tu łapka gracza { $name }.
mice-web-owner = Należy do gracza { $name }.
mice-web-visit = Kto inny położy tu łapkę, daje graczowi { $name } { $items }.
mice-web-empty = Puste. Pod łapką można tu otworzyć komnatę.
mice-web-chest-here = Leży tu skrzynia: { $bonus }. Bierze ją pierwsza łapka.
mice-web-flipped = Odwrócone przez gracza { $name }, który dostaje premię za odwiedziny.
mice-web-passage = Ukryte przejście. Cena: { $items }; wtedy karta zmienia się w: { $other }.
mice-web-fill-now = Połóż tu łapkę.
mice-web-at-now = Wybierz to pole.
mice-web-not-now = Nie teraz.
mice-web-no-crossing = Nie przecina jeszcze żadnej twojej linii.
mice-web-too-few = { $paws ->
        [one] Masz { $paws } łapkę na { $spots } przecięcia: wybierzesz, gdzie trafi.
        [few] Masz { $paws } łapki na { $spots } przecięć: wybierzesz, gdzie trafią.
       *[other] Masz { $paws } łapek na { $spots } przecięć: wybierzesz, gdzie trafią.
    }
mice-web-paw-on = Teraz łapka: { $place }.
    .may = Łapka, jeśli tak wybierzesz: { $place }.
mice-web-paw-chest = Teraz łapka: { $place }; bierze skrzynię: { $bonus }.
    .may = Łapka, jeśli tak wybierzesz: { $place }; bierze skrzynię: { $bonus }.
mice-web-extra = Dodatkowa akcja.
mice-web-pays = { $name } otrzymuje { $items }.
mice-web-tag-empty = puste
mice-web-tag-own = twoja

## The rows

mice-web-chambers = Komnaty
mice-web-assistants = Pomocnicy
mice-web-discard = odrzut
mice-web-deck-chambers = Talia komnat
mice-web-deck-assistants = Talia pomocników
mice-web-deck-size = { $number ->
        [one] { $number } karta.
        [few] { $number } karty.
       *[other] { $number } kart.
    }
mice-web-deck-holds = W nieznanej kolejności: { $list }.
mice-web-back-green = Wierzchnia karta ma zielony rewers (I).
mice-web-back-blue = Wierzchnia karta ma niebieski rewers (II).
mice-web-discard-chambers = Odrzucone komnaty
mice-web-discard-assistants = Odrzuceni pomocnicy
mice-web-discard-holds = { $list }.
mice-web-discard-empty = Jeszcze nic.

## Cards

mice-web-cost = Kosztuje: { $items }.
mice-web-cost-off = Kosztuje: { $items }, o { $off } mniej do wyboru.
mice-web-cannot-pay = Teraz nie możesz tyle zapłacić.
mice-web-worth = Daje chwałę: { $glory }.
mice-web-glory-now = Od razu chwała: { $glory }.
mice-web-sets-more = Za zestawy na koniec o { $glory } więcej.
mice-web-extra-symbol = Łapka, która trafi tu później, daje dodatkową akcję.
mice-web-works-for = Pracuje dla gracza { $name }.
mice-web-in-camp = W obozie gracza { $name }.
mice-web-used-now = Użyty w tej turze.
mice-web-borrowed = Pożyczony do końca tury.
mice-web-chest = Skrzynia
mice-web-chest-used = Użyta skrzynia

## Panels

mice-web-next = dalej
mice-web-glory = Chwała: { $number }
mice-web-of-glory = z { $most }
mice-web-with-sets = z zestawami { $number }
mice-web-has = { $name } ma: { $items }
mice-web-cap = Najwyżej { $number } każdego rodzaju; nadmiar przepada.
mice-web-gold-stands = Złoto może zastąpić jeden dowolny wydawany zasób.
mice-web-gold-for = Złoto zamiast: { $items }.
mice-web-for-gold = Zamiast złota: { $items }.
mice-web-pay = Zapłać: { $items }
mice-web-left-after = Potem masz: { $items }.
mice-web-paws = Łapki
mice-web-paws-left = { $name }: zostało łapek { $number } z { $most }
mice-web-paws-why = Każda położona łapka i każde przecięcie w środku zabiera jedną. Zdjęcie zwraca wszystkie.
mice-web-paws-on = Łapki: { $list }.
mice-web-no-paws = Żadnej łapki na stole.
mice-web-tokens = Żetony
mice-web-tokens-left = { $name }: zostało żetonów własności { $number } z { $most }
mice-web-tokens-why = Każda komnata i każde odwrócone wejście zabiera jeden z { $most }.
mice-web-chests = Skrzynie
mice-web-chests-used = { $number ->
        [one] { $number } użyta skrzynia
        [few] { $number } użyte skrzynie
       *[other] { $number } użytych skrzyń
    }
mice-web-chests-unused = { $number ->
        [one] { $number } nieużyta skrzynia
        [few] { $number } nieużyte skrzynie
       *[other] { $number } nieużytych skrzyń
    }
mice-web-camp = Obóz { $number } z { $most }
mice-web-camp-less = Obóz { $number } z { $most }, o 1 taniej
mice-web-camp-short = Obóz
mice-web-camp-free = wolne miejsce
mice-web-team = Pomocnicy
mice-web-team-none = jeszcze nikogo
mice-web-sets = Zestawy
mice-web-sets-of = Zestawy gracza { $name }
mice-web-sets-chambers = Komnaty ({ $number }): { $glory }.
mice-web-sets-assistants = Pomocnicy ({ $number }): { $glory }.
mice-web-set-worth = { $factions ->
        [one] { $factions } frakcja { $glory }
        [few] { $factions } frakcje { $glory }
       *[other] { $factions } frakcji { $glory }
    }
mice-web-ends = Pierwsze z tych kończy grę
mice-web-ends-chambers = Komnaty
mice-web-ends-glory = Chwała
mice-web-ends-assistants = Pomocnicy
mice-web-ends-of = { $number } z { $most }
mice-web-ends-left = zostało { $number }
mice-web-ends-now = Ostatnie akcje
mice-web-end-chambers = Otwarte komnaty: { $number } z { $most }.
mice-web-end-glory = Najwięcej chwały: { $number } z { $most }.
mice-web-end-assistants = Pomocnicy, którzy mogą jeszcze przyjść: { $number }.
mice-web-end-then = Potem każdy inny ma jeszcze jedną akcję.

## Options

mice-web-option-remove = Zdejmij wszystkie
mice-web-option-remove-small = { $number ->
        [one] zabierz { $number } łapkę
        [few] zabierz { $number } łapki
       *[other] zabierz { $number } łapek
    }
mice-web-option-leave-small = bez efektu
mice-web-option-double-small = dwa razy
mice-web-option-pass = Rezygnuję
mice-web-option-stop = Wystarczy
mice-web-option-finish = Zakończ akcję
mice-web-option-camp-less = −{ $number }
mice-web-option-chest = Użyj skrzyni
mice-web-good-food = Jedzenie
mice-web-good-pickaxe = Kilof
mice-web-good-torch = Pochodnia
mice-web-good-gold = Złoto

## The plan of a removal

mice-web-plan = Łapki w kolejności zdejmowania, a między nimi skrzynie
mice-web-plan-hint = Przeciągnij albo naciśnij ↑ ↓
mice-web-plan-hint-short = Twoja kolejność
mice-web-plan-keys = Strzałki w górę i w dół zmieniają kolejność, T włącza i wyłącza efekt, Enter wykonuje plan aż do znaku.
mice-web-plan-up = { $place }: wcześniej
mice-web-plan-down = { $place }: później
mice-web-plan-effect = { $place }: z efektem
mice-web-plan-effect-double = { $place }: z podwójnym efektem
mice-web-plan-now = Tylko to, od razu
mice-web-plan-itself = zejdzie sama
mice-web-plan-asks = potem twoja decyzja
mice-web-plan-turns = potem odsłoni się coś nowego
mice-web-plan-use = { $place }: użyj
mice-web-plan-kept = zostaje
mice-web-plan-act-steps = { $number ->
        [one] Użyj: { $place }
        [few] Wykonaj { $number } kroki
       *[other] Wykonaj { $number } kroków
    }
mice-web-plan-act = { $number ->
        [one] Zdejmij jedną: { $place }
        [few] Zdejmij { $number } łapki
       *[other] Zdejmij { $number } łapek
    }

## Questions, for the plaque that has named the player

mice-web-ask-window-offer_reactions = Twoi pomocnicy mogą zareagować, jeden po drugim.
mice-web-ask-rest-offer_reactions = Pozostałych odrzucono; zostało to, co tylko coś daje.
mice-web-ask-branch-choose_branch = Wybierz jedną stronę karty.
mice-web-ask-take-any-choose_resource = { $number ->
        [one] Wybierz { $number } zasób.
        [few] Wybierz { $number } zasoby, jeden po drugim.
       *[other] Wybierz { $number } zasobów, jeden po drugim.
    }
mice-web-ask-passage-offer_passage = Zapłacić chwałą, by odwrócić to wejście na mocniejszą stronę?
mice-web-ask-hire-choose_assistant = Wybierz pomocnika, potem sposób zapłaty.
mice-web-ask-hire-choose_payment_for_assistant = Wybierz, jak płacisz. Gra nigdy sama nie wyda twojego złota.
mice-web-ask-open-choose_chamber = Wybierz komnatę, potem pole i sposób zapłaty.
mice-web-ask-open-choose_spot = Wybierz pole.
mice-web-ask-open-choose_payment_for_chamber = Wybierz, jak płacisz. Gra nigdy sama nie wyda twojego złota.
mice-web-ask-open-choose_whether_to_trigger = Od razu uruchomić jej efekt?
mice-web-ask-exchange-choose_exchange = Wybierz, co wydajesz, albo zrezygnuj.
mice-web-ask-move-choose_paw_to_move = Wybierz łapkę albo zrezygnuj.
mice-web-ask-move-choose_where_to_move = Wybierz, dokąd trafi.
mice-web-ask-flip-choose_used_chest = Wybierz użytą skrzynię do odwrócenia.
mice-web-ask-camp-choose_card_for_camp = Wybierz kartę do obozu albo zrezygnuj.
mice-web-ask-camp-choose_card_to_make_room = Obóz jest pełny: wybierz z niego kartę do odrzucenia.
mice-web-ask-cut-camp-choose_card_too_many = W obozie jest za dużo kart: wybierz jedną do odrzucenia.
mice-web-ask-refresh-choose_card_to_refresh = { $number ->
        [one] Można wymienić jeszcze jedną kartę. Nowe przyjdą razem.
        [few] Można wymienić do { $number } kart. Nowe przyjdą razem.
       *[other] Można wymienić do { $number } kart. Nowe przyjdą razem.
    }
mice-web-ask-copy-choose_target = Wybierz kartę, której efekt zostanie wykonany.
mice-web-ask-borrow-choose_loan = Wybierz pomocnika z rzędu na tę turę.
mice-web-ask-privy-choose_assistant_to_dismiss = Wybierz pomocnika do odrzucenia.
mice-web-ask-privy-choose_replacement = Zatrudnij pomocnika, weź go do obozu albo zrezygnuj.
mice-web-ask-place-choose_intersection = { $number ->
        [one] Została { $number } łapka. Wybierz dla niej przecięcie.
        [few] Zostały { $number } łapki. Wybierz następne przecięcie.
       *[other] Zostało { $number } łapek. Wybierz następne przecięcie.
    }
mice-web-ask-commander-choose_entrance = Połóż jeszcze jedną łapkę albo zrezygnuj.
mice-web-ask-removal-choose_removal = { $number ->
        [one] Ostatnia łapka, z efektem karty albo bez.
        [few] Na stole są { $number } łapki. Zdejmuj je w dowolnej kolejności.
       *[other] Na stole jest { $number } łapek. Zdejmuj je w dowolnej kolejności.
    }
mice-web-ask-after-removing-choose_entrance_after_removing = Połóż jeszcze jedną łapkę albo zrezygnuj.
mice-web-ask-action-choose_action = Wybierz wejście albo zdejmij wszystkie łapki.
    .may = Dodatkowa akcja: połóż, zdejmij albo zrezygnuj.
    .final = Koniec jest bliski. Masz jeszcze jedną akcję.
mice-web-ask-last-chests-choose_to_finish = Przed końcem akcji można jeszcze użyć skrzyni.

## Keys

mice-web-keys = Of Mice & Mazes
mice-web-keys-arrows = Wokół wejść, do krypty i po jej polach
mice-web-keys-number = Przejdź do tego wejścia
mice-web-keys-remove = Przejdź do zdejmowania
mice-web-keys-chest = Przejdź do pierwszej skrzyni
mice-web-keys-plan = Na łapce w planie: przesuń ją, zmień efekt

## The end

mice-web-end-table = Chwała według źródła
mice-web-end-source-glory = Chwała w grze
mice-web-end-source-chambers = Zestawy komnat
mice-web-end-source-assistants = Zestawy pomocników
mice-web-end-total = Razem
mice-web-end-tie = Równa chwała: wygrywa { $name }, w czyjej turze nadszedł koniec.

## Parts, in the list of what was reconstructed

mice-web-part-game = Gra
mice-web-part-counts = Co jest w pudełku
mice-web-part-player_set = Co ma gracz
mice-web-part-start = Z czym się zaczyna
mice-web-part-limits = Ograniczenia
mice-web-part-players = Według liczby graczy
mice-web-part-end_game = Koniec
mice-web-part-scoring = Zestawy
mice-web-part-lost_icons = Zaginione ikony
mice-web-part-geometry = Układ krypty
mice-web-part-factions = Frakcje
mice-web-part-entrances = Karty wejść
mice-web-part-chests = Skrzynie
mice-web-part-chambers = Komnaty
mice-web-part-assistants = Pomocnicy
mice-web-part-valuation = Pomoc w projektowaniu

## Cards: what their faces say, and the page that shows them all. Captions are put together from the component data and
## stand in narrow columns, so they are short and begin small; whole sentences are in mice.ftl. A colon follows a condition.

mice-web-cards-goods-F = { $number ->
        [one] { $number } jedzenie
       *[other] { $number } jedzenia
    }
mice-web-cards-goods-P = { $number ->
        [one] { $number } kilof
        [few] { $number } kilofy
       *[other] { $number } kilofów
    }
mice-web-cards-goods-T = { $number ->
        [one] { $number } pochodnia
        [few] { $number } pochodnie
       *[other] { $number } pochodni
    }
mice-web-cards-goods-G = { $number ->
        [one] { $number } złoto
       *[other] { $number } złota
    }
mice-web-cards-goods-A = { $number ->
        [one] { $number } dowolny
        [few] { $number } dowolne
       *[other] { $number } dowolnych
    }
mice-web-cards-goods-C = { $number ->
        [one] { $number } skrzynia
        [few] { $number } skrzynie
       *[other] { $number } skrzyń
    }
mice-web-cards-goods-L = { $number ->
        [one] { $number } chwała
       *[other] { $number } chwały
    }

mice-web-cards-op-gain = { $items }
mice-web-cards-op-gain_low = { $items }, gdy masz mniej niż { $below }, inaczej { $high }
mice-web-cards-op-gain_per = { $per-id ->
        [adjacent_chambers] { $items } za sąsiednią komnatę, najwyżej { $max }
       *[adjacent_factions] { $items } za inną sąsiednią frakcję
    }
mice-web-cards-op-others_gain = inni gracze: { $items }
mice-web-cards-op-exchange = { $times ->
        [one] zapłać { $pay }: { $get }
       *[other] zapłać { $pay }: { $get }, do { $times } razy
    }
mice-web-cards-op-exchange_other = zapłać { $pay }: { $get } innych rodzajów
mice-web-cards-op-open = { $from-id ->
        [camp] otwórz z obozu
       *[row_or_camp] otwórz komnatę
    }
mice-web-cards-op-open_discount = { mice-web-cards-op-open }, { $discount } taniej
mice-web-cards-op-open_anywhere = otwórz komnatę gdziekolwiek
mice-web-cards-op-open_trigger = { mice-web-cards-op-open_anywhere }, uruchom ją
mice-web-cards-op-hire = { $from-id ->
        [camp] zatrudnij z obozu
       *[row_or_camp] zatrudnij pomocnika
    }
mice-web-cards-op-hire_discount = { mice-web-cards-op-hire }, { $discount } taniej
mice-web-cards-op-camp = { $what-id ->
        [chamber] komnata do obozu
        [assistant] pomocnik do obozu
       *[either] karta do obozu
    }
mice-web-cards-op-camp_discard = odrzucona karta do obozu
mice-web-cards-op-refresh = odśwież do { $max }
mice-web-cards-op-move_paw = przesuń łapkę
mice-web-cards-op-move_paw_entrance = przesuń dowolną łapkę
mice-web-cards-op-take_chest = weź skrzynię
mice-web-cards-op-flip_chest = odwróć użytą skrzynię
mice-web-cards-op-extra_action = dodatkowa akcja
mice-web-cards-op-extra_turn = dodatkowa tura
mice-web-cards-op-place_paw = połóż łapkę
mice-web-cards-op-double_next = późniejszy efekt tej tury działa dwa razy
mice-web-cards-op-swap_assistant = zmień pomocnika: zatrudnij lub do obozu
mice-web-cards-op-portal = tylko właściciel: zastąp ją, { $discount } taniej; { $items }
mice-web-cards-op-borrow_assistant = pomocnik z oferty na tę turę
mice-web-cards-op-trigger = { $target-id ->
        [adjacent_chamber] uruchom obok; właśc.: { $items }
        [row_chamber] uruchom komnatę z oferty
        [own_paw_entrance] uruchom wejście z twoją łapką
        [free_entrance] uruchom wejście bez łapek
        [opened_chamber] uruchom ją od razu
        [hired_assistant] użyj raz jego efektu
       *[used_assistant] powtórz pomocnika z tej tury
    }
mice-web-cards-op-mod = { $mod-id ->
        [open_discount] komnaty { $number } taniej
        [pay_gold_with] zatrudnianie: jedzenie zamiast złota
        [cost_any] otwieranie: { $number } innego rodzaju
        [camp_limit] obóz mieści { $number }
       *[place_opposite] raz na turę połóż naprzeciw przeciwnika
    }
mice-web-cards-op-or = { $one } lub { $other }
mice-web-cards-op-then = { $one }; { $other }
mice-web-cards-op-use_camp = otwórz lub zatrudnij z obozu
mice-web-cards-op-more = { $number } więcej
mice-web-cards-op-on = { $condition-id ->
        [gain-food] bierzesz jedzenie: { $effect }
        [gain-torch] bierzesz pochodnie: { $effect }
        [gain-pickaxe] bierzesz kilofy: { $effect }
        [gain-gold] bierzesz złoto: { $effect }
        [open] otwierasz: { $effect }
        [hire] zatrudniasz: { $effect }
        [camp] karta do obozu: { $effect }
        [from_camp] karta z obozu: { $effect }
        [chest_use] używasz skrzyni: { $effect }
        [chest_take] bierzesz skrzynię: { $effect }
        [exchange] wymieniasz: { $effect }
        [visited] obca łapka u ciebie: { $effect }
        [place-chamber] łapka na komnatę: { $effect }
        [place-opponent_chamber] łapka na obcą komnatę: { $effect }
        [place-empty] łapka na puste pole: { $effect }
        [remove-opponent_chamber] łapka z obcej komnaty: { $effect }
        [remove_no_effect-any] łapka bez efektu: { $effect }
        [remove_no_effect-inside] łapka z wnętrza bez efektu: { $effect }
        [remove_no_effect-chamber] łapka bez efektu: { $effect }
       *[after_remove_action] po zdjęciu łapek: { $effect }
    }

mice-web-cards-flag-once = raz
mice-web-cards-flag-turn = 1/turę
mice-web-cards-neutral = Neutralne
    .line = Dowolna frakcja w zestawach
mice-web-cards-kind = { $faction }, { $kind }
mice-web-cards-kind-chamber = komnata
mice-web-cards-kind-passive = pomocnik pasywny
mice-web-cards-kind-modifier = pomocnik zmieniający zasadę
mice-web-cards-kind-one_time = pomocnik jednorazowy
mice-web-cards-kind-complex = pomocnik
mice-web-cards-kind-entrance = Karta wejścia
mice-web-cards-kind-chest = Skrzynia
mice-web-cards-source-reconstructed = Odtworzone: wydrukowane dane zaginęły.
mice-web-cards-source-mixed = Częściowo odtworzone: resztę podaje instrukcja.
mice-web-cards-source-rulebook = Tak podaje instrukcja.

mice-web-cards-factions = Frakcje
mice-web-cards-all = Wszystkie ({ $number })
mice-web-cards-kinds = Rodzaj karty
mice-web-cards-all-kinds = Wszystkie rodzaje
mice-web-cards-chamber = Komnaty
mice-web-cards-assistant = Pomocnicy
mice-web-cards-entrances = Wejścia
mice-web-cards-entrances-line = obie strony; odwrócona ma ramkę
mice-web-cards-chests = Skrzynie
mice-web-cards-chests-line = każda działa raz
mice-web-cards-in-play = w grze
mice-web-cards-none = Ten wybór nie zostawia żadnej karty.
mice-web-cards-detail = Wybrana karta
mice-web-cards-back = Rewers
mice-web-cards-back-green = zielony, górna część talii
mice-web-cards-back-blue = niebieski, dolna część talii
mice-web-cards-extra = Łapka, która trafia tu przez skrzyżowanie, daje dodatkową akcję, bez względu na właściciela komnaty.
mice-web-cards-passage = Ukryte przejście
mice-web-cards-passage-none = brak; tej karty się nie odwraca
mice-web-cards-flipped = Odwrócona
mice-web-cards-same = Takie same
mice-web-cards-says = { $name }: { $kind }. { $text }
mice-web-cards-costs = { $name }: { $kind }. Koszt: { $items }, chwała: { $glory }. { $text }
mice-web-cards-flipped-name = { $name }, odwrócona
