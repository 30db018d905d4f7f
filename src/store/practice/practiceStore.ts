import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { RuleSetId } from '../../engine/types';
import { keptPractice } from './keptPractice';
import { Positions } from './positions';
import { Practice } from './practice';
import type { PracticePorts, PracticeStore } from './practiceTypes';

/** Practice of a page: sets of positions and positions of the day, each on a table of its own. */
export function createPracticeStore(ports: PracticePorts, rules: RuleSetId): StoreApi<PracticeStore> {
  const { value, isSetAside, isLocked } = keptPractice.read(ports.storage);
  const positions = new Positions(ports);
  const own = positions.own.getState();
  return createStore<PracticeStore>()((write, read) => {
    const practice = new Practice({ ...ports, positions }, { write, read }, isLocked);
    return {
      stage: 'choosing',
      rules,
      ...value,
      day: null,
      asked: null,
      summary: null,
      returning: [],
      own: own.positions,
      bots: new Map(),
      isSetAside: isSetAside || own.isSetAside,
      isUnkept: false,
      ...practice.commands(),
    };
  });
}
