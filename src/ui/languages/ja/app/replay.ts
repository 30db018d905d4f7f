import type { Text } from '../../en/app';
import type { RecordedType } from '../../en/app/replay';

const events: Readonly<Record<RecordedType, (who: string, name: string) => string>> = {
  draw: (who, name) => `${who}のツモ、${name}`,
  bonus: (who, name) => `${who}が${name}を抜く`,
  discard: (who, name) => `${who}、打${name}`,
  chow: (who, name) => `${who}、${name}をチー`,
  pong: (who, name) => `${who}、${name}をポン`,
  kong: (who, name) => `${who}、${name}をカン`,
  'concealed-kong': (who, name) => `${who}、${name}を暗槓`,
  'added-kong': (who, name) => `${who}、${name}を加槓`,
  win: (who, name) => `${who}のアガリ、${name}`,
  'false-win': (who, name) => `${who}のチョンボ、${name}`,
  pass: (who) => `${who}は見送り`,
};

/** Words of a replay. */
export const replay: Text['replay'] = {
  title: '牌譜再生',
  share: 'この局を共有',
  hand: '局',
  step: (at, all) => `${at}／${all}手`,
  slider: '手数',
  back: '一手戻る',
  forward: '一手進む',
  before: '前の選択へ',
  after: '次の選択へ',
  play: '再生',
  pause: '一時停止',
  dealt: '配牌。',
  marks: { claim: '鳴き', kong: 'カン', choice: '自分の選択' },
  toList: '対局の一覧へ',
  speed: (times) => `速さ：${times}倍`,
  seat: '席',
  open: '手牌を公開',
  closing: '最終精算',
  playOn: 'ここから打つ',
  drew: (who) => `${who}のツモ`,
  untold: (who) => `${who}だけに見える動作`,
  event: (who, type, name) => events[type](who, name),
  exchanged: (who, gave, got) => `${who}は${gave || 'なし'}を渡し、${got || 'なし'}を受け取った。`,
};
