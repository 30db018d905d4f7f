import type { SaveStorage } from '../saves/save';

/** Where sets of house rules are kept. */
export const SETS_KEY = 'hong-kong-mahjong/house-rules';

/** Whether any were ever kept. What reads them is loaded only then. */
export function hasSets(storage: SaveStorage): boolean {
  try {
    return storage.getItem(SETS_KEY) !== null;
  } catch {
    return false;
  }
}
