import type { Action, TileKind } from '../../../../engine/types';
import { people, points, tile, wind } from '../grammar';
import type { Text } from '../../en/app';

const anyOf = (kinds: readonly TileKind[]) => kinds.map(tile).join('、');

const taken: Readonly<Record<Action['type'], string>> = {
  discard: '打牌',
  pass: 'パス',
  win: 'アガリ',
  chow: 'チー',
  pong: 'ポン',
  kong: 'カン',
  group: '鳴き',
  'concealed-kong': '暗槓',
  'added-kong': '加槓',
  exchange: '交換',
  declare: '宣言',
};

/** What is read out of the table: short, as players call it. */
export const say: Text['say'] = {
  anyOf,
  discarded: (who, name) => `${people[who]}、打${name}。`,
  drawnAndThrown: (who, name) => `${people[who]}、ツモ切り${name}。`,
  chow: (who, name) => `${people[who]}、${name}をチー。`,
  pong: (who, name) => `${people[who]}、${name}をポン。`,
  kong: (who, name) => `${people[who]}、${name}をカン。`,
  concealedKong: (who, name) => `${people[who]}、${name}を暗槓。`,
  hiddenKong: (who) => `${people[who]}、暗槓。`,
  addedKong: (who, name) => `${people[who]}、${name}を加槓。`,
  bonus: (who, name) => `${people[who]}が${name}を抜く。`,
  win: (who, { worth, from, gain }) => {
    const gained = gain === null ? [] : [`${gain < 0 ? 'マイナス' : 'プラス'}${points(Math.abs(gain))}`];
    const all = [...(worth === '' ? [] : [worth]), ...gained];
    const won = from === null ? `${people[who]}のアガリ` : `${people[who]}、${people[from]}の牌でアガリ`;
    return `${won}。${all.length > 0 ? `${all.join('、')}。` : ''}`;
  },
  playOn: (count) => `残り${count}人で続行。`,
  exchanged: (gave, got) => `${gave}を渡し、${got}を受け取りました。`,
  keptAll: '牌は渡しませんでした。',
  sentence: (words) => `${words}。`,
  named: (words, names) => `${words}：${names.join('、')}`,
  tiles: (names) => names.join('、'),
  wallEmpty: '山が尽きて流局。',
  wallEmptyAfterWins: '山が尽きました。',
  drew: (name) => `ツモ、${name}。`,
  yourTurn: 'あなたの番です。',
  youCan: (options) => `できること：${options.join('、')}。`,
  youCanOnly: (option) => `${option}しかできません。`,
  youCanOnlyDiscard: (name) => `切れるのは${name}だけです。`,
  verbs: {
    win: 'アガリ',
    pong: 'ポン',
    chow: 'チー',
    kong: 'カン',
    pass: 'パス',
    discard: '打牌',
    declare: '宣言',
    exchange: '交換',
  },
  takenBack: (type, name) =>
    `${taken[type]}${name === null ? '' : `（${name}）`}の前に戻りました。選び直してください。`,
  nothingTaken: 'この局で戻せる選択はありません。',
  silenced: (is) => (is ? '消音にしました。' : '消音を解除しました。'),
  sorted: (is) => (is ? '理牌しました。' : 'ツモ順のままにします。'),
  notReady: 'まだテンパイしていません。',
  untold: '自己申告のルールです。テンパイは自分で判断してください。',
  ready: (kinds) => `テンパイ。待ちは${anyOf(kinds)}。`,
  thrown: (parts) => `場決めのサイコロ：${parts.join('、')}。`,
  youAre: (at) => `あなたは${wind(at)}家です。`,
  scores: (parts) => `${parts.join('、')}。`,
  score: (who, score) => `${people[who]} ${points(score)}`,
  lastDiscard: (who, name) => `最後の捨て牌は${people[who]}の${name}。`,
  noDiscard: '鳴ける捨て牌はありません。',
  tilesLeft: (count) => `残り${count}枚。`,
  sentences: (parts) => `${parts.join('。')}。`,
  waiting: (parts) => `待ちは${parts.join('、')}。`,
};
