import type { CallWords } from '../../../../ui/text/callWords';

/** Called out in Cantonese whatever the language of the page is. */
export const calls: CallWords = {
  tongue: 'cantonese',
  voices: /^(yue|zh[-_](hant[-_])?hk)/i,
  calls: { chow: '上', pong: '碰', kong: '槓', win: '食糊' },
};
