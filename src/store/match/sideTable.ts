import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { Readable, TableCommands, TableState, TableStore } from '../types';
import { EMPTY_TABLE } from './noMatch';
import type { Session } from './session';
import { Table } from './table';
import type { TableHooks, TablePorts } from './table';

/** A table beside the match, with a deal that waits for `resume`. Nothing is kept of it, and the match is not touched. */
export function createSideTable(
  ports: TablePorts,
  session: Session,
  hooks: Pick<TableHooks, 'mayAct' | 'ended'> = {},
): Readable<TableStore> {
  const shown = {
    set: (part: Partial<TableStore>) => store.setState(part),
    get: () => store.getState(),
  };
  const table = new Table(ports, shown, hooks);
  const store = createStore<TableStore>()(() => ({ ...EMPTY_TABLE, ...table.commands() }));
  table.lay(session);
  return store;
}

/** A table that only shows: what a player can do there does nothing. */
export function createShownTable(state: Partial<TableState>): StoreApi<TableStore> {
  return createStore<TableStore>()(() => ({ ...EMPTY_TABLE, ...state, ...NO_COMMANDS }));
}

const nothing = () => undefined;

const NO_COMMANDS: TableCommands = {
  act: nothing,
  suggest: nothing,
  skipAhead: nothing,
  switchForHand: nothing,
  resume: nothing,
  stop: nothing,
  pause: nothing,
  noteCoach: nothing,
  takeBack: () => null,
  changeScreensBy: () => nothing,
};
