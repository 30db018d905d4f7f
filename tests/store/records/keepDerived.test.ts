import { describe, expect, it } from 'vitest';
import '../../../src/rule-sets/everything';
import type { RecordedHand } from '../../../src/engine/record';
import { entryOf } from '../../../src/store/records/historyEntry';
import { createDerivedStore } from '../../../src/store/records/derived';
import { keepDerived } from '../../../src/store/records/keepDerived';
import { SHOWN_BEST } from '../../../src/store/records/shownBest';
import { readRecord } from '../../../src/store/selectors/verify';
import { DIGEST } from '../../../src/store/statistics/digest';
import { storageWithReview } from '../../support/inventedReview';
import { someMatch } from '../../support/reviewed';
import { memoryHistory } from '../memoryHistory';

const record = someMatch('hong-kong-old', 'tea');
const entry = entryOf(record, 5);
const atOnce = () => Promise.resolve();

describe('what follows from a match', () => {
  it('is kept beside it', async () => {
    const storage = memoryHistory();
    await keepDerived(storage, entry, record);
    expect(Object.fromEntries(storage.kept)).toEqual({
      [`digest/${entry.id}`]: await DIGEST.make(record, atOnce),
      [`best/${entry.id}`]: await SHOWN_BEST.make(record, atOnce),
    });
  });

  it('knows the review of a hand, though the match was read from the history for it', async () => {
    const players = record.players.map((player, at) => ({
      ...player,
      kind: at === 0 ? ('human' as const) : ('bot' as const),
    }));
    const read = readRecord(JSON.stringify({ ...record, players }))!;
    // The table makes its fields in another order than files have.
    const events = (hand: RecordedHand) =>
      hand.events.map((event) => Object.fromEntries(Object.entries(event).toReversed()) as typeof event);
    const played = { ...read, hands: read.hands.map((hand) => ({ ...hand, events: events(hand) })) };
    const own = entryOf(played, 5);
    const storage = await storageWithReview(read);
    await keepDerived(storage, own, played);
    const open = () => Promise.resolve(JSON.stringify(played));
    const digests = createDerivedStore(DIGEST, { storage, open, games: { load: atOnce }, pause: atOnce });
    await digests.follow([own]);
    const { hands = [] } = digests.store.getState().byMatch.get(own.id) ?? {};
    expect(hands.length).toBeGreaterThan(0);
    expect(hands.every(({ reviewed }) => reviewed !== null)).toBe(true);
  });

  it('is left for later where it cannot be kept', async () => {
    const broken = memoryHistory();
    broken.isBroken = true;
    await keepDerived(broken, entry, record);
    expect(broken.kept.size).toBe(0);
  });
});
