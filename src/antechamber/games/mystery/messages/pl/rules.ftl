### Mystery of the Temples: help text of every rule, shown for "why?" and "?".
### The message id is the rule id (games/mystery/rules.toml); one message per rule, in the order of the rule index.
### All texts are in our own words.

## Options

MOT-OPT-01 = Opcja stołu, która przy waszym stole nie ma sensu, zostaje odrzucona z podaniem powodu. Nie da się na przykład wybrać stron sieci w grze podstawowej ani prosić o wirtualnego gracza przy trzech osobach. Wartość domyślna bez znaczenia jest po prostu pomijana.
    .title = Opcje muszą pasować do stołu

## Components

MOT-COMP-08 = W grze jest 5 świątyń, 10 kart pustkowi, 4 dwustronne kryształowe sieci, 20 kart runów w 5 rodzajach i 6 kart celów. Kryształów jest 60: 24 bezbarwne, 8 czerwonych, 8 żółtych, 8 niebieskich, 6 zielonych i 6 fioletowych. Każdy gracz ma 1 łamacza klątw i 6 znaczników: 1 do punktacji i 5 do klątw.
    .title = Co jest w pudełku
MOT-COMP-01 = Na każdej świątyni widać łuk kolorowych kryształów, pola klątw z punktami, tabliczkę runiczną i jeden kryształ w kolorze świątyni, który można tam pobrać.
    .title = Budowa świątyni
MOT-COMP-02 = Łuk ma 9 kryształów i 5 pól klątw wartych 3, 5, 8, 5 i 3 punkty. Licząc od wybranego końca, łańcuch 3 kryształów daje pole za 3 punkty po tej stronie, a łańcuch 4 kryształów – pole za 5 punktów. Łańcuch 5 kryształów daje środkowe pole za 8 punktów, niezależnie od końca, od którego zaczynasz. Pola za 3, 5 i 8 punktów to poziomy 1, 2 i 3.
    .title = Łuk i pola klątw
MOT-COMP-03 = Pole klątwy ze znakiem X jest zamknięte: nikt nigdy nie położy tam znacznika. Które pola są zamknięte, zależy od użytej strony karty świątyni.
    .title = Zamknięte pola klątw
MOT-COMP-04 = Twoja kryształowa sieć ma 12 miejsc na kryształy, z których część łączą linie. Na każdym miejscu mieści się jeden kryształ.
    .title = Twoja kryształowa sieć
MOT-COMP-05 = Karta pustkowi ma numer, tabliczkę runiczną i jeden z trzech sposobów zdobywania kryształów: bezpośrednie pobranie, Zamianę Kryształów albo Ulepszenie Kryształów.
    .title = Budowa karty pustkowi
MOT-COMP-06 = Karta runów pokazuje swój rodzaj, liczbę kart tego rodzaju w talii i to, co ci daje.
    .title = Budowa karty runów
MOT-COMP-07 = Żaden kryształ nie opuszcza gry. Ilekroć masz coś wybrać, w zasobach, we wszystkich sieciach i na kartach Ulepszenia Kryształów leży razem dokładnie 60 kryształów z pudełka.
    .title = Zawsze sześćdziesiąt kryształów

## Setup

MOT-SETUP-01 = Pięć świątyń układa się w krąg w losowej kolejności. Na cztery osoby gra się przednimi stronami; na dwie lub trzy – stronami z odpowiednim oznaczeniem, gdzie część pól może być zamknięta.
    .title = Świątynie w losowej kolejności
MOT-SETUP-02 = Karty pustkowi leżą wokół kręgu według numerów, zgodnie z ruchem wskazówek zegara, po dwie w każdej przerwie między świątyniami. Na dwie lub trzy osoby zdejmuje się potem karty 4 i 7, nie przesuwając pozostałych, więc zostaje 13 kart.
    .title = Pustkowia po kolei
MOT-SETUP-03 = Wszystkie 60 kryształów tworzy na początku wspólne zasoby, posortowane według rodzaju. Kolorowe rysujemy przy świątyni w ich kolorze, ale to tylko obrazek: żeby dostać taki kryształ, łamacz klątw wcale nie musi tam stać.
    .title = Zasoby
MOT-SETUP-04 = 20 kart runów tasuje się i rozkłada zakryte, po jednym stosie 4 kart przy każdej świątyni. Potem wierzchnią kartę każdego stosu odsłania się dla wszystkich.
    .title = Stosy runów
MOT-SETUP-05 = Cel runów liczy się w każdej grze. Do tego losuje się 3 z 5 celów świątyń przy czterech osobach albo 2 przy dwóch lub trzech; pozostałe nie biorą udziału w grze.
    .title = Cele w grze
