import { describe, expect, it } from 'vitest';
import { positionWords } from '../../src/coach/positionWords';
import { rulesOf } from '../../src/engine/knownRules';
import type { SeatView } from '../../src/engine/view';
import { someOf } from '../support/decisions';

const RULES = 'hong-kong-old';
const [claim] = someOf(RULES, 'claims', 1);
const [turn] = someOf(RULES, 'turns', 1);

const wordsOf = (view: SeatView) => positionWords(view, 'seed').join();
const withSeat = (view: SeatView, part: object, seat = 0) => ({
  ...view,
  seats: view.seats.map((each, at) => (at === seat ? { ...each, ...part } : each)),
});

describe.each([
  ['a claim', claim!.view],
  ['a turn', turn!.view],
])('the words of %s', (_name, view) => {
  const { faces } = rulesOf(view).tiles;
  const other = faces.findIndex((face) => face !== faces[view.hand[0]!]);
  const meld = { type: 'pong', kind: 0, tiles: [0, 1, 2], concealed: false, from: 1, claimed: 0 } as const;
  const thrown = { tile: 5, drawn: false, claimedBy: null } as const;
  const base = withSeat(view, { melds: [meld], river: [thrown], bonus: [140], open: [9] });

  it('are four, none of them 0, and the same each time', () => {
    expect(positionWords(view, 'seed')).toHaveLength(4);
    expect(positionWords(view, 'seed').every((word) => word > 0)).toBe(true);
    expect(wordsOf(structuredClone(view))).toBe(wordsOf(view));
    expect(positionWords(view, 'other')).not.toEqual(positionWords(view, 'seed'));
  });

  it.each<[string, SeatView]>([
    ['the options', { ...base, options: { ...base.options, minimumFaan: 8 } }],
    ['the round', { ...base, prevailing: base.prevailing + 1 }],
    ['the seat', { ...base, seat: (base.seat + 1) % 4 }],
    ['whose turn it is', { ...base, turn: (base.turn + 1) % 4 }],
    ['the tiles left', { ...base, wallLeft: base.wallLeft + 1 }],
    ['the hand', { ...base, hand: [other, ...base.hand.slice(1)] }],
    ['who is out', { ...base, out: 1 }],
    ['the tiles of a meld', withSeat(base, { melds: [{ ...meld, tiles: [40, 41, 42] }] })],
    ['where a meld came from', withSeat(base, { melds: [{ ...meld, from: 2 }] })],
    ['whether a meld is concealed', withSeat(base, { melds: [{ ...meld, concealed: true }] })],
    ['the type of a meld', withSeat(base, { melds: [{ ...meld, type: 'chow' }] })],
    ['a discard', withSeat(base, { river: [{ ...thrown, tile: 60 }] })],
    ['whether a discard was drawn', withSeat(base, { river: [{ ...thrown, drawn: true }] })],
    ['who claimed a discard', withSeat(base, { river: [{ ...thrown, claimedBy: 3 }] })],
    ['bonus tiles', withSeat(base, { bonus: [141] })],
    ['tiles that lie open', withSeat(base, { open: [60] })],
    ['that no hand lies open', withSeat(base, { open: null })],
    ['how many tiles a hand has', withSeat(base, { handSize: 4 })],
    ['who called falsely', withSeat(base, { barred: true })],
  ])('depend on %s', (_what, changed) => {
    expect(wordsOf(changed)).not.toBe(wordsOf(base));
  });

  it('do not depend on which of equal tiles lie there, nor on their order', () => {
    expect(wordsOf({ ...view, hand: view.hand.toReversed() })).toBe(wordsOf(view));
    const twin = faces.findIndex((face, tile) => face === faces[5] && tile !== 5);
    expect(wordsOf(withSeat(base, { river: [{ ...thrown, tile: twin }] }))).toBe(wordsOf(base));
    expect(wordsOf(withSeat(base, { melds: [{ ...meld, tiles: [2, 3, 1] }] }))).toBe(wordsOf(base));
  });
});

it('the words of a claim depend on what is asked', () => {
  const { view } = claim!;
  const pending = view.pending!;
  for (const changed of [
    { ...pending, tile: (pending.tile! + 40) % 130 },
    { ...pending, tile: null },
    { ...pending, from: (pending.from! + 1) % 4 },
    { ...pending, why: 'turn' as const },
    { ...pending, kong: 3 },
    null,
  ])
    expect(wordsOf({ ...view, pending: changed } as SeatView)).not.toBe(wordsOf(view));
});

it('the words of a turn depend on what was drawn, and how', () => {
  const { view } = turn!;
  const drawn = view.drawn!;
  for (const changed of [
    { ...drawn, tile: (drawn.tile + 40) % 130 },
    { ...drawn, from: 'back' as const },
    { ...drawn, kongs: 1 as const },
    null,
  ])
    expect(wordsOf({ ...view, drawn: changed })).not.toBe(wordsOf(view));
});
