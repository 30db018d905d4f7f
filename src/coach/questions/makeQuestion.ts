import type { Game } from '../../bots/knownBooks';
import type { QuestionKind } from './grades';
import { makeSafest } from './makeSafest';
import { makeWaits } from './makeWaits';
import { makeWorth } from './makeWorth';
import type { Question } from './questions';

/** A question of this kind, the same for the same seed; null where none is found. What `loadAdvisor` loads must be there. */
export function makeQuestion(game: Game, kind: QuestionKind, seed: string): Question | null {
  switch (kind) {
    case 'waits':
      return makeWaits(game, seed);
    case 'worth':
      return makeWorth(game, seed);
    case 'safest':
      return makeSafest(game, seed);
  }
}