MOT-SETUP-06 = Masz jednego łamacza klątw i 6 znaczników. Jeden pokazuje twój wynik, od 0; pozostałe 5 służy do klątw, które łamiesz. Łamacz klątw czeka obok kręgu i do twojej pierwszej tury nikomu nie przeszkadza.
    .title = Twoje elementy
MOT-SETUP-07 = Pierwszego gracza wskazuje los. W polskim wydaniu jest nim osoba, która ostatnio coś złamała. Opcja stołu start_player w obu wydaniach pozwala wskazać tego gracza albo zdać się na los. Dalej gra się zgodnie z ruchem wskazówek zegara.
    .title = Kto zaczyna
MOT-SETUP-09 = W grze podstawowej kryształowe sieci rozdaje się według kolejności graczy; w zaawansowanej każdy swoją wybiera. Wybór następuje, gdy wszystko inne już leży, więc widać krąg, odsłonięte runy i cele.
    .title = Skąd kryształowa sieć
MOT-SETUP-08 = Przed pierwszą turą bierzesz 2 bezbarwne kryształy i kładziesz je na dowolnych 2 pustych miejscach swojej sieci. Gracze robią to po kolei, gdy każdy ma już sieć.
    .title = Dwa kryształy na start
MOT-SETUP-11 = W grze na dwie osoby dochodzą pionek i znaczniki wirtualnego gracza. Opcja stołu two_player_neutral: gdy jest wyłączona, przygotowanie jest takie jak dla trzech osób, bez wirtualnego gracza.
    .title = Dodatki na dwie osoby
MOT-SETUP-12 = Każdy gracz ma inny kolor, a elementy wirtualnego gracza są w jednym z wolnych kolorów. Kolory służą tylko do odróżniania; na grę nie wpływają.
    .title = Kolory graczy
MOT-SETUP-10 = W grze podstawowej pierwszy, drugi, trzeci i czwarty gracz w kolejności dostają sieci 1A, 2A, 3A i 4A. Ich specjalne efekty są wyłączone, podobnie jak trzy specjalne miejsca sieci 2A: liczy się tylko 12 zwykłych miejsc.
    .title = Sieci w grze podstawowej
MOT-SETUP-20 = Do wyboru są wszystkie cztery kryształowe sieci, także gdy graczy jest mniej. Sieci, których nikt nie weźmie, nie biorą udziału w grze.
    .title = Cztery sieci do wyboru
MOT-SETUP-21 = Jako pierwszy wybiera ostatni gracz w kolejności. Dalej wybór idzie przeciwnie do ruchu wskazówek zegara, więc pierwszy gracz wybiera na końcu. Każdy bierze jedną sieć.
    .title = Kolejność wyboru
MOT-SETUP-22 = Opcja stołu grid_pool decyduje, które strony są do wyboru: same A, same B, losowe (random), podane w grid_sides (custom) albo dowolne w chwili wyboru (choose). Jeśli stół nic nie ustali, wybierasz stronę razem z siecią. W polskim wydaniu strony ustala się przed wyborem, a jeśli stół nic nie ustali, wszystkie sieci leżą stroną A.
    .title = Strony sieci
MOT-SETUP-23 = Jeśli sieć daje ci coś za sam jej wybór (2A lub 3A), dostajesz to od razu, zanim wybierze następna osoba.
    .title = Efekty przy wyborze
MOT-SETUP-24 = Gdy specjalny efekt twojej sieci kłóci się z podstawową zasadą, rację ma sieć.
    .title = Sieć ma pierwszeństwo

## Turn

MOT-TURN-05 = W każdej rundzie wszyscy rozgrywają po jednej turze, zgodnie z ruchem wskazówek zegara, począwszy od pierwszego gracza. Pierwszy gracz jest ten sam przez całą grę, a rundy trwają, dopóki coś nie wywoła końca.
    .title = Rundy i tury
MOT-TURN-01 = W swojej turze najpierw przesuń łamacza klątw, a potem pobierz kryształy albo złam klątwę. Nie można pominąć ani ruchu, ani akcji.
    .title = Ruch, potem akcja
MOT-TURN-02 = Czaru przestawienia, Czaru wymiany i kryształów sieci 2A możesz w swojej turze używać dowolnie często: przed ruchem, po ruchu i po akcji. W polskim wydaniu sieć 2A działa tylko raz na turę. Nie użyjesz ich w trakcie płacenia ani wtedy, gdy masz jeszcze kryształy do umieszczenia.
    .title = Kiedy używać czarów
MOT-TURN-03 = Po akcji możesz jeszcze używać czarów, więc koniec tury ogłaszasz samodzielnie. Jeśli nie ma już niczego, czego da się użyć, tura kończy się sama.
    .title = Koniec tury
