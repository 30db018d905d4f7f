import { describe, expect, it } from 'vitest';
import '../../../src/rule-sets/everything';
import { entryOf, isEntryOf, isTime } from '../../../src/store/records/historyEntry';
import { someMatch } from '../../support/reviewed';

const record = someMatch('hong-kong-old', 'tea');
const entry = entryOf(record, 5);

describe('the entry of a match', () => {
  it('begins with the points that everybody has, and goes by what each hand brought', () => {
    const players = record.players.map((player, at) => ({
      ...player,
      kind: at === 1 ? ('human' as const) : ('bot' as const),
    }));
    const hands = record.hands.map((hand) => ({
      ...hand,
      result: { ...hand.result!, scores: [1, 5, -3, -3] },
    }));
    const played = { ...record, players, hands, startScores: [100, 200, 300, 400] };
    expect(entryOf(played, 5).line).toEqual([200, ...hands.map((_, at) => 205 + 5 * at)]);
    expect(
      entryOf({ ...played, players: record.players.map((one) => ({ ...one, kind: 'bot' })) }, 5),
    ).not.toHaveProperty('line');
  });

  it('says that it was practice only where it was', () => {
    expect(entry).not.toHaveProperty('practice');
    expect(entryOf({ ...record, practice: true }, 5).practice).toBe(true);
    expect(entryOf({ ...record, seed: null }, 5)).not.toHaveProperty('seed');
    expect(entry.seed).toBe(record.seed);
  });

  const whole = {
    ...entry,
    bots: [null, 'a', 'b', 'c'],
    coached: true,
    practice: true,
    seed: 's',
    line: [0, 1],
  };

  it('is known again', () => {
    for (const known of [entry, whole, { ...whole, bots: undefined, coached: undefined, line: undefined }])
      expect(isEntryOf(entry.id, known)).toBe(true);
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'entry'],
    ['of another match', { ...whole, id: 'other' }],
    ['without rules', { ...whole, rules: 1 }],
    ['without a time', { ...whole, at: 'now' }],
    ['of a time that no calendar has', { ...whole, at: 8.64e15 + 1 }],
    ['of half a hand', { ...whole, hands: 1.5 }],
    ['of less than no hand', { ...whole, hands: -1 }],
    ['that may be complete', { ...whole, complete: 'yes' }],
    ['of players without names', { ...whole, players: [1, 2, 3, 4] }],
    ['of no list of players', { ...whole, players: 'all' }],
    ['of points that are none', { ...whole, scores: [0, 0, 0, Number.NaN] }],
    ['of fewer points than players', { ...whole, scores: [0, 0, 0] }],
    ['of bots that are none', { ...whole, bots: [1] }],
    ['that may be coached', { ...whole, coached: 1 }],
    ['that may be practice', { ...whole, practice: 1 }],
    ['of no seed', { ...whole, seed: 1 }],
    ['of a line that is none', { ...whole, line: ['a'] }],
  ])('is none that can be shown: %s', (_name, value) => {
    expect(isEntryOf(entry.id, value)).toBe(false);
  });

  it('has a time that can be shown', () => {
    expect([0, -5, 8.64e15, -8.64e15].map(isTime)).toEqual([true, true, true, true]);
    expect([8.64e15 + 2, Infinity, Number.NaN, '5', null].map(isTime)).toEqual(Array(5).fill(false));
  });
});
