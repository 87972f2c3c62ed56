### Aztec: its words, options, events and questions.
### Rules and their help texts are in rules.ftl.
###
### An argument is a word of this file: $artefact "A-SUN" comes as aztec-artefact-A-SUN, and $artefact-id as "A-SUN" for
### selectors. A set of jewels is composed of letters: "BBY" comes as aztec-jewels-B with 2 as $number, a plus, and
### aztec-jewels-Y with 1; short, it is a piece for each letter.
### A name may be "Ty", and nobody's gender is known: deeds are noun phrases after a colon, never a verb in the past.
### Colours follow "klejnot"; `.of` is their genitive, `.ofmany` its plural.

aztec-title = Aztec
aztec-about = Podzielcie skarb azteckiej świątyni, na tyle uczciwie, na ile macie ochotę. Bierzesz klejnoty ze swojej karty albo inne, z kamienną twarzą; potem mówisz, komu wierzysz, a kto twoim zdaniem kłamie. Gra dla 3–6 osób, około 30 minut.

## Jewels: colours, and sets of them. The letter is a code and stays the same in all languages.

aztec-colour-blue = niebieski
    .of = niebieskiego
    .ofmany = niebieskich
aztec-colour-yellow = żółty
    .of = żółtego
    .ofmany = żółtych
aztec-colour-red = czerwony
    .of = czerwonego
    .ofmany = czerwonych

aztec-given-blue = { aztec-colour-blue }
aztec-given-yellow = { aztec-colour-yellow }
aztec-given-red = { aztec-colour-red }

aztec-taken-blue = { aztec-colour-blue }
aztec-taken-yellow = { aztec-colour-yellow }
aztec-taken-red = { aztec-colour-red }

aztec-jewels-none = żadnych klejnotów
aztec-jewels-B = { $number ->
        [one] { $number } niebieski
        [few] { $number } niebieskie
        [many] { $number } niebieskich
       *[other] { $number } niebieskiego
    }
    .short = ◆B
aztec-jewels-Y = { $number ->
        [one] { $number } żółty
        [few] { $number } żółte
        [many] { $number } żółtych
       *[other] { $number } żółtego
    }
    .short = ●Y
aztec-jewels-R = { $number ->
        [one] { $number } czerwony
        [few] { $number } czerwone
        [many] { $number } czerwonych
       *[other] { $number } czerwonego
    }
    .short = ▲R

aztec-claim-none = { aztec-jewels-none }
aztec-claim-B = { aztec-jewels-B }
    .short = { aztec-jewels-B.short }
aztec-claim-Y = { aztec-jewels-Y }
    .short = { aztec-jewels-Y.short }
aztec-claim-R = { aztec-jewels-R }
    .short = { aztec-jewels-R.short }

## Characters

aztec-character-CHARLY = Charly
aztec-character-DARYL = Daryl
aztec-character-ELISA = Elisa
aztec-character-YUKIO = Yukio
aztec-character-NAYA = Naya
aztec-character-TOMAS = Tomas

## Artefacts. `.effect` is filled in from the components: $number is the points, stones, opponents or jewels that the
## card names, $size the jewels it counts or the exchanges it allows, $jewels the set it pays for.

aztec-artefact-A-TRIPLE-B = Niebieski Idol
    .effect = { $number ->
        [one] { $number } punkt za każdy zestaw: { $jewels }.
        [few] { $number } punkty za każdy zestaw: { $jewels }.
        [many] { $number } punktów za każdy zestaw: { $jewels }.
       *[other] { $number } punktu za każdy zestaw: { $jewels }.
    }
aztec-artefact-A-TRIPLE-Y = Żółty Idol
    .effect = { aztec-artefact-A-TRIPLE-B.effect }
aztec-artefact-A-TRIPLE-R = Czerwony Idol
    .effect = { aztec-artefact-A-TRIPLE-B.effect }
aztec-artefact-A-PAIR-BY = Maska niebiesko-żółta
    .effect = { aztec-artefact-A-TRIPLE-B.effect }
aztec-artefact-A-PAIR-BR = Maska niebiesko-czerwona
    .effect = { aztec-artefact-A-TRIPLE-B.effect }
aztec-artefact-A-PAIR-YR = Maska żółto-czerwona
    .effect = { aztec-artefact-A-TRIPLE-B.effect }
