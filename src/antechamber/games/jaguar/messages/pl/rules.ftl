### Shards of the Jaguar: help text of every rule, shown for "why?" and "?".
### The message id is the rule id (games/jaguar/rules.toml); one message per rule, in the order of that file.
### All texts are in our own words. Figures that an owner of the box may correct stand on the components, not here.
### Words: trap pułapka · harming trap raniąca pułapka · activator aktywator · token żeton · pouch sakiewka · crystal bag worek ·
### incorporated wchłonięty · curse klątwa · cursed ciąży na tobie klątwa · glory chwała · honour honor · Heart wall Ściana Serca ·
### Heart shard odłamek Serca · Secret door Tajne drzwi · Flood Powódź · ritual rytuał (Mały, Wielki) · chest skrzynia · map piece
### fragment mapy · Objective Cel · Escape Ucieczka · taming oswajanie · temple trap pułapka Świątyni · tile kafel · space pole ·
### pedestal postument · level-up awans · checkpoint próg · Run Bieg · Take zabranie · Shield Tarcza · Hunt Łowy · Wave Fala · Jump Skok

## Options

JAG-OPT-01 = Opcja stołu mode wybiera zasady: full z postaciami, skrzyniami i Ucieczką, basic bez nich albo solo dla jednej osoby przeciw Świątyni i jej Jaguarowi. Gra solo używa zasad pełnej gry i dodaje własne.
    .title = Gra pełna, podstawowa czy solo
JAG-OPT-02 = W grę pełną i podstawową grają dwie, trzy lub cztery osoby, w solo jedna. Od ich liczby zależy wielkość planszy, co na niej leży i ile jest aktywatorów.
    .title = Liczba graczy
JAG-OPT-03 = Opcja stołu character_assignment mówi, czy postacie się losuje (random), czy wybiera w kolejności miejsc (choose).
    .title = Kto gra którą postacią
JAG-OPT-04 = Opcja stołu first_time_red wymienia miejsca, które zaczynają z dodatkowym czerwonym amuletem. To pomoc dla tych, którzy grają pierwszy raz.
    .title = Czerwony amulet dla początkujących
JAG-OPT-05 = Opcja stołu solo_level ustala trudność gry solo: twoje zdrowie, klątwy, początek Jaguara i liczbę Celów, które trzeba osiągnąć.
    .title = Trudność gry solo
JAG-OPT-06 = Opcja stołu tile_rotation mówi, czy przy rozkładaniu kafle planszy można też obracać o pół obrotu.
    .title = Obracanie kafli
JAG-OPT-07 = Opcja stołu full_cursed_action_loss dodaje karę z gry podstawowej do gry pełnej i solo: gdy klątwa pierwszy raz zaczyna na kimś ciążyć, jego pionek dodatkowo się kładzie.
    .title = Leżący pionek w pełnej grze
JAG-OPT-08 = Opcja stołu blue_steer daje niebieskiemu amuletowi drugie zastosowanie: zamiast oprzeć się Powodzi wybierasz kierunek, w którym cię niesie.
    .title = Sterowanie niebieskim amuletem
JAG-OPT-09 = Opcja stołu flood_cost mówi, jak płacisz za oparcie się Powodzi: spend, jeśli masz tyle zdrowia, albo damage, czyli obrażenia, które mogą zabrać chwałę.
    .title = Cena oparcia się Powodzi
JAG-OPT-10 = Opcja stołu free_take_pouch_ritual mówi, czy darmowe zabranie przy Powodzi lub Fali może być rytuałem z sakiewki.
    .title = Rytuał z sakiewki za darmo
JAG-OPT-11 = Opcja stołu taming_through_walls mówi, czy można oswajać Jaguara, gdy dzieli was ściana.
    .title = Oswajanie przez ściany

## Components

JAG-COMP-01 = Kryształów, amuletów i żetonów awansu nigdy nie brakuje. Co masz dostać, to dostajesz.
    .title = Zasoby się nie kończą

## Board

JAG-BOARD-01 = Cztery kafle leżą w rzędzie i mają numery od lewej do prawej. Każdy ma trzy kolumny; liczba wierszy zależy od liczby graczy. Kolumny liczy się przez całą planszę, wiersze od góry.
    .title = Cztery kafle w rzędzie
JAG-BOARD-02 = Sąsiednie pola leżą po lewej, po prawej, powyżej i poniżej, nigdy po skosie.
    .title = Sąsiednie pola
JAG-BOARD-03 = Krok prowadzi na sąsiednie pole. Ściany go zatrzymują, chyba że efekt mówi inaczej.
    .title = Krok
JAG-BOARD-04 = Nadrukowane ściany i zewnętrzne krawędzie zatrzymują. Gdzie stykają się dwa kafle, wystarczy ściana na jednej z krawędzi; dwie stykające się to jedna przeszkoda i jeden biały amulet przechodzi przez obie.
    .title = Ściany i krawędzie
JAG-BOARD-05 = Ściana Serca zamyka każdy wiersz między kaflami 3 i 4 w rundach od 1 do 6. W rundach 7 i 8 stoi przy prawej krawędzi kafla 4, a w czasie Ucieczki już jej nie ma.
    .title = Ściana Serca
JAG-BOARD-06 = Ściana Serca nie ma koloru i nic przez nią nie przejdzie: ani amulet, ani Skok, drzwi, Powódź czy Jaguar.
    .title = Ściany Serca nic nie pokona
JAG-BOARD-07 = W rundach od 1 do 6 nikt nie może stać na kaflu 4 i niczego nie można z niego zabrać. Jaguar też tam nie wchodzi.
    .title = Kafel 4 jest na początku zamknięty
JAG-BOARD-08 = Lewa krawędź kafla 1 to wejście. Wchodzi się przez nie raz i nigdy nie wychodzi; zatrzymuje też Powódź.
    .title = Wejście
JAG-BOARD-09 = Każdy żeton pułapki zagraża określonym polom. Liczy się, gdzie w tej chwili stoi Ściana Serca.
    .title = Zasięg pułapki
JAG-BOARD-13 = Gaz zagraża każdemu polu, którego podłoga ma kolor z żetonu.
    .title = Zasięg gazu
