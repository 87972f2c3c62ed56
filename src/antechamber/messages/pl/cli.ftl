# The command line: help texts, headings and errors.

cli-about = Wydane gry planszowe, kompletne i wierne, na jednym silniku: graj, symuluj, porównuj boty.
cli-error = Błąd: { $reason }
cli-default-name = Ty
cli-bot-name = Bot { $number }
cli-seat-name = miejsce { $seat }

cli-games = Wypisz gry i ich opcje.
cli-data = Pokaż pozycja po pozycji, skąd pochodzą dane o elementach gry.
cli-rules = Opowiedz, jak się gra, i podaj zasady naszymi słowami.
cli-new = Zapisz mały, działający tytuł jako własny pakiet, od którego można zacząć.
cli-trace = Pokaż przy każdej regule kod, który ją wykonuje, i testy, które ją potwierdzają, oraz czy każda karta ma swój test; luka to błąd.
cli-simulate = Rozegraj wiele partii bez ludzi i policz wyniki.
cli-arena = Niech boty grają między sobą, zmieniając miejsca przy stole.
cli-bench = Zmierz szybkość silnika na tym komputerze.
cli-play = Graj w terminalu: z botami albo w kilka osób na jednym urządzeniu.
cli-serve = Udostępnij stoły przeglądarkom: na tym komputerze, w domu albo w sieci.
cli-replay = Odtwórz zapisaną partię i sprawdź, czy prowadzi do tych samych pozycji, albo otwórz zgłoszenie.
cli-backup = Skopiuj bazę danych serwera, także w trakcie gry przy stołach, i sprawdź kopię.
cli-restore = Przywróć bazę danych z kopii utworzonej przez `backup`; dotychczasowa zostaje obok.
cli-check-games = Odtwórz wszystkie zapisane partie w tej wersji i podaj pierwszą różnicę w każdej z nich.
cli-tables = Zarządzaj stołami serwera: wypisz je, wyeksportuj, zamknij lub usuń.
cli-tables-list = Wypisz wszystkie stoły, od ostatnio granych.
cli-tables-export = Zapisz przebieg gry przy stole do pliku, który czyta `replay`; zawiera ziarno i wszystkie tajemnice.
cli-tables-close = Zamknij stół: nikt już przy nim nie odpowie, ale nadal można go oglądać.
cli-tables-delete = Usuń stół razem z zapisem, na zawsze.

cli-arg-slug = Krótka nazwa gry, taka jak na liście `games`.
cli-arg-json = Wypisz jedną wartość JSON i nic poza nią.
cli-arg-version = Wypisz wersję i nic poza nią.
cli-arg-data = Folder z danymi o elementach poprawionymi przez posiadacza gry.
cli-arg-option = Opcja stołu; można podać kilka razy.
cli-arg-seed = To samo ziarno daje te same partie.
cli-arg-jobs = Liczba procesów.
cli-arg-games = Liczba partii.
cli-arg-players = Liczba graczy; bez podania 4 lub tylu, na ilu pozwalają gra i opcje.
cli-arg-bots = Jeden bot na wszystkie miejsca albo po jednym na każde, po przecinku.
cli-arg-arena-bots = Tyle botów, ile miejsc, po przecinku.
cli-arg-check = Po drodze kontroluj, klonuj, zapisuj i wczytuj każdą pozycję (boty losowe).
cli-arg-statistics = Policz dla każdej rzeczy, co mówią o niej partie: jak często karty zdobywano i używano ich, i o ile częściej z nimi wygrywano.
cli-arg-short = Tylko jak się gra i od czego zacząć.
cli-arg-rule = Opowiedz wszystko o jednej regule.
cli-arg-tests = Folder z testami; domyślnie ten z kopii roboczej.
cli-arg-seconds = Czas na każdy wiersz.
cli-arg-me = Twoje imię.
cli-arg-friends = Imiona kolejnych osób przy tym urządzeniu, po przecinku.
cli-arg-play-bots = Boty do gry, po przecinku: novice ({ level-novice }), player ({ level-player }), adept ({ level-adept }), master ({ level-master }); gdy nie gra nikt więcej, dwa boty novice lub tyle, na ile pozwalają opcje.
cli-arg-play-seed = Ziarno partii; domyślnie takie, którego nikt nie zgadnie.
cli-arg-save = Plik na zapis partii; domyślnie nowy plik w folderze zapisanych partii.
cli-arg-resume = Wróć do zapisanej partii: jej plik albo `last`.
cli-arg-language = Język gry: en, pl lub fr.
cli-no-language = nie ma języka { $language }; są { $languages }
cli-arg-file = Zapisana partia: jej plik albo `last`; albo plik zgłoszenia.
cli-arg-verify = Tylko sprawdź, bez opowiadania przebiegu.
cli-arg-reasons = Powiedz też, dlaczego boty tak grały; partia musi być zakończona.
cli-arg-backup = Plik na kopię.
cli-arg-restore = Kopia.
cli-arg-with-damaged-games = Przywróć kopię, mimo że są w niej uszkodzone partie; zostaną wymienione.
cli-arg-new-slug = Krótka nazwa nowego tytułu.
cli-arg-new-folder = Nowy folder na pakiet.
cli-arg-table = Stół: dziesięć liter i cyfr z jego adresu.
cli-arg-export = Plik na zapis.
cli-arg-yes = Nie pytaj.
cli-arg-settings = Plik z ustawieniami, po jednym NAZWA=WARTOŚĆ w wierszu, np. ten, który czyta usługa.

