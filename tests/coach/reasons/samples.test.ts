import { describe, expect, it } from 'vitest';
import { advisorFor } from '../../../src/coach/advisor';
import { readHand } from '../../../src/coach/reasons/reading';
import { dealerTimes, itemsOfConcealed, kongsCount } from '../../../src/coach/reasons/samples';
import { sampleContext, waitsOf } from '../../../src/coach/reasons/waits';
import { rulesOf } from '../../../src/engine/knownRules';
import { kindsOfText } from '../../../src/engine/notation';
import type { SeatView } from '../../../src/engine/view';
import { someOf } from '../../support/decisions';
import { asked } from './parts';

const viewOf = (rules: string, options = {}): SeatView => {
  const { view } = someOf(rules, 'claims', 1)[0]!;
  return { ...view, options: { ...view.options, ...options } };
};

describe('what a game counts, by hands that are alike but for one thing', () => {
  it.each([
    ['hong-kong-old', false],
    ['hong-kong-common', false],
    ['classical', true],
    ['taisen', false],
  ])('of %s a kong counts for more than a pong: %s', (rules, isMore) => {
    expect(kongsCount(viewOf(rules))).toBe(isMore);
  });

  it.each([
    ['hong-kong-old', []],
    ['hong-kong-common', ['concealed-hand']],
    ['classical', []],
    ['taisen', []],
  ])('of %s a hand that stays concealed has these items more: %j', (rules, items) => {
    expect(itemsOfConcealed(viewOf(rules))).toEqual(items);
  });

  it.each([
    ['hong-kong-old', { dealerDoubles: true, minimumFaan: 0 }, 6 / 4],
    ['hong-kong-old', { dealerDoubles: false, minimumFaan: 0 }, 1],
    ['hong-kong-old', { dealerDoubles: true, minimumFaan: 3 }, 6 / 4],
    ['hong-kong-old', { dealerDoubles: true, minimumFaan: 8 }, 6 / 4],
    ['hong-kong-old', { dealerDoubles: false }, 1],
    ['hong-kong-common', { dealerDoubles: true }, 6 / 4],
    ['hong-kong-common', {}, 1],
  ])('of %s with %j a win of the dealer brings %f times as much', (rules, options, times) => {
    expect(dealerTimes(viewOf(rules, options))).toBe(times);
  });

  it('of classical the dealer is paid twice by three, others by one', () => {
    expect(dealerTimes(viewOf('classical'))).toBe(6 / 4);
  });
});

describe('what a hand waits for', () => {
  function waitsWith(hand: string, minimumFaan = 0, melds = '') {
    const view = asked({ hand, melds }, { options: { minimumFaan } });
    return waitsOf(view, readHand(view, null, advisorFor(view)!));
  }
  const kinds = (...given: Parameters<typeof waitsWith>) => waitsWith(...given).map(({ kind }) => kind);

  it.each([
    ['123789m46p123s99s', '5p'],
    ['123789m45p123s99s', '36p'],
    ['123789m999s123sE', 'E'],
    ['123789m11p123s99s', '1p9s'],
    ['123789m4p123s9sEN', ''],
  ])('%s: %s', (hand, waits) => {
    expect(kinds(hand)).toEqual(kindsOfText(waits));
  });

  it('is the same beside melds', () => {
    expect(kinds('123789m45p99s', 0, '[123s]0')).toEqual(kindsOfText('36p'));
    expect(kinds('45p99s', 0, '[123s]0 [EEE]2 (8888m)')).toEqual(kindsOfText('36p'));
  });

  it('is told with the tiles that are left', () => {
    expect(waitsWith('123789m45p123s99s').map(({ live }) => live)).toEqual([4, 4]);
    expect(waitsWith('123789m46p555p99s').map(({ live }) => live)).toEqual([1, 2]);
  });

  it('is no tile of which all lie in sight', () => {
    expect(kinds('123789m45p99s', 0, '(6666p)')).toEqual(kindsOfText('3p'));
    expect(kinds('123m45p33p99s', 0, '(6666p)')).toEqual([]);
  });

  it('is nothing that may not be won with', () => {
    expect(kinds('123789m45p123s99s', 8)).toEqual([]);
  });
});

it('a sample win comes from the next seat or the wall, in the middle of a deal', () => {
  const view = viewOf('hong-kong-old');
  const rules = rulesOf(view);
  const hand = { counts: view.counts, melds: [], tile: 3 };
  const next = (view.seat + 1) % 4;
  expect(sampleContext(rules, view, { ...hand, taken: true })).toMatchObject({
    by: 'discard',
    from: next,
    tile: 3,
    end: null,
    lastTile: false,
    kongs: 0,
    firstGo: false,
    firstDraw: false,
    firstDiscard: false,
  });
  expect(sampleContext(rules, view, { ...hand, taken: false })).toMatchObject({
    by: 'wall',
    from: null,
    tile: 3,
    end: 'front',
  });
});
