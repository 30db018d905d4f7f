import type { Text } from '../../en/app';
import type { RecordedType } from '../../en/app/replay';

const replayVerbs: Readonly<Record<RecordedType, string>> = {
  draw: '摸到',
  bonus: '亮出',
  discard: '打出',
  chow: '上',
  pong: '碰',
  kong: '槓',
  'concealed-kong': '暗槓',
  'added-kong': '加槓',
  win: '食糊',
  'false-win': '詐糊',
  pass: '不要',
};

/** Words of a replay. */
export const replay: Text['replay'] = {
  title: '重播',
  share: '分享這一局',
  hand: '局',
  step: (at, all) => `第 ${at} 步，共 ${all} 步`,
  slider: '步',
  back: '上一步',
  forward: '下一步',
  before: '上一個決定',
  after: '下一個決定',
  play: '播放',
  pause: '暫停',
  dealt: '派牌完成。',
  marks: { claim: '上碰', kong: '槓', choice: '你的決定' },
  toList: '所有牌局',
  speed: (times) => `速度：${times}×`,
  seat: '座位',
  open: '攤開手牌',
  closing: '最後得分',
  playOn: '由此打下去',
  drew: (who) => `${who}摸牌`,
  untold: (who) => `${who}作了不公開的動作`,
  event: (who, type, name) => `${who}${replayVerbs[type]}${name}`,
  exchanged: (who, gave, got) => `${who}給出${gave || '零張'}，收到${got || '零張'}。`,
};