aztec-artefact-A-CHEST = Przepełniona Skrzynia
    .effect = { $size ->
        [one] Za każdy klejnot: { aztec-artefact-A-SUN.effect }
        [few] Za każde { $size } dowolne klejnoty: { aztec-artefact-A-SUN.effect }
       *[many] Za każde { $size } dowolnych klejnotów: { aztec-artefact-A-SUN.effect }
    }
aztec-artefact-A-SUN = Tarcza Słońca
    .effect = { $number ->
        [one] { $number } punkt.
        [few] { $number } punkty.
        [many] { $number } punktów.
       *[other] { $number } punktu.
    }
aztec-artefact-A-AMULET = Jadeitowy Amulet
    .effect = { $number ->
        [one] { $number } twój kamień nie odbiera punktów.
        [few] { $number } twoje kamienie nie odbierają punktów.
        [many] { $number } twoich kamieni nie odbiera punktów.
       *[other] { $number } twojego kamienia nie odbiera punktów.
    }
aztec-artefact-A-PURIFY = Oczyszczające Kadzidło
    .effect = Od razu: wszystkie twoje kamienie wracają do zasobów.
aztec-artefact-A-SCAPEGOAT = Totem Kozła Ofiarnego
    .effect = { $number ->
        [one] Od razu: daj kamień { $number } przeciwnikowi.
       *[other] Od razu: daj po kamieniu { $number } przeciwnikom.
    }
aztec-artefact-A-STEAL = Złodziejska Małpa
    .effect = { $number ->
        [one] Od razu: możesz zabrać klejnot { $number } przeciwnikowi.
       *[other] Od razu: możesz zabrać po klejnocie najwyżej { $number } przeciwnikom.
    }
aztec-artefact-A-TAKE = Tajna Skrytka
    .effect = { $number ->
        [one] Od razu: weź { $number } dowolny klejnot.
        [few] Od razu: weź { $number } dowolne klejnoty.
        [many] Od razu: weź { $number } dowolnych klejnotów.
       *[other] Od razu: weź { $number } dowolnego klejnotu.
    }
aztec-artefact-A-TRADE = Waga Kupca
    .effect = { $number ->
        [one] Od razu: weź { $number } dowolny klejnot, potem możesz wymieniać swoje klejnoty (najwyżej { $size }).
        [few] Od razu: weź { $number } dowolne klejnoty, potem możesz wymieniać swoje klejnoty (najwyżej { $size }).
        [many] Od razu: weź { $number } dowolnych klejnotów, potem możesz wymieniać swoje klejnoty (najwyżej { $size }).
       *[other] Od razu: weź { $number } dowolnego klejnotu, potem możesz wymieniać swoje klejnoty (najwyżej { $size }).
    }

## Points, what became of a claim, the faces of a token, and why an artefact is gained

aztec-source-duos = dua
aztec-source-trios = tria
aztec-source-artefacts = Artefakty
aztec-source-stones = przeklęte kamienie

aztec-verdict-truth = prawda
aztec-verdict-unnoticed = kłamstwo bez oskarżeń
aztec-verdict-caught = oskarżone kłamstwo

aztec-faith-believe = Wierzę ci!
aztec-faith-accuse = Kłamiesz!

aztec-why-truth = za prawdę oskarżoną więcej niż raz
aztec-why-got-away = za kłamstwo, którego nikt nie oskarżył
aztec-why-caught = za wspólne przyłapanie kłamcy

## How far a round is

aztec-phase-setup = przygotowanie
aztec-phase-claim = branie klejnotów
aztec-phase-token = żetony
aztec-phase-reveal = odsłanianie kart
aztec-phase-end = koniec

## Options: what you can answer. `.short` is for lists under a heading, with more arguments from the table:
## $gems the jewels as pieces, $duo what a character's duo is, $effect what an artefact does, $shown what an opponent
## claims.

aztec-option-play = Graj postacią { $character }
    .short = { $character } { $duo }
aztec-option-claim = Zadeklaruj: { $jewels }
    .short = { $gems }
aztec-option-believe = „{ aztec-faith-believe }” – { $seat }
    .short = { $seat } { $shown }
aztec-option-accuse = „{ aztec-faith-accuse }” – { $seat }
    .short = { $seat } { $shown }
aztec-option-pick = Weź Artefakt { $artefact }
    .short = { $artefact }: { $effect }
aztec-option-take = Weź ze świątyni: { $jewels }
    .short = { $gems }
