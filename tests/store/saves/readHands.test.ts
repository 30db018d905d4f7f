import { describe, expect, it } from 'vitest';
import { loadSave, readLeft } from '../../../src/store/saves/readSave';
import { KEYS } from '../../../src/store/saves/keys';
import { playChoices, startGame } from '../harness';
import { memoryStorage } from '../memoryStorage';

interface Kept {
  readonly bits: string;
  readonly text: string;
  readonly hands: readonly unknown[];
}

/** What is kept of a match in its second hand, or a later one. */
const written = (() => {
  const harness = startGame({ pace: () => 'instant' });
  harness.game.getState().startMatch({
    rules: 'hong-kong-old',
    options: { rounds: 1, minimumFaan: 0 },
    opponents: [],
    text: 'tea',
  });
  playChoices(harness, 33);
  const { storage } = harness;
  return { save: storage.getItem(KEYS.match)!, kept: JSON.parse(storage.getItem(KEYS.hands)!) as Kept };
})();

/** The hands before the one under way, with these kept beside the save. */
function handsWith(kept: unknown) {
  const storage = memoryStorage({ [KEYS.match]: written.save, [KEYS.hands]: JSON.stringify(kept) });
  const read = loadSave(storage);
  if (read.kind !== 'session') throw new Error('The save cannot be used.');
  return read.session.hands;
}

describe('the hands that are over', () => {
  const { kept } = written;
  const [first] = kept.hands;

  it('come back with the save', () => {
    expect(kept.hands.length).toBeGreaterThan(0);
    expect(handsWith(kept)).toEqual(kept.hands);
  });

  it('are no more than were dealt', () => {
    expect(handsWith({ ...kept, hands: [...kept.hands, first] })).toEqual(kept.hands);
  });

  it.each<[string, unknown]>([
    ['of another seed', { ...kept, bits: kept.bits.replace(/^./, 'f') }],
    ['of another text', { ...kept, text: 'coffee' }],
    ['of which one is missing', { ...kept, hands: kept.hands.slice(1) }],
    ['that are none', { ...kept, hands: kept.hands.map(() => 'hand') }],
    ['of which one is nothing', { ...kept, hands: kept.hands.map(() => null) }],
    ['without a seed', { ...kept, bits: undefined }],
    ['without a text', { ...kept, text: undefined }],
    ['that are not there', null],
  ])('are lost where those are kept %s', (_name, other) => {
    expect(handsWith(other)).toBeNull();
  });
});

it('a save says which game it is of before it is loaded', () => {
  const left = readLeft(JSON.stringify([written.save, JSON.stringify(written.kept)]));
  expect(left.rules).toBe('hong-kong-old');
  expect(left.load()).toMatchObject({ kind: 'session', session: { hands: written.kept.hands } });
});

it('a storage that gives nothing is blocked, an empty one has no save', () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  expect(loadSave({ ...memoryStorage(), getItem: blocked })).toEqual({ kind: 'blocked' });
  expect(loadSave(memoryStorage())).toEqual({ kind: 'none' });
});
