import {
  drawBonus,
  drawSeating,
  type Occasion,
  OCCASIONS,
  type Seating,
  someBonus,
} from './generate/circumstances';
import { incompleteLayout, singleKinds, unfinishedLayout } from './generate/incomplete';
import { type Layout, layOut } from './generate/layouts';
import { drawOptions, type FaanRules, isEightBonusTilesWin } from './generate/optionDraws';
import { type Random, randomFrom } from './generate/random';
import { KONG_RECIPES, RECIPES } from './generate/shapes';
import { writeHand } from './generate/writeHand';
import type { OptionValue } from './options';

type Options = Record<string, OptionValue>;

/** `count` valid score requests, the same for the same seed, spread over every item, option and kind of hand. */
export function* generateRequests(rules: FaanRules, count: number, seed: number): Generator<object> {
  const random = randomFrom(Math.imul(seed, 2) + (rules === 'hong-kong-old' ? 0 : 1));
  for (let made = 0; made < count; made += 1) {
    yield random.chance(0.04) ? bonusTilesRequest(random, rules) : winRequest(random, rules);
  }
}

function winRequest(random: Random, rules: FaanRules): object {
  const options = drawOptions(random, rules);
  const occasion = random.pickWeighted(OCCASIONS);
  const { layout, winning } = drawWin(random, occasion);
  if (occasion.by === 'robbed-kong' && options['robKong'] === 'never') options['robKong'] = 'any';
  const eight = rules === 'hong-kong-common' || !isEightBonusTilesWin(options);
  const bonus = options['bonusTiles'] === false ? [] : drawBonus(random, eight);
  const situation = drawSituation(random, occasion, bonus);
  const concealed = withoutOne(layout.inHand, winning);
  const hand = writeHand(random, { concealed, melds: layout.melds, winning, bonus });
  const seating = drawSeating(random, occasion);
  return {
    rules,
    hand,
    by: occasion.by,
    ...written(random, { seating, situation, options }),
    ...fromOf(random, occasion, seating),
  };
}

/** What the occasion states, without a bonus replacement where there is no bonus tile; now and then the last tile, but where a kong is robbed. */
function drawSituation(random: Random, occasion: Occasion, bonus: readonly number[]): string[] {
  const stated = occasion.situation.filter((word) => word !== 'bonus-replacement' || bonus.length > 0);
  const first = stated.some((word) => word.startsWith('first-'));
  const isLast = !first && random.chance(0.07) && occasion.by !== 'robbed-kong';
  return isLast ? random.shuffled([...stated, 'last-tile']) : stated;
}

/** A hand for the occasion and the tile that completes it (or not). */
function drawWin(random: Random, occasion: Occasion): { layout: Layout; winning: number } {
  for (;;) {
    const layout = drawLayout(random, occasion);
    if (layout === null) continue;
    const candidates = occasion.by === 'robbed-kong' ? singleKinds(layout) : [...new Set(layout.inHand)];
    if (candidates.length === 0) continue;
    const asked = occasion.by === 'robbed-kong' ? undefined : layout.winning;
    return { layout, winning: asked ?? random.pick(candidates) };
  }
}

function drawLayout(random: Random, occasion: Occasion): Layout | null {
  if (!occasion.noMelds && occasion.kongs === 0 && random.chance(0.1)) return incompleteLayout(random);
  const recipe = random.pickWeighted(occasion.kongs > 0 && random.chance(0.7) ? KONG_RECIPES : RECIPES);
  const { noMelds, kongs } = occasion;
  return layOut(random, recipe.make(random), { noMelds, kongs, layout: recipe.layout });
}

function withoutOne(kinds: readonly number[], kind: number): number[] {
  return kinds.toSpliced(kinds.indexOf(kind), 1);
}

/** The fields that may be left out where they say nothing. */
function written(
  random: Random,
  fields: { seating: Seating; situation: string[]; options: Options },
): object {
  const { seat, round } = fields.seating;
  return {
    seat,
    ...(round === 'E' && random.chance(0.5) ? {} : { round }),
    ...(fields.situation.length === 0 && random.chance(0.5) ? {} : { situation: fields.situation }),
    ...(Object.keys(fields.options).length === 0 && random.chance(0.5) ? {} : { options: fields.options }),
  };
}

/** Named where needed, and now and then where it is ignored. */
function fromOf(random: Random, occasion: Occasion, { from }: Seating): object {
  return occasion.by !== 'wall' || random.chance(0.05) ? { from } : {};
}

/** A win with seven or eight bonus tiles, sometimes without enough of them. */
function bonusTilesRequest(random: Random, rules: FaanRules): object {
  const options = drawOptions(random, rules);
  if (options['bonusTiles'] === false) options['bonusTiles'] = true;
  const number = random.pick(rules === 'hong-kong-old' ? [8, 8, 8, 8, 8, 7, 6, 0] : [7, 7, 7, 8, 8, 8, 6, 1]);
  const tiles = random.pick([13, 13, 13, 12, 11, 9, 7, 5]);
  const { inHand, melds } = unfinishedLayout(random, tiles);
  const hand = writeHand(random, {
    concealed: inHand,
    melds,
    winning: null,
    bonus: someBonus(random, number),
  });
  const situation = random.chance(0.2) ? [random.pick(['last-tile', 'bonus-replacement'])] : [];
  const [seat = 'E', from = 'S'] = random.shuffled(['E', 'S', 'W', 'N'] as const);
  const seating = { seat, round: random.pick(['E', 'S', 'W', 'N'] as const), from };
  return { rules, hand, by: 'bonus-tiles', ...written(random, { seating, situation, options }) };
}
