import type { QuestionsOf } from '../questionsOf';
import { makeWorth } from './makeWorth';
import type { WorthAnswer, WorthQuestion } from './worthQuestion';

/** "How much is it worth, and who pays what?" */
export const worth: QuestionsOf<WorthQuestion, WorthAnswer> = {
  make: makeWorth,
  table: ({ deal }) => ({ deal, seat: deal.wins[0]?.seat ?? 0 }),
  grade: ({ right }, { option }) => (option === right ? 'right' : 'wrong'),
};