cli-serve-host = Adres nasłuchu; 0.0.0.0 wpuszcza inne komputery.
cli-serve-port = Port nasłuchu; 0 bierze dowolny wolny.
cli-serve-database-url = Adres bazy danych; domyślnie plik w folderze danych użytkownika.
cli-serve-no-browser = Nie otwieraj przeglądarki.
cli-serve-started = Antechamber czeka pod adresem { $address }
cli-serve-others = Dla innych w twojej sieci, o ile znają ten komputer po nazwie: { $address }
cli-serve-file = Stoły są przechowywane w { $file }
cli-serve-new-file = Stoły są przechowywane w { $file } (nowy plik)
cli-serve-port-busy = port { $port } jest zajęty; podaj inny przez --port albo --port 0, by wziąć dowolny wolny
cli-serve-port-failed = nie można nasłuchiwać pod { $host }, port { $port }: { $reason }
cli-serve-setting = { $name }: oczekiwano liczby od 0 w górę, podano { $value }
cli-serve-proxies = { $name }: oczekiwano adresów albo sieci, np. 10.0.0.5 lub 10.0.0.0/8, podano { $value }
cli-serve-hosts = { $name }: oczekiwano nazw tego serwera, np. play.example.org, bez https:// i bez ścieżki, podano { $value }
cli-serve-origins = { $name }: oczekiwano adresów stron, np. https://play.example.org, bez ścieżki, podano { $value }
cli-serve-log-level = { $name }: oczekiwano debug, info, warning albo error, podano { $value }
cli-setting-unknown = Uwaga: nie ma ustawienia { $name }; zostaje pominięte.
cli-setting-nearest = Uwaga: nie ma ustawienia { $name }; zostaje pominięte; jest natomiast { $nearest }.
cli-settings-line = { $file }, wiersz { $line }: oczekiwano NAZWA=WARTOŚĆ
cli-serve-descriptors = System pozwala temu procesowi na { $limit } otwartych plików, co wystarcza dla { $number } urządzeń naraz zamiast { $wanted }; by było ich więcej, podnieś twardy limit (ulimit -Hn, LimitNOFILE).
cli-serve-database = nie można użyć bazy danych: { $reason }
cli-serve-database-address = nie można odczytać adresu bazy danych; oczekiwano sqlite:///PLIK albo postgresql://UŻYTKOWNIK:HASŁO@HOST:PORT/NAZWA
cli-serve-newer = tej bazy danych używała nowsza wersja; zainstaluj ją albo wróć do wcześniejszej kopii zapasowej
cli-serve-damaged = plik bazy danych jest uszkodzony ({ $reason }); `antechamber restore PLIK` zastąpi go kopią zapasową
cli-serve-taken = pliku { $file } używa inny serwer; zatrzymaj go albo wskaż inną bazę danych przez --database-url
cli-other-version = tej bazy danych używała ostatnio inna wersja; uruchom raz `antechamber serve` w tej wersji
cli-file = { $file }: { $reason }
cli-no-file = nie ma takiego pliku
cli-no-database = { $file }: nie ma takiego pliku; wskaż bazę danych przez --settings, --database-url albo ANTECHAMBER_HOME
cli-no-folder-there = nie ma takiego folderu
cli-is-folder = to jest folder; podaj plik
cli-file-exists = plik o tej nazwie już istnieje; podaj inną nazwę
cli-damaged = plik { $file } jest uszkodzony: { $reason }
cli-not-copied = Nie można skopiować { $file } do { $copy }: { $reason }
cli-no-tables = { $file } nie jest bazą danych tego serwera
cli-backup-postgresql = `backup` kopiuje plik SQLite; dla PostgreSQL użyj pg_dump
cli-backup-done = { $tables ->
        [one] W pliku { $file } jest { $tables } stół.
        [few] W pliku { $file } są { $tables } stoły.
       *[many] W pliku { $file } jest { $tables } stołów.
    }
