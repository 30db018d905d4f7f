import { playSeat } from '../../research/ladder/ladderBlock';
import { estimateOf } from '../../research/ladder/estimate';
import { bookless } from '../../src/bots/players/bookless';
import { fast } from '../../src/bots/yardsticks/fast';
import { rulesOf, ruleSetIds } from '../../src/engine/knownRules';
import { optionsOf } from '../support/rigged';
import '../support/toys/loaded';

const SEED = 20_261_128;
/** Standard errors by which it must win. */
const SURE = 3;
/** Where hands differ little, so many times as many are played. */
const LONGER: Readonly<Record<string, number>> = { taisen: 10, 'toy-sixteen': 5 };

/** One bookless bot against `fast` ones must win points under every rule set and toy: walls dealt as queues, from every seat. */
export function verifyBookless(hands: number): void {
  const weaker: string[] = [];
  for (const rules of ruleSetIds()) {
    const options = optionsOf(rules);
    const { seats } = rulesOf({ rules, options }).geometry;
    const walls = Math.ceil((hands * (LONGER[rules] ?? 1)) / seats);
    const game = { rules, options, seed: SEED };
    const {
      points,
      wins,
      hands: played,
    } = playSeat(game, { bot: bookless, yardstick: fast, from: 0, to: walls });
    const { mean, error } = estimateOf(points[0]!.map((sum) => sum / seats));
    const share = ((100 * wins) / played).toFixed(1);
    console.log(
      `${rules}: ${mean.toFixed(3)} ± ${error.toFixed(3)} points a hand, ${share} % won, ${played} hands`,
    );
    if (mean < SURE * error) weaker.push(rules);
  }
  if (weaker.length > 0) throw new Error(`The bookless bot does not beat fast under ${weaker.join(', ')}.`);
}
