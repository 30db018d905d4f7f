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

/** The wall counts as so many units of time. */
const WALL = 3.96;

/** How likely a hand of this hope is won, by its hope and the time alone: quick enough for every discard. Found by logistic regression over hands of four alike. */
export function plainChanceToWin(hope: number, wallShare: number): number {
  return logistic(-0.354 + 0.4575 * ln(Math.max(LEAST, hope)) - 0.429 * WALL * (1 - wallShare));
}

/** How likely a discard is won with by a seat that has laid out so many tiles, by how likely it waits for it; found alike. */
export function chanceToDealIn(
  waits: number,
  seen: { laid: number; live: number; wallShare: number },
): number {
  const time = WALL * (1 - seen.wallShare);
  return logistic(
    -7.232 +
      1.43 * time -
      0.111 * time * time +
      0.406 * seen.laid +
      0.376 * ln(waits + 1e-9) +
      0.381 * seen.live,
  );
}

/** The chance whose odds have this logarithm, as it follows from traits and what each counts. */
export function chanceOf(traits: readonly number[], counts: readonly number[]): number {
  return logistic(traits.reduce((sum, trait, at) => sum + trait * (counts[at] ?? 0), 0));
}

function logistic(logit: number): number {
  return 1 / (1 + exp(Math.max(-MOST_LOGIT, Math.min(MOST_LOGIT, -logit))));
}
