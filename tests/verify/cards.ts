import { playSeat } from '../../research/ladder/ladderBlock';
import { estimateOf } from '../../research/ladder/estimate';
import type { Bot } from '../../src/bots/bot';
import { botCalled } from '../../src/bots/registry';
import { playFixedHand } from '../../src/cli/simulate';
import { ruleSetIds, rulesOf } from '../../src/engine/knownRules';
import { optionsOf } from '../support/rigged';
import { simpleCard } from './simpleCard';

/** Walls that no number was found on. */
const SEED = 20_261_122;
/** Standard errors by which each must win. */
const SURE = 3;
/** How many of its hands four alike may leave undecided. */
const DRAWN = [0.05, 0.25] as const;

/** Who must beat whom, one against three. The simple rule and the bookless bot take longer. */
const PAIRS: readonly (readonly [bot: string, yardstick: Bot | string])[] = [
  ['routes-1', 'fast'],
  ['routes-1', 'bookless'],
  ['routes-1', simpleCard],
  ['routes-1', 'gentle-2'],
  ['sharp', 'routes-1'],
];

/** The bots of every game whose hands stand on a card: each against three of the next weaker, from every seat of each wall. */
export function verifyCards(hands: number): void {
  const failed: string[] = [];
  for (const rules of ruleSetIds()) {
    const game = { rules, options: optionsOf(rules), seed: SEED };
    const { card, geometry } = rulesOf(game);
    if (!card) continue;
    const walls = Math.ceil(hands / geometry.seats);
    for (const [id, other] of PAIRS) {
      const yardstick = typeof other === 'string' ? botCalled(other) : other;
      const found = playSeat(game, { bot: botCalled(id), yardstick, from: 0, to: walls });
      const { mean, error } = estimateOf(found.points[0]!.map((sum) => sum / geometry.seats));
      const [won, dealtIn] = [found.wins, found.dealIns].map((count) =>
        ((100 * count) / found.hands).toFixed(1),
      );
      console.log(
        `${rules}: ${id} against ${yardstick.id}: ${mean.toFixed(1)} ± ${error.toFixed(1)} points a hand, ${won} % won, ${dealtIn} % dealt in, ${found.hands} hands`,
      );
      if (mean < SURE * error) failed.push(`${id} does not beat ${yardstick.id}`);
    }
    const drawn = drawnShare(game, hands);
    console.log(`${rules}: four alike leave ${(100 * drawn).toFixed(1)} % of ${hands} hands drawn`);
    if (drawn < DRAWN[0] || drawn > DRAWN[1]) failed.push(`${(100 * drawn).toFixed(1)} % are drawn`);
  }
  if (failed.length > 0) throw new Error(`${failed.join('; ')}.`);
}

function drawnShare(game: Parameters<typeof playSeat>[0], hands: number): number {
  const bots = Array<Bot>(rulesOf(game).geometry.seats).fill(botCalled('routes-1'));
  let drawn = 0;
  for (let wall = 0; wall < hands; wall++)
    if (playFixedHand({ ...game, bots }, wall, 0).deal.wins.length === 0) drawn++;
  return drawn / hands;
}
