import { KEYS } from '../saves/keys';
import type { SaveStorage } from '../saves/save';

/** Whether any were ever kept. What reads them is loaded only then. */
export function hasSets(storage: SaveStorage): boolean {
  try {
    return storage.getItem(KEYS.houseRules) !== null;
  } catch {
    return false;
  }
}
