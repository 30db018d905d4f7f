import { expect, it } from 'vitest';
import { keptHouseDraft } from '../../../src/store/houseRules/keptDraft';
import { memoryStorage } from '../memoryStorage';
import { withoutRoomFor } from '../withoutRoomFor';

const KEPT = 'hong-kong-mahjong/house-draft';
const ASIDE = 'hong-kong-mahjong/house-draft-set-aside';
const draft = { rules: 'hong-kong-old', changed: { minimumFaan: 4 }, chosen: 'Sunday' } as const;

it('house rules that were not saved come back, until they are saved', () => {
  const storage = memoryStorage();
  expect(keptHouseDraft.take(storage)).toBeNull();
  keptHouseDraft.write(storage, draft);
  expect(keptHouseDraft.take(storage)).toEqual(draft);
  keptHouseDraft.write(storage, { ...draft, chosen: null });
  expect(keptHouseDraft.take(storage)).toEqual({ ...draft, chosen: null });
  keptHouseDraft.write(storage, null);
  expect(storage.getItem(KEPT)).toBeNull();
  expect(keptHouseDraft.take(storage)).toBeNull();
});

it.each(['{', '{"version":2,"draft":null}', '{"version":1,"draft":{"rules":"hong-kong-old"}}'])(
  'what cannot be read is set aside: %s',
  (text) => {
    const storage = memoryStorage();
    storage.setItem(KEPT, text);
    expect(keptHouseDraft.take(storage)).toBeNull();
    expect(storage.getItem(ASIDE)).toContain(JSON.stringify(text).slice(1, -1));
    expect(storage.getItem(KEPT)).toBeNull();
  },
);

it('a browser that keeps nothing says nothing of it', () => {
  expect(() => keptHouseDraft.write(withoutRoomFor('house-draft'), draft)).not.toThrow();
});