MOT-TURN-04 = W jednej turze złamiesz najwyżej jedną klątwę i pobierzesz kryształy najwyżej raz. Nic w grze nie daje drugiej takiej okazji.
    .title = Po jednym na turę

## Movement

MOT-MOVE-01 = W pierwszej turze się nie poruszasz: postaw łamacza klątw na dowolnej karcie, na której nie stoi inny pionek, także pionek wirtualnego gracza. Nic to nie kosztuje, a dalej wykonujesz akcję jak zwykle.
    .title = Pierwsza tura: wejście
MOT-MOVE-02 = Wybierz pustkowia albo świątynie i idź o 1, 2 lub 3 pola zgodnie z ruchem wskazówek zegara. Liczysz tylko karty wybranego rodzaju, pozostałe mijasz za darmo. W każdej turze możesz wybrać inny rodzaj.
    .title = Pustkowia albo świątynie
MOT-MOVE-03 = Kartę, na której stoi inny łamacz klątw, przeskakujesz i nie liczysz jej jako pola. Pionek wirtualnego gracza blokuje kartę tak samo.
    .title = Zajęte karty się omija
MOT-MOVE-04 = Musisz ruszyć się co najmniej o jedno pole; stanie w miejscu to nie ruch.
    .title = Bez stania w miejscu
MOT-MOVE-05 = Gdy okrążysz cały krąg, twoja własna karta liczy się jako pole, jak każda wolna karta, i możesz na niej stanąć. Opcja stołu full_lap: gdy jest wyłączona, własną kartę pomija się tak, jakby była zajęta.
    .title = Pełne okrążenie
MOT-MOVE-06 = Z Czarem szybkości idziesz o 4, 5 lub 6 pól za 1, 3 lub 6 kryształów łącznie, płatnych przed ruchem. Możesz go kupić raz na turę, ale nie przy pierwszym postawieniu pionka ani do darmowego ruchu sieci 3B.
    .title = Czar szybkości
MOT-MOVE-07 = Czar szybkości kupujesz dokładnie na tyle pól, o ile idziesz. Nie można zapłacić za więcej i zatrzymać się wcześniej.
    .title = Płacisz tylko za swój ruch
MOT-MOVE-08 = Zawsze masz przynajmniej jeden darmowy ruch: inni łamacze klątw nigdy nie zablokują ci wszystkich świątyń ani wszystkich pustkowi.
    .title = Zawsze jest jakiś ruch
MOT-MOVE-09 = Opcja stołu dexterity_unbounded: gdy jest włączona, cennik Czaru szybkości ciągnie się dalej w ten sam sposób, a 4 dodatkowe pola kosztują 10 kryształów. Gdy jest wyłączona, kupisz najwyżej 3 dodatkowe pola.
    .title = Dłuższy Czar szybkości

## Gaining crystals

MOT-GAIN-01 = Otrzymany kryształ pochodzi z zasobów i od razu trafia na wybrane przez ciebie puste miejsce w sieci. Potem już tam zostaje; ruszyć go może tylko Czar przestawienia.
    .title = Umieszczanie kryształu
MOT-GAIN-02 = Gdy dostajesz kilka kryształów naraz, umieszczasz je jeden po drugim w dowolnej kolejności. Kryształu nie można odmówić; gdy sieć jest pełna, o jego losie decyduje limit sieci.
    .title = Kryształ po krysztale
MOT-GAIN-03 = „Dowolny kolor” to do wyboru czerwony, żółty, niebieski, zielony albo fioletowy, ale nigdy bezbarwny. Możesz wskazać tylko kolor, który w tej chwili da się zdobyć.
    .title = Dowolny kolor
MOT-GAIN-04 = W sieci zmieścisz najwyżej 12 kryształów. Gdy dostajesz kolejny, a wolnego miejsca nie ma, zwróć go do zasobów albo zwróć jeden z leżących w sieci i połóż nowy na jego miejscu. W polskim wydaniu zwracasz wyłącznie nowo zdobyte kryształy i wybierasz, które z nich zatrzymać, dopóki jest miejsce.
    .title = Limit sieci
MOT-GAIN-05 = Nie można wyrzucać kryształów ot tak, z własnej woli. Opuszczają sieć tylko przy płaceniu, przy łamaniu klątwy, przez limit sieci albo gdy ktoś zabiera je, bo zabrakło ich w zasobach.
    .title = Bez dowolnego odrzucania
