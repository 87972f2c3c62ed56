# Why a bot's alternative stands where it does.

bot-only = Il n’y avait rien d’autre à choisir.
bot-random = Toutes les options se valaient.
bot-value = { $value ->
        [one] Vaut à terme { $value } point, une fois le tour terminé.
       *[other] Vaut à terme { $value } points, une fois le tour terminé.
    }
bot-evident = Rien d’autre ne méritait réflexion.
bot-searched = Parties imaginées : { $visits } ; chances : { $value } %.
bot-mixed = À choisir { $share } fois sur cent, pour que personne ne devine.

# Why a bot chose as it did, where the title has nothing to say of it. Told after the end of the game.

bot-because-only = Il n’y avait pas le choix.
bot-because-lots = Le sort a décidé.
bot-because-evident = Il n’y avait pas à réfléchir.
bot-because-best = C’est ce qui semblait valoir le plus.