JAG-BOARD-14 = Strzałki zagrażają każdemu polu, które choć z jednej strony ma ścianę ich koloru; kilka takich ścian to jedno trafienie. Ściana zagraża obu swoim stronom, także na styku kafli, ale nie przez Ścianę Serca.
    .title = Zasięg strzałek
JAG-BOARD-15 = Strażnicy zagrażają obu polom, między którymi stoi posąg z pazurami ich koloru. Kilka posągów to jedno trafienie, a posągi nie zagradzają drogi.
    .title = Zasięg strażników
JAG-BOARD-16 = Trzęsienie ziemi zagraża jednej kolumnie każdego kafla: pierwszej, drugiej albo trzeciej, zależnie od żetonu.
    .title = Zasięg trzęsienia ziemi
JAG-BOARD-12 = Przed pierwszą akcją stoisz na zewnątrz, na lewo od swojego wiersza. Trzeba od razu wejść, więc żadna pułapka cię tam nie zastanie.
    .title = Zanim wejdziesz
JAG-BOARD-10 = Na jednym polu może stać dowolnie wiele pionków.
    .title = Wspólne pole
JAG-BOARD-11 = Na polu może leżeć kilka rzeczy: kryształ na każdym postumencie, dwa na wielkim postumencie kafla 4, fragment mapy na wielkim postumencie pozostałych kafli, rytuał na rombie, a na kwadracie skrzynia lub, w grze podstawowej, amulet.
    .title = Co leży na polu

## Setup

JAG-SETUP-01 = Potasujcie cztery kafle i ułóżcie je w rzędzie, przy czterech graczach dłuższą stroną. Kafel 1 nie może mieć dwóch ścian na lewej krawędzi; jeśli ma, potasujcie jeszcze raz.
    .title = Ułóżcie kafle
JAG-SETUP-02 = Postawcie Ścianę Serca między kaflami 3 i 4.
    .title = Postawcie Ścianę Serca
JAG-SETUP-03 = Gaz, strzałki, strażnicy i trzęsienie ziemi zajmują losowo cztery pierwsze pozycje pułapek. Tajne drzwi są zawsze piąte, a Powódź szósta.
    .title = Rozmieśćcie pułapki
JAG-SETUP-04 = Postacie się losuje albo wybiera w kolejności miejsc, każdą tylko raz. W grze podstawowej są tylko kolorami.
    .title = Postacie
JAG-SETUP-05 = Ustaw zdrowie zależnie od liczby graczy; im was mniej, tym jest niższe. Wszyscy zaczynają z tą samą niewielką klątwą.
    .title = Zdrowie i klątwa
JAG-SETUP-06 = W pełnej grze weź amulet swojej postaci, a przy trzech lub czterech graczach jeszcze jeden. W grze podstawowej zaczynasz bez amuletów. Kto gra pierwszy raz, może w każdej grze dostać czerwony.
    .title = Początkowe amulety
JAG-SETUP-07 = Za pierwsze pozbycie się wszystkich klątw czeka nagroda: żeton awansu, a w grze podstawowej zielony amulet.
    .title = Nagroda za zdjęcie klątw
JAG-SETUP-08 = Znaczniki chwały zaczynają na początku toru chwały; przy trzech graczach na polu oznaczonym dla trojga.
    .title = Chwała
JAG-SETUP-09 = Tor rund zaczyna się od 1. Po jednym aktywatorze każdego gracza trafia na tor kolejności, losowo. O dalszych aktywatorach mówią zasady dla dwóch i trzech graczy.
    .title = Rundy i kolejność
JAG-SETUP-10 = Na kopule premii leży po jednym krysztale każdego koloru, a dwa kryształy leżą przy pierwszym progu toru chwały.
    .title = Dodatkowe kryształy
JAG-SETUP-11 = W grze są trzy losowe Cele, odkryte. W grze podstawowej odrzuca się najpierw Cel ze skrzyniami.
    .title = Cele
JAG-SETUP-12 = Odłamki Serca wypełniają od lewej miejsca w legowisku Jaguara; przy czterech graczach jest o jeden więcej. Obok dwóch pierwszych leżą kryształy.
    .title = Odłamki Serca
JAG-SETUP-13 = Potasujcie kryształy przeznaczone na kafle od 1 do 3 i połóżcie po jednym na każdym postumencie. Przy dwóch graczach postumenty oznaczone dla trojga pozostają puste, na kaflu 4 też.
    .title = Kryształy kafli od 1 do 3
JAG-SETUP-14 = Kafel 4 ma własne kryształy: po jednym na każdym postumencie, po dwa na każdym wielkim.
    .title = Kryształy kafla 4
JAG-SETUP-15 = Na wielkich postumentach kafli od 1 do 3 połóżcie odkryte losowe fragmenty mapy, tyle samo z kropkami, co z trójkątami. Przy czterech graczach środkowy na kaflu 3 pozostaje pusty.
    .title = Fragmenty mapy
JAG-SETUP-16 = Na każdym rombie kafli 2 i 3 oraz przy każdym polu startowym połóżcie odkryty losowy Mały rytuał. Romby kafla 1 pozostają puste.
    .title = Małe rytuały
JAG-SETUP-17 = Na każdym rombie kafla 4 połóżcie odkryty losowy Wielki rytuał.
    .title = Wielkie rytuały
JAG-SETUP-18 = Na każdym kwadracie leży losowa zakryta skrzynia. W grze podstawowej zamiast niej leży odkryty czerwony lub czarny amulet.
    .title = Skrzynie albo amulety
JAG-SETUP-19 = W pełnej grze przy każdym początkowym rytuale leży amulet, losowany spośród sześciu różnych kolorów.
    .title = Amulety przy wejściu
JAG-SETUP-20 = W pełnej grze każdy wiersz kafla 4 dostaje losową nagrodę Ucieczki.
    .title = Nagrody Ucieczki
JAG-SETUP-21 = W odwrotnej kolejności każdy wybiera wolne pole startowe z rytuałem i wkłada do sakiewki ten rytuał, a w pełnej grze także amulet obok niego. O kolejności decyduje tylko pierwszy aktywator. To, czego nikt nie wybrał, wypada z gry.
    .title = Wybór wejścia
