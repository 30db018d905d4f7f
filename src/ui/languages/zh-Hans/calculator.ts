import type { CalculatorWords } from '../en/calculator';
import { total } from '../../text/numbers';

export const words: CalculatorWords = {
  title: '算番器',
  back: '返回',
  game: '规则',
  handOf: '手牌',
  winner: '胡牌',
  count: (held, of) => `${held}/${of}张`,
  complete: '已齐',
  hand: '手牌',
  usualRules: '默认规则。',
  otherRules: (changes) => `不是默认规则：${changes.join('；')}。`,
  option: (name, value) => `${name}：${value}`,
  switches: { yes: '开', no: '关', none: '无' },
  useUsual: '用默认规则',
  useLast: '用上一场的规则',
  noTiles: '还没有牌',
  clear: '清除',
  takeBack: '撤回',
  wonOn: '胡的牌',
  openSet: '亮出的牌组',
  bonus: '花牌',
  remove: (tile) => `移走${tile}`,
  makeWinning: (tile) => `${tile}，设为胡的牌`,
  isWinning: (tile) => `${tile}，胡的牌，移走`,
  circumstances: '风位与胡法',
  summary: (round, seat, way) => `${round === null ? '' : `${round}风圈，`}${seat}家，${way}`,
  round: '圈风',
  seat: '门风',
  from: '点炮者',
  ways: { discard: '点炮', wall: '自摸', 'robbed-kong': '抢杠', 'bonus-tiles': '花胡' },
  how: '胡法',
  also: '其他情况',
  idle: (name, needs) => `${name}要与${needs.join('或')}一起才计算。`,
  addTile: '加牌',
  tiles: '牌',
  add: '加入',
  entries: {
    tile: '单张',
    chow: '吃',
    pong: '碰',
    kong: '杠',
    'concealed-kong': '暗杠',
    'concealed-pong': '暗刻',
  },
  held: (tile, count) => `${tile}，已有${count}张`,
  noRoom: {
    full: '放不下了。',
    used: '这种牌已用完。',
    'no-chow': '顺子不能从这张牌开始。',
    'no-group': '这张牌用来代替牌组里的牌，请先加入一组。',
    'no-more-wild': '牌组里至少要有一张本牌。',
  },
  typed: (digits) => `${digits}：再按花色C、D、B（或M、P、S）。`,
  noTile: (signs) =>
    `“${signs}”不是牌。先按数字，再按花色，例如123C 456D 789B或123m 456p 789s；字牌只按E S W N或R G H。`,
  value: '番数',
  short: (missing) => `差${missing}张`,
  incomplete: (away) =>
    away === null ? '不成胡' : away === 0 ? '不成胡：有一张牌不对' : `不成胡：差${away}张听牌`,
  nothingYet: '点选手牌，就能看到番数。',
  receive: (points) => `你收${total(points)}`,
  pays: (points) => `付${total(points)}`,
  gets: (points) => `收${total(points)}`,
  who: '谁付给谁',
  allHands: '收付取决于各家手牌：请在上方加入其他各家的牌。',
  otherReadings: '其他拆法',
  why: '原因',
  change: '改这手牌',
  share: '分享',
  sharing: '分享这手牌',
  compared: '同一手牌，各种规则',
  columns: { game: '规则', value: '番数', receive: '你收' },
  impossible: (reason, tile) => {
    switch (reason.why) {
      case 'size':
        return `要有${reason.size}张牌`;
      case 'tile':
        return `没有${tile(reason.kind)}`;
      case 'chow':
        return '不能吃牌';
      case 'group':
        return '没有这种牌组';
      case 'kong':
        return '没有杠';
      case 'concealed-kong':
        return '没有暗杠';
      case 'concealed-pong':
        return '没有亮出的暗刻';
      case 'seats':
        return '座位较少';
    }
  },
  cannotBe: (reason, tile) => {
    switch (reason.code) {
      case 'robbed-tile-held':
        return `不可能：被抢的杠用尽四张${tile(reason.tile)}，手里却另有一张。`;
      case 'no-kong-robbed':
        return '不可能：这套规则不能抢杠。';
      case 'kong-after-last-tile':
        return '不可能：开杠要有牌可补，最后一张时没有杠可抢。';
      case 'kongs-missing':
        return reason.needs === 1
          ? '不可能：开杠之后才有补牌，但这手牌没有杠。'
          : `不可能：杠上杠要有${reason.needs}副杠，这手牌只有${reason.has}副。`;
      case 'bonus-tile-missing':
        return '不可能：补花要有花牌，但这手牌没有花。';
      case 'wild-tile-taken':
        return `不可能：${tile(reason.tile)}不能从别家取得。`;
      case 'last-tile-first-go':
        return '不可能：第一轮不会是最后一张。';
      case 'bonus-tiles-won':
        return '不可能：集齐这些花牌时已经当场胡了。请选“花胡”。';
    }
  },
  notComplete: '不成胡',
  cannotBeThere: '不可能这样胡',
  fromAllHands: '看各家手牌',
  win: '胡牌',
  loading: '请稍候',
  foreign: '这是链接里的手牌。改动之前，你原来的手牌仍然保留。',
};
