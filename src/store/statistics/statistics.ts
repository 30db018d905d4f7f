import type { Level } from '../../bots/levelIds';
import { sumFigures } from '../../bots/figures';
import type { FigureSums } from '../../bots/figures';
import type { RuleSetId } from '../../engine/types';
import { byOpponents, lastHands } from './chosen';
import type { CountedMatch } from './chosen';
import { claimCost, itemsWonWith, pointsOf, pointsOverTime, pointsWithoutLuck } from './figures';
import type { PerHand, PointsOverTime } from './figures';

/** How one person plays one game. */
export interface Statistics {
  readonly sums: FigureSums;
  /** Points as they came. Only where every hand is reviewed, luck is taken out: what is mixed means nothing. */
  readonly perHand: PerHand;
  readonly isWithoutLuck: boolean;
  /** Without luck, of the hands that are reviewed, where these are some and not all; else null. */
  readonly reviewed: PerHand | null;
  readonly time: PointsOverTime;
  readonly items: ReturnType<typeof itemsWonWith>;
  readonly claimCost: ReturnType<typeof claimCost>;
  readonly opponents: readonly { readonly levels: readonly Level[]; readonly perHand: PerHand }[];
}

/** The statistics of the last hands of one game; of all of them where `most` is null. */
export function statisticsOf(
  matches: readonly CountedMatch[],
  rules: RuleSetId,
  most: number | null,
): Statistics {
  const ofGame = matches.filter(({ entry }) => entry.rules === rules);
  const hands = lastHands(ofGame, most);
  const sums = sumFigures(hands);
  const reviewed = pointsWithoutLuck(hands);
  const isWithoutLuck = reviewed.hands > 0 && reviewed.hands === sums.hands;
  return {
    sums,
    perHand: isWithoutLuck ? reviewed : pointsOf(sums),
    isWithoutLuck,
    reviewed: reviewed.hands > 0 && !isWithoutLuck ? reviewed : null,
    time: pointsOverTime(hands),
    items: itemsWonWith(hands),
    claimCost: claimCost(hands),
    opponents: byOpponents(ofGame, hands).map(({ levels, hands: each }) => ({
      levels,
      perHand: pointsOf(sumFigures(each)),
    })),
  };
}

/** All hands of a game together. */
export interface GameSums {
  readonly rules: RuleSetId;
  readonly matches: number;
  readonly sums: FigureSums;
  readonly perHand: PerHand;
}

/** Game by game, the one played most first. */
export function sumsByGame(matches: readonly CountedMatch[]): readonly GameSums[] {
  const games = [...new Set(matches.map(({ entry }) => entry.rules))];
  return games
    .map((rules) => {
      const ofGame = matches.filter(({ entry }) => entry.rules === rules);
      const sums = sumFigures(lastHands(ofGame, null));
      return { rules, matches: ofGame.length, sums, perHand: pointsOf(sums) };
    })
    .toSorted((a, b) => b.sums.hands - a.sums.hands);
}