MOT-GAIN-06 = Kryształ naprawdę bierze się najpierw, a dopiero potem sprawdza limit sieci. Jeśli pochodzi od innego gracza lub z karty Ulepszenia Kryształów, a ty go nie zatrzymujesz, trafia do zasobów, a nie tam, skąd przyszedł.
    .title = Najpierw weź, potem licz
MOT-GAIN-07 = W polskim wydaniu przy pełnej sieci zatrzymujesz te z nowych kryształów, które wolisz: kryształ, dla którego brakło miejsca, może zastąpić inny zdobyty w tym samym pobraniu lub efekcie. To, co leżało w sieci wcześniej, zostaje.
    .title = Nadwyżka do wyboru

## Short supply

MOT-SUP-01 = Jeśli należy ci się kolor, którego zabrakło w zasobach, bierzesz kryształ od tego z innych graczy, kto ma tego koloru najwięcej. W polskim wydaniu najpierw szukasz tego koloru na kartach Ulepszenia Kryształów, a dopiero potem u graczy.
    .title = Gdy zabraknie koloru
MOT-SUP-02 = Jeśli należy ci się bezbarwny kryształ, a w zasobach go nie ma, weź taki z wybranej karty Ulepszenia Kryształów; jego pole znów jest wolne. Jeśli tam nie leży żaden bezbarwny, weź go od tego z innych graczy, kto ma ich najwięcej.
    .title = Gdy zabraknie bezbarwnych
MOT-SUP-03 = Jeśli najwięcej ma kilku graczy po równo, wybierasz, komu zabrać. Gdy potrzebujesz więcej niż jednego kryształu, przy każdym sprawdzasz od nowa, kto ma najwięcej.
    .title = Gdy kilku ma najwięcej
MOT-SUP-04 = Szukając gracza, który ma najwięcej, porównuje się tylko twoich przeciwników. Sobie kryształu nigdy nie zabierasz.
    .title = Nigdy od siebie
MOT-SUP-05 = Gdy zabierasz innemu graczowi kryształ danego rodzaju, wybierasz który, więc decydujesz, które miejsce się zwolni.
    .title = Ty wybierasz kryształ
MOT-SUP-06 = Jeśli kryształu nie da się wziąć ani z zasobów, ani według zasad niedoboru z karty Ulepszenia Kryształów lub od innego gracza, po prostu go nie dostajesz. Reszta efektu i tak działa.
    .title = Nie ma skąd wziąć
MOT-SUP-07 = Kryształy na trzech specjalnych miejscach sieci 2A są bezpieczne: nie liczą się przy szukaniu gracza, który ma najwięcej, i nikt nie może ich zabrać.
    .title = Bezpieczne miejsca specjalne
MOT-SUP-08 = Zasady niedoboru dotyczą każdego kryształu zdobytego w trakcie gry: pobranego z karty, z runu, z Czaru wymiany i z sieci. W czasie przygotowania gry nigdy nie są potrzebne.
    .title = Niedobór dotyczy wszystkiego
MOT-SUP-09 = Najpierw płacisz, potem dostajesz, więc kryształ przed chwilą oddany do zasobów może od razu do ciebie wrócić.
    .title = Najpierw płać, potem bierz

## Collecting

MOT-COLL-01 = W świątyni oraz na kartach pustkowi 1, 3, 5, 7 i 9 po prostu dostajesz kryształy widoczne na karcie.
    .title = Bezpośrednie pobranie
MOT-COLL-02 = Zamiana Kryształów (karty pustkowi 6 i 10): wydaj 3 bezbarwne kryształy, a dostaniesz 2 kryształy w dwóch różnych kolorach. Możesz to zrobić raz na pobranie i tylko w całości.
    .title = Zamiana Kryształów
MOT-COLL-03 = Ulepszenie Kryształów (karty pustkowi 2, 4 i 8): przełóż 1 lub 2 bezbarwne kryształy z sieci na wolne pola karty, a potem weź po jednym krysztale w kolorze każdego zakrytego pola. W polskim wydaniu możesz też nie przełożyć żadnego. Zakryjesz tylko pole, którego kolor w tej chwili da się zdobyć.
    .title = Ulepszenie Kryształów
MOT-COLL-04 = Gdy masz już kryształy z Ulepszenia, policz wolne pola karty. Jeśli zostały najwyżej 2, karta jest opróżniana, a jej kryształy wracają do zasobów.
    .title = Opróżnianie karty Ulepszenia
MOT-COLL-05 = Przy Zamianie i Ulepszeniu Kryształów możesz płacić kolorowymi kryształami tak, jakby były bezbarwne; w zasobach lub na karcie zachowują swój kolor. W polskim wydaniu liczą się tylko prawdziwe bezbarwne kryształy.
    .title = Co uchodzi za bezbarwne
