import { expect, it } from 'vitest';
import { noteChallenge, noteName, readShares } from '../../../src/store/share/keptShares';
import { memoryStorage } from '../memoryStorage';
import { withoutRoomFor } from '../withoutRoomFor';

const KEPT = 'hong-kong-mahjong/shared';
const ASIDE = 'hong-kong-mahjong/shared-set-aside';
const one = { bits: 'a', by: '', result: null };

it('nothing is known at first; a name and challenges are kept, the latest first', () => {
  const storage = memoryStorage();
  expect(readShares(storage)).toEqual({ name: '', known: [] });
  noteName(storage, 'Player');
  noteChallenge(storage, one);
  noteChallenge(storage, { ...one, bits: 'b', by: 'Friend' });
  expect(readShares(storage)).toMatchObject({
    name: 'Player',
    known: [{ bits: 'b', by: 'Friend', result: null }, one],
  });
  expect(JSON.parse(storage.getItem(KEPT)!)).toMatchObject({ version: 1, name: 'Player' });
});

it('of a challenge what is new is noted, and what is known stays', () => {
  const storage = memoryStorage();
  noteChallenge(storage, { bits: 'a', by: 'Friend', result: 'first' });
  noteChallenge(storage, one);
  expect(readShares(storage).known).toEqual([{ bits: 'a', by: 'Friend', result: 'first' }]);
  noteChallenge(storage, { bits: 'a', by: 'Other', result: 'second' });
  expect(readShares(storage).known).toEqual([{ bits: 'a', by: 'Other', result: 'second' }]);
});

it('a result that is too long is not kept, nor more than thirty challenges', () => {
  const storage = memoryStorage();
  noteChallenge(storage, { ...one, result: 'x'.repeat(6001) });
  expect(readShares(storage).known).toEqual([one]);
  noteChallenge(storage, { ...one, result: 'x'.repeat(6000) });
  expect(readShares(storage).known[0]?.result).toHaveLength(6000);
  for (let at = 0; at < 31; at++) noteChallenge(storage, { ...one, bits: `b${at}` });
  const { known } = readShares(storage);
  expect(known).toHaveLength(30);
  expect([known[0]?.bits, known.at(-1)?.bits]).toEqual(['b30', 'b1']);
});

it.each([
  ['{'],
  [JSON.stringify({ version: 2, name: '', known: [] })],
  [JSON.stringify({ version: 1, known: [] })],
  [JSON.stringify({ version: 1, name: '', known: [{ bits: 'a' }] })],
])('what cannot be read is set aside once: %s', (text) => {
  const storage = memoryStorage({ [KEPT]: text });
  expect(readShares(storage)).toEqual({ name: '', known: [] });
  expect(storage.getItem(ASIDE)).toContain(JSON.stringify(text));
  expect(storage.getItem(KEPT)).toBeNull();
  const aside = storage.getItem(ASIDE);
  readShares(storage);
  expect(storage.getItem(ASIDE)).toBe(aside);
});

it('a browser that keeps nothing forgets it', () => {
  const storage = withoutRoomFor('shared');
  noteName(storage, 'Player');
  expect(readShares(storage)).toEqual({ name: '', known: [] });
});
