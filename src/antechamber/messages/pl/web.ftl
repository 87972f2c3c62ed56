### The page: everything it says beside the words of a title.
### $name is a player's name, as at every table; the page never says "you" where several people share a device.
### Names are never inflected and nobody's gender is known: present tense, or a name after a colon.

web-name = Antechamber
web-nav = Strony
web-close = Zamknij
web-save = Zapisz
web-loading = Chwileczkę.
web-loading-table = Rozkładamy stół.
web-try-again = Spróbuj znów
web-to-lobby = Do lobby

## What happened, in words

web-deeds = { $name }: { $deeds }.
web-event-plain = { $name }: { $kind }.

## The hall

web-your-turn = Twoja kolej
web-waiting = W toku
web-doors = Gry
web-door-players = { $least }–{ $most }
web-door-soon = Wkrótce
web-play-now = Graj teraz
web-play-now-level = Graj teraz: { $level }
web-play-now-bots = Graj teraz z botami: { $title }, poziom { $level }
web-hotseat = Hot-seat
web-hotseat-title = { $title }: wszyscy na tym urządzeniu
web-invite = Zaproś
web-invite-title = { $title }: zaproś linkiem
web-how = Jak grać
web-how-title = Jak grać: { $title }
web-how-rules = Wszystkie zasady
web-how-set = Przygotuj stół

web-my-tables = Moje stoły
web-my-tables-above = Wszystkie twoje trwające gry są wyżej, nad drzwiami do gier.
web-my-tables-none = Nie masz jeszcze stołów. Gra z botami to jedno kliknięcie, a gdy odejdziesz, poczeka na ciebie.
web-my-tables-fill = Graj z botami
web-card-open = Otwórz
web-card-look = Zobacz
web-card-waiting = Czekamy na ruch: { $names }
web-card-with = { $title }, grają też: { $names }
web-card-round = runda { $round }
web-card-until = przechowywana do { $date }
web-card-won = { $count ->
        [one] Zwycięstwo: { $names }
       *[other] Wspólne zwycięstwo: { $names }
    }

## My name and what I like

web-settings = Ustawienia
web-your-name = Twoje imię
web-name-change = { $name }: zmień swoje imię
web-name-why = Widzą je inni przy twoich stołach. Zostaje na tym urządzeniu, dopóki gdzieś nie usiądziesz.
web-name-guest = Gość
web-names = Bruno, Celina, Dawid, Ewa, Filip, Gosia, Hugo, Iza
web-language = Język
web-language-en = English
web-language-pl = Polski
web-language-fr = Français
web-theme = Światło
web-theme-system = Jak w systemie
web-theme-night = Noc
web-theme-day = Dzień
web-setting-confirm = Moja tura czeka, aż ją potwierdzę
web-setting-letters = Pojedyncze litery odczytują stół na głos
web-setting-gains = Pytaj mnie o zyski
web-setting-gains-about = Wyłączone: to, co pomocnicy po prostu dają, dostajesz bez pytania.
web-gains-end = Od tego zysku zależy koniec gry, dlatego pytanie pada, choć „Pytaj mnie o zyski” jest wyłączone.
web-licences = Licencje

## A level that fits

web-level-up = Dwie wygrane z rzędu. Może wyższy poziom: { $level }?
web-level-down = Dwie porażki z rzędu. Może łatwiejszy poziom: { $level }?
web-level-stays = Odtąd „Graj teraz” będzie na tym poziomie.
web-level-next = Graj: { $level }
web-level-no = Nie teraz

## Setting a table

web-setup = Przygotuj stół: { $title }
web-setup-players = Gracze
web-setup-seats = Kto gdzie siedzi
web-setup-first-game = Polecane na pierwszą grę
web-setup-advanced = Więcej opcji
web-setup-default = zgodnie z zasadami
web-setup-open = Otwórz stół
web-seat-number = Miejsce { $seat }
web-seat-name = Imię na miejscu { $seat }
web-seat-me = Ja
web-seat-hotseat = Na tym urządzeniu
web-seat-link = Wolne, przez link
web-seat-link-why = Dostaniesz link do tego miejsca.
web-seat-is-bot = Bot
web-figure-sun = słońce
web-figure-moon = księżyc
web-figure-serpent = wąż
web-figure-eye = oko
web-figure-flower = kwiat
web-figure-stair = schody
web-bot-level = Siła bota

## Joining

web-join-title = Masz zaproszenie
web-join-about = { $count ->
        [0] { $title } na tym serwerze. Podaj swoje imię i siadaj do gry.
       *[other] { $title }, przy stole: { $names }. Podaj swoje imię i siadaj do gry.
    }
