import type { GameRecord } from '../../engine/record';
import type { Session } from '../match/session';
import { recordOf } from './matchRecord';
import type { NameOf } from './matchRecord';

/** The record of a match between its deals. What is hidden lies open in it: there is none before a deal is over. */
export function recordSoFar(
  session: Session | null,
  ports: { readonly app: string; readonly nameOf: NameOf },
): GameRecord | null {
  return session?.deal.phase.type === 'ended' ? recordOf(session, ports) : null;
}
