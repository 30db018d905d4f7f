/** A hand with what the calculator must say of it, worked out from the rules. */
export interface Row {
  /** The anchor in `rule-sets/classical/RULES.md` that decides it. */
  readonly rule: string;
  /** With a winning tile it has won. */
  readonly hand: string;
  /** South if not given. */
  readonly seat?: 'E' | 'S' | 'W' | 'N';
  /** `wall` if not given. */
  readonly won?: string;
  readonly situation?: readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
  /** `points | doublings = score`, or `special hands = score`, or why there is none. */
  readonly gives: string;
}

const DISCARD = 'discard W';
const ALL = { extraTiles: 'all' };
const NO_LIMIT = { limit: 'none' };

const won = 'mah-jong 20, from-wall 2';
const taken = 'mah-jong 20';

/** Hands that did not win. */
export const loserRows: readonly Row[] = [
  {
    rule: '#payment-checks',
    hand: '333m999pFFSS[EEE]|2f',
    gives: 'pong 3m 4, pong 9p 8, pong E 4, pair S 2, pair F 2, extra-tile 2f 4 | own-season 1 = 48',
  },
  { rule: '#points', hand: '258m258p3s[222m][888s]', gives: 'pong 2m 2, pong 8s 2 = 4' },
  { rule: '#points', hand: '258m258p3s[111m][NNN]', gives: 'pong 1m 4, pong N 4 = 8' },
  { rule: '#points', hand: '258m369p3s(444m)(999s)', gives: 'pong 4m 4, pong 9s 8 = 12' },
  { rule: '#points', hand: '258m369p3s[4444m][9999s]', gives: 'kong 4m 8, kong 9s 16 = 24' },
  { rule: '#points', hand: '258m369p3s(4444m)(WWWW)', gives: 'kong 4m 16, kong W 32 = 48' },
  { rule: '#losers', hand: '5555m258p3sEN(222s)', gives: 'pong 2s 4, kong 5m 16 = 20' },
  { rule: '#losers', hand: '123444m258p369sE', gives: 'pong 4m 4 = 4' },
  { rule: '#losers', hand: 'CCFFPP22m58p369s', gives: 'pair C 2, pair F 2, pair P 2 = 6' },
  { rule: '#losers', hand: 'EESSWWNN2m58p36s', gives: 'pair S 2 = 2' },
  { rule: '#losers', hand: 'EESSWWNN2m58p36s', seat: 'E', gives: 'pair E 2 = 2' },
  { rule: '#losers', hand: 'FFF123789m2p5p8sE', gives: 'pong F 8 | dragon-pong 1 = 16' },
  { rule: '#losers', hand: '147m258p369sESWN', gives: '- = 0' },
  { rule: '#extra-tiles', hand: '147m258p369sESWN|3f4y', gives: 'extra-tile 3f 4, extra-tile 4y 4 = 8' },
  {
    rule: '#extra-tiles',
    hand: '147m258p369sESWN|1a4a',
    options: ALL,
    gives: 'extra-tile 1a 4, extra-tile 4a 4 = 8',
  },
  { rule: '#doublings', hand: '147m258p3s[CCC][PPP]', gives: 'pong C 4, pong P 4 | dragon-pong 2 = 32' },
  { rule: '#doublings', hand: '147m258p3s[SSS](EEE)', gives: 'pong E 8, pong S 4 | seat-wind 1 = 24' },
  { rule: '#doublings', hand: '1479m258m3m7mE[123m]', gives: '- | one-suit-and-honors 1 = 0' },
  { rule: '#doublings', hand: '1479m258m3m7m9m[222m]', gives: 'pong 2m 2 | one-suit 3 = 16' },
  { rule: '#doublings', hand: 'EESWNNCCFP[WWW]', gives: 'pong W 4, pair C 2 | all-honors 3 = 48' },
  {
    rule: '#doublings',
    hand: '147m258p369sESWN|2f2y',
    gives: 'extra-tile 2f 4, extra-tile 2y 4 | own-season 2 = 32',
  },
  {
    rule: '#doublings',
    hand: '147m258p369sESWN|1234y',
    gives:
      'extra-tile 1y 4, extra-tile 2y 4, extra-tile 3y 4, extra-tile 4y 4 | own-season 1, season-bouquet 3 = 256',
  },
  {
    rule: '#limit',
    hand: '147m258p369sESWN|1234f1234y',
    gives:
      'extra-tile 1f 4, extra-tile 2f 4, extra-tile 3f 4, extra-tile 4f 4, extra-tile 1y 4, extra-tile 2y 4, extra-tile 3y 4, extra-tile 4y 4 | own-season 2, season-bouquet 6 = 300 limit',
  },
  {
    rule: '#limit',
    hand: '147m258p369sESWN|1234f1234y',
    options: NO_LIMIT,
    gives:
      'extra-tile 1f 4, extra-tile 2f 4, extra-tile 3f 4, extra-tile 4f 4, extra-tile 1y 4, extra-tile 2y 4, extra-tile 3y 4, extra-tile 4y 4 | own-season 2, season-bouquet 6 = 8192',
  },
  {
    rule: '#doublings',
    hand: '147m258p369sESWN|12a78a',
    options: ALL,
    gives: 'extra-tile 1a 4, extra-tile 2a 4, extra-tile 7a 4, extra-tile 8a 4 | special-pair 2 = 64',
  },
  {
    rule: '#doublings',
    hand: '147m258p369sESWN|34a56a',
    options: ALL,
    gives: 'extra-tile 3a 4, extra-tile 4a 4, extra-tile 5a 4, extra-tile 6a 4 | special-pair 2 = 64',
  },
  {
    rule: '#doublings',
    hand: '147m258p369sESWN|23a',
    options: ALL,
    gives: 'extra-tile 2a 4, extra-tile 3a 4 = 8',
  },
  {
    rule: '#limit',
    hand: '147m258p3s[CCC][SSS]',
    options: { limit: 20 },
    gives: 'pong S 4, pong C 4 | dragon-pong 1, seat-wind 1 = 20 limit',
  },
  {
    rule: '#limit',
    hand: '147m258p3s[CCC][SSS]',
    options: { limit: 32 },
    gives: 'pong S 4, pong C 4 | dragon-pong 1, seat-wind 1 = 32',
  },
  { rule: '#equipment', hand: '147m258p369sESWN|1f', options: { extraTiles: 'none' }, gives: 'refused' },
  { rule: '#equipment', hand: '147m258p369sESWN|1a', gives: 'refused' },
  { rule: '#equipment', hand: '147m258p369sESWN|11f', gives: 'refused' },
];

