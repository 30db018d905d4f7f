import type { CallWords } from '../../../ui/text/callWords';

/** As they are called at the table in Taiwan. */
export const taiwanCalls: CallWords = {
  tongue: 'mandarin',
  voices: /^(cmn|zh(?![-_](hant[-_])?(hk|mo)))/i,
  calls: { chow: '吃', pong: '碰', kong: '槓', win: '胡', ready: '聽' },
};
