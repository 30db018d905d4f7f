import { LIMIT_HANDS, OPTIONS, type Options, type OptionValue } from '../options';
import type { Random } from './random';

export type FaanRules = 'hong-kong-old' | 'hong-kong-common';

/** Values for the options whose values are not few. */
const POINTS: Readonly<Record<string, readonly number[]>> = {
  potPoints: [0, 1, 2, 5],
  falseWinPoints: [0, 8, 20],
  startPoints: [0, 500, 1000],
  limitPoints: [64, 64, 32, 48, 100, 25, 65, 13, 300, 1, 0],
};

/** Options that change nothing in a score are drawn less often. */
const LIKELIHOODS: Readonly<Record<string, number>> = {
  minimumFaan: 0.4,
  limitFaan: 0.4,
  sevenPairs: 0.7,
  limitHands: 0.2,
  sevenPairsDistinct: 0.3,
  commonHand: 0.3,
  simples: 0.3,
  limitConcealment: 0.35,
  dragonsConcealed: 0.35,
  limitPoints: 0.3,
  lowHands: 0.4,
  dealerDoubles: 0.3,
  rise: 0.4,
  base: 0.3,
  responsibility: 0.4,
  bonusTiles: 0.2,
};

/** Some options with a value each (the default too), or none; the two about concealment now and then together. */
export function drawOptions(random: Random, rules: FaanRules): Record<string, OptionValue> {
  const drawn: Record<string, OptionValue> = {};
  if (random.chance(0.25)) return drawn;
  for (const [name, option] of Object.entries(OPTIONS[rules])) {
    if (!random.chance(LIKELIHOODS[name] ?? 0.15)) continue;
    if (name === 'limitHands') drawn[name] = drawLimitHands(random);
    else
      drawn[name] = random.pick<OptionValue>(
        option.values.length > 0 ? option.values : (POINTS[name] ?? [0]),
      );
  }
  if (rules === 'hong-kong-old' && random.chance(0.1)) {
    drawn['limitConcealment'] = 'semi-half';
    drawn['dragonsConcealed'] = true;
  }
  return drawn;
}

/** One or more ids taken off the list, or only a few on it, or none; in any order. */
function drawLimitHands(random: Random): readonly string[] {
  const shuffled = random.shuffled(LIMIT_HANDS);
  const number = random.pick([0, 1, 3, 6, 9, 11, 12, 12, 13]);
  return shuffled.slice(0, number);
}

/** Whether eight bonus tiles are a win under the options. */
export function isEightBonusTilesWin(options: Options): boolean {
  const list = options['limitHands'];
  return !Array.isArray(list) || list.includes('eight-bonus-tiles');
}
