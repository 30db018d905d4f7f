import type { CalculatorWords } from '../en/calculator';
import { total } from '../../text/numbers';

export const words: CalculatorWords = {
  title: '計番器',
  back: '返回',
  game: '規則',
  handOf: '手牌',
  winner: '食糊',
  count: (held, of) => `${held}／${of}張`,
  complete: '已齊',
  hand: '手牌',
  usualRules: '預設規則。',
  otherRules: (changes) => `並非預設規則：${changes.join('；')}。`,
  option: (name, value) => `${name}：${value}`,
  switches: { yes: '開', no: '關', none: '無' },
  useUsual: '用預設規則',
  useLast: '用上一場的規則',
  noTiles: '尚未有牌',
  clear: '清除',
  takeBack: '收回',
  wonOn: '食糊牌',
  openSet: '已亮牌組',
  bonus: '花牌',
  remove: (tile) => `移走${tile}`,
  makeWinning: (tile) => `${tile}，設為食糊牌`,
  isWinning: (tile) => `${tile}，食糊牌，移走`,
  circumstances: '風位與食糊方式',
  summary: (round, seat, way) => `${round === null ? '' : `${round}圈，`}${seat}家，${way}`,
  round: '圈風',
  seat: '門風',
  from: '出銃者',
  ways: { discard: '食出銃', wall: '自摸', 'robbed-kong': '搶槓', 'bonus-tiles': '花糊' },
  how: '食糊方式',
  also: '其他情況',
  idle: (name, needs) => `${name}須連同${needs.join('或')}才計算。`,
  addTile: '加牌',
  tiles: '牌',
  add: '加入',
  entries: {
    tile: '單張',
    chow: '上',
    pong: '碰',
    kong: '槓',
    'concealed-kong': '暗槓',
    'concealed-pong': '暗刻',
  },
  held: (tile, count) => `${tile}，已有${count}張`,
  noRoom: {
    full: '已放不下。',
    used: '這種牌已用盡。',
    'no-chow': '順子不能由此牌開始。',
    'no-group': '此牌用以代替組內的牌，請先加入一組。',
    'no-more-wild': '組內至少要有一張本牌。',
  },
  typed: (digits) => `${digits}：再按花色 C、D、B（或 M、P、S）。`,
  noTile: (signs) =>
    `「${signs}」不是牌。先按數字，再按花色，例如 123C 456D 789B 或 123m 456p 789s；字牌只按 E S W N 或 R G H。`,
  value: '番數',
  short: (missing) => `欠${missing}張`,
  incomplete: (away) =>
    away === null ? '未成糊' : away === 0 ? '未成糊：一張牌不對' : `未成糊：差${away}張叫糊`,
  nothingYet: '點選手牌，即見番數。',
  receive: (points) => `你收${total(points)}`,
  pays: (points) => `付${total(points)}`,
  gets: (points) => `收${total(points)}`,
  who: '誰付給誰',
  allHands: '付款由各家手牌決定：請在上方加入其他各家的牌。',
  otherReadings: '其他拆法',
  why: '為何',
  change: '更改牌',
  share: '分享',
  sharing: '分享這手牌',
  compared: '同一手牌，各種規則',
  columns: { game: '規則', value: '番數', receive: '你收' },
  impossible: (reason, tile) => {
    switch (reason.why) {
      case 'size':
        return `須有${reason.size}張牌`;
      case 'tile':
        return `沒有${tile(reason.kind)}`;
      case 'chow':
        return '沒有上牌';
      case 'group':
        return '沒有這種牌組';
      case 'kong':
        return '沒有槓';
      case 'concealed-kong':
        return '沒有暗槓';
      case 'concealed-pong':
        return '沒有暗刻亮出';
      case 'seats':
        return '座位較少';
    }
  },
  cannotBe: (reason, tile) => {
    switch (reason.code) {
      case 'robbed-tile-held':
        return `不可能：被搶的槓用盡四張${tile(reason.tile)}，但手上另有一張。`;
      case 'no-kong-robbed':
        return '不可能：此規則不可搶槓。';
      case 'kong-after-last-tile':
        return '不可能：開槓須有牌可補，最後一張時無槓可搶。';
      case 'kongs-missing':
        return reason.needs === 1
          ? '不可能：開槓後才有補牌，但這手牌沒有槓。'
          : `不可能：槓上槓須有 ${reason.needs} 副槓，這手牌只有 ${reason.has} 副。`;
      case 'bonus-tile-missing':
        return '不可能：補花須有花牌，但這手牌沒有花。';
      case 'wild-tile-taken':
        return `不可能：${tile(reason.tile)}不可取自別家。`;
      case 'last-tile-first-go':
        return '不可能：第一輪不會是最後一張。';
      case 'bonus-tiles-won':
        return '不可能：集齊這些花牌時已即時食糊。請選「花糊」。';
    }
  },
  notComplete: '不成糊',
  cannotBeThere: '不可能如此食糊',
  fromAllHands: '視乎各家手牌',
  win: '食糊',
  loading: '請稍候',
  foreign: '這是連結中的手牌。未更改之前，你原有的手牌仍然保留。',
};
