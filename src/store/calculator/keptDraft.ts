import * as v from 'valibot';
import { kept } from '../saves/kept';
import { KEYS } from '../saves/keys';
import { readDraft, writeDraft } from './draftText';
import type { Draft } from './draft';

const written = v.object({
  rules: v.string(),
  options: v.record(v.string(), v.union([v.boolean(), v.number(), v.string(), v.array(v.string())])),
  hands: v.array(v.string()),
  seat: v.string(),
  round: v.string(),
  by: v.string(),
  from: v.string(),
  situation: v.array(v.string()),
  values: v.exactOptional(v.record(v.string(), v.union([v.string(), v.number(), v.array(v.string())]))),
});

/** The draft that is kept; null where none is. Its game has to be loaded before. */
export const keptDraft = kept<Draft | null>({
  key: KEYS.calculator,
  parse: (json) => readDraft(v.parse(written, json)),
  format: writeDraft,
  empty: null,
});

/** The game of the draft that is kept; null where none is. */
export const keptGame = kept<string | null>({
  key: KEYS.calculator,
  parse: (json) => v.parse(v.object({ rules: v.string() }), json).rules,
  empty: null,
});
