### The game in the terminal: everything it says beside the words of a title.

## The start

play-welcome = { $title } · graine { $seed }
play-welcome-back = { $answers ->
        [one] { $title } · reprise après { $answers } réponse
       *[other] { $title } · reprise après { $answers } réponses
    }
play-players = { $names }
play-player-bot = { $name } ({ $level })
play-level = { $level }. { $about }
play-hint = Tapez le numéro d’une option. h liste les commandes et explique les signes, ? explique la règle en cours.
play-forgets = Quand l’appareil change de mains, l’écran et toutes les lignes au-dessus sont effacés.
play-cannot-forget = Ce terminal garde ce qu’il a montré : qui remonte les lignes peut lire les secrets des autres.

## Turns

play-pass-device = Passez l’appareil à { $name }.
play-since = Depuis votre dernier tour
play-since-nothing = Rien ne s’est passé depuis votre dernier tour.
play-deeds = { $name } : { $deeds }.
play-prompt = { $name }>{ " " }
play-ask = { $name } : à vous de répondre ({ $question }).
play-confirm = { $name } : votre tour est fini. Entrée continue, u annule la dernière réponse.
play-confirm-prompt = Entrée>{ " " }

## Rules

play-rule-head = { $title } ({ $rule })
play-notation = En notation : { $notation }
play-see-also = Voir aussi
play-see-also-rule = ? { $rule }   { $title }

## Taking back

play-undone = Annulé : { $option }.
play-restarted = { $answers ->
        [one] Retour au point où le tour peut être changé : { $answers } réponse annulée.
       *[other] Retour au point où le tour peut être changé : { $answers } réponses annulées.
    }
play-undo-nothing = Il n’y a encore rien à annuler.
play-undo-others = Votre dernière réponse ne peut plus être annulée : une autre a suivi ({ $other }).
play-undo-revealed = Votre dernière réponse ne peut plus être annulée : le hasard est intervenu, ou quelque chose de caché a été révélé.

## The log

play-log-empty = Rien ne s’est encore passé.
play-log-head = { $count ->
        [one] Le dernier événement
       *[other] Les { $count } derniers événements
    }

## Saving and leaving

play-saved = Partie enregistrée dans { $file }.
play-save-where = Dites où l’enregistrer : s FICHIER.
play-save-failed = La partie n’a pas pu être enregistrée dans { $file } : { $reason }.
play-offer-save = Cette partie n’est pas enregistrée. Un nom de fichier l’enregistre, Entrée quitte sans le faire>{ " " }
play-left = La partie reste inachevée.
play-left-saved = La partie reste inachevée. Elle est enregistrée dans { $file }.
play-left-resume = Pour la reprendre plus tard : antechamber play --resume last  (ou python3 dev.py terminal --resume last)
play-left-data = Elle se joue avec vos propres données du matériel : indiquez à nouveau leur dossier avec --data.

## What cannot be taken

play-bad-number = Il n’y a pas d’option { $number } ; tapez un des numéros placés devant les options.
play-bad-help = Il n’y a ni option ni règle « { $what } » à expliquer.
play-bad-input = « { $text } » n’est ni un numéro, ni une option en notation, ni une commande ; h liste les commandes.
play-bad-now = { $why } ({ $title }, { $rule })
play-bad-several = « { $text } » convient à plusieurs options : { $options }.
play-bad-confirm = Il n’y a rien à choisir : appuyez sur Entrée pour continuer, ou tapez u pour annuler la dernière réponse.
play-bad-curtain = Seule la touche Entrée lève le rideau, quand { $name } est là ; q quitte.

## Help

play-help-head = Tapez le numéro d’une option, sa notation (« { $example } ») ou un mot de celle-ci qu’aucune autre option ne contient.
play-help-again = Entrée     repose la question
play-help-explain = ?          explique la règle derrière la question
play-help-explain-one = ? 3        explique l’option 3 ; avec l’identifiant d’une règle, explique cette règle
play-help-undo = u          annule votre dernière réponse
play-help-restart = r          recommence votre tour
play-help-what = w          raconte ce qui s’est passé depuis votre dernier tour
play-help-log = l          montre les derniers événements ; l 50 en montre davantage
play-help-board = b          dessine toute la table
play-help-gains = gains      demande pour les simples gains, ou cesse de demander
play-help-report = !          enregistre un fichier : c’est contraire aux règles ; ajoutez ce que vous attendiez
play-help-save = s          enregistre la partie ; s FICHIER l’enregistre ailleurs
play-help-quit = q          quitte la partie

## The end

play-over = La partie est terminée.
play-over-capped = La partie est terminée : elle a atteint la limite de { $rounds } manches.
play-no-winner = Personne n’a gagné.
play-winner = { $points ->
        [one] Victoire avec { $points } point : { $names }.
       *[other] Victoire avec { $points } points : { $names }.
    }
play-and = { $first } et { $second }
play-column-player = Joueur
play-column-total = Total

## That is against the rules

play-report-prompt = À quoi vous attendiez-vous ? (Entrée : rien à ajouter)>{ " " }
play-reported = Le signalement est enregistré dans { $file }. Joignez-le quand vous signalez l’erreur ; `antechamber replay` l’ouvre.
play-reported-secret = Il montre ce que vous voyez en ce moment : ne le montrez pas aux autres avant la fin de la partie.

play-gains-on = Désormais on vous demande aussi pour les simples gains.
play-gains-off = Désormais les simples gains sont pris sans demander, sauf si la fin de la partie en dépend.
play-gains-end = La fin de la partie dépend de ce gain : on vous demande, bien qu’on ne vous demande pas pour les gains (« gains » change cela).
play-gains-none = Ce jeu ne pose pas de questions sur de simples gains.
