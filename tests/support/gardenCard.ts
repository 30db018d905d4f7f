/** A card of twenty hands, made up for tests. */
export const GARDEN_CARD = `Garden card
# Steps
222a 444b 666a 888b BB 25 x Stepping stones
22a 44a 666b 888b DDDDa 25 x Green steps
uuua vvvb wwwa xxxb DDc 30 c Quiet stairs
uuuua vva wwwwb xxb BB 25 x Up and down
uva uub vvvb wwwwc xxxc 30 x Winding path
# Alike
uuuua uuuub uuc BBBB 30 x Three beds
uua uub uuc DDDDa DDDDb 35 x Beds and borders
uuua uuub NEWS BBBB 30 x In all winds
uuuuua uuuub uuuuuc 45 x Five of each
BBBBB uuua uuub DDDa 40 x Bouquet
# Odds
111a 333a 555b 777b 99c 25 x Odd stones
13579a 1111b 99999c 35 x Odd ladder up
11a 33b 55c 777a 99999b 40 x Long odds
135a 135b 7777c 9999c 30 x Odd twins
# Winds
EEE SSS WWW NNN BB 30 x Four corners
NEWS NEWS HHH BBB 40 x Twice round
EEEE WWWW DDa DDb DDc 30 x Weather vane
# Pairs
11a 22a 33a 44a 55a 66a 77a 50 c Seven in a bed
EE SS WW NN BB DDa DDb 50 c Pairs of the garden
NEWS 0a uuva uuvb 0 BB 60 c Odd corners
`;
