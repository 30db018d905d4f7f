import type { ExampleBook } from '../../../engine/example';
import type { Ids } from '../table';

/** A hand for every item. */
export const examples: ExampleBook<Ids['items']> = {
  examples: {
    'self-drawn': {
      names: 'Self-drawn 自摸 ツモ',
      hand: '123m 55p 67s [456m][234p][789m]+8s',
      by: 'wall',
      gives: 'self-drawn 1',
    },
    'concealed-hand': {
      names: 'Concealed hand 門清 门清 門前清 门前清',
      hand: '123m 456m 234p 55p 345s 67s+8s',
      gives: 'concealed-hand 1 + all-chows 2',
    },
    'concealed-self-drawn': {
      names: 'Concealed and self-drawn 門清自摸 门清自摸 門前清自摸',
      hand: '123m 456m 234p 55p 345s 67s+8s',
      by: 'wall',
      gives: 'concealed-self-drawn 3',
    },
    'half-from-others': {
      names: 'Half from others 半求人 半求',
      hand: '5p [123m][456m][777s][999s][345p]+5p',
      by: 'wall',
      gives: 'self-drawn 1 + half-from-others 1',
    },
    'all-from-others': {
      names: 'All from others 全求人 全求 裸単騎',
      hand: '5p [123m][456m][777s][999s][345p]+5p',
      gives: 'all-from-others 2',
    },
    'single-wait': {
      names: 'Single wait 獨聽 独听 單吊 嵌張 邊張 単騎 独聴',
      hand: '123m 55p 68s [456m][234p][789m]+7s',
      gives: 'single-wait 1',
    },
    'robbed-kong': {
      names: 'Robbed kong 搶槓 抢杠 槍槓',
      hand: '123m 55p 67s [456m][234p][789m]+8s',
      by: 'robbed-kong',
      gives: 'robbed-kong 1 + all-chows 2',
    },
    'kong-bloom': {
      names: 'Replacement tile 槓上開花 杠上开花 嶺上開花',
      hand: '55p 67s [123m][456m][234p](9999m)+8s',
      by: 'wall',
      situation: ['kong-replacement'],
      gives: 'self-drawn 1 + kong-bloom 1',
    },
    'last-tile': {
      names: 'Last tile 海底撈月 海底捞月 海底',
      hand: '123m 55p 67s [456m][234p][789m]+8s',
      by: 'wall',
      situation: ['last-tile'],
      gives: 'self-drawn 1 + last-tile 1',
    },
    'last-discard': {
      names: 'Last discard 河底撈魚 河底捞鱼 河底',
      hand: '123m 55p 67s [456m][234p][789m]+8s',
      situation: ['last-tile'],
      gives: 'last-discard 1 + all-chows 2',
    },
    'heavenly-hand': {
      names: 'Heavenly hand 天胡 天和',
      hand: '123m 456m 234p 55p 345s 67s+8s',
      seat: 'E',
      by: 'wall',
      situation: ['first-draw'],
      gives: 'heavenly-hand 24',
    },
    'earthly-hand': {
      names: 'Earthly hand 地胡 地和',
      hand: '123m 456m 234p 55p 345s 67s+8s',
      by: 'wall',
      situation: ['first-draw'],
      gives: 'earthly-hand 16',
    },
    'human-hand': {
      names: 'Human hand 人胡 人和',
      hand: '123m 456m 234p 55p 345s 67s+8s',
      situation: ['first-discard'],
      gives: 'human-hand 8 + all-chows 2',
    },
    'heavenly-ready': {
      names: 'Heavenly ready 天聽 天听 天聴',
      hand: '123m 456m 234p 55p 345s 67s+8s',
      by: 'wall',
      situation: ['heavenly-ready'],
      gives: 'self-drawn 1 + heavenly-ready 8',
    },
    'earthly-ready': {
      names: 'Earthly ready 地聽 地听 地聴',
      hand: '123m 456m 234p 55p 345s 67s+8s',
      situation: ['earthly-ready'],
      gives: 'earthly-ready 4 + all-chows 2',
    },
    'dragon-pong': {
      names: 'Dragon pong 三元牌 三元刻 箭刻 三元牌の刻子',
      hand: '123m 55p 67s [456m][CCC][789m]+8s',
      gives: 'dragon-pong 1',
    },
    'seat-wind': {
      names: 'Seat wind pong 門風 门风 自風 门风刻',
      hand: '123m 55p 67s [456m][SSS][789m]+8s',
      gives: 'seat-wind 1',
    },
    'round-wind': {
      names: 'Prevailing wind pong 圈風 圈风 場風 圈风刻',
      hand: '123m 55p 67s [456m][EEE][789m]+8s',
      gives: 'round-wind 1',
    },
    'all-chows': {
      names: 'All chows 平胡 平和',
      hand: '123m 55p 67s [456m][234p][789m]+8s',
      gives: 'all-chows 2',
    },
    'all-pongs': {
      names: 'All pongs 碰碰胡 対々和',
      hand: '55p 77s [222m][999p][444s][111m]+7s',
      gives: 'all-pongs 4',
    },
    'three-concealed-pongs': {
      names: 'Three concealed pongs 三暗刻',
      hand: '222m 555p 999s 33m 67s [123m]+8s',
      gives: 'three-concealed-pongs 2',
    },
    'four-concealed-pongs': {
      names: 'Four concealed pongs 四暗刻',
      hand: '222m 555p 777s 999p 3m [123p]+3m',
      gives: 'four-concealed-pongs 5',
    },
    'five-concealed-pongs': {
      names: 'Five concealed pongs 五暗刻',
      hand: '222m 555p 777s 999p 333s N+N',
      gives: 'single-wait 1 + five-concealed-pongs 8',
    },
    'half-flush': {
      names: 'Clean hand half flush 混一色',
      hand: '55p 67p [123p][NNN][789p][234p]+8p',
      gives: 'half-flush 4',
    },
    'full-flush': {
      names: 'Pure hand full flush 清一色',
      hand: '55p 67p [123p][999p][789p][234p]+8p',
      gives: 'full-flush 8',
    },
    'all-honors': {
      names: 'All honours 字一色',
      hand: 'EE PP [WWW][NNN][CCC][FFF]+P',
      gives: 'all-honors 16 + great-dragons 8',
    },
    'little-dragons': {
      names: 'Little three dragons 小三元',
      hand: 'CC 67p [FFF][PPP][123p][456s]+8p',
      gives: 'little-dragons 4',
    },
    'great-dragons': {
      names: 'Great three dragons 大三元',
      hand: '99p 23s [CCC][FFF][PPP][123m]+1s',
      gives: 'great-dragons 8',
    },
    'little-winds': {
      names: 'Little four winds 小四喜',
      hand: 'NN 23s [EEE][SSS][WWW][123p]+1s',
      gives: 'little-winds 8',
    },
    'great-winds': {
      names: 'Great four winds 大四喜',
      hand: '99p 23s [EEE][SSS][WWW][NNN]+1s',
      gives: 'great-winds 16',
    },
    'eight-pairs': {
      names: 'Eight pairs 嚦咕嚦咕 呖咕呖咕 八對半 八対子',
      hand: '11m 33m 55m 22p 77p 99s EEE C+C',
      options: { eightPairs: true },
      gives: 'single-wait 1 + eight-pairs 8',
    },
    'own-flower': {
      names: 'Own flower or season 正花 自分の花牌',
      hand: '123m 55p 67s [456m][234p][789m]+8s|2f',
      inLittle: 'bonus',
      gives: 'own-flower 1',
    },
    'flower-set': {
      names: 'Four flowers or seasons 花槓 花杠',
      hand: '123m 55p 67s [456m][234p][789m]+8s|1234f',
      inLittle: 'bonus',
      gives: 'own-flower 1 + flower-set 2',
    },
    'seven-rob-one': {
      names: 'Seven rob one 七搶一 七抢一',
      hand: '123m 456m 234p 789s EESC|1234f123y',
      inLittle: 'bonus',
      by: 'bonus-tiles',
      from: 'E',
      gives: 'seven-rob-one 8',
    },
    'eight-bonus-tiles': {
      names: 'Eight flowers and seasons 八仙過海 八仙过海',
      hand: '123m 456m 234p 789s EESC|1234f1234y',
      inLittle: 'bonus',
      by: 'bonus-tiles',
      gives: 'eight-bonus-tiles 8',
    },
  },
  units: { counted: 'tai', limit: 'tai', cap: 'limitFaan' },
};
