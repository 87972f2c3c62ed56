### Aztec: help text of every rule, shown for "why?" and "?".
### The message id is the rule id (games/aztec/rules.toml); one message per rule, in the order of that file.
### All texts are in our own words.

## Options

AZT-OPT-01 = W Aztec gra od trzech do sześciu osób. Nie ma drużyn ani gry w pojedynkę.
    .title = Liczba graczy
AZT-OPT-02 = Opcja stołu claim_shape mówi, co można zadeklarować. Przy plausible deklaracja musi być zestawem klejnotów, który może widnieć na jakiejś karcie. Przy free można wziąć prawie wszystko, choćby nikt nie mógł w to uwierzyć.
    .title = Co można zadeklarować
AZT-OPT-03 = Opcja stołu artefact_visibility mówi, czy zatrzymane Artefakty leżą odkryte (public), czy do końca gry zna je tylko właściciel (secret).
    .title = Artefakty jawne czy tajne
AZT-OPT-04 = Opcja stołu character_assignment mówi, czy postacie się losuje, czy wybiera po kolei, od pierwszego gracza.
    .title = Przydział postaci
AZT-OPT-05 = Opcja stołu duo_set mówi, jakie dua mają postacie. Przy mixed są trzy dua dwukolorowe, każde u dwóch postaci. Przy distinct wszystkie sześć jest różnych, a trzy z nich wymagają dwóch klejnotów jednego koloru.
    .title = Jakie są dua
AZT-OPT-06 = Opcja stołu first_player mówi, czy kartę w każdej rundzie odsłania najpierw ten sam gracz (fixed), czy za każdym razem następny zgodnie z ruchem wskazówek zegara (rotating).
    .title = Czy pierwszy gracz się zmienia
AZT-OPT-07 = Opcja stołu starting_seat wskazuje miejsce pierwszego gracza albo zdaje się na los. Musi to być miejsce przy tym stole.
    .title = Kto zaczyna
AZT-OPT-08 = Gra zawsze ma pięć rund. Żadna opcja tego nie zmienia.
    .title = Zawsze pięć rund
AZT-OPT-09 = Opcja stołu locks mówi, czy inni widzą, że twój tajny wybór już zapadł. Przy shown wszyscy widzą, na kogo stół jeszcze czeka. Przy hidden z tego, kto był szybki, a kto wolny, nie da się nic odczytać; samego wyboru i tak nikt nie widzi.
    .title = Czy widać dokonany wybór

## Components

AZT-CMP-01 = Jest 120 klejnotów: 40 niebieskich, 40 żółtych i 40 czerwonych. Ich wspólny stos to świątynia.
    .title = Klejnoty i świątynia
AZT-CMP-02 = Jest 40 przeklętych kamieni. Te, które nie należą do nikogo, tworzą zasoby.
    .title = Przeklęte kamienie
AZT-CMP-03 = Są 42 karty Klejnotów. Na każdej widać 2, 3 lub 4 klejnoty w jednym lub dwóch kolorach. Niektóre karty się powtarzają; można sprawdzić, ile razy.
    .title = Karty Klejnotów
AZT-CMP-04 = Są 42 karty Artefaktów. Te z ikoną działają od razu i wracają pod talię. Wszystkie inne zatrzymujesz; liczą się na końcu.
    .title = Karty Artefaktów
AZT-CMP-05 = Są trzy karty Klątwy, po jednej na każdy kolor klejnotów. Zbierają się na nich przeklęte kamienie.
    .title = Karty Klątwy
AZT-CMP-06 = Jest sześć plansz postaci. Na każdej widać własne duo postaci i tor, który mówi, ile punktów odbierają ci kamienie.
    .title = Plansze postaci
AZT-CMP-07 = Każda postać ma żeton o dwóch stronach: zielona mówi „Wierzę ci!”, czerwona „Kłamiesz!”.
    .title = Żetony postaci
AZT-DEF-01 = Twój skarb to klejnoty, które masz na stałe. Twoja deklaracja to klejnoty, które w czasie rundy leżą na twojej zakrytej karcie. Kamienie to zawsze przeklęte kamienie, a przeciwnik to każdy inny gracz.
    .title = Jak co nazywamy
