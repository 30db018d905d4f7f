import * as v from 'valibot';
import type { Options, RuleSetId } from '../../engine/types';
import { kept } from '../saves/kept';
import { KEYS } from '../saves/keys';
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

/** What was left unsaved; null where nothing was. */
export const keptHouseDraft = kept<HouseDraft | null>({
  key: KEYS.houseDraft,
  parse: (json) => v.parse(file, json).draft,
  format: (draft) => ({ version: 1, draft }),
  empty: null,
});