MOT-COLL-06 = Mając 3 prawdziwe bezbarwne kryształy, musisz wykonać Zamianę; mając co najmniej 1, musisz wykonać Ulepszenie 1 lub 2 kryształów. W polskim wydaniu zawsze możesz ulepszyć 0. Kolorowe kryształy wydajesz z własnej woli, więc gdy byłyby potrzebne, możesz zrezygnować. Opcja stołu collect_mandatory: gdy jest wyłączona, możesz zrezygnować za każdym razem.
    .title = Czy trzeba przemieniać?
MOT-COLL-07 = Na karcie pustkowi twoją akcją jest zawsze pobranie, bo klątwy łamie się tylko w świątyniach.
    .title = Pustkowie to pobranie
MOT-COLL-08 = Opcja stołu collect_mandatory: gdy jest wyłączona, zawsze możesz zrezygnować z Zamiany lub Ulepszenia Kryształów. Liczy się to mimo wszystko jako pobranie, więc twoje runy rezonują, z wyjątkiem dodatkowego kryształu, który wymaga Zamiany. Z bezpośredniego pobrania nie można zrezygnować.
    .title = Rezygnacja z przemiany

## Runes

MOT-RUNE-01 = Gdy pobierasz na karcie, której tabliczka runiczna pasuje do twoich kart runów, zachodzi runiczny rezonans i każda pasująca karta działa jeden raz. Jeśli karta ma dwa efekty, o tym, który działa, decyduje rodzaj miejsca pobrania.
    .title = Runiczny rezonans
MOT-RUNE-02 = Runy rezonują tylko wtedy, gdy pobierasz kryształy. Łamanie klątwy nigdy ich nie uruchamia.
    .title = Bez rezonansu przy klątwach
MOT-RUNE-03 = Jeśli efekt rezonansu twojego runu pokazuje kryształy, dostajesz je. Nie można ich odmówić.
    .title = Kryształy z runu
MOT-RUNE-04 = Gdy twój run Ulepszenia rezonuje na karcie Ulepszenia Kryształów, dostajesz jego kryształ, a potem, przed Ulepszeniem, możesz zwrócić do zasobów wszystkie kryształy z karty. W polskim wydaniu musisz je zwrócić. Nowego kryształu możesz użyć w Ulepszeniu. Kilka takich runów daje po krysztale, ale kartę opróżnia się tylko raz.
    .title = Run Ulepszenia
MOT-RUNE-05 = Każdy twój run Zamiany daje przy Zamianie Kryształów 1 kryształ więcej w dowolnym kolorze, także takim, który jest już wybrany. W polskim wydaniu możesz z niego zrezygnować. Bez Zamiany nie ma nic dodatkowego.
    .title = Run Zamiany
MOT-RUNE-06 = Dopóki masz run o stałym efekcie, Czar wymiany kosztuje cię 3 kryształy zamiast 4, już od chwili zdobycia karty. Ten run nigdy nie rezonuje.
    .title = Run o stałym efekcie
MOT-RUNE-07 = Pobranie przebiega tak: najpierw kryształy z runów Ulepszenia i opróżnienie karty, potem to, co daje sama karta, a na końcu pozostałe rezonanse, od najstarszego runu. Zauważysz to tylko przy pełnej sieci lub braku kryształów w zasobach.
    .title = Kolejność w pobraniu
MOT-RUNE-08 = Świeżo zdobyta karta runów działa od twojego następnego pobrania. Z siecią 1B może to być jeszcze ta sama tura, jeśli najpierw złamiesz klątwę.
    .title = Od kiedy działa nowy run

## Paying

MOT-PAY-01 = Za czary i za wyższą klątwę sieci 2B płacisz dowolnymi kryształami ze swoich miejsc w sieci. Nie ma znaczenia, czy są bezbarwne, czy kolorowe.
    .title = Płać dowolnym kryształem
MOT-PAY-02 = Wybierasz, które kryształy wydać, a one wracają do zasobów. Na miejscu zostają tylko te, które kładziesz na karcie Ulepszenia Kryształów.
    .title = Dokąd idzie zapłata
MOT-PAY-03 = Możesz zacząć tylko taką płatność, którą jesteś w stanie dokończyć. Płacenia na raty nie ma.
    .title = Płać w całości
MOT-PAY-04 = Bezbarwny kryształ nigdy nie zastępuje koloru, ani w łańcuchu, ani nigdzie indziej.
    .title = Bezbarwny to nie dżoker

## Charms

MOT-CHARM-01 = Wydaj 1 kryształ, by zamienić miejscami dwa inne kryształy w swojej sieci. Płacisz najpierw, więc potrzebujesz co najmniej 3 kryształów. Nie można zamieniać z pustym miejscem ani ze specjalnymi miejscami sieci 2A.
    .title = Czar przestawienia
