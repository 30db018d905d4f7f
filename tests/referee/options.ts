import { demand, fail } from './breach';
import type { Fields } from './shape';

/** Readers of a record's options: what is not given is as it is by default, the first of the words and numbers. */

export function readFlag(given: Fields, name: string, initial: boolean): boolean {
  const value = given[name] ?? initial;
  return typeof value === 'boolean' ? value : fail(`option ${name}: expected true or false`);
}

/** One of the numbers allowed, or any for a single one. */
export function readNumber(given: Fields, name: string, allowed: readonly number[] | number): number {
  const initial = typeof allowed === 'number' ? allowed : allowed[0];
  const value = given[name] ?? initial;
  const isAllowed = typeof allowed === 'number' || allowed.some((number) => number === value);
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && isAllowed
    ? value
    : fail(`option ${name}: ${JSON.stringify(value)} is not allowed`);
}

export function readWord<W extends string>(given: Fields, name: string, words: readonly W[]): W {
  const value = given[name] ?? words[0];
  return words.find((word) => word === value) ?? fail(`option ${name}: unknown word`);
}

/** A breach for an option that is none of these, in one text. */
export function demandKnown(given: Fields, names: string): void {
  const known = names.split(' ');
  for (const name of Object.keys(given)) demand(known.includes(name), `unknown option ${name}`);
}

export const ROB_KONG = ['any', 'added', 'added-or-thirteen-orphans', 'never'] as const;
export const FALSE_WIN = ['open-hand', 'pay'] as const;