JAG-SETUP-22 = Trzy żetony każdej raniącej pułapki leżą przy niej zakryte.
    .title = Żetony pułapek
JAG-SETUP-23 = Znaczniki drzwi, nieużywane aktywatory, Tarcza oraz pozostałe amulety i kryształy to wspólne zasoby; w pełnej grze także żetony awansu.
    .title = Wspólne zasoby

## Rounds

JAG-FLOW-01 = Runda ma cztery fazy: Odnowienie, Zastawianie pułapek, Akcje, Uruchamianie pułapek. Pierwsza runda jest bez Odnowienia.
    .title = Cztery fazy
JAG-FLOW-02 = O kolejności akcji decyduje twoja pułapka najbardziej na lewo: im bardziej na lewo, tym wcześniej działasz.
    .title = Kolejność akcji
JAG-FLOW-03 = Gdy o tym samym decyduje kilka osób, robią to w kolejności akcji; w Odnowieniu w kolejności z toru kolejności.
    .title = Kto decyduje pierwszy

## Refresh

JAG-REF-01 = Nowa kolejność: pierwszy jest ten, kto stoi najdalej z tyłu, w najniższej kolumnie. Przy remisie ten, kto ma mniej chwały, a potem ten, czyja pułapka była bardziej na lewo. Z kilku aktywatorów liczy się ten najbardziej na lewo; dodatkowe, które już czekają, zostają na miejscu.
    .title = Nowa kolejność
JAG-REF-02 = Wszystkie żetony pułapek wracają zakryte do swoich pułapek, a aktywatory na tor kolejności. Tarcza wraca do właściciela.
    .title = Pułapki wracają
JAG-REF-03 = Znacznik rund przesuwa się o jedno pole.
    .title = Następna runda
JAG-REF-04 = Na początku rundy 7 Ściana Serca przenosi się na prawą krawędź kafla 4 i kafel staje otworem. Potem każdy może położyć znacznik na jednym z Celów.
    .title = Runda 7: kafel 4 się otwiera

## Trap setting

JAG-TRAP-01 = W kolejności z toru kolejności każdy aktywator trafia na pułapkę. Pułapka mieści jeden aktywator na rundę.
    .title = Zastaw pułapkę
JAG-TRAP-02 = Do raniącej pułapki wybierasz w tajemnicy jeden z jej trzech żetonów. Leży zakryty; możesz go zawsze podejrzeć. Tajne drzwi i Powódź nie mają żetonów.
    .title = Tajny wybór żetonu
JAG-TRAP-03 = Swoje pułapki trzeba zastawić. Tylko dodatkowy aktywator z poziomu 2 lub z Łowów może pozostać nieużyty.
    .title = Zastawianie jest obowiązkowe
JAG-TRAP-04 = W jednej rundzie możesz mieć kilka pułapek. Każdą rozpatruje się osobno.
    .title = Kilka pułapek

## Action

JAG-ACT-01 = Masz pewną liczbę punktów akcji, w rundach 7 i 8 o jeden więcej. Jeśli twój pionek leży, w tej turze masz o jeden mniej, a pionek wstaje.
    .title = Punkty akcji
JAG-ACT-02 = Dopóki masz punkty akcji, możesz w dowolnej kolejności iść, leczyć się i zabierać rzeczy; albo zamiast tego biec. Możesz skończyć wcześniej; reszta przepada.
    .title = Wydawanie punktów akcji
JAG-MOVE-01 = Krok kosztuje jeden punkt akcji.
    .title = Ruch
JAG-MOVE-02 = Przejście przez własne Tajne drzwi, od jednego znacznika do drugiego, kosztuje jeden punkt akcji. Nikt inny z nich nie skorzysta. Przed rundą 7 nie prowadzą na kafel 4.
    .title = Przez własne drzwi
JAG-ACT-03 = W rundzie 1 pierwszą akcją jest krok do środka, na pole obok ciebie. Od niego może się też zacząć Bieg.
    .title = Najpierw wejdź
JAG-HEAL-01 = Leczenie daje tym więcej, im więcej punktów akcji na nie przeznaczysz: drugi, trzeci i czwarty przynoszą więcej niż pierwszy. Potem liczy się od nowa.
    .title = Leczenie
JAG-HEAL-02 = Wszystkie punkty akcji wydane w turze na leczenie liczą się razem, nawet jeśli między nimi są inne akcje. Każdy leczy od razu.
    .title = Leczenie się sumuje
JAG-HEAL-03 = Zdrowie i klątwa kończą się na szczycie toru; nadmiar przepada. Klątwa nie spada poniżej zera.
    .title = Końce torów
JAG-TAKE-01 = Za jeden punkt akcji zabierasz jedną rzecz ze swojego pola.
    .title = Zabieranie
JAG-TAKE-02 = Kryształ trafia do twojego worka; jeśli jest ich kilka, wybierasz jeden. Zabierając go z błogosławionego postumentu, możesz od razu zdjąć jedną klątwę.
    .title = Zabieranie kryształu
JAG-TAKE-03 = W grze podstawowej amulet z kwadratu trafia do twojej sakiewki. W pełnej grze leży tam skrzynia.
    .title = Zabieranie z kwadratu
JAG-TAKE-04 = Fragment mapy trafia odkryty do twojej sakiewki.
    .title = Zabieranie fragmentu mapy
JAG-RIT-01 = Żeby odprawić rytuał, musisz mieć w worku wszystkie pokazane na nim kryształy. Zostają wchłonięte: nie ma ich już w worku, ale na końcu wciąż są twoje. Rytuał trafia zakryty na najniższe wolne miejsce poziomu, a ty dostajesz jego nagrody.
    .title = Odpraw rytuał
JAG-RIT-02 = Rytuał z planszy odprawia się tam, gdzie leży. Ten z sakiewki można odprawić w dowolnym miejscu świątyni.
    .title = Gdzie odprawia się rytuał
JAG-RIT-03 = Mały rytuał to awans i honor na koniec gry. Wielki rytuał to awans i możliwość położenia znacznika Celu; sam nie daje honoru.
    .title = Małe i Wielkie rytuały
