import * as v from 'valibot';
import type { Options, RuleSetId } from '../../engine/types';
import { kept } from '../saves/kept';
import { KEYS } from '../saves/keys';
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

const file = v.object({
  version: v.literal(1),
  draft: v.object({ rules: v.string(), changed: options, chosen: v.nullable(v.string()) }),
});

const place = kept(KEYS.houseDraft, v.parser(file));

/** What was left unsaved; null where nothing was. What cannot be read is set aside. */
export function readHouseDraft(storage: SaveStorage): HouseDraft | null {
  return place.take(storage)?.draft ?? null;
}

/** Keeps what is not saved yet, or nothing. A browser that keeps nothing shows it until the screen is left. */
export function keepHouseDraft(storage: SaveStorage, draft: HouseDraft | null): void {
  place.write(storage, draft && { version: 1, draft });
}
