### Why something was not done: one sentence that says what to do instead. $seats are names of players.

## Answers

problem-over = La partie est terminée.
problem-spectator = Vous regardez ; seules les personnes qui ont une place peuvent jouer.
problem-not-your-turn = Ce n’est pas à vous de jouer : on attend d’abord un choix ({ $seats }).
problem-no-such-option = « { $wish } » ne veut rien dire dans ce jeu.
problem-not-now = « { $wish } » n’est pas possible maintenant.
problem-undo-nothing = Il n’y a rien à annuler.
problem-undo-barrier = { $answers ->
        [0] Impossible d’annuler : le hasard est intervenu, ou quelqu’un d’autre a répondu depuis.
        [one] Seule { $answers } réponse peut être annulée : avant, le hasard est intervenu ou quelqu’un d’autre a répondu.
       *[other] Seules { $answers } réponses peuvent être annulées : avant, le hasard est intervenu ou quelqu’un d’autre a répondu.
    }
problem-undo-enough = Vous êtes revenu { $times } fois à cette question ; maintenant la réponse reste.
problem-nothing-to-confirm = Il n’y a pas de tour à confirmer.
problem-nothing-sealed = Vous n’avez aucun choix secret à modifier.

## Opening a table

problem-no-title = Il n’y a pas de jeu nommé « { $title } ».
problem-no-bot = Il n’y a pas de bot de niveau « { $level } » pour ce jeu.
problem-players = Ce jeu se joue de { $least } à { $most } joueurs.
problem-option-unknown = Ce jeu n’a pas d’option « { $option } ».
problem-option-number = L’option « { $option } » attend un nombre entier à partir de 0.
problem-option-text = L’option « { $option } » attend un texte.
problem-option-value = L’option « { $option } » attend une de ces valeurs : { $values }.

## The server

problem-stale = La table a changé entre-temps ; regardez-la et choisissez à nouveau.
problem-confirm-first = Confirmez d’abord votre tour, ou annulez quelque chose.
problem-unconfirmed = Le tour précédent n’est pas encore confirmé ({ $seat }).
problem-bot-plays = Un bot joue pour cette place. Reprenez-la d’abord.
problem-key = Cette clé n’ouvre pas cette table.
problem-no-key = Il faut pour cela la clé d’une place.
problem-key-revoked = Cette place est passée sur un autre appareil, ou a été quittée.
problem-invite = Cette invitation a déjà servi ou a été remplacée. Demandez-en une nouvelle.
problem-no-table = Cette table n’existe pas.
problem-no-seat = { $number ->
        [one] Cette table a { $number } place.
       *[other] Cette table a { $number } places.
    }
problem-no-ply = { $plies ->
        [one] Cette partie compte { $plies } réponse jusqu’ici.
       *[other] Cette partie compte { $plies } réponses jusqu’ici.
    }
problem-not-your-seat = Seule la personne à qui appartient cette place peut le faire.
problem-not-the-host = Seul l’hébergeur de ce serveur peut le faire.
problem-not-open = On ne joue pas à cette table.
problem-seat-taken = Cette place appartient à { $seat }.
problem-seat-changed = La place a changé entre-temps ; regardez à nouveau.
problem-still-here = Il y a quelqu’un à cette place ({ $seat }) ; un bot ne peut remplacer qu’une personne absente.
problem-no-request = Plus personne ne demande cette place ; regardez à nouveau.
problem-requests-enough = On a déjà demandé { $times } fois une place à cette table ; cela suffit.
problem-seat-asked-for = La place d’un bot ne revient à une personne que si les autres sont d’accord : invitez quelqu’un à cette place, et on leur demandera.
problem-seat-refused = Vous n’avez pas obtenu cette place : quelqu’un a refusé, ou quelqu’un d’autre l’a demandée depuis.
problem-other-eyes = Jusqu’à la fin de la partie, vous ne pouvez regarder que de votre place ou comme spectateur.
problem-does-not-replay = Les règles de ce jeu ont changé depuis : à partir de l’entrée { $entry }, la partie suivrait un autre cours. On peut la regarder jusque-là, mais pas la continuer.
problem-rules-changed = Les règles de ce jeu ont été corrigées depuis le début de cette partie : à partir de l’entrée { $entry }, elle suivrait un autre cours. { $change } On peut la regarder jusque-là et l’exporter, mais pas la continuer.
problem-cannot-open = Cette version ne peut pas ouvrir cette table. L’hébergeur du serveur peut l’exporter.
notice-rules-changed = Les règles de ce jeu ont été corrigées pendant la partie (version { $then }, maintenant { $now }). Tout ce qui a été joué reste acquis.
problem-entries-missing = Il manque des entrées au journal de cette table, à partir du numéro { $entry }. L’hébergeur du serveur en est averti.
problem-house-full = Ce serveur est plein. Réessayez plus tard.
problem-too-fast = C’était trop d’un coup. Attendez un peu et réessayez.
problem-connections = { $number ->
        [one] Votre adresse ne peut avoir que { $number } connexion à ce serveur. Fermez-la et réessayez.
       *[other] Votre adresse a déjà { $number } connexions à ce serveur et ne peut en avoir plus. Fermez-en et réessayez.
    }
problem-tables-today = { $number ->
        [one] Votre adresse a ouvert { $number } table aujourd’hui et ne peut en ouvrir plus. Réessayez demain.
       *[other] Votre adresse a ouvert { $number } tables aujourd’hui et ne peut en ouvrir plus. Réessayez demain.
    }
problem-slow = Votre requête a mis trop de temps à arriver. Réessayez.
problem-closed = L’hôte de ce serveur a fermé cette table. On peut encore la regarder.
problem-host = Ce serveur ne connaît pas le nom { $host } ; qui le fait tourner peut l’ajouter à { $setting }.
problem-too-large = C’était trop gros ; le maximum est de { $bytes } octets.
problem-hello-first = Dites d’abord bonjour, avec une clé.
problem-message = Ce message est illisible.
problem-invalid = Cette demande est illisible : { $where }
problem-no-page = Il n’y a rien ici.
problem-method = Cela ne peut pas se faire ici.
problem-origin = Cette page n’a pas le droit de parler à ce serveur.
problem-upgrade = Ceci est réservé à un WebSocket.
problem-no-database = La base de données ne répond pas.
problem-unhealthy = La base de données ne peut pas être utilisée : { $reason }
problem-page-not-built = La page n’a pas encore été construite ; python3 dev.py play la construit.
problem-internal = Quelque chose s’est mal passé de notre côté ; rien n’a été changé.
problem-other = C’est impossible : { $reason }
