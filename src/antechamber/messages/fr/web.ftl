### The page: everything it says beside the words of a title.
### $name is a player's name, as at every table; the page never says "you" where several people share a device.

web-name = Antechamber
web-nav = Pages
web-close = Fermer
web-save = Enregistrer
web-loading = Un instant.
web-loading-table = La table se met en place.
web-try-again = Réessayer
web-to-lobby = Vers le hall

## What happened, in words

web-deeds = { $name } : { $deeds }.
web-event-plain = { $name } : { $kind }.

## The hall

web-your-turn = À vous de jouer
web-waiting = En cours
web-doors = Jeux
web-door-players = { $least }–{ $most }
web-door-soon = Ouvre plus tard
web-play-now = Jouer
web-play-now-level = Jouer : { $level }
web-play-now-bots = Jouer tout de suite à { $title }, contre des bots : { $level }
web-hotseat = Hot-seat
web-hotseat-title = { $title } : tout le monde sur cet appareil
web-invite = Inviter
web-invite-title = { $title } : inviter par un lien
web-how = Comment jouer
web-how-title = Comment jouer à { $title }
web-how-rules = Toutes les règles
web-how-set = Dresser une table

web-my-tables = Mes tables
web-my-tables-above = Toutes vos parties en cours sont au-dessus des portes.
web-my-tables-none = Vous n’avez pas encore de table. Une partie contre des bots tient en un clic, et elle vous attend si vous partez.
web-my-tables-fill = Jouer contre des bots
web-card-open = Ouvrir
web-card-look = Voir
web-card-waiting = On attend { $names }
web-card-with = { $title } avec { $names }
web-card-round = manche { $round }
web-card-until = gardée jusqu’au { $date }
web-card-won = { $count ->
        [one] Victoire : { $names }
       *[other] Victoire partagée : { $names }
    }

## My name and what I like

web-settings = Réglages
web-your-name = Votre nom
web-name-change = { $name } : changer de nom
web-name-why = Les autres le voient à vos tables. Il reste sur cet appareil jusqu’à ce que vous preniez place.
web-name-guest = Anonyme
web-names = Bruno, Chloé, David, Eva, Félix, Grace, Hugo, Inès
web-language = Langue
web-language-en = English
web-language-pl = Polski
web-language-fr = Français
web-theme = Lumière
web-theme-system = Comme le système
web-theme-night = Nuit
web-theme-day = Jour
web-setting-confirm = Mon tour attend que je le confirme
web-setting-letters = Des lettres seules lisent la table à voix haute
web-setting-gains = Me demander pour les gains
web-setting-gains-about = Désactivé : ce que vos assistants vous donnent simplement est pris pour vous.
web-gains-end = La fin de la partie dépend de ce gain : on vous demande, bien que « Me demander pour les gains » soit désactivé.
web-licences = Licences

## A level that fits

web-level-up = Deux victoires d’affilée. Essayer le niveau suivant : { $level } ?
web-level-down = Deux défaites d’affilée. Essayer un niveau plus facile : { $level } ?
web-level-stays = Par la suite, « Jouer » restera à ce niveau.
web-level-next = Jouer : { $level }
web-level-no = Plus tard

## Setting a table

web-setup = Dresser une table : { $title }
web-setup-players = Joueurs
web-setup-seats = Qui s’assied où
web-setup-first-game = Conseillé pour une première partie
web-setup-advanced = Plus d’options
web-setup-default = selon les règles
web-setup-open = Ouvrir la table
web-seat-number = Place { $seat }
web-seat-name = Nom à la place { $seat }
web-seat-me = Moi
web-seat-hotseat = Sur cet appareil
web-seat-link = Ouverte par lien
web-seat-link-why = Vous recevez un lien pour cette place.
web-seat-is-bot = Bot
web-figure-sun = soleil
web-figure-moon = lune
web-figure-serpent = serpent
web-figure-eye = œil
web-figure-flower = fleur
web-figure-stair = escalier
web-bot-level = Force du bot

## Joining

web-join-title = On vous invite
web-join-about = { $count ->
        [0] { $title } sur ce serveur. Dites votre nom et prenez place.
       *[other] { $title } avec { $names }. Dites votre nom et prenez place.
    }
