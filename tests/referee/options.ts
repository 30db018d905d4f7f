import { demand, fail } from './breach';
import type { Fields } from './shape';

export const RULES = ['hong-kong-old', 'hong-kong-common', 'taisen'] as const;
export type Rules = (typeof RULES)[number];

const WORDS = {
  dice: ['three', 'two-twice'],
  severalWinners: ['nearest', 'highest', 'all'],
  robKong: ['any', 'added', 'added-or-thirteen-orphans', 'never'],
  goulash: ['replay', 'pot'],
  falseWin: ['open-hand', 'pay'],
  dealerRepeats: ['always', 'three', 'never'],
} as const;

type Word<K extends keyof typeof WORDS> = (typeof WORDS)[K][number];

/** The options the course of play depends on; what only scoring reads is left to the scorer. */
export interface Options {
  readonly bonusTiles: boolean;
  readonly dice: Word<'dice'> | 'two';
  readonly deadWall: number;
  readonly severalWinners: Word<'severalWinners'>;
  readonly robKong: Word<'robKong'>;
  readonly goulash: Word<'goulash'>;
  readonly potPoints: number;
  readonly strictCalling: boolean;
  readonly falseWin: Word<'falseWin'>;
  readonly falseWinPoints: number;
  readonly dealerRepeats: Word<'dealerRepeats'>;
  readonly rounds: number;
  readonly startPoints: number;
  readonly eightBonusTiles: boolean;
  readonly pao: boolean;
  readonly groups: number;
  readonly winFromAnyone: boolean;
}

const OPTION_NAMES =
  'bonusTiles strictCalling sevenPairsDistinct dragonsConcealed dealerDoubles limitHands deadWall ' +
  'potPoints claimSeconds falseWinPoints rounds minimumFaan limitPoints startPoints simples ' +
  'commonHand limitConcealment dice severalWinners robKong goulash dealerRepeats falseWin ' +
  'lowHands sevenPairs limitFaan rise base responsibility pao groups winFromAnyone values';

function readFlag(given: Fields, name: string, initial: boolean): boolean {
  const value = given[name] === undefined ? initial : given[name];
  return typeof value === 'boolean' ? value : fail(`option ${name}: expected true or false`);
}

function readNumber(given: Fields, name: string, allowed: readonly number[] | number): number {
  const initial = typeof allowed === 'number' ? allowed : allowed[0];
  const value = given[name] === undefined ? initial : given[name];
  const isAllowed = typeof allowed === 'number' || allowed.some((number) => number === value);
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && isAllowed
    ? value
    : fail(`option ${name}: ${JSON.stringify(value)} is not allowed`);
}

function readWord<K extends keyof typeof WORDS>(given: Fields, name: K, initial: Word<K>): Word<K> {
  const value = given[name] === undefined ? initial : given[name];
  const words: readonly Word<K>[] = WORDS[name];
  return words.find((word) => word === value) ?? fail(`option ${name}: unknown word`);
}

function readEightBonusTiles(given: Fields): boolean {
  const list = given['limitHands'];
  if (list === undefined) return true;
  return Array.isArray(list)
    ? list.includes('eight-bonus-tiles')
    : fail('option limitHands: expected a list');
}

/** The options of a record over the rule set's defaults; a breach for an unknown name or value. */
export function readOptions(rules: Rules, given: Fields): Options {
  const known = OPTION_NAMES.split(' ');
  for (const name of Object.keys(given)) {
    demand(known.includes(name), `unknown option ${name}`);
  }
  const isTaisen = rules === 'taisen';
  demand(!isTaisen || given['values'] === undefined, 'option values: this game has no items');
  return {
    bonusTiles: isTaisen ? false : readFlag(given, 'bonusTiles', true),
    dice: isTaisen ? 'two' : readWord(given, 'dice', 'three'),
    deadWall: isTaisen ? 0 : readNumber(given, 'deadWall', [0, 2, 4, 6, 8, 10, 12, 14]),
    severalWinners: isTaisen ? 'nearest' : readWord(given, 'severalWinners', 'nearest'),
    robKong: isTaisen ? 'never' : readWord(given, 'robKong', 'any'),
    goulash: isTaisen ? 'replay' : readWord(given, 'goulash', 'replay'),
    potPoints: readNumber(given, 'potPoints', 2),
    strictCalling: readFlag(given, 'strictCalling', false),
    falseWin: readWord(given, 'falseWin', 'open-hand'),
    falseWinPoints: readNumber(given, 'falseWinPoints', 8),
    dealerRepeats: readWord(given, 'dealerRepeats', isTaisen ? 'never' : 'always'),
    rounds: readNumber(given, 'rounds', isTaisen ? [1, 2, 4] : [4, 1, 2]),
    startPoints: readNumber(given, 'startPoints', 0),
    eightBonusTiles: rules === 'hong-kong-old' && readEightBonusTiles(given),
    pao: rules === 'hong-kong-common' && readFlag(given, 'pao', true),
    groups: readNumber(given, 'groups', [3, 4]),
    winFromAnyone: readFlag(given, 'winFromAnyone', false),
  };
}
