import { describe, expect, test } from 'vitest';
import { startMatch } from '../../src/engine/match';
import type { GameRecord, RecordedHand } from '../../src/engine/record';
import { ChosenReplay, choicesOf } from '../../src/engine/recordChoices';
import { recordedMatch } from '../../src/engine/replay';
import { optionsOf } from '../support/rigged';
import { playMatch, withoutDrawn } from '../support/recorded';
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
  const [first] = choices.ok ? choices.value : [];
  if (!first) throw new Error('The record cannot be replayed.');

  test('say the same of a hand that breaks off', () => {
    const hand = new ChosenReplay(match).play({ choices: first.choices.slice(0, 21), drawn: null });
    if (!hand.ok) throw new Error(hand.error);
    expect(hand.value.result).toBeUndefined();
    const [played] = again({ ...record, complete: false, hands: [hand.value] }) as RecordedHand[];
    expect(withoutDrawn(played!)).toEqual(hand.value);
    expect(again({ ...record, complete: false, hands: [played!] })).toEqual([played]);
  });

  test('say the same of a record that does not tell which of equal tiles was thrown', () => {
    const hands = record.hands.map(withoutDrawn);
    const old = choicesOf({ ...record, hands });
    expect(old.ok && old.value.some(({ drawn }) => drawn === null)).toBe(true);
    expect((again({ ...record, hands }) as RecordedHand[]).map(withoutDrawn)).toEqual(hands);
  });

  test('which of equal tiles was thrown is said of all of them', () => {
    const { drawn } = first;
    expect(drawn?.length).toBeGreaterThan(0);
    for (const told of [drawn!.slice(1), [...drawn!, true]])
      expect(new ChosenReplay(match).play({ ...first, drawn: told })).toMatchObject({ ok: false });
  });

  test('a choice that there is not is refused', () => {
    expect(new ChosenReplay(match).play({ ...first, choices: [...first.choices.slice(0, 9), 99] })).toEqual({
      ok: false,
      error: 'Choice 10 is none of those that there were.',
    });
  });

  test('choices after the end are refused', () => {
    expect(new ChosenReplay(match).play({ ...first, choices: [...first.choices, 0] })).toEqual({
      ok: false,
      error: 'The hand was over before its last choice.',
    });
  });

  test('no hand follows the last one', () => {
    const replay = new ChosenReplay(match);
    for (const hand of choices.ok ? choices.value : []) replay.play(hand);
    const isOver = replay.match.progress === null;
    expect(replay.play({ choices: [], drawn: null }).ok).toBe(!isOver);
  });
});
