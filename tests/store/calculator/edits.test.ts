import { describe, expect, it } from 'vitest';
import '../../../src/rule-sets/everything';
import { formatHand } from '../../../src/engine/handNotation';
import { kindsOfText } from '../../../src/engine/notation';
import type { Draft } from '../../../src/store/calculator/draft';
import {
  added,
  atSeat,
  entriesOf,
  noRoomFor,
  toggledSituation,
  withoutMeld,
  withoutTile,
  withoutWinning,
  wonBy,
  wonWith,
} from '../../../src/store/calculator/edits';
import type { Entry } from '../../../src/store/calculator/edits';
import { draftOf } from './parts';

const kindOf = (text: string) => kindsOfText(text)[0]!;
const old = (hand: string) => draftOf([hand]);
const classical = (...hands: readonly string[]) => draftOf(hands, { rules: 'classical' });

const handOf = (draft: Draft, at = 0) => formatHand(draft.hands[at]!);
const presses = (draft: Draft, entry: Entry, tile: string, at = 0) => {
  const addition = { at, entry, kind: kindOf(tile) };
  return { room: noRoomFor(draft, addition), hand: handOf(added(draft, addition), at) };
};

describe('what can be added', () => {
  it.each([
    ['hong-kong-old', ['tile', 'chow', 'pong', 'kong', 'concealed-kong']],
    ['taisen', ['tile', 'chow', 'pong']],
    ['classical', ['tile', 'chow', 'pong', 'kong', 'concealed-kong', 'concealed-pong']],
  ])('follows the sets that %s knows', (rules, entries) => {
    const hands = rules === 'classical' ? ['', '', '', ''] : [''];
    expect(entriesOf(draftOf(hands, { rules }))).toEqual(entries);
  });

  it.each<[string, Draft, Entry, string, string]>([
    ['a tile', old('19m'), 'tile', '5m', '159m'],
    ['a chow by its lowest tile', old('19m'), 'chow', '5m', '19m[567m]'],
    ['the highest chow', old(''), 'chow', '7s', '[789s]'],
    ['a pong', old('19m'), 'pong', 'E', '19m[EEE]'],
    ['a kong', old(''), 'kong', '5p', '[5555p]'],
    ['a concealed kong', old(''), 'concealed-kong', '5p', '(5555p)'],
    ['a concealed pong', classical('', '', '', ''), 'concealed-pong', '5p', '(555p)'],
    ['a bonus tile', old('19m'), 'tile', '2f', '19m|2f'],
    ['a bonus tile before others', old('19m|2f1y'), 'tile', '1f', '19m|12f1y'],
    ['the last tile as the winning one', old('111222333m555p9s'), 'tile', '9s', '111222333m555p9s+9s'],
    ['the last tile but one among the others', old('111222333m555p'), 'tile', '9s', '111222333m555p9s'],
    [
      'a last set before the winning tile',
      old('5p[111m][222m][333m]'),
      'pong',
      '9s',
      '5p[111m][222m][333m][999s]',
    ],
    [
      'a tile beside four sets',
      old('[111m][222m][333m][9999s]'),
      'tile',
      '5p',
      '5p[111m][222m][333m][9999s]',
    ],
  ])('takes %s', (_name, draft, entry, tile, hand) => {
    expect(presses(draft, entry, tile)).toEqual({ room: null, hand });
  });

  it.each<[string, Draft, Entry, string, string]>([
    ['no chow begins with an eight', old('19m'), 'chow', '8m', 'no-chow'],
    ['no chow is of winds', old('19m'), 'chow', 'E', 'no-chow'],
    ['a tile that is used up', old('1111m'), 'tile', '1m', 'used'],
    ['a pong of which two are used', old('11m'), 'pong', '1m', 'used'],
    ['a kong of which one is used', old('1m'), 'kong', '1m', 'used'],
    ['a chow whose last tile is used up', old('3333m'), 'chow', '1m', 'used'],
    ['a tile in a whole hand', old('111222333m555p9s+9s'), 'tile', '1p', 'full'],
    ['a set where two tiles have room', old('111222333m55p'), 'pong', '9s', 'full'],
    ['a set where the winning tile alone has room', old('111222333m555p9s'), 'chow', '1s', 'full'],
  ])('refuses %s', (_name, draft, entry, tile, room) => {
    expect(presses(draft, entry, tile)).toEqual({ room, hand: handOf(draft) });
  });

  it('has room for one tile less in a hand that did not win', () => {
    const whole = classical('', '111222333m555p9s', '', '');
    expect(presses(whole, 'tile', '9s', 1)).toEqual({ room: 'full', hand: '111222333m555p9s' });
    const open = classical('', '111222333m555p', '', '');
    expect(presses(open, 'tile', '9s', 1)).toEqual({ room: null, hand: '111222333m555p9s' });
  });

  it('counts the tiles of all hands', () => {
    const draft = classical('11m', '11m', '', '9p|1f');
    expect(presses(draft, 'tile', '1m', 2)).toEqual({ room: 'used', hand: '' });
    expect(presses(draft, 'tile', '1f', 2)).toEqual({ room: 'used', hand: '' });
    expect(presses(draft, 'tile', '1f', 3)).toEqual({ room: null, hand: '9p' });
    expect(presses(draft, 'tile', '2f', 2)).toEqual({ room: null, hand: '|2f' });
  });
});

