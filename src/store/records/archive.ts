import type { GameRecord } from '../../engine/record';
import type { Session } from '../match/session';
import { readLeft, setAside } from '../saves/readSave';
import { remove } from '../saves/save';
import type { SavePorts } from '../saves/saves';
import type { Notice } from '../types';
import { recordOf } from './matchRecord';
import type { NameOf } from './matchRecord';

/** What keeps the record of a match. */
export interface ArchivePorts {
  /** Keeps the record of a match in the history; fails when it cannot. The same match is kept once. */
  readonly keepRecord: (record: GameRecord) => Promise<void>;
  readonly app: string;
  readonly nameOf: NameOf;
}

type Ports = SavePorts & ArchivePorts;

/** Writes the record of this match into the history. False when that fails, or when hands of it were lost. */
export async function archive(session: Session, ports: Ports): Promise<boolean> {
  return (await keep(session, ports)) === 'kept';
}

/**
 * Writes the matches under these keys into the history, and forgets them then. What no match can be read from is set
 * aside. What a newer version wrote, and what the history refuses, stays. Gives what the player should know, or null.
 */
export async function archiveLeft(keys: readonly string[], ports: Ports): Promise<Notice | null> {
  let notice: Notice | null = null;
  for (const key of keys) notice = (await archiveOne(key, ports)) ?? notice;
  return notice;
}

async function archiveOne(key: string, ports: Ports): Promise<Notice | null> {
  const { storage, games } = ports;
  const written = storage.getItem(key);
  if (written === null) return null;
  const { rules, load } = readLeft(written);
  if (rules !== null) await games.load(rules);
  const loaded = load();
  let aside = 'aside' in loaded ? loaded.aside : null;
  if (aside?.why === 'newer') return null;
  if (loaded.kind === 'session') {
    const kept = await keep(loaded.session, ports);
    if (kept === 'failed') return 'history-failed';
    if (kept === 'incomplete') aside ??= { why: 'refused', text: written };
  }
  if (aside && !setAside(storage, aside)) return null;
  remove(storage, key);
  return aside && 'save-unreadable';
}

/** `failed`: the browser did not keep it. `incomplete`: hands of it were lost, so that there is no record. */
async function keep(
  session: Session,
  { app, nameOf, keepRecord }: ArchivePorts,
): Promise<'kept' | 'failed' | 'incomplete'> {
  try {
    const record = recordOf(session, { app, nameOf });
    if (!record) return 'incomplete';
    await keepRecord(record);
    return 'kept';
  } catch {
    return 'failed';
  }
}
