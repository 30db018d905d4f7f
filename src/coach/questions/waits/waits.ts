import { dealOf } from '../../../bots/rollouts/dealOf';
import { queueSource } from '../../../engine/source';
import type { QuestionsOf } from '../questionsOf';
import { makeWaits } from './makeWaits';
import type { WaitsAnswer, WaitsQuestion } from './waitsQuestion';

/** "What does this hand wait for?" */
export const waits: QuestionsOf<WaitsQuestion, WaitsAnswer> = {
  make: makeWaits,
  // A deal that shows what the seat sees; where other tiles are is left open.
  table: ({ view }) => {
    const none = view.seats.map(() => []);
    return { deal: dealOf(view, { hands: none, source: queueSource(none) }), seat: view.seat };
  },
  grade: (question, { kinds: marked }) => {
    const kinds = new Set(question.waits.map(({ kind }) => kind));
    if (marked.some((kind) => !kinds.has(kind))) return 'wrong';
    return new Set(marked).size === kinds.size ? 'right' : 'partly';
  },
};
