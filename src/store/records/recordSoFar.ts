import type { GameRecord } from '../../engine/record';
import type { Session } from '../match/session';
import type { ArchivePorts } from './archive';

/** The record of a match between its deals. What is hidden lies open in it: there is none before a deal is over. */
export async function recordSoFar(session: Session | null, ports: ArchivePorts): Promise<GameRecord | null> {
  if (session?.deal.phase.type !== 'ended') return null;
  const recorder = await ports.recorder.load().catch(() => null);
  return recorder?.recordOf(session, ports) ?? null;
}
