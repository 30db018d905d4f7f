import type { Example, ItemUnits } from '../../../../engine/example';

/** A hand without what a game counts for it. */
type Shown = Omit<Example, 'gives'>;

/** A hand for every item that several games have. */
export const hands = {
  'dragon-pong': {
    names: 'Dragon pong 三元牌刻子 番子 saam yun pung arrow cung faat baak 三元牌の刻子 箭刻',
    inLittle: 'group',
    hand: '99s 45p [CCC][FFF][SSS]+6p|1f',
  },
  'seat-wind': {
    names: 'Seat wind pong 門風 mun fung own wind 正風 自風 门风刻',
    inLittle: 'group',
    hand: '11s 456s 78s [SSS][123s]+9s|1f',
  },
  'round-wind': {
    names: 'Prevailing wind pong 圈風 hyun fung round wind 場風 圈风刻',
    inLittle: 'group',
    hand: '44m 678m 23m [EEE][999m]+1m|3f',
  },
  'common-hand': {
    names: 'Common hand 平糊 ping wu ping hu all chows 平和 平胡',
    hand: '22m 234m 567m 67m [345m]+8m|1f',
  },
  'all-pongs': {
    names: 'All pongs 對對糊 deoi deoi wu dui dui wu 碰碰糊 triplets all pungs 対々和 碰碰胡',
    hand: '22m 44p [888s][999s][NNN]+4p|1f',
  },
  'clean-hand': {
    names:
      'Clean hand 混一色 wan jat sik half flush mixed one suit one suit and honours characters dots bamboo with honours',
    hand: '99m 123m 45m [789m][NNN]+6m|1f',
  },
  'seven-pairs': {
    names: 'Seven pairs 七對子 cat deoi zi 嚦咕嚦咕 lik gu lik gu 七対子 七对',
    hand: '11m 33m 55p 77p 99s EE N+N|1f',
  },
  'pure-hand': {
    names: 'Pure hand 清一色 cing jat sik full flush one suit only alone',
    hand: '33s 123s 78s [456s][999s]+6s|1f',
  },
  'little-dragons': {
    names: 'Little three dragons 小三元 siu saam yun small',
    hand: '123m 456p P [CCC][FFF]+P|1f',
  },
  'little-winds': {
    names: 'Little four winds 小四喜 siu sei hei small',
    hand: '123m W [EEE][SSS][NNN]+W|1f',
  },
  'self-drawn': {
    names: 'Self-drawn 自摸 zi mo self pick tsumo ツモ',
    hand: '88s PPP 45s [123s][NNN]+6s|1f',
    by: 'wall',
  },
  'robbed-kong': {
    names: 'Robbed kong 搶槓 coeng gong robbing 槍槓 抢杠',
    hand: '55m CCC 78m [123m][NNN]+6m|1f',
    by: 'robbed-kong',
  },
  'last-tile': {
    names: 'Last tile 海底撈月 hoi dai lau jyut 河底撈魚 moon sea 海底・河底 海底捞月',
    hand: '99p 111p 34p [678p][FFF]+2p|1f',
    by: 'wall',
    situation: ['last-tile'],
  },
  'no-bonus-tiles': {
    names: 'No flowers or seasons 無花 mou faa 花牌なし 无花',
    hand: '11s 345s 78s [234s][WWW]+9s',
  },
  'own-flower': {
    names: 'Own flower 正花 zing faa 自分の花',
    hand: '33p 77m [222s][666s][WWW]+7m|2f',
    inLittle: 'bonus',
  },
  'own-season': {
    names: 'Own season 正季 正花 zing gwai 自分の季節',
    hand: '66s 11p [444m][888m][NNN]+1p|2y',
    inLittle: 'bonus',
  },
  'all-flowers': {
    names: 'All four flowers 一台花 jat toi faa 四つの花',
    hand: '99s 55m [333p][777p][WWW]+5m|1234f',
    inLittle: 'bonus',
  },
  'all-seasons': {
    names: 'All four seasons 一台季 一台花 jat toi gwai 四つの季節',
    hand: '44p 22s [666m][888p][NNN]+2s|1234y',
    inLittle: 'bonus',
  },
  'heavenly-hand': {
    names: 'Heavenly hand 天糊 tin wu blessing of heaven 天和 天胡',
    hand: '123m 456m 789p 22s 45s+6s|2f',
    seat: 'E',
    by: 'wall',
    situation: ['first-draw'],
  },
  'earthly-hand': {
    names: 'Earthly hand 地糊 dei wu blessing of earth 地和 地胡',
    hand: '234m 567p 888p 55s 67s+8s|1f',
    from: 'E',
    situation: ['first-discard'],
  },
  'thirteen-orphans': {
    names: 'Thirteen orphans 十三么 sap saam jiu wonders 國士無雙 十三幺',
    hand: '19m19p19sESWNCFP+P|1f',
  },
  'heavenly-gates': {
    names: 'Heavenly gates 九子連環 gau zi lin waan nine gates 九蓮寶燈 九蓮宝燈 九莲宝灯',
    hand: '1112345678999m+5m|1f',
  },
  'concealed-pongs': {
    names: 'Four concealed pongs 坎坎糊 ham ham wu 四暗刻',
    hand: '222m 444p 777s 333s 5m+5m|1f',
  },
  'all-kongs': {
    names: 'Four kongs 十八羅漢 sap baat lo hon all kongs 四槓子 十八罗汉',
    hand: '5m [2222m][4444p][3333s](7777s)+5m|1f',
  },
  'all-honors': {
    names: 'All honours 字一色 zi jat sik all honors',
    hand: 'WWW PP CC [EEE][NNN]+C|1f',
  },
  'great-dragons': {
    names: 'Great three dragons 大三元 daai saam yun big',
    hand: '99p 12m [CCC][FFF][PPP]+3m|1f',
  },
  'great-winds': {
    names: 'Great four winds 大四喜 daai sei hei big',
    hand: 'NNN 5p [EEE][SSS][WWW]+5p|1f',
  },
  'eight-bonus-tiles': {
    names: 'Eight flowers and seasons 八仙過海 baat sin gwo hoi 八花 八枚の花牌 八仙过海',
    told: 'eight-bonus-tiles',
    hand: '147m 258p 369s ESWN|1234f1234y',
    inLittle: 'bonus',
    by: 'bonus-tiles',
  },
} as const satisfies Readonly<Record<string, Shown>>;

/** The hands of a game's items with what it counts for them, in its order; it may leave out some. */
export function examplesOf<Id extends string>(
  shown: Readonly<Record<NoInfer<Id>, Shown>>,
  gives: Readonly<Record<Id, string>>,
): Readonly<Record<Id, Example>> {
  const ids = Object.keys(gives) as Id[];
  const examples = ids.map((id): [Id, Example] => [id, { ...shown[id], gives: gives[id] }]);
  return Object.fromEntries(examples) as Record<Id, Example>;
}

export const units: Omit<ItemUnits, 'cap'> = { counted: 'faan', limit: 'limit' };
