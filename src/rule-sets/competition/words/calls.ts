import type { CallWords } from '../../../ui/text/callWords';

/** As they are called at the table in China. The win is written by how it sounds: its usual sign, 和, has several sounds. */
export const competitionCalls: CallWords = {
  tongue: 'mandarin',
  voices: /^(cmn|zh(?![-_](hant[-_])?(hk|mo)))/i,
  calls: { chow: '吃', pong: '碰', kong: '杠', win: '胡' },
};
