import type { HandDigest, Reviewed } from '../../../src/store/statistics/digest';
import { REVIEW_VERSION } from '../../../src/store/review/reviewKeys';
import type { Digest } from '../../../src/store/statistics/digest';
import type { HistoryEntry } from '../../../src/store/types';

/** A hand that changed nothing, but for what is given. */
export function handWith(part: Partial<HandDigest> = {}): HandDigest {
  return {
    round: 'E',
    number: 1,
    repeat: 0,
    seat: 0,
    points: 0,
    won: false,
    selfDrawn: false,
    dealtIn: false,
    limit: false,
    claims: 0,
    worth: {},
    items: [],
    review: 'review/none',
    reviewed: null,
    ...part,
  };
}

/** A review with this much luck. */
export function reviewedWith(part: Partial<Reviewed> = {}): Reviewed {
  return {
    version: REVIEW_VERSION,
    start: 0,
    luck: 0,
    skill: 0,
    claimCost: 0,
    mistakes: 0,
    worst: 0,
    ...part,
  };
}

export function digestWith(hands: readonly HandDigest[], part: Partial<Digest> = {}): Digest {
  return { version: 2, hands: [...hands], limit: false, options: '{}', ...part };
}

export function entryWith(part: Partial<HistoryEntry> = {}): HistoryEntry {
  return {
    id: 'a',
    at: 1_700_000_000_000,
    rules: 'hong-kong-old',
    hands: 2,
    complete: true,
    players: ['You', 'Mei', 'Wing', 'Chiu'],
    bots: [null, 'gentle-2', 'sharp', 'sharp+flush'],
    scores: [4, -4, 0, 0],
    ...part,
  };
}
