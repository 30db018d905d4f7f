import { stream } from '../../engine/random';
import type { RuleSetId } from '../../engine/types';
import { OWN_THEME, type Drill, type Theme } from '../drills/drill';
import { isRight, lossIn, type Answer } from './answer';
import { chooseDrills } from './chooseDrills';
import { dateAfter } from './dates';
import { BOX_DAYS, KEPT_SETS, type Card, type Progress } from './progress';
import { ratingAfter } from './rating';

export { gradeOf, type Answer, type AnswerClass } from './answer';

/** Positions of a set, where there are as many. */
const SET_SIZE = 10;

/** The box of a drill that was right at the first sight: it can wait. */
const KNOWN_BOX = 4;

/** A set that is being answered. Plain JSON. */
export interface PracticeSet {
  readonly rules: RuleSetId;
  /** Ids of the drills, in order. */
  readonly drills: readonly string[];
  /** The answers so far, in the same order. */
  readonly answers: readonly Answer[];
}

/**
 * A new set for a game: `SET_SIZE` drills, fewer where there are fewer. See `chooseDrills` for which. Theme null takes
 * all themes. The same seed gives the same set.
 */
export function newSet(
  drills: readonly Drill[],
  progress: Progress,
  how: {
    readonly rules: RuleSetId;
    readonly date: string;
    readonly seed: string;
    readonly theme: Theme | null;
  },
): PracticeSet {
  const { rules, date, seed, theme } = how;
  const fitting = drills.filter((each) => each.rules === rules && (theme === null || each.theme === theme));
  const random = stream(seed, 'practice');
  const chosen = chooseDrills(fitting, { progress, date, size: SET_SIZE, random });
  return { rules, drills: chosen.map(({ id }) => id), answers: [] };
}

/** True while a position of the set is still to be answered. */
export function isUnderWay({ drills, answers }: PracticeSet): boolean {
  return answers.length < drills.length;
}

/** The set with the answer to its next drill. A second answer to a drill changes nothing; any other drill is an error. */
export function withAnswer(set: PracticeSet, answer: Answer): PracticeSet {
  if (set.answers.some(({ drill }) => drill === answer.drill)) return set;
  if (set.drills[set.answers.length] !== answer.drill)
    throw new Error(`The drill ${answer.drill} is not the next one of its set.`);
  return { ...set, answers: [...set.answers, answer] };
}

/**
 * What is kept after an answer on that day: the drill's card is put where it comes back in time, and the rating moves.
 * Positions from matches do not move it: nobody knows how hard they are, and the player has seen them.
 */
export function afterAnswer(
  progress: Progress,
  { drill, answer, date }: { readonly drill: Drill; readonly answer: Answer; readonly date: string },
): Progress {
  const before: Card | undefined = progress.cards[drill.id];
  const right = isRight(answer.class);
  const card: Card = {
    theme: drill.theme,
    seen: (before?.seen ?? 0) + 1,
    missed: (before?.missed ?? 0) + (right ? 0 : 1),
    class: answer.class,
    ...(right ? laterBox(before, date) : { box: 0, due: date }),
  };
  return {
    ...progress,
    rating: isOwn(drill)
      ? progress.rating
      : ratingAfter(progress.rating, { drill, answer: answer.class, seen: before?.seen ?? 0 }),
    cards: { ...progress.cards, [drill.id]: card },
  };
}

/**
 * What is kept once the player has taken these positions from matches: each is asked from that day on, as one that was
 * missed there.
 */
export function withOwn(
  progress: Progress,
  taken: readonly (Pick<Answer, 'class'> & { readonly drill: Drill })[],
  date: string,
): Progress {
  const isNew = ({ drill }: { readonly drill: Drill }) => !(drill.id in progress.cards);
  const cards = taken.filter(isNew).map(({ drill, class: answer }): [string, Card] => {
    const { theme } = drill;
    return [drill.id, { theme, seen: 1, missed: 1, class: answer, box: 0, due: date }];
  });
  if (cards.length === 0) return progress;
  return { ...progress, cards: { ...progress.cards, ...Object.fromEntries(cards) } };
}

/** What is kept once a position is taken out of practice. */
export function withoutCard(progress: Progress, id: string): Progress {
  return {
    ...progress,
    cards: Object.fromEntries(Object.entries(progress.cards).filter(([each]) => each !== id)),
  };
}

function isOwn({ theme }: Drill): boolean {
  return theme === OWN_THEME;
}

/** Where a card goes after a right answer: one box on if it was due, else it stays. */
function laterBox(before: Card | undefined, date: string): Pick<Card, 'box' | 'due'> {
  if (before && before.due > date) return { box: before.box, due: before.due };
  const box = before ? Math.min(before.box + 1, BOX_DAYS.length - 1) : KNOWN_BOX;
  return { box, due: dateAfter(date, BOX_DAYS[box] ?? 0) };
}

/** What is kept after a set that was finished on that day. The rating is taken as the answers have left it. */
export function afterSet(progress: Progress, set: PracticeSet, date: string): Progress {
  const finished = {
    date,
    rules: set.rules,
    classes: set.answers.map((answer) => answer.class),
    loss: lossIn(set.answers),
    rating: progress.rating,
  };
  return { ...progress, sets: [...progress.sets, finished].slice(-KEPT_SETS) };
}
