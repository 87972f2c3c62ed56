# Why a bot's alternative stands where it does.

bot-only = Nie było nic innego do wyboru.
bot-random = Każda opcja była równie dobra.
bot-value = Zapowiada { $value } pkt, licząc z resztą tury.
bot-evident = Nad niczym innym nie warto było się zastanawiać.
bot-searched = Liczba rozegranych w myślach gier: { $visits }, szanse: { $value }%.
bot-mixed = Do wyboru { $share } razy na sto, żeby nikt nie zgadł.

# Why a bot chose as it did, where the title has nothing to say of it. Told after the end of the game.

bot-because-only = Nie było wyboru.
bot-because-lots = Zdecydował los.
bot-because-evident = Nie było się nad czym zastanawiać.
bot-because-best = To wydawało się najwięcej warte.