web-join = Usiądź
web-join-key = Klucz miejsca zostaje na tym urządzeniu. Link otwiera je jeden raz.
web-join-asks = Na tym miejscu gra bot. Jeśli kryje już jakieś sekrety, najpierw zapytamy wszystkich przy stole; dopóki się nie zgodzą, tylko patrzysz.
web-join-guest = Gość ({ $figure })
web-sat-down = Do stołu siada { $name }.
web-join-closed = Tego zaproszenia nie można użyć
web-no-key = To urządzenie nie ma klucza do tego stołu
web-no-key-why = Kto ma miejsce, gra na urządzeniu, na którym otwarto link do tego miejsca. Poproś o nowy link albo o link dla widzów. Na stole nic nie przepada.
web-table-closed = Tego stołu nie da się otworzyć

## Prośba o miejsce

web-request-zone = Prośba o miejsce { $seat }
web-request = { $name } chce przejąć miejsce { $seat }, na którym gra bot.
web-request-why = Kto je przejmie, zobaczy wszystko, co ukrył bot.
web-request-agree = Zgadzam się
web-request-refuse = Nie zgadzam się
web-request-waits = { $name } prosi o miejsce { $seat }. Czekamy jeszcze na zgodę: { $names }.
web-asking = Prosisz o miejsce { $seat }. Dopóki nie zgodzą się wszyscy, tylko patrzysz. Czekamy jeszcze na zgodę: { $names }.
web-asking-end = Wycofaj prośbę
web-card-asks = Prosisz o miejsce { $seat }
web-seat-invite = Zaproś kogoś
web-seat-invite-asks = W tej grze są tajemnice, więc zanim ktoś przejmie miejsce bota, zapytamy wszystkich przy stole.

## Zones of a table

web-zone-status = Co jest do zrobienia
web-zone-options = Twoje opcje
web-zone-me = Plansza: { $name }
web-zone-board = Stół
web-zone-others = Gracze
web-zone-look = Czemu się przyglądasz
web-zone-confirm = Twoja tura
web-round = Runda { $round }
web-round-of = Runda { $round } z { $rounds }
web-round-setup = Przed pierwszą rundą
web-players = { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }

## Who must do what

web-head = { $name }, twoja kolej
web-head-confirm = { $name }, potwierdź turę
web-confirm-why = Możesz ją jeszcze cofnąć. Potem gra następna osoba.
web-wait = { $name } wybiera
web-wait-several = { $count ->
        [one] { $count } gracz wybiera
        [few] { $count } graczy wybiera
        [many] { $count } graczy wybiera
       *[other] { $count } gracza wybiera
    }
web-wait-confirm = { $name } potwierdza turę
web-wait-open = Jest jeszcze wolne miejsce
web-wait-open-why = Wyślij link do niego z menu albo posadź tam bota.
web-wait-away = { $name } jest chwilowo poza stołem. Stół czeka; nic nie przepada.
web-over = Koniec gry
web-closed = Ten stół jest zamknięty
web-options-other = Opcje
web-options-all = Pokaż wszystkie opcje
web-options-below = Niżej jest więcej
web-picked = { $count } z { $most }
web-picked-free = wybrano { $count }

## The confirm bar

web-undo = Cofnij
web-restart = Tura od nowa
web-restart-short = Od nowa
web-undo-nothing = Teraz nie ma czego cofnąć: twój wybór jeszcze nie padł albo zdecydował już los lub ktoś inny.
web-undo-busy = Twój ostatni wybór jest jeszcze w drodze.
web-end-turn = Koniec tury
web-end-turn-later = Turę zakończysz, gdy wykonasz akcję.
web-end-turn-others = To nie twoja tura.
web-confirm-turn = Potwierdź turę
web-choose = Wybierz
web-choose-why = Najpierw dotknij miejsca lub opcji; ten przycisk ją wtedy wykona.
web-more = Więcej

## Help and why not

web-look-nothing = Dotknij miejsca, by mu się przyjrzeć.
web-why-title = Nie teraz
web-why-possible = To jest teraz możliwe.
web-why-nothing = Najpierw coś wskaż, potem pytaj, dlaczego nie.
web-why-offline = Stół odpowie, gdy wróci połączenie.

## The connection, in three words

web-wire-saved = Zapisano
web-wire-sending = Wysyłanie
web-wire-offline = Offline, wyśle się
web-reconnecting = Ponowne łączenie. Twój ruch nie przepadnie.

## The log

