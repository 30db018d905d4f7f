import * as v from 'valibot';
import { courseOf } from '../../coach/review/course';
import type { ReviewedDecision } from '../../coach/review/review';
import type { GameRecord } from '../../engine/record';
import { playersOf } from '../../engine/match';
import { seatFigures } from '../../bots/figures';
import { Replay } from '../selectors/replayTable';
import type { Derived } from '../records/derived';
import type { HistoryStorage } from '../records/historyStorage';
import { DIGESTS, REVIEWS } from '../records/keyHeads';
import { onlyPerson } from '../records/onlyPerson';
import { readReviews } from '../review/keptReviews';
import type { HandReview } from '../review/keptReviews';
import { REVIEW_VERSION, reviewKey } from '../review/reviewKeys';
import type { HistoryEntry } from '../types';

/** Grows with every change of what a digest holds: older ones are made anew. */
const VERSION = 2;
/** More than any record has. */
const MOST_HANDS = 5000;
const MOST_ITEMS = 200;

const finite = v.pipe(v.number(), v.finite());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const word = v.pipe(v.string(), v.maxLength(100));

const reviewed = v.strictObject({
  /** The review that it was taken from was of this version. */
  version: count,
  start: finite,
  luck: finite,
  skill: finite,
  /** So much the claims that were made gave up, in points. */
  claimCost: finite,
  mistakes: count,
  /** The dearest choice gave up so much. */
  worst: finite,
});

const hand = v.strictObject({
  round: word,
  number: count,
  repeat: count,
  seat: count,
  points: v.pipe(v.number(), v.safeInteger()),
  won: v.boolean(),
  selfDrawn: v.boolean(),
  dealtIn: v.boolean(),
  limit: v.boolean(),
  claims: count,
  worth: v.record(word, finite),
  items: v.pipe(v.array(word), v.maxLength(MOST_ITEMS)),
  /** Where the review of this hand is kept, once there is one. */
  review: word,
  reviewed: v.nullable(reviewed),
});

const schema = v.strictObject({
  version: v.literal(VERSION),
  /** The hands that were played to their end, of the one person of the match; empty where there is none, or more than one. */
  hands: v.pipe(v.array(hand), v.maxLength(MOST_HANDS)),
  /** A bot won a limit hand, or the person. */
  limit: v.boolean(),
  /** The rules' options that are not as they come. */
  options: v.string(),
});

/** What statistics need of a match: so little that hundreds are read at once. It follows from the record. */
export type Digest = v.InferOutput<typeof schema>;
export type HandDigest = Digest['hands'][number];
export type Reviewed = NonNullable<HandDigest['reviewed']>;

export const DIGEST: Derived<Digest> = {
  head: DIGESTS,
  read: digestIn,
  make: digestOf,
  updates: reviewsSince,
};

function digestIn(value: unknown, entry: HistoryEntry): Digest | undefined {
  const parsed = v.safeParse(schema, value);
  return parsed.success && fits(parsed.output, entry) ? parsed.output : undefined;
}

/** The points of all its hands lead along the line of the entry. Entries of older versions have no line. */
function fits({ hands }: Digest, { line, hands: played }: HistoryEntry): boolean {
  if (hands.length > played) return false;
  if (!line || hands.length === 0) return true;
  const gained = hands.reduce((sum, { points }) => sum + points, 0);
  return gained === (line.at(-1) ?? 0) - (line[0] ?? 0);
}

/** A record that breaks a rule gives the hands before that. */
async function digestOf(record: GameRecord, pause: () => Promise<void>): Promise<Digest> {
  const own = onlyPerson(record);
  const replay = new Replay(record);
  const hands: HandDigest[] = [];
  let limit = false;
  for (let at = 0; at < record.hands.length; at++) {
    await pause();
    const played = replay.hand(at);
    if (!played) break;
    const { deal } = played.snapshots.at(-1)!;
    if (deal.phase.type !== 'ended') break;
    limit ||= deal.wins.some(({ sheet }) => sheet.limit);
    if (own === null) continue;
    const events = played.snapshots.flatMap(({ event }) => event ?? []);
    const seat = playersOf(played.match).indexOf(own);
    const { round, number, repeat } = played.hand;
    const figures = seatFigures(deal, events, seat);
    hands.push({
      round,
      number,
      repeat,
      seat,
      ...figures,
      items: [...figures.items],
      review: reviewKey(record, at, own),
      reviewed: null,
    });
  }
  return { version: VERSION, hands, limit, options: JSON.stringify(record.options) };
}

/** What brings a digest up to date: reviews that are kept and not in it yet. */
async function reviewsSince(storage: HistoryStorage) {
  const reviews = new Set((await storage.keys()).filter((key) => key.startsWith(REVIEWS)));
  return (digest: Digest) => {
    const isBehind = digest.hands.some((each) => reviewedOf(each) === null && reviews.has(each.review));
    return isBehind ? () => withReviews(storage, digest, reviews) : null;
  };
}

/** The digest with the sums of all its reviews that are whole. */
async function withReviews(
  storage: HistoryStorage,
  digest: Digest,
  reviews: ReadonlySet<string>,
): Promise<Digest> {
  const wanted = digest.hands.flatMap(({ review }) => (reviews.has(review) ? [review] : []));
  const read = await readReviews(storage, wanted);
  const byKey = new Map(wanted.map((key, at) => [key, read[at] ?? null]));
  const hands = digest.hands.map((each) => {
    const review = byKey.get(each.review) ?? null;
    return reviewedOf(each) || !review ? each : { ...each, reviewed: reviewSums(review, each.points) };
  });
  return { ...digest, hands };
}

/** What statistics need of a review; null while it is not whole. */
function reviewSums({ total, decisions }: HandReview, points: number): Reviewed | null {
  if (total === null || decisions.length < total) return null;
  const { start, luck, skill } = courseOf(decisions, points);
  return {
    version: REVIEW_VERSION,
    start,
    luck,
    skill,
    claimCost: decisions.filter(isClaim).reduce((sum, { loss }) => sum + loss, 0),
    mistakes: decisions.filter((each) => each.class === 'mistake' || each.class === 'blunder').length,
    worst: Math.max(0, ...decisions.map(({ loss }) => loss)),
  };
}

const CLAIMS = ['chow', 'pong', 'kong', 'group'];

/** Something was claimed: neither let go nor won with. */
function isClaim({ choices, chosen }: ReviewedDecision): boolean {
  return CLAIMS.includes(choices[chosen]?.action.type ?? '');
}

/** What a review of today says of this hand; an older one is as good as none. */
export function reviewedOf(of: HandDigest): Reviewed | null {
  return of.reviewed?.version === REVIEW_VERSION ? of.reviewed : null;
}