cli-backup-damaged = { $games ->
        [one] { $games } partia jest w niej uszkodzona
        [few] { $games } partie są w niej uszkodzone
       *[many] { $games } partii jest w niej uszkodzonych
    }, więc `restore` przyjmie tę kopię tylko z --with-damaged-games
cli-restore-postgresql = `restore` przywraca plik SQLite; dla PostgreSQL użyj pg_restore albo psql z tym, co zapisał pg_dump
cli-restore-running = pliku { $file } używa serwer; najpierw go zatrzymaj
cli-restore-damaged = { $games ->
        [one] jedna partia w pliku { $file } jest uszkodzona
        [few] { $games } partie w pliku { $file } są uszkodzone, a pierwsza z nich to
       *[many] { $games } partii w pliku { $file } jest uszkodzonych, a pierwsza z nich to
    }: { $first }; z --with-damaged-games plik zostanie mimo to przywrócony
cli-restore-done = { $tables ->
        [one] Do pliku { $file } przywrócono { $tables } stół.
        [few] Do pliku { $file } przywrócono { $tables } stoły.
       *[many] Do pliku { $file } przywrócono { $tables } stołów.
    }
cli-restore-with-damaged = { $games ->
        [one] { $games } z nich jest uszkodzony: można go oglądać do tego miejsca, ale nie można grać dalej.
        [few] { $games } z nich są uszkodzone: można je oglądać do tego miejsca, ale nie można grać dalej.
       *[many] { $games } z nich jest uszkodzonych: można je oglądać do tego miejsca, ale nie można grać dalej.
    }
cli-restore-aside = To, co było tam wcześniej, zostało zachowane jako { $file }.
cli-check-differs = { $table } ({ $title }) różni się od wpisu { $entry }; grano według wersji { $then } zasad, ta wersja to { $now }
cli-check-damaged = { $table } ({ $title }) różni się od wpisu { $entry }, mimo że zasady się nie zmieniły
cli-check-changed = { $table } ({ $title }) różni się od wpisu { $entry }; grano według wersji { $then } zasad, ta wersja to { $now }. { $change }
cli-check-missing = { $table } ({ $title }): brakuje wpisów, począwszy od { $entry }
cli-check-unreadable = { $table }: nie można odczytać; to, co zapisano o tym stole, jest uszkodzone
cli-check-no-title = { $table } to stół gry { $title }, która nie jest zainstalowana
cli-check-done = { $tables ->
        [one] Odtworzono { $tables } partię
        [few] Odtworzono { $tables } partie
       *[many] Odtworzono { $tables } partii
    }{ $different ->
        [0] ; wszystkie pozycje się zgadzają.
        [one] ; { $different } się nie zgadza.
        [few] ; { $different } się nie zgadzają.
       *[many] ; { $different } się nie zgadza.
    }
cli-tables-row = { $table }  { $title }, { $state ->
        [over] gra skończona
        [closed] zamknięty
       *[open] otwarty
    }, runda { $rounds }, ostatnio grano { $moved }: { $seats }
