import * as v from 'valibot';
import { sameJson } from '../../engine/sameJson';
import { ALL_KINDS } from '../../engine/tiles';
import type { ParkedMatch } from '../types';
import type { SaveStorage } from './save';
import { parseJson } from '../parseJson';
import { natural } from './saveParts';

/** The keys that begin so. */
export function keysAt(storage: SaveStorage, prefix: string): readonly string[] {
  try {
    return storage.keys().filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

const texts = v.tuple([v.string(), v.nullable(v.string())]);

/** More tiles, or more opponents, than any game has. */
const MOST_TILES = 40;
const MOST_BOTS = 8;
/** No tile has a kind above it. */
const LAST_KIND = ALL_KINDS - 1;
/** Farther from 1970 no date is known, in milliseconds. */
const LAST_TIME = 8.64e15;

const card = v.object({
  version: v.literal(1),
  rules: v.string(),
  bits: v.string(),
  round: natural,
  number: natural,
  repeat: natural,
  wind: natural,
  score: v.pipe(v.number(), v.integer()),
  place: v.pipe(natural, v.minValue(1)),
  // Cards of older versions do not say it.
  equals: v.optional(natural, 1),
  seats: natural,
  bots: v.pipe(v.array(v.string()), v.maxLength(MOST_BOTS)),
  hand: v.pipe(v.array(v.pipe(natural, v.maxValue(LAST_KIND))), v.maxLength(MOST_TILES)),
  at: v.nullable(v.pipe(natural, v.maxValue(LAST_TIME))),
  title: v.optional(v.string()),
});

/** What a card of home says of a match; it follows from the save. */
export type Card = Omit<ParkedMatch, 'id'>;

/**
 * A match as it is kept while another one is open: a line with what home shows of it, so that nothing has to be played
 * again for that, and then the save and the records of its hands.
 */
export function parkedText(shown: Card, saved: readonly [string, string | null]): string {
  return `${JSON.stringify({ version: 1, ...shown })}\n${JSON.stringify(saved)}`;
}

/** What home shows of it; null where that is missing or not to be trusted. */
export function cardIn(written: string): Card | null {
  const parsed = v.safeParse(card, parseJson(written.slice(0, written.indexOf('\n') + 1)));
  if (!parsed.success) return null;
  const { version: _, ...shown } = parsed.output;
  return shown;
}

/** The save and the records of its hands. A text that is neither is taken for a save. */
export function textsIn(written: string): readonly [string, string | null] {
  const kept = written.slice(written.indexOf('\n') + 1);
  const parsed = v.safeParse(texts, parseJson(kept));
  return parsed.success ? parsed.output : [kept, null];
}

const deal = v.object({ match: v.unknown(), wall: v.unknown(), choices: v.array(v.unknown()) });

/** Whether the first of two saves is the second one as it was when fewer choices, or as many, had been made in this deal. */
export function isEarlier(save: string, later: string): boolean {
  const [a, b] = [save, later].map((text) => v.safeParse(deal, parseJson(text)));
  if (!a?.success || !b?.success) return false;
  const made = a.output.choices.length;
  return sameJson(a.output, { ...b.output, choices: b.output.choices.slice(0, made) });
}
