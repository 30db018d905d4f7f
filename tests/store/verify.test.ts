import { describe, expect, it } from 'vitest';
import type { GameRecord } from '../../src/engine/record';
import { readRecord, verifyRecord } from '../../src/store/selectors/verify';
import { playChoices, playMatch, settled, startGame } from './harness';

const harness = startGame({ pace: () => 'instant' });
harness.game.getState().startMatch({
  rules: 'hong-kong-old',
  options: { rounds: 1, minimumFaan: 0 },
  opponents: [],
  text: 'my words',
});
playChoices(harness, 3);
playMatch(harness);
await settled();
const record = harness.records[0] as GameRecord;
const allOf = (found: boolean) => record.hands.map(() => found);

/** The record with its second hand changed. */
function withSecond(change: (hand: GameRecord['hands'][number]) => object): GameRecord {
  return {
    ...record,
    hands: record.hands.map((hand, at) => (at === 1 ? { ...hand, ...change(hand) } : hand)),
  };
}

describe('the walls of a record', () => {
  it('follow from its seed and words, and the seed from what was promised', () => {
    const found = verifyRecord(record);
    expect(record.hands.length).toBeGreaterThan(3);
    expect(found).toMatchObject({ seed: record.seed, text: 'my words', promised: record.commitment });
    expect(found?.hash).toBe(record.commitment);
    expect(found?.walls).toEqual(allOf(true));
  });

  it('are told hand by hand where they do not', () => {
    const others = allOf(true).with(1, false);
    const swapped = withSecond(({ wall: [first = '', second = '', ...rest] }) => {
      expect(first).not.toBe(second);
      return { wall: [second, first, ...rest] };
    });
    expect(verifyRecord(swapped)?.walls).toEqual(others);
    const dice = withSecond((hand) => ({ dice: hand.dice.map((die) => (die % 6) + 1) }));
    expect(verifyRecord(dice)?.walls).toEqual(others);
    expect(verifyRecord({ ...record, text: 'other words' })?.walls).toEqual(allOf(false));
  });

  it('cannot be checked without a seed, by unknown rules or other options', () => {
    expect(verifyRecord({ ...record, seed: null })).toBeNull();
    expect(verifyRecord({ ...record, rules: 'chess' })).toBeNull();
    expect(verifyRecord({ ...record, options: { minimumFaan: 99 } })).toBeNull();
  });

  it('need no words and no promise', () => {
    const { text, commitment, ...bare } = record;
    expect([text, typeof commitment]).toEqual(['my words', 'string']);
    expect(verifyRecord(bare)).toMatchObject({ text: '', promised: '' });
  });
});

it('a text that is no record is none', () => {
  expect(readRecord(JSON.stringify(record))).toEqual(record);
  expect(readRecord('{')).toBeNull();
  expect(readRecord('{}')).toBeNull();
});