MOT-CHARM-02 = Wydaj 4 kryształy, by dostać 1 kryształ w dowolnym kolorze. Płacisz tylko 3, jeśli masz run o stałym efekcie albo, w grze zaawansowanej, sieć 1A. Czar nigdy nie kosztuje mniej niż 3, nawet gdy masz kilka takich zniżek.
    .title = Czar wymiany
MOT-CHARM-03 = Czarów przestawienia i wymiany możesz w turze użyć tyle razy, na ile cię stać. Po każdym użyciu masz mniej kryształów niż przedtem.
    .title = Czary można powtarzać

## Breaking a curse

MOT-BREAK-01 = Klątwę złamiesz tylko wtedy, gdy twój łamacz klątw stoi w świątyni, i robisz to zamiast pobrania.
    .title = Tylko w świątyni
MOT-BREAK-02 = Wybierz lewy lub prawy koniec łuku i długość 3, 4 lub 5. W twojej sieci musi być łańcuch tylu kryształów w kolorach łuku, w kolejności od tego końca. Każdy kryształ musi łączyć się linią z następnym, a żadne miejsce nie może być puste ani użyte dwa razy. Łańcuch może skręcać, jak chce.
    .title = Jakiego łańcucha trzeba
MOT-BREAK-03 = Pole klątwy dla twojego końca i długości musi być puste i niezamknięte. Łańcuch może być częścią dłuższego ciągu kryształów, a tańszych pól nie trzeba łamać wcześniej.
    .title = Które pole można złamać
MOT-BREAK-04 = Gdy łamiesz klątwę, łańcuch wraca do zasobów, kładziesz znacznik na polu i od razu dostajesz jego punkty. Po ewentualnej nagrodzie sieci 4A bierzesz odsłoniętą kartę runów tej świątyni, a następną się odsłania.
    .title = Łamanie klątwy po kolei
MOT-BREAK-05 = Na polu klątwy przez całą grę mieści się tylko jeden znacznik. Możesz mieć kilka pól tej samej świątyni.
    .title = Jeden znacznik na pole
MOT-BREAK-06 = Jeśli pasuje więcej niż jeden łańcuch, wybierasz, które kryształy wydać. Łańcuchy z dokładnie tych samych miejsc na to samo pole pokazujemy jako jedną opcję.
    .title = Wybór łańcucha
MOT-BREAK-07 = Nigdy nie musisz łamać klątwy. Nawet gdy możesz to zrobić, wolno ci pobrać kryształy.
    .title = Łamiesz, jeśli chcesz
MOT-BREAK-08 = Świątynia ma tylko 4 karty runów, ale nawet 5 pól. Jeśli jej stos jest pusty, i tak kładziesz znacznik i dostajesz punkty, ale bez karty runów.
    .title = Gdy stos runów jest pusty

## Crystal grids

MOT-GRID-1A-1 = Z siecią 1A każdy bezbarwny kryształ zdobyty w pobraniu przynosi ci jeszcze 1, niezależnie od tego, czy daje go karta, czy run. Dodatkowy kryształ nie przynosi już następnego, a 2 kryształy na start się nie liczą. Opcja stołu grid1a_bonus: przy per_collect jeszcze 1 przynosi tylko pierwszy bezbarwny kryształ pobrania; runy należą do tego samego pobrania.
    .title = Sieć 1A: bezbarwny więcej
MOT-GRID-1A-2 = Z siecią 1A Czar wymiany kosztuje cię 3 kryształy zamiast 4. Zniżka runu o stałym efekcie już tego nie obniża.
    .title = Sieć 1A: tańsza wymiana
MOT-GRID-2A-1 = Wybierając sieć 2A, kładziesz 3 bezbarwne kryształy z zasobów na jej trzech specjalnych miejscach. W polskim wydaniu opcja stołu grid2a_scope może przenieść je na zwykłe miejsca.
    .title = Sieć 2A: trzy kryształy więcej
MOT-GRID-2A-2 = Z siecią 2A możesz w swojej turze zwrócić do zasobów 1, 2 lub 3 kryształy ze specjalnych miejsc i dostać tyle samo kryształów, każdy w dowolnym kolorze. Wolno to robić zawsze wtedy, gdy wolno używać czarów. W polskim wydaniu możesz to zrobić raz na turę.
    .title = Sieć 2A: wymiana na kolory
