import type { Checked } from '../../../store/selectors/checked';
import type { NoFinding } from '../../../store/coach/coachPort';

/** A choice as screen readers hear it. */
export interface SpokenOption {
  /** "Pong of 5 Dots". */
  readonly name: string;
  /** The tile that is discarded with it. */
  readonly thrown: string | null;
  /** Amounts with their signs, where it has been judged. */
  readonly worth: { readonly points: string; readonly low: string; readonly high: string } | null;
  readonly marks: readonly string[];
}

function spoken({ name, thrown, worth, marks }: SpokenOption): string {
  const first = thrown === null ? name : `${name}, then discard ${thrown}`;
  const sum = worth ? [`Expected ${worth.points} points, between ${worth.low} and ${worth.high}`] : [];
  return [first, ...sum, ...marks].map((part) => `${part}.`).join(' ');
}

/** So many are named; the others are counted. */
const NAMED = 3;

function listed(names: readonly string[]): string {
  const more = names.length - NAMED;
  const told = more > 0 ? [...names.slice(0, NAMED), `${more} more`] : names;
  return `${told.slice(0, -1).join(', ')} and ${told.at(-1)}`;
}

/** Where figures come from. `isLast`: none that are better will follow. */
function source(futures: number, isLast: boolean): string {
  if (futures > 0) return `From ${futures.toLocaleString('en')} imagined continuations.`;
  return isLast ? 'Reckoned, not played out.' : 'A first guess.';
}

/** What the coach says. */
export const words = {
  title: 'Coach',
  close: 'Close the coach',
  /** In the last round, where a game counts so. */
  places: 'The last round: points hold what places bring.',
  expected: 'Expected points',
  tooClose: 'Too close to call',
  tooCloseGroup: (count: number) => `Too close to call, ${count} options`,
  options: 'Options',
  thenDiscard: 'discard',
  fromWall: 'draw from the wall',
  mark: { best: 'Best', first: 'First', you: 'You', chosen: 'Chosen' },
  /** On small screens. */
  more: 'More',
  less: 'Less',
  figures: 'More from the coach: figures and all choices',
  fewer: 'Less from the coach: one line',
  expectedPoints: (points: string) => `${points} points expected.`,
  thinking: 'Thinking',
  chosen: (tile: string) => `${tile} chosen: press it again to discard it.`,
  onlyOne: 'There is only one choice.',
  none: {
    unknown: 'The coach cannot judge this choice.',
    failed: 'The coach could not think this through. Close it and open it again to try once more.',
    late: 'The coach took too long here. The game goes on without it.',
  } satisfies Record<NoFinding, string>,
  all: (count: number) => `All ${count} discards`,
  foot: (futures: number, isLast: boolean) =>
    `${source(futures, isLast)} The thin line is where 9 in 10 averages fall. The coach sees only what you see.`,
  checked: {
    checked:
      'The coach was measured for these rules: every choice of many positions was played out hundreds of times or more.',
    near: 'The coach was measured for the usual rules of this game; this match has others.',
    unchecked: 'The coach was not measured for these rules: take it as a hint.',
  } satisfies Record<Checked, string>,
  deepen: 'Think longer',
  deepening: 'Thinking longer; this takes some seconds',
  say: (parts: readonly string[]) => `Coach: ${parts.join(' ')}`,
  sayClose: (names: readonly string[]) => `${listed(names)} are too close to call.`,
  sayBest: (name: string, points: string) => `${name}, expected ${points} points.`,
  spoken,
};

export type CoachWords = typeof words;
