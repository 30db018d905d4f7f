import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import '../../../src/rule-sets/everything';
import type { GameRecord } from '../../../src/engine/record';
import { AutoReview } from '../../../src/store/review/autoReview';
import type { AutoReviewPorts } from '../../../src/store/review/autoReview';
import { madeUp, someMatch } from '../../support/reviewed';
import { memoryHistory } from '../memoryHistory';
import { FakePort, settled } from './parts';

const record = someMatch('hong-kong-old', 'tea');
const upTo = (hands: number): GameRecord => ({ ...record, hands: record.hands.slice(0, hands) });
type Game = ReturnType<AutoReviewPorts['game']['getState']>;

function open(isFree = true) {
  const port = new FakePort();
  const game = createStore<Game>()(() => ({ result: null, recordSoFar: () => null }));
  const auto = new AutoReview({ game, port, storage: memoryHistory(), playerOf: () => 0 });
  auto.allow(isFree);
  const end = async (of: GameRecord) => {
    game.setState({ result: {} as Game['result'], recordSoFar: () => of });
    await settled();
  };
  const goOn = () => game.setState({ result: null });
  return { port, auto, end, goOn };
}

const judged = { type: 'judged', decision: madeUp(1) } as const;

describe('a review that begins by itself', () => {
  it('looks at the hand that ended, of the person who played', async () => {
    const { port, end } = open();
    expect(port.wishes).toEqual([]);
    await end(upTo(1));
    expect(port.wishes).toMatchObject([{ hand: 0, player: 0, known: 0 }]);
  });

  it('turns to the next hand when it ends, and then to what is left of the one before', async () => {
    const { port, end, goOn } = open();
    await end(upTo(1));
    port.say({ type: 'begun', total: 3 }, judged);
    goOn();
    await end(upTo(2));
    expect(port.hands).toEqual([0, 1]);
    port.say({ type: 'begun', total: 0 }, { type: 'done' });
    await settled();
    expect(port.wishes.at(-1)).toMatchObject({ hand: 0, known: 1 });
  });

  it('waits until it may think, and stops when it may not', async () => {
    const { port, auto, end } = open(false);
    await end(upTo(1));
    expect(port.wishes).toEqual([]);
    auto.allow(true);
    await settled();
    port.say({ type: 'begun', total: 2 }, judged);
    const { ends } = port;
    auto.allow(false);
    expect(port.ends).toBe(ends + 1);
    auto.allow(true);
    await settled();
    expect(port.wishes.at(-1)).toMatchObject({ hand: 0, known: 1 });
  });

  it('forgets the hands of another match, and everything once it is over', async () => {
    const { port, auto, end, goOn } = open();
    await end(upTo(2));
    goOn();
    await end({ ...upTo(1), commitment: 'other' });
    port.say({ type: 'begun', total: 0 }, { type: 'done' });
    await settled();
    expect(port.hands).toEqual([1, 0]);
    auto.end();
    goOn();
    await end(upTo(3));
    expect(port.hands).toEqual([1, 0]);
  });
});
