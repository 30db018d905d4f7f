import type { Example, ExampleBook } from '../../../engine/example';
import type { Ids } from '../table';

/** What a plain win counts besides its points for tiles. */
const WON = 'mah-jong 20';
const DRAWN = `${WON} + from-wall 2`;

/** A hand for every item, each as its winner's. */
const hands: Readonly<Record<Ids['items'], Example>> = {
  pong: {
    names: 'Pong pung 刻子 triplet three alike',
    inLittle: 'group',
    hand: '234m 55p 78m [222s][456p]+9m',
    gives: `pong 2 + ${WON}`,
  },
  kong: {
    names: 'Kong kan 槓 four alike 槓子 杠',
    inLittle: 'group',
    hand: '234p 55s 78m [2222m](9999s)+6m',
    gives: `kong 8 + kong 32 + ${WON}`,
  },
  pair: {
    names: 'Pair of dragons or own wind 三元牌或門風作眼 eyes 將 三元牌か自風の雀頭 箭牌或门风作将',
    inLittle: 'group',
    hand: '234p 678s 789m C [456m]+C',
    gives: `pair 2 + ${WON}`,
  },
  'extra-tile': {
    names: 'Season or special tile 花牌 flower animal cat mouse man pot of gold 四季',
    hand: '234p 678s 55m 78m [456s]+9m|1f3y',
    inLittle: 'bonus',
    gives: `extra-tile 4 + extra-tile 4 + ${WON}`,
  },
  'mah-jong': {
    names: 'Mah-Jong 食糊 win out 和 アガリ 胡牌',
    hand: '234p 678s 55m 78m [456s]+9m',
    gives: WON,
  },
  'loose-tile': {
    names: 'Won with a loose tile 補牌食糊 槓上開花 replacement 補充牌でのアガリ 补牌胡',
    hand: '234p 55m 78m [456s][7777s]+9m',
    by: 'wall',
    situation: ['kong-replacement'],
    gives: `kong 8 + ${WON} + loose-tile 10`,
  },
  'from-wall': {
    names: 'Won from the wall 自摸 zi mo self-drawn ツモ',
    hand: '234p 678s 55m 78m [456s]+9m',
    by: 'wall',
    gives: DRAWN,
  },
  'dragon-pong': {
    names: 'Dragon pong 三元牌刻子 番子 arrow 三元牌の刻子 箭刻',
    inLittle: 'group',
    hand: '234p 55s 78m [CCC][456s]+9m',
    gives: `pong 4 + ${WON} | dragon-pong 1`,
  },
  'seat-wind': {
    names: 'Own wind pong 門風刻子 seat wind 自風の刻子 门风刻',
    inLittle: 'group',
    hand: '234p 55s 78m [SSS][456s]+9m',
    gives: `pong 4 + ${WON} | seat-wind 1`,
  },
  'one-suit-and-honors': {
    names: 'Clean hand 混一色 half flush one suit and honours mixed',
    hand: '234p 55p 78p [NNN][456p]+9p',
    gives: `pong 4 + ${WON} | one-suit-and-honors 1`,
  },
  'one-suit': {
    names: 'Pure hand 清一色 full flush one suit only',
    hand: '234p 55p 67p [678p][234p]+8p',
    gives: `${WON} | one-suit 3`,
  },
  'all-honors': {
    names: 'Honours only 全字 all honors 字牌だけ',
    hand: 'C [EEEE][WWWW](SSSS)(NNNN)+C',
    options: { limit: 'none' },
    gives: `kong 16 + kong 32 + kong 16 + kong 32 + pair 2 + ${WON} | seat-wind 1 + all-honors 3`,
  },
  'own-season': {
    names: 'Own season 正花 flower 自分の季節',
    hand: '234p 678s 55m 78m [456s]+9m|2f2y',
    inLittle: 'bonus',
    gives: `extra-tile 4 + extra-tile 4 + ${WON} | own-season 2`,
  },
  'season-bouquet': {
    names: 'Four seasons of a set 一台花 bouquet 一組の四季',
    hand: '234p 678s 55m 78m [456s]+9m|1234f',
    inLittle: 'bonus',
    options: { limit: 'none' },
    gives: `extra-tile 4 + extra-tile 4 + extra-tile 4 + extra-tile 4 + ${WON} | own-season 1 + season-bouquet 3`,
  },
  'special-pair': {
    names: 'Owner with catch 主得其物 cat and mouse man and gold fisherman rooster worm 主人と獲物',
    hand: '234p 678s 55m 78m [456s]+9m|34a',
    inLittle: 'bonus',
    options: { extraTiles: 'all' },
    gives: `extra-tile 4 + extra-tile 4 + ${WON} | special-pair 1`,
  },
  'hidden-treasure': {
    names: 'Hidden treasure 藏寶 concealed buried 隠された宝 藏宝',
    hand: '222p 444p 777p 99p 55p+5p',
    by: 'wall',
    gives: 'hidden-treasure',
  },
  'all-honors-hand': {
    names: 'All honours 字一色 zi jat sik honors',
    hand: 'EEE CC SS [WWW][NNN]+C',
    gives: 'all-honors-hand',
  },
  'imperial-jade': {
    names: 'Imperial jade 翡翠 all green 綠一色 緑一色',
    hand: '222s 66s FF [444s][888s]+F',
    gives: 'imperial-jade',
  },
  'three-great-scholars': {
    names: 'Three great scholars 大三元 big dragons',
    hand: '55p 78m [CCC][FFF][PPP]+9m',
    gives: 'three-great-scholars',
  },
  'four-large-blessings': {
    names: 'Four large blessings 大四喜 big winds',
    hand: 'NN 55p [EEE][SSS][WWW]+N',
    gives: 'four-large-blessings',
  },
  'all-kongs': {
    names: 'Four kongs 十八羅漢 four kans 四槓子 十八罗汉',
    hand: '5p [2222m][7777s][NNNN](4444p)+5p',
    gives: 'all-kongs',
  },
  'nine-united-sons': {
    names: 'Nine united sons 九子連環 nine gates heavenly gates 九蓮寶燈 九蓮宝燈 九莲宝灯',
    hand: '111m 234m 567m 999m 8m+8m',
    gives: 'nine-united-sons',
  },
  'thirteen-unique-wonders': {
    names: 'Thirteen unique wonders 十三么 orphans 國士無雙 十三幺',
    hand: '19m19p19sESWNCFP+P',
    gives: 'thirteen-unique-wonders',
  },
  'heavenly-peace': {
    names: 'Heavenly peace 天糊 heavenly hand tin wu 天和 天胡',
    hand: '234p 678s 456s 55m 78m+9m',
    seat: 'E',
    by: 'wall',
    situation: ['first-draw'],
    gives: 'heavenly-peace',
  },
  'earthly-peace': {
    names: 'Earthly peace 地糊 earthly hand dei wu 地和 地胡',
    hand: '234p 678s 456s 55m 78m+9m',
    from: 'E',
    situation: ['first-discard'],
    gives: 'earthly-peace',
  },
  'moon-from-the-bottom': {
    names: 'Moon from the bottom of the sea 海底撈月 plucking the moon 海底捞月',
    hand: '678s 55m 456m 23p (8888p)+1p',
    by: 'wall',
    situation: ['kong-replacement'],
    gives: 'moon-from-the-bottom',
  },
  'heavenly-twins': {
    names: 'Heavenly twins 一色七對 seven pairs 七對子 一色七対子 一色七对',
    hand: '11s 33s 44s 66s 77s 99s 8s+8s',
    gives: 'heavenly-twins',
  },
  'kong-on-kong': {
    names: 'Kong on kong 槓上槓 double kong 連続カン 杠上杠',
    hand: '55m 78m [4444s](2222p)(8888p)+9m',
    by: 'wall',
    situation: ['double-kong-replacement'],
    gives: 'kong-on-kong',
  },
};

export const examples: ExampleBook = {
  examples: hands,
  units: { counted: 'points', after: 'doublings', limit: 'limit', cap: null },
};
