import type { OwnWords, UnitWords } from '../../../ui/text/gameWords';
import { thousands } from '../../shared/standard/words/thousands';
import * as standard from '../../shared/standard/words/ja';
import { riichiCalls } from './calls';
import { options } from './optionsInJapanese';
import type { riichiOptions } from '../options';
import type { Ids } from '../table';

const unit = (name: string): UnitWords => ({
  heading: name,
  apart: ' ',
  amount: (value) => `${value}${name}`,
  range: (least, most) => `${least}〜${most}${name}`,
  below: (value, minimum) => `${value}${name}、${minimum}${name}必要`,
});

const named = (name: string): UnitWords => ({
  heading: name,
  apart: ' ',
  amount: (value) => (value === null ? name : `${value}倍${name}`),
  range: () => name,
  below: () => name,
});

const LIMITS = { mangan: '満貫', haneman: '跳満', baiman: '倍満', sanbaiman: '三倍満', yakuman: '役満' };

/** "3,000・6,000", "4,000オール", "7,700". */
function inPoints({ others, dealer, each, all }: Readonly<Record<string, number>>): string {
  if (each !== undefined) return `${thousands(each)}オール`;
  return [others, dealer, all]
    .flatMap((points) => (points === undefined ? [] : thousands(points)))
    .join('・');
}

