import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../src/engine/refusing';
import { buildRoutes } from '../../../src/bots/routes/buildRoutes';
import { NO_SITUATION } from '../../../src/engine/situations';
import type { Route } from '../../../src/bots/routes/route';
import { routesOf } from '../../../src/bots/knownBooks';
import { readBook } from '../../../src/bots/routes/bookOfRoutes';
import type { TunedBook } from '../../../src/bots/routes/tuning';
import { randomOptions } from '../../../research/randomOptions';
import { pick } from '../../../src/engine/random';
import type { Random } from '../../../src/engine/random';
import type { RuleSet, WinContext } from '../../../src/engine/rules';
import { findRuleSet } from '../../../src/engine/knownRules';
import { ORPHANS } from '../../../src/engine/scoring/forms';
import { FIRST_FLOWER, FIRST_WIND } from '../../../src/engine/tiles';
import { testRandom } from '../../support/randomPlay';

const KINDS = 34;
const TABLES = 150;
const bookOf = (rules: string): TunedBook => readBook(routesOf(rules)!, { tuning: 'routes-1' });

interface Sets {
  readonly sets: readonly (readonly number[])[];
  readonly eyes: number;
}

function bits(mask: number, first: number): number[] {
  return Array.from({ length: KINDS - first }, (_, at) => first + at).filter(
    (kind) => (mask >> (kind - first)) & 1,
  );
}

function kindsOf(route: Route): number[] {
  return Array.from({ length: KINDS }, (_, kind) => kind).filter((kind) =>
    kind >= FIRST_WIND ? route.honours : (route.suits >> Math.floor(kind / 9)) & 1,
  );
}

function randomSet(route: Route, random: Random): number[] {
  const kind = pick(kindsOf(route), random);
  const isChow = route.family === 'chows' || (route.family === 'any' && random.below(2) === 0);
  if (!isChow) return [kind, kind, kind];
  const start = kind < FIRST_WIND ? kind - Math.max(0, (kind % 9) - 6) : kind;
  return start < FIRST_WIND ? [start, start + 1, start + 2] : [kind, kind, kind];
}

/** Sets and eyes that the route allows, at random; null when they need a fifth tile of a kind. */
function randomSets(route: Route, random: Random): Sets | null {
  const sets = bits(route.forced, FIRST_WIND).map((kind) => [kind, kind, kind]);
  const pongs = kindsOf(route);
  while (sets.length < route.concealedPongs) {
    const kind = pick(pongs, random);
    sets.push([kind, kind, kind]);
  }
  while (sets.length < 4) sets.push(randomSet(route, random));
  const [forcedEyes] = bits(route.eyes, FIRST_WIND);
  const suited = pongs.filter((kind) => route.family !== 'chows' || kind < FIRST_WIND);
  const eyes = forcedEyes ?? pick(suited, random);
  const counts = countsOf([...sets.flat(), eyes, eyes]);
  return sets.length === 4 && counts.every((count) => count <= 4) ? { sets, eyes } : null;
}

function countsOf(kinds: readonly number[]): number[] {
  const counts = Array<number>(KINDS).fill(0);
  for (const kind of kinds) counts[kind]!++;
  return counts;
}

/** A win on this route that is worth as little as it can be: exposed, on a discard, with a flower that counts for nobody. */
function win(
  route: Route,
  { seat, round }: { seat: number; round: number },
  random: Random,
): WinContext | null {
  const base = {
    seat,
    round,
    by: route.selfDrawn ? ('wall' as const) : ('discard' as const),
    from: route.selfDrawn ? null : (seat + 1) % 4,
    bonus: [FIRST_FLOWER + ((seat + 1) % 4)],
    ...NO_SITUATION,
    end: route.selfDrawn ? ('front' as const) : null,
  };
  if (route.form === 'thirteen-orphans') {
    const last = pick(ORPHANS, random);
    return { ...base, counts: countsOf([...ORPHANS, last]), melds: [], tile: last };
  }
  if (route.form === 'seven-pairs') {
    const kinds = new Set<number>();
    while (kinds.size < 7) kinds.add(pick(kindsOf(route), random));
    return { ...base, counts: countsOf([...kinds, ...kinds]), melds: [], tile: [...kinds][0]! };
  }
  const hand = randomSets(route, random);
  if (!hand) return null;
  const exposed = route.concealed || route.concealedPongs > 0 ? [] : hand.sets;
  const kept = exposed.length > 0 ? [] : hand.sets.flat();
  const melds = exposed.map((tiles) => ({
    type: tiles[0] === tiles[1] ? ('pong' as const) : ('chow' as const),
    kind: tiles[0]!,
    concealed: false,
    from: null,
  }));
  return { ...base, counts: countsOf([...kept, hand.eyes, hand.eyes]), melds, tile: hand.eyes };
}

function ruleSet(id: string): RuleSet {
  const found = findRuleSet(id);
  if (!found) throw new Error(`There is no rule set ${id}.`);
  return found;
}

describe.each(['hong-kong-old', 'hong-kong-common'])('%s', (id) => {
  test('every route ends in a hand that may be won with, whatever the options', () => {
    const random = testRandom(`routes ${id}`);
    let tried = 0;
    for (let table = 0; table < TABLES; table++) {
      const options = randomOptions(ruleSet(id), random);
      const rules = ruleSet(id).resolve(options);
      const book = bookOf(id);
      const place = { seat: random.below(4), round: random.below(4) };
      for (const route of buildRoutes(book, options, { ...place, need: book.minimum(options), barred: 0 })) {
        const context = win(route, place, random);
        if (!context) continue;
        tried++;
        if (refusalOf(rules, context)) expect({ route, options, context }).toBe('legal');
      }
    }
    expect(tried).toBeGreaterThan(TABLES * 20);
  });
});
