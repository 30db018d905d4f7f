import * as v from 'valibot';
import { kept } from '../saves/kept';
import { KEYS } from '../saves/keys';
import type { SaveStorage } from '../saves/save';
import { MOST_SETS, parseSet } from './houseSet';
import type { HouseSet } from './houseSet';

const file = v.object({ version: v.literal(1), sets: v.array(v.unknown()) });

const place = kept<readonly unknown[]>({
  key: KEYS.houseRules,
  parse: (json) => v.parse(file, json).sets,
  format: (sets) => ({ version: 1, sets }),
  empty: [],
});

interface ReadSets {
  readonly sets: readonly HouseSet[];
  /** So much that was kept could not be read, and was set aside. */
  readonly setAside: number;
  /** It could not be set aside either: nothing may be written over it. */
  readonly isLocked: boolean;
}

/** The sets that are kept. One that is damaged is set aside, and the others stay. */
export function readSets(storage: SaveStorage): ReadSets {
  const { value, isSetAside, isLocked } = place.read(storage);
  if (isSetAside) return { sets: [], setAside: 1, isLocked };
  const sets = value.flatMap((each) => parseSet(each) ?? []).slice(0, MOST_SETS);
  const damaged = value.filter((each) => !parseSet(each));
  const areAside = damaged.every((each) => place.setAside(storage, JSON.stringify(each)));
  if (damaged.length > 0 && areAside) keepSets(storage, sets);
  return { sets, setAside: damaged.length, isLocked: !areAside };
}

/** The sets that can be read. Whatever cannot stays in its place, for `readSets` to set aside and tell of. */
export function readableSets(storage: SaveStorage): readonly HouseSet[] {
  return place.peek(storage).flatMap((each) => parseSet(each) ?? []);
}

/** Keeps these sets; false where the browser keeps nothing. */
export function keepSets(storage: SaveStorage, sets: readonly HouseSet[]): boolean {
  return place.write(storage, sets);
}
