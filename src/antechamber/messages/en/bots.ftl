# Why a bot's alternative stands where it does.

bot-only = There was nothing else to choose.
bot-random = Any option was as good.
bot-value = Worth { $value } points in prospect after the rest of the turn.
bot-evident = Nothing else was worth a thought.
bot-searched = Tried in { $visits } imagined games: chances { $value } %.
bot-mixed = To be chosen { $share } times in a hundred, so that nobody can guess.

# Why a bot chose as it did, where the title has nothing to say of it. Told after the end of the game.

bot-because-only = There was no choice.
bot-because-lots = Lots were drawn.
bot-because-evident = There was nothing to think about.
bot-because-best = This seemed to be worth most.
