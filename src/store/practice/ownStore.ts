import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { SaveStorage } from '../saves/save';
import { keptOwn, MOST_OWN } from './ownPositions';
import type { OwnPosition } from './ownPositions';

/** Why a position was not taken: there are too many, or the browser does not keep it. */
export type NotTaken = 'full' | 'unkept';

export interface OwnStore {
  /** The latest last. */
  readonly positions: readonly OwnPosition[];
  /** What was kept could not be read, and was set aside. */
  readonly isSetAside: boolean;
  /** Why the last change was not made; null where it was. */
  readonly failed: NotTaken | null;
  readonly add: (position: OwnPosition) => void;
  /** Takes the position with this id out of practice. */
  readonly remove: (id: string) => void;
}

/** The positions that the player took from matches. Every change reads first what another page may have kept. */
export function createOwnStore(storage: SaveStorage): StoreApi<OwnStore> {
  return createStore<OwnStore>()((write) => {
    const change = (to: (positions: readonly OwnPosition[]) => readonly OwnPosition[]): void => {
      const { value: positions, isLocked } = keptOwn.read(storage);
      const changed = to(positions);
      if (changed.length > MOST_OWN) return write({ positions, failed: 'full' });
      const isKept = !isLocked && keptOwn.write(storage, changed);
      write(isKept ? { positions: changed, failed: null } : { positions, failed: 'unkept' });
    };
    const { value: positions, isSetAside } = keptOwn.read(storage);
    return {
      positions,
      isSetAside,
      failed: null,
      add: (position) => change((all) => [...without(all, position.drill.id), position]),
      remove: (id) => change((all) => without(all, id)),
    };
  });
}

function without(positions: readonly OwnPosition[], id: string): readonly OwnPosition[] {
  return positions.filter(({ drill }) => drill.id !== id);
}
