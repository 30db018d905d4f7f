import type { GameRecord } from '../../engine/record';
import type { Late } from '../late';
import type { Session } from '../match/session';
import type * as recording from './matchRecord';

/** What keeps the record of a match. */
export interface ArchivePorts {
  /** The code that writes records. It is loaded once a deal has begun. */
  readonly recorder: Late<Pick<typeof recording, 'endDeal' | 'recordOf'>>;
  /** Keeps the record of a match in the history; fails when it cannot. The same match is kept once. */
  readonly keepRecord: (record: GameRecord) => Promise<void>;
  readonly app: string;
  readonly nameOf: recording.NameOf;
}

/** Writes the record of this match into the history. False when that fails, or when hands of it were lost. */
export async function keepInHistory(session: Session, ports: ArchivePorts): Promise<boolean> {
  const { app, nameOf, keepRecord, recorder } = ports;
  try {
    const { recordOf } = recorder.now() ?? (await recorder.load());
    const record = recordOf(session, { app, nameOf });
    if (record) await keepRecord(record);
    return record !== null;
  } catch {
    return false;
  }
}
