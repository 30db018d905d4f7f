import { describe, expect, test } from 'vitest';
import { blockTables } from '../../../src/bots/routes/blockTables';
import { Holding } from '../../../src/bots/targets/holding';
import { OrphansReach } from '../../../src/bots/routes/orphansReach';
import { PairsReach } from '../../../src/bots/routes/pairsReach';
import { PongsReach } from '../../../src/bots/routes/pongsReach';
import type { Measure } from '../../../src/bots/routes/measure';
import { NO_TILE } from '../../../src/bots/targets/target';
import type { Route } from '../../../src/bots/routes/route';
import { SetsReach } from '../../../src/bots/routes/setsReach';
import { shuffle, type Random } from '../../../src/engine/random';
import { sevenPairsShanten, thirteenOrphansShanten } from '../../../src/engine/shanten/otherForms';
import { routeDistance, routeHand } from '../../../src/engine/shanten/routes';
import { testRandom } from '../../support/randomPlay';

const HANDS = 400;
const KINDS = 34;

const PLAIN: Route = {
  id: 'plain',
  sort: 'other',
  form: 'sets',
  family: 'any',
  suits: 0b111,
  honours: true,
  forced: 0,
  eyes: 0,
  concealedPongs: 0,
  concealed: false,
  selfDrawn: false,
  closed: false,
  distinctPairs: true,
  wild: false,
  value: 0,
  penalty: 0,
};

/** A hand of 3·sets + 1 tiles or one more, mostly of few suits, so that it is not far from everything. */
function randomHolding(random: Random, sets: number, tiles: number): Holding {
  const suits = random.below(3) + 1;
  const from = Array.from({ length: KINDS }, (_, kind) => kind).filter(
    (kind) => kind >= 27 || kind / 9 < suits,
  );
  const pool = shuffle(
    from.flatMap((kind) => [kind, kind, kind, kind]),
    random,
  );
  const holding = new Holding();
  holding.sets = sets;
  for (const kind of pool.slice(0, tiles)) holding.add(kind, 1);
  for (let kind = 0; kind < KINDS; kind++) holding.live[kind] = 4 - holding.counts[kind]!;
  return holding;
}

/** The same distance, as the engine measures it. */
function engineDistance(route: Route, { counts, sets }: Holding): number {
  const sortOf = (suit: number) => ((route.suits >> suit) & 1 ? route.family : 'none');
  return routeDistance(routeHand(counts, sets), {
    suits: [sortOf(0), sortOf(1), sortOf(2)],
    honours: route.honours ? 'any' : 'none',
    pongs: route.forced,
    eyes: null,
  });
}

const routes: [string, Route, () => Measure][] = [
  ['any sets', PLAIN, () => new SetsReach(blockTables('any'))],
  ['one suit with honours', { ...PLAIN, suits: 0b010 }, () => new SetsReach(blockTables('any'))],
  ['one suit', { ...PLAIN, suits: 0b001, honours: false }, () => new SetsReach(blockTables('any'))],
  ['two dragons', { ...PLAIN, forced: 0b1010000 }, () => new SetsReach(blockTables('any'))],
  ['chows', { ...PLAIN, family: 'chows', honours: false }, () => new SetsReach(blockTables('chows'))],
  ['pongs', { ...PLAIN, family: 'pongs' }, () => new PongsReach()],
  ['pongs of one suit', { ...PLAIN, family: 'pongs', suits: 0b001 }, () => new PongsReach()],
  ['pongs with east', { ...PLAIN, family: 'pongs', forced: 1 }, () => new PongsReach()],
];

describe('a reach measures as the engine does', () => {
  test.each(routes)('%s', (name, route, makeReach) => {
    const random = testRandom(`reach ${name}`);
    const reach = makeReach();
    for (let hand = 0; hand < HANDS; hand++) {
      const sets = 2 + random.below(3);
      const holding = randomHolding(random, sets, 3 * sets + 1 + random.below(2));
      expect(reach.measure(route, holding)).toBe(engineDistance(route, holding));
    }
  });

  test.each([true, false])('seven pairs, distinct: %s', (distinctPairs) => {
    const random = testRandom('seven pairs');
    const reach = new PairsReach();
    const route: Route = { ...PLAIN, form: 'seven-pairs', distinctPairs };
    for (let hand = 0; hand < HANDS; hand++) {
      const holding = randomHolding(random, 4, 13 + random.below(2));
      expect(reach.measure(route, holding)).toBe(sevenPairsShanten(holding.counts, distinctPairs) + 1);
    }
  });

  test('thirteen orphans', () => {
    const random = testRandom('orphans');
    const reach = new OrphansReach();
    for (let hand = 0; hand < HANDS; hand++) {
      const holding = randomHolding(random, 4, 13 + random.below(2));
      expect(reach.measure(PLAIN, holding)).toBe(thirteenOrphansShanten(holding.counts) + 1);
    }
  });
});

const special: [string, Route, () => Measure][] = [
  ['seven pairs', { ...PLAIN, form: 'seven-pairs' }, () => new PairsReach()],
  [
    'two pairs of four alike',
    { ...PLAIN, form: 'seven-pairs', distinctPairs: false },
    () => new PairsReach(),
  ],
  ['thirteen orphans', { ...PLAIN, form: 'thirteen-orphans' }, () => new OrphansReach()],
];

describe('what a reach says of a discard is what it measures after it', () => {
  test.each([...routes, ...special])('%s', (name, route, makeReach) => {
    const random = testRandom(`discards ${name}`);
    const reach = makeReach();
    const fresh = makeReach();
    const ones = new Float64Array(KINDS).fill(1);
    for (let hand = 0; hand < HANDS / 8; hand++) {
      const sets = route.form === 'sets' ? 2 + random.below(3) : 4;
      const holding = randomHolding(random, sets, 3 * sets + 2);
      for (let kind = 0; kind < KINDS; kind++) {
        if (holding.counts[kind] === 0) continue;
        reach.measure(route, holding);
        const missing = reach.without(kind);
        const useful = reach.useful(kind, missing, ones);
        holding.add(kind, -1);
        expect(fresh.measure(route, holding)).toBe(missing);
        expect(fresh.useful(NO_TILE, missing, ones)).toBe(useful);
        expect(countUseful(fresh, route, holding)).toBe(useful);
        holding.add(kind, 1);
      }
    }
  });
});

/** The kinds of which one more lowers the distance, by trying each. */
function countUseful(reach: Measure, route: Route, holding: Holding): number {
  const missing = reach.measure(route, holding);
  let useful = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    if (holding.counts[kind] === 4) continue;
    holding.add(kind, 1);
    holding.live[kind]!--;
    if (reach.measure(route, holding) < missing) useful++;
    holding.add(kind, -1);
    holding.live[kind]!++;
  }
  return useful;
}
