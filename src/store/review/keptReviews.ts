import type { ReviewedDecision } from '../../coach/review/review';
import { hashText } from '../../engine/random';
import type { GameRecord } from '../../engine/record';
import type { Player } from '../../engine/types';
import { REVIEWS, type HistoryStorage } from '../records/historyStorage';

/** Grows with every change of what a review holds, or of what the coach says: older ones are made anew. */
const VERSION = 1;

/** What is known of a hand. */
export interface HandReview {
  /** How many decisions it has; null until that is known. */
  readonly total: number | null;
  /** Those judged so far, in order. */
  readonly decisions: readonly ReviewedDecision[];
}

/** What lies in the storage. Text with its sum: what was damaged is not used. */
interface Kept {
  readonly version: number;
  readonly text: string;
  readonly sum: string;
}

/** Where the review of a player's hand is kept. The same hand is the same whatever match was recorded around it. */
export function reviewKey(
  { rules, rulesVersion, options, hands }: GameRecord,
  hand: number,
  player: Player,
): string {
  return REVIEWS + hashText(JSON.stringify([rules, rulesVersion, options, hands[hand], player])).slice(0, 24);
}

/** What is kept under these keys; null where that is nothing, or nothing that can be used. */
export async function readReviews(
  storage: HistoryStorage,
  keys: readonly string[],
): Promise<readonly (HandReview | null)[]> {
  const all = await storage.getMany(keys).catch(() => []);
  return keys.map((_, at) => reviewOf(all[at]));
}

function reviewOf(kept: unknown): HandReview | null {
  if (!isKept(kept) || kept.version !== VERSION || kept.sum !== hashText(kept.text)) return null;
  return JSON.parse(kept.text) as HandReview;
}

/** Keeps a review. A browser that does not keep it thinks again the next time. */
export async function keepReview(storage: HistoryStorage, key: string, review: HandReview): Promise<void> {
  const text = JSON.stringify(review);
  const kept: Kept = { version: VERSION, text, sum: hashText(text) };
  await storage.setMany([[key, kept]]).catch(() => null);
}

/** The keys of all reviews that there may be of a match. */
export function reviewKeysOf(record: GameRecord): string[] {
  return record.hands.flatMap((_, hand) =>
    record.players.map((__, player) => reviewKey(record, hand, player)),
  );
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  const { version, text, sum } = value as Record<keyof Kept, unknown>;
  return typeof version === 'number' && typeof text === 'string' && typeof sum === 'string';
}
