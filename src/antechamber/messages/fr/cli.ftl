# The command line: help texts, headings and errors. Names of commands and options are not translated.
# The default name is "Vous": sentences about a player have a form of their own for it.

cli-about = Des jeux de société publiés, complets et fidèles, sur un même moteur : jouez, simulez, comparez les bots.
cli-error = Erreur : { $reason }
cli-default-name = Vous
cli-bot-name = Bot { $number }
cli-seat-name = place { $seat }

cli-games = Lister les jeux et leurs options.
cli-data = Montrer d’où viennent les données du matériel, entrée par entrée.
cli-rules = Dire comment on joue, et les règles dans nos propres mots.
cli-new = Écrire un petit titre qui fonctionne, comme paquet à vous, pour commencer.
cli-trace = Montrer pour chaque règle le code qui l’applique et les tests qui la prouvent, et que chaque carte a le sien ; échouer s’il y a une lacune.
cli-simulate = Jouer beaucoup de parties sans personne et compter.
cli-arena = Faire jouer des bots les uns contre les autres, en changeant de place.
cli-bench = Mesurer la vitesse du moteur sur cette machine.
cli-play = Jouer dans le terminal : contre des bots, ou à plusieurs sur le même appareil.
cli-serve = Ouvrir des tables aux navigateurs : sur cette machine, à la maison ou sur le réseau.
cli-replay = Rejouer une partie enregistrée et vérifier qu’elle passe par les mêmes positions, ou ouvrir un signalement.
cli-backup = Copier la base de données d’un serveur, même pendant que l’on joue, et vérifier la copie.
cli-restore = Restaurer la base de données à partir d’une copie faite par `backup` ; ce qui s’y trouvait est gardé à côté.
cli-check-games = Rejouer toutes les parties conservées avec cette version, et nommer la première différence de chacune.
cli-tables = Gérer les tables d’un serveur : les lister, exporter, fermer ou supprimer.
cli-tables-list = Lister toutes les tables, les plus récemment jouées d’abord.
cli-tables-export = Écrire le journal d’une table dans un fichier que lit `replay` ; il contient la graine et tous les secrets.
cli-tables-close = Fermer une table : personne n’y répond plus, mais on peut la regarder.
cli-tables-delete = Supprimer une table et son journal, pour toujours.

cli-arg-slug = Nom court du jeu, tel que le donne `games`.
cli-arg-json = Afficher une valeur JSON et rien d’autre.
cli-arg-version = Afficher la version et rien d’autre.
cli-arg-data = Dossier contenant les données du matériel corrigées par un propriétaire du jeu.
cli-arg-option = Une option de table ; peut être donnée plusieurs fois.
cli-arg-seed = La même graine donne les mêmes parties.
cli-arg-jobs = Nombre de processus.
cli-arg-games = Nombre de parties.
cli-arg-players = Nombre de joueurs ; sans cela 4, ou autant que le jeu et les options en admettent.
cli-arg-bots = Un bot pour toutes les places, ou un pour chacune, séparés par des virgules.
cli-arg-arena-bots = Autant de bots que de places, séparés par des virgules.
cli-arg-check = Contrôler, copier, enregistrer et recharger chaque position en chemin (bots random).
cli-arg-statistics = Compter pour chaque élément ce que le jeu en dit : combien de fois les cartes ont été obtenues et utilisées, et l’écart de victoires.
cli-arg-short = Seulement comment on joue, et par quoi commencer.
cli-arg-rule = Tout dire sur une règle.
cli-arg-tests = Dossier des tests ; par défaut, celui de la copie de travail.
cli-arg-seconds = Durée pour chaque ligne.
cli-arg-me = Votre nom.
cli-arg-friends = Noms des autres personnes sur cet appareil, séparés par des virgules.
cli-arg-play-bots = Bots à affronter, séparés par des virgules : novice ({ level-novice }), player ({ level-player }), adept ({ level-adept }), master ({ level-master }) ; deux novice si vous jouez sans autre personne, ou autant que les options en admettent.
cli-arg-play-seed = Une graine pour la partie ; par défaut, une que personne ne peut deviner.
cli-arg-save = Fichier du journal de la partie ; par défaut, dans le dossier des parties enregistrées.
cli-arg-resume = Reprendre une partie enregistrée : son fichier, ou `last`.
cli-arg-language = La langue du jeu : en, pl ou fr.
cli-no-language = il n’y a pas de langue { $language } ; il y a { $languages }
cli-arg-file = La partie enregistrée : son fichier, ou `last` ; ou le fichier d’un signalement.
cli-arg-verify = Vérifier seulement, sans raconter la partie.
cli-arg-reasons = Dire aussi pourquoi les bots ont joué ainsi ; la partie doit être terminée.
cli-arg-backup = Fichier de la copie.
cli-arg-restore = La copie.
cli-arg-with-damaged-games = Restaurer la copie bien que des parties y soient endommagées ; elles sont nommées.
cli-arg-new-slug = Nom court du nouveau titre.
cli-arg-new-folder = Un nouveau dossier, pour le paquet.
cli-arg-table = La table : les dix lettres et chiffres de son adresse.
cli-arg-export = Fichier du journal.
cli-arg-yes = Ne pas demander.
cli-arg-settings = Un fichier de réglages, un NOM=VALEUR par ligne, comme celui que lit le service.

