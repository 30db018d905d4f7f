import { advisorFor } from '../../src/coach/advisor';
import { candidatesOf, isAlike } from '../../src/coach/candidates';
import { parsePosition } from '../../src/coach/drills/position';
import { writtenChoice } from '../../src/coach/drills/writtenChoice';
import type { Ending } from '../../src/bots/value/ending';
import type { JudgedChoice, Judgement } from '../../src/coach/judgement';
import type { Reason, ReasonCode } from '../../src/coach/reasons/reason';
import { reasonsFor } from '../../src/coach/reasons/reasons';
import type { Term } from '../../src/coach/reasons/terms';
import type { Decision } from '../../src/coach/thought';
import type { Action } from '../../src/engine/types';

/** Two choices of a position, the better first, and what makes it better. All but the position as it is written. */
export interface ReasonPair {
  readonly rules: string;
  readonly position: string;
  readonly better: string;
  readonly other: string;
  readonly term: PairTerm;
}

/**
 * `close`: likelier, and too close to call; `risky`: likelier, but it deals in more often; `better`: dearer above all, and
 * likelier.
 */
export type PairTerm = Term | 'close' | 'risky' | 'better';

type Ends = Readonly<Record<'won' | 'dealt-in' | 'others-won', readonly [chance: number, points: number]>>;

const PLAIN: Ends = { won: [0.25, 16], 'dealt-in': [0.15, -8], 'others-won': [0.6, 0] };
const LIKELIER: Ends = { won: [0.4, 16], 'dealt-in': [0.12, -8], 'others-won': [0.48, 0] };
/** How deals end from the better choice, for each term that may make it better. */
const BETTER: Readonly<Record<PairTerm, Ends>> = {
  likelier: LIKELIER,
  close: LIKELIER,
  risky: { won: [0.4, 16], 'dealt-in': [0.25, -8], 'others-won': [0.35, 0] },
  better: { won: [0.35, 32], 'dealt-in': [0.13, -8], 'others-won': [0.52, 0] },
  dearer: { ...PLAIN, won: [0.25, 24] },
  others: { ...PLAIN, 'others-won': [0.6, 4] },
  feeding: { ...PLAIN, 'dealt-in': [0.05, -8], 'others-won': [0.7, 0] },
};

/** Points between choices that are close. */
const CLOSE = 0.1;

/** The codes of the reasons for a pair; null where the position does not have both choices. */
export function codesOf(pair: ReasonPair): readonly ReasonCode[] | null {
  return reasonsOf(pair)?.map(({ code }) => code) ?? null;
}

/** The reasons themselves. */
export function reasonsOf({ rules, position, better, other, term }: ReasonPair): readonly Reason[] | null {
  const read = parsePosition(rules, position);
  if (!read.ok) return null;
  const { view, choices } = read.value;
  const [a, b] = [better, other].map((text) => choices.find((each) => writtenChoice(view, each) === text));
  return a && b ? reasonsBetween(read.value, [a, b], term) : null;
}

/** The same for two actions of a decision. */
function reasonsBetween(
  decision: Decision,
  [better, other]: readonly [Action, Action],
  term: PairTerm,
): readonly Reason[] {
  const { view, choices } = decision;
  const advisor = advisorFor(view);
  if (!advisor) throw new Error(`There is no coach for ${view.rules}.`);
  const candidates = candidatesOf(view, choices, advisor);
  const candidateOf = (action: Action) => candidates.find((each) => isAlike(view, each.action, action));
  const judged = (action: Action, ends: Ends, loss: number): JudgedChoice => ({
    action,
    points: -loss,
    low: -loss - 1,
    high: 1 - loss,
    loss,
    lossLow: 0,
    thrown: candidateOf(action)?.thrown ?? null,
    lossHigh: loss + 1,
    endings: endingsOf(ends),
    after: candidateOf(action)?.after ?? null,
    futures: 1,
  });
  const gap = term === 'close' ? CLOSE : pointsIn(BETTER[term]) - pointsIn(PLAIN);
  const judgement: Judgement = {
    depth: 'instant',
    choices: [judged(better, BETTER[term], 0), judged(other, PLAIN, gap)],
    close: term === 'close' ? 2 : 1,
  };
  return reasonsFor(decision, judgement);
}

function endingsOf(ends: Ends): readonly Ending[] {
  return (['won', 'dealt-in', 'others-won'] as const).map((outcome) => {
    const [chance, points] = ends[outcome];
    return { outcome, chance, points };
  });
}

function pointsIn(ends: Ends): number {
  return Object.values(ends).reduce((sum, [chance, points]) => sum + chance * points, 0);
}