aztec-option-trade = Odłóż { $given } klejnot i weź { $taken }
    .short = { $given } na { $taken }
aztec-option-steal = Zabierz { $colour } klejnot ({ $seat })
    .short = { $colour } ({ $seat })
aztec-option-curse = Daj po kamieniu: { $seats }
    .short = { $seats }
aztec-option-stop = Na tym poprzestań
    .short = dość

## Headings of groups of options

aztec-group-characters = Postacie
aztec-group-truth = Prawda
aztec-group-jewels-1 = 1 klejnot
aztec-group-jewels-2 = 2 klejnoty
aztec-group-jewels-3 = 3 klejnoty
aztec-group-jewels-4 = 4 klejnoty
aztec-group-jewels-5 = 5 klejnotów
aztec-group-jewels-6 = 6 klejnotów
aztec-group-believe = { aztec-faith-believe }
aztec-group-accuse = { aztec-faith-accuse }
aztec-group-artefacts = Artefakty
aztec-group-take = Weź
aztec-group-trade = Wymień
aztec-group-steal = Zabierz
aztec-group-curse = Po kamieniu
aztec-group-stop = Koniec

## Events: what happened. `.then` is a deed in a list of deeds after the player's name and a colon.

aztec-event-character-taken = { $name }: wybrana postać { $character }.
    .then = wybrana postać { $character }
aztec-event-round-began = Początek rundy { $round }. Pierwszy gracz: { $name }.
aztec-event-looked = { $name }: obejrzana karta Klejnotów: { $jewels }.
aztec-event-claims-shown = Deklaracje rundy { $round } są odkryte.
aztec-event-claimed = { $name }: deklaracja: { $jewels }.
    .then = deklaracja: { $jewels }
aztec-event-tokens-shown = Żetony rundy { $round } są odkryte.
aztec-event-believed = { $name }: „{ aztec-faith-believe }” – { $other }.
    .then = „{ aztec-faith-believe }” – { $other }
aztec-event-accused = { $name }: „{ aztec-faith-accuse }” – { $other }.
    .then = „{ aztec-faith-accuse }” – { $other }
aztec-event-revealed = { $verdict-id ->
        [truth] { $name }: na karcie { $jewels }, deklaracja była prawdziwa.
        [unnoticed] { $name }: na karcie { $jewels }, a w deklaracji { $claim }; nikt nie oskarżył kłamstwa.
       *[caught] { $name }: na karcie { $jewels }, a w deklaracji { $claim }; kłamstwo przyłapane.
    }
    .then = { $verdict-id ->
        [truth] na karcie { $jewels } (prawda)
        [unnoticed] na karcie { $jewels } (kłamstwo bez oskarżeń)
       *[caught] na karcie { $jewels } (przyłapane kłamstwo)
    }
aztec-event-kept-claim = { $name }: klejnoty z deklaracji zatrzymane ({ $jewels }).
    .then = zatrzymane { $jewels }
aztec-event-took-card = { $name }: deklaracja wraca do świątyni, zamiast niej klejnoty z karty ({ $jewels }).
    .then = zamiast deklaracji { $jewels }
aztec-event-gave-stone = { $name }: kamień { aztec-event-gave-stone.to }.
    .then = kamień { aztec-event-gave-stone.to }
    .to = { $other ->
        [Ty] dla ciebie
       *[other] dla gracza { $other }
    }
aztec-event-served-stone = { $name }: brak własnych kamieni, więc kamień z zasobów { aztec-event-gave-stone.to }.
    .then = brak kamieni, więc jeden z zasobów { aztec-event-gave-stone.to }
aztec-event-discarded-stone = { $name }: kamień wraca do zasobów.
    .then = kamień wraca do zasobów
aztec-event-took-stone = { $name }: kamień z zasobów.
    .then = kamień z zasobów
aztec-event-drew = { $cards ->
        [one] { $name }: obejrzany ostatni Artefakt z talii.
        [few] { $name }: obejrzane { $cards } Artefakty.
        [many] { $name }: obejrzanych { $cards } Artefaktów.
       *[other] { $name }: obejrzane { $cards } Artefaktu.
    }
aztec-event-offered = { $name }: do wyboru { $artefact }.
aztec-event-kept = { $name }: zatrzymany Artefakt { $artefact }.
    .then = zatrzymany Artefakt { $artefact }
aztec-event-kept-secretly = { $name }: Artefakt zatrzymany w tajemnicy.
    .then = Artefakt zatrzymany w tajemnicy
