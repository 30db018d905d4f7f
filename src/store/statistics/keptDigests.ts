import { DIGESTS, REVIEWS } from '../records/keyHeads';
import type { HistoryStorage } from '../records/historyStorage';
import { readReviews } from '../review/keptReviews';
import type { HistoryEntry } from '../types';
import { digestIn } from './digest';
import type { Digest } from './digest';
import { reviewedOf, reviewSums } from './reviewSums';

/** All that is kept for statistics. */
export interface KeptDigests {
  /** By the id of the match. */
  readonly digests: ReadonlyMap<string, Digest>;
  /** Keys of the reviews that there are. */
  readonly reviews: ReadonlySet<string>;
  /** Keys of digests whose matches are gone. */
  readonly left: readonly string[];
}

/** Reads the digests of these matches. */
export async function readDigests(
  storage: HistoryStorage,
  entries: readonly HistoryEntry[],
): Promise<KeptDigests> {
  const [kept, keys] = await Promise.all([storage.under(DIGESTS), storage.keys()]);
  const values = new Map(kept);
  const digests = new Map<string, Digest>();
  for (const entry of entries) {
    const digest = digestIn(values.get(DIGESTS + entry.id), entry);
    if (digest) digests.set(entry.id, digest);
  }
  const ids = new Set(entries.map(({ id }) => DIGESTS + id));
  return {
    digests,
    reviews: new Set(keys.filter((key) => key.startsWith(REVIEWS))),
    left: kept.flatMap(([key]) => (ids.has(key) ? [] : [key])),
  };
}

/** Whether a digest has hands whose reviews are kept and not in it. */
export function isBehind({ hands }: Digest, reviews: ReadonlySet<string>): boolean {
  return hands.some((hand) => reviewedOf(hand) === null && reviews.has(hand.review));
}

/** The digest with the sums of all its reviews that are whole. */
export async function withReviews(
  storage: HistoryStorage,
  digest: Digest,
  reviews: ReadonlySet<string>,
): Promise<Digest> {
  const wanted = digest.hands.flatMap(({ review }) => (reviews.has(review) ? [review] : []));
  const read = await readReviews(storage, wanted);
  const byKey = new Map(wanted.map((key, at) => [key, read[at] ?? null]));
  const hands = digest.hands.map((hand) => {
    const review = byKey.get(hand.review) ?? null;
    return reviewedOf(hand) || !review ? hand : { ...hand, reviewed: reviewSums(review, hand.points) };
  });
  return { ...digest, hands };
}
