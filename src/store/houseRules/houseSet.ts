import * as v from 'valibot';
import type { Options, RuleSetId } from '../../engine/types';
import { options } from '../share/linkSchema';

/** The longest name of a set, in characters, and the most sets that are kept. */
export const LONGEST_NAME = 40;
export const MOST_SETS = 60;

/** House rules under a name: a game, and the options of it that differ. */
export interface HouseSet {
  readonly name: string;
  readonly rules: RuleSetId;
  readonly options: Options;
}

/** A name as it is kept: without what has no shape on a screen, and without blanks around it. */
export function cleanName(text: string): string {
  return text.replaceAll(/\p{C}/gu, '').trim().slice(0, LONGEST_NAME);
}

const houseSet = v.object({
  name: v.pipe(
    v.string(),
    v.transform(cleanName),
    v.check((name) => name !== ''),
  ),
  rules: v.pipe(v.string(), v.maxLength(60)),
  options,
});

/** A set as it was kept or sent; null where it is none. Its game says whether its options can be used. */
export function parseSet(json: unknown): HouseSet | null {
  const parsed = v.safeParse(houseSet, json);
  return parsed.success ? parsed.output : null;
}

/** The name, or the first free one after it: no two sets have the same. */
export function freeName(sets: readonly HouseSet[], name: string): string {
  const taken = new Set(sets.map((set) => set.name));
  for (let number = 1; ; number++) {
    const end = number === 1 ? '' : ` ${number}`;
    const tried = `${name.slice(0, LONGEST_NAME - end.length)}${end}`;
    if (!taken.has(tried)) return tried;
  }
}
