import { rulesOf } from '../../engine/knownRules';
import type { SeatView } from '../../engine/view';
import type { Outlook } from '../targets/outlook';
import { exp, ln } from '../value/arithmetic';

/** The least hope that is told apart. */
const LEAST = 1e-12;
const MOST_LOGIT = 9;

/** What each trait of a position counts for how likely its hand is won, before play and in play: `npm run research -- believe`. */
export interface WinOdds {
  readonly before: readonly number[];
  readonly play: readonly number[];
}

/** Which of the two a position goes by. */
export function oddsPart({ phase }: Pick<SeatView, 'phase'>): keyof WinOdds {
  return phase.type === 'before-play' ? 'before' : 'play';
}

/** What of a position tells how likely its hand is won; `outlook` is that after the choice. */
export function winTraits(view: SeatView, { hope, value, missing, holding }: Outlook): readonly number[] {
  const likely = ln(Math.max(LEAST, hope));
  const wilds = holding.wilds.length;
  const { phase, seats, seat } = view;
  if (phase.type === 'before-play') {
    const left = rulesOf(view).phases.length - phase.step;
    return [1, likely, left, likely * left, value, wilds];
  }
  const time = 1 - holding.wallShare;
  const far = Math.min(missing, FAR);
  const others = seats.reduce((sum, { melds }, at) => (at === seat ? sum : sum + melds.length), 0);
  return [1, likely, time, likely * time, value, far, far * time, holding.melds, others, wilds];
}

/** Farther away nothing can be won. */
const FAR = 14;

/** The chance whose odds have this logarithm, as it follows from traits and what each counts. */
export function chanceOf(traits: readonly number[], counts: readonly number[]): number {
  const logit = traits.reduce((sum, trait, at) => sum + trait * (counts[at] ?? 0), 0);
  return 1 / (1 + exp(Math.max(-MOST_LOGIT, Math.min(MOST_LOGIT, -logit))));
}
