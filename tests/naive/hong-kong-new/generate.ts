import { drawBonus, drawSeating, OCCASIONS, someBonus } from '../generate/circumstances';
import type { Occasion } from '../generate/circumstances';
import { exchanged } from '../generate/exchange';
import { incompleteLayout, singleKinds, unfinishedLayout } from '../generate/incomplete';
import { layOut } from '../generate/layouts';
import type { Layout } from '../generate/layouts';
import { randomFrom } from '../generate/random';
import type { Random } from '../generate/random';
import { KONG_RECIPES } from '../generate/shapes';
import { writeHand } from '../generate/writeHand';
import { OPTIONS } from '../options';
import type { OptionValue } from '../options';
import { SEATS } from '../parseRequest';
import { HONG_KONG_NEW_RECIPES } from './shapes';

const RULES = 'hong-kong-new';

/** Values of the options that have many. */
const POINTS: Readonly<Record<string, readonly number[]>> = {
  potPoints: [2, 0, 5],
  startPoints: [0, 500],
  falseWinPoints: [20, 0, 8],
};
const OF_SCORING = ['minimumFaan', 'limitFaan', 'dealerDoubles', 'sevenPairsDistinct'];

/** `count` valid score requests, the same for the same seed, near every item, option and form. */
export function* generateRequests(count: number, seed: number): Generator<object> {
  const random = randomFrom(seed);
  for (let made = 0; made < count; made += 1)
    yield random.chance(0.03) ? bonusTilesRequest(random) : winRequest(random);
}

function winRequest(random: Random): object {
  const occasion = random.pickWeighted(OCCASIONS);
  const options = drawOptions(random);
  if (occasion.by === 'robbed-kong' && options['robKong'] === 'never') options['robKong'] = 'any';
  const { layout, winning } = drawWin(random, occasion);
  const bonus = options['bonusTiles'] === false ? [] : drawBonus(random, true);
  const hand = writeHand(random, {
    concealed: layout.inHand.toSpliced(layout.inHand.indexOf(winning), 1),
    melds: layout.melds,
    winning,
    bonus,
  });
  const { from, ...seating } = drawSeating(random, occasion);
  const source = occasion.by === 'wall' && !random.chance(0.05) ? {} : { from };
  const situation = drawSituation(random, occasion, bonus.length > 0);
  return { rules: RULES, hand, ...seating, by: occasion.by, ...source, situation, options };
}

/** Where a kong is robbed the last tile is stated too: it counts nothing. */
function drawSituation(random: Random, { situation }: Occasion, hasBonus: boolean): string[] {
  const stated = situation.filter((word) => word !== 'bonus-replacement' || hasBonus);
  const isFirst = stated.some((word) => word.startsWith('first-'));
  return !isFirst && random.chance(0.08) ? random.shuffled([...stated, 'last-tile']) : stated;
}

function drawOptions(random: Random): Record<string, OptionValue> {
  const drawn: Record<string, OptionValue> = {};
  if (random.chance(0.2)) return drawn;
  for (const [name, { values }] of Object.entries(OPTIONS[RULES]))
    if (random.chance(OF_SCORING.includes(name) ? 0.5 : 0.07))
      drawn[name] = random.pick<OptionValue>(values.length > 0 ? values : (POINTS[name] ?? [0]));
  return drawn;
}

function drawWin(random: Random, occasion: Occasion): { layout: Layout; winning: number } {
  for (;;) {
    const layout = drawLayout(random, occasion);
    if (layout === null) continue;
    const kinds = occasion.by === 'robbed-kong' ? singleKinds(layout) : layout.inHand;
    if (kinds.length === 0) continue;
    const asked = kinds.find((kind) => kind === layout.winning);
    return { layout, winning: asked ?? random.pick(kinds) };
  }
}

function drawLayout(random: Random, { noMelds, kongs }: Occasion): Layout | null {
  const isFree = !noMelds && kongs === 0;
  if (isFree && random.chance(0.06)) return incompleteLayout(random);
  const recipes = kongs > 0 && random.chance(0.6) ? KONG_RECIPES : HONG_KONG_NEW_RECIPES;
  const { make, layout } = random.pickWeighted(recipes);
  const laid = layOut(random, make(random), { noMelds, kongs, layout });
  return laid !== null && isFree && random.chance(0.06)
    ? exchanged(random, laid, random.pick([1, 1, 2, 3, 5]))
    : laid;
}

/** All eight bonus tiles beside any hand; now and then fewer. */
function bonusTilesRequest(random: Random): object {
  const options = { ...drawOptions(random), bonusTiles: true };
  const { inHand, melds } = unfinishedLayout(random, random.pick([13, 13, 12, 9, 5]));
  const bonus = someBonus(random, random.pick([8, 8, 8, 8, 7, 3]));
  const hand = writeHand(random, { concealed: inHand, melds, winning: null, bonus });
  const [seat, from] = random.shuffled(SEATS);
  const source = random.chance(0.2) ? { from } : {};
  const situation = random.chance(0.2) ? [random.pick(['last-tile', 'bonus-replacement'])] : [];
  return {
    rules: RULES,
    hand,
    seat,
    round: random.pick(SEATS),
    by: 'bonus-tiles',
    ...source,
    situation,
    options,
  };
}
