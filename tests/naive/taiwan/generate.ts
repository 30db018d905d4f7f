import { drawBonus, someBonus } from '../generate/circumstances';
import type { Occasion } from '../generate/circumstances';
import { exchanged } from '../generate/exchange';
import { singleKinds } from '../generate/incomplete';
import { layOut } from '../generate/layouts';
import type { Layout } from '../generate/layouts';
import { randomFrom } from '../generate/random';
import type { Random } from '../generate/random';
import { writeHand } from '../generate/writeHand';
import { OPTIONS } from '../options';
import type { OptionValue } from '../options';
import { SEATS, type Seat } from '../parseRequest';
import { EIGHT_PAIRS, KONG_RECIPES, TAIWAN_RECIPES } from './shapes';

const RULES = 'taiwan';
const FREE = { noMelds: false, kongs: 0 };
const BARE = { noMelds: true, kongs: 0 };
const AFTER_KONG = { noMelds: false, kongs: 1 };
const AFTER_TWO = { noMelds: false, kongs: 2 };
const KONG = 'kong-replacement';
const BONUS = 'bonus-replacement';
const DOUBLE = 'double-kong-replacement';
const DRAW = 'first-draw';
const DISCARD = 'first-discard';
const HEAVENLY = 'heavenly-ready';
const EARTHLY = 'earthly-ready';

const OCCASIONS: readonly Occasion[] = [
  { weight: 22, by: 'wall', situation: [], ...FREE },
  { weight: 34, by: 'discard', situation: [], ...FREE },
  { weight: 7, by: 'robbed-kong', situation: [], ...FREE },
  { weight: 4, by: 'wall', situation: [KONG], ...AFTER_KONG },
  { weight: 2, by: 'wall', situation: [KONG, BONUS], ...AFTER_KONG },
  { weight: 2, by: 'wall', situation: [DOUBLE], ...AFTER_TWO },
  { weight: 1, by: 'wall', situation: [DOUBLE, KONG], ...AFTER_TWO },
  { weight: 5, by: 'wall', situation: [BONUS], ...FREE },
  { weight: 6, by: 'wall', situation: [DRAW], ...BARE },
  { weight: 3, by: 'wall', situation: [DRAW, BONUS], ...BARE },
  { weight: 2, by: 'wall', situation: [DRAW, HEAVENLY], ...BARE },
  { weight: 5, by: 'discard', situation: [DISCARD], ...BARE },
  { weight: 3, by: 'discard', situation: [DISCARD, HEAVENLY], ...BARE },
  { weight: 3, by: 'wall', situation: [HEAVENLY], ...BARE },
  { weight: 3, by: 'discard', situation: [HEAVENLY], ...BARE },
  { weight: 1, by: 'robbed-kong', situation: [HEAVENLY], ...BARE },
  { weight: 3, by: 'wall', situation: [EARTHLY], ...BARE },
  { weight: 3, by: 'discard', situation: [EARTHLY], ...BARE },
  { weight: 1, by: 'robbed-kong', situation: [EARTHLY], ...BARE },
  ...misstated(),
];

/** Situations that cannot go with the rest and count nothing. */
function misstated(): Occasion[] {
  const onDiscard = [[KONG], [DOUBLE], [BONUS], [DRAW]];
  const withMeld = [[DRAW], [HEAVENLY], [EARTHLY]];
  return [
    ...onDiscard.map((situation): Occasion => ({ weight: 0.4, by: 'discard', situation, ...FREE })),
    ...withMeld.map((situation): Occasion => ({ weight: 0.5, by: 'wall', situation, ...AFTER_KONG })),
    { weight: 0.4, by: 'discard', situation: [DISCARD], ...AFTER_KONG },
    { weight: 0.4, by: 'wall', situation: [DISCARD], ...FREE },
    { weight: 0.4, by: 'robbed-kong', situation: [DISCARD], ...FREE },
    { weight: 0.4, by: 'robbed-kong', situation: [BONUS], ...FREE },
    { weight: 1, by: 'discard', situation: [EARTHLY, HEAVENLY], ...BARE },
    { weight: 1, by: 'wall', situation: [EARTHLY, HEAVENLY], ...BARE },
  ];
}

/** Values of the options that have many. */
const POINTS: Readonly<Record<string, readonly number[]>> = {
  minimumFaan: [0, 0, 1, 2, 3, 5, 7, 10],
  limitFaan: [0, 0, 1, 5, 8, 12, 24, 200],
  basePoints: [3, 0, 5, 1000],
  taiPoints: [1, 2, 1000],
  startPoints: [0, 500],
  falseWinPoints: [8, 0, 20],
};
const OF_SCORING = [
  'flowerBloom',
  'readyDeclaration',
  'eightPairs',
  'sevenRobOne',
  'minimumFaan',
  'limitFaan',
  'basePoints',
  'taiPoints',
  'dealerTai',
  'streakTai',
  'heavenlyTai',
  'earthlyTai',
  'humanTai',
  'allHonorsTai',
];
/** How long a streak can be. */
const MOST_STREAK = new Map<unknown, number>([
  ['three', 2],
  ['never', 0],
]);

/** `count` valid score requests, the same for the same seed, near every item, option and form. */
export function* generateRequests(count: number, seed: number): Generator<object> {
  const random = randomFrom(seed);
  for (let made = 0; made < count; made += 1)
    yield random.chance(0.04) ? bonusTilesRequest(random) : winRequest(random);
}

