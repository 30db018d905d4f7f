import * as v from 'valibot';
import { readKept } from '../practice/keptText';
import type { SaveStorage } from '../saves/save';
import { readDraft, writeDraft } from './draftText';
import type { Draft } from './draft';

const KEYS = { kept: 'hong-kong-mahjong/calculator', aside: 'hong-kong-mahjong/calculator-set-aside' };

const written = v.object({
  rules: v.string(),
  options: v.record(v.string(), v.union([v.boolean(), v.number(), v.string(), v.array(v.string())])),
  hands: v.array(v.string()),
  seat: v.string(),
  round: v.string(),
  by: v.string(),
  from: v.string(),
  situation: v.array(v.string()),
});

/** The game of the draft that is kept; null where none is. It has to be loaded before the draft can be read. */
export function keptGame(storage: SaveStorage): string | null {
  const game = v.object({ rules: v.string() });
  try {
    const json: unknown = JSON.parse(storage.getItem(KEYS.kept) ?? 'null');
    return v.is(game, json) ? json.rules : null;
  } catch {
    return null;
  }
}

/** The draft that is kept; null where none is. What cannot be read is set aside. */
export function readKeptDraft(storage: SaveStorage): Draft | null {
  const { value, isSetAside, isLocked } = readKept(storage, KEYS, (json) => {
    const parsed = v.safeParse(written, json);
    return parsed.success ? readDraft(parsed.output) : null;
  });
  if (isSetAside && !isLocked) storage.removeItem(KEYS.kept);
  return value;
}

/** Keeps a draft, in place of the one before. */
export function keepDraft(storage: SaveStorage, draft: Draft): void {
  try {
    storage.setItem(KEYS.kept, JSON.stringify(writeDraft(draft)));
  } catch {
    // A browser that keeps nothing forgets this, and nothing else.
  }
}
