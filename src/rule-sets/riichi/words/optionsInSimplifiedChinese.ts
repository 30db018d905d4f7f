import type { OptionsInWords } from '../../../ui/text/gameWords';
import * as standard from '../../shared/standard/words/zh-Hans';
import type { riichiOptions } from '../options';

const DRAWS = {
  'nine-terminals': '九种九牌',
  'four-winds': '四风连打',
  'four-riichi': '四家立直',
  'four-kongs': '四杠散了',
};

const ANSWERED = { 'great-dragons': '大三元', 'great-winds': '大四喜', 'four-kongs': '四杠子' };

/** The options in Simplified Chinese. */
export const options: OptionsInWords<typeof riichiOptions> = {
  rounds: standard.matchWords.rounds,
  dealerRepeats: {
    name: '连庄',
    note: '途中流局后一定连庄。',
    values: { ready: '和牌，或流局听牌', win: '只限和牌', draw: '和牌及任何流局', never: '不连庄' },
  },
  startPoints: { name: '起始点数', note: '各家开始时的点数。' },
  returnPoints: { name: '返还点数', note: '终局时各家返还；差额归第一名。加时中有人达到就终局。' },
  uma: {
    name: '顺位点',
    note: '终局时算，以千点为单位。',
    values: {
      '10-20': '+20、+10、−10、−20',
      '5-10': '+10、+5、−5、−10',
      '10-30': '+30、+10、−10、−30',
      '20-30': '+30、+20、−20、−30',
      none: '不算',
    },
  },
  extension: {
    name: '加时',
    note: '最后一圈打完，没人达到返还点数时。',
    values: { 'sudden-death': '再打一圈，有人达到就结束', none: '不加时' },
  },
  bust: { name: '击飞', note: '有人低于0点就终局。' },
  agariyame: { name: '和了终局', note: '最后一局的庄家连庄时，若领先并达到返还点数就终局。' },
  redFives: { name: '赤五', note: '每张加一番。', values: { 0: '不用', 3: '三张' } },
  severalWinners: {
    name: '多家荣和',
    note: '几家同时和一张牌时归谁。',
    values: { two: '两家；三家则流局', all: '全部', nearest: '头跳（最近者）' },
  },
  abortiveDraws: { name: '途中流局', note: '哪些情况让这一局提前结束。', values: DRAWS },
  fourKongs: {
    name: '四杠',
    note: '什么时候流局。',
    values: { 'after-discard': '之后打牌没人和', 'at-once': '当场' },
  },
  notenPayments: { name: '不听罚符', note: '流局时合计3,000点。' },
  nagashiMangan: { name: '流局满贯', note: '流局时，牌河全是幺九牌而且没人要过。' },
  lateRiichi: { name: '最后一巡立直', note: '牌山剩下不足四张时也能立直。' },
  riichiKong: {
    name: '立直后暗杠',
    note: '摸到的牌能否暗杠。',
    values: { 'same-waits': '听牌不变', 'same-hand': '牌形也不变', never: '不能' },
  },
  swapCalling: {
    name: '食替',
    note: '吃或碰之后，哪些牌不能马上打。',
    values: { none: '同牌和另一端都不能打', 'other-end': '可以打另一端', any: '都可以打' },
  },
  orphansRobConcealed: { name: '国士抢暗杠', note: '国士无双可以抢暗杠。' },
  kanDora: {
    name: '杠宝牌',
    note: '明杠的指示牌什么时候翻开。',
    values: { late: '打牌时', 'at-once': '当场', none: '任何杠都不翻' },
  },
  uraDora: {
    name: '里宝牌',
    note: '立直者和牌时算。',
    values: { all: '全部', first: '只算第一张', none: '不算' },
  },
  ippatsu: { name: '一发', note: '立直后一巡之内和牌加一番。' },
  openTanyao: { name: '食断', note: '副露的断幺九也算役。' },
  minimumHan: { name: '起和', note: '和牌要的番数，不算宝牌。' },
  doubleWindPair: {
    name: '连风雀头',
    note: '雀头是自风兼场风时的符。',
    values: { 4: '4符', 2: '2符' },
  },
  roundUpMangan: { name: '切上满贯', note: '4番30符、3番60符当作满贯。' },
  countedYakuman: { name: '累计役满', note: '13番当作役满。' },
  yakumanStack: { name: '役满复合', note: '一手多个役满相加。' },
  doubleYakuman: { name: '两倍役满', note: '四种罕见的役满算两倍。' },
  pao: { name: '包牌', note: '哪些役满由打出最后一副的人负责。', values: ANSWERED },
  claimSeconds: standard.tableWords.claimSeconds,
  strictCalling: {
    name: '严格和牌',
    note: '任何时候都能喊和，包括喊错；由你自己判断，不显示听的牌、价值和原因。',
  },
  falseWin: {
    name: '错和',
    note: '喊错和牌的代价。',
    values: { chombo: '赔满贯', 'open-hand': '摊牌续打' },
  },
};
