import type { Text } from '../../en/app';
import type { RecordedType } from '../../en/app/replay';

const replayVerbs: Readonly<Record<RecordedType, string>> = {
  draw: '摸到',
  bonus: '亮出',
  discard: '打出',
  chow: '吃',
  pong: '碰',
  kong: '杠',
  'concealed-kong': '暗杠',
  'added-kong': '加杠',
  win: '胡',
  'false-win': '诈胡',
  pass: '过',
};

/** Words of a replay. */
export const replay: Text['replay'] = {
  title: '回放',
  share: '分享这一局',
  hand: '局',
  step: (at, all) => `第${at}步，共${all}步`,
  slider: '步',
  back: '上一步',
  forward: '下一步',
  before: '上一个选择',
  after: '下一个选择',
  play: '播放',
  pause: '暂停',
  dealt: '发牌完毕。',
  marks: { claim: '吃碰', kong: '杠', choice: '你的选择' },
  toList: '全部牌局',
  speed: (times) => `速度：${times}×`,
  seat: '座位',
  open: '摊开手牌',
  closing: '最后得分',
  playOn: '从这里打下去',
  drew: (who) => `${who}摸牌`,
  untold: (who) => `${who}做了只有自己知道的动作`,
  event: (who, type, name) => `${who}${replayVerbs[type]}${name}`,
  exchanged: (who, gave, got) => `${who}给出${gave || '零张'}，收到${got || '零张'}。`,
};
