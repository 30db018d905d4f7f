import type { GameBook } from '../../../bots/botPart';
import { EVEN } from '../../../bots/beliefs/beliefs';
import { RiichiMind } from './mind/riichiMind';

export const gameBook: GameBook = {
  routes: null,
  plans: { planOf: () => { throw new Error('none'); } },
  beliefs: EVEN,
  newMind: () => new RiichiMind(),
};
