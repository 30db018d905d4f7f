import type { Bot } from '../../src/bots/bot';
import { canImagine } from '../../src/bots/rollouts/imagine';
import type { Mind } from '../../src/bots/targets/mind';
import type { Appraiser } from '../../src/bots/value/appraiser';
import { OUTCOMES, outcomeFor } from '../../src/bots/value/network';
import type { Action, Options, RuleSetId, Seat } from '../../src/engine/types';
import type { SeatView } from '../../src/engine/view';
import type { Random } from '../../src/engine/random';
import type { Points } from '../../src/cli/simStatistics';
import { simulateDuplicate } from '../../src/cli/simulate';

/** Positions after a choice, how the deal then ended for the seat, and the points it brought. */
export interface Samples {
  readonly features: Float64Array[];
  /** Places in `OUTCOMES`. */
  readonly outcomes: number[];
  readonly points: number[];
}

export interface SelfPlay {
  readonly rules: RuleSetId;
  readonly options: Options;
  readonly hands: number;
  readonly seed: number;
  readonly points: Points;
  /** Who plays, in all seats. */
  readonly by: Bot;
}

/** Of a hundred choices so many are any of the most hopeful ones, so that positions are seen that the bot would not choose. */
const EXPLORED = 6;
const HOPEFUL = 4;
/** Every so many positions is kept: neighbours in a deal tell little more than one of them. */
const KEPT = 2;

/** Four of the bot play; about half of the positions are kept. */
export function playSamples(
  { rules, options, hands, seed, points, by }: SelfPlay,
  { mind, appraiser }: { readonly mind: Mind; readonly appraiser: Appraiser },
): Samples {
  const samples: Samples = { features: [], outcomes: [], points: [] };
  let open: { readonly seat: Seat; readonly features: Float64Array }[] = [];
  const bot: Bot = {
    id: 'sampled',
    decide: (view, choices, random) => {
      const action = choose({ by, mind }, { view, choices }, random);
      if (isSampled(view, choices, action) && random.below(KEPT) === 0) {
        open.push({ seat: view.seat, features: appraiser.describe(view, action).slice() });
      }
      return action;
    },
  };
  simulateDuplicate({ rules, options, hands, seed, bots: [bot, bot, bot, bot] }, (played) => {
    const counted = points(played);
    for (const { seat, features } of open) {
      samples.features.push(features);
      samples.outcomes.push(OUTCOMES.indexOf(outcomeFor(played.deal.wins, seat)));
      samples.points.push(counted[seat] ?? 0);
    }
    open = [];
  });
  return samples;
}

interface Asked {
  readonly view: SeatView;
  readonly choices: readonly Action[];
}

interface Player {
  readonly by: Bot;
  readonly mind: Mind;
}

function choose({ by, mind }: Player, { view, choices }: Asked, random: Random): Action {
  const chosen = by.decide(view, choices, random);
  if (!isSampled(view, choices, chosen) || random.below(100) >= EXPLORED) return chosen;
  const ranked = mind.rank(view, choices).slice(0, HOPEFUL);
  return ranked[random.below(ranked.length)]?.action ?? chosen;
}

function isSampled(view: SeatView, choices: readonly Action[], { type }: Action): boolean {
  return canImagine(view) && choices.length > 1 && type !== 'win';
}
