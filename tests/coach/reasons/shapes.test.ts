import { describe, expect, it } from 'vitest';
import { lastCopies } from '../../../src/coach/reasons/copies';
import { breaksPair } from '../../../src/coach/reasons/eyes';
import { noNearer } from '../../../src/coach/reasons/hand';
import type { Pair } from '../../../src/coach/reasons/pair';
import { rulesOf } from '../../../src/engine/knownRules';
import { kindsOfText } from '../../../src/engine/notation';
import type { Action } from '../../../src/engine/types';
import type { SeatView } from '../../../src/engine/view';
import { asked, kindOf } from './parts';

describe('a pair that is given up', () => {
  const counts = (text: string) =>
    Array.from({ length: 34 }, (_, kind) => kindsOfText(text).filter((each) => each === kind).length);
  const ALL = { suits: 0b111, honours: true, forced: 0, eyes: 0 };
  const hand = (text: string, missing: number | null = 2, route: object = {}) => ({
    hand: {
      holding: { counts: counts(text) },
      missing,
      open: [{ missing, target: { form: 'sets', family: 'any', ...ALL, ...route } }],
    },
  });
  const broken = (better: object, other: object) => breaksPair({ better, other } as unknown as Pair);

  it('is the only one, of a hand of sets that is as near', () => {
    const fact = { code: 'breaks-pair', tiles: [kindOf('5p')] };
    expect(broken(hand('55p12s'), hand('5p123s'))).toEqual(fact);
    expect(broken(hand('555p12s'), hand('5p123s'))).toEqual(fact);
    expect(broken(hand('55p12s', 2), hand('5p123s', 3))).toEqual(fact);
    expect(broken(hand('55p12s', 2), hand('5p123s', null))).toEqual(fact);
  });

  it('is not told of one of two pairs, one that stays, or a hand that is farther', () => {
    expect(broken(hand('55p11s'), hand('5p123s'))).toBeNull();
    expect(broken(hand('5p12s'), hand('5p123s'))).toBeNull();
    expect(broken(hand('55p12s'), hand('55p1s'))).toBeNull();
    expect(broken(hand('55p12s', 3), hand('5p123s', 2))).toBeNull();
    expect(broken(hand('55p12s', null), hand('5p123s', 2))).toBeNull();
  });

  it('is not told where the nearest hand has no sets, or none of its suit', () => {
    expect(broken(hand('55p12s', 2, { form: 'seven-pairs' }), hand('5p123s'))).toBeNull();
    expect(broken(hand('55p12s', 2, { suits: 0b100 }), hand('5p123s'))).toBeNull();
    expect(broken(hand('55p12s', 2, { suits: 0b010 }), hand('5p123s'))).not.toBeNull();
  });
});

describe('a claim that brings nothing nearer', () => {
  const side = (action: object, missing: number | null) => ({ judged: { action }, hand: { missing } });
  const told = (better: object, other: object) => noNearer({ better, other } as unknown as Pair);
  const pass = { type: 'pass' };
  const claim = { type: 'pong', own: [1, 2] };

  it('is told where passing is better and as near', () => {
    expect(told(side(pass, 3), side(claim, 3))).toEqual({ code: 'no-nearer', missing: 3 });
    expect(told(side(pass, 3), side(claim, 2))).toBeNull();
    expect(told(side(pass, null), side(claim, null))).toBeNull();
    expect(told(side(claim, 3), side(claim, 3))).toBeNull();
    expect(told(side(pass, 3), side(pass, 3))).toBeNull();
  });
});

describe('tiles of which hardly one is left', () => {
  /** The player's view, with this in the rivers of others. */
  const viewWith = (hand: string, river: string) => asked({ hand }, { river: `${river}P` });

  function told(view: SeatView, better: Action, other: Action, thrown: string | null = null) {
    const kind = thrown === null ? null : kindOf(thrown);
    return lastCopies({
      view,
      better: { judged: { action: better }, thrown: kind },
      other: { judged: { action: other }, thrown: null },
    } as unknown as Pair);
  }

  const tilesOf = (view: SeatView, text: string) => {
    const { kinds } = rulesOf(view).tiles;
    const used: number[] = [];
    for (const kind of kindsOfText(text))
      used.push(view.hand.find((tile) => kinds[tile] === kind && !used.includes(tile))!);
    return used;
  };
  const pass: Action = { type: 'pass', seat: 1 };
  const claim = (view: SeatView, type: 'chow' | 'pong', own: string): Action => ({
    type,
    seat: 1,
    own: tilesOf(view, own),
  });

  it.each<[string, string, string, readonly string[], number] | [string, string, string, null]>([
    ['57m', '666m', 'EESSWWNN579pF', ['6m'], 1],
    ['57m', '66m', 'EESSWWNN579pF', null],
    ['12m', '3333m', 'EESSWWNN579pF', ['3m'], 0],
    ['89m', '7777m', 'EESSWWNN579pF', ['7m'], 0],
    ['45m', '3333666m', 'EESSWWNN579pF', ['3m', '6m'], 1],
    ['45m', '33336m', 'EESSWWNN579pF', null],
  ])('a chow with %s while %s lie in rivers', (own, river, rest, tiles, live?: number) => {
    const view = viewWith(`${own}${rest}`, river);
    expect(told(view, claim(view, 'chow', own), pass)).toEqual(
      tiles && { code: 'last-copies', tiles: tiles.map(kindOf), live },
    );
  });

  it('a pong is told where none is left at all, a kong never', () => {
    const view = viewWith('55mEESSWWNN579pF', '55m');
    expect(told(view, claim(view, 'pong', '55m'), pass)).toMatchObject({ tiles: [kindOf('5m')], live: 0 });
    const open = viewWith('55mEESSWWNN579pF', '5m');
    expect(told(open, claim(open, 'pong', '55m'), pass)).toBeNull();
    expect(told(view, { type: 'kong', seat: 1, own: tilesOf(view, '55m') }, pass)).toBeNull();
  });

  it('two claims say nothing of each other', () => {
    const view = viewWith('57mEESSWWNN579pF', '666m');
    expect(told(view, claim(view, 'chow', '57m'), claim(view, 'chow', '57p'))).toBeNull();
  });

  it('a discard gives up a shape of two that hardly anything completes', () => {
    const discard = (view: SeatView, tile: string): Action => ({
      type: 'discard',
      seat: 1,
      tile: tilesOf(view, tile)[0]!,
    });
    const shape = viewWith('57mEESSWWNN19pFC', '666m');
    expect(told(shape, discard(shape, '5m'), pass, '5m')).toMatchObject({ tiles: [kindOf('6m')], live: 1 });
    const live = viewWith('57mEESSWWNN19pFC', '6m');
    expect(told(live, discard(live, '5m'), pass, '5m')).toBeNull();
    const more = viewWith('567mEESSWWNN1pFC', '4444m');
    expect(told(more, discard(more, '5m'), pass, '5m')).toBeNull();
    const pair = viewWith('557mEESSWWNN1pFC', '666m');
    expect(told(pair, discard(pair, '5m'), pass, '5m')).toBeNull();
    const alone = viewWith('5mEESSWWNN19pFCP', '666m');
    expect(told(alone, discard(alone, '5m'), pass, '5m')).toBeNull();
    const honour = viewWith('EESSWWNC19pFC5m', '');
    expect(told(honour, discard(honour, 'N'), pass, 'N')).toBeNull();
    expect(told(shape, discard(shape, '5m'), pass)).toBeNull();
  });
});
