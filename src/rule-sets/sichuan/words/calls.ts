import type { CallWords } from '../../../ui/text/callWords';

/** As they are called at the table in China; there are no chows to call. */
export const sichuanCalls: CallWords = {
  tongue: 'mandarin',
  voices: /^(cmn|zh(?![-_](hant[-_])?(hk|mo)))/i,
  calls: { chow: '吃', pong: '碰', kong: '杠', win: '胡' },
};
