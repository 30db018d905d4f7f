import { demand, fail } from '../breach';
import type { Fields } from '../shape';

const WORDS = {
  extraTiles: ['seasons', 'none', 'all'],
  robKong: ['added', 'any', 'added-or-thirteen-orphans', 'never'],
  readyCall: ['automatic', 'off'],
  dealerRepeats: ['draw', 'always'],
  settle: ['fines', 'keep'],
  falseWin: ['open-hand', 'pay'],
  severalWinners: ['nearest'],
} as const;

type Name = keyof typeof WORDS;
type Word<K extends Name> = (typeof WORDS)[K][number];

/** The options of Chinese classical that a record can be checked against. */
export interface Options {
  readonly extraTiles: Word<'extraTiles'>;
  readonly robKong: Word<'robKong'>;
  readonly readyCall: Word<'readyCall'>;
  readonly dealerRepeats: Word<'dealerRepeats'>;
  readonly settle: Word<'settle'>;
  readonly falseWin: Word<'falseWin'>;
  readonly falseWinPoints: number;
  readonly strictCalling: boolean;
  readonly sevenPairsDistinct: boolean;
  readonly deadWall: number;
  readonly hands: number;
  readonly startPoints: number;
  /** Null: none. */
  readonly limit: number | null;
  /** Points and doublings that differ, by item. */
  readonly values: Readonly<Record<string, number>>;
}

const OTHERS =
  'falseWinPoints strictCalling sevenPairsDistinct deadWall hands startPoints limit claimSeconds values'.split(
    ' ',
  );

function readWord<K extends Name>(given: Fields, name: K): Word<K> {
  const words: readonly Word<K>[] = WORDS[name];
  const value = given[name] ?? words[0];
  return words.find((word) => word === value) ?? fail(`option ${name}: unknown word`);
}

function readFlag(given: Fields, name: string, initial: boolean): boolean {
  const value = given[name] ?? initial;
  return typeof value === 'boolean' ? value : fail(`option ${name}: expected true or false`);
}

function readNumber(given: Fields, name: string, initial: number): number {
  const value = given[name] ?? initial;
  return typeof value === 'number' && Number.isInteger(value) && value >= 0
    ? value
    : fail(`option ${name}: expected a whole number`);
}

function readValues(value: unknown): Readonly<Record<string, number>> {
  if (value === undefined) return {};
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const given: Readonly<Record<string, unknown>> = isObject
    ? { ...value }
    : fail('option values: expected an object');
  return Object.fromEntries(Object.keys(given).map((id) => [id, readNumber(given, id, 0)]));
}

/** The options of a record over the defaults; a breach for an unknown name or value. */
export function readOptions(given: Fields): Options {
  const known = [...Object.keys(WORDS), ...OTHERS];
  for (const name of Object.keys(given)) demand(known.includes(name), `unknown option ${name}`);
  readWord(given, 'severalWinners');
  const hands = readNumber(given, 'hands', 4);
  const deadWall = readNumber(given, 'deadWall', 14);
  demand([4, 8, 16].includes(hands), `option hands: ${hands} is not allowed`);
  demand(deadWall % 2 === 0 && deadWall <= 14, `option deadWall: ${deadWall} is not allowed`);
  return {
    extraTiles: readWord(given, 'extraTiles'),
    robKong: readWord(given, 'robKong'),
    readyCall: readWord(given, 'readyCall'),
    dealerRepeats: readWord(given, 'dealerRepeats'),
    settle: readWord(given, 'settle'),
    falseWin: readWord(given, 'falseWin'),
    falseWinPoints: readNumber(given, 'falseWinPoints', 100),
    strictCalling: readFlag(given, 'strictCalling', false),
    sevenPairsDistinct: readFlag(given, 'sevenPairsDistinct', true),
    deadWall,
    hands,
    startPoints: readNumber(given, 'startPoints', 2000),
    limit: given['limit'] === 'none' ? null : readNumber(given, 'limit', 300),
    values: readValues(given['values']),
  };
}
