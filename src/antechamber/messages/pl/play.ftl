### The game in the terminal: everything it says beside the words of a title.
### A name may be "Ty", and nobody's gender is known: deeds are noun phrases after a colon, never a verb in the past.

## The start

play-welcome = { $title } · ziarno { $seed }
play-welcome-back = { $answers ->
        [one] { $title } · dalszy ciąg po { $answers } odpowiedzi
        [few] { $title } · dalszy ciąg po { $answers } odpowiedziach
        [many] { $title } · dalszy ciąg po { $answers } odpowiedziach
       *[other] { $title } · dalszy ciąg po { $answers } odpowiedzi
    }
play-players = { $names }
play-player-bot = { $name } ({ $level })
play-level = { $level }. { $about }
play-hint = Wpisz numer opcji. h wypisuje polecenia i objaśnia znaki, ? wyjaśnia bieżącą regułę.
play-forgets = Przy przekazaniu urządzenia ekran i wszystkie wiersze powyżej są czyszczone.
play-cannot-forget = Ten terminal zachowuje to, co pokazał: kto przewinie w górę, odczyta cudze tajemnice.

## Turns

play-pass-device = Przekaż urządzenie. Teraz kolej na gracza: { $name }.
play-since = Od twojej ostatniej tury
play-since-nothing = Od twojej ostatniej tury nic się nie wydarzyło.
play-deeds = { $name }: { $deeds }.
play-prompt = { $name }>{ " " }
play-ask = { $name }: czas na odpowiedź ({ $question }).
play-confirm = { $name }: koniec tury. Enter – dalej, u – cofnij ostatnią odpowiedź.
play-confirm-prompt = Enter>{ " " }

## Rules

play-rule-head = { $title } ({ $rule })
play-notation = W notacji: { $notation }
play-see-also = Zobacz też
play-see-also-rule = ? { $rule }   { $title }

## Taking back

play-undone = Cofnięto: { $option }.
play-restarted = { $answers ->
        [one] Powrót do miejsca, od którego turę można zmienić: cofnięto { $answers } odpowiedź.
        [few] Powrót do miejsca, od którego turę można zmienić: cofnięto { $answers } odpowiedzi.
        [many] Powrót do miejsca, od którego turę można zmienić: cofnięto { $answers } odpowiedzi.
       *[other] Powrót do miejsca, od którego turę można zmienić: cofnięto { $answers } odpowiedzi.
    }
play-undo-nothing = Na razie nie ma czego cofać.
play-undo-others = Twojej ostatniej odpowiedzi nie można cofnąć: są już po niej kolejne ({ $other }).
play-undo-revealed = Twojej ostatniej odpowiedzi nie można cofnąć: zdecydował los albo odsłonięto coś zakrytego.

## The log

play-log-empty = Jeszcze nic się nie wydarzyło.
play-log-head = { $count ->
        [one] Ostatnie zdarzenie
        [few] Ostatnie { $count } zdarzenia
        [many] Ostatnie { $count } zdarzeń
       *[other] Ostatnie { $count } zdarzenia
    }

## Saving and leaving

play-saved = Zapisano w { $file }.
play-save-where = Podaj, gdzie zapisać: s PLIK.
play-save-failed = Nie udało się zapisać gry w { $file }: { $reason }.
play-offer-save = Ta gra nie jest zapisana. Podaj nazwę pliku, by ją zapisać; Enter wychodzi bez zapisu>{ " " }
play-left = Gra pozostała niedokończona.
play-left-saved = Gra pozostała niedokończona. Jest zapisana w { $file }.
play-left-resume = Wróć do niej później: antechamber play --resume last  (albo python3 dev.py terminal --resume last)
play-left-data = Gra toczy się z twoimi danymi o elementach: podaj znów ich folder przez --data.

## What cannot be taken

play-bad-number = Nie ma opcji { $number }; wpisz jeden z numerów przed opcjami.
play-bad-help = Nie ma takiej opcji ani reguły do wyjaśnienia: „{ $what }”.
play-bad-input = „{ $text }” to ani numer, ani opcja w notacji, ani polecenie; h wypisuje polecenia.
play-bad-now = { $why } ({ $title }, { $rule })
play-bad-several = „{ $text }” pasuje do kilku opcji: { $options }.
play-bad-confirm = Nie ma nic do wyboru: Enter, by grać dalej, albo u, by cofnąć ostatnią odpowiedź.
play-bad-curtain = Kurtynę podnosi tylko Enter, gdy zasiądzie gracz { $name }; q – wyjście.

## Help

play-help-head = Wpisz numer opcji, jej notację („{ $example }”) albo słowo z notacji, którego nie ma żadna inna opcja.
play-help-again = Enter      pokazuje pytanie jeszcze raz
play-help-explain = ?          wyjaśnia regułę, której dotyczy pytanie
play-help-explain-one = ? 3        wyjaśnia opcję 3, a ? z numerem reguły tę regułę
play-help-undo = u          cofa twoją ostatnią odpowiedź
play-help-restart = r          zaczyna twoją turę od nowa
play-help-what = w          mówi, co się działo od twojej ostatniej tury
play-help-log = l          pokazuje ostatnie zdarzenia, l 50 – więcej
play-help-board = b          rysuje cały stół
play-help-gains = gains      pyta cię o same zyski albo przestaje pytać
play-help-report = !          zapisuje plik: to niezgodne z regułami; po ! napisz, czego oczekujesz
play-help-save = s          zapisuje grę, s PLIK – w innym miejscu
play-help-quit = q          wychodzi z gry

## The end

play-over = Koniec gry.
play-over-capped = { $rounds ->
        [one] Koniec gry: osiągnięto limit { $rounds } rundy.
        [few] Koniec gry: osiągnięto limit { $rounds } rund.
        [many] Koniec gry: osiągnięto limit { $rounds } rund.
       *[other] Koniec gry: osiągnięto limit { $rounds } rundy.
    }
play-no-winner = Nikt nie wygrał.
play-winner = { $points ->
        [one] Zwycięstwo: { $names }, { $points } punkt.
        [few] Zwycięstwo: { $names }, { $points } punkty.
        [many] Zwycięstwo: { $names }, { $points } punktów.
       *[other] Zwycięstwo: { $names }, { $points } punktu.
    }
play-and = { $first } i { $second }
play-column-player = Gracz
play-column-total = Razem

## That is against the rules

play-report-prompt = Czego oczekujesz zamiast tego? (Enter: nic więcej)>{ " " }
play-reported = Zgłoszenie zapisano w { $file }. Dołącz je, gdy zgłaszasz błąd; otwiera je `antechamber replay`.
play-reported-secret = Zawiera to, co teraz widzisz: nie pokazuj go innym przed końcem gry.

play-gains-on = Od teraz padają pytania także o same zyski.
play-gains-off = Od teraz same zyski są przyjmowane bez pytania, chyba że zależy od nich koniec gry.
play-gains-end = Od tego zysku zależy koniec gry, dlatego pytanie pada, choć o zyski nie ma pytań („gains” to zmienia).
play-gains-none = W tej grze nie ma pytań o same zyski.