aztec-event-kept-card = { $name }: w tajemnicy wybrany Artefakt { $artefact }.
aztec-event-played = { $name }: zagrany Artefakt { $artefact }.
    .then = zagrany Artefakt { $artefact }
aztec-event-purified = { $stones ->
        [0] { $name }: żaden kamień nie wraca do zasobów, bo nie było żadnego.
        [one] { $name }: { $stones } kamień wraca do zasobów.
        [few] { $name }: { $stones } kamienie wracają do zasobów.
        [many] { $name }: { $stones } kamieni wraca do zasobów.
       *[other] { $name }: { $stones } kamienia wraca do zasobów.
    }
    .then = { $stones ->
        [0] brak kamieni do oddania
        [one] { $stones } kamień wraca do zasobów
        [few] { $stones } kamienie wracają do zasobów
        [many] { $stones } kamieni wraca do zasobów
       *[other] { $stones } kamienia wraca do zasobów
    }
aztec-event-stole = { $name }: { $colour } klejnot zabrany ({ $other }).
    .then = { $colour } klejnot zabrany ({ $other })
aztec-event-took = { $name }: ze świątyni { $jewels }.
    .then = ze świątyni { $jewels }
aztec-event-traded = { $name }: { $given } klejnot wymieniony na { $taken }.
    .then = { $given } klejnot wymieniony na { $taken }
aztec-event-cursed = { $stones ->
        [0] { $name }: najwięcej { aztec-event-cursed.colour } klejnotów, na karcie Klątwy nie było kamieni.
        [one] { $name }: najwięcej { aztec-event-cursed.colour } klejnotów, więc { $stones } kamień z karty Klątwy.
        [few] { $name }: najwięcej { aztec-event-cursed.colour } klejnotów, więc { $stones } kamienie z karty Klątwy.
        [many] { $name }: najwięcej { aztec-event-cursed.colour } klejnotów, więc { $stones } kamieni z karty Klątwy.
       *[other] { $name }: najwięcej { aztec-event-cursed.colour } klejnotów, więc { $stones } kamienia z karty Klątwy.
    }
    .colour = { $colour-id ->
        [blue] { aztec-colour-blue.ofmany }
        [yellow] { aztec-colour-yellow.ofmany }
       *[red] { aztec-colour-red.ofmany }
    }
aztec-event-curse-stayed = { $stones ->
        [one] Remis o najwięcej { aztec-event-cursed.colour } klejnotów: na karcie Klątwy zostaje { $stones } kamień.
        [few] Remis o najwięcej { aztec-event-cursed.colour } klejnotów: na karcie Klątwy zostają { $stones } kamienie.
        [many] Remis o najwięcej { aztec-event-cursed.colour } klejnotów: na karcie Klątwy zostaje { $stones } kamieni.
       *[other] Remis o najwięcej { aztec-event-cursed.colour } klejnotów: na karcie Klątwy zostaje { $stones } kamienia.
    }
aztec-event-round-ended = Koniec rundy { $round }; na każdą kartę Klątwy trafia kamień.
aztec-event-showed = { $cards ->
        [one] { $name }: ujawniony Artefakt { $artefact }.
       *[other] { $name }: ujawniony Artefakt { $artefact } (×{ $cards }).
    }
    .then = { $cards ->
        [one] ujawniony Artefakt { $artefact }
       *[other] ujawniony Artefakt { $artefact } (×{ $cards })
    }
aztec-event-scored = { $points ->
        [one] { $name }: { $points } punkt ({ $source }).
        [few] { $name }: { $points } punkty ({ $source }).
        [many] { $name }: { $points } punktów ({ $source }).
       *[other] { $name }: { $points } punktu ({ $source }).
    }
aztec-event-won = { $points ->
        [one] Zwycięstwo: { $name }, { $points } punkt.
        [few] Zwycięstwo: { $name }, { $points } punkty.
        [many] Zwycięstwo: { $name }, { $points } punktów.
       *[other] Zwycięstwo: { $name }, { $points } punktu.
    }
aztec-event-nothing-left = { $name }: bez Artefaktu, bo talia jest pusta.
    .then = bez Artefaktu, bo talia jest pusta

## Questions: what must be done, and why. $number is how many are left, $why what it is for.

