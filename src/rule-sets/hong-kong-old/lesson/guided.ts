import { kindsOfText } from '../../../engine/notation';
import type { GuidedDeal } from '../../../store/lesson/content';

const BOT = 'lesson';

/** The player sits South, so that somebody plays before, and a flower is replaced from the back. */
export const guided: GuidedDeal = {
  options: { rounds: 1 },
  players: [
    { person: 'mei', bot: BOT },
    { person: 'you', bot: null },
    { person: 'wing', bot: BOT },
    { person: 'chiu', bot: BOT },
  ],
  learner: 1,
  dealt: ['WE134678m8p2359s', '29m14579p78s2fSCC', 'NP1569m3p245688s', 'WC23m678p1349sFF'],
  front: '? 6p ? ? ? S ? ? ? ? ? ? ? ? 5m'.split(' '),
  back: '2p',
  discards: ['W9s8pE', '', 'N19m2s3p', '1sC9sW'],
  plan: {
    goal: kindsOfText('123456789pCCCSS'),
    chows: kindsOfText('147p'),
    spares: kindsOfText('92m78s'),
  },
};
