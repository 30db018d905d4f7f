import type { Example, ExampleBook } from '../../../engine/example';
import { raisedFu } from '../fu';
import type { Ids } from '../table';
import { fuExamples } from './fuExamples';

/** A hand for every item. */
const hands: Readonly<Record<Ids['items'], Example>> = {
  riichi: {
    names: 'Riichi 立直 リーチ reach richi',
    hand: '123m 567m 345s SS 67p+8p',
    situation: ['riichi'],
    gives: 'riichi 1 | base-fu 20 + eyes-fu 2 + closed-fu 10',
  },
  'double-riichi': {
    names: 'Double riichi 兩立直 ダブル立直 daburu 两立直',
    hand: '123m 567m 345s SS 67p+8p',
    situation: ['double-riichi'],
    gives: 'double-riichi 2 | base-fu 20 + eyes-fu 2 + closed-fu 10',
  },
  ippatsu: {
    names: 'Ippatsu 一發 一発 one shot 一发',
    hand: '123m 567m 345s SS 67p+8p',
    situation: ['riichi', 'ippatsu'],
    gives: 'riichi 1 + ippatsu 1 | base-fu 20 + eyes-fu 2 + closed-fu 10',
  },
  'closed-self-drawn': {
    names: 'Closed and self-drawn 門前清自摸和 menzen tsumo 门前清自摸和',
    hand: '123m 567m 345s SS 67p+8p',
    by: 'wall',
    gives: 'closed-self-drawn 1 | base-fu 20 + eyes-fu 2 + self-drawn-fu 2',
  },
  'last-tile-draw': {
    names: 'Last tile of the wall 海底摸月 haitei under the sea 海底捞月',
    hand: '234m 55p 78s [456p][111s]+9s',
    by: 'wall',
    situation: ['last-tile'],
    gives: 'last-tile-draw 1 | base-fu 20 + pong-fu 4 + self-drawn-fu 2',
  },
  'last-tile-discard': {
    names: 'Last discard 河底撈魚 houtei under the river 河底捞鱼',
    hand: '234m 55p 78s [456p][111s]+9s',
    situation: ['last-tile'],
    gives: 'last-tile-discard 1 | base-fu 20 + pong-fu 4',
  },
  'kong-replacement': {
    names: 'After a kong 嶺上開花 rinshan kaihou dead wall 岭上开花',
    hand: '234m 55p 78s [456p][1111s]+9s',
    by: 'wall',
    situation: ['kong-replacement'],
    gives: 'kong-replacement 1 | base-fu 20 + kong-fu 16 + self-drawn-fu 2',
  },
  'robbed-kong': {
    names: 'Robbing a kong 搶槓 槍槓 chankan 抢杠',
    hand: '234m 55p 78s [456p][111s]+9s',
    by: 'robbed-kong',
    gives: 'robbed-kong 1 | base-fu 20 + pong-fu 4',
  },
  'seat-wind': {
    names: 'Seat wind 自風 門風 jikaze yakuhai 役牌 自風 自风',
    hand: '234p 678s 99m 45m [SSS]+6m',
    gives: 'seat-wind 1 | base-fu 20 + pong-fu 4',
  },
  'round-wind': {
    names: 'Round wind 場風 圈風 bakaze prevailing yakuhai 役牌 場風 场风',
    hand: '234p 678s 99m 45m [EEE]+6m',
    gives: 'round-wind 1 | base-fu 20 + pong-fu 4',
  },
  'white-dragon': {
    names: 'White dragon 白 haku yakuhai 役牌 白',
    hand: '234p 678s 99m 45m [PPP]+6m',
    gives: 'white-dragon 1 | base-fu 20 + pong-fu 4',
  },
  'green-dragon': {
    names: 'Green dragon 發 hatsu yakuhai 役牌 發 发',
    hand: '234p 678s 99m 45m [FFF]+6m',
    gives: 'green-dragon 1 | base-fu 20 + pong-fu 4',
  },
  'red-dragon': {
    names: 'Red dragon 中 chun yakuhai 役牌 中',
    hand: '234p 678s 99m 45m [CCC]+6m',
    gives: 'red-dragon 1 | base-fu 20 + pong-fu 4',
  },
  'flat-hand': {
    names: 'Flat hand 平和 pinfu no points',
    hand: '123m 567m 345s 22p 67p+8p',
    gives: 'flat-hand 1 | base-fu 20 + closed-fu 10',
  },
  'all-simples': {
    names: 'All simples 斷么九 断幺九 tanyao',
    hand: '678s 66p 34s [234m][567p]+5s',
    gives: 'all-simples 1 | base-fu 20 + open-flat-fu 10',
  },
  'twin-chows': {
    names: 'Twin chows 一盃口 iipeikou pure double 一杯口',
    hand: '112233m 789p NN 46s+5s',
    gives: 'twin-chows 1 | base-fu 20 + wait-fu 2 + closed-fu 10',
  },
  'three-suit-chows': {
    names: 'Three-suit chows 三色同順 sanshoku doujun mixed triple 三色同顺',
    hand: '123m 123p 123s NN 46s+5s',
    gives: 'three-suit-chows 2 | base-fu 20 + wait-fu 2 + closed-fu 10',
  },
  straight: {
    names: 'Straight 一氣通貫 一気通貫 ittsuu pure straight 一气通贯',
    hand: '123p 456p 789p NN 46s+5s',
    gives: 'straight 2 | base-fu 20 + wait-fu 2 + closed-fu 10',
  },
  'outside-hand': {
    names: 'Outside hand 混全帶么九 混全帯幺九 chanta half outside 混全带幺九',
    hand: '123m 789p 111s NN 79s+8s',
    gives: 'outside-hand 2 | base-fu 20 + pong-fu 8 + wait-fu 2 + closed-fu 10',
  },
  'seven-pairs': {
    names: 'Seven pairs 七對子 七対子 chiitoitsu 七对子',
    hand: '11m 33m 55p 77p 99s EE C+C',
    gives: 'seven-pairs 2 | seven-pairs-fu 25',
  },
  'all-pongs': {
    names: 'All pongs 對對和 対々和 toitoi triplets 对对和',
    hand: '222m NN 88p [444p][666s]+8p',
    gives: 'all-pongs 2 | base-fu 20 + pong-fu 2 + pong-fu 2 + pong-fu 4 + pong-fu 2',
  },
  'three-concealed-pongs': {
    names: 'Three concealed pongs 三暗刻 sanankou',
    hand: '222m 444p 111s 55m 67s+8s',
    gives: 'three-concealed-pongs 2 | base-fu 20 + pong-fu 4 + pong-fu 4 + pong-fu 8 + closed-fu 10',
  },
  'three-kongs': {
    names: 'Three kongs 三槓子 sankantsu 三杠子',
    hand: '55m 67s (2222m)[4444p][1111s]+8s',
    gives: 'three-kongs 2 | base-fu 20 + kong-fu 16 + kong-fu 8 + kong-fu 16',
  },
  'three-suit-pongs': {
    names: 'Three-suit pongs 三色同刻 sanshoku doukou',
    hand: '333m 99p 67s [333p][333s]+8s',
    gives: 'three-suit-pongs 2 | base-fu 20 + pong-fu 2 + pong-fu 2 + pong-fu 4',
  },
  'terminals-and-honors': {
    names: 'Terminals and honours 混老頭 honroutou 混老头',
    hand: '111m NN 99s [999p][WWW]+9s',
    gives:
      'all-pongs 2 + terminals-and-honors 2 | base-fu 20 + pong-fu 4 + pong-fu 4 + pong-fu 8 + pong-fu 4',
  },
  'little-dragons': {
    names: 'Little three dragons 小三元 shousangen',
    hand: 'CC 56m [FFF][PPP][789p]+7m',
    gives:
      'white-dragon 1 + green-dragon 1 + little-dragons 2 | base-fu 20 + pong-fu 4 + pong-fu 4 + eyes-fu 2',
  },
  'half-flush': {
    names: 'Clean hand 混一色 half flush honitsu',
    hand: '123m 55m 67m [NNN][789m]+8m',
    gives: 'half-flush 2 | base-fu 20 + pong-fu 4',
  },
  'terminals-in-all-sets': {
    names: 'Terminals in all sets 純全帶么九 純全帯幺九 junchan fully outside 纯全带幺九',
    hand: '123m 789p 99p 111s 79s+8s',
    gives: 'terminals-in-all-sets 3 | base-fu 20 + pong-fu 8 + wait-fu 2 + closed-fu 10',
  },
  'two-twin-chows': {
    names: 'Twice twin chows 兩盃口 二盃口 ryanpeikou 两杯口',
    hand: '223344m 99s 55667p+7p',
    gives: 'flat-hand 1 + two-twin-chows 3 | base-fu 20 + closed-fu 10',
  },
  'full-flush': {
    names: 'Pure hand 清一色 full flush chinitsu',
    hand: '234m 456m 99m 678m 12m+3m',
    gives: 'full-flush 6 | base-fu 20 + wait-fu 2 + closed-fu 10',
  },
  dora: {
    names: 'Dora 寶牌 ドラ 宝牌',
    hand: '678s 66p 34s [234m][567p]+5s',
    stated: { dora: ['4s'] },
    gives: 'all-simples 1 + dora 1 | base-fu 20 + open-flat-fu 10',
  },
  'red-fives': {
    names: 'Red five 赤五 赤ドラ akadora',
    hand: '678s 66p 340m 34s [567p]+5s',
    options: { redFives: 3 },
    gives: 'all-simples 1 + red-fives 1 | base-fu 20 + open-flat-fu 10',
  },
  'ura-dora': {
    names: 'Dora underneath 裏寶牌 裏ドラ uradora 里宝牌',
    hand: '123m 567m 345s SS 67p+8p',
    situation: ['riichi'],
    stated: { dora: ['9m'], ura: ['4m'] },
    gives: 'riichi 1 + dora 1 + ura-dora 1 | base-fu 20 + eyes-fu 2 + closed-fu 10',
  },
  'heavenly-hand': {
    names: 'Heavenly hand 天和 tenhou',
    hand: '123m 567m 345s SS 67p+8p',
    seat: 'E',
    by: 'wall',
    situation: ['first-draw'],
    gives: 'heavenly-hand',
  },
  'earthly-hand': {
    names: 'Earthly hand 地和 chiihou',
    hand: '123m 567m 345s SS 67p+8p',
    by: 'wall',
    situation: ['first-draw'],
    gives: 'earthly-hand',
  },
  'thirteen-orphans': {
    names: 'Thirteen orphans 國士無雙 国士無双 kokushi musou 国士无双',
    hand: '19m 19p 199s ESWNCF+P',
    gives: 'thirteen-orphans',
  },
  'thirteen-orphans-thirteen-waits': {
    names: 'Thirteen orphans, thirteen waits 國士無雙十三面 国士無双十三面待ち juusanmen 国士无双十三面',
    hand: '19m 19p 19s ESWNCFP+P',
    gives: 'thirteen-orphans-thirteen-waits',
  },
  'four-concealed-pongs': {
    names: 'Four concealed pongs 四暗刻 suuankou',
    hand: '222m 444p 666s PP 88p+8p',
    by: 'wall',
    gives: 'four-concealed-pongs',
  },
  'four-concealed-pongs-pair-wait': {
    names: 'Four concealed pongs, pair wait 四暗刻單騎 四暗刻単騎 suuankou tanki 四暗刻单骑',
    hand: '222m 444p 666s 888p 5s+5s',
    gives: 'four-concealed-pongs-pair-wait',
  },
  'great-dragons': {
    names: 'Big three dragons 大三元 daisangen',
    hand: '22p 78m [CCC][FFF][PPP]+9m',
    gives: 'great-dragons',
  },
  'little-winds': {
    names: 'Little four winds 小四喜 shousuushii',
    hand: 'EE 78m [SSS][WWW][NNN]+9m',
    gives: 'little-winds',
  },
  'great-winds': {
    names: 'Big four winds 大四喜 daisuushii',
    hand: '5m [EEE][SSS][WWW][NNN]+5m',
    gives: 'great-winds',
  },
  'all-honors': {
    names: 'All honours 字一色 tsuuiisou',
    hand: 'CC PPP FF [EEE][SSS]+F',
    gives: 'all-honors',
  },
  'all-green': {
    names: 'All green 綠一色 緑一色 ryuuiisou 绿一色',
    hand: '234s 66s FF [234s][888s]+F',
    gives: 'all-green',
  },
  'all-terminals': {
    names: 'All terminals 清老頭 chinroutou 清老头',
    hand: '111m 99p 11s [999m][111p]+1s',
    gives: 'all-terminals',
  },
  'four-kongs': {
    names: 'Four kongs 四槓子 suukantsu 四杠子',
    hand: '1s (2222m)(6666p)[7777s][EEEE]+1s',
    gives: 'four-kongs',
  },
  'nine-gates': {
    names: 'Nine gates 九蓮寶燈 九蓮宝燈 chuuren poutou 九莲宝灯',
    hand: '1112344567899p+9p',
    gives: 'nine-gates',
  },
  'nine-gates-nine-waits': {
    names: 'Nine gates, nine waits 純正九蓮寶燈 純正九蓮宝燈 junsei chuuren 纯正九莲宝灯',
    hand: '1112345678999p+5p',
    gives: 'nine-gates-nine-waits',
  },
  ...fuExamples,
};

export const examples: ExampleBook<Ids['items']> = {
  examples: hands,
  units: { counted: 'han', after: 'fu', raised: raisedFu, limit: 'yakuman', cap: null },
};