JAG-RIT-04 = W grze podstawowej zamiast każdego awansu dostajesz zielony amulet. Rytuałów możesz odprawić dowolnie wiele.
    .title = Zielone amulety zamiast poziomów
JAG-HEART-01 = Z fragmentem z kropkami i fragmentem z trójkątami, które pasują do twojego pola na kaflu 4, możesz za jeden punkt akcji zabrać odłamek Serca: pierwszy od lewej, razem z kryształem, który przy nim leży.
    .title = Zabierz odłamek Serca
JAG-HEART-02 = Oba fragmenty mapy są wtedy zużyte; do Celu z mapami nadal się liczą. Których użyjesz, wybierasz ty. Następny odłamek wymaga następnej pary.
    .title = Fragmenty mapy się zużywają
JAG-HEART-03 = Kropki wskazują kolumnę kafla 4, trójkąty jego wiersze, często dwa; wtedy pasuje każde z dwóch pól. Gdy odłamków już nie ma, nie ma czego zabrać.
    .title = Czytanie mapy
JAG-RUN-01 = W Biegu masz o kilka kroków więcej niż punktów akcji, ale w tej turze możesz się tylko ruszać. Ogłoś go, zanim wydasz jakikolwiek punkt. Własne drzwi kosztują jeden krok; zielony amulet dodaje jeden.
    .title = Bieg
JAG-RUN-02 = Czerwonych i czarnych amuletów oraz Tarczy używasz, zanim pobiegniesz. Potem już tylko tego, co cię porusza: zielonych, białych i Skoku.
    .title = Co można w Biegu

## Trap activation

JAG-HIT-01 = Raniące pułapki uruchamiają się od lewej do prawej. Żeton zostaje odkryty i trafia wszystkich na zagrożonych polach, także właściciela.
    .title = Pułapka się uruchamia
JAG-HIT-02 = Gaz to niewielkie obrażenia i więcej klątwy, strzałki to większe obrażenia i trochę klątwy. Przy strażnikach wybierasz: odrzuć kryształ z worka albo przyjmij obrażenia. Przy trzęsieniu ziemi wybierasz: połóż pionek, co w następnej rundzie kosztuje punkt akcji, albo przyjmij obrażenia.
    .title = Co robią pułapki
JAG-HIT-03 = Przy pustym worku strażnicy oznaczają obrażenia. Wchłonięte kryształy są zawsze bezpieczne.
    .title = Brak kryształu do odrzucenia
JAG-HIT-04 = W rundzie 8 albo gdy twój pionek już leży, trzęsienie ziemi oznacza obrażenia.
    .title = Gdy nie można się położyć
JAG-HIT-07 = O tym, kto jest trafiony, decyduje chwila odkrycia. Trafieni wybierają i cierpią po kolei, potem właściciel dostaje chwałę i to, co ona daje; dopiero wtedy odkrywa się następną pułapkę.
    .title = Pułapka po pułapce
JAG-HIT-05 = Obrażenia i klątwa z jednego efektu przychodzą razem; dopiero potem sprawdza się, czy ciąży na tobie klątwa.
    .title = Obrażenia i klątwa razem
JAG-HIT-06 = Po efektach właściciel dostaje chwałę za każdego innego trafionego gracza, a w grze na dwoje dwa razy tyle. Jeśli twoja pułapka trafi i ciebie, nie daje ci nic.
    .title = Chwała za trafienia
JAG-DMG-01 = Obrażenia obniżają zdrowie do 0. Czego nie ma już z czego odjąć, kosztuje chwałę, aż do początku toru. Nikt nie ginie, chyba że w grze solo.
    .title = Obrażenia
JAG-DOOR-01 = Właściciel kładzie oba znaczniki drzwi na dwóch różnych polach, które nie leżą za daleko od siebie; ściany nie liczą się do odległości. Drzwi zostają, dopóki nie otworzysz następnych.
    .title = Otwórz Tajne drzwi
JAG-DOOR-02 = Jeśli stoisz na jednym z tych pól, możesz od razu przejść za darmo. Przed rundą 7 nie na kafel 4, choć znacznik może tam leżeć.
    .title = Od razu na drugą stronę
JAG-DOOR-03 = Kto zastawia Tajne drzwi, musi je położyć, i to na planszy.
    .title = Drzwi trzeba położyć
JAG-FLOOD-01 = Właściciel podaje kierunek. Wszyscy w kolejności akcji mówią, co robią; potem woda niesie wszystkich, którzy się nie opierają, o tyle samo pól, aż zatrzyma ich ściana lub krawędź. Pionki nigdy się nie blokują.
    .title = Powódź
JAG-FLOOD-02 = Możesz się oprzeć, tracąc trochę zdrowia; w pełnej grze wystarczy też niebieski amulet. Stół decyduje, czy to zdrowie trzeba mieć.
    .title = Oprzyj się Powodzi
JAG-FLOOD-03 = Właściciel może dać się ponieść tylko o jedno pole i potem zabrać coś za darmo, nawet jeśli zatrzymała go ściana. Nie łączy się to z opieraniem się Powodzi.
    .title = Krótszy ruch właściciela
JAG-FLOOD-04 = Darmowe zabranie to zwykłe zabranie na polu, na które trafiasz, bez punktu akcji: rzecz, rytuał, odłamek Serca. Stół decyduje, czy może to być rytuał z sakiewki. Możesz z niego zrezygnować.
    .title = Darmowe zabranie
JAG-FLOOD-05 = Pułapki, które już się uruchomiły, nie trafiają ponownie, gdy Powódź zaniesie cię na ich pola. Tajne drzwi i Powódź nie dają chwały.
    .title = Po pułapkach

## Glory

JAG-GLORY-01 = Twoje miejsce na torze chwały daje na koniec honor. Kroki poza ostatnie pole też się liczą.
    .title = Tor chwały
JAG-GLORY-02 = Nagrodę progu dostajesz, gdy pierwszy raz do niego dojdziesz lub go miniesz. Późniejsza utrata chwały jej nie odbiera.
    .title = Progi
