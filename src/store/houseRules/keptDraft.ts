import * as v from 'valibot';
import type { Options, RuleSetId } from '../../engine/types';
import { readKept } from '../practice/keptText';
import type { SaveStorage } from '../saves/save';
import { options } from '../share/linkSchema';

/** House rules that are being put together and were not saved under a name yet. */
export interface HouseDraft {
  readonly rules: RuleSetId;
  /** What differs from the defaults. */
  readonly changed: Options;
  /** The saved set that is being changed, by name; null for none. */
  readonly chosen: string | null;
}

const KEYS = {
  kept: 'hong-kong-mahjong/house-draft',
  aside: 'hong-kong-mahjong/house-draft-set-aside',
};

const file = v.object({
  version: v.literal(1),
  draft: v.object({ rules: v.string(), changed: options, chosen: v.nullable(v.string()) }),
});

/** What was left unsaved; null where nothing was. What cannot be read is set aside. */
export function readHouseDraft(storage: SaveStorage): HouseDraft | null {
  const { value, isSetAside, isLocked } = readKept(storage, KEYS, (json) => {
    const parsed = v.safeParse(file, json);
    return parsed.success ? parsed.output.draft : null;
  });
  if (isSetAside && !isLocked) keepHouseDraft(storage, null);
  return value;
}

/** Keeps what is not saved yet, or nothing. A browser that keeps nothing shows it until the screen is left. */
export function keepHouseDraft(storage: SaveStorage, draft: HouseDraft | null): void {
  try {
    if (draft) storage.setItem(KEYS.kept, JSON.stringify({ version: 1, draft }));
    else storage.removeItem(KEYS.kept);
  } catch {
    // It lasts as long as the screen.
  }
}
