import { drawSeating } from '../generate/circumstances';
import type { Occasion } from '../generate/circumstances';
import { singleKinds } from '../generate/incomplete';
import type { Layout } from '../generate/layouts';
import { randomFrom } from '../generate/random';
import type { Random } from '../generate/random';
import { writeHand } from '../generate/writeHand';
import { EXTRA_ITEMS, OPTIONS } from '../options';
import type { OptionValue } from '../options';
import { SEATS } from '../parseRequest';
import { completeLayout, exchanged } from './shapes';

const FREE = { noMelds: false, kongs: 0 };
const AFTER_KONG = { noMelds: false, kongs: 1 };
const KONG = 'kong-replacement';
const KONG_DISCARD = 'kong-discard';

const OCCASIONS: readonly Occasion[] = [
  { weight: 28, by: 'wall', situation: [], ...FREE },
  { weight: 38, by: 'discard', situation: [], ...FREE },
  { weight: 6, by: 'discard', situation: [KONG_DISCARD], ...FREE },
  { weight: 7, by: 'robbed-kong', situation: [], ...FREE },
  { weight: 10, by: 'wall', situation: [KONG], ...AFTER_KONG },
  { weight: 4, by: 'wall', situation: ['first-draw'], noMelds: true, kongs: 0 },
  { weight: 4, by: 'discard', situation: ['first-discard'], noMelds: true, kongs: 0 },
  { weight: 0.5, by: 'discard', situation: [KONG], ...FREE },
  { weight: 0.5, by: 'wall', situation: [KONG_DISCARD], ...FREE },
  { weight: 0.5, by: 'discard', situation: ['first-draw'], ...FREE },
  { weight: 0.5, by: 'wall', situation: ['first-discard'], ...FREE },
  { weight: 1, by: 'wall', situation: ['first-draw'], ...AFTER_KONG },
];

/** Values of the options that have many. */
const POINTS: Readonly<Record<string, readonly number[]>> = {
  pigPoints: [16, 0, 1000],
  startPoints: [0, 500],
  falseWinPoints: [8, 0, 20],
};
const OF_SCORING = ['minimumFan', 'limitFan', 'selfDrawn', 'fedKongWin', 'extraItems'];

/** `count` valid score requests, the same for the same seed, near every item, option and form. */
export function* generateRequests(count: number, seed: number): Generator<object> {
  const random = randomFrom(seed);
  for (let made = 0; made < count; made += 1) yield request(random);
}

function request(random: Random): object {
  const occasion = random.pickWeighted(OCCASIONS);
  const options = drawOptions(random, occasion);
  const { layout, winning } = drawWin(random, occasion);
  const hand = writeHand(random, {
    concealed: layout.inHand.toSpliced(layout.inHand.indexOf(winning), 1),
    melds: layout.melds,
    winning,
    bonus: [],
  });
  const { seat, from } = drawSeating(random, occasion);
  const { by } = occasion;
  const isFromWall = by === 'wall';
  const others = random.shuffled(SEATS.filter((each) => each !== seat && (isFromWall || each !== from)));
  const hasExposedKong = layout.melds.some(({ shape, concealed }) => shape === 'kong' && !concealed);
  const isFed = isFromWall && occasion.situation.includes(KONG) && hasExposedKong && random.chance(0.6);
  const out = others.slice(0, random.pick([0, 0, 1, 2]));
  return {
    rules: 'sichuan',
    hand,
    seat,
    by,
    situation: drawSituation(random, occasion),
    options,
    ...(isFromWall ? {} : { from }),
    ...(out.length > 0 ? { out } : {}),
    ...(isFed ? { fedBy: others.at(-1) } : {}),
    ...(random.chance(0.3) ? { void: random.pick(['m', 'p', 's']) } : {}),
  };
}

/** The last tile is never robbed, and none of the first. */
function drawSituation(random: Random, { by, situation }: Occasion): string[] {
  const stated = [...situation];
  const isFirst = stated.some((word) => word.startsWith('first-'));
  if (by !== 'robbed-kong' && !isFirst && random.chance(0.1)) stated.push('last-tile');
  return random.shuffled(stated);
}

function drawOptions(random: Random, { by }: Occasion): Record<string, OptionValue> {
  const drawn: Record<string, OptionValue> = {};
  if (random.chance(0.2)) return drawn;
  for (const [name, { values }] of Object.entries(OPTIONS.sichuan)) {
    if (!random.chance(OF_SCORING.includes(name) ? 0.5 : 0.07)) continue;
    if (name === 'robKong' && by === 'robbed-kong') continue;
    drawn[name] = random.pick<OptionValue>(values.length > 0 ? values : (POINTS[name] ?? [0]));
    if (name === 'extraItems')
      drawn[name] = random.shuffled(EXTRA_ITEMS).slice(0, random.below(EXTRA_ITEMS.length + 1));
  }
  return drawn;
}

function drawWin(random: Random, occasion: Occasion): { layout: Layout; winning: number } {
  const { noMelds, kongs, by } = occasion;
  for (;;) {
    const whole = completeLayout(random, { noMelds, kongs, layout: undefined });
    if (whole === null) continue;
    const isChanged = random.chance(0.15);
    const layout = isChanged ? exchanged(random, whole, random.pick([1, 1, 1, 2, 3, 5, 8])) : whole;
    const kinds = by === 'robbed-kong' ? singleKinds(layout) : layout.inHand;
    if (kinds.length > 0) return { layout, winning: random.pick(kinds) };
  }
}
