### Why something was not done: one sentence that says what to do instead. $seats are names of players.

## Answers

problem-over = Gra jest skończona.
problem-spectator = Oglądasz tę grę; grać mogą tylko osoby, które mają miejsce przy stole.
problem-not-your-turn = To nie twoja kolej. Czekamy na wybór: { $seats }.
problem-no-such-option = „{ $wish }” nic w tej grze nie znaczy.
problem-not-now = „{ $wish }” nie jest teraz możliwe.
problem-undo-nothing = Nie ma czego cofać.
problem-undo-barrier = { $answers ->
        [0] Tego nie można cofnąć: zdecydował los albo odpowiadał już ktoś inny.
        [one] Można cofnąć tylko { $answers } odpowiedź: wcześniej decydował los albo ktoś inny.
        [few] Można cofnąć tylko { $answers } odpowiedzi: wcześniej decydował los albo ktoś inny.
        [many] Można cofnąć tylko { $answers } odpowiedzi: wcześniej decydował los albo ktoś inny.
       *[other] Można cofnąć tylko { $answers } odpowiedzi: wcześniej decydował los albo ktoś inny.
    }
problem-undo-enough = To pytanie wracało do ciebie już { $times } razy; teraz odpowiedź zostaje.
problem-nothing-to-confirm = Nie ma tury do potwierdzenia.
problem-nothing-sealed = Nie masz tajnego wyboru, który można by zmienić.

## Opening a table

problem-no-title = Nie ma gry o nazwie „{ $title }”.
problem-no-bot = Ta gra nie ma bota na poziomie „{ $level }”.
problem-players = Ta gra jest dla { $least }–{ $most } graczy.
problem-option-unknown = Ta gra nie ma opcji „{ $option }”.
problem-option-number = Opcja „{ $option }” przyjmuje liczbę całkowitą od 0 w górę.
problem-option-text = Opcja „{ $option }” przyjmuje tekst.
problem-option-value = Opcja „{ $option }” przyjmuje jedną z wartości: { $values }.

## The server

problem-stale = Stół się tymczasem zmienił; spójrz na niego i wybierz jeszcze raz.
problem-confirm-first = Najpierw potwierdź turę albo coś cofnij.
problem-unconfirmed = Czekamy na potwierdzenie tury: { $seat }.
problem-bot-plays = Na tym miejscu gra bot. Najpierw odbierz mu miejsce.
problem-key = Ten klucz nie pasuje do tego stołu.
problem-no-key = Do tego potrzebny jest klucz miejsca przy stole.
problem-key-revoked = To miejsce przeszło na inne urządzenie albo się zwolniło.
problem-invite = To zaproszenie zostało już wykorzystane lub zastąpione. Poproś o nowe.
problem-no-table = Nie ma takiego stołu.
problem-no-seat = { $number ->
        [one] Przy tym stole jest { $number } miejsce.
        [few] Przy tym stole są { $number } miejsca.
        [many] Przy tym stole jest { $number } miejsc.
       *[other] Przy tym stole jest { $number } miejsca.
    }
problem-no-ply = { $plies ->
        [one] W tej grze jest dotąd { $plies } odpowiedź.
        [few] W tej grze są dotąd { $plies } odpowiedzi.
        [many] W tej grze jest dotąd { $plies } odpowiedzi.
       *[other] W tej grze jest dotąd { $plies } odpowiedzi.
    }
problem-not-your-seat = To może zrobić tylko osoba, do której należy to miejsce.
problem-not-the-host = Może to zrobić tylko gospodarz tego serwera.
problem-not-open = Przy tym stole nikt nie gra.
problem-seat-taken = To miejsce jest zajęte: { $seat }.
problem-seat-changed = To miejsce tymczasem się zmieniło; spójrz jeszcze raz.
problem-still-here = { $seat } jest przy stole; bot może zastąpić tylko kogoś, kogo nie ma.
problem-no-request = O to miejsce nikt już nie prosi; spójrz jeszcze raz.
problem-requests-enough = O miejsca przy tym stole proszono już { $times } razy; więcej nie można.
problem-seat-asked-for = Miejsce bota przechodzi na człowieka tylko za zgodą pozostałych: zaproś kogoś na to miejsce, a zostaną o nią zapytani.
problem-seat-refused = To miejsce nie zostało ci przyznane: ktoś się nie zgodził albo poprosił o nie ktoś inny.
problem-other-eyes = Do końca gry możesz patrzeć tylko własnymi oczami albo oczami widza.
problem-does-not-replay = Zasady tej gry zmieniły się od tego czasu: od wpisu { $entry } partia potoczyłaby się inaczej. Można ją obejrzeć do tego miejsca, ale nie da się grać dalej.
problem-rules-changed = Odkąd zaczęto tę partię, poprawiono zasady gry; od wpisu { $entry } potoczyłaby się inaczej. { $change } Można ją obejrzeć do tego miejsca i wyeksportować, ale nie da się grać dalej.
problem-cannot-open = Ta wersja nie może otworzyć tego stołu. Gospodarz serwera może go wyeksportować.
notice-rules-changed = W trakcie tej partii poprawiono zasady gry (wersja { $then }, teraz { $now }). Wszystko, co dotąd zagrano, pozostaje ważne.
problem-entries-missing = W zapisie tego stołu brakuje wpisów, począwszy od numeru { $entry }. Gospodarz serwera został powiadomiony.
problem-house-full = Na tym serwerze nie ma już miejsc. Spróbuj później.
problem-too-fast = Za dużo naraz. Odczekaj chwilę i spróbuj ponownie.
problem-connections = { $number ->
        [one] Twój adres może mieć z tym serwerem { $number } połączenie naraz. Zamknij je i spróbuj ponownie.
        [few] Twój adres ma już { $number } połączenia z tym serwerem, a więcej mieć nie może. Zamknij któreś i spróbuj ponownie.
       *[many] Twój adres ma już { $number } połączeń z tym serwerem, a więcej mieć nie może. Zamknij któreś i spróbuj ponownie.
    }
problem-tables-today = { $number ->
        [one] Z twojego adresu otwarto dziś już { $number } stół, a więcej nie można. Spróbuj jutro.
        [few] Z twojego adresu otwarto dziś już { $number } stoły, a więcej nie można. Spróbuj jutro.
       *[many] Z twojego adresu otwarto dziś już { $number } stołów, a więcej nie można. Spróbuj jutro.
    }
problem-slow = Twoje żądanie docierało zbyt długo. Spróbuj ponownie.
problem-closed = Gospodarz tego serwera zamknął ten stół. Nadal można go oglądać.
problem-host = Ten serwer nie zna nazwy { $host }; kto go prowadzi, może ją dodać do { $setting }.
problem-too-large = To było za duże; { $bytes } B to najwięcej.
problem-hello-first = Najpierw się przywitaj (hello), podając klucz.
problem-message = Nie można odczytać tej wiadomości.
problem-invalid = Nie można odczytać tego żądania: { $where }
problem-no-page = Nic tu nie ma.
problem-method = Tego nie można tu zrobić.
problem-origin = Ta strona nie może rozmawiać z tym serwerem.
problem-upgrade = To miejsce na połączenie WebSocket.
problem-no-database = Baza danych nie odpowiada.
problem-unhealthy = Nie można używać bazy danych: { $reason }
problem-page-not-built = Strona nie jest jeszcze zbudowana; zbuduje ją python3 dev.py play.
problem-internal = Coś poszło nie tak po naszej stronie; nic się nie zmieniło.
problem-other = Tego nie można zrobić: { $reason }
