import { drawBonus, drawSeating } from '../generate/circumstances';
import type { Occasion } from '../generate/circumstances';
import { incompleteLayout, singleKinds } from '../generate/incomplete';
import { layOut } from '../generate/layouts';
import type { Layout } from '../generate/layouts';
import { randomFrom } from '../generate/random';
import type { Random } from '../generate/random';
import { hasFifthCopy, KONG_RECIPES } from '../generate/shapes';
import { writeHand } from '../generate/writeHand';
import { OPTIONS } from '../options';
import type { OptionValue } from '../options';
import { tilesOfMeld } from '../parseRequest';
import { PLAYING_KINDS } from '../tiles';
import { COMPETITION_RECIPES } from './shapes';

const FREE = { noMelds: false, kongs: 0 };
const KONG = 'kong-replacement';
const BONUS = 'bonus-replacement';
const DOUBLE = 'double-kong-replacement';

const OCCASIONS: readonly Occasion[] = [
  { weight: 30, by: 'wall', situation: [], ...FREE },
  { weight: 45, by: 'discard', situation: [], ...FREE },
  { weight: 8, by: 'robbed-kong', situation: [], ...FREE },
  { weight: 4, by: 'wall', situation: ['first-draw'], noMelds: true, kongs: 0 },
  { weight: 1, by: 'discard', situation: ['first-discard'], noMelds: true, kongs: 0 },
  { weight: 6, by: 'wall', situation: [KONG], noMelds: false, kongs: 1 },
  { weight: 2, by: 'wall', situation: [KONG, BONUS], noMelds: false, kongs: 1 },
  { weight: 2, by: 'wall', situation: [DOUBLE], noMelds: false, kongs: 2 },
  { weight: 2, by: 'wall', situation: [BONUS], ...FREE },
  { weight: 0.5, by: 'discard', situation: [KONG], ...FREE },
  { weight: 0.5, by: 'discard', situation: ['first-draw'], ...FREE },
  { weight: 0.5, by: 'wall', situation: ['first-discard'], ...FREE },
  { weight: 1, by: 'wall', situation: ['first-draw'], noMelds: false, kongs: 1 },
];

/** Values of the options that have many. */
const POINTS: Readonly<Record<string, readonly number[]>> = {
  minimumFaan: [8, 0, 0, 1, 6, 7, 9, 12, 24, 88],
  basePoints: [8, 0, 1, 10, 88],
  startPoints: [0, 500],
  falseWinPoints: [10, 0, 20],
};
const OF_SCORING = ['edition', 'minimumFaan', 'basePoints', 'impossibleWaits', 'knittedWaits'];

export interface Wished {
  /** Without options, and complete. */
  readonly plain?: boolean;
}

/** `count` valid score requests, the same for the same seed, near every item, option and form. */
export function* generateRequests(count: number, seed: number, wished: Wished = {}): Generator<object> {
  const random = randomFrom(seed);
  for (let made = 0; made < count; made += 1) yield request(random, wished.plain === true);
}

function request(random: Random, plain: boolean): object {
  const options = plain ? {} : drawOptions(random);
  const occasion = random.pickWeighted(OCCASIONS);
  const { layout, winning } = drawWin(random, occasion, plain);
  const bonus = options['bonusTiles'] === false ? [] : drawBonus(random, true);
  const hand = writeHand(random, {
    concealed: layout.inHand.toSpliced(layout.inHand.indexOf(winning), 1),
    melds: layout.melds,
    winning,
    bonus,
  });
  const { seat, round, from } = drawSeating(random, occasion);
  const situation = drawSituation(random, occasion, bonus.length > 0);
  const source = occasion.by === 'wall' ? {} : { from };
  return { rules: 'competition', hand, seat, round, by: occasion.by, situation, options, ...source };
}

/** The last tile is never robbed, and nothing lies open before the first discard. */
function drawSituation(random: Random, { by, situation }: Occasion, hasBonus: boolean): string[] {
  const stated = situation.filter((word) => word !== BONUS || hasBonus);
  if (stated.some((word) => word.startsWith('first-'))) return stated;
  if (by !== 'robbed-kong' && random.chance(0.08)) stated.push('last-tile');
  if (random.chance(0.1)) stated.push('last-of-kind');
  return random.shuffled(stated);
}

function drawOptions(random: Random): Record<string, OptionValue> {
  const drawn: Record<string, OptionValue> = {};
  if (random.chance(0.2)) return drawn;
  for (const [name, { values }] of Object.entries(OPTIONS.competition))
    if (random.chance(OF_SCORING.includes(name) ? 0.45 : 0.07))
      drawn[name] = random.pick<OptionValue>(values.length > 0 ? values : (POINTS[name] ?? [0]));
  return drawn;
}

function drawWin(random: Random, occasion: Occasion, complete: boolean): { layout: Layout; winning: number } {
  for (;;) {
    const layout = drawLayout(random, occasion, complete);
    if (layout === null) continue;
    const robbed = occasion.by === 'robbed-kong';
    const candidates = robbed ? singleKinds(layout) : [...new Set(layout.inHand)];
    if (candidates.length === 0) continue;
    const asked = candidates.find((kind) => kind === layout.winning);
    return { layout, winning: asked ?? random.pick(candidates) };
  }
}

function drawLayout(random: Random, occasion: Occasion, complete: boolean): Layout | null {
  const { noMelds, kongs } = occasion;
  const free = !noMelds && kongs === 0;
  if (!complete && free && random.chance(0.05)) return incompleteLayout(random);
  const recipes = kongs > 0 && random.chance(0.7) ? KONG_RECIPES : COMPETITION_RECIPES;
  const recipe = random.pickWeighted(recipes);
  const layout = layOut(random, recipe.make(random), { noMelds, kongs, layout: recipe.layout });
  return layout !== null && !complete && free && random.chance(0.06) ? changed(random, layout) : layout;
}

/** A few tiles of the hand exchanged. */
function changed(random: Random, { inHand, melds }: Layout): Layout {
  const kept = random.shuffled(inHand).slice(random.pick([1, 1, 2, 3, 5]));
  const laid = melds.flatMap(tilesOfMeld);
  while (kept.length + 3 * melds.length < 14) {
    const kind = random.below(PLAYING_KINDS);
    if (!hasFifthCopy([...laid, ...kept, kind])) kept.push(kind);
  }
  return { inHand: kept, melds };
}
