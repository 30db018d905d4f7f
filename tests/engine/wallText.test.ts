import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { random } from '../../src/bots/yardsticks/random';
import { simulateMatches } from '../../src/cli/simulate';
import { faceOf } from '../../src/engine/draw';
import { rulesOf } from '../../src/engine/knownRules';
import { nextWall, startMatch } from '../../src/engine/match';
import { formatTile } from '../../src/engine/notation';
import type { GameRecord, RecordedHand } from '../../src/engine/record';
import { optionsOf } from '../support/rigged';

/**
 * Follows "How anyone recomputes a wall" of `src/engine/README.md`, step by step, with nothing of the engine: numbers are
 * big integers, and lists are never changed in place.
 */
const WORD = 2n ** 32n;

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function turned(x: bigint, left: bigint): bigint {
  return (x * 2n ** left + x / 2n ** (32n - left)) % WORD;
}

/** Steps 3 and 4. */
function* numbers(matchSeed: string, place: number): Generator<bigint, never> {
  const hash = sha256(Buffer.from(`${matchSeed}:deal:${place}`, 'utf8'));
  const [one = '', two = '', three = '', four = ''] = hash.match(/.{8}/g) ?? [];
  let [a, b, c, d] = [BigInt(`0x${one}`), BigInt(`0x${two}`), BigInt(`0x${three}`), BigInt(`0x${four}`)];
  for (;;) {
    yield (turned((b * 5n) % WORD, 7n) * 9n) % WORD;
    const t = (b * 512n) % WORD;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= t;
    d = turned(d, 11n);
  }
}

/** Step 5. */
function below(n: number, source: Generator<bigint, never>): number {
  const limit = WORD - (WORD % BigInt(n));
  let value = source.next().value;
  while (value >= limit) value = source.next().value;
  return Number(value % BigInt(n));
}

const FLOWERS = '1f 2f 3f 4f 1y 2y 3y 4y'.split(' ');
const ANIMALS = '1a 2a 3a 4a 5a 6a 7a 8a'.split(' ');

interface Table {
  readonly added: readonly string[];
  readonly dice: number;
  /** How many of the dice choose the side. */
  readonly choosing: number;
}

/** The table of the text. */
function tableOf({ rules, options }: GameRecord): Table {
  const { bonusTiles = true, dice = 'three', extraTiles = 'seasons' } = options;
  if (rules === 'taisen') return { added: [], dice: 2, choosing: 0 };
  if (rules === 'classical') {
    const all = extraTiles === 'all' ? [...FLOWERS, ...ANIMALS] : FLOWERS;
    return { added: extraTiles === 'none' ? [] : all, dice: 4, choosing: 2 };
  }
  const added = bonusTiles === true ? FLOWERS : [];
  return dice === 'two-twice' ? { added, dice: 4, choosing: 2 } : { added, dice: 3, choosing: 3 };
}

/** Steps 2 and 6 to 9. */
function recomputed(record: GameRecord, place: number): Pick<RecordedHand, 'dice' | 'wall'> {
  const bytes = Buffer.concat([
    Buffer.from(record.seed ?? '', 'hex'),
    Buffer.from(record.text ?? '', 'utf8'),
  ]);
  const source = numbers(sha256(bytes), place);
  const table = tableOf(record);
  const ranks = ['m', 'p', 's'].flatMap((suit) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((rank) => `${rank}${suit}`),
  );
  const kinds = [...ranks, 'E', 'S', 'W', 'N', 'C', 'F', 'P'];
  let tiles: readonly string[] = [...kinds.flatMap((kind) => [kind, kind, kind, kind]), ...table.added];
  for (let i = tiles.length - 1; i > 0; i--) {
    const j = below(i + 1, source);
    tiles = tiles.with(i, tiles[j] ?? '').with(j, tiles[i] ?? '');
  }
  const dice = Array.from({ length: table.dice }, () => below(6, source) + 1);
  const total = (some: readonly number[]): number => some.reduce((sum, die) => sum + die, 0);
  const side = table.choosing === 0 ? 0 : (total(dice.slice(0, table.choosing)) - 1) % 4;
  const stacks = tiles.length / 8;
  const first = 2 * ((((4 - side) % 4) * stacks + total(dice)) % (4 * stacks));
  return { dice, wall: [...tiles.slice(first), ...tiles.slice(0, first)] };
}

function recordsOf(rules: string, options: object): GameRecord[] {
  const found: GameRecord[] = [];
  simulateMatches(
    {
      rules,
      options: optionsOf(rules, options),
      hands: 24,
      seed: 11,
      bots: [random, random, random, random],
    },
    () => {},
    (record) => found.push(JSON.parse(JSON.stringify(record)) as GameRecord),
  );
  return found;
}

test.each([
  ['hong-kong-old', {}],
  ['hong-kong-old', { bonusTiles: false }],
  ['hong-kong-common', { dice: 'two-twice' }],
  ['classical', {}],
  ['classical', { extraTiles: 'none' }],
  ['classical', { extraTiles: 'all' }],
  ['taisen', {}],
])('who follows the text gets the walls of %s with %j', (rules, options) => {
  const records = recordsOf(rules, options);
  expect(records.flatMap(({ hands }) => hands)).toHaveLength(24);
  for (const record of records) {
    expect(sha256(Buffer.from(record.seed ?? '', 'hex'))).toBe(record.commitment);
    for (const [place, { dice, wall }] of record.hands.entries())
      expect([place, recomputed(record, place)]).toEqual([place, { dice, wall }]);
  }
});

test('the words of a player count, whatever they are written in', () => {
  const rules = 'hong-kong-old';
  const text = '東風 – été 🀄\u0000';
  const match = startMatch({ rules, options: optionsOf(rules, {}), bits: 'a0'.repeat(16), text });
  const [record] = recordsOf(rules, {});
  if (!record) throw new Error('No record was made.');
  const { dice, tiles } = nextWall(match);
  const wall = tiles.map((tile) => formatTile(faceOf(rulesOf(match), tile)));
  expect(recomputed({ ...record, seed: 'a0'.repeat(16), text }, 0)).toEqual({ dice, wall });
});