JAG-GLORY-03 = Przy pierwszym progu dostajesz awans, a w grze podstawowej zielony amulet. Kto dojdzie tam pierwszy, bierze też jeden z dwóch kryształów, a drugi w kolejności ten, który został.
    .title = Pierwszy próg
JAG-GLORY-04 = Przy drugim progu możesz położyć znacznik Celu. Przy trzecim bierzesz wybrany kryształ, który leży jeszcze na kopule premii.
    .title = Drugi i trzeci próg
JAG-GLORY-05 = Twoja chwała to liczba kroków na torze, a nie wydrukowany tam honor.
    .title = Chwała to kroki

## Curses

JAG-CURSE-01 = Klątwa ciąży na tobie, dopóki jest co najmniej tak wysoka jak twoje zdrowie. Sprawdza się to po każdej zmianie.
    .title = Kiedy ciąży klątwa
JAG-CURSE-02 = Gdy pierwszy raz nie masz już żadnych klątw, bierzesz nagrodę, która na to czeka.
    .title = Bez klątw
JAG-CURSE-03 = W grze podstawowej, gdy klątwa zaczyna na tobie ciążyć, twój pionek się kładzie: raz w grze i nic więcej. W rundzie 8 albo gdy pionek już leży, nawet to nie ma skutku.
    .title = Klątwa w grze podstawowej
JAG-CURSE-04 = Wszystkie części jednego efektu następują, zanim sprawdzi się, czy klątwa na tobie ciąży albo czy nie masz już żadnej.
    .title = Najpierw cały efekt

## Objectives

JAG-OBJ-01 = Cel liczy się tylko tym, którzy mają na nim znacznik. Położyć go możesz na początku rundy 7, za Wielki rytuał i przy drugim progu chwały.
    .title = Znaczniki Celów
JAG-OBJ-02 = Masz trzy znaczniki, po jednym na Cel. Nigdy się ich nie przesuwa, a cudze ci nie przeszkadzają.
    .title = Po jednym znaczniku
JAG-OBJ-03 = Cele liczą twoje zdrowie, kryształy dwóch kolorów, fragmenty mapy, poziomy, chwałę lub skrzynie albo nagradzają niewielką klątwę. Wszystkie ocenia się na końcu.
    .title = Co liczą Cele
JAG-OBJ-04 = Twoje poziomy to żetony na miejscach poziomów; w grze podstawowej odprawione rytuały.
    .title = Liczenie poziomów

## End and scoring

JAG-END-01 = Gra podstawowa kończy się po rundzie 8, pełna po Ucieczce. Potem liczy się honor.
    .title = Koniec gry
JAG-SCORE-01 = Kryształy w worku i wchłonięte liczą się tak samo. Fioletowe są warte tym więcej, im więcej ich masz; żółte, zielone i niebieskie mają stałą wartość, a kto ma najwięcej niebieskich, dostaje premię, przy remisie o połowę mniejszą. Odłamki Serca mają stałą wartość.
    .title = Kryształy i Serca
JAG-SCORE-02 = Odcinek toru ze znacznikiem zdrowia daje honor, odcinek ze znacznikiem klątwy odbiera.
    .title = Zdrowie i klątwa
JAG-SCORE-03 = Honor dają: twoje miejsce na torze chwały, każdy odprawiony Mały rytuał i Cele z twoim znacznikiem.
    .title = Chwała, rytuały, Cele
JAG-SCORE-04 = Amulety, fragmenty mapy i nieodprawione rytuały same nie są nic warte.
    .title = Co nie jest nic warte
JAG-SCORE-05 = Wygrywa, kto ma najwięcej honoru. O remisie decyduje więcej chwały, potem mniej klątw, potem więcej zdrowia; dalej zwycięstwo jest wspólne.
    .title = Kto wygrywa

## Amulets

JAG-AMU-01 = Użycie amuletu nie kosztuje punktu akcji. Każdego używa się raz i wraca on do zasobów.
    .title = Amulety są darmowe i jednorazowe
JAG-AMU-04 = W grze podstawowej są tylko czerwone, czarne i zielone amulety.
    .title = Amulety gry podstawowej
JAG-AMU-02 = Zielony: jeszcze jeden punkt akcji w twojej turze albo jeszcze jeden krok w Biegu lub Ucieczce. Liczba użyć w turze jest ograniczona.
    .title = Zielony amulet
JAG-AMU-03 = Czerwony leczy, czarny zdejmuje klątwy, w twojej turze lub twojej Ucieczce. Nie proponuje się ich tam, gdzie nic by nie dały.
    .title = Czerwony i czarny amulet

## Numbers of players

JAG-2P-01 = W grze na dwoje każdy ma dwa aktywatory: pierwszy gracz zastawia pierwszą i czwartą pułapkę, drugi dwie pomiędzy. Trafienia dają dwa razy więcej chwały.
    .title = Dwoje graczy
JAG-3P-01 = W grze na troje w rundach od 1 do 6 jedna osoba ma drugi aktywator i zastawia go na końcu: w rundzie 1 ta druga w kolejności, potem co rundę następna zgodnie z ruchem wskazówek zegara. Każdy ma go więc dwa razy.
    .title = Troje graczy
JAG-4P-01 = W grze na czworo każdy ma jeden aktywator i nic więcej się nie zmienia.
    .title = Czworo graczy

## Full game: chests and amulets

JAG-F-CHEST-01 = Zabraną skrzynię odkrywasz i wybierasz dwa z trzech pokazanych amuletów. Skrzynię zatrzymujesz: może ją liczyć jeden z Celów.
    .title = Zabieranie skrzyni
JAG-F-AMU-04 = Biały: jeden krok przechodzi przez ścianę. Za sam krok płacisz jak zwykle. Działa też w Biegu, w Ucieczce i w krokach z oswajania, ale nie w Skoku, Powodzi ani Fali i nigdy przeciw Ścianie Serca.
    .title = Biały amulet
JAG-F-AMU-05 = Niebieski: Powódź cię nie rusza. Jeśli stół tak ustalił, możesz zamiast tego wybrać kierunek, w którym cię niesie.
    .title = Niebieski amulet