describe('what is taken away', () => {
  it('is one tile of a kind, the winning tile or a meld', () => {
    const draft = old('11155m[789s][EEE]+5m');
    expect(handOf(withoutTile(draft, 0, kindOf('1m')))).toBe('1155m[789s][EEE]+5m');
    expect(handOf(withoutWinning(draft))).toBe('11155m[789s][EEE]');
    expect(handOf(withoutMeld(draft, 0, 0))).toBe('11155m[EEE]+5m');
    expect(handOf(withoutMeld(draft, 0, 1))).toBe('11155m[789s]+5m');
  });

  it('is of one hand alone', () => {
    const draft = classical('1m', '2m[789s]', '3m', '');
    const hands = (after: Draft) => after.hands.map(formatHand);
    expect(hands(withoutTile(draft, 1, kindOf('2m')))).toEqual(['1m', '[789s]', '3m', '']);
    expect(hands(withoutMeld(draft, 1, 0))).toEqual(['1m', '2m', '3m', '']);
  });
});

describe('the winning tile', () => {
  it('changes places with one that is concealed', () => {
    expect(handOf(wonWith(old('11155m+9m'), kindOf('5m')))).toBe('11159m+5m');
    expect(handOf(wonWith(old('11155m'), kindOf('1m')))).toBe('1155m+1m');
  });
});

describe('the circumstances of a win', () => {
  it('move the giver where the winner takes that seat', () => {
    const draft = old('19m');
    expect(atSeat(draft, 2)).toMatchObject({ seat: 2, from: 0 });
    expect(atSeat(draft, 0)).toMatchObject({ seat: 0, from: 3 });
    expect(atSeat({ ...draft, from: 3 }, 3)).toMatchObject({ seat: 3, from: 2 });
  });

  it('keep what can still be stated in another way to win', () => {
    const draft = { ...old('111222333m555p9s+9s'), by: 'wall' as const };
    const stated = { ...draft, situation: ['last-tile', 'kong-replacement'] };
    expect(wonBy(stated, 'discard')).toMatchObject({ by: 'discard', situation: ['last-tile'] });
    expect(wonBy(stated, 'wall').situation).toEqual(['last-tile', 'kong-replacement']);
  });

  it('are stated and taken back one by one', () => {
    const once = toggledSituation(old('19m'), 'last-tile');
    expect(once.situation).toEqual(['last-tile']);
    const twice = toggledSituation(once, 'first-draw');
    expect(twice.situation).toEqual(['last-tile', 'first-draw']);
    expect(toggledSituation(twice, 'last-tile').situation).toEqual(['first-draw']);
  });
});