cli-tables-seat = { $kind ->
        [bot] { $name } (bot, { $level })
        [stand_in] { $name } (poza stołem; gra bot, { $level })
        [open] { $name } (wolne)
       *[person] { $name }
    }
cli-tables-number = { $tables ->
        [one] { $tables } stół.
        [few] { $tables } stoły.
       *[many] { $tables } stołów.
    }
cli-tables-none = nie ma stołu { $table }
cli-tables-is-closed = stół { $table } jest już zamknięty
cli-tables-is-over = gra przy stole { $table } jest skończona; nie ma czego zamykać
cli-tables-exported = { $entries ->
        [one] Zapis stołu { $table } ({ $entries } wpis) jest w pliku { $file }.
        [few] Zapis stołu { $table } ({ $entries } wpisy) jest w pliku { $file }.
       *[many] Zapis stołu { $table } ({ $entries } wpisów) jest w pliku { $file }.
    }
cli-tables-closed = Stół { $table } jest zamknięty.
cli-tables-sure = Usunąć stół { $table } razem z zapisem, na zawsze?
cli-tables-kept = Niczego nie usunięto.
cli-tables-deleted = Stół { $table } został usunięty.
cli-server-silent = serwer, który używa tej bazy danych, nie odpowiada; zatrzymaj go i spróbuj ponownie
cli-server-refuses = serwer, który używa tej bazy danych, odmówił (status { $status }); powód jest w jego dzienniku

cli-option-form = oczekiwano --option klucz=wartość, podano { $option }
cli-option-unknown = { $game } nie ma opcji { $option }; ma { $options }
cli-bots-number = oczekiwano jednego bota na wszystkie miejsca albo { $seats } botów, podano { $bots }
cli-check-random = --check gra losowo; pomiń --bots
cli-no-statistics = { $game } nie mówi, co liczyć; --statistics jest dla { $games }
cli-bench-seconds = oczekiwano czasu dłuższego niż 0 sekund, podano { $seconds }
cli-no-folder = nie można przechowywać partii w { $folder } ({ $reason }); podaj --save PLIK
cli-not-a-text = tekst w wierszu poleceń nie jest poprawnym UTF-8
cli-nothing-saved = w { $folder } nie ma zapisanej partii

cli-games-title = { $title } ({ $slug }), od { $least } do { $most } graczy
cli-values-number = liczba od 0 w górę
cli-default-none = brak
cli-default-depends = zależnie od reszty
cli-first-game = { $players ->
        [1] Samemu: { $command }
       *[other] Graczy { $players }: { $command }
    }
cli-primer-other = W { $option } gra się inaczej: { $command }
cli-column-option = opcja
cli-column-values = wartości
cli-column-default = domyślnie
cli-column-rule = reguła
cli-column-section = dział
cli-column-entry = pozycja
cli-column-source = źródło
cli-column-note = uwaga
cli-column-bot = bot
cli-column-games = partie
cli-column-win-share = wygrane
cli-column-ci-low = 95 % od
cli-column-ci-high = do
cli-column-mean-score = średnio pkt
cli-column-group = grupa
cli-column-name = nazwa
cli-column-had-share = miało
cli-column-times = ile razy
cli-column-used = użyto
cli-column-compared = porównano
cli-column-win-with = wygrane z
cli-column-win-without = bez
cli-column-lift = różnica
cli-data-warning = różni się od naszej rekonstrukcji: { $warning }

cli-simulating = { $games ->
        [one] Gramy { $games } partię
        [few] Gramy { $games } partie
        [many] Gramy { $games } partii
       *[other] Gramy { $games } partii
    }
cli-playing = { $games ->
        [one] Boty grają { $games } partię
        [few] Boty grają { $games } partie
        [many] Boty grają { $games } partii
       *[other] Boty grają { $games } partii
    }
cli-measuring = Pomiar
cli-replay-agrees = { $entries ->
        [one] Odtworzono { $entries } wpis; wszystkie pozycje się zgadzają, ostatnia to { $key }.
        [few] Odtworzono { $entries } wpisy; wszystkie pozycje się zgadzają, ostatnia to { $key }.
        [many] Odtworzono { $entries } wpisów; wszystkie pozycje się zgadzają, ostatnia to { $key }.
       *[other] Odtworzono { $entries } wpisu; wszystkie pozycje się zgadzają, ostatnia to { $key }.
    }