JAG-F-AMU-06 = Żółty: zaraz po tym, jak twoja raniąca pułapka dała ci chwałę, daje więcej chwały. Na każdą pułapkę jest limit. W grze solo musi trafić Jaguara.
    .title = Żółty amulet
JAG-F-AMU-07 = Amulety z nagród i skrzyń bierze się z zasobów. Sakiewka jest jawna i nie ma limitu.
    .title = Skąd biorą się amulety

## Full game: levels and characters

JAG-F-LVL-01 = Awans kładzie swój żeton na najniższym wolnym z trzech miejsc poziomów, a ty dostajesz nagrodę tego poziomu. Gdy wszystkie są zajęte, dalsze żetony znów dają nagrodę poziomu 1.
    .title = Awans
JAG-F-LVL-02 = Nagrody poziomów 1 i 2 są jednorazowe; gdzie są dwie, wybierasz jedną. Poziom 3 daje zdolność do końca gry i coś od razu.
    .title = Nagrody poziomów
JAG-F-LVL-03 = Na poziomie 2 każdy może wybrać dodatkowy aktywator na następną rundę. Czeka na piątym lub szóstym polu toru kolejności i zastawia się go po innych; gdy oba pola są zajęte albo nie ma już następnej rundy, nie jest proponowany.
    .title = Dodatkowy aktywator
JAG-F-LVL-04 = Każda postać ma swój początkowy amulet i własne nagrody.
    .title = Postacie
JAG-F-LVL-05 = Fenn zaczyna z białym amuletem. Poziom 1: zielony. Poziom 2: dodatkowy aktywator albo biały lub zielony amulet i trochę zdrowia. Poziom 3: Skok i zielony amulet.
    .title = Fenn
JAG-F-LVL-06 = Akhel zaczyna z czerwonym amuletem. Poziom 1: czarny lub czerwony. Poziom 2: dodatkowy aktywator albo fioletowy kryształ, trochę zdrowia i jedna klątwa mniej. Poziom 3: Tarcza.
    .title = Akhel
JAG-F-LVL-07 = Keela zaczyna z żółtym amuletem. Poziom 1: żółty lub biały. Poziom 2: dodatkowy aktywator albo chwała i trochę zdrowia. Poziom 3: Łowy i żółte amulety do nich.
    .title = Keela
JAG-F-LVL-08 = Nerys zaczyna z niebieskim amuletem. Poziom 1: czarny lub niebieski. Poziom 2: dodatkowy aktywator albo niebieski amulet i trochę zdrowia. Poziom 3: Fala i niebieski amulet.
    .title = Nerys
JAG-F-JUMP-01 = Fenn może wydać zielony amulet, żeby przesunąć się o dwa pola w jednym kierunku. Na drodze nie może być ściany, a biały amulet nie pomoże.
    .title = Skok
JAG-F-JUMP-02 = Skok nie wlicza się do limitu zielonych amuletów.
    .title = Skok a zielone amulety
JAG-F-JUMP-03 = Skakać można w swojej turze, także w Biegu, i w swojej Ucieczce. Skok nie kosztuje punktu akcji i ma dwa pola, nie mniej, chyba że wyprowadza cię przez wyjście.
    .title = Kiedy można skakać
JAG-F-SHIELD-01 = Raz na rundę, w swojej turze, Akhel może położyć Tarczę na raniącej pułapce, którą zastawił ktoś inny.
    .title = Tarcza
JAG-F-SHIELD-02 = Jeśli ta pułapka trafi go w tej rundzie, jej efekt na niego nie działa. Właściciel pułapki i tak dostaje chwałę.
    .title = Co robi Tarcza
JAG-F-SHIELD-03 = Tarcza działa nawet wtedy, gdy później w rundzie zacznie na nim ciążyć klątwa. Do następnej rundy nie można jej przenieść.
    .title = Tarcza zostaje
JAG-F-HUNT-01 = W Odnowieniu Keela może położyć jeden ze swoich żółtych amuletów jako aktywator na pierwszym wolnym polu toru kolejności. Bez wolnego pola to niemożliwe.
    .title = Łowy
JAG-F-HUNT-02 = Zastawia się go po wszystkich innych, na wolnej raniącej pułapce, z żetonem jak zwykle. Jeśli takiej nie ma albo Keela nie chce, amulet wraca do jej sakiewki.
    .title = Zastawianie Łowów
JAG-F-HUNT-03 = Dla kolejności amulet liczy się jak każdy aktywator. Po użyciu trafia do zasobów.
    .title = Łowy się liczą
JAG-F-WAVE-01 = Raz na rundę, po wszystkich pułapkach, Nerys może wydać niebieski amulet i ruszyć się jak w Powodzi, w wybranym kierunku: całą drogę albo o jedno pole z darmowym zabraniem.
    .title = Fala
JAG-F-WAVE-02 = Ściany zatrzymują Falę tak jak Powódź. Gdy jedno pole jest zagrodzone, i tak można coś zabrać. Fala jest możliwa także w rundzie 8.
    .title = Fala a ściany

## Full game: curses

JAG-F-CURSE-01 = Dopóki ciąży na tobie klątwa, nie możesz używać zdolności poziomu 3 i nie dostajesz nagród poziomów. Kończy się to, gdy tylko zdrowie jest wyższe niż klątwa.
    .title = Klątwa w pełnej grze
JAG-F-CURSE-02 = Żeton poziomu zdobyty, gdy ciąży na tobie klątwa, czeka odkryty na swoim miejscu. Gdy klątwa przestaje ciążyć, czekające żetony się odwraca i dają nagrody w kolejności zdobycia; nowa klątwa to przerywa.
    .title = Nagrody czekają
JAG-F-CURSE-03 = Nawet gdy ciąży na tobie klątwa, możesz położyć znacznik Celu za Wielki rytuał, a honor rytuałów i poziomy się liczą, czekające też.
    .title = Czego klątwa nie powstrzymuje
JAG-F-CURSE-04 = W pełnej grze klątwa nie kładzie pionka, chyba że stół tak wybrał.
    .title = W pełnej grze pionek nie leży
