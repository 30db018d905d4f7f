import * as v from 'valibot';
import type { Match } from '../../engine/match';
import type { DealResult } from '../types';
import type { SaveStorage } from '../save';

const KEY = 'hong-kong-mahjong/score-sheet';

const row = v.object({
  dealt: v.number(),
  round: v.number(),
  number: v.number(),
  repeat: v.number(),
  gained: v.array(v.number()),
});
const sheet = v.object({ match: v.string(), rows: v.array(row) });

/** One finished hand of the match: its place, and what each player gained. */
export type SheetRow = Readonly<v.InferOutput<typeof row>>;

/** The finished hands of this match, as far as this browser has seen them, in order. */
export function sheetRows(storage: Pick<SaveStorage, 'getItem'>, match: Match): readonly SheetRow[] {
  try {
    const kept = v.safeParse(sheet, JSON.parse(storage.getItem(KEY) ?? 'null'));
    return kept.success && kept.output.match === nameOf(match) ? kept.output.rows : [];
  } catch {
    return [];
  }
}

/** Enters a hand that is over; entering it again changes nothing. */
export function enterHand(storage: SaveStorage, match: Match, result: DealResult): void {
  const { progress, dealt } = match;
  if (!progress) return;
  const { round, number, repeat } = progress;
  const others = sheetRows(storage, match).filter((other) => other.dealt !== dealt);
  const rows = [...others, { dealt, round, number, repeat, gained: [...result.gained] }];
  try {
    storage.setItem(KEY, JSON.stringify({ match: nameOf(match), rows }));
  } catch {
    // A browser that keeps nothing shows a sheet without this hand.
  }
}

function nameOf({ bits, text }: Match): string {
  return `${bits} ${text}`;
}
