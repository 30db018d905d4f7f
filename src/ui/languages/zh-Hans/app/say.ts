import type { Action, TileKind } from '../../../../engine/types';
import { people, points, tile, wind } from '../grammar';
import type { Text } from '../../en/app';

const anyOf = (kinds: readonly TileKind[]) => kinds.map(tile).join('、');

const taken: Readonly<Record<Action['type'], string>> = {
  discard: '打牌',
  pass: '过',
  win: '胡牌',
  chow: '吃',
  pong: '碰',
  kong: '杠',
  group: '要牌',
  'concealed-kong': '暗杠',
  'added-kong': '加杠',
  exchange: '换牌',
  declare: '宣告',
};

/** What is read out of the table. */
export const say: Text['say'] = {
  anyOf,
  discarded: (who, name) => `${people[who]}打出${name}。`,
  drawnAndThrown: (who, name) => `${people[who]}摸切${name}。`,
  chow: (who, name) => `${people[who]}吃${name}。`,
  pong: (who, name) => `${people[who]}碰${name}。`,
  kong: (who, name) => `${people[who]}杠${name}。`,
  concealedKong: (who, name) => `${people[who]}暗杠${name}。`,
  hiddenKong: (who) => `${people[who]}暗杠。`,
  addedKong: (who, name) => `${people[who]}加杠${name}。`,
  bonus: (who, name) => `${people[who]}亮出${name}。`,
  win: (who, { worth, from, gain }) => {
    const gained = gain === null ? [] : [`${gain < 0 ? '负' : '得'}${points(Math.abs(gain))}`];
    const won = from === null ? `${people[who]}胡牌` : `${people[who]}胡${people[from]}的牌`;
    return `${[won, ...(worth === '' ? [] : [worth]), ...gained].join('，')}。`;
  },
  playOn: (count) => `${count}家接着打。`,
  exchanged: (gave, got) => `你给出${gave}，收到${got}。`,
  keptAll: '你留下了全部的牌。',
  sentence: (words) => `${words}。`,
  named: (words, names) => `${words}：${names.join('、')}`,
  tiles: (names) => names.join('、'),
  wallEmpty: '牌墙已空，流局。',
  wallEmptyAfterWins: '牌墙已空。',
  drew: (name) => `你摸到${name}。`,
  yourTurn: '轮到你了。',
  youCan: (options) => `你可以${options.join('、')}。`,
  youCanOnly: (option) => `你只能${option}。`,
  youCanOnlyDiscard: (name) => `你只能打${name}。`,
  verbs: {
    win: '胡',
    pong: '碰',
    chow: '吃',
    kong: '杠',
    pass: '过',
    discard: '打牌',
    declare: '宣告',
    exchange: '换牌',
  },
  takenBack: (type, name) => `已撤回：你的${taken[type]}${name === null ? '' : `（${name}）`}。请重新选择。`,
  nothingTaken: '这一局没有可撤回的选择。',
  silenced: (is) => (is ? '已静音。' : '已恢复声音。'),
  sorted: (is) => (is ? '已理牌。' : '保持摸牌顺序。'),
  notReady: '还没有听牌。',
  untold: '严格胡牌：由你自己判断。',
  ready: (kinds) => `你已听牌，听${anyOf(kinds)}。`,
  thrown: (parts) => `掷骰定位：${parts.join('，')}。`,
  youAre: (at) => `你坐${wind(at)}。`,
  scores: (parts) => `${parts.join('，')}。`,
  score: (who, score) => `${people[who]}${points(score)}`,
  lastDiscard: (who, name) => `最后的弃牌：${people[who]}的${name}。`,
  noDiscard: '没有可要的牌。',
  tilesLeft: (count) => `还剩${count}张。`,
  sentences: (parts) => `${parts.join('。')}。`,
  waiting: (parts) => `听${parts.join('、')}。`,
};