web-log = Dziennik
web-log-title = Co się wydarzyło
web-log-hint = Wybierz wiersz, by zobaczyć stół z tamtej chwili.
web-log-empty = Jeszcze nic się nie wydarzyło.
web-since = Od twojej ostatniej tury
web-since-of = Od ostatniej tury ({ $name })
web-since-watching = Co się ostatnio wydarzyło
web-since-nothing = Jeszcze nic się nie wydarzyło.

## The menu

web-menu = Menu
web-menu-seats = Przy tym stole
web-menu-mine = Miejsce: { $name }
web-menu-pages = Więcej o tej grze
web-seat-still-open = { $name }, wolne
web-seat-stand-in = miejsce trzyma bot ({ $level })
web-seat-device = na tym urządzeniu
web-seat-here = tutaj
web-seat-away = poza stołem
web-seat-fill = Posadź tam bota
web-invite-link = Link do miejsca { $seat }
web-invite-why = { $count ->
        [one] Jedno miejsce jest wolne. Wyślij link do niego; kto go otworzy, ten tam usiądzie.
        [few] { $count } miejsca są wolne. Każdy link wyślij jednej osobie; kto go otworzy, ten tam usiądzie.
        [many] { $count } miejsc jest wolnych. Każdy link wyślij jednej osobie; kto go otworzy, ten tam usiądzie.
       *[other] { $count } miejsca jest wolne. Każdy link wyślij jednej osobie; kto go otworzy, ten tam usiądzie.
    }
web-invite-local = Ten link działa tylko na tym komputerze: uruchom serwer z „--host 0.0.0.0”, otwórz tę stronę pod adresem komputera w twojej sieci i tam skopiuj link.
web-watch-link = Link dla widzów
web-copy = Kopiuj
web-copied = Skopiowano
web-stand-in = Niech bot trzyma moje miejsce
web-stand-in-of = Niech bot trzyma miejsce: { $name }
web-take-back = Wróć na moje miejsce
web-take-back-of = Wróć na miejsce: { $name }
web-move = Przenieś na inne urządzenie
web-move-link = Otwórz to na drugim urządzeniu
web-move-why = Miejsce przejmie osoba, która otworzy ten link, a na tym urządzeniu będzie można już tylko patrzeć.
web-leave = Odejdź od stołu
web-leave-sure = Bot zagra dalej za ciebie, a twój klucz nie otworzy już tego miejsca.
web-leave-yes = Odejdź na dobre
web-leave-no = Zostań
web-rules = Zasady
web-reconstructed = Części zrekonstruowane
web-cards = Karty

## Keys

web-keys = Klawisze
web-keys-about = Tab i strzałki prowadzą od miejsca do miejsca, Enter wybiera. Te litery odczytują stół na głos:
web-keys-log = ostatnie zdarzenia
web-keys-status = co jest do zrobienia
web-keys-hand = moja plansza
web-keys-board = gdzie stoję
web-keys-others = pozostali gracze
web-keys-why = dlaczego nie można wybrać wskazanego miejsca
web-keys-help = pomoc do wskazanego miejsca albo ta lista
web-keys-escape = zamyka to, co otwarte
web-read-points = { $points ->
        [one] { $name }: { $points } punkt.
        [few] { $name }: { $points } punkty.
        [many] { $name }: { $points } punktów.
       *[other] { $name }: { $points } punktu.
    }
web-read-standing = { $points ->
        [one] { $name }: { $points } punkt, miejsce { $rank } z { $players }.
        [few] { $name }: { $points } punkty, miejsce { $rank } z { $players }.
        [many] { $name }: { $points } punktów, miejsce { $rank } z { $players }.
       *[other] { $name }: { $points } punktu, miejsce { $rank } z { $players }.
    }

## The curtain

web-curtain = Przekaż urządzenie: { $name }
web-curtain-others = Pozostali nie patrzą.
web-curtain-look = To ja, { $name }: przytrzymaj, by spojrzeć
web-curtain-done = gotowe
web-curtain-now = teraz patrzy
web-curtain-to-come = czeka
web-scene-hint = Dowolny klawisz lub dotknięcie: dalej.
web-scene-next = Dalej

## The end

web-won = { $count ->
        [one] { $points ->
            [one] Zwycięstwo: { $names }, { $points } punkt
            [few] Zwycięstwo: { $names }, { $points } punkty
            [many] Zwycięstwo: { $names }, { $points } punktów
           *[other] Zwycięstwo: { $names }, { $points } punktu
        }
       *[other] { $points ->
            [one] Wspólne zwycięstwo: { $names }, { $points } punkt
            [few] Wspólne zwycięstwo: { $names }, { $points } punkty
            [many] Wspólne zwycięstwo: { $names }, { $points } punktów
           *[other] Wspólne zwycięstwo: { $names }, { $points } punktu
        }
    }
