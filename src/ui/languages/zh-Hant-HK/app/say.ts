import type { Action, TileKind } from '../../../../engine/types';
import { people, points, tile, wind } from '../grammar';
import type { Text } from '../../en/app';

const anyOf = (kinds: readonly TileKind[]) => kinds.map(tile).join('、');

/** The same words in Traditional Chinese, as used in Hong Kong. */
const taken: Readonly<Record<Action['type'], string>> = {
  discard: '打牌',
  pass: '不要',
  win: '食糊',
  chow: '上',
  pong: '碰',
  kong: '槓',
  group: '要牌',
  'concealed-kong': '暗槓',
  'added-kong': '加槓',
  exchange: '換牌',
  declare: '聲明',
};

export const say: Text['say'] = {
  anyOf,
  discarded: (who, name) => `${people[who]}打出${name}。`,
  drawnAndThrown: (who, name) => `${people[who]}即摸即打${name}。`,
  chow: (who, name) => `${people[who]}上${name}。`,
  pong: (who, name) => `${people[who]}碰${name}。`,
  kong: (who, name) => `${people[who]}槓${name}。`,
  concealedKong: (who, name) => `${people[who]}暗槓${name}。`,
  hiddenKong: (who) => `${people[who]}暗槓。`,
  addedKong: (who, name) => `${people[who]}加槓${name}。`,
  bonus: (who, name) => `${people[who]}亮出${name}。`,
  win: (who, { worth, from, gain }) => {
    const gained = gain === null ? [] : [`${gain < 0 ? '負' : '得'} ${points(Math.abs(gain))}`];
    const won = from === null ? `${people[who]}食糊` : `${people[who]}以${people[from]}的牌食糊`;
    return `${[won, ...(worth === '' ? [] : [worth]), ...gained].join('，')}。`;
  },
  playOn: (count) => `${count} 家繼續。`,
  exchanged: (gave, got) => `你給出${gave}，收到${got}。`,
  keptAll: '你留下所有牌。',
  sentence: (words) => `${words}。`,
  named: (words, names) => `${words}：${names.join('、')}`,
  tiles: (names) => names.join('、'),
  wallEmpty: '牌山已空，流局。',
  wallEmptyAfterWins: '牌山已空。',
  drew: (name) => `你摸到${name}。`,
  yourTurn: '輪到你。',
  youCan: (options) => `你可以${options.join('、')}。`,
  youCanOnly: (option) => `你只可以${option}。`,
  youCanOnlyDiscard: (name) => `你只可以打${name}。`,
  verbs: {
    win: '食糊',
    pong: '碰',
    chow: '上',
    kong: '槓',
    pass: '不要',
    discard: '打牌',
    declare: '聲明',
    exchange: '換牌',
  },
  takenBack: (type, name) => `已收回：你的${taken[type]}${name === null ? '' : `（${name}）`}。請再選擇。`,
  nothingTaken: '這一局沒有可收回的選擇。',
  silenced: (is) => (is ? '已靜音。' : '已恢復發聲。'),
  sorted: (is) => (is ? '已理牌。' : '保持摸牌次序。'),
  notReady: '尚未叫糊。',
  untold: '嚴格食糊：由你自行判斷。',
  ready: (kinds) => `你已叫糊，等${anyOf(kinds)}。`,
  thrown: (parts) => `擲骰定位：${parts.join('，')}。`,
  youAre: (at) => `你坐${wind(at)}。`,
  scores: (parts) => `${parts.join('，')}。`,
  score: (who, score) => `${people[who]} ${points(score)}`,
  lastDiscard: (who, name) => `最後棄牌：${people[who]}的${name}。`,
  noDiscard: '沒有可要的牌。',
  tilesLeft: (count) => `尚餘 ${count} 張。`,
  sentences: (parts) => `${parts.join('。')}。`,
  waiting: (parts) => `等${parts.join('、')}。`,
};
