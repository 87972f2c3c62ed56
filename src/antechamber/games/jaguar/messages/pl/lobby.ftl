### Shards of the Jaguar: what is told before a game, in the hall and in the terminal.
### What the points of the primer stand on is in games/jaguar/primer.toml.

## The primer

jaguar-primer-aim = Wyjdź ze świątyni z największym honorem: z kryształów, rytuałów, chwały, Celów i odłamków Serca.
jaguar-primer-trap = Każda runda zaczyna się od pułapek. Wszyscy widzą, którą zastawiasz, ale jej żeton wybierasz w tajemnicy. Im bardziej na lewo twoja pułapka, tym wcześniej działasz.
jaguar-primer-act = Potem wydajesz punkty akcji: idziesz, leczysz się, zabierasz to, co leży na twoim polu, albo odprawiasz rytuał kryształami z worka. Albo biegniesz i nie robisz nic innego.
jaguar-primer-fire = Na koniec pułapki uruchamiają się od lewej do prawej. Kto stoi na zagrożonym polu, ten cierpi, a każdy inny gracz trafiony przez twoją pułapkę daje ci chwałę.
jaguar-primer-end = W rundzie 7 otwiera się ostatni kafel; tam dwa fragmenty mapy prowadzą do odłamka Serca. Po rundzie 8 liczy się honor. W pełnej grze najpierw uciekacie.
jaguar-primer-own = Własna pułapka trafia też ciebie, a wtedy nie daje chwały.
jaguar-primer-objective = Cel punktuje tylko u tych, którzy mają na nim znacznik.
jaguar-primer-health = Trzymaj zdrowie powyżej klątwy. Leczyć się najlepiej kilkoma punktami akcji w jednej turze.

# Solo

jaguar-primer-aim-solo = Wyjdź ze świątyni z życiem, z poziomem 3, odłamkiem Serca i wymaganą liczbą osiągniętych Celów. Dopiero wtedy oceniany jest twój honor.
jaguar-primer-act-solo = Najpierw działasz: idziesz, leczysz się, zabierasz, odprawiasz rytuały albo odkrywasz ukryty żeton Świątyni. Albo biegniesz i nie robisz nic innego.
jaguar-primer-trap-solo = Potem możesz zastawić pułapkę. Taka, która rani, nie należy już do Świątyni, a jeśli trafi Jaguara, a ciebie nie, daje chwałę.
jaguar-primer-temple = Teraz uruchamiają się pułapki Świątyni i zbliża się Jaguar: według niższego z dwóch odkrytych żetonów, a jeśli trafiła cię taka pułapka, według wyższego.
jaguar-primer-tame = Jeśli do ciebie dotrze, zadaje obrażenia. Jeśli stanie o jedno pole od ciebie, bez ściany pomiędzy, możesz go oswajać: odkryj dwa żetony i weź nagrodę z jednego.
jaguar-primer-end-solo = W rundzie 7 otwiera się ostatni kafel, gdzie dwa fragmenty mapy prowadzą do odłamka Serca. Po rundzie 8 uciekasz, mając tyle kroków, na ile pozwala zdrowie. Bez zdrowia giniesz od razu.
jaguar-primer-through = Wejście na pole Jaguara boli, przebiegnięcie przez nie już nie.
jaguar-primer-target = Cel liczy się tylko z twoim znacznikiem.

## A first game

jaguar-first-game = Cztery osoby i gra podstawowa, z czerwonym amuletem dla każdego: jeszcze bez zasad postaci, po jednej pułapce i z odrobiną zdrowia w zapasie.

## Table options: what each is about and what it changes, and their values

jaguar-table-mode = W którą grę gracie
    .about = Gra podstawowa nie ma postaci, skrzyń ani Ucieczki i od niej najlepiej zacząć. Solo jest dla jednej osoby, przeciw Świątyni i jej Jaguarowi.
jaguar-table-mode-full = pełna: postacie, skrzynie i Ucieczka
jaguar-table-mode-basic = podstawowa: bez nich
jaguar-table-mode-solo = solo: w pojedynkę przeciw Świątyni
jaguar-table-character_assignment = Jak przydziela się postacie
    .about = Postacie mają różne amulety, nagrody i zdolności. W grze podstawowej są tylko kolorami.
jaguar-table-character_assignment-random = losowo
jaguar-table-character_assignment-choose = wybiera się je w kolejności miejsc
jaguar-table-first_time_red = Kto zaczyna z dodatkowym czerwonym amuletem
    .about = Miejsca początkujących, na przykład 1 3. Każde z nich zaczyna z dodatkowym czerwonym amuletem, który leczy.
    .takes = miejsca, na przykład "1 3"
jaguar-table-solo_level = Jak trudna jest gra solo
    .about = Im trudniej, tym mniej masz zdrowia, tym bliżej zaczyna Jaguar i tym więcej Celów trzeba osiągnąć. Tylko w grze solo.
jaguar-table-solo_level-1 = poziom I
jaguar-table-solo_level-2 = poziom II
jaguar-table-solo_level-3 = poziom III
jaguar-table-tile_rotation = Czy kafle można obracać
    .about = Obrócone kafle dają więcej różnych świątyń.
jaguar-table-tile_rotation-false = nie
jaguar-table-tile_rotation-true = tak, o pół obrotu
jaguar-table-full_cursed_action_loss = Czy klątwa kładzie pionek także w pełnej grze
    .about = Jeśli tak, gdy klątwa pierwszy raz zaczyna ciążyć, kosztuje też punkt akcji w następnej rundzie.
jaguar-table-full_cursed_action_loss-false = nie, tylko w podstawowej
jaguar-table-full_cursed_action_loss-true = tak, raz w grze
jaguar-table-blue_steer = Czy niebieski amulet pozwala sterować
    .about = Jeśli tak, niebieski amulet może cię w Powodzi zanieść, gdzie chcesz. Tekst tego amuletu zaginął; instrukcja mówi tylko, że Powódź cię nie rusza.
jaguar-table-blue_steer-false = nie, tylko opiera się Powodzi
jaguar-table-blue_steer-true = tak, wybierasz swój kierunek
jaguar-table-flood_cost = Jak płaci się za oparcie się Powodzi
    .about = Jeśli to obrażenia, możesz się oprzeć nawet z małym zdrowiem i zapłacić chwałą.
jaguar-table-flood_cost-spend = zdrowiem, które się ma
jaguar-table-flood_cost-damage = obrażeniami, przy każdym zdrowiu
jaguar-table-free_take_pouch_ritual = Czy darmowe zabranie może być rytuałem z sakiewki
    .about = Jeśli tak, Powódź może pozwolić odprawić noszony rytuał bez punktu akcji.
jaguar-table-free_take_pouch_ritual-true = tak
jaguar-table-free_take_pouch_ritual-false = nie
jaguar-table-taming_through_walls = Czy można oswajać przez ścianę
    .about = Jeśli tak, oswajać można częściej. Tylko w grze solo.
jaguar-table-taming_through_walls-false = nie
jaguar-table-taming_through_walls-true = tak