AZT-DEF-02 = Zgodnie z ruchem wskazówek zegara od kogoś – to znaczy: najpierw następne miejsce, potem dalej wokół stołu, bez tego miejsca samego.
    .title = Kierunek gry

## Setup

AZT-SET-01 = Wszystkie klejnoty leżą w świątyni, a kamienie w zasobach. Jedno i drugie jest wspólne.
    .title = Świątynia i zasoby
AZT-SET-02 = Wszystkie 42 karty Artefaktów tasuje się w jedną zakrytą talię.
    .title = Talia Artefaktów
AZT-SET-03 = Na każdej z trzech kart Klątwy leży na początku jeden kamień.
    .title = Po kamieniu na Klątwę
AZT-SET-04 = Każdy dostaje jedną postać z jej żetonem i żadna postać się nie powtarza. Przydziela je los albo, jeśli stół tak woli, gracze wybierają po kolei, od pierwszego gracza. Wolne postacie nie biorą udziału w grze.
    .title = Każdemu jedna postać
AZT-SET-05 = Zaczynasz z dwoma przeklętymi kamieniami.
    .title = Po dwa kamienie
AZT-SET-06 = Karty Klejnotów się tasuje i każdy dostaje pięć zakrytych. To twój własny stos, w kolejności rozdania. Reszty kart nikt nie ogląda.
    .title = Po pięć kart Klejnotów
AZT-SET-07 = Jeden z graczy jest pierwszym graczem: wskazuje go los albo stół. Przy prawdziwym stole to najmłodsza osoba.
    .title = Pierwszy gracz
AZT-SET-08 = Zaczynasz bez klejnotów i bez Artefaktów. Potem rusza pierwsza runda.
    .title = Na początku nic
AZT-SET-09 = Na początku w grze są więc po dwa kamienie na gracza i po jednym na każdej z trzech kart Klątwy.
    .title = Kamienie na początku
AZT-SET-10 = Los decyduje w stałej kolejności: pierwszy gracz, postacie, karty Klejnotów, talia Artefaktów. Tego, co ustala opcja, się nie losuje. Po przygotowaniu nic już w tej grze nie jest losowe.
    .title = Kolejność losowania
AZT-SET-11 = Jeśli postacie się wybiera, pierwszego gracza znamy przed pierwszym wyborem, a każdy ma postać, zanim ktokolwiek zobaczy kartę Klejnotów.
    .title = Postacie przed kartami

## Round

AZT-RND-01 = Runda ma pięć kroków: branie klejnotów, żetony, odsłanianie kart, klątwy i koniec rundy. Po pięciu rundach gra się kończy.
    .title = Pięć kroków rundy
AZT-RND-02 = Krok zaczyna się, gdy wszyscy skończyli poprzedni.
    .title = Razem, krok po kroku
AZT-RND-03 = Gdy Artefakt działa od razu, wszystkich wyborów dokonuje ten, kto go zdobył.
    .title = Twój Artefakt, twoje wybory

## Claims

AZT-CLM-01 = Oglądasz wierzchnią kartę swojego stosu; inni w tym samym czasie oglądają swoje. Twoją widzisz tylko ty. Dalszych kart stosu nie wolno oglądać.
    .title = Obejrzyj swoją kartę
AZT-CLM-02 = Bierzesz klejnoty ze świątyni i kładziesz je na zakrytej karcie: dokładnie te, które na niej są, albo inne, dla blefu. To twoja deklaracja.
    .title = Weź klejnoty albo blefuj
AZT-CLM-03 = Deklaracje powstają w tajemnicy, a odkrywa się je razem. Gdy widać już cudze, swojej nie można zmienić.
    .title = Deklaracje odkrywa się razem
AZT-CLM-04 = Jeśli stół nie gra z dowolnymi deklaracjami, deklaracja musi być taka, jaka może być karta Klejnotów: od 2 do 4 klejnotów w najwyżej dwóch kolorach. Można zadeklarować także kartę, o której wiesz, że wszystkie jej kopie już wyszły.
    .title = Możliwe deklaracje
AZT-CLM-05 = Gdy claim_shape to free, deklaracja może mieć od 1 do 6 klejnotów w dowolnych kolorach.
    .title = Dowolne deklaracje