cli-serve-host = Adresse d’écoute ; 0.0.0.0 laisse entrer d’autres machines.
cli-serve-port = Port d’écoute ; 0 prend n’importe quel port libre.
cli-serve-database-url = Adresse de la base de données ; par défaut, un fichier dans le dossier de données de l’utilisateur.
cli-serve-no-browser = Ne pas ouvrir de navigateur.
cli-serve-started = Antechamber est ouvert à l’adresse { $address }
cli-serve-others = Pour les autres sur votre réseau, s’ils connaissent cette machine par son nom : { $address }
cli-serve-file = Les tables sont conservées dans { $file }
cli-serve-new-file = Les tables sont conservées dans { $file }, qui est nouveau
cli-serve-port-busy = le port { $port } est pris ; indiquez-en un autre avec --port, ou --port 0 pour n’importe quel port libre
cli-serve-port-failed = impossible d’écouter sur { $host }, port { $port } : { $reason }
cli-serve-setting = { $name } : il faut un nombre à partir de 0, et non { $value }
cli-serve-proxies = { $name } : il faut des adresses ou des réseaux, comme 10.0.0.5 ou 10.0.0.0/8, et non { $value }
cli-serve-hosts = { $name } : il faut des noms de ce serveur, comme play.example.org, sans https:// ni chemin, et non { $value }
cli-serve-origins = { $name } : il faut des adresses de pages, comme https://play.example.org, sans chemin, et non { $value }
cli-serve-log-level = { $name } : il faut debug, info, warning ou error, et non { $value }
cli-setting-unknown = Attention : { $name } n’est pas un réglage et n’est pas pris en compte.
cli-setting-nearest = Attention : { $name } n’est pas un réglage et n’est pas pris en compte ; { $nearest } en est un.
cli-settings-line = { $file }, ligne { $line } : il faut NOM=VALEUR
cli-serve-descriptors = Le système accorde à ce processus { $limit } fichiers ouverts, assez pour { $number } appareils à la fois au lieu de { $wanted } ; pour davantage, relevez la limite stricte (ulimit -Hn, LimitNOFILE).
cli-serve-database = la base de données ne peut pas être utilisée : { $reason }
cli-serve-database-address = l’adresse de la base de données est illisible ; attendu : sqlite:///FICHIER ou postgresql://UTILISATEUR:MOT_DE_PASSE@HÔTE:PORT/NOM
cli-serve-newer = une version plus récente a utilisé cette base de données ; installez-la, ou revenez à une sauvegarde antérieure
cli-serve-damaged = le fichier de la base de données est endommagé ({ $reason }) ; `antechamber restore FICHIER` le remplace par une sauvegarde
cli-serve-taken = { $file } est utilisé par un autre serveur ; arrêtez-le, ou indiquez une autre base de données avec --database-url
cli-other-version = une autre version a utilisé cette base de données en dernier ; lancez une fois `antechamber serve` de cette version
cli-file = { $file } : { $reason }
cli-no-file = ce fichier n’existe pas
cli-no-database = { $file } : ce fichier n’existe pas ; indiquez la base de données avec --settings, --database-url ou ANTECHAMBER_HOME
cli-no-folder-there = ce dossier n’existe pas
cli-is-folder = c’est un dossier ; indiquez un fichier
cli-file-exists = un fichier de ce nom existe ; donnez un autre nom
cli-damaged = { $file } est endommagé : { $reason }
cli-not-copied = { $file } ne peut pas être copié vers { $copy } : { $reason }
cli-no-tables = { $file } n’est pas une base de données de ce serveur
cli-backup-postgresql = `backup` copie un fichier SQLite ; pour PostgreSQL, utilisez pg_dump
cli-backup-done = { $tables ->
        [one] { $tables } table est dans { $file }.
       *[other] { $tables } tables sont dans { $file }.
    }
