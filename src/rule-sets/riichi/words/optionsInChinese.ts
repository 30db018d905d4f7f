import type { OptionsInWords } from '../../../ui/text/gameWords';
import * as standard from '../../shared/standard/words/zh-Hant-HK';
import type { riichiOptions } from '../options';

const DRAWS = {
  'nine-terminals': '九種九牌',
  'four-winds': '四風連打',
  'four-riichi': '四家立直',
  'four-kongs': '四槓散了',
};

const ANSWERED = { 'great-dragons': '大三元', 'great-winds': '大四喜', 'four-kongs': '四槓子' };

export const options: OptionsInWords<typeof riichiOptions> = {
  rounds: standard.matchWords.rounds,
  dealerRepeats: {
    name: '連莊',
    note: '中途流局後必連莊。',
    values: { ready: '和牌，或流局聽牌', win: '只限和牌', draw: '和牌及任何流局', never: '不連莊' },
  },
  startPoints: { name: '起始點數', note: '各家開始時的點數。' },
  returnPoints: { name: '返還點數', note: '完場時各家返還；差額歸第一名。加時賽中有人達此數便完場。' },
  uma: {
    name: '順位點',
    note: '完場時計，以千點為單位。',
    values: {
      '10-20': '+20、+10、−10、−20',
      '5-10': '+10、+5、−5、−10',
      '10-30': '+30、+10、−10、−30',
      '20-30': '+30、+20、−20、−30',
      none: '不計',
    },
  },
  extension: {
    name: '加時',
    note: '最後一圈打完，無人達返還點數時。',
    values: { 'sudden-death': '再打一圈，有人達到即完', none: '不加時' },
  },
  bust: { name: '擊飛', note: '有人低於 0 點便完場。' },
  agariyame: { name: '和了止', note: '最後一局的莊家連莊時，若領先並達返還點數，便完場。' },
  redFives: { name: '赤五', note: '每張加一番。', values: { 0: '不用', 3: '三張' } },
  severalWinners: {
    name: '多人和牌',
    note: '多於一人可和同一張牌時誰得和。',
    values: { two: '兩家；三家則流局', all: '全部', nearest: '頭跳（最近者）' },
  },
  abortiveDraws: { name: '中途流局', note: '哪些情況令此局提早完結。', values: DRAWS },
  fourKongs: {
    name: '四槓',
    note: '何時流局。',
    values: { 'after-discard': '其後打牌無人和', 'at-once': '即時' },
  },
  notenPayments: { name: '不聽罰符', note: '流局時合共 3,000 點。' },
  nagashiMangan: { name: '流局滿貫', note: '流局時，棄牌全為么九牌而且無人要過。' },
  lateRiichi: { name: '最後一巡立直', note: '牌山剩下不足四張時亦可立直。' },
  riichiKong: {
    name: '立直後暗槓',
    note: '摸到的牌可否暗槓。',
    values: { 'same-waits': '所聽不變', 'same-hand': '牌形亦不變', never: '不可' },
  },
  swapCalling: {
    name: '食替',
    note: '吃或碰之後哪些牌不可即打。',
    values: { none: '同牌及另一端都不可', 'other-end': '可打另一端', any: '都可' },
  },
  orphansRobConcealed: { name: '國士搶暗槓', note: '國士無雙可搶暗槓。' },
  kanDora: {
    name: '槓寶牌',
    note: '明槓的指示牌何時翻開。',
    values: { late: '打牌時', 'at-once': '即時', none: '任何槓都不翻' },
  },
  uraDora: {
    name: '裏寶牌',
    note: '立直者和牌時計。',
    values: { all: '全部', first: '只計第一張', none: '不計' },
  },
  ippatsu: { name: '一發', note: '立直後一巡之內和牌加一番。' },
  openTanyao: { name: '食斷', note: '副露的斷么九亦算役。' },
  minimumHan: { name: '起和', note: '和牌所需的番數，不計寶牌。' },
  doubleWindPair: { name: '連風雀頭', note: '雀頭是自風兼場風時的符。', values: { 4: '4 符', 2: '2 符' } },
  roundUpMangan: { name: '切上滿貫', note: '4 番 30 符、3 番 60 符當滿貫。' },
  countedYakuman: { name: '累計役滿', note: '13 番當役滿。' },
  yakumanStack: { name: '役滿複合', note: '一手多個役滿相加。' },
  doubleYakuman: { name: '兩倍役滿', note: '四種罕見的役滿計兩倍。' },
  pao: { name: '包牌', note: '哪些役滿由打出最後一副的人負責。', values: ANSWERED },
  claimSeconds: standard.tableWords.claimSeconds,
  strictCalling: { ...standard.tableWords.strictCalling, name: '嚴格和牌' },
  falseWin: {
    name: '錯和',
    note: '叫錯和牌的代價。',
    values: { chombo: '賠滿貫', 'open-hand': '攤牌續打' },
  },
};
