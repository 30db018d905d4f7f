import { nextDealBy } from '../../engine/defaultRules';
import type { Rules } from '../../engine/rules';
import type { Player } from '../../engine/types';
import type { CompetitionOptions } from './options';
import { SEATS } from './scoring';

/** By round: the players on East, South, West and North when it begins. Source: `RULES.md#changing-places`. */
const SEATED: readonly (readonly Player[])[] = [
  [0, 1, 2, 3],
  [1, 0, 3, 2],
  [2, 3, 1, 0],
  [3, 2, 0, 1],
];

type Order = Pick<CompetitionOptions, 'rounds' | 'seatChanges'>;

function playerIn({ seatChanges }: Order, round: number, place: number): Player {
  return SEATED[seatChanges ? round : 0]![place % SEATS]!;
}

/** The deal passes after every hand; before each round the players change places. */
export function matchHooks(options: Order): Pick<Rules, 'nextDeal' | 'playerAt'> {
  const next = nextDealBy({ rounds: options.rounds, repeats: () => false });
  return {
    nextDeal: (progress, deal, scores) => {
      const after = next(progress, deal, scores);
      return after && { ...after, dealer: playerIn(options, after.round, after.number - 1) };
    },
    playerAt: options.seatChanges
      ? ({ round, number }, seat) => playerIn(options, round, number - 1 + seat)
      : null,
  };
}
