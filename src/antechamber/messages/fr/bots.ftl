# Why a bot's alternative stands where it does.

bot-only = Il n’y avait rien d’autre à choisir.
bot-random = Toutes les options se valaient.
bot-sensible = Une des options auxquelles penserait un débutant.
bot-value = { $value ->
        [one] Vaut à terme { $value } point, une fois le tour terminé.
       *[other] Vaut à terme { $value } points, une fois le tour terminé.
    }
bot-evident = Rien d’autre ne méritait réflexion.
bot-searched = Parties imaginées : { $visits } ; chances : { $value } %.
bot-mixed = À choisir { $share } fois sur cent, pour que personne ne devine.
