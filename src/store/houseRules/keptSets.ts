import * as v from 'valibot';
import { readKept, setAside } from '../practice/keptText';
import type { SaveStorage } from '../saves/save';
import { MOST_SETS, parseSet } from './houseSet';
import type { HouseSet } from './houseSet';
import { SETS_KEY } from './setsKey';

const KEYS = { kept: SETS_KEY, aside: `${SETS_KEY}-set-aside` };

const file = v.object({ version: v.literal(1), sets: v.array(v.unknown()) });

interface ReadSets {
  readonly sets: readonly HouseSet[];
  /** So much that was kept could not be read, and was set aside. */
  readonly setAside: number;
  /** It could not be set aside either: nothing may be written over it. */
  readonly isLocked: boolean;
}

/** The sets that are kept. One that is damaged is set aside, and the others stay. */
export function readSets(storage: SaveStorage): ReadSets {
  const { value, isSetAside, isLocked } = readKept(storage, KEYS, (json) => {
    const parsed = v.safeParse(file, json);
    return parsed.success ? parsed.output.sets : null;
  });
  if (!value) return { sets: [], setAside: isSetAside ? 1 : 0, isLocked };
  const sets = value.flatMap((each) => parseSet(each) ?? []).slice(0, MOST_SETS);
  const damaged = value.filter((each) => !parseSet(each));
  const areAside = damaged.every((each) => setAside(storage, KEYS.aside, JSON.stringify(each)));
  if (damaged.length > 0 && areAside) keepSets(storage, sets);
  return { sets, setAside: damaged.length, isLocked: !areAside };
}

/** The sets that can be read. Whatever cannot stays in its place, for `readSets` to set aside and tell of. */
export function readableSets(storage: SaveStorage): readonly HouseSet[] {
  try {
    const parsed = v.safeParse(file, JSON.parse(storage.getItem(KEYS.kept) ?? ''));
    return parsed.success ? parsed.output.sets.flatMap((each) => parseSet(each) ?? []) : [];
  } catch {
    return [];
  }
}

/** Keeps these sets; false where the browser keeps nothing. */
export function keepSets(storage: SaveStorage, sets: readonly HouseSet[]): boolean {
  try {
    storage.setItem(KEYS.kept, JSON.stringify({ version: 1, sets }));
    return true;
  } catch {
    return false;
  }
}
