import { EVEN } from '../../../bots/beliefs/beliefs';
import type { GameBook } from '../../../bots/botPart';
import { TargetMind } from '../../../bots/targets/mind';
import { plans } from './mind/plans';
import { TASTE } from './mind/routes';

export const gameBook: GameBook = {
  routes: null,
  plans,
  beliefs: EVEN,
  slips: {
    gentle: { overlookedClaims: 25, hastyDiscards: 25 },
    steady: { overlookedClaims: 5, hastyDiscards: 5 },
  },
  newMind: () => new TargetMind(plans, TASTE),
};