AZT-CLM-06 = Deklaracja jest prawdziwa, jeśli zgadza się z kartą co do klejnotu, we wszystkich trzech kolorach. Wszystko inne to kłamstwo, nawet gdy bierzesz mniej klejnotów. Nie trzeba kłamać i nie trzeba być uczciwym.
    .title = Prawda i kłamstwo
AZT-CLM-07 = Trzeba coś zadeklarować: pusta deklaracja jest niedozwolona.
    .title = Bez pustych deklaracji
AZT-SUP-01 = W świątyni nigdy nie brakuje klejnotów. Ich liczba w pudełku nie ogranicza deklaracji, zdobyczy ani Artefaktów.
    .title = Świątynia się nie kończy
AZT-SUP-02 = W zasobach też nigdy nie brakuje przeklętych kamieni.
    .title = Zasoby się nie kończą

## Tokens

AZT-TOK-01 = Gdy wszystkie deklaracje są odkryte, kładziesz żeton przed jednym graczem. Zielona strona mówi, że wierzysz deklaracji, czerwona – że to twoim zdaniem kłamstwo.
    .title = Uwierz albo oskarż
AZT-TOK-02 = Żeton kładziesz przed przeciwnikiem, nigdy przed sobą.
    .title = Nie przed sobą
AZT-TOK-03 = W każdej rundzie kładziesz żeton: przed jednym przeciwnikiem, jedną stroną. Nie można z tego zrezygnować.
    .title = Każdy kładzie żeton
AZT-TOK-04 = Żetony kładzie się jednocześnie. To, kogo i którą stronę wybierasz, jest tajne, dopóki nie wybiorą wszyscy.
    .title = Żetony odkrywa się razem
AZT-TOK-05 = Przed graczem może leżeć kilka żetonów albo żaden.
    .title = Dowolnie wiele żetonów
AZT-TOK-06 = Żeton liczy się przez całą rundę, cokolwiek się z tobą stanie, zanim przyjdzie na niego kolej.
    .title = Żeton pozostaje ważny
AZT-TOK-07 = Gdy gracz odsłania kartę, czerwone żetony przed nim to oskarżyciele, a zielone to ci, którzy wierzą. Żetony przed innymi nie mają z tym nic wspólnego.
    .title = Kto oskarża, kto wierzy
AZT-TOK-08 = Jeśli oskarża cię lub wierzy ci kilka osób, skutki idą zgodnie z ruchem wskazówek zegara, licząc od ciebie.
    .title = Po kolei wokół stołu

## Reveal

AZT-RES-01 = Pierwszy gracz odsłania kartę, potem inni zgodnie z ruchem wskazówek zegara. Skutki jednej karty, razem z Artefaktami, trzeba dokończyć, zanim odsłoni się następną.
    .title = Karta po karcie
AZT-RES-02 = Kartę pokazuje się zawsze, czy deklaracja była prawdziwa, czy nie, i zostaje ona odkryta.
    .title = Kartę pokazuje się zawsze
AZT-RES-03 = Skutki odsłonięcia następują w takiej kolejności, w jakiej są tu wymienione.
    .title = W podanej kolejności
AZT-RES-04 = Każdy skutek kończy się dla wszystkich, których dotyczy, zanim zacznie się następny. Co nie dotyczy nikogo, to się pomija.
    .title = Skutek po skutku
AZT-RES-11 = Prawda: klejnoty z deklaracji trafiają do twojego skarbu.
    .title = Prawda: deklaracja jest twoja
AZT-RES-12 = Prawda: dajesz po kamieniu każdemu, kto cię oskarżył.
    .title = Prawda: kamień dla oskarżycieli
AZT-RES-13 = Prawda: jeśli oskarżyły cię co najmniej dwie osoby, zdobywasz jeden Artefakt. Jeden, ilu by ich nie było.
    .title = Prawda: Artefakt za dwa oskarżenia
AZT-RES-14 = Prawda: każdy, kto ci uwierzył, odkłada kamień do zasobów. Kto nie ma kamieni, nie odkłada nic.
    .title = Prawda: kamień mniej dla wierzących
AZT-RES-21 = Kłamstwo bez oskarżeń: klejnoty z deklaracji trafiają do twojego skarbu. To, co jest na karcie, nie ma znaczenia.
    .title = Bez oskarżeń: deklaracja jest twoja
