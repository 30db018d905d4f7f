import { EVEN } from '../../../bots/beliefs/beliefs';
import type { GameBook } from '../../../bots/botPart';
import { dangersOf } from './mind/dangers';
import { foresight } from './mind/foresight';
import { drawHidden } from './mind/hidden';
import { plans, RiichiMind } from './mind/riichiMind';

export const gameBook: GameBook = {
  routes: null,
  plans,
  beliefs: { ...EVEN, draw: drawHidden },
  slips: {
    gentle: { overlookedClaims: 25, hastyDiscards: 25 },
    steady: { overlookedClaims: 5, hastyDiscards: 5 },
  },
  foresight,
  dangers: dangersOf,
  newMind: () => new RiichiMind(),
  newQuick: () => new RiichiMind({ near: 1 }),
};