/** Hands that won. */
export const winnerRows: readonly Row[] = [
  { rule: '#winner', hand: '123m456p78s234p55s+9s', gives: `${won} = 22` },
  { rule: '#winner', hand: '123m456p78s234p55s+9s', won: DISCARD, gives: `${taken} = 20` },
  {
    rule: '#winner',
    hand: '123m78s234p55s[6666p]+9s',
    situation: ['kong-replacement'],
    gives: 'kong 6p 8, mah-jong 20, loose-tile 10 = 38',
  },
  {
    rule: '#winner',
    hand: '123m456p78s234p55s+9s|4f',
    situation: ['bonus-replacement'],
    gives: 'extra-tile 4f 4, mah-jong 20, loose-tile 10 = 34',
  },
  { rule: '#winner', hand: '123m456p78s234p55s+9s', situation: ['last-tile'], gives: `${won} = 22` },
  { rule: '#robbing', hand: '123m456p78s234p55s+9s', won: 'robbed-kong W', gives: `${taken} = 20` },
  { rule: '#winner', hand: '123m456p33s234p55s+3s', won: DISCARD, gives: 'pong 3s 2, mah-jong 20 = 22' },
  { rule: '#winner', hand: '123m456p33s234p55s+3s', gives: `pong 3s 4, ${won} = 26` },
  { rule: '#winner', hand: '123m456p333s234p5s+5s', won: DISCARD, gives: 'pong 3s 4, mah-jong 20 = 24' },
  {
    rule: '#best-reading',
    hand: '222333444m55p67s+8s',
    won: DISCARD,
    gives: 'pong 2m 4, pong 3m 4, pong 4m 4, mah-jong 20 = 32',
  },
  { rule: '#best-reading', hand: '22334m456p789sNN+4m', won: DISCARD, gives: 'mah-jong 20 = 20' },
  { rule: '#best-reading', hand: '4445m678p123s789s+6m', won: DISCARD, gives: 'mah-jong 20 = 20' },
  { rule: '#best-reading', hand: '33345m678p123s99s+3m', won: DISCARD, gives: 'pong 3m 4, mah-jong 20 = 24' },
  { rule: '#winner', hand: '123m456p789s234pC+C', won: DISCARD, gives: 'pair C 2, mah-jong 20 = 22' },
  { rule: '#points', hand: '123m456p789s234pS+S', gives: `pair S 2, ${won} = 24` },
  { rule: '#points', hand: '123m456p789s234pE+E', gives: `${won} = 22` },
  { rule: '#points', hand: '55m123p[4444m](8888s)(222s)+5m', gives: 'refused' },
  {
    rule: '#points',
    hand: '5m123p[4444m](8888s)(222s)+5m',
    gives: 'pong 2s 4, kong 4m 8, kong 8s 16, mah-jong 20, from-wall 2 = 50',
  },
  {
    rule: '#points',
    hand: '5m123p[1111m](NNNN)[777s]+5m',
    won: DISCARD,
    gives: 'pong 7s 2, kong 1m 16, kong N 32, mah-jong 20 = 70',
  },
  {
    rule: '#extra-tiles',
    hand: '123m456p78s234p55s+9s|1f3y',
    gives: 'extra-tile 1f 4, extra-tile 3y 4, mah-jong 20, from-wall 2 = 30',
  },
  {
    rule: '#doublings',
    hand: '123m456p5s[CCC][SSS]+5s',
    gives: `pong S 4, pong C 4, ${won} | dragon-pong 1, seat-wind 1 = 120`,
  },
  {
    rule: '#doublings',
    hand: '123m456m5m[789m][NNN]+5m',
    gives: `pong N 4, ${won} | one-suit-and-honors 1 = 52`,
  },
  { rule: '#doublings', hand: '12378m23455m[789m]+9m', gives: `${won} | one-suit 3 = 176` },
  {
    rule: '#limit',
    hand: '123m78m23455m[789m]+9m|2f',
    gives: `extra-tile 2f 4, ${won} | one-suit 3, own-season 1 = 300 limit`,
  },
  {
    rule: '#limit',
    hand: '123m78m23455m[789m]+9m|2f',
    options: { limit: 1000 },
    gives: `extra-tile 2f 4, ${won} | one-suit 3, own-season 1 = 416`,
  },
  {
    rule: '#limit',
    hand: '123m78m23455m[789m]+9m|2f',
    options: NO_LIMIT,
    gives: `extra-tile 2f 4, ${won} | one-suit 3, own-season 1 = 416`,
  },
  { rule: '#special-hands', hand: '222m444m888m55m77m+7m', gives: 'hidden-treasure = 300 limit' },
  { rule: '#special-hands', hand: '444m888m77m55m(222m)+7m', gives: 'hidden-treasure = 300 limit' },
  {
    rule: '#special-hands',
    hand: '444m888m77m55m(2222m)+7m',
    options: { limit: 77 },
    gives: 'hidden-treasure = 77 limit',
  },
  {
    rule: '#special-hands',
    hand: '444m888m77m55m(2222m)+7m',
    options: NO_LIMIT,
    gives: 'hidden-treasure = 1000 limit',
  },
  {
    rule: '#special-hands',
    hand: '444m888m77m55m[222m]+7m',
    gives: `pong 2m 2, pong 4m 4, pong 7m 4, pong 8m 4, ${won} | one-suit 3 = 288`,
  },
  {
    rule: '#special-hands',
    hand: '222m444m888m55m77m+7m',
    won: DISCARD,
    gives: 'pong 2m 4, pong 4m 4, pong 7m 2, pong 8m 4, mah-jong 20 | one-suit 3 = 272',
  },
  { rule: '#special-hands', hand: 'EEESSSCCWW[PPP]+W', won: DISCARD, gives: 'all-honors-hand = 300 limit' },
  { rule: '#special-hands', hand: '222s333s66sFF[888s]+F', won: DISCARD, gives: 'imperial-jade = 300 limit' },
  { rule: '#special-hands', hand: '222s333s444s66s88s+6s', won: DISCARD, gives: 'imperial-jade = 300 limit' },
  {
    rule: '#special-hands',
    hand: '234s234s66s88s[FFF]+6s',
    won: DISCARD,
    gives: 'pong 6s 2, pong F 4, mah-jong 20 | dragon-pong 1, one-suit-and-honors 1 = 104',
  },
  { rule: '#special-hands', hand: '12m55p[CCC][FFF](PPPP)+3m', gives: 'three-great-scholars = 300 limit' },
  { rule: '#special-hands', hand: 'NNN5p[EEE][SSS](WWWW)+5p', gives: 'four-large-blessings = 300 limit' },
  { rule: '#special-hands', hand: '5p[EEEE](3333m)[4444s](7777s)+5p', gives: 'all-kongs = 300 limit' },
  {
    rule: '#special-hands',
    hand: 'C[EEEE](SSSS)[WWWW](NNNN)+C',
    gives: 'all-honors-hand, four-large-blessings, all-kongs = 300 limit',
  },
  {
    rule: '#special-hands',
    hand: 'C[EEEE](SSSS)[WWWW](NNNN)+C',
    options: NO_LIMIT,
    gives:
      'kong E 16, kong S 32, kong W 16, kong N 32, pair C 2, mah-jong 20, from-wall 2 | seat-wind 1, all-honors 3 = 1920',
  },
  { rule: '#special-hands', hand: '1112345678999p+5p', won: DISCARD, gives: 'nine-united-sons = 300 limit' },
  { rule: '#special-hands', hand: '1112345677899p+9p', won: DISCARD, gives: 'nine-united-sons = 300 limit' },
  {
    rule: '#special-hands',
    hand: '2345678999p(111p)+5p',
    won: DISCARD,
    gives: 'nine-united-sons = 300 limit',
  },
  {
    rule: '#special-hands',
    hand: '2345678999p[111p]+5p',
    won: DISCARD,
    gives: 'pong 1p 4, pong 9p 8, mah-jong 20 | one-suit 3 = 256',
  },
  {
    rule: '#special-hands',
    hand: '19m19p19sESWNCFP+P',
    won: DISCARD,
    gives: 'thirteen-unique-wonders = 300 limit',
  },
  {
    rule: '#special-hands',
    hand: '19m19p19sESWNCFP+P',
    won: DISCARD,
    options: NO_LIMIT,
    gives: 'thirteen-unique-wonders = 1000 limit',
  },
  {
    rule: '#special-hands',
    hand: '123m456p78s234p55s+9s',
    seat: 'E',
    situation: ['first-draw'],
    gives: 'heavenly-peace = 300 limit',
  },
  { rule: '#calculator', hand: '123m456p78s234p55s+9s', situation: ['first-draw'], gives: `${won} = 22` },
  {
    rule: '#calculator',
    hand: '123m456p78s55s[234p]+9s',
    seat: 'E',
    situation: ['first-draw'],
    gives: `${won} = 22`,
  },
  {
    rule: '#special-hands',
    hand: '123m456p78s234p55s+9s',
    won: 'discard E',
    situation: ['first-discard'],
    gives: 'earthly-peace = 300 limit',
  },
  {
    rule: '#calculator',
    hand: '123m456p78s234p55s+9s',
    won: DISCARD,
    situation: ['first-discard'],
    gives: `${taken} = 20`,
  },
  {
    rule: '#calculator',
    hand: '123m456p78s234p55s+9s',
    won: 'discard',
    situation: ['first-discard'],
    gives: 'earthly-peace = 300 limit',
  },
  {
    rule: '#special-hands',
    hand: '23p456p789s55s[2222m]+1p',
    situation: ['kong-replacement'],
    gives: 'moon-from-the-bottom = 300 limit',
  },
  {
    rule: '#special-hands',
    hand: '23p456p789s234m55s+1p|4f',
    situation: ['bonus-replacement'],
    gives: 'moon-from-the-bottom = 300 limit',
  },
  { rule: '#special-hands', hand: '23p456p789s234m55s+1p', gives: `${won} = 22` },
  {
    rule: '#calculator',
    hand: '23p456p789s234m55s+1p',
    won: DISCARD,
    situation: ['bonus-replacement'],
    gives: `${taken} = 20`,
  },
  { rule: '#special-hands', hand: '113355779988s1s+1s', won: DISCARD, gives: 'not complete 0' },
  { rule: '#special-hands', hand: '1133557799s224s+4s', won: DISCARD, gives: 'heavenly-twins = 300 limit' },
  { rule: '#special-hands', hand: 'EESSWWNNCCFFP+P', won: DISCARD, gives: 'heavenly-twins = 300 limit' },
  { rule: '#special-hands', hand: '1133557799s22sC+C', won: DISCARD, gives: 'not complete 1' },
  { rule: '#special-hands', hand: '1111337799s225s+5s', won: DISCARD, gives: 'not complete 1' },
  {
    rule: '#special-hands',
    hand: '1111337799s225s+5s',
    won: DISCARD,
    options: { sevenPairsDistinct: false },
    gives: 'heavenly-twins = 300 limit',
  },
  { rule: '#best-reading', hand: '1122334455667s+7s', gives: 'heavenly-twins = 300 limit' },
  {
    rule: '#best-reading',
    hand: '1122334455667s+7s',
    options: { limit: 100 },
    gives: 'heavenly-twins = 100 limit',
  },
  {
    rule: '#special-hands',
    hand: '123m78s55s[6666p](2222p)+9s',
    situation: ['double-kong-replacement'],
    gives: 'kong-on-kong = 300 limit',
  },
  {
    rule: '#calculator',
    hand: '123m456p78s55s(2222p)+9s',
    won: DISCARD,
    situation: ['double-kong-replacement'],
    gives: 'kong 2p 16, mah-jong 20 = 36',
  },
  {
    rule: '#special-hands',
    hand: '23p55s789s[6666p](2222m)+1p',
    situation: ['double-kong-replacement'],
    gives: 'moon-from-the-bottom, kong-on-kong = 300 limit',
  },
  { rule: '#complete-hand', hand: '147m258p369sESWN+C', gives: 'not complete 6' },
  { rule: '#complete-hand', hand: '1133m5577p99sEEN+N', gives: 'not complete 3' },
  { rule: '#complete-hand', hand: '123m456p789s22m46s+5s', gives: 'mah-jong 20, from-wall 2 = 22' },
];
