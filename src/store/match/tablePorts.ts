import type { Schedule } from './clock';
import type { TurnLoopPorts } from './turnLoop';

/** Time, pace and bots, as every table needs them. */
export interface TablePorts extends Pick<TurnLoopPorts, 'pace' | 'bots' | 'faults'> {
  readonly schedule: Schedule;
}