JAG-F-CURSE-05 = Gdy pierwszy raz nie masz już żadnych klątw, żeton awansu, który na to czekał, daje awans.
    .title = Bez klątw: awans

## Full game: Escape

JAG-F-ESC-01 = Po rundzie 8 nie ma już Ściany Serca. Wyjściem jest krok w prawo z ostatniej kolumny; nadrukowana ściana zagradza je jak każda inna.
    .title = Wyjścia
JAG-F-ESC-02 = Masz tyle kroków, ile pokazuje odcinek toru z twoim zdrowiem, i możesz się tylko ruszać. Wszyscy idą po kolei, w kolejności akcji z rundy 8. Można zatrzymać się w środku.
    .title = Ucieczka
JAG-F-ESC-03 = Zielony amulet dodaje krok, biały przechodzi przez ścianę, własne drzwi to jeden krok. Czerwonego i czarnego możesz użyć, zanim policzysz kroki, albo po swojej Ucieczce. Fenn może skakać.
    .title = Amulety w Ucieczce
JAG-F-ESC-04 = Kto się wydostanie, bierze nagrodę swojego wiersza: kryształ, chwałę albo mniej klątw. Zostaje ona też dla innych.
    .title = Na zewnątrz
JAG-F-ESC-05 = Kto zostaje w środku, nie ma nagrody i dostaje jedną klątwę za każdy brakujący krok najkrótszej drogi na zewnątrz.
    .title = W środku

## Solo: setup

JAG-S-SETUP-01 = Od trudności zależą twoje zdrowie, klątwy i liczba Celów, które trzeba osiągnąć.
    .title = Solo: trudność
JAG-S-SETUP-02 = Plansza i kryształy są jak w grze na dwoje. Bierzesz amulet swojej postaci i żadnego więcej.
    .title = Solo: plansza
JAG-S-SETUP-03 = Trzy Cele leżą stroną solo; na każdej widać wynik do osiągnięcia.
    .title = Solo: Cele
JAG-S-SETUP-04 = Pierwszy stos Jaguara to cztery z jego ośmiu żetonów ruchu, te bez ścian, potasowane. Pozostałe czekają na rundę 3.
    .title = Solo: stos Jaguara
JAG-S-SETUP-05 = Potasuj zakryte żetony oswajania.
    .title = Solo: żetony oswajania
JAG-S-SETUP-06 = Na najłatwiejszym poziomie trudności zaczynasz nieco dalej na torze chwały, na pozostałych od początku.
    .title = Solo: chwała
JAG-S-SETUP-07 = Wybierz pole startowe i weź jego rytuał i amulet.
    .title = Solo: wybór wejścia
JAG-S-SETUP-08 = Jaguar zaczyna o kilka kroków od wejścia, w środkowym wierszu; ściany na tej drodze obchodzi najkrótszą drogą. Im trudniejsza gra, tym jest bliżej. Jeśli pasuje kilka pól, wybierasz ty.
    .title = Solo: początek Jaguara
JAG-S-SETUP-09 = Świątynia zastawia wszystkie cztery raniące pułapki. W pierwszej widać wszystkie żetony, w drugiej jeden, który nie działa, w pozostałych żadnego.
    .title = Solo: pierwsze pułapki Świątyni
JAG-S-SETUP-10 = Masz jeden aktywator. Toru kolejności się nie używa, więc dla dodatkowego zawsze jest miejsce.
    .title = Solo: aktywatory
JAG-S-SETUP-11 = Wybierasz trudność, a postać wybierasz lub losujesz.
    .title = Solo: twoje wybory
JAG-S-SETUP-12 = Gdzie gra solo nie ma własnej zasady, obowiązują zasady pełnej gry. Przy progach chwały jesteś zawsze na pierwszym miejscu.
    .title = Solo: cała reszta

## Solo: the round

JAG-S-FLOW-01 = Runda solo: Odnowienie z pułapkami i żetonami Jaguara; twoje akcje, a po nich twoje pułapki; uruchomienie pułapek Świątyni, ruch Jaguara, oswajanie, twoje pułapki. Po ośmiu rundach następuje Ucieczka.
    .title = Solo: runda
JAG-S-REF-01 = Od rundy 3 stos Jaguara ma wszystkie osiem żetonów. W rundzie 7 dostaje stos krótkich ruchów, a Jaguar trafia na ostatnią kolumnę środkowego wiersza; kafel 4 otwiera się jak zwykle.
    .title = Solo: rundy 3 i 7
JAG-S-REF-02 = Od rundy 2 Świątynia zastawia pułapki od nowa: działa jeden z żetonów jeszcze zakrytych, a poprzedni leży odkryty. Gdy odkryte są wszystkie, tasuje się je. Twoje aktywatory wracają.
    .title = Solo: Świątynia zastawia pułapki
JAG-S-REF-03 = Każde Odnowienie odkrywa dwa żetony Jaguara. Jeden z nich będzie jego ruchem; potem obu nie ma już w stosie.
    .title = Solo: dwa żetony Jaguara
JAG-S-ACT-04 = Masz o jeden punkt akcji więcej niż w innych grach. Leżący pionek nadal kosztuje jeden.
    .title = Solo: punkty akcji
JAG-S-ACT-01 = Za jeden punkt akcji możesz odkryć działający żeton pułapki Świątyni. Nadal działa.
    .title = Solo: zajrzyj do pułapki
JAG-S-ACT-02 = Bieg daje tylko jeden krok więcej, niż masz punktów akcji. W Biegu pole Jaguara ci nie szkodzi; możesz nawet na nim skończyć.
    .title = Solo: Bieg
JAG-S-ACT-03 = Jeśli w swoich akcjach, inaczej niż w Biegu, wchodzisz na pole Jaguara, za każdym razem dostajesz obrażenia. Zejście z niego nie szkodzi.
    .title = Solo: obok Jaguara
JAG-S-SET-01 = Po akcjach możesz każdym aktywatorem zastawić pułapkę, dowolną z sześciu. W raniącej wybierasz działający żeton; w tej rundzie jest twoja, a nie Świątyni.
    .title = Solo: przejmij pułapkę
