import type { CalculatorWords } from '../en/calculator';
import { total } from '../../text/numbers';

export const words: CalculatorWords = {
  title: '点数計算',
  back: '戻る',
  game: 'ゲーム',
  handOf: '手牌',
  winner: 'アガリ',
  count: (held, of) => `${held}／${of}枚`,
  complete: '完成',
  hand: '手牌',
  usualRules: '標準ルール。',
  otherRules: (changes) => `標準と違うルール：${changes.join('、')}。`,
  option: (name, value) => `${name} ${value}`,
  switches: { yes: 'あり', no: 'なし', none: 'なし' },
  useUsual: '標準ルールにする',
  useLast: '前の対局のルールにする',
  noTiles: '牌がありません',
  clear: '消去',
  takeBack: '一つ戻す',
  wonOn: 'アガリ牌',
  openSet: '副露',
  bonus: '花牌',
  remove: (tile) => `${tile}を外す`,
  makeWinning: (tile) => `${tile}、アガリ牌にする`,
  isWinning: (tile) => `${tile}、アガリ牌、外す`,
  circumstances: '風とアガリ方',
  summary: (round, seat, way) => `${round === null ? '' : `${round}場、`}${seat}家。${way}`,
  round: '場風',
  seat: '自風',
  from: '放銃者',
  ways: { discard: 'ロン', wall: 'ツモ', 'robbed-kong': '槍槓', 'bonus-tiles': '花牌' },
  how: 'アガリ方',
  also: 'そのほかの状況',
  idle: (name, needs) => `${name}は${needs.join('か')}がないと付かない。`,
  addTile: '牌を加える',
  tiles: '牌',
  add: '加えるもの',
  entries: {
    tile: '一枚',
    chow: 'チー',
    pong: 'ポン',
    kong: '明槓',
    'concealed-kong': '暗槓',
    'concealed-pong': '暗刻',
  },
  held: (tile, count) => `${tile}、${count}枚`,
  noRoom: {
    full: 'これ以上入りません。',
    used: 'この牌は使い切りました。',
    'no-chow': 'この牌から始まる順子はありません。',
    'no-group': '組の中の牌の代わりです。先に組を加えてください。',
    'no-more-wild': '組のうち一枚は本物の牌でなければなりません。',
  },
  typed: (digits) => `${digits}：続けて種類を C、D、B（または M、P、S）で。`,
  noTile: (signs) =>
    `「${signs}」は牌ではありません。数字の後に種類を打ちます。例：123C 456D 789B、123m 456p 789s。字牌は E S W N と R G H だけで。`,
  value: '点数',
  short: (missing) => `あと${missing}枚`,
  incomplete: (away) =>
    away === null ? '完成していません' : away === 0 ? '未完成：一枚が合いません' : `未完成：${away}向聴`,
  nothingYet: '牌を選ぶと、手牌の点数が分かります。',
  receive: (points) => `${total(points)}点の収入`,
  pays: (points) => `${total(points)}点を払う`,
  gets: (points) => `${total(points)}点を受け取る`,
  who: '誰が誰に払うか',
  allHands: '支払いは全員の手牌で決まります。上でほかの席の牌も入れてください。',
  otherReadings: 'ほかの読み方',
  why: '理由',
  change: '手牌を変える',
  share: '共有',
  sharing: 'この手牌を共有',
  compared: '同じ手牌を各ルールで',
  columns: { game: 'ゲーム', value: '価値', receive: '収入' },
  impossible: (reason, tile) => {
    switch (reason.why) {
      case 'size':
        return `${reason.size}枚必要`;
      case 'tile':
        return `${tile(reason.kind)}がない`;
      case 'chow':
        return '順子を晒せない';
      case 'group':
        return 'この組がない';
      case 'kong':
        return 'カンがない';
      case 'concealed-kong':
        return '暗槓がない';
      case 'concealed-pong':
        return '暗刻を晒せない';
      case 'seats':
        return '席が少ない';
    }
  },
  cannotBe: (reason, tile) => {
    switch (reason.code) {
      case 'robbed-tile-held':
        return `ありえません：槍槓される${tile(reason.tile)}は4枚使い切りなのに、手牌にもう1枚あります。`;
      case 'no-kong-robbed':
        return 'ありえません：このルールに槍槓はありません。';
      case 'kong-after-last-tile':
        return 'ありえません：カンには引く牌が残っている必要があり、最後の牌での槍槓はありません。';
      case 'kongs-missing':
        return reason.needs === 1
          ? 'ありえません：嶺上牌はカンの後に引きますが、この手にカンがありません。'
          : `ありえません：連続カンには${reason.needs}回のカンが必要ですが、この手には${reason.has}つです。`;
      case 'bonus-tile-missing':
        return 'ありえません：花牌の補充牌ですが、花牌がありません。';
      case 'wild-tile-taken':
        return `ありえません：${tile(reason.tile)}をほかの人から取ることはできません。`;
      case 'last-tile-first-go':
        return 'ありえません：第一巡に最後の牌は来ません。';
      case 'bonus-tiles-won':
        return 'ありえません：この花牌がそろった時点でアガっています。「花牌」を選んでください。';
    }
  },
  notComplete: '未完成',
  cannotBeThere: 'ありえない',
  fromAllHands: '全員の手牌次第',
  win: 'アガリ',
  loading: 'お待ちください',
  foreign: 'リンクから開いた手牌です。変更するまで、自分の手牌も残っています。',
};
