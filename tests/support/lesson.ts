import { content } from '../../src/rule-sets/hong-kong-old/lesson/content';
import type { TaskId, WrongId } from '../../src/rule-sets/hong-kong-old/lesson/tasks';
import * as advice from '../../src/store/lesson/advice';
import type { ExampleHand, GuidedGame } from '../../src/store/lesson/content';
import * as deal from '../../src/store/lesson/deal';
import * as scores from '../../src/store/lesson/scores';
import type * as part from '../../src/ui/lesson/lessonPart';
import type { Action, ScoreSheet } from '../../src/engine/types';
import type { SeatView } from '../../src/engine/view';

export { words as enLesson } from '../../src/rule-sets/hong-kong-old/lesson/en';

export type TileTask = part.TileTask<TaskId, WrongId>;
export type AnswerTask = part.AnswerTask<TaskId, WrongId>;
export type Task = part.Task<TaskId, WrongId>;
export type LessonWords = part.LessonWords<TaskId, WrongId>;

const RULES = 'hong-kong-old';
const { plan } = content.guided;
const taught = { rules: scores.taughtRules(RULES), ...content };

/** The first lesson of the app, with the game that it teaches. */
export const guided: GuidedGame = { rules: RULES, deal: content.guided };
export const GOAL = plan.goal;
export const STEP_TASKS = content.tasks;
export const MINIMUM = scores.minimumOf(taught);
export const FIRST_MATCHES = content.firstMatches;
export const countedLines = (sheet: ScoreSheet) => scores.countedLines(taught, sheet);
export const baseRows = () => scores.baseRows(taught);
export const namedItems = () => scores.namedItems(taught);
export const exampleSheet = (hand: ExampleHand) => scores.exampleSheet(taught, hand);
export const lessonSession = () => deal.lessonSession(guided);
export const adviceFor = (view: SeatView, choices: readonly Action[]) =>
  advice.adviceFor(plan, view, choices);
export const faultOf = (view: SeatView, advised: advice.Advice, action: Action) =>
  advice.faultOf(plan, view, { advice: advised, action });