aztec-ask-character-choose_character = { $name }: wybierz postać. Jej duo da ci punkty na końcu gry.
aztec-ask-round-choose_claims = { $name }: weź klejnoty ze swojej karty albo inne, dla blefu. Wszystkie deklaracje odkrywa się razem.
aztec-ask-round-choose_tokens = { $name }: połóż żeton przed przeciwnikiem. Wierzysz deklaracji czy to kłamstwo?
aztec-ask-gain-choose_artefact = { $name }: zdobywasz Artefakt { $why }. Wybierz jedną z tych kart.
aztec-ask-scapegoat-choose_scapegoats = { $name }: wybierz przeciwników, którzy dostaną po kamieniu. Najpierw idą twoje, potem te z zasobów.
aztec-ask-steal-choose_theft = { $number ->
        [one] { $name }: możesz zabrać klejnot { $number } przeciwnikowi. Wybierz go albo poprzestań.
       *[other] { $name }: możesz zabrać po klejnocie { $number } przeciwnikom. Wybierz pierwszy albo poprzestań.
    }
aztec-ask-take-choose_jewels = { $name }: wybierz klejnoty, które bierzesz ze świątyni ({ $number }).
aztec-ask-trade-choose_jewels = { $number ->
        [one] { $name }: wybierz klejnoty, które bierzesz ze świątyni. Potem możesz wymienić { $number } klejnot.
        [few] { $name }: wybierz klejnoty, które bierzesz ze świątyni. Potem możesz wymienić najwyżej { $number } klejnoty.
        [many] { $name }: wybierz klejnoty, które bierzesz ze świątyni. Potem możesz wymienić najwyżej { $number } klejnotów.
       *[other] { $name }: wybierz klejnoty, które bierzesz ze świątyni. Potem możesz wymienić najwyżej { $number } klejnotu.
    }
aztec-ask-trade-choose_trade = { $number ->
        [one] { $name }: możesz wymienić jeszcze { $number } klejnot na inny kolor. Wybierz albo poprzestań.
        [few] { $name }: możesz wymienić { $number } klejnoty na inne kolory. Wybierz pierwszy albo poprzestań.
        [many] { $name }: możesz wymienić { $number } klejnotów na inne kolory. Wybierz pierwszy albo poprzestań.
       *[other] { $name }: możesz wymienić { $number } klejnotu na inne kolory. Wybierz pierwszy albo poprzestań.
    }

## Why not: what stands against a choice, with the numbers of this moment. $other is a player's name.

aztec-no-other-question = Najpierw odpowiedz na otwarte pytanie.
aztec-no-claim-now = Klejnoty deklaruje się w pierwszym kroku rundy.
aztec-no-claim-empty = Nie można nie wziąć nic: deklaracja ma od { $least } do { $most } klejnotów.
aztec-no-claim-few = { $number ->
        [one] { $number } klejnot to za mało: deklaracja ma ich od { $least } do { $most }.
        [few] { $number } klejnoty to za mało: deklaracja ma ich od { $least } do { $most }.
        [many] { $number } klejnotów to za mało: deklaracja ma ich od { $least } do { $most }.
       *[other] { $number } klejnotu to za mało: deklaracja ma ich od { $least } do { $most }.
    }
aztec-no-claim-many = { $number ->
        [one] { $number } klejnot to za dużo: deklaracja ma ich od { $least } do { $most }.
        [few] { $number } klejnoty to za dużo: deklaracja ma ich od { $least } do { $most }.
        [many] { $number } klejnotów to za dużo: deklaracja ma ich od { $least } do { $most }.
       *[other] { $number } klejnotu to za dużo: deklaracja ma ich od { $least } do { $most }.
    }
aztec-no-claim-colours = Żadna karta Klejnotów nie ma trzech kolorów, więc nikt by w to nie uwierzył; deklaracja ma najwyżej dwa.
aztec-no-token-now = Żetony kładzie się, gdy wszystkie deklaracje są odkryte.
aztec-no-token-self = Żeton kładzie się przed przeciwnikiem, nie przed sobą.
aztec-no-take-number = { $number ->
        [one] { $number } klejnot to nie tyle, ile trzeba: weź dokładnie { $most }.
        [few] { $number } klejnoty to nie tyle, ile trzeba: weź dokładnie { $most }.
        [many] { $number } klejnotów to nie tyle, ile trzeba: weź dokładnie { $most }.
       *[other] { $number } klejnotu to nie tyle, ile trzeba: weź dokładnie { $most }.
    }