MOT-GRID-2A-3 = Trzy specjalne miejsca sieci 2A to jednorazowa rezerwa: nigdy się nie odnawia, nie wchodzi do łańcuchów, za nic innego nie płaci i nie liczy się do twoich 12 kryształów. Co zostanie tam na koniec, liczy się przy remisie jako bezbarwne kryształy.
    .title = Sieć 2A: miejsca specjalne
MOT-GRID-2A-4 = Dotyczy tylko polskiego wydania. Opcja stołu grid2a_scope: przy whole_grid 3 kryształy sieci 2A trafiają na wybrane zwykłe miejsca, a specjalnych nie ma. Raz na turę możesz zwrócić z całej sieci dowolną liczbę prawdziwych bezbarwnych kryształów i dostać tyle samo w dowolnych kolorach.
    .title = Sieć 2A: cała sieć
MOT-GRID-2A-5 = W polskim wydaniu możesz nie brać części kryształów, które sieć 2A daje za usunięte. W angielskim wydaniu bierzesz wszystkie.
    .title = Sieć 2A: nie musisz brać
MOT-GRID-3A-1 = Wybierając sieć 3A, bierzesz odsłoniętą kartę runów z dowolnej świątyni. Na jej stosie od razu odsłania się kolejną kartę.
    .title = Sieć 3A: run na start
MOT-GRID-3A-2 = Run wzięty z siecią 3A działa jak każdy inny, podobnie jak późniejsze karty tego rodzaju. Na koniec jednak ten rodzaj nie liczy się do twojego celu runów, bez względu na to, ile masz jego kart. Wszyscy widzą, który to rodzaj.
    .title = Sieć 3A: rodzaj bez punktów
MOT-GRID-4A-1 = Z siecią 4A każdy położony znacznik klątwy przynosi ci następną nagrodę pokazaną na sieci. Nagrodą za czwarty znacznik jest 1 punkt. Kryształy zdobyte w ten sposób podlegają zwykłym zasadom.
    .title = Sieć 4A: nagrody za znaczniki
MOT-GRID-1B-1 = Z siecią 1B możesz w świątyni i pobrać kryształ, i złamać klątwę, w dowolnej kolejności, ale co najmniej jedno musisz zrobić. Pomiędzy wolno używać czarów.
    .title = Sieć 1B: pobierz i złam
MOT-GRID-2B-1 = Z siecią 2B możesz przy łamaniu klątwy dopłacić: 2 kryształy spoza łańcucha za pole o jeden poziom wyższe albo 3 za wyższe o dwa poziomy. Poziomy liczy się od końca, od którego zaczyna się łańcuch, a najwyższe jest pole za 8 punktów.
    .title = Sieć 2B: wyższa klątwa
MOT-GRID-2B-2 = Nawet z siecią 2B łańcuch musi mieć co najmniej 3 kolorowe kryształy. Dopłacane kryształy do niego nie należą. W obu wydaniach gra się tu tak samo.
    .title = Sieć 2B: łańcuch z trzech
MOT-GRID-2B-3 = Z siecią 2B tylko wyższe pole musi być puste i otwarte; pole, które zwykle łamie twój łańcuch, może być zajęte lub zamknięte. Kładziesz jeden znacznik, dostajesz punkty wyższego pola i jedną kartę runów. Opcja stołu grid2b_base: przy open także niższe pole musi być puste i otwarte.
    .title = Sieć 2B: które pole się liczy
MOT-GRID-3B-1 = Z siecią 3B zamiast zwykłego ruchu możesz za darmo iść na dowolną kartę, na której nie stoi inny pionek. Nie możesz w ten sposób zostać tam, gdzie stoisz. Pierwsze postawienie pionka przebiega jak zwykle.
    .title = Sieć 3B: idź, gdzie chcesz
MOT-GRID-4B-1 = Z siecią 4B złamana klątwa może ci przynieść odsłoniętą kartę runów najbliższej świątyni z jednej lub drugiej strony zamiast karty z tej, w której stoisz. Na stosie, z którego bierzesz, odsłania się następną kartę; sąsiad bez kart nic nie oferuje.
    .title = Sieć 4B: run sąsiada
MOT-GRID-4B-3 = Z siecią 4B, gdy w świątyni, w której łamiesz klątwę, nie ma już kart runów, nie dostajesz karty także od sąsiadów. Opcja stołu grid4b_empty_pile: gdy jest włączona, możesz wtedy wziąć kartę sąsiada albo nie brać żadnej.
    .title = Sieć 4B: pusty stos
MOT-GRID-4B-2 = Z siecią 4B w celu runów punktujesz tak, jakby twoich rodzajów było o jeden więcej; 6 rodzajów jest warte 16 punktów. Nawet bez żadnej karty runów liczy ci się 1 rodzaj.
    .title = Sieć 4B: rodzaj więcej