cli-replay-why = Dlaczego ({ $name }): { $why }
cli-reasons-after-end = dlaczego boty tak grały, można się dowiedzieć po zakończeniu partii, a ta nie jest zakończona
cli-reasons-report = zgłoszenie nie mówi, dlaczego boty tak grały; --reasons jest dla zapisanych partii
cli-report-head =
    { $seat ->
        [0] { $title }, liczba graczy: { $players }. Widok widza; liczba odpowiedzi do tej chwili: { $ply }.
       *[other] { $title }, liczba graczy: { $players }. Widok z miejsca { $seat }; liczba odpowiedzi do tej chwili: { $ply }.
    }
cli-report-version = Zapisano w wersji { $version }, wersja reguł { $rules }.
cli-report-expected = Oczekiwano: { $expected }
cli-report-nothing-expected = Nie napisano, czego oczekiwano.
cli-report-wish = Odmówiono: { $wish } – { $why }
cli-report-not-asked = Odpowiada ktoś inny: { $names }.
cli-report-same = Dzisiejsze reguły pokazują ten sam stół i dają te same opcje.
cli-report-gone = Dzisiejsze reguły już tego nie dają: { $options }
cli-report-new = Dają to dopiero dzisiejsze reguły: { $options }
cli-report-differs = Dzisiejsze reguły pokazują inaczej: { $parts }
cli-report-lost = Dzisiejsze reguły nie mogą odtworzyć przebiegu do końca: { $reason }
cli-report-test = Jako test: { $line }

cli-new-slug = { $slug } nie może być krótką nazwą tytułu; potrzeba od 3 do 20 małych liter i cyfr, najpierw litery, i nie słowa języka Python
cli-new-taken = nazwa { $slug } jest zajęta przez tytuł, pakiet albo część Antechamber; wybierz inną
cli-new-exists = { $folder } już istnieje; podaj nowy folder
cli-new-written = { $slug } jest w { $folder }. `pip install -e { $folder }` stawia go na półce, `antechamber play { $slug }` zaczyna grę, a `pytest { $folder }` go sprawdza.

cli-trace-summary =
    { $cards ->
        [0] { $game }: reguły: { $rules }, testy reguł: { $tests }
       *[other] { $game }: reguły: { $rules }, testy reguł: { $tests }, strony kart: { $cards }
    }
cli-trace-gap =
    { $rule } nie ma { $what ->
        [code] kodu
        [tests] testu
       *[help] tekstu pomocy
    }
cli-trace-unknown = reguły { $rule } nie ma w katalogu reguł { $game }
cli-trace-unknown-card = w { $game } nie ma karty { $card }
cli-trace-no-tests = w { $folder } nie ma testów; uruchom to w kopii roboczej albo podaj --tests
cli-trace-outside = { $game } pochodzi z innego pakietu: `antechamber trace { $game } --tests FOLDER` sprawdza jego testy
cli-trace-no-catalogue = { $game } nie ma rules.toml: jego zasady to te, które wymieniają kroki, a tekstów pomocy się nie sprawdza
cli-trace-no-rule = nie ma reguły { $rule } w { $games }
cli-trace-broken = nie da się odczytać { $file } jako kodu Pythona: { $reason }
cli-trace-cites = w instrukcji ({ $edition }): „{ $chapter }”
cli-trace-code = kod: { $code }
cli-trace-test = test: { $test }

cli-arg-think-seconds = Czas na każdą decyzję bota, który przeszukuje; domyślnie 1.
cli-arg-think-iterations = Zamiast czasu: liczba gier rozegranych w myślach na każdą decyzję bota, który przeszukuje; daje znów te same partie.
cli-think-both = podaj --seconds albo --iterations, nie oba
cli-think-iterations = oczekiwano co najmniej 1 iteracji, podano { $iterations }
cli-think-nobody = --seconds i --iterations są dla botów, które przeszukują; posadź bota master
cli-arena-now = w toku: { $running }, { $bot } wygrywa { $share }% ({ $low }–{ $high }; po równo: { $fair })