cli-backup-damaged = { $games ->
        [one] { $games } partie y est endommagée
       *[other] { $games } parties y sont endommagées
    }, et `restore` n’accepte cette copie qu’avec --with-damaged-games
cli-restore-postgresql = `restore` restaure un fichier SQLite ; pour PostgreSQL, utilisez pg_restore, ou psql avec ce que pg_dump a écrit
cli-restore-running = un serveur utilise { $file } ; arrêtez-le d’abord
cli-restore-damaged = { $games ->
        [one] une partie de { $file } est endommagée
       *[other] { $games } parties de { $file } sont endommagées, la première étant
    } : { $first } ; avec --with-damaged-games, le fichier est restauré malgré tout
cli-restore-done = { $tables ->
        [one] { $tables } table a été restaurée dans { $file }.
       *[other] { $tables } tables ont été restaurées dans { $file }.
    }
cli-restore-with-damaged = { $games ->
        [one] { $games } d’entre elles est endommagée : on peut la regarder jusque-là, mais plus y jouer.
       *[other] { $games } d’entre elles sont endommagées : on peut les regarder jusque-là, mais plus y jouer.
    }
cli-restore-aside = Ce qui s’y trouvait est gardé sous le nom { $file }.
cli-check-differs = { $table } ({ $title }) diffère à partir de l’entrée { $entry } ; elle a été jouée avec la version { $then } des règles, celle-ci est la version { $now }
cli-check-damaged = { $table } ({ $title }) diffère à partir de l’entrée { $entry }, bien que ses règles n’aient pas changé
cli-check-changed = { $table } ({ $title }) diffère à partir de l’entrée { $entry } ; elle a été jouée avec la version { $then } des règles, celle-ci est la version { $now }. { $change }
cli-check-missing = { $table } ({ $title }) a perdu des entrées, à partir de { $entry }
cli-check-unreadable = { $table } est illisible : ce qui en est conservé est endommagé
cli-check-no-title = { $table } est une table de { $title }, qui n’est pas installé
cli-check-done = { $tables ->
        [one] { $tables } partie rejouée
       *[other] { $tables } parties rejouées
    }{ $different ->
        [0] {" "}; toutes les positions concordent.
        [one] {" "}; { $different } ne concorde pas.
       *[other] {" "}; { $different } ne concordent pas.
    }
cli-tables-row = { $table }  { $title }, { $state ->
        [over] terminée
        [closed] fermée
       *[open] ouverte
    }, manche { $rounds }, jouée en dernier le { $moved } : { $seats }