aztec-no-steal-self = Klejnoty zabiera się przeciwnikom, nie sobie.
aztec-no-steal-twice = Ta karta zabrała już klejnot temu graczowi ({ $other }); każdemu przeciwnikowi najwyżej jeden.
aztec-no-steal-empty = Ten gracz ({ $other }) nie ma jeszcze klejnotów; deklaracji przed odsłonięciem nie można ruszyć.
aztec-no-steal-colour = Ten gracz ({ $other }) nie ma { $colour-id ->
        [blue] { aztec-colour-blue.of }
        [yellow] { aztec-colour-yellow.of }
       *[red] { aztec-colour-red.of }
    } klejnotu.
aztec-no-trade-same = Wymienia się klejnot na inny kolor, nie { $given } na { $given }.
aztec-no-trade-none = Nie masz { $given-id ->
        [blue] { aztec-colour-blue.of }
        [yellow] { aztec-colour-yellow.of }
       *[red] { aztec-colour-red.of }
    } klejnotu do odłożenia.
aztec-no-curse-self = Kamienie dajesz przeciwnikom, nie sobie.
aztec-no-curse-number = { $number ->
        [one] { $number } przeciwnik to za mało: wybierz { $most } różnych.
       *[other] Wybierz { $most } różnych przeciwników, nie { $number }.
    }
aztec-no-pick-now = Artefakt bierzesz wtedy, gdy go zdobywasz.
aztec-no-pick-card = Wśród kart, które oglądasz, nie ma: { $artefact }.
aztec-no-pick-place = { $artefact } leży na miejscu { $place }, nie na miejscu { $wish }.
aztec-no-character-now = Postacie wybiera się przed pierwszą rundą.
aztec-no-character-taken = Postać { $character } jest już zajęta ({ $other }).

aztec-no-option-start = Pierwszy gracz musi siedzieć na jednym z miejsc od 1 do { $players }.

## The table in the terminal

aztec-board-head = Runda { $round } · { $phase }
aztec-board-curses = Karty Klątwy
aztec-board-curse = { $gem } { $stones }
aztec-board-curse-leader = { $gem } { $stones } ({ $name })
aztec-board-deck = Talia Artefaktów { $number }
aztec-board-player = Gracz
aztec-board-duo = Duo
aztec-board-hoard = Klejnoty
aztec-board-stones = Kamienie
aztec-board-claim = Deklaracja
aztec-board-card = Karta
aztec-board-tokens = Żetony
aztec-board-secret = { $number } w tajemnicy
aztec-board-your-card = Na twojej karcie: { $jewels }.
aztec-board-legend =
    Klejnoty: ◆B niebieski, ●Y żółty, ▲R czerwony. ▸ oznacza pierwszego gracza, który pierwszy odsłania kartę.
    Karta Klątwy pokazuje swoje kamienie, a w nawiasie tego, kto by je teraz zabrał.
    Żetony: + i litera gracza, który wierzy deklaracji, ! i litera tego, kto zarzuca kłamstwo.
    Kartę widać, gdy jest odsłonięta; twoja jest pod stołem.
aztec-board-jewel-cards = Karty Klejnotów ({ $number }):
aztec-board-artefact-cards = Karty Artefaktów ({ $number }):
aztec-board-artefact-card = { $number } × { $artefact }: { $effect }
aztec-board-not-seen = Nieznane ci karty Klejnotów:
aztec-board-lie = Deklaracja: { $claim }. Nieznanej ci karty tego rodzaju już nie ma, więc to kłamstwo.
aztec-board-unseen = { $number ->
        [one] Deklaracja: { $claim }. Została { $number } taka karta, której nie znasz.
        [few] Deklaracja: { $claim }. Zostały { $number } takie karty, których nie znasz.
        [many] Deklaracja: { $claim }. Zostało { $number } takich kart, których nie znasz.
       *[other] Deklaracja: { $claim }. Zostało { $number } takiej karty, której nie znasz.
    }
aztec-board-token = Jeśli to prawda: kamienie { $true }. Jeśli kłamstwo: kamienie { $lie }.
aztec-board-outcome = { $accusers ->
        [0] Bez oskarżeń: { $jewels }; kamienie { $stones }, punkty { $points }.
        [one] Jedno oskarżenie: { $jewels }; kamienie { $stones }, punkty { $points }.
        [few] { $accusers } oskarżenia: { $jewels }; kamienie { $stones }, punkty { $points }.
        [many] { $accusers } oskarżeń: { $jewels }; kamienie { $stones }, punkty { $points }.
       *[other] { $accusers } oskarżenia: { $jewels }; kamienie { $stones }, punkty { $points }.
    }
