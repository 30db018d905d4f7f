import { makeQuestion } from '../../../coach/questions/questions';
import type { DrillQuestion } from '../../../coach/questions/questions';
import { sameObject } from '../../bots/sameObject';
import { loadCoach } from '../../coach/loadCoach';
import { serve } from '../../threads/serve';
import type { QuestionWish } from './questionPort';

/** The thread in which questions are made, one after the other. */
serve<QuestionWish, DrillQuestion | null>(async ({ rules, options, kind, seed }, { tell }) => {
  const game = { rules, options: sameObject(options) };
  await loadCoach(game);
  tell(makeQuestion(game, kind, seed));
});