AZT-RES-22 = Kłamstwo bez oskarżeń: zdobywasz jeden Artefakt.
    .title = Bez oskarżeń: Artefakt
AZT-RES-23 = Kłamstwo bez oskarżeń: każdy, kto ci uwierzył, bierze kamień z zasobów.
    .title = Bez oskarżeń: wierzący płacą
AZT-RES-31 = Oskarżone kłamstwo: deklaracja wraca do świątyni, a ty bierzesz klejnoty ze swojej karty.
    .title = Przyłapanie: karta zamiast deklaracji
AZT-RES-32 = Oskarżone kłamstwo: każdy, kto cię oskarżył, daje ci kamień.
    .title = Przyłapanie: kamienie od oskarżycieli
AZT-RES-33 = Oskarżone kłamstwo: każdy, kto ci uwierzył, bierze kamień z zasobów.
    .title = Przyłapanie: wierzący płacą
AZT-RES-34 = Oskarżone kłamstwo: jeśli oskarżycieli jest co najmniej dwóch, każdy z nich zdobywa Artefakt, po kolei zgodnie z ruchem wskazówek zegara od ciebie. Jeden kończy, zanim zacznie następny.
    .title = Przyłapanie: Artefakty dla dwóch

## Stones

AZT-STN-01 = Gdy masz dać kamień, dajesz własny. Jeśli nie masz żadnego, drugi gracz dostaje kamień z zasobów. Zawsze więc dostaje kamień, a ty nigdy nie masz mniej niż zero. Artefakty, które dają kamienie, działają tak samo.
    .title = Dawanie kamienia
AZT-STN-02 = Gdy masz dać kilka kamieni, najpierw idą twoje, po jednym, zgodnie z ruchem wskazówek zegara od ciebie. Pozostali dostają z zasobów.
    .title = Dawanie kilku kamieni
AZT-STN-03 = Liczba kamieni u gracza ani na karcie Klątwy nie jest ograniczona.
    .title = Kamienie bez limitu

## Artefacts

AZT-ART-01 = Obejrzyj trzy wierzchnie karty talii Artefaktów, wybierz jedną, a dwie pozostałe odłóż pod talię. Te trzy karty widzisz tylko ty.
    .title = Zdobywanie Artefaktu
AZT-ART-02 = Jedną z kart trzeba wybrać. Z Artefaktu nie można zrezygnować.
    .title = Trzeba wybrać
AZT-ART-03 = Karty, których nie wybierasz, idą pod talię w takiej kolejności, w jakiej przyszły.
    .title = Reszta idzie pod talię
AZT-ART-04 = Artefakt bez ikony zostaje u ciebie aż do punktacji. Możesz ich mieć dowolnie wiele i nic ich nie odbiera.
    .title = Artefakty, które zostają
AZT-ART-05 = Artefakt z ikoną działa od razu, a potem idzie pod talię, pod karty, których nie wybierasz.
    .title = Artefakty, które działają od razu
AZT-ART-06 = Jeśli zostały mniej niż trzy karty, oglądasz wszystkie, wybierasz jedną i odkładasz resztę. Z pustej talii nie zdobywasz nic, ani teraz, ani później.
    .title = Gdy talia się kończy
AZT-ART-07 = Można wybrać Artefakt, który teraz nic nie może zrobić. Idzie wtedy pod talię bez skutku.
    .title = Artefakty bez skutku
AZT-ART-08 = Żaden Artefakt nie daje kolejnego Artefaktu.
    .title = Artefakt nie daje Artefaktu

## Curses

AZT-CUR-01 = Dla każdego koloru: kto ma w nim więcej klejnotów niż każdy inny gracz, zabiera wszystkie kamienie z karty Klątwy tego koloru.
    .title = Najwięcej klejnotów, wszystkie kamienie
AZT-CUR-02 = Jeśli najwięcej ma kilka osób po równo, nikt nie bierze kamieni i zostają one na karcie. Tak samo gdy nikt nie ma klejnotu tego koloru.
    .title = Remis: kamienie zostają
AZT-CUR-03 = Klątwy działają po wszystkich odsłonięciach, w każdej rundzie, w ostatniej też. Liczą się tylko klejnoty w skarbach, a każdy kolor osobno.
    .title = Kiedy działają klątwy

