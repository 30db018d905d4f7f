import type { Example, ExampleBook } from '../../engine/example';

/** What a plain win counts besides its points for tiles. */
const WON = 'mah-jong 20';
const DRAWN = `${WON} + from-wall 2`;

/** A hand for every item, each as its winner's. */
const examples: readonly Example[] = [
  { item: 'pong', hand: '234p 55s 78m [222m][456s]+9m', gives: `pong 2 + ${WON}` },
  { item: 'kong', hand: '234p 55s 78m [2222m](9999s)+6m', gives: `kong 8 + kong 32 + ${WON}` },
  { item: 'pair', hand: '234p 678s 789m C [456m]+C', gives: `pair 2 + ${WON}` },
  {
    item: 'extra-tile',
    hand: '234p 678s 55m 78m [456s]+9m|1f3y',
    gives: `extra-tile 4 + extra-tile 4 + ${WON}`,
  },
  { item: 'mah-jong', hand: '234p 678s 55m 78m [456s]+9m', gives: WON },
  {
    item: 'loose-tile',
    hand: '234p 678s 55m 78m [456s]+9m|1f',
    by: 'wall',
    situation: 'bonus-replacement',
    gives: `extra-tile 4 + ${WON} + loose-tile 10`,
  },
  { item: 'from-wall', hand: '234p 678s 55m 78m [456s]+9m', by: 'wall', gives: DRAWN },
  { item: 'dragon-pong', hand: '234p 55s 78m [CCC][456s]+9m', gives: `pong 4 + ${WON} | dragon-pong 1` },
  { item: 'seat-wind', hand: '234p 55s 78m [SSS][456s]+9m', gives: `pong 4 + ${WON} | seat-wind 1` },
  {
    item: 'one-suit-and-honors',
    hand: '234p 55p 78p [NNN][456p]+9p',
    gives: `pong 4 + ${WON} | one-suit-and-honors 1`,
  },
  { item: 'one-suit', hand: '234p 55p 67p [678p][234p]+8p', gives: `${WON} | one-suit 3` },
  {
    item: 'all-honors',
    hand: 'C [EEEE][WWWW](SSSS)(NNNN)+C',
    options: { limit: 'none' },
    gives: `kong 16 + kong 32 + kong 16 + kong 32 + pair 2 + ${WON} | seat-wind 1 + all-honors 3`,
  },
  {
    item: 'own-season',
    hand: '234p 678s 55m 78m [456s]+9m|2f2y',
    gives: `extra-tile 4 + extra-tile 4 + ${WON} | own-season 2`,
  },
  {
    item: 'season-bouquet',
    hand: '234p 678s 55m 78m [456s]+9m|1234f',
    options: { limit: 'none' },
    gives: `extra-tile 4 + extra-tile 4 + extra-tile 4 + extra-tile 4 + ${WON} | own-season 1 + season-bouquet 3`,
  },
  {
    item: 'special-pair',
    hand: '234p 678s 55m 78m [456s]+9m|34a',
    options: { extraTiles: 'all' },
    gives: `extra-tile 4 + extra-tile 4 + ${WON} | special-pair 1`,
  },
  { item: 'hidden-treasure', hand: '222p 444p 777p 99p 55p+5p', by: 'wall', gives: 'hidden-treasure' },
  { item: 'all-honors-hand', hand: 'EEE CC SS [WWW][NNN]+C', gives: 'all-honors-hand' },
  { item: 'imperial-jade', hand: '222s 66s FF [444s][888s]+F', gives: 'imperial-jade' },
  { item: 'three-great-scholars', hand: '55p 78m [CCC][FFF][PPP]+9m', gives: 'three-great-scholars' },
  { item: 'four-large-blessings', hand: 'NN 55p [EEE][SSS][WWW]+N', gives: 'four-large-blessings' },
  { item: 'all-kongs', hand: '5p [2222m][7777s][NNNN](4444p)+5p', gives: 'all-kongs' },
  { item: 'nine-united-sons', hand: '111m 234m 567m 999m 8m+8m', gives: 'nine-united-sons' },
  { item: 'thirteen-unique-wonders', hand: '19m19p19sESWNCFP+P', gives: 'thirteen-unique-wonders' },
  {
    item: 'heavenly-peace',
    hand: '234p 678s 456s 55m 78m+9m',
    seat: 'E',
    by: 'wall',
    situation: 'first-draw',
    gives: 'heavenly-peace',
  },
  {
    item: 'earthly-peace',
    hand: '234p 678s 456s 55m 78m+9m',
    from: 'E',
    situation: 'first-discard',
    gives: 'earthly-peace',
  },
  {
    item: 'moon-from-the-bottom',
    hand: '678s 55m 456m 23p (8888p)+1p',
    by: 'wall',
    situation: 'kong-replacement',
    gives: 'moon-from-the-bottom',
  },
  { item: 'heavenly-twins', hand: '11s 33s 44s 66s 77s 99s 8s+8s', gives: 'heavenly-twins' },
  {
    item: 'kong-on-kong',
    hand: '55m 78m [4444s](2222p)(8888p)+9m',
    by: 'wall',
    situation: 'double-kong-replacement',
    gives: 'kong-on-kong',
  },
];

const otherNames = {
  pong: 'Pong pung 刻子 triplet three alike',
  kong: 'Kong kan 槓 four alike',
  pair: 'Pair of dragons or own wind 三元牌或門風作眼 eyes 將',
  'extra-tile': 'Season or special tile 花牌 flower animal cat mouse man pot of gold 四季',
  'mah-jong': 'Mah-Jong 食糊 win out 和',
  'loose-tile': 'Won with a loose tile 補牌食糊 槓上開花 replacement',
  'from-wall': 'Won from the wall 自摸 zi mo self-drawn',
  'dragon-pong': 'Dragon pong 三元牌刻子 番子 arrow',
  'seat-wind': 'Own wind pong 門風刻子 seat wind',
  'one-suit-and-honors': 'One suit and honours 混一色 half flush clean hand',
  'one-suit': 'One suit only 清一色 full flush pure hand',
  'all-honors': 'Honours only 全字 all honors',
  'own-season': 'Own season 正花 flower',
  'season-bouquet': 'Four seasons of a set 一台花 bouquet',
  'special-pair': 'Owner with catch 主得其物 cat and mouse man and gold fisherman rooster worm',
  'hidden-treasure': 'Hidden treasure 藏寶 concealed buried',
  'all-honors-hand': 'All honours 字一色 zi jat sik honors',
  'imperial-jade': 'Imperial jade 翡翠 all green 綠一色',
  'three-great-scholars': 'Three great scholars 大三元 big dragons',
  'four-large-blessings': 'Four large blessings 大四喜 big winds',
  'all-kongs': 'Four kongs 十八羅漢 four kans',
  'nine-united-sons': 'Nine united sons 九子連環 nine gates heavenly gates 九蓮寶燈',
  'thirteen-unique-wonders': 'Thirteen unique wonders 十三么 orphans 國士無雙',
  'heavenly-peace': 'Heavenly peace 天糊 heavenly hand tin wu',
  'earthly-peace': 'Earthly peace 地糊 earthly hand dei wu',
  'moon-from-the-bottom': 'Moon from the bottom of the sea 海底撈月 plucking the moon',
  'heavenly-twins': 'Heavenly twins 一色七對 seven pairs 七對子',
  'kong-on-kong': 'Kong on kong 槓上槓 double kong',
};

export const book: ExampleBook = {
  examples,
  otherNames,
  units: { counted: 'points', after: 'doublings', limit: 'limit', cap: null },
};
