import { EAST, isDragon, isHonour, isNumbered, isTerminal } from '../tiles';
import { wholeHand } from './hand';
import type { Hand, Item, Reading, ReadSet, ScoringOptions, Worth } from './hand';
import { isOneSuit, loserReading, winnerReadings } from './readings';
import { pongsOf, specialsOfForms, specialsOfReading } from './special';

const FIRST_RED_SEASON = 34;
const FIRST_GREEN_SEASON = 38;
/** Man, cat, fisherman, rooster; the tile after each is what it catches. */
const OWNERS = [42, 44, 46, 48];
const SPECIAL_WITHOUT_LIMIT = 1000;

/**
 * What the hand may be worth: several answers where readings that score the same count different things. Empty for a
 * winner's hand that is not complete.
 */
export function worths(hand: Hand, options: ScoringOptions): Worth[] {
  if (hand.win === null) return [ordinary(hand, loserReading(hand), options)];
  const readings = winnerReadings(hand);
  const special = [
    ...readings.map((reading) => specialsOfReading(reading, hand)),
    ...specialsOfForms(hand, options.sevenPairsDistinct),
  ].filter((ids) => ids.length > 0);
  const all = [
    ...special.map((ids) => specialWorth(ids, options)),
    ...readings.map((reading) => ordinary(hand, reading, options)),
  ];
  const best = Math.max(...all.map(({ score }) => score));
  const scoring = all.filter(({ score }) => score === best);
  const specialFirst = scoring.filter(({ points }) => points === null);
  return specialFirst.length > 0 ? specialFirst : scoring;
}

function specialWorth(ids: readonly string[], { limit }: ScoringOptions): Worth {
  return {
    score: limit ?? SPECIAL_WITHOUT_LIMIT,
    points: null,
    doublings: null,
    limit: true,
    items: ids.map((id) => ({ id, worth: null })),
  };
}

/** What an item counts where the rules say `usual`. */
type Price = (id: string, usual: number) => number;

function ordinary(hand: Hand, reading: Reading, { limit, values = {} }: ScoringOptions): Worth {
  const price: Price = (id, usual) => values[id] ?? usual;
  const counts = ({ worth }: Item): boolean => worth !== 0;
  const counted = [
    ...setItems(reading, price),
    ...pairItems(hand, reading).map(repriced(price)),
    ...extraItems(hand).map(repriced(price)),
    ...winItems(hand).map(repriced(price)),
  ].filter(counts);
  const doubled = doublingItems(hand, reading, price).filter(counts);
  const points = total(counted);
  const doublings = total(doubled);
  const full = points * 2 ** doublings;
  const score = limit === null ? full : Math.min(full, limit);
  return { score, points, doublings, limit: score < full, items: [...counted, ...doubled] };
}

function total(items: readonly Item[]): number {
  return items.reduce((sum, { worth }) => sum + (worth ?? 0), 0);
}

/** The table of points: 2 for the plainest pong, each difference doubles or quadruples it. */
function pointsOf({ shape, kind, own }: ReadSet, price: Price): number {
  if (shape === 'chow') return 0;
  const plainest = shape === 'kong' ? price('kong', 8) : price('pong', 2);
  return plainest * (isHonour(kind) || isTerminal(kind) ? 2 : 1) * (own ? 2 : 1);
}

function setItems({ sets }: Reading, price: Price): Item[] {
  return sets
    .filter(({ shape }) => shape !== 'chow')
    .map((set) => ({ id: set.shape, worth: pointsOf(set, price) }));
}

const repriced =
  (price: Price) =>
  ({ id, worth }: Item): Item => ({ id, worth: worth === null ? null : price(id, worth) });

function pairItems({ seat }: Hand, { pairs }: Reading): Item[] {
  return pairs.filter((kind) => isDragon(kind) || kind === EAST + seat).map(() => ({ id: 'pair', worth: 2 }));
}

function extraItems({ extras }: Hand): Item[] {
  return extras.map(() => ({ id: 'extra-tile', worth: 4 }));
}

function winItems({ win }: Hand): Item[] {
  if (win === null) return [];
  const items: Item[] = [{ id: 'mah-jong', worth: 20 }];
  if (win.by === 'wall')
    items.push(win.loose ? { id: 'loose-tile', worth: 10 } : { id: 'from-wall', worth: 2 });
  return items;
}

function doublingItems(hand: Hand, reading: Reading, price: Price): Item[] {
  const items: Item[] = [];
  const add = (id: string, times: number, usual = 1): void => {
    if (times > 0) items.push({ id, worth: times * price(id, usual) });
  };
  add('dragon-pong', pongsOf(reading, isDragon));
  add(
    'seat-wind',
    pongsOf(reading, (kind) => kind === EAST + hand.seat),
  );
  const whole = wholeHand(hand);
  const numbered = whole.filter(isNumbered);
  const oneSuit = numbered.length > 0 && isOneSuit(numbered);
  if (oneSuit)
    add(
      numbered.length < whole.length ? 'one-suit-and-honors' : 'one-suit',
      1,
      numbered.length < whole.length ? 1 : 3,
    );
  if (numbered.length === 0) add('all-honors', 1, 3);
  const has = (kind: number): boolean => hand.extras.includes(kind);
  const colours = [FIRST_RED_SEASON, FIRST_GREEN_SEASON];
  add('own-season', colours.filter((first) => has(first + hand.seat)).length);
  add(
    'season-bouquet',
    colours.filter((first) => [0, 1, 2, 3].every((number) => has(first + number))).length,
    3,
  );
  add('special-pair', OWNERS.filter((owner) => has(owner) && has(owner + 1)).length);
  return items;
}