cli-tables-seat = { $kind ->
        [bot] { $name } (bot, { $level })
        [stand_in] { $name } (absent ; un bot joue, { $level })
        [open] { $name } (libre)
       *[person] { $name }
    }
cli-tables-number = { $tables ->
        [one] { $tables } table.
       *[other] { $tables } tables.
    }
cli-tables-none = il n’y a pas de table { $table }
cli-tables-is-closed = la table { $table } est déjà fermée
cli-tables-is-over = la partie de la table { $table } est terminée ; il n’y a rien à fermer
cli-tables-exported = { $entries ->
        [one] Le journal de { $table }, { $entries } entrée, est dans { $file }.
       *[other] Le journal de { $table }, { $entries } entrées, est dans { $file }.
    }
cli-tables-closed = La table { $table } est fermée.
cli-tables-sure = Supprimer la table { $table } et son journal, pour toujours ?
cli-tables-kept = Rien n’a été supprimé.
cli-tables-deleted = La table { $table } est supprimée.
cli-server-silent = le serveur qui utilise cette base de données ne répond pas ; arrêtez-le et réessayez
cli-server-refuses = le serveur qui utilise cette base de données a refusé (statut { $status }) ; son journal dit pourquoi

cli-option-form = il faut --option clé=valeur, et non { $option }
cli-option-unknown = { $game } n’a pas d’option { $option } ; il y a { $options }
cli-bots-number = il faut un bot pour toutes les places ou { $seats } bots, et non { $bots }
cli-check-random = --check joue des parties au hasard ; n’indiquez pas --bots
cli-no-statistics = { $game } ne dit pas quoi compter ; --statistics vaut pour { $games }
cli-bench-seconds = il faut une durée de plus de 0 seconde, et non { $seconds }
cli-no-folder = impossible de conserver les parties dans { $folder } ({ $reason }) ; indiquez --save FICHIER
cli-not-a-text = un texte de la ligne de commande n’est pas de l’UTF-8 valide
cli-nothing-saved = il n’y a aucune partie enregistrée dans { $folder }

cli-games-title = { $title } ({ $slug }), de { $least } à { $most } joueurs
cli-values-number = un nombre à partir de 0
cli-default-none = aucune
cli-default-depends = selon le reste
cli-first-game = { $players ->
        [1] En solo : { $command }
       *[other] { $players } joueurs : { $command }
    }
cli-primer-other = { $option } se joue autrement : { $command }
cli-column-option = option
cli-column-values = valeurs
cli-column-default = par défaut
cli-column-rule = règle
cli-column-section = section
cli-column-entry = entrée
cli-column-source = source
cli-column-note = note
cli-column-bot = bot
cli-column-games = parties
cli-column-win-share = victoires
cli-column-ci-low = 95 % : de
cli-column-ci-high = à
cli-column-mean-score = score moyen
cli-column-group = groupe
cli-column-name = nom
cli-column-had-share = obtenu par
cli-column-times = fois
cli-column-used = utilisé
cli-column-compared = comparées
cli-column-win-with = victoires avec
cli-column-win-without = sans
cli-column-lift = écart
cli-data-warning = diffère de notre reconstitution : { $warning }

cli-simulating = { $games ->
        [one] { $games } partie en cours
       *[other] { $games } parties en cours
    }
cli-playing = { $games ->
        [one] Les bots jouent { $games } partie
       *[other] Les bots jouent { $games } parties
    }
cli-measuring = Mesure en cours
cli-replay-agrees = { $entries ->
        [one] { $entries } entrée rejouée ; toutes les positions concordent, la dernière est { $key }.
       *[other] { $entries } entrées rejouées ; toutes les positions concordent, la dernière est { $key }.
    }
