### Mystery of the Temples: what is told before a game, in the hall and in the terminal.
### What the points of the primer stand on is in games/mystery/primer.toml.

## The primer

mystery-primer-aim = Łam klątwy świątyń. Każda klątwa daje punkty, a wygrywa, kto ma ich najwięcej.
mystery-primer-move = Najpierw ruch: wybierz świątynie albo pustkowia i idź o jedną do trzech kart zgodnie z ruchem wskazówek zegara, licząc tylko karty tego rodzaju.
mystery-primer-collect = Potem pobierz kryształy ze swojej karty i połóż każdy na wolnym miejscu swojej sieci.
mystery-primer-break = Albo, w świątyni, złam klątwę: miej pierwsze trzy, cztery lub pięć kolorów jej łuku, od jednego z końców, w tej kolejności na połączonych miejscach sieci. Kryształy oddajesz, dostajesz punkty i kartę runów.
mystery-primer-end = Gdy ktoś złamie piątą klątwę, rundę gra się do końca. Potem punktują świątynie z listy Cele i twoje różne runy.
mystery-primer-place = Kryształ zostaje tam, gdzie go położysz, a zamiana dwóch miejscami kosztuje trzeci. Pomyśl o łańcuchu, zanim go położysz.
mystery-primer-colourless = Bezbarwne kryształy nie pasują do żadnego łańcucha. Zamieniaj je na kolorowe przez Zamianę i Ulepszenie Kryształów.
mystery-primer-runes = Karta runów daje coś za każdym razem, gdy pobierasz na karcie z jej znakiem, ale nie wtedy, gdy łamiesz klątwę.

## A first game

mystery-first-game = Trzy osoby i gra podstawowa: każdy dostaje sieć bez specjalnych efektów, a wirtualny gracz nie stoi na drodze.

## Table options: what each is about and what it changes, and their values

mystery-table-edition = Zasady którego wydania obowiązują
    .about = Angielska i polska instrukcja różnią się w kilku miejscach, na przykład w tym, z czego można zrezygnować i co się dzieje, gdy brakuje kryształów.
mystery-table-edition-en = angielskie zasady z 2018 roku
mystery-table-edition-pl = polskie zasady
mystery-table-mode = Gra podstawowa czy zaawansowana
    .about = Z efektami każdą siecią gra się inaczej, a wybieracie je przed grą. Bez nich łatwiej się nauczyć.
mystery-table-mode-basic = podstawowa: sieci są rozdawane i nie mają efektów
mystery-table-mode-advanced = zaawansowana: wybieracie sieci ze specjalnymi efektami
mystery-table-grid_pool = Które strony kryształowych sieci są do wyboru
    .about = Każda sieć ma dwie strony z różnymi efektami. Liczy się to tylko w grze zaawansowanej.
mystery-table-grid_pool-A = wszystkie stroną A
mystery-table-grid_pool-B = wszystkie stroną B
mystery-table-grid_pool-random = losowa strona każdej sieci
mystery-table-grid_pool-custom = strony podane w grid_sides
mystery-table-grid_pool-choose = każdy wybiera stronę razem z siecią
mystery-table-grid_sides = Strony sieci od 1 do 4, na przykład ABBA
    .about = Cztery litery, po jednej na sieć, jeśli chcecie sami wskazać strony.
    .takes = cztery litery A lub B, na przykład ABBA
mystery-table-start_player = Kto zaczyna
    .about = Pozostali grają zgodnie z ruchem wskazówek zegara, a kolejność nie zmienia się do końca gry.
mystery-table-start_player-random = decyduje los
mystery-table-start_player-1 = gracz 1
mystery-table-start_player-2 = gracz 2
mystery-table-start_player-3 = gracz 3
mystery-table-start_player-4 = gracz 4
mystery-table-two_player_neutral = Pionek i znaczniki wirtualnego gracza w grze na dwoje
    .about = Pionek wirtualnego gracza zajmuje karty, a jego znaczniki walczą o Cele, dzięki czemu we dwoje nie jest za pusto.
mystery-table-two_player_neutral-true = z wirtualnym graczem
mystery-table-two_player_neutral-false = bez niego, przygotowanie jak dla trojga
mystery-table-collect_mandatory = Czy Zamiana i Ulepszenie Kryształów są obowiązkowe, gdy masz bezbarwne kryształy
    .about = Jeśli tak, karta wymieniająca kryształy może zabrać takie, które wolisz zatrzymać.
mystery-table-collect_mandatory-true = tak
mystery-table-collect_mandatory-false = zawsze można zrezygnować
mystery-table-full_lap = Czy po pełnym okrążeniu twoja własna karta liczy się jako pole
    .about = Ma znaczenie tylko wtedy, gdy tyle kart jest zajętych albo za tyle pól płacisz, że wracasz na swoją kartę.
mystery-table-full_lap-true = liczy się i możesz na niej stanąć
mystery-table-full_lap-false = jest pomijana
mystery-table-dexterity_unbounded = Jak daleko sięga Czar szybkości
    .about = Z dłuższym cennikiem można zapłacić za bardzo daleki ruch, jeśli starczy kryształów.
mystery-table-dexterity_unbounded-true = cennik ciągnie się dalej niż 3 dodatkowe pola
mystery-table-dexterity_unbounded-false = najwyżej 3 dodatkowe pola
mystery-table-grid1a_bonus = Jak często sieć 1A daje dodatkowy kryształ
    .about = Im częściej go daje, tym ta sieć jest silniejsza.
mystery-table-grid1a_bonus-per_collect = raz na pobranie
mystery-table-grid1a_bonus-per_crystal = za każdy bezbarwny kryształ
mystery-table-grid2a_scope = Gdzie leży rezerwa sieci 2A
    .about = Kryształów w rezerwie nikt nie zabierze. Instrukcje różnią się co do tego, gdzie ona jest.
mystery-table-grid2a_scope-special = na trzech specjalnych miejscach
mystery-table-grid2a_scope-whole_grid = w całej sieci (polskie wydanie)
mystery-table-grid2b_base = Czego sieć 2B wymaga od niższego pola klątwy
    .about = Jeśli musi być wolne, ta sieć rzadziej sięga po wyższe klątwy.
mystery-table-grid2b_base-any = niczego: może być zajęte lub zamknięte
mystery-table-grid2b_base-open = też musi być wolne
mystery-table-grid4b_empty_pile = Z siecią 4B: run sąsiada, gdy stos tej świątyni jest pusty
    .about = Pod koniec gry stosy się kończą; to decyduje, czy ta sieć wciąż daje run.
mystery-table-grid4b_empty_pile-true = można go wziąć
mystery-table-grid4b_empty_pile-false = nie dostajesz żadnego
mystery-table-max_rounds = Runda, po której gra kończy się w każdym razie; 0 to brak limitu
    .about = Zabezpieczenie przed grą, której nikt nie kończy. Ludzie prawie nigdy tam nie dochodzą.