## End of the round

AZT-END-01 = Każdy odrzuca zagraną kartę, odkrytą.
    .title = Karty się odrzuca
AZT-END-02 = Na każdą kartę Klątwy trafia jeszcze jeden kamień z zasobów, także gdy jej kamienie zostały.
    .title = Kamień na każdą Klątwę
AZT-END-03 = Każdy zabiera swój żeton z powrotem.
    .title = Żetony wracają
AZT-END-04 = Pierwszy gracz jest ten sam przez całą grę. Jeśli stół tak woli, w następnej rundzie jest nim kolejna osoba zgodnie z ruchem wskazówek zegara. Zmienia to tylko kolejność odsłaniania kart.
    .title = Kto potem pierwszy
AZT-END-05 = Po piątej rundzie gra się kończy i liczy się punkty.
    .title = Koniec gry

## What artefacts do

AZT-FX-05 = Artefakty, które zatrzymujesz, nie działają przed końcem gry. Każda karta liczy się osobno, także dwie jednakowe, a klejnot może się liczyć do dowolnie wielu kart, do dua i do triów.
    .title = Zatrzymane liczą się na końcu
AZT-FX-01 = Ten Artefakt daje swoje punkty za każdy pełny zestaw jego klejnotów w twoim skarbie, nie tylko za pierwszy.
    .title = Punkty za każdy zestaw
AZT-FX-02 = Ten Artefakt liczy wszystkie twoje klejnoty, bez względu na kolor. Dostajesz jego punkty za każdą pełną grupę tylu klejnotów, ile podaje karta; reszta nic nie daje.
    .title = Punkty za dowolne klejnoty
AZT-FX-03 = Ten Artefakt daje swoje punkty, cokolwiek masz.
    .title = Zwykłe punkty
AZT-FX-04 = Karta podaje, ile twoich kamieni nie odbiera punktów; na torze liczą się tylko te ponad tę liczbę. Kilka takich Artefaktów się sumuje. Same kamienie zostają u ciebie i liczą się przy remisie.
    .title = Kamienie, które nic nie kosztują
AZT-FX-16 = Jeśli karta mówi, że możesz, wolno z tego zrezygnować; wszystko inne trzeba zrobić, o ile się da. Wszystkich wyborów dokonuje ten, kto zdobył kartę.
    .title = Można i trzeba
AZT-FX-11 = Wszystkie twoje kamienie wracają do zasobów.
    .title = Pozbądź się kamieni
AZT-FX-12 = Daj po kamieniu tylu różnym przeciwnikom, ilu podaje karta; wybór należy do ciebie. Jeśli przeciwników nie jest więcej, dostają wszyscy. Najpierw idą twoje kamienie, reszta z zasobów.
    .title = Kamienie dla przeciwników
AZT-FX-13 = Możesz zabrać ze skarbu przeciwnika jeden klejnot wybranego koloru, a potem tak samo od innych, aż do liczby na karcie. Nikt nie traci więcej niż jednego, a deklaracji przed odsłonięciem nie można ruszyć.
    .title = Zabierz klejnoty przeciwnikom
AZT-FX-14 = Weź ze świątyni dokładnie tyle klejnotów, ile podaje karta, w dowolnych kolorach.
    .title = Weź dowolne klejnoty
AZT-FX-15 = Weź dokładnie tyle klejnotów, ile podaje karta, w dowolnych kolorach. Potem, tyle razy, ile karta pozwala, możesz odłożyć klejnot ze skarbu i wziąć jeden innego koloru.
    .title = Weź i wymień
AZT-FX-17 = Karta, która działa od razu, zastaje sytuację w środku odsłaniania: nieodsłonięte deklaracje nie należą do nikogo, późniejsze kamienie jeszcze leżą. Klejnoty, które przeniesie, liczą się do klątw tej rundy.
    .title = Sytuacja chwili

## Scoring

AZT-SCO-01 = Za każde pełne duo swojej postaci masz 1 punkt. Przy duu dwóch kolorów liczy się mniejsza z dwóch liczb; duo jednego koloru wymaga dwóch takich klejnotów.
    .title = Dua
AZT-SCO-02 = Za każde pełne trio – niebieski, żółty i czerwony klejnot – masz 2 punkty.
    .title = Tria
