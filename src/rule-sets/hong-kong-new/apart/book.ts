import { EVEN } from '../../../bots/beliefs/beliefs';
import type { GameBook } from '../../../bots/botPart';
import { TargetMind } from '../../../bots/targets/mind';
import { plansBy } from './mind/plans';
import { tuning } from './tunings';

const liked = plansBy(tuning);

export const gameBook: GameBook = {
  routes: null,
  plans: plansBy(null),
  beliefs: EVEN,
  noise: 22,
  slips: {
    gentle: { overlookedClaims: 25, hastyDiscards: 12 },
    steady: { overlookedClaims: 0, hastyDiscards: 0 },
  },
  newMind: () => new TargetMind(liked, tuning.taste),
};
