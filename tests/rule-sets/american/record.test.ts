import { expect, test } from 'vitest';
import { rulesOf } from '../../../src/engine/knownRules';
import type { RecordedEvent } from '../../../src/engine/record';
import { claimType, declarationIn, sizeNamed } from '../../../src/engine/recordNames';
import { replayRecord } from '../../../src/engine/replay';
import { playMatch } from '../../support/recorded';
import { randomMatch } from '../../support/randomPlay';

/** The events of matches played at random, with false wins and dead hands. */
function recorded(): { readonly events: readonly RecordedEvent[]; readonly errors: readonly string[] } {
  const records = ['a', 'b', 'c'].map((label) => {
    const match = randomMatch('american', label);
    return playMatch({ ...match, options: { ...match.options, strictCalling: true } }).record;
  });
  const errors = records.flatMap((record) => {
    const read = replayRecord(record);
    return read.ok ? [] : [read.error];
  });
  return { events: records.flatMap(({ hands }) => hands.flatMap(({ events }) => events)), errors };
}

test('records of American have the words of its rules, and can be played again', () => {
  const { events, errors } = recorded();
  expect(errors).toEqual([]);
  const types = new Set(events.map(({ type }) => type));
  for (const type of ['exchange', 'vote', 'pong', 'joker-exchange', 'false-win', 'dead'])
    expect(types).toContain(type);
  for (const type of ['group', 'declare', 'more', 'no-more', 'received']) expect(types).not.toContain(type);
  const sizes = { pong: 3, kong: 4, quint: 5, sextet: 6 } as Readonly<Record<string, number>>;
  for (const event of events) {
    const { type, own = [], step, gave = [], meld, why } = event;
    if (sizes[type] !== undefined) expect(own).toHaveLength(sizes[type] - 1);
    if (type === 'exchange') expect([1, 2, 3, 4, 5, 6, 7]).toContain(step);
    // A courtesy that comes to nothing is not written.
    if (step === 7) expect(gave).not.toEqual([]);
    if (type === 'vote') expect(event).toHaveProperty('more', expect.any(Boolean));
    if (type === 'joker-exchange') expect(meld).toBeGreaterThanOrEqual(0);
    if (type === 'dead') expect(['false-win', 'exposure']).toContain(why);
  }
});

test('groups have a name for each size, and votes are found again', () => {
  const rules = rulesOf(randomMatch('american', 'names'));
  const named = [2, 3, 4, 5].map((own) =>
    claimType(rules, { type: 'group', own: Array<number>(own).fill(0) }),
  );
  expect(named).toEqual(['pong', 'kong', 'quint', 'sextet']);
  expect(named.map((type) => sizeNamed(rules, type))).toEqual([3, 4, 5, 6]);
  expect(sizeNamed(rules, 'chow')).toBeNull();
  expect(declarationIn(rules, { type: 'vote', p: 0, more: false } as RecordedEvent)).toBe('no-more');
  expect(declarationIn(rules, { type: 'joker-exchange', p: 0 })).toBe('joker-exchange');
});