function winRequest(random: Random): object {
  const occasion = random.pickWeighted(OCCASIONS);
  const options = drawOptions(random);
  if (occasion.by === 'robbed-kong' && options['robKong'] === 'never') options['robKong'] = 'any';
  const { layout, winning } = drawWin(random, occasion, options['eightPairs'] === true);
  const bonus = options['bonusTiles'] === false ? [] : drawBonus(random, false);
  const hand = writeHand(random, {
    concealed: layout.inHand.toSpliced(layout.inHand.indexOf(winning), 1),
    melds: layout.melds,
    winning,
    bonus,
  });
  const { seat, from } = drawSeats(random, occasion);
  return {
    rules: RULES,
    hand,
    seat,
    round: random.pick(SEATS),
    by: occasion.by,
    ...(occasion.by === 'wall' ? {} : { from }),
    situation: drawSituation(random, occasion, bonus.length > 0),
    ...drawStreak(random, options),
    options,
  };
}

function drawStreak(random: Random, options: Record<string, OptionValue>): object {
  const most = MOST_STREAK.get(options['dealerRepeats']) ?? 9;
  const streak = Math.min(most, random.pick([0, 0, 1, 2, 3, 9]));
  return streak > 0 || random.chance(0.3) ? { streak } : {};
}

/** A first discard comes from a seat before the winner's; for East there is none, and it counts nothing. */
function drawSeats(random: Random, { situation }: Occasion): { readonly seat: Seat; readonly from: Seat } {
  const [seat = 'E', other = 'S'] = random.shuffled(SEATS);
  const before = SEATS.slice(0, SEATS.indexOf(seat));
  const isFirst = situation.includes(DISCARD) && before.length > 0;
  const isImpossible = seat === 'E' && situation.includes(DRAW) && situation.includes(HEAVENLY);
  if (isImpossible) return drawSeats(random, { weight: 1, by: 'wall', situation, ...BARE });
  return { seat, from: isFirst ? random.pick(before) : other };
}

/** Where a kong is robbed the last tile is stated too: it counts nothing. */
function drawSituation(random: Random, { situation }: Occasion, hasBonus: boolean): string[] {
  const stated = situation.filter((word) => word !== BONUS || hasBonus);
  const isFirst = stated.includes(DRAW) || stated.includes(DISCARD);
  return !isFirst && random.chance(0.1) ? random.shuffled([...stated, 'last-tile']) : random.shuffled(stated);
}

function drawOptions(random: Random): Record<string, OptionValue> {
  const drawn: Record<string, OptionValue> = {};
  if (random.chance(0.15)) return drawn;
  const likelihood = random.pick([0.1, 0.3, 0.5]);
  for (const [name, { values }] of Object.entries(OPTIONS[RULES]))
    if (random.chance(OF_SCORING.includes(name) ? likelihood : 0.07))
      drawn[name] = random.pick<OptionValue>(values.length > 0 ? values : (POINTS[name] ?? [0]));
  return drawn;
}

function drawWin(
  random: Random,
  occasion: Occasion,
  eightPairs: boolean,
): { readonly layout: Layout; readonly winning: number } {
  for (;;) {
    const layout = drawLayout(random, occasion, eightPairs);
    if (layout === null) continue;
    const kinds = occasion.by === 'robbed-kong' ? singleKinds(layout) : layout.inHand;
    if (kinds.length === 0) continue;
    const asked = kinds.find((kind) => kind === layout.winning);
    return { layout, winning: asked ?? random.pick(kinds) };
  }
}

function drawLayout(random: Random, { noMelds, kongs }: Occasion, eightPairs: boolean): Layout | null {
  const recipes = kongs > 0 && random.chance(0.6) ? KONG_RECIPES : TAIWAN_RECIPES;
  const asPairs = kongs === 0 && random.chance(eightPairs ? 0.4 : 0.02);
  const { make, layout } = asPairs ? EIGHT_PAIRS : random.pickWeighted(recipes);
  const laid = layOut(random, make(random), { noMelds, kongs, layout });
  return laid !== null && random.chance(0.08)
    ? exchanged(random, laid, random.pick([1, 1, 2, 3, 5, 8]))
    : laid;
}

/** Eight bonus tiles, or seven against another's eighth, beside any hand; now and then fewer. */
function bonusTilesRequest(random: Random): object {
  const options = { ...drawOptions(random), bonusTiles: true };
  const { layout } = drawWin(random, { weight: 1, by: 'wall', situation: [], ...FREE }, false);
  const { inHand, melds } = exchanged(random, layout, random.pick([1, 5, 9]));
  const concealed = inHand.slice(random.pick([1, 1, 1, 2, 4]));
  const bonus = someBonus(random, random.pick([8, 8, 8, 7, 7, 7, 6, 2]));
  const hand = writeHand(random, { concealed, melds, winning: null, bonus });
  const [seat, from] = random.shuffled(SEATS);
  const source = bonus.length === 7 || random.chance(0.2) ? { from } : {};
  const situation = random.chance(0.2) ? [random.pick(['last-tile', BONUS])] : [];
  const streak = drawStreak(random, options);
  return {
    rules: RULES,
    hand,
    seat,
    round: random.pick(SEATS),
    by: 'bonus-tiles',
    ...source,
    situation,
    ...streak,
    options,
  };
}
