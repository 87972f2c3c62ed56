# Why a bot's alternative stands where it does.

bot-only = Nie było nic innego do wyboru.
bot-random = Każda opcja była równie dobra.
bot-sensible = Jedna z opcji, które nasuwają się początkującym.
bot-value = Zapowiada { $value } pkt, licząc z resztą tury.
