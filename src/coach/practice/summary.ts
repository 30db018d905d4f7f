import { OWN_THEME, THEMES, type Drill, type Theme } from '../drills/drill';
import { isMiss, isRight, lossIn, type AnswerClass } from './answer';
import type { Progress } from './progress';
import type { Rating } from './rating';
import type { PracticeSet } from './session';

/** What a set came to. */
export interface Summary {
  /** Answers that were best or good. */
  readonly right: number;
  /** Answers that were right or wrong: all but "I do not know". */
  readonly of: number;
  /** The class of each answer, in the order of the set. */
  readonly marks: readonly AnswerClass[];
  /** Points lost in all of them. */
  readonly loss: number;
  /** Its themes, the one that cost most first. */
  readonly themes: readonly ThemeSummary[];
  /** Its drills that were missed, now or before, with the date on which each comes back; in the order of the set. */
  readonly returns: readonly Returning[];
  readonly rating: { readonly before: Rating; readonly after: Rating };
}

/** A drill that comes back on that date, or in the next set where the date is today's. */
export interface Returning {
  readonly drill: string;
  readonly due: string;
}

/** What the drills of one theme came to. */
export interface ThemeSummary {
  readonly theme: Theme;
  /** Drills answered, "I do not know" among them. */
  readonly seen: number;
  /** Answers that lost something. */
  readonly missed: number;
  /** Points lost. */
  readonly loss: number;
  /** The class of each answer, in the order of the set. */
  readonly marks: readonly AnswerClass[];
}

/** What a set came to. `before` is what was kept when it began, `after` what is kept after its last answer. */
export function summaryOf(
  set: PracticeSet,
  drills: readonly Drill[],
  { before, after }: { readonly before: Progress; readonly after: Progress },
): Summary {
  const { answers } = set;
  return {
    right: answers.filter((each) => isRight(each.class)).length,
    of: answers.filter((each) => each.class !== 'unknown').length,
    marks: answers.map((each) => each.class),
    loss: lossIn(answers),
    themes: themesOf(set, drills),
    returns: answers.flatMap(({ drill }) => {
      const card = after.cards[drill];
      return card && card.missed > 0 ? [{ drill, due: card.due }] : [];
    }),
    rating: { before: before.rating, after: after.rating },
  };
}

function themesOf({ answers }: PracticeSet, drills: readonly Drill[]): ThemeSummary[] {
  const themes = new Map(drills.map(({ id, theme }) => [id, theme]));
  const all: readonly Theme[] = [...THEMES, OWN_THEME];
  const summaries = all.map((theme): ThemeSummary => {
    const own = answers.filter(({ drill }) => themes.get(drill) === theme);
    const missed = own.filter((each) => isMiss(each.class)).length;
    const marks = own.map((each) => each.class);
    return { theme, seen: own.length, missed, loss: lossIn(own), marks };
  });
  return summaries.filter(({ seen }) => seen > 0).toSorted((a, b) => b.loss - a.loss || b.missed - a.missed);
}