web-join = Prendre place
web-join-key = La clé de la place reste sur cet appareil. Le lien ne l’ouvre qu’une fois.
web-join-asks = Un bot joue à cette place. Dès qu’elle a des secrets, on demande d’abord l’accord de tout le monde à la table ; d’ici là, vous regardez.
web-join-guest = Anonyme ({ $figure })
web-sat-down = { $name } vient de s’asseoir.
web-join-closed = Cette invitation ne peut pas servir
web-no-key = Cet appareil n’a pas de clé pour cette table
web-no-key-why = Pour jouer, il faut le lien qui a servi à prendre place, sur le même appareil. Demandez un nouveau lien, ou un lien pour regarder. Rien n’est perdu à la table.
web-table-closed = Cette table ne peut pas être ouverte

## Demander une place

web-request-zone = Demande de la place { $seat }
web-request = { $name } voudrait reprendre la place { $seat }, où joue un bot.
web-request-why = Qui la reprend voit tout ce que le bot a caché.
web-request-agree = D’accord
web-request-refuse = Refuser
web-request-waits = { $name } demande la place { $seat }. On attend encore l’accord de : { $names }.
web-asking = Vous avez demandé la place { $seat }. Tant que tout le monde n’est pas d’accord, vous regardez. On attend encore l’accord de : { $names }.
web-asking-end = Ne plus demander
web-card-asks = Vous avez demandé la place { $seat }
web-seat-invite = Inviter quelqu’un
web-seat-invite-asks = Ce jeu a ses secrets : on demande à tout le monde à la table avant que quelqu’un reprenne la place d’un bot.

## Zones of a table

web-zone-status = Ce qu’il faut faire
web-zone-options = Vos options
web-zone-me = Plateau : { $name }
web-zone-board = La table
web-zone-others = Les joueurs
web-zone-look = Ce que vous regardez
web-zone-confirm = Votre tour
web-round = Manche { $round }
web-round-of = Manche { $round } sur { $rounds }
web-round-setup = Avant la première manche
web-players = { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }

## Who must do what

web-head = { $name }, à vous de jouer
web-head-confirm = { $name }, confirmez votre tour
web-confirm-why = Vous pouvez encore l’annuler. Ensuite, c’est au joueur suivant.
web-wait = { $name } choisit
web-wait-several = { $count ->
        [one] { $count } joueur choisit
       *[other] { $count } joueurs choisissent
    }
web-wait-confirm = { $name } confirme son tour
web-wait-open = Une place est encore libre
web-wait-open-why = Envoyez son lien depuis le menu, ou installez-y un bot.
web-wait-away = { $name } n’est pas là en ce moment. La table attend ; rien n’est perdu.
web-over = La partie est terminée
web-closed = Cette table est fermée
web-options-other = Options
web-options-all = Montrer toutes les options
web-options-below = La suite plus bas
web-picked = { $count } sur { $most }
web-picked-free = Choix : { $count }

## The confirm bar

web-undo = Annuler
web-restart = Refaire le tour
web-restart-short = Refaire
web-undo-nothing = Rien ne peut être annulé maintenant : vous n’avez pas encore choisi, ou bien le hasard ou quelqu’un d’autre a décidé depuis.
web-undo-busy = Votre dernier choix est encore en route.
web-end-turn = Fin du tour
web-end-turn-later = Vous pourrez finir votre tour après votre action.
web-end-turn-others = Ce n’est pas votre tour.
web-confirm-turn = Confirmer
web-choose = Choisir
web-choose-why = Touchez d’abord un lieu ou une option ; ce bouton s’en charge ensuite.
web-more = Plus

## Help and why not

web-look-nothing = Touchez un lieu pour le regarder.
web-why-title = Pas maintenant
web-why-possible = C’est possible maintenant.
web-why-nothing = Pointez d’abord quelque chose, puis demandez pourquoi c’est impossible.
web-why-offline = La table pourra de nouveau répondre quand la connexion sera rétablie.

## The connection, in three words