cli-replay-why = Pourquoi ({ $name }) : { $why }
cli-reasons-after-end = on apprend pourquoi les bots ont joué ainsi après la fin de la partie, et celle-ci n’est pas terminée
cli-reasons-report = un signalement ne dit pas pourquoi les bots ont joué ainsi ; --reasons est pour les parties enregistrées
cli-report-head =
    { $seat ->
        [0] { $title }, nombre de joueurs : { $players }. Ce que voyait un spectateur ; réponses jusque-là : { $ply }.
       *[other] { $title }, nombre de joueurs : { $players }. Ce que voyait la place { $seat } ; réponses jusque-là : { $ply }.
    }
cli-report-version = Enregistré par la version { $version }, version des règles { $rules }.
cli-report-expected = Attendu : { $expected }
cli-report-nothing-expected = Ce qui était attendu n’est pas dit.
cli-report-wish = Refusé : { $wish } – { $why }
cli-report-not-asked = Quelqu’un d’autre doit répondre : { $names }.
cli-report-same = Les règles d’aujourd’hui montrent la même table et proposent les mêmes options.
cli-report-gone = Les règles d’aujourd’hui ne proposent plus : { $options }
cli-report-new = Seules les règles d’aujourd’hui proposent : { $options }
cli-report-differs = Les règles d’aujourd’hui montrent autrement : { $parts }
cli-report-lost = Les règles d’aujourd’hui ne peuvent suivre son journal jusqu’au bout : { $reason }
cli-report-test = En test : { $line }

cli-new-slug = { $slug } ne peut pas être le nom court d’un titre ; il faut de 3 à 20 lettres minuscules et chiffres, une lettre d’abord, et pas un mot de Python
cli-new-taken = { $slug } est déjà pris, par un titre, un paquet ou une partie d’Antechamber ; choisissez un autre nom court
cli-new-exists = { $folder } existe déjà ; nommez un nouveau dossier
cli-new-written = { $slug } se trouve dans { $folder }. `pip install -e { $folder }` le met sur l’étagère, `antechamber play { $slug }` y joue, et `pytest { $folder }` le teste.

cli-trace-summary =
    { $cards ->
        [0] { $game } : { $rules } règles, { $tests } tests de règles
       *[other] { $game } : { $rules } règles, { $tests } tests de règles, { $cards } faces de cartes
    }
cli-trace-gap =
    { $rule } n’a pas de { $what ->
        [code] code
        [tests] test
       *[help] texte d’aide
    }
cli-trace-unknown = { $rule } ne figure pas dans le catalogue des règles ({ $game })
cli-trace-unknown-card = { $card } n’est pas une carte de { $game }
cli-trace-no-tests = il n’y a pas de tests dans { $folder } ; lancez la commande dans une copie de travail, ou indiquez --tests
cli-trace-outside = { $game } vient d’un autre paquet : `antechamber trace { $game } --tests FOLDER` regarde ses tests
cli-trace-no-catalogue = { $game } n’a pas de rules.toml : ses règles sont celles que nomment ses étapes, et leurs textes d’aide ne sont pas demandés
cli-trace-no-rule = il n’y a pas de règle { $rule } dans { $games }
cli-trace-broken = { $file } n’est pas du Python lisible : { $reason }
cli-trace-cites = dans la règle ({ $edition }) : « { $chapter } »
cli-trace-code = code : { $code }
cli-trace-test = test : { $test }

cli-arg-think-seconds = Temps pour chaque décision d’un bot qui explore ; 1 par défaut.
cli-arg-think-iterations = Au lieu d’un temps, le nombre de parties imaginées pour chaque décision d’un bot qui explore ; redonne les mêmes parties.
cli-think-both = indiquez --seconds ou --iterations, pas les deux
cli-think-iterations = il faut au moins 1 itération, et non { $iterations }
cli-think-nobody = --seconds et --iterations sont pour les bots qui explorent ; ajoutez un master
cli-arena-now = en cours : { $running }, { $bot } gagne { $share } % ({ $low }–{ $high } ; part égale : { $fair })