aztec-board-outcome-artefact = { aztec-board-outcome } Zdobywasz Artefakt.
aztec-board-outcome-theirs = { aztec-board-outcome } Każdy z oskarżycieli zdobywa Artefakt.
aztec-board-worth = Przy klejnotach, które masz teraz, wart tyle punktów: { $points }.
aztec-board-changes = Zmiana twoich punktów: { $points }.

## The end

aztec-tie-stones = { $winners ->
        [one] Remis w punktach; mniej przeklętych kamieni ({ $number }): { $name }.
       *[other] Remis w punktach; najmniej przeklętych kamieni ({ $number }): { $name }. Dzielą się zwycięstwem.
    }
aztec-tie-shared = Remis w punktach i przeklętych kamieniach; zwycięstwo jest wspólne.

## What bots believe

aztec-belief-lie = Miejsce { $seat }: kłamstwo na { $percent } %.

## Why a bot did what it did; told after the end

aztec-because-truth = Prawda: { $claim } wystarczało.
aztec-because-careful = Prawda: { $claim }. Kłamstwo nie wydawało się warte ryzyka.
aztec-because-lie = Kłamstwo. Na karcie: { $jewels }, a { $claim } było warte więcej. { $count ->
        [one] Nikt jeszcze nie widział { $count } takiej karty.
        [few] Nikt jeszcze nie widział { $count } takich kart.
        [many] Nikt jeszcze nie widział { $count } takich kart.
       *[other] Nikt jeszcze nie widział { $count } takiej karty.
    }
aztec-because-bait = Na karcie: { $jewels }; deklaracja, w którą mało kto wątpi: { $claim }.
aztec-because-accuse = Podejrzenie kłamstwa: { $other }. Dla takiej deklaracji ({ $claim }) warto skłamać.
aztec-because-accuse-none = { $other } nie może mieć takiej karty ({ $claim }): nie została już ani jedna.
aztec-because-accuse-contested = Tyle osób zadeklarowało { $claim }, że nie starczyłoby takich kart. Podejrzenie kłamstwa: { $other }.
aztec-because-accuse-liar = Brak zaufania: { $other }. { $count ->
        [one] Już { $count } kłamstwo wcześniej.
        [few] Już { $count } kłamstwa wcześniej.
        [many] Już { $count } kłamstw wcześniej.
       *[other] Już { $count } kłamstwa wcześniej.
    }
aztec-because-accuse-gone = Podejrzenie kłamstwa: { $other } ({ $claim }). { $count ->
        [one] { $count } taka karta już wyszła.
        [few] { $count } takie karty już wyszły.
        [many] { $count } takich kart już wyszło.
       *[other] { $count } takiej karty już wyszło.
    }
aztec-because-believe = Zaufanie: { $other } ({ $claim }). O ile pamięć nie myli, { $count ->
        [one] { $count } taka karta jeszcze nie wyszła.
        [few] { $count } takie karty jeszcze nie wyszły.
        [many] { $count } takich kart jeszcze nie wyszło.
       *[other] { $count } takiej karty jeszcze nie wyszło.
    }
aztec-because-believe-honest = Zaufanie: { $other }. Dotąd, o ile pamięć nie myli, sama prawda.
aztec-because-artefact = Ten Artefakt zapowiadał się najlepiej.

## The chapters of the rules

aztec-chapter-options = Opcje stołu
aztec-chapter-components = Zawartość pudełka
aztec-chapter-setup = Przygotowanie
aztec-chapter-round = Runda
aztec-chapter-claims = Deklaracje
aztec-chapter-tokens = Żetony
aztec-chapter-reveal = Odkrywanie kart
aztec-chapter-stones = Przeklęte kamienie
aztec-chapter-artefacts = Zdobywanie artefaktu
aztec-chapter-curses = Klątwy
aztec-chapter-round-end = Koniec rundy
aztec-chapter-effects = Działanie artefaktów
aztec-chapter-scoring = Koniec gry i punktacja
aztec-chapter-information = Kto co może wiedzieć
aztec-chapter-decisions = Jak pytamy o wybory
aztec-chapter-termination = Jak długo trwa gra
