import type { StoreApi } from 'zustand/vanilla';
import type { Schedule } from '../match/clock';
import type { SettingsStore } from '../settings';
import { openThread } from '../threads/openThread';
import type { Readable, TableStore } from '../types';
import { attend } from './attend';
import { createCoachClient } from './coachClient';
import type { Attendant, CoachStore } from './coachStore';

interface Table {
  readonly coach: StoreApi<CoachStore>;
  readonly game: Readable<TableStore>;
  readonly settings: StoreApi<SettingsStore>;
}

/** Follows the game, with a coach that thinks in a worker of the browser. */
export function attendInWorker(table: Table, schedule: Schedule): Attendant {
  return attend({ ...table, port: createCoachClient(openThread('coach'), schedule) });
}
