### What the plaque of a table says: who must do what, what the others wait for, the stages of a turn.
### $name is a player's name.

mice-head-action-choose_action = { $name }, połóż łapkę albo zdejmij
    .may = { $name }, dodatkowa akcja
    .final = { $name }, ostatnia akcja
mice-head-place-choose_intersection = { $name }, wybierz przecięcie
mice-head-removal-choose_removal = { $name }, zdejmij łapki
mice-head-window-offer_reactions = { $name }, twoi pomocnicy
mice-head-rest-offer_reactions = { $name }, sam zysk
mice-head-branch-choose_branch = { $name }, wybierz stronę
mice-head-take-any-choose_resource = { $number ->
        [one] { $name }, weź zasób
        [few] { $name }, weź { $number } zasoby
       *[other] { $name }, weź { $number } zasobów
    }
mice-head-passage-offer_passage = { $name }, odwrócić wejście?
mice-head-hire-choose_assistant = { $name }, zatrudnij pomocnika
mice-head-hire-choose_payment_for_assistant = { $name }, zapłać
mice-head-open-choose_chamber = { $name }, otwórz komnatę
mice-head-open-choose_spot = { $name }, wybierz pole
mice-head-open-choose_payment_for_chamber = { $name }, zapłać
mice-head-open-choose_whether_to_trigger = { $name }, uruchomić ją?
mice-head-exchange-choose_exchange = { $name }, wymień
mice-head-move-choose_paw_to_move = { $name }, przesuń łapkę
mice-head-move-choose_where_to_move = { $name }, przesuń łapkę
mice-head-flip-choose_used_chest = { $name }, odwróć skrzynię
mice-head-camp-choose_card_for_camp = { $name }, karta do obozu
mice-head-camp-choose_card_to_make_room = { $name }, zrób miejsce
mice-head-cut-camp-choose_card_too_many = { $name }, zrób miejsce
mice-head-refresh-choose_card_to_refresh = { $name }, odśwież rzędy
mice-head-copy-choose_target = { $name }, wybierz efekt
mice-head-borrow-choose_loan = { $name }, pożycz pomocnika
mice-head-privy-choose_assistant_to_dismiss = { $name }, odrzuć pomocnika
mice-head-privy-choose_replacement = { $name }, znajdź zastępstwo
mice-head-commander-choose_entrance = { $name }, jeszcze jedna łapka
mice-head-after-removing-choose_entrance_after_removing = { $name }, jeszcze jedna łapka
mice-head-last-chests-choose_to_finish = { $name }, użyć skrzyni?

mice-wait-action = Położenie łapki albo zdjęcie wszystkich.
mice-wait-placing = Gdzie łapka trafia do środka.
mice-wait-removing = Która łapka wraca jako następna.
mice-wait-effect = Co przynosi karta.

mice-step-action = Akcja
mice-step-placing = Przecięcia
mice-step-removing = Łapki
mice-step-effect = Efekty