web-wire-saved = Enregistré
web-wire-sending = Envoi
web-wire-offline = Hors ligne, envoi différé
web-reconnecting = Reconnexion. Votre coup est conservé.

## The log

web-log = Journal
web-log-title = Ce qui s’est passé
web-log-hint = Choisissez une ligne pour voir la table à ce moment-là.
web-log-empty = Rien ne s’est encore passé.
web-since = Depuis votre dernier tour
web-since-of = Depuis le dernier tour ({ $name })
web-since-watching = Ce qui vient de se passer
web-since-nothing = Rien ne s’est encore passé.

## The menu

web-menu = Menu
web-menu-seats = À cette table
web-menu-mine = Place : { $name }
web-menu-pages = En savoir plus sur ce jeu
web-seat-still-open = { $name }, libre
web-seat-stand-in = un bot garde la place ({ $level })
web-seat-device = sur cet appareil
web-seat-here = à la table
web-seat-away = pas là
web-seat-fill = Y installer un bot
web-invite-link = Lien pour la place { $seat }
web-invite-why = { $count ->
        [one] Une place est libre. Envoyez son lien ; la personne qui l’ouvre s’y installe.
       *[other] { $count } places sont libres. Envoyez chaque lien à une seule personne ; celle qui l’ouvre s’y installe.
    }
web-invite-local = Ce lien ne marche que sur cette machine : lancez le serveur avec « --host 0.0.0.0 », ouvrez cette page par l’adresse de la machine sur votre réseau et copiez-y le lien.
web-watch-link = Lien pour regarder
web-copy = Copier
web-copied = Copié
web-stand-in = Laisser un bot garder ma place
web-stand-in-of = Laisser un bot garder la place : { $name }
web-take-back = Reprendre ma place
web-take-back-of = Reprendre la place : { $name }
web-move = Passer sur un autre appareil
web-move-link = Ouvrez ceci sur l’autre appareil
web-move-why = La place va à qui l’ouvre, et cet appareil ne pourra plus que regarder.
web-leave = Quitter la table
web-leave-sure = Un bot continue à votre place, et votre clé ne l’ouvre plus.
web-leave-yes = Quitter pour de bon
web-leave-no = Rester
web-rules = Règles
web-reconstructed = Éléments reconstitués
web-cards = Cartes

## Keys

web-keys = Touches
web-keys-about = Tab et les flèches vont de lieu en lieu, Entrée choisit. Ces lettres lisent la table à voix haute :
web-keys-log = les derniers événements
web-keys-status = ce qu’il faut faire
web-keys-hand = mon plateau
web-keys-board = où je me trouve
web-keys-others = les autres joueurs
web-keys-why = pourquoi le lieu que je pointe ne peut pas être choisi
web-keys-help = l’aide sur le lieu que je pointe, ou cette liste
web-keys-escape = fermer ce qui est ouvert
web-read-points = { $points ->
        [one] { $name } : { $points } point.
       *[other] { $name } : { $points } points.
    }
web-read-standing = { $points ->
        [one] { $name } : { $points } point, rang { $rank } sur { $players }.
       *[other] { $name } : { $points } points, rang { $rank } sur { $players }.
    }

## The curtain

web-curtain = Passez l’appareil à { $name }
web-curtain-others = Les autres détournent les yeux.
web-curtain-look = C’est moi, { $name } : maintenir pour voir
web-curtain-done = scellé
web-curtain-now = regarde
web-curtain-to-come = à venir
web-scene-hint = Une touche ou un appui passe à la suite.
web-scene-next = Continuer

## The end

web-won = { $count ->
        [one] { $points ->
            [one] { $names } gagne avec { $points } point
           *[other] { $names } gagne avec { $points } points
        }
       *[other] { $points ->
            [one] { $names } gagnent avec { $points } point
           *[other] { $names } gagnent avec { $points } points
        }
    }
web-capped = La limite de manches est atteinte.
web-column-player = Joueur
web-column-points = Points
web-again = Rejouer
web-share = Partager
web-share-all = Toute personne qui a ce lien peut regarder la partie
web-share-mine = Ce lien marche sur les appareils qui ont une clé de cette table
web-board = Le plateau
web-result = Le résultat

