import type { ExampleBook } from '../../../engine/example';
import { examplesOf, hands, units } from '../../shared/hongKong/apart/examples';
import type { Ids } from '../table';

/** Hands for the items that this game has alone, or shows by another hand. */
const own = {
  'concealed-hand': {
    names: 'Concealed hand 門前清 mun cin cing fully concealed menzen 门前清',
    hand: '22m 567m 234p 678p 45s+6s|2f',
  },
  'concealed-self-drawn': {
    names: 'Concealed and self-drawn 門清自摸 mun cing zi mo 门清自摸 門前清自摸',
    hand: '22s 456m 789p 345s 23m+4m',
    by: 'wall',
  },
  'half-from-others': {
    names: 'Four exposed melds, self-drawn 半求人 bun kau jan',
    hand: '2s [123m][456p][777s][EEE]+2s|1f',
    by: 'wall',
  },
  'all-from-others': {
    names: 'All from others 全求人 cyun kau jan melded hand',
    hand: '2s [123m][456p][777s][EEE]+2s|1f',
  },
  'one-way-wait': {
    names: 'Single wait 獨聽 duk ting one way wait 独听 一面待ち 独聴',
    hand: '55s 123m 456m 789p 13p+2p',
  },
  'middle-five': { names: 'Middle five 卡五 kaa ng 嵌五', hand: '22s 123m 789p 345s 46m+5m' },
  'kong-replacement': {
    names: 'Replacement tile 槓上花 槓上開花 gong soeng faa kong flower 嶺上開花 杠上花 杠上开花',
    hand: '55p 678p 345s 67s (9999m)+8s|1f',
    by: 'wall',
    situation: ['kong-replacement'],
  },
  'half-flush': {
    names: 'Clean hand 混一色 wan jat sik half flush mixed one suit one suit and honours',
    hand: '99m 123m 45m [789m][CCC]+6m|1f',
  },
  'full-flush': {
    names: 'Pure hand 清一色 cing jat sik full flush one suit only',
    hand: '33s 123s 78s [456s][999s]+6s|1f',
  },
  'two-suits': {
    names: 'Two suits 缺一門 kyut jat mun one voided suit 缺一门',
    hand: '22p 456p 678p 234m 67m+8m',
  },
  'five-types': {
    names: 'Five types 五門齊 ng mun cai all types 五门齐 五門斉',
    hand: '66s 456p 23m [CCC][EEE]+1m|1f',
  },
  'all-green': { names: 'All green 綠一色 luk jat sik 绿一色 緑一色', hand: 'FFF 88s 666s 234s 23s+4s|1f' },
  'all-simples': {
    names: 'All simples 斷么 dyun jiu 斷么九 断幺 タンヤオ 断幺九',
    hand: '22p 456p 234m 345s 67m+8m',
  },
  'no-fives': { names: 'No fives 缺五 kyut ng', hand: '66p 123m 789m 789s 34p+2p' },
  'eye-258': {
    names: 'Eyes of 2, 5 or 8 將眼 zoeng ngaan pair of two five eight 将眼 二五八将',
    hand: '88s 123m 456m 678p 34p+5p|2f2y',
  },
  'all-258-pongs': {
    names: 'Pongs of 2, 5 and 8 全將碰 cyun zoeng pung 全将碰',
    hand: '22p 55p [222m][555m][888s]+5p|1f',
  },
  'three-numbers': { names: 'Three numbers 三數 saam sou 三数', hand: '77s 999s 22s [222m][222p]+2s|1f' },
  'two-numbers': { names: 'Two numbers 兩數 loeng sou 两数 二数', hand: '44m 77p [444p][444s][777m]+7p|1f' },
  'shared-number': {
    names: 'Shared number 全帶 cyun daai 全带 全帯',
    hand: '55s 567p 345s 45m [456p]+6m|1f',
  },
  'mixed-outside': {
    names: 'Mixed outside hand 混帶么 wan daai jiu chanta 混带幺 チャンタ 混全帯幺九',
    hand: 'NN 789s 23p [EEE][SSS]+1p|1f',
  },
  'pure-outside': {
    names: 'Pure outside hand 清帶么 cing daai jiu junchan 清带幺 純全帯么 純全帯幺九',
    hand: '11s 789m 123p 789s 23m+1m|1f',
  },
  'all-outside': {
    names: 'All terminals and honours 全么 cyun jiu 全幺 混老頭',
    hand: 'EE 99m [999s][111m][111p]+9m|2f',
  },
  'mixed-terminals': {
    names: 'Mixed terminals 混老頭 wan lou tau 混么九 混老头 混幺九',
    hand: 'CC 99s [111m][999p][NNN]+9s|1f',
  },
  'pure-terminals': {
    names: 'Pure terminals 清老頭 cing lou tau all terminals 清么九 清老头 清幺九',
    hand: '99m 99s [111m][999p][111s]+9s|1f',
  },
  'nine-gates': {
    names: 'Nine gates 九蓮寶燈 gau lin bou dang 九子連環 heavenly gates 九蓮宝燈 九莲宝灯',
    hand: '1112345678999m+5m|1f',
  },
  'all-chows': {
    names: 'All chows 平糊 ping wu common hand 平和 平胡',
    hand: '33m 123m 456p 789p 34s+5s',
    by: 'wall',
  },
  'identical-chows': {
    names: 'Identical chows 般高 bun gou pure double chow 一般高 一盃口',
    hand: '22m 234p 234p 789s 45m+6m',
  },
  'double-identical-chows': {
    names: 'Identical chows twice 雙龍抱 soeng lung pou 双龙抱 二盃口',
    hand: '55m 234p 234p 678s 67s+8s|1f',
  },
  'old-and-young': {
    names: 'Old and young 老少 lou siu two terminal chows 老少副',
    hand: 'EE 456m 78m [123m][CCC]+9m|1f',
  },
  straight: {
    names: 'Straight 一條龍 jat tiu lung pure straight dragon 清龍 一条龙 一気通貫',
    hand: '99p 123m 456m 78m [CCC]+9m|1f',
  },
  'three-meet': {
    names: 'Three suits meet 三相逢 saam soeng fung mixed triple chow 三色同順',
    hand: '66s 234m 234p 789p 34s+2s|1f',
  },
  'three-suit-pongs': {
    names: 'Pongs of three suits 三色同刻 saam sik tung hak triple pong',
    hand: '99p 678m 22s [222m][222p]+2s|1f',
  },
  'three-linked-pongs': {
    names: 'Three linked pongs 三連刻 saam lin hak shifted pongs 三连刻',
    hand: '222m 333m 444m 6p [CCC]+6p|1f',
  },
  'four-linked-pongs': {
    names: 'Four linked pongs 四連刻 sei lin hak shifted pongs 四连刻',
    hand: '222p 333p 555p 7p [444p]+7p|1f',
  },
  'three-concealed-pongs': {
    names: 'Three concealed pongs 三暗刻 saam am hak',
    hand: '555s 777m 99p 22p [CCC]+2p|1f',
    by: 'wall',
  },
  'four-concealed-pongs': {
    names: 'Four concealed pongs 四暗刻 sei am hak 坎坎糊 ham ham wu',
    hand: '222m 444p 777s 333s 5m+5m|1f',
  },
  'four-exposed-pongs': {
    names: 'Four exposed pongs 清四碰 cing sei pung 四明刻',
    hand: '9p [111m][333m][555p][777p]+9p|1f',
  },
  'two-kongs': { names: 'Two kongs 兩槓 loeng gong 两杠 二槓子', hand: '55m 34m (1111m)[CCCC][678m]+5m|1f' },
  'three-kongs': {
    names: 'Three kongs 三槓 saam gong 三杠 三槓子',
    hand: 'CC 23m (5555p)(1111s)[9999p]+4m|1f',
    by: 'wall',
  },
  'four-kongs': {
    names: 'Four kongs 四槓 sei gong 十八羅漢 sap baat lo hon 四杠 四槓子',
    hand: '5m [2222m][4444p][3333s](7777s)+5m|1f',
  },
  'dragon-pong': {
    names: 'Dragon pong 三元牌刻子 番子 saam yun pung arrow cung faat baak 三元牌の刻子 箭刻',
    hand: '99s 123s 45s [CCC][FFF]+6s|1f',
    inLittle: 'group',
  },
  'round-wind': {
    names: 'Prevailing wind pong 圈風 hyun fung round wind 場風 圈风刻',
    hand: '55m 678m 23m [EEE][999m]+1m|1f',
    inLittle: 'group',
  },
  'four-in-two': {
    names: 'Four in two groups 四歸一 sei gwai jat tile hog 四归一 四帰一',
    hand: '99m 333m 678m 45m [CCC]+3m|1f',
  },
  'four-in-three': {
    names: 'Four in three groups 四歸二 sei gwai ji tile hog 四归二 四帰二',
    hand: '33m 234m 45m [678m][789m]+3m|1f',
  },
  'no-bonus-tiles': {
    names: 'No flowers or seasons 無花 mou faa 花牌なし 无花',
    hand: '11s 345s 78s [234s][EEE]+9s',
  },
} as const;

