import { isAlike } from './candidates';
import { NINE_IN_TEN } from './estimate';
import type { Advisor } from './advisor';
import type { ChoiceClass } from './choiceClass';
import type { JudgedChoice, Judgement } from './judgement';
import type { Action } from '../engine/types';
import type { SeatView } from '../engine/view';

/** What one choice of a judgement comes to. */
export interface Verdict {
  /** The choice, among those of the judgement. */
  readonly judged: JudgedChoice;
  /** Points lost against the best choice; 0 where the two may be equal. */
  readonly loss: number;
  /** Points lost, for sums over many choices: 0 if they are within one standard error, which is often chance. */
  readonly counted: number;
  /** True if this choice may be as good as the best. Of the best itself: if another one may be. */
  readonly close: boolean;
  readonly class: ChoiceClass;
}

/** A class begins where this share of the table's noise was lost for certain. */
const FROM = { inaccuracy: 0.021, mistake: 0.056, blunder: 0.14 };

/** Noise of a table for each point at stake, where the noise was not learned. It is 0.87 to 0.98 where it was. */
const NOISE_OF_STAKE = 0.93;

/** What a choice comes to by a judgement of the same decision. Throws if the choice is not one of it. */
export function verdictOn(
  action: Action,
  { judgement, view, advisor }: { judgement: Judgement; view: SeatView; advisor: Advisor },
): Verdict {
  const judged = judgement.choices.find((each) => isAlike(view, each.action, action));
  if (!judged) throw new Error('The choice is not among those that were judged.');
  const isBest = judged === judgement.choices[0];
  const mayBeBest = isBest || judged.lossLow <= 0;
  return {
    judged,
    loss: mayBeBest ? 0 : judged.loss,
    counted: judged.loss > errorOf(judged) ? judged.loss : 0,
    close: isBest ? judgement.close > 1 : mayBeBest,
    class: isBest ? 'best' : classOf({ ...judged, error: errorOf(judged) }, noiseIn(judgement, advisor)),
  };
}

/**
 * The class of a choice by what it lost for certain: `loss` less `error`, as a share of the table's noise (all in points).
 * A choice that may be as good as the best (`lossLow` not above 0) is best or good.
 */
export function classOf(
  { loss, lossLow, error }: Pick<JudgedChoice, 'loss' | 'lossLow'> & { readonly error: number },
  noise: number,
): ChoiceClass {
  const { inaccuracy, mistake, blunder } = FROM;
  const [share, sure] = noise > 0 ? [loss / noise, (loss - error) / noise] : [0, 0];
  const certain = lossLow > 0 ? sure : 0;
  if (certain >= blunder) return 'blunder';
  if (certain >= mistake) return 'mistake';
  if (certain >= inaccuracy) return 'inaccuracy';
  return lossLow <= 0 && share < inaccuracy ? 'best' : 'good';
}

/** The standard error of what a choice loses. */
function errorOf({ loss, lossHigh }: JudgedChoice): number {
  return (lossHigh - loss) / NINE_IN_TEN;
}

/** The standard deviation of the points that follow from a choice: learned, or else estimated from its futures. */
export function noiseIn({ choices }: Pick<Judgement, 'choices'>, { noise }: Advisor): number {
  if (noise !== null) return noise;
  return NOISE_OF_STAKE * stakeOf(choices.find(({ endings }) => endings !== null)?.endings ?? []);
}

/** The root mean square of the points of deals that bring or cost anything. */
function stakeOf(endings: NonNullable<JudgedChoice['endings']>): number {
  const telling = endings.filter(({ chance, points }) => chance > 0 && points !== 0);
  const chances = telling.reduce((sum, { chance }) => sum + chance, 0);
  const squares = telling.reduce((sum, { chance, points }) => sum + chance * points * points, 0);
  return chances > 0 ? Math.sqrt(squares / chances) : 0;
}
