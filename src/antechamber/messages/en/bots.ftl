# Why a bot's alternative stands where it does.

bot-only = There was nothing else to choose.
bot-random = Any option was as good.
bot-sensible = One of the options a beginner would think of.
bot-value = Worth { $value } points in prospect after the rest of the turn.
bot-evident = Nothing else was worth a thought.
bot-searched = Tried in { $visits } imagined games: chances { $value } %.
bot-mixed = To be chosen { $share } times in a hundred, so that nobody can guess.
