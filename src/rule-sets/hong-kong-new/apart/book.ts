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
  newMind: () => new TargetMind(liked, tuning.taste),
};
