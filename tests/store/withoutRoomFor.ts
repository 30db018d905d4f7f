import type { SaveStorage } from '../../src/store/saves/save';
import { memoryStorage } from './memoryStorage';

/** A storage that is full for keys with this part. */
export function withoutRoomFor(part: string, storage: SaveStorage = memoryStorage()): SaveStorage {
  return {
    ...storage,
    setItem: (key, text) => {
      if (key.includes(part)) throw new Error('full');
      storage.setItem(key, text);
    },
  };
}