export const words: OwnWords<Ids, typeof riichiOptions> = {
  introduction: {
    title: '日本麻雀はここが違う',
    points: [
      { name: '一翻縛り', text: 'アガるには役が一つ必要です。ドラは翻を増やしますが、役ではありません。' },
      {
        name: 'リーチ',
        text: '門前でテンパイしたら、1,000点を供託してリーチできます。リーチは役で、その後は手を変えられません。',
      },
      {
        name: 'フリテン',
        text: '待ち牌のどれかを自分で切っていると、ツモでしかアガれません。だから、相手の捨て牌はその相手に安全です。',
      },
      {
        name: 'ドラ',
        text: 'ドラ表示牌の次の牌がドラで、一枚につき一翻。赤五も一枚一翻です。',
      },
      {
        name: '放銃者が払う',
        text: 'ロンは放銃者が一人で払います。点は翻と符で決まり、満貫からは段階になります。',
      },
      {
        name: '流局',
        text: '山が尽きると、ノーテンの人がテンパイの人に払います。途中流局もあります。',
      },
    ],
  },
  units: {
    han: unit('翻'),
    fu: unit('符'),
    points: standard.points,
    mangan: named(LIMITS.mangan),
    haneman: named(LIMITS.haneman),
    baiman: named(LIMITS.baiman),
    sanbaiman: named(LIMITS.sanbaiman),
    yakuman: named(LIMITS.yakuman),
  },
  refusals: {
    'no-yaku': () => '役なし',
    'below-minimum': ({ least = 1 }) => `${least}翻縛りに足りない（ドラを除く）`,
    'kong-not-robbed': () => 'この暗槓は槍槓できない',
    'furiten-discard': (_, tiles) => `フリテン：待ち牌の${tiles.join('、')}を自分で切っている`,
    'furiten-passed': (_, tiles) => `同巡フリテン：${tiles.join('、')}を見逃した。次に自分が切るまで`,
    'furiten-riichi': (_, tiles) => `リーチ後に${tiles.join('、')}を見逃したフリテン：この局の終わりまで`,
  },
  declarations: {
    riichi: { name: 'リーチ', verb: 'リーチ', said: ({ name }) => `${name}、リーチ。` },
    'nine-terminals': {
      name: '九種九牌',
      verb: '九種九牌',
      said: ({ name }) => `${name}、九種九牌。`,
    },
  },
  notes: {
    indicator: ({ tile }) => `ドラ表示牌、${tile ?? '一枚'}。`,
    ready: ({ name }) => `${name}、テンパイ。`,
    nagashi: ({ name }) => `${name}、流し満貫。`,
  },
  endings: {
    'nine-terminals': '九種九牌で流局。',
    'four-winds': '四風連打で流局。',
    'four-riichi': '四家立直で流局。',
    'four-kongs': '四開槓で流局。',
    'three-winners': '三家和で流局。',
    'fifth-kong': '五つ目のカンで流局。',
    chombo: 'チョンボ。',
  },
  matchEnds: {
    bust: () => 'トビ終了。',
    enough: ({ returnPoints }) => `延長戦で${thousands(Number(returnPoints))}点に届いたため終了。`,
    'extension-over': ({ returnPoints }) => `延長戦でも${thousands(Number(returnPoints))}点に届く者はなし。`,
    ahead: () => 'オーラスの親がトップのためアガリ止め。',
  },
  called: (worth, figures) => `${worth} ${inPoints(figures)}`,
  marks: {
    dora: () => 'ドラ表示牌',
    ura: () => '裏ドラ表示牌',
    riichi: () => '立直',
    'double-riichi': () => 'W立直',
    furiten: () => '振聴',
    counters: (counters = 0) => `${counters}本場`,
    deposits: (deposits = 0) => `供託${deposits}本`,
  },
  safeties: {
    genbutsu: { name: '現物', brief: '現物' },
    suji: { name: 'スジ' },
    'no-chance': { name: 'ノーチャンス' },
    'one-chance': { name: 'ワンチャンス' },
  },
  calls: riichiCalls,
  terms: { chow: 'チー', pong: 'ポン', kong: 'カン', win: 'ロン', 'drawn-win': 'ツモ' },
  readyAs: {
    drawn: 'ツモのみ',
    short: '役なし',
    'furiten-discard': '振聴',
    'furiten-passed': '振聴',
    'furiten-riichi': '振聴',
  },
  opened: '別の役が要る',
  goal: (minimum = 1) => `アガリ：四面子と雀頭、${minimum === 1 ? '一' : minimum}翻縛り`,
  bar: (minimum = 1) => (minimum === 1 ? '日本麻雀' : `日本麻雀、${minimum}翻縛り`),
  choices: { rounds: standard.rounds },
  presets: {
    standard: '標準',
    'no-reds': '赤なし',
    'no-extras': '競技風（赤・一発・裏・カンドラなし）',
  },
  facts: {
    start: { name: '持ち点', codes: {}, count: (points) => `${thousands(points)}点` },
    return: { name: '返し', codes: {}, count: (points) => `${thousands(points)}点` },
    reds: { name: '赤', codes: {}, count: (reds) => (reds === 0 ? 'なし' : `${reds}枚`) },
    minimum: { name: '縛り', codes: {}, count: (least) => `${least}翻` },
  },
  items: {
    riichi: '立直',
    'double-riichi': 'ダブル立直',
    ippatsu: '一発',
    'closed-self-drawn': '門前清自摸和',
    'last-tile-draw': '海底摸月',
    'last-tile-discard': '河底撈魚',
    'kong-replacement': '嶺上開花',
    'robbed-kong': '槍槓',
    'seat-wind': '役牌 自風',
    'round-wind': '役牌 場風',
    'white-dragon': '役牌 白',
    'green-dragon': '役牌 發',
    'red-dragon': '役牌 中',
    'flat-hand': '平和',
    'all-simples': '断幺九',
    'twin-chows': '一盃口',
    'three-suit-chows': '三色同順',
    straight: '一気通貫',
    'outside-hand': '混全帯幺九',
    'seven-pairs': '七対子',
    'all-pongs': '対々和',
    'three-concealed-pongs': '三暗刻',
    'three-kongs': '三槓子',
    'three-suit-pongs': '三色同刻',
    'terminals-and-honors': '混老頭',
    'little-dragons': '小三元',
    'half-flush': '混一色',
    'terminals-in-all-sets': '純全帯幺九',
    'two-twin-chows': '二盃口',
    'full-flush': '清一色',
    dora: 'ドラ',
    'red-fives': '赤ドラ',
    'ura-dora': '裏ドラ',
    'heavenly-hand': '天和',
    'earthly-hand': '地和',
    'thirteen-orphans': '国士無双',
    'thirteen-orphans-thirteen-waits': '国士無双十三面',
    'four-concealed-pongs': '四暗刻',
    'four-concealed-pongs-pair-wait': '四暗刻単騎',
    'great-dragons': '大三元',
    'little-winds': '小四喜',
    'great-winds': '大四喜',
    'all-honors': '字一色',
    'all-green': '緑一色',
    'all-terminals': '清老頭',
    'four-kongs': '四槓子',
    'nine-gates': '九蓮宝燈',
    'nine-gates-nine-waits': '純正九蓮宝燈',
    'base-fu': '副底',
    'seven-pairs-fu': '七対子',
    'pong-fu': '刻子',
    'kong-fu': '槓子',
    'eyes-fu': '役牌の雀頭',
    'wait-fu': '嵌張・辺張・単騎待ち',
    'self-drawn-fu': 'ツモ',
    'closed-fu': '門前ロン',
    'open-flat-fu': '喰い平和形',
  },
  headings: {
    items: '役・ドラ・符',
    steps: '翻と符から基本点へ',
    payments: () => '親は収支とも多め。支払いは百点単位に切り上げ。',
  },
  steps: { han: '翻', 'counted-fu': '切り上げ前の符', fu: '符', base: '基本点', ...LIMITS },
  omissions: { 'needs-yaku': (item) => `${item}：役があるときだけ` },
  reasons: {
    win: standard.reasons.win,
    counters: '本場',
    deposits: '供託',
    responsible: '責任払い',
    riichi: 'リーチ',
    returned: '供託の返還',
    noten: 'ノーテン罰符',
    nagashi: '流し満貫',
    chombo: standard.reasons['false-win'],
    return: '返し',
    place: 'ウマ',
    oka: 'オカ',
  },
  factors: { discarder: '三人分', east: '親', 'discarder-east': '親へ三人分' },
  figures: {
    'riichi-rate': { name: 'リーチ率', of: '全局中' },
    'win-turn': { name: '平均アガリ巡目', of: 'アガリ時' },
  },
  situations: {
    riichi: { name: '立直', told: '立直' },
    'double-riichi': { name: 'ダブル立直', told: 'ダブル立直' },
    ippatsu: { name: '一発', told: '一発' },
    'last-tile': { name: '海底・河底', told: '最後の牌' },
    'kong-replacement': { name: '嶺上牌', told: '嶺上牌' },
    'first-draw': { name: '第一ツモ', told: '第一巡のツモ' },
    dora: { name: 'ドラ表示牌', told: 'ドラ表示牌あり' },
    ura: { name: '裏ドラ表示牌', told: '裏ドラ表示牌あり' },
    honba: { name: '本場', told: '本場あり' },
    sticks: { name: '供託', told: '供託あり' },
    pao: { name: '責任払い', told: '責任払いあり' },
  },
  groups: { ...standard.groups, scoring: '点数' },
  options,
};