AZT-SCO-03 = Doliczasz punkty zatrzymanych Artefaktów.
    .title = Punkty Artefaktów
AZT-SCO-04 = Kamienie odbierają ci tyle punktów, ile przy ich liczbie pokazuje tor na planszy postaci. Za końcem toru każdy następny kamień kosztuje kolejne 3 punkty, chyba że właściciel gry wpisał inną liczbę.
    .title = Kamienie odbierają punkty
AZT-SCO-05 = Klejnot liczy się jednocześnie do duów, do triów i do każdego Artefaktu. W każdym z nich tylko raz.
    .title = Klejnoty liczą się wszędzie
AZT-SCO-06 = Niepełne zestawy nic nie dają. Wynik może być poniżej zera.
    .title = Tylko pełne zestawy
AZT-SCO-07 = Wygrywa najwięcej punktów. Przy remisie wygrywa, kto ma mniej kamieni, licząc te, które naprawdę leżą, cokolwiek mówią Artefakty. Jeśli remis trwa, zwycięstwo jest wspólne.
    .title = Kto wygrywa
AZT-SCO-08 = W końcowej klasyfikacji gracze z równymi punktami i kamieniami mają wspólne lepsze miejsce, a następne się pomija.
    .title = Klasyfikacja

## What players may know

AZT-INF-01 = Każdy może w każdej chwili sprawdzić, jakie są karty Klejnotów i Artefaktów i ile ich jest.
    .title = Talie są znane
AZT-INF-02 = Postacie i ich dua, miejsca, pierwszego gracza i rundę znają wszyscy.
    .title = Postacie leżą odkryte
AZT-INF-03 = Wszyscy widzą klejnoty i kamienie graczy, kamienie na kartach Klątwy i liczbę kart w talii Artefaktów.
    .title = Klejnoty i kamienie widać
AZT-INF-04 = Twoją kartę znasz tylko ty, dopóki jej nie odsłonisz. Potem znają ją wszyscy.
    .title = Twoja karta
AZT-INF-05 = Nikt nie zna dalszych kart w stosach, kart, których nie rozdano, ani kolejności talii Artefaktów, z wyjątkiem kart, które ktoś widział, zanim trafiły pod talię.
    .title = Czego nie wie nikt
AZT-INF-06 = Twoją deklarację i żeton znasz tylko ty, dopóki nie wybiorą wszyscy. Inni mogą widzieć, że twój wybór zapadł, ale nie jaki.
    .title = Tajne wybory
AZT-INF-07 = Zatrzymane Artefakty leżą odkryte. Jeśli stół woli je ukryć, inni widzą tylko, ile ich masz, aż do ujawnienia na końcu.
    .title = Kto widzi zatrzymane Artefakty
AZT-INF-08 = Karty, spośród których wybierasz Artefakt, widzisz tylko ty. Inni widzą potem wybraną, jeśli działa od razu albo Artefakty są odkryte. Kto widział kartę idącą pod talię, wie, gdzie ona leży.
    .title = Kto widzi dobrane Artefakty
AZT-INF-09 = Gdy Artefakt działa od razu, wszyscy widzą, który to, kogo dotyczy i co z tego wynika.
    .title = Działające Artefakty widać
AZT-INF-10 = Wszystkie odsłonięte dotąd karty, deklaracje i żetony można w każdej chwili obejrzeć.
    .title = Przeszłość jest jawna
AZT-INF-11 = Wiesz więc: jaka jest twoja karta, co leży odkryte, jakie były deklaracje, karty i żetony w minionych rundach, które Artefakty znasz i gdzie są, i z których właśnie wybierasz.
    .title = Wszystko, co wiesz
AZT-INF-12 = To, co widzisz, nigdy nie zależy od tego, czego wiedzieć nie możesz: od cudzych ukrytych wyborów i kart ani od nieznanej ci części talii.
    .title = Nic nie wycieka
AZT-INF-13 = Przy stole wolno mówić, co się chce. Nikogo to nie wiąże.
    .title = Mówić wolno wszystko
AZT-INF-14 = Jeśli ktoś inny bierze jedną z trzech kart, z których część znasz, wiesz dalej tylko to, co na pewno wynika z tego, co pokazano. Tyle można by zapisać przy stole, i nic więcej. Kopii się przy tym nie liczy.
    .title = Co wiesz nadal

