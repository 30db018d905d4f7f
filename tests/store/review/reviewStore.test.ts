import { describe, expect, it } from 'vitest';
import '../../../src/rule-sets/everything';
import { createReviewStore } from '../../../src/store/review/reviewStore';
import { madeUp, someMatch } from '../../support/reviewed';
import { memoryHistory } from '../memoryHistory';
import { FakePort, settled } from './parts';

const record = someMatch('hong-kong-old', 'tea');
const judged = (loss: number) => ({ type: 'judged', decision: madeUp(loss) }) as const;

function open(storage = memoryHistory()) {
  const port = new FakePort();
  const store = createReviewStore({ port, storage }, record, 0);
  const hand = (at: number) => store.getState().hands[at]!;
  return { port, store, storage, hand, ...store.getState() };
}

describe('the review of a match', () => {
  it('thinks about one hand after the other, and says how far it is', async () => {
    const { port, want, hand } = open();
    want([1, 0]);
    await settled();
    expect(port.hands).toEqual([1]);
    expect([hand(1).status, hand(0).status, hand(2).status]).toEqual(['thinking', 'waiting', 'idle']);
    port.say({ type: 'begun', total: 2 }, judged(1));
    expect(hand(1)).toMatchObject({ status: 'thinking', total: 2, decisions: [madeUp(1)] });
    port.say(judged(0), { type: 'done' });
    expect(hand(1).status).toBe('done');
    expect(port.hands).toEqual([1, 0]);
  });

  it('closed and opened again goes on after the last decision', async () => {
    const storage = memoryHistory();
    const first = open(storage);
    first.want([0]);
    await settled();
    first.port.say({ type: 'begun', total: 3 }, judged(1), judged(2));
    first.stop();
    await settled();
    const { port, want, hand } = open(storage);
    want([0]);
    await settled();
    expect(hand(0).decisions).toEqual([madeUp(1), madeUp(2)]);
    expect(port.wishes).toMatchObject([{ hand: 0, known: 2 }]);
    port.say({ type: 'begun', total: 3 }, judged(0), { type: 'done' });
    await settled();
    const third = open(storage);
    third.want([0]);
    await settled();
    expect(third.hand(0)).toMatchObject({ status: 'done', total: 3 });
    expect(third.port.wishes).toEqual([]);
  });

  it('stopped, hears no more, and keeps what is known', async () => {
    const { port, want, stop, hand } = open();
    want([0, 1]);
    await settled();
    port.say({ type: 'begun', total: 3 }, judged(1));
    const ends = port.ends;
    stop();
    expect(port.ends).toBe(ends + 1);
    port.say(judged(2), { type: 'done' });
    expect([hand(0).status, hand(1).status]).toEqual(['idle', 'idle']);
    expect(hand(0).decisions).toHaveLength(1);
  });

  it('stopped while the storage is read, begins nothing', async () => {
    const { port, want, stop } = open();
    want([0]);
    stop();
    await settled();
    expect(port.wishes).toEqual([]);
  });

  it('says why a hand is not reviewed, goes on with the next, and tries again when asked', async () => {
    const { port, want, hand } = open();
    want([0, 1]);
    await settled();
    port.say({ type: 'refused', why: 'failed', detail: 'out of memory' });
    expect(hand(0).status).toBe('failed');
    expect(port.hands).toEqual([0, 1]);
    port.say({ type: 'refused', why: 'no-coach', detail: 'none' });
    expect(hand(1).status).toBe('no-coach');
    want([0]);
    await settled();
    expect(port.hands).toEqual([0, 1, 0]);
    expect(hand(0).status).toBe('thinking');
  });

  it('of a hand without any decision is done at once', async () => {
    const { port, want, hand } = open();
    want([0]);
    await settled();
    port.say({ type: 'begun', total: 0 }, { type: 'done' });
    expect(hand(0)).toEqual({ status: 'done', total: 0, decisions: [] });
  });

  it('does without a storage', async () => {
    const storage = memoryHistory();
    storage.isBroken = true;
    const { port, want, hand } = open(storage);
    want([0]);
    await settled();
    port.say({ type: 'begun', total: 1 }, judged(1), { type: 'done' });
    expect(hand(0).status).toBe('done');
  });
});
