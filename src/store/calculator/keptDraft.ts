import * as v from 'valibot';
import { kept } from '../saves/kept';
import { KEYS } from '../saves/keys';
import type { SaveStorage } from '../saves/save';
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
});

const place = kept(KEYS.calculator, (json) => readDraft(v.parse(written, json)));
const game = kept(KEYS.calculator, v.parser(v.object({ rules: v.string() })));

/** The game of the draft that is kept; null where none is. It has to be loaded before the draft can be read. */
export function keptGame(storage: SaveStorage): string | null {
  return game.peek(storage)?.rules ?? null;
}

/** The draft that is kept; null where none is. What cannot be read is set aside. */
export function readKeptDraft(storage: SaveStorage): Draft | null {
  return place.take(storage);
}

/** Keeps a draft, in place of the one before. A browser that keeps nothing forgets this, and nothing else. */
export function keepDraft(storage: SaveStorage, draft: Draft): void {
  place.write(storage, writeDraft(draft));
}