## Two players

MOT-TWO-01 = W wariancie na dwie osoby znacznik wirtualnego gracza leży na oznaczonym polu za 5 punktów każdej świątyni. Te pola są zajęte przez całą grę.
    .title = Znaczniki wirtualnego gracza
MOT-TWO-02 = W wariancie na dwie osoby pionek wirtualnego gracza zaczyna w losowej świątyni. Na jego karcie nie możesz stanąć ani liczyć jej jako pola.
    .title = Pionek wirtualnego gracza
MOT-TWO-03 = Po turze każdego gracza pionek wirtualnego gracza idzie o jedną kartę przeciwnie do ruchu wskazówek zegara; liczą się i świątynie, i pustkowia, a karty zajęte przez graczy mija. W polskim wydaniu rusza się zaraz po twoim ruchu lub postawieniu pionka; wynik jest ten sam.
    .title = Ruch wirtualnego gracza
MOT-TWO-04 = Na koniec znaczniki wirtualnego gracza rywalizują w celach świątyń jak znaczniki trzeciej osoby, której punktów nikt nie dostaje. Ten gracz nie ma runów ani kryształów i nie może wygrać.
    .title = Wirtualny gracz
MOT-TWO-05 = Poza elementami wirtualnego gracza gra na dwie osoby toczy się według tych samych zasad co gra na trzy.
    .title = Reszta zasad na dwie osoby

## End of the game

MOT-END-01 = Położenie piątego znacznika klątwy zapowiada koniec gry. Rundę gra się do końca, żeby każdy miał tyle samo tur; potem podliczacie punkty.
    .title = Piąty znacznik
MOT-END-02 = Punkty za klątwy dostaje się od razu po ich złamaniu. Na koniec dolicza się cele świątyń biorące udział w grze i cel runów.
    .title = Końcowa punktacja
MOT-END-03 = Przy każdym celu świątyni najwięcej znaczników w tej świątyni daje 4 punkty, a druga liczba 2. Gracze z remisem o pierwsze miejsce dzielą się 6 punktami z zaokrągleniem w dół, a drugiego miejsca wtedy nie ma. Gracze z remisem o drugie dzielą się 2 punktami z zaokrągleniem w dół.
    .title = Cele świątyń
MOT-END-04 = Żeby liczyć się w celu świątyni, trzeba mieć w niej co najmniej jeden znacznik. Jeśli masz go tam tylko ty, dostajesz 4 punkty, a za drugie miejsce nie dostaje nikt.
    .title = Bez znacznika bez punktów
MOT-END-05 = Za 1, 2, 3, 4 lub 5 różnych rodzajów runów dostajesz 1, 2, 4, 7 lub 11 punktów. Kolejne karty rodzaju, który już masz, nic nie dodają.
    .title = Cel runów
MOT-END-06 = Kryształy, które zostały w sieci, nie dają punktów. Liczą się tylko przy remisie.
    .title = Pozostałe kryształy
MOT-END-07 = Wygrywa najwyższy wynik. Przy remisie decyduje więcej pozostałych kolorowych kryształów, potem więcej bezbarwnych, a potem późniejsze miejsce w kolejności, więc zwycięzca jest zawsze jeden.
    .title = Zwycięzca i remisy
MOT-END-08 = Tor punktacji po 49 zaczyna się od nowa, ale liczy się pełna suma: po przekroczeniu 50 nic nie przepada.
    .title = Ponad pięćdziesiąt punktów

## Termination

MOT-TERM-01 = Gra sama nie ma limitu tur, więc jest bezpiecznik: po rundzie 100 kończy się zwykłą punktacją i uwagą, że osiągnięto limit. Opcja stołu max_rounds ustala inną liczbę; 0 oznacza brak limitu.
    .title = Limit rund

## Information

MOT-INFO-01 = Wszystko jest jawne oprócz zakrytych kart runów. Z tych, które widać, możesz wywnioskować, jakie runy są jeszcze ukryte, ale nie gdzie leżą. Odłożone cele świątyń wynikają z tych, które są w grze.
    .title = Co jest ukryte
MOT-INFO-02 = Uczciwy bot wie to, co możesz wiedzieć ty: których kart runów jeszcze nie było widać, ale nie w jakiej są kolejności.
    .title = Co mogą wiedzieć boty

## Decisions

MOT-DEC-01 = Jeśli do tej samej karty prowadzi kilka odległości, proponujemy ci tylko najtańszą.
    .title = Tylko najtańsza droga
MOT-DEC-02 = Jeśli jest tylko jedna możliwość, gra wybiera ją za ciebie bez pytania.
    .title = Bez wyboru nie ma pytania
