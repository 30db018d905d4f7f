import { checked } from '../src/cli/args';
import { config, rulesAsTheyCome, seedOr } from '../src/cli/tableArgs';
import type { Config } from '../src/cli/tableArgs';
import { bookOf, routesOf } from '../src/bots/knownBooks';
import { hasCoach } from '../src/coach/advisor';

/** Held out: nothing is learned or tuned on walls of this seed. */
export const HELD_OUT_SEED = 20_261_122;

/** The seed of what is learned or tuned: 1, unless --seed says otherwise; never the one held out. */
export const openSeed = checked(seedOr(1), (seed) =>
  seed === HELD_OUT_SEED ? `--seed ${seed} is held out for the ladder.` : null,
);

const withoutBook = ({ rules }: Config): string | null =>
  routesOf(rules) ? null : `--rules must name a rule set that has a book, which ${rules} does not.`;

const withoutPrices = ({ rules }: Config): string | null => {
  const book = bookOf(rules);
  return book && !book.foresight
    ? null
    : `--rules must name a rule set with a book that does not say itself what positions are worth, unlike ${rules}.`;
};

const withoutCoach = ({ rules }: Config): string | null =>
  hasCoach(rules) ? null : `There is no coach for "${rules}".`;

/** Rule sets that prices can be learned of. */
export const configToLearn = checked(config, withoutPrices);

/** Rule sets that bots have a book of. */
export const rulesWithBook = checked(rulesAsTheyCome, withoutBook);

/** Rule sets that the coach knows. */
export const configWithCoach = checked(config, withoutCoach);
export const rulesWithCoach = checked(rulesAsTheyCome, withoutCoach);