## Looking back

web-replay = Revoir
web-replay-first = Au début
web-replay-back = Un coup en arrière
web-replay-play = Lecture
web-replay-stop = Arrêt
web-replay-next = Un coup en avant
web-replay-slider = Moment de la partie
web-replay-where = { $round ->
        [0] Mise en place, coup { $ply } sur { $plies }
       *[other] Manche { $round }, coup { $ply } sur { $plies }
    }
web-replay-eyes = Avec les yeux de qui
web-replay-link = Lien
web-replay-close = Vers la table
web-replay-why = Pourquoi ({ $name }) : { $why }
web-eyes-public = Tout le monde

## Pages

web-rules-of = Règles : { $title }
web-rules-about = Avec nos propres mots. Chaque règle a un identifiant, que les textes d’aide et le journal utilisent aussi.
web-rules-search = Chercher
web-rules-found = { $count ->
        [one] { $count } règle
       *[other] { $count } règles
    }
web-rules-source-rulebook = d’après le livret de règles
web-rules-source-mixed = d’après le livret de règles, avec notre décision là où il ne dit rien
web-rules-source-ruling = notre décision, là où le livret de règles ne dit rien
web-rules-none = Ce jeu n’est pas sur ce serveur. Tout le reste est à sa place.
web-cards-of = Cartes : { $title }
web-reconstructed-of = Éléments reconstitués : { $title }
web-reconstructed-about = Les images du livret de règles sont perdues : certaines faces ne sont donc pas connues avec certitude. Sur la table, une petite fissure agrafée les signale : deux agrafes pour un élément reconstitué, une seule pour un élément en partie connu. Cette page donne la liste de tous les éléments et leur origine.
web-reconstructed-correct = Si vous possédez la boîte, vous pouvez corriger une ligne : copiez le fichier de données dans un de vos dossiers sous le nom { $file }, modifiez-le et indiquez ce dossier quand vous jouez dans le terminal. Le fichier est contrôlé à la lecture.
web-source-reconstructed = Reconstitué ({ $count })
web-source-reconstructed-about = Déduit de façon à concorder avec tout ce que dit le livret de règles.
web-source-mixed = En partie connu ({ $count })
web-source-mixed-about = Une partie est donnée, le reste est déduit.
web-source-public = D’après des images publiques ({ $count })
web-source-public-about = Vu sur des images montrées par l’éditeur ou par des joueurs.
web-source-rulebook = D’après le livret de règles ({ $count })
web-source-rulebook-about = Donné dans le livret.
web-source-section = Élément
web-source-entry = Entrée
web-source-note = Note
web-gallery = Pièces

## When something goes wrong

web-lost = Il n’y a rien ici
web-lost-why = Cette adresse ne mène nulle part. Vos tables sont en sécurité : le hall en donne la liste.
web-page-missing = Cette page ne peut pas être affichée
web-plain = Ce jeu n’a pas encore de table dessinée. Tout est là en mots, et les options sur le côté permettent d’y jouer.
web-plain-nothing = rien
web-problem-unreachable = Le serveur est injoignable. Ce que vous avez fait est en sécurité ; réessayez quand vous serez en ligne.
web-problem-not-found = Cette table ou cette page n’existe pas sur ce serveur.
web-problem-server = Le serveur a eu un problème. Rien de ce que vous avez enregistré n’est perdu ; réessayez.

## That is against the rules

web-doubt = C’est contraire aux règles
web-doubt-open = C’est contraire aux règles…
web-doubt-expected = À quoi vous attendiez-vous ?
web-doubt-about = Un fichier est enregistré avec ce que vous voyez, la question et vos mots ; il ne contient aucun nom. Joignez-le quand vous signalez l’erreur.
web-doubt-secret = Il montre ce que vous voyez : ne le montrez pas aux autres avant la fin de la partie.
web-doubt-log = Après la fin, vous pourrez l’enregistrer à nouveau, avec tout le déroulement de la partie.
web-doubt-save = Enregistrer le fichier
web-doubt-saved = Enregistré sous { $file }.