export const examples: ExampleBook<Ids['items']> = {
  examples: examplesOf(
    { ...hands, ...own },
    {
      'self-drawn': 'self-drawn 1 + half-flush 3 + eye-258 1 + dragon-pong 1',
      'concealed-hand': 'concealed-hand 1 + all-simples 1 + eye-258 1 + all-chows 1 + own-flower 1',
      'concealed-self-drawn': 'concealed-self-drawn 3 + eye-258 1 + all-chows 1 + no-bonus-tiles 1',
      'half-from-others': 'self-drawn 1 + half-from-others 2 + eye-258 1 + round-wind 1',
      'all-from-others': 'all-from-others 3 + eye-258 1 + round-wind 1',
      'one-way-wait':
        'concealed-hand 1 + one-way-wait 1 + eye-258 1 + all-chows 1 + old-and-young 1 + no-bonus-tiles 1',
      'middle-five':
        'concealed-hand 1 + one-way-wait 1 + middle-five 1 + eye-258 1 + all-chows 1 + no-bonus-tiles 1',
      'last-tile': 'self-drawn 1 + last-tile 1 + half-flush 3 + no-fives 1 + dragon-pong 1',
      'kong-replacement': 'concealed-self-drawn 3 + kong-replacement 1 + eye-258 1',
      'robbed-kong': 'robbed-kong 1 + half-flush 3 + eye-258 1 + dragon-pong 1',
      'heavenly-hand': 'heavenly-hand 20 + eye-258 1 + all-chows 1',
      'earthly-hand': 'earthly-hand 10 + all-simples 1 + eye-258 1',
      'half-flush': 'half-flush 3 + old-and-young 1 + dragon-pong 1',
      'full-flush': 'full-flush 10',
      'two-suits':
        'concealed-hand 1 + two-suits 1 + all-simples 1 + eye-258 1 + all-chows 1 + no-bonus-tiles 1',
      'five-types': 'five-types 5 + dragon-pong 1 + round-wind 1',
      'all-honors': 'all-honors 40 + dragon-pong 1 + round-wind 1',
      'all-green':
        'concealed-hand 1 + half-flush 3 + all-green 40 + no-fives 1 + eye-258 1 + identical-chows 1 + dragon-pong 1',
      'all-simples': 'concealed-hand 1 + all-simples 1 + eye-258 1 + all-chows 1 + no-bonus-tiles 1',
      'no-fives': 'concealed-hand 1 + no-fives 1 + all-chows 1 + old-and-young 1 + no-bonus-tiles 1',
      'eye-258': 'concealed-hand 1 + eye-258 1 + all-chows 1 + own-flower 1 + own-season 1',
      'all-258-pongs': 'all-258-pongs 20',
      'three-numbers': 'no-fives 1 + three-numbers 10 + three-meet 3 + all-pongs 3 + three-suit-pongs 2',
      'two-numbers': 'all-simples 1 + no-fives 1 + two-numbers 20 + all-pongs 3',
      'shared-number': 'all-simples 1 + eye-258 1 + shared-number 10 + all-chows 1',
      'mixed-outside': 'no-fives 1 + mixed-outside 2 + seat-wind 1 + round-wind 1',
      'pure-outside': 'concealed-hand 1 + no-fives 1 + pure-outside 3 + all-chows 1 + old-and-young 1',
      'all-outside': 'all-outside 10 + mixed-terminals 2 + old-and-young 1 + all-pongs 3 + own-flower 1',
      'mixed-terminals': 'five-types 5 + all-outside 10 + mixed-terminals 2 + all-pongs 3',
      'pure-terminals': 'two-numbers 20 + pure-terminals 40 + old-and-young 1',
      'thirteen-orphans': 'thirteen-orphans 40',
      'nine-gates': 'eye-258 1 + nine-gates 40 + old-and-young 1',
      'all-chows': 'concealed-self-drawn 3 + all-chows 1 + no-bonus-tiles 1',
      'identical-chows': 'concealed-hand 1 + eye-258 1 + all-chows 1 + identical-chows 1 + no-bonus-tiles 1',
      'double-identical-chows':
        'concealed-hand 1 + all-simples 1 + eye-258 1 + all-chows 1 + double-identical-chows 10',
      'old-and-young': 'half-flush 3 + old-and-young 1 + dragon-pong 1',
      straight: 'old-and-young 1 + straight 3 + dragon-pong 1',
      'three-meet': 'concealed-hand 1 + no-fives 1 + all-chows 1 + three-meet 3',
      'all-pongs': 'no-fives 1 + eye-258 1 + all-pongs 3',
      'three-suit-pongs': 'no-fives 1 + three-meet 3 + three-suit-pongs 2',
      'three-linked-pongs':
        'one-way-wait 1 + no-fives 1 + all-pongs 3 + three-linked-pongs 2 + three-concealed-pongs 2 + dragon-pong 1',
      'four-linked-pongs': 'full-flush 10 + all-simples 1 + four-linked-pongs 40 + three-concealed-pongs 2',
      'three-concealed-pongs': 'self-drawn 1 + all-pongs 3 + three-concealed-pongs 2 + dragon-pong 1',
      'four-concealed-pongs': 'one-way-wait 1 + all-simples 1 + eye-258 1 + four-concealed-pongs 30',
      'four-exposed-pongs': 'all-from-others 3 + two-suits 1 + all-pongs 3 + four-exposed-pongs 1',
      'two-kongs': 'half-flush 3 + eye-258 1 + two-kongs 1 + dragon-pong 1',
      'three-kongs': 'self-drawn 1 + three-kongs 10',
      'four-kongs': 'one-way-wait 1 + all-simples 1 + eye-258 1 + four-kongs 40',
      'dragon-pong': 'half-flush 3 + dragon-pong 2',
      'seat-wind': 'half-flush 3 + old-and-young 1 + seat-wind 1',
      'round-wind': 'half-flush 3 + eye-258 1 + round-wind 1',
      'little-dragons': 'one-way-wait 1 + little-dragons 5',
      'great-dragons': 'one-way-wait 1 + no-fives 1 + mixed-outside 2 + great-dragons 10',
      'little-winds': 'one-way-wait 1 + half-flush 3 + no-fives 1 + mixed-outside 2 + little-winds 20',
      'great-winds': 'one-way-wait 1 + half-flush 3 + eye-258 1 + great-winds 40',
      'four-in-two': 'half-flush 3 + dragon-pong 1 + four-in-two 1',
      'four-in-three': 'full-flush 10 + all-chows 1 + four-in-three 2',
      'seven-pairs': 'one-way-wait 1 + seven-pairs 7',
      'no-bonus-tiles': 'half-flush 3 + round-wind 1 + no-bonus-tiles 1',
      'own-flower': 'no-fives 1 + all-pongs 3 + own-flower 1',
      'own-season': 'no-fives 1 + all-pongs 3 + own-season 1',
      'all-flowers': 'all-pongs 3 + all-flowers 2',
      'all-seasons': 'no-fives 1 + all-pongs 3 + all-seasons 2',
      'eight-bonus-tiles': 'eight-bonus-tiles 20',
    },
  ),
  units: { ...units, cap: 'limitFaan' },
};