web-capped = Osiągnięto limit rund.
web-column-player = Gracz
web-column-points = Punkty
web-again = Zagraj znów
web-share = Udostępnij
web-share-all = Kto ma ten link, może obejrzeć grę
web-share-mine = Ten link działa na urządzeniach, które mają klucz do tego stołu
web-board = Plansza
web-result = Wynik

## Looking back

web-replay = Powtórka
web-replay-first = Na początek
web-replay-back = Ruch wstecz
web-replay-play = Odtwórz
web-replay-stop = Stop
web-replay-next = Ruch naprzód
web-replay-slider = Chwila gry
web-replay-where = { $round ->
        [0] Przygotowanie, ruch { $ply } z { $plies }
       *[other] Runda { $round }, ruch { $ply } z { $plies }
    }
web-replay-eyes = Czyimi oczami
web-replay-link = Link
web-replay-close = Do stołu
web-replay-why = Dlaczego ({ $name }): { $why }
web-eyes-public = Wszyscy

## Pages

web-rules-of = Zasady: { $title }
web-rules-about = Naszymi słowami. Każda reguła ma oznaczenie, którego używają też teksty pomocy i dziennik.
web-rules-search = Szukaj
web-rules-found = { $count ->
        [one] { $count } reguła
        [few] { $count } reguły
        [many] { $count } reguł
       *[other] { $count } reguły
    }
web-rules-source-rulebook = z instrukcji
web-rules-source-mixed = z instrukcji, z naszym rozstrzygnięciem tam, gdzie milczy
web-rules-source-ruling = nasze rozstrzygnięcie tam, gdzie instrukcja milczy
web-rules-none = Na tym serwerze nie ma takiej gry. Wszystko inne jest na swoim miejscu.
web-cards-of = Karty: { $title }
web-reconstructed-of = Części zrekonstruowane: { $title }
web-reconstructed-about = Ilustracje z instrukcji przepadły, więc wygląd niektórych części nie jest pewny. Na stole oznacza je małe pęknięcie ze zszywkami: dwie zszywki, gdy część jest zrekonstruowana, jedna, gdy jest częściowo znana. Ta strona wymienia wszystkie części i ich źródła.
web-reconstructed-correct = Jeśli masz pudełko z grą, możesz poprawić wiersz: skopiuj plik z danymi do swojego folderu jako { $file }, zmień go i wskaż ten folder, gdy grasz w terminalu. Plik jest sprawdzany przy wczytywaniu.
web-source-reconstructed = Zrekonstruowane ({ $count })
web-source-reconstructed-about = Opracowane tak, by zgadzały się ze wszystkim, co podaje instrukcja.
web-source-mixed = Częściowo znane ({ $count })
web-source-mixed-about = Część jest podana, reszta opracowana.
web-source-public = Z publicznych zdjęć ({ $count })
web-source-public-about = Widać je na zdjęciach pokazanych przez wydawcę lub graczy.
web-source-rulebook = Z instrukcji ({ $count })
web-source-rulebook-about = Tam podane.
web-source-section = Część
web-source-entry = Pozycja
web-source-note = Uwaga
web-gallery = Elementy gry

## When something goes wrong

web-lost = Nic tu nie ma
web-lost-why = Ten adres prowadzi donikąd. Twoje stoły są bezpieczne: znajdziesz je w lobby.
web-page-missing = Tej strony nie da się pokazać
web-plain = Ta gra nie ma jeszcze narysowanego stołu. Wszystko jest tu opisane słowami, a grać można opcjami z boku.
web-plain-nothing = nic
web-problem-unreachable = Serwer nie odpowiada. To, co robisz, jest bezpieczne; spróbuj ponownie, gdy wróci połączenie.
web-problem-not-found = Na tym serwerze nie ma takiego stołu ani strony.
web-problem-server = Serwer miał problem. Nic z tego, co zapisane, nie przepadło; spróbuj ponownie.

## That is against the rules

web-doubt = To niezgodne z regułami
web-doubt-open = To niezgodne z regułami…
web-doubt-expected = Czego oczekujesz?
web-doubt-about = Zapisze się plik z tym, co teraz widzisz, z pytaniem i twoimi słowami; nie ma w nim imion. Dołącz go, gdy zgłaszasz błąd.
web-doubt-secret = Zawiera to, co widzisz: nie pokazuj go innym przed końcem gry.
web-doubt-log = Po zakończeniu gry możesz zapisać go ponownie, z całym jej przebiegiem.
web-doubt-save = Zapisz plik
web-doubt-saved = Zapisano jako { $file }.
