import { describe, expect, it } from 'vitest';
import '../../../src/rule-sets/everything';
import { advisorFor } from '../../../src/coach/advisor';
import { moreWild, narrows, wantedBy } from '../../../src/coach/reasons/cards';
import { factsOf } from '../../../src/coach/reasons/explain';
import { fewerNeed } from '../../../src/coach/reasons/needed';
import type { Pair } from '../../../src/coach/reasons/pair';
import { helpfulTo, isNearestWay, readHand } from '../../../src/coach/reasons/reading';
import { kindsOfText } from '../../../src/engine/notation';
import { rulesOf } from '../../../src/engine/knownRules';
import type { Action, Meld } from '../../../src/engine/types';
import { seatView } from '../../../src/engine/view';
import type { SeatView } from '../../../src/engine/view';
import { rig } from '../../support/rigged';
import { kindOf } from './parts';

/** A game with a card; West has thrown `thrown`, and South holds this. */
function viewOf(hand: string, thrown: string): SeatView {
  const { deal } = rig({
    rules: 'american',
    options: { charleston: 'none' },
    hands: ['', hand],
    front: thrown,
  });
  const view = seatView(deal, 1);
  const tile = deal.drawn!.tile;
  return { ...view, pending: { why: 'discard', from: 0, tile, kong: null } };
}

/** The own tiles of these kinds. */
function own(view: SeatView, text: string): readonly number[] {
  const { kinds } = rulesOf(view).tiles;
  const left = [...view.hand];
  return kindsOfText(text).map((kind) => {
    const at = left.findIndex((tile) => kinds[tile] === kind);
    return left.splice(at, 1)[0]!;
  });
}

function pairOf(view: SeatView, better: Action, other: Action): Pair {
  const advisor = advisorFor(view)!;
  const sideOf = (action: Action) => ({
    judged: { action },
    thrown: null,
    hand: readHand(view, action, advisor),
  });
  return { view, better: sideOf(better), other: sideOf(other) } as unknown as Pair;
}

const pass: Action = { type: 'pass', seat: 1 };
const group = (view: SeatView, tiles: string): Action => ({ type: 'group', seat: 1, own: own(view, tiles) });

describe('a group that could be laid out', () => {
  it('leaves fewer hands of the card, named where they are few', () => {
    const view = viewOf('5m5mJ1m2m3m1p2p3p1s2s3s4s', '5m');
    expect(narrows(pairOf(view, pass, group(view, '5m5m')))).toMatchObject({
      code: 'narrows',
      ids: [],
    });
    const six = viewOf('1m1m1mJJ2m3m1p2p3p1s2s3s', '1m');
    expect(narrows(pairOf(six, pass, group(six, '1m1m1mJJ')))).toMatchObject({
      hands: { other: 1 },
      ids: ['quints-6'],
    });
    expect(narrows(pairOf(view, group(view, '5m5m'), pass))).toBeNull();
  });

  it('costs the wild tiles that lie in it', () => {
    const view = viewOf('5m5mJJ2m3m1p2p3p1s2s3s4s', '5m');
    const fact = { code: 'more-wild', tiles: [kindOf('J')], count: { better: 2, other: 1 } };
    expect(moreWild(pairOf(view, pass, group(view, '5m5mJ')))).toEqual(fact);
    expect(moreWild(pairOf(view, pass, group(view, '5m5m')))).toBeNull();
  });

  it('is told by the wild tiles that it spends before what is missing either way', () => {
    const view = viewOf('5m8m2p2p3p5p9p3s4s7s7sJJ', '4m');
    const facts = factsOf('likelier', pairOf(view, pass, group(view, 'JJ')), {
      isClose: false,
      isContested: false,
    });
    expect(facts.map(({ fact }) => fact.code)).toEqual(['more-wild', 'no-nearer']);
  });
});

describe('the ways to make a hand of the card', () => {
  const view = viewOf('4m4m4m4p4p4s4sNNBBBB', '9p');
  const hand = readHand(view, pass, advisorFor(view)!);
  const ways = hand.open.filter(({ target }) => target.id === 'like-1');
  const nearest = ways.find(({ missing }) => missing === 1);
  const other = ways.find(({ missing }) => missing === 2);

  it('give every tile that completes it', () => {
    expect(helpfulTo(hand, nearest!)).toEqual([kindOf('4p'), kindOf('4s')]);
  });

  it('are told from the nearest ones', () => {
    expect(isNearestWay(hand, nearest!)).toBe(true);
    expect(isNearestWay(hand, other!)).toBe(false);
  });
});

describe('a packet', () => {
  const view = viewOf('2m2m2m4m4m4m8m8m8m6p1sE9p', '5m');
  const packet = (tiles: string): Action => ({ type: 'exchange', seat: 1, tiles: own(view, tiles) });

  it('gives the tile that fewer of the near hands need', () => {
    expect(fewerNeed(pairOf(view, packet('1sE9p'), packet('4mE9p')))).toMatchObject({
      code: 'fewer-need',
      tiles: [kindOf('1s'), kindOf('4m')],
      hands: { better: 0 },
    });
    expect(fewerNeed(pairOf(view, packet('4mE9p'), packet('1sE9p')))).toBeNull();
  });

  it('is told from another by one tile alone', () => {
    expect(fewerNeed(pairOf(view, packet('1sE9p'), packet('4m8m9p')))).toBeNull();
  });
});

describe('a discard that another seat may want', () => {
  const quint: Meld = {
    type: 'group',
    kind: kindOf('1m'),
    tiles: [0, 1, 2, 3, 4, 5],
    concealed: false,
    from: 0,
    claimed: 0,
  };
  const view = viewOf('9m5p2m3m4m1p2p3p1s2s3s4sE', '5m');
  const shown = (melds: readonly Meld[]): SeatView => ({
    ...view,
    seats: view.seats.map((seat, at) => (at === 3 ? { ...seat, melds } : seat)),
  });
  const told = (seen: SeatView, better: string, other: string) =>
    wantedBy({
      view: seen,
      better: { thrown: kindOf(better) },
      other: { thrown: kindOf(other) },
    } as unknown as Pair);

  it('is in the one hand that its groups leave it', () => {
    expect(told(shown([quint]), 'E', '9p')).toEqual({
      code: 'wanted-by',
      tiles: [kindOf('9p')],
      seat: 3,
      ids: ['quints-6'],
    });
  });

  it('is not told where both discards are, neither is, or nothing lies open', () => {
    expect(told(shown([quint]), '9s', '9p')).toBeNull();
    expect(told(shown([quint]), '9p', 'E')).toBeNull();
    expect(told(view, 'E', '9p')).toBeNull();
  });
});
