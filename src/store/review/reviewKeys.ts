import { canonicalText } from '../../engine/canonical';
import { hashText } from '../../engine/random';
import type { GameRecord } from '../../engine/record';
import type { Player } from '../../engine/types';
import { REVIEWS } from '../records/keyHeads';

/** Grows with every change of what a review holds, or of what the coach says: older ones are made anew. */
export const REVIEW_VERSION = 3;

/** Where the review of a player's hand is kept. The same hand is the same whatever match was recorded around it. */
export function reviewKey(
  { rules, rulesVersion, options, hands }: GameRecord,
  hand: number,
  player: Player,
): string {
  const text = canonicalText([rules, rulesVersion, options, hands[hand], player]);
  return REVIEWS + hashText(text).slice(0, 24);
}

/** The keys of all reviews that there may be of a match. */
export function reviewKeysOf(record: GameRecord): string[] {
  return record.hands.flatMap((_, hand) =>
    record.players.map((__, player) => reviewKey(record, hand, player)),
  );
}
