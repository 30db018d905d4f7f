import { describe, expect, test } from 'vitest';
import { startMatch } from '../../src/engine/match';
import type { GameRecord } from '../../src/engine/record';
import { ChosenReplay, choicesOf } from '../../src/engine/recordChoices';
import { recordedMatch } from '../../src/engine/replay';
import { optionsOf } from '../support/rigged';
import { playMatch } from '../support/recorded';
import { randomMatch } from '../support/randomPlay';
import { TOYS } from '../support/toys/loaded';

const GAMES = ['hong-kong-old', 'hong-kong-common', 'taisen', 'classical', ...TOYS.map(({ id }) => id)];

/** The hands that its choices give again. */
function again(record: GameRecord): unknown {
  const [choices, match] = [choicesOf(record), recordedMatch(record)];
  if (!choices.ok || !match.ok) throw new Error('The record cannot be replayed.');
  const replay = new ChosenReplay(match.value);
  return choices.value.map((hand) => {
    const played = replay.play(hand);
    return played.ok ? played.value : played.error;
  });
}

describe('a record and its choices', () => {
  test.each(GAMES)('say the same of %s', (id) => {
    for (const label of ['one', 'two', 'three']) {
      const { record } = playMatch(randomMatch(id, label));
      expect(JSON.stringify(again(record))).toBe(JSON.stringify(record.hands));
    }
  });

  const options = optionsOf('hong-kong-old', { rounds: 1 });
  const match = startMatch({ rules: 'hong-kong-old', options, bits: 'ab'.repeat(16), text: 'mine' });
  const { record } = playMatch(match);
  const choices = choicesOf(record);
  const [first = []] = choices.ok ? choices.value : [];

  test('say the same of a hand that breaks off', () => {
    const hand = new ChosenReplay(match).play(first.slice(0, 21));
    if (!hand.ok) throw new Error(hand.error);
    expect(hand.value.result).toBeUndefined();
    expect(again({ ...record, complete: false, hands: [hand.value] })).toEqual([hand.value]);
  });

  test('a choice that there is not is refused', () => {
    expect(new ChosenReplay(match).play([...first.slice(0, 9), 99])).toEqual({
      ok: false,
      error: 'Choice 10 is none of those that there were.',
    });
  });

  test('choices after the end are refused', () => {
    expect(new ChosenReplay(match).play([...first, 0])).toEqual({
      ok: false,
      error: 'The hand was over before its last choice.',
    });
  });

  test('no hand follows the last one', () => {
    const replay = new ChosenReplay(match);
    for (const hand of choices.ok ? choices.value : []) replay.play(hand);
    const isOver = replay.match.progress === null;
    expect(replay.play([]).ok).toBe(!isOver);
  });
});