JAG-S-SET-03 = O Łowach Keeli decyduje się w Odnowieniu. Po innych twoich pułapkach amulet przejmuje jeszcze jedną raniącą.
    .title = Solo: Łowy
JAG-S-SET-04 = Tarcza Akhela może leżeć na dowolnej pułapce Świątyni. Jeśli potem tę pułapkę przejmiesz, Tarcza nic nie daje.
    .title = Solo: Tarcza
JAG-S-SET-02 = Dodatkowy aktywator zdobyty w twojej turze wykorzystujesz w tej rundzie albo przepada, a zdobyty przy uruchamianiu pułapek – w następnej. Jaguar też przechodzi przez twoje Tajne drzwi, za jeden krok.
    .title = Solo: dodatkowy aktywator i drzwi
JAG-S-TEMPLE-01 = Pułapki Świątyni uruchamiają się od lewej do prawej. Jeśli któraś cię trafi, działa na ciebie i tracisz chwałę, a bez chwały dostajesz obrażenia. Jaguar jest odporny. Tarcza chroni tylko przed efektem.
    .title = Solo: pułapki Świątyni
JAG-S-JAG-01 = Jaguar idzie ku tobie najkrótszą drogą, tak blisko, jak pozwalają kroki. Z kilku dróg wybiera tę, na której leży najwięcej rzeczy; jeśli nadal są równe, decydujesz ty.
    .title = Solo: ruch Jaguara
JAG-S-JAG-02 = Jeśli nie trafiła cię żadna pułapka Świątyni, liczy się niższy z dwóch żetonów, w przeciwnym razie wyższy; z równych wyższy jest ten ze ścianami. Z żetonem ze ścianami Jaguar nie zważa na ściany, z wyjątkiem Ściany Serca.
    .title = Solo: który żeton
JAG-S-JAG-03 = To, co leży na polach, na które wchodzi, wraca do zasobów, oprócz rytuałów. Niebieskie kryształy liczą się za to Jaguarowi.
    .title = Solo: co zabiera Jaguar
JAG-S-JAG-04 = Gdy dochodzi na twoje pole, zatrzymuje się, a ty dostajesz ciężkie obrażenia. Jeśli już tam jest, zostaje i skutek jest ten sam.
    .title = Solo: Jaguar cię dopada
JAG-S-TAME-01 = Jeśli Jaguar kończy ruch dokładnie o jedno pole od ciebie i nie dzieli was ściana, możesz odkryć dwa żetony oswajania; wtedy jeden musisz wziąć, a drugi odkładasz. Gdy stos się skończy, odłożone tasuje się na nowo.
    .title = Solo: oswajanie
JAG-S-TAME-02 = Żeton z rzeczą pozwala wziąć jedną taką z dowolnego otwartego miejsca planszy; rytuał trafia do sakiewki. Jeśli żadnej już nie ma, nic się nie dzieje.
    .title = Solo: rzeczy z oswajania
JAG-S-TAME-03 = Kroki są darmowe i można w nich użyć białego amuletu. Powódź jest twoja, następuje od razu i niesie także Jaguara.
    .title = Solo: kroki i Powódź z oswajania
JAG-S-TAME-04 = Wejście na pole Jaguara przez oswajanie, Powódź, Falę lub darmowe przejście drzwiami nie zadaje obrażeń.
    .title = Solo: niegroźne spotkania
JAG-S-OWN-01 = Twoje pułapki są ostatnie. Trafienie Jaguara daje chwałę, chyba że pułapka trafi i ciebie. Powódź niesie też Jaguara; nie odnosi on obrażeń ani niczego nie zabiera.
    .title = Solo: twoje pułapki
JAG-S-OWN-02 = Teraz kładziesz swoje Tajne drzwi i możesz przez nie przejść. Kilka pułapek rozpatruje się od lewej do prawej.
    .title = Solo: twoje drzwi
JAG-S-OWN-03 = Niczego więcej pułapki Jaguarowi nie robią. Jeśli trafi cię własna pułapka, działa na ciebie, ale nie tracisz chwały.
    .title = Solo: czego pułapki nie robią
JAG-S-ESC-01 = Po rundzie 8 uciekasz. Jaguar cię nie goni.
    .title = Solo: Ucieczka
JAG-S-END-01 = Jeśli twoje zdrowie spadnie do 0, od razu przegrywasz.
    .title = Solo: brak zdrowia
JAG-S-END-02 = Do zwycięstwa potrzeba wszystkiego naraz: poziomu 3, co najmniej jednego odłamka Serca, dość osiągniętych Celów z twoim znacznikiem i ucieczki z życiem.
    .title = Solo: zwycięstwo
JAG-S-END-03 = Punkty liczysz jak zwykle; premię za niebieskie kryształy rozstrzyga porównanie z Jaguarem. Po zwycięstwie honor daje ci ocenę.
    .title = Solo: ocena

## What everybody may know, and limits

JAG-INFO-01 = Wszystko na planszy i u graczy jest jawne: rzeczy, tory, worki, sakiewki, drzwi i to, kto zastawił którą pułapkę.
    .title = Co widzą wszyscy
JAG-INFO-02 = Wybrany żeton pułapki zna tylko właściciel, aż do odkrycia. Dwóch niewybranych inni też nie widzą.
    .title = Wybrane żetony są tajne
JAG-INFO-03 = Nikt nie zna zawartości skrzyni, dopóki ktoś jej nie zabierze; potem znają ją wszyscy.
    .title = Skrzynie są tajne
JAG-INFO-04 = To, co zostało w pudełku, jest zakryte. Co jest w całej grze, można sprawdzić.
    .title = Reszta w pudełku
JAG-INFO-05 = Solo: kolejność żetonów Świątyni, stosu Jaguara i stosu oswajania jest ukryta; ich skład i to, co już odeszło, jest jawne.
    .title = Solo: ukryte stosy
JAG-INFO-06 = Bot wie to, co wszyscy, i zna własne żetony.
    .title = Co wiedzą boty
JAG-TERM-01 = Liczba rund jest stała, a każdy efekt w turze coś zużywa. Każda gra więc się kończy.
    .title = Każda gra się kończy
