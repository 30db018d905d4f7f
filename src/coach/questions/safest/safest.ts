import { EVEN } from '../../../bots/beliefs/beliefs';
import { imagineDeal } from '../../../bots/rollouts/imagine';
import { rulesOf } from '../../../engine/knownRules';
import { Random } from '../../../engine/random';
import { positionWords } from '../../positionWords';
import type { QuestionsOf } from '../questionsOf';
import { makeSafest } from './makeSafest';
import type { SafestAnswer, SafestQuestion } from './safestQuestion';

/** "Which discard is the safest?" */
export const safest: QuestionsOf<SafestQuestion, SafestAnswer> = {
  make: makeSafest,
  // A deal that can be played at: what is hidden is dealt by lot, the same each time.
  table: ({ view }) => ({
    deal: imagineDeal(view, EVEN, new Random(positionWords(view, 'question'))),
    seat: view.seat,
  }),
  grade: ({ dangers, safe }, { kind }) =>
    dangers.slice(0, safe).some((each) => each.kind === kind) ? 'right' : 'wrong',
  heard: ({ view }, action) => {
    const kind = action.type === 'discard' ? rulesOf(view).tiles.kinds[action.tile] : undefined;
    return kind === undefined ? null : { type: 'safest', kind };
  },
};
