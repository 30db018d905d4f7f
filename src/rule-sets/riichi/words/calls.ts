import type { CallWords } from '../../../ui/text/callWords';

/** As they are called at the table in Japan. */
export const riichiCalls: CallWords = {
  tongue: 'japanese',
  voices: /^ja/i,
  calls: { chow: 'チー', pong: 'ポン', kong: 'カン', win: 'ロン', riichi: 'リーチ' },
};