## How choices are asked

AZT-DEC-01 = Jeśli postacie się wybiera, każdy po kolei wybiera jedną z wolnych.
    .title = Pytanie: postać
AZT-DEC-02 = W pierwszym kroku wszyscy naraz wybierają deklaracje. Na twojej liście prawdziwa jest zaznaczona; nikt inny tego nie widzi.
    .title = Pytanie: deklaracja
AZT-DEC-03 = W drugim kroku wszyscy naraz wybierają przeciwnika i stronę żetonu.
    .title = Pytanie: żeton
AZT-DEC-04 = Gdy zdobywasz Artefakt, wybierasz jedną z kart, które masz przed sobą. Dwie jednakowe to dwie opcje: dostajesz taką samą kartę, ale pozostałe mogą iść pod talię w innej kolejności.
    .title = Pytanie: Artefakt
AZT-DEC-05 = Jeśli Artefakt pozwala wziąć klejnoty, wybierasz wszystkie naraz.
    .title = Pytanie: jakie klejnoty
AZT-DEC-06 = Jeśli Artefakt pozwala wymieniać klejnoty, wybierasz po jednej wymianie albo poprzestajesz.
    .title = Pytanie: wymiana
AZT-DEC-07 = Jeśli Artefakt pozwala zabierać klejnoty przeciwnikom, wybierasz po jednym przeciwniku i kolorze albo poprzestajesz. Gdy nie ma już komu zabrać, kończy się to samo.
    .title = Pytanie: komu zabrać
AZT-DEC-08 = Jeśli Artefakt daje kamienie części przeciwników, wybierasz ich wszystkich naraz.
    .title = Pytanie: komu kamień
AZT-DEC-09 = Gdzie nie ma wyboru, nie ma pytania: ostatnia postać, ostatni Artefakt, kamienie dla wszystkich przeciwników, nikt, komu można by coś zabrać.
    .title = Bez wyboru, bez pytania
AZT-DEC-10 = Deklaracje i żetony zbiera się w tajemnicy. Nawet jeśli pyta się po kolei, nikt nie dowiaduje się, co wybrali wcześniejsi.
    .title = Wybory są tajne
AZT-DEC-11 = Tajny wybór liczy się, gdy wybierze ostatni gracz. Przedtem może być wolno go zmienić; żadna reguła od tego nie zależy.
    .title = Kiedy wybór się liczy

## The game comes to an end

AZT-TRM-01 = Gra ma dokładnie pięć rund, a w każdej z nich każdy gracz składa jedną deklarację i kładzie jeden żeton.
    .title = Pięć rund i koniec
AZT-TRM-02 = W jednej rundzie można zdobyć najwyżej dwa razy tyle Artefaktów, ilu każdy gracz ma przeciwników.
    .title = Artefakty w rundzie
AZT-TRM-03 = Żaden Artefakt nie prowadzi do następnego, a każdy wymaga najwyżej kilku wyborów. Dlatego każda gra się kończy, jakkolwiek by grać.
    .title = Każda gra się kończy
AZT-INV-01 = Nikt nigdy nie ma mniej niż zero klejnotów ani mniej niż zero kamieni.
    .title = Nigdy poniżej zera
AZT-INV-02 = Talia Artefaktów i zatrzymane Artefakty to razem zawsze 42 karty, chyba że ktoś właśnie wybiera lub zagrywa jedną z nich.
    .title = Wszystkie Artefakty są
AZT-INV-03 = Kart w stosach, w grze i odrzuconych jest zawsze po pięć na gracza. Po każdej rundzie każdy ma o jedną odrzuconą więcej.
    .title = Wszystkie karty Klejnotów są
AZT-INV-04 = Po każdej rundzie na każdej karcie Klątwy leży co najmniej jeden kamień i najwyżej o jeden więcej, niż minęło rund.
    .title = Kamienie na kartach Klątwy
AZT-INV-05 = W jednej rundzie gracz zyskuje najwyżej klejnoty z jednej deklaracji i dwa Artefakty. Nikt więc nigdy nie ma więcej klejnotów, kamieni ani Artefaktów, niż mogły przynieść dotychczasowe rundy.
    .title = Nigdy więcej, niż można zyskać
