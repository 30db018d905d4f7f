import { canonicalText } from '../../engine/canonical';
import type { GameRecord } from '../../engine/record';
import { eventsTold } from '../selectors/recordedNames';
import { readRecord } from '../selectors/verify';
import type { Session } from '../match/session';
import { entryOf } from '../records/historyEntry';
import type { HistoryStorage } from '../records/historyStorage';
import { recordOf } from '../records/matchRecord';
import { allBranchKeysOf, branchKeysOf, branchPrefix } from './branchKeys';

/** A hand that was played on from one of its decisions. */
export interface KeptBranch {
  readonly key: string;
  /** Its last hand is the one that was played on; the hands of the match before it come first. */
  readonly record: GameRecord;
}

/**
 * The record of a branch, with what only the original knows: names, and throws for the seats. Null if records of hands
 * before it are missing.
 */
export function branchOf(original: GameRecord, session: Session): GameRecord | null {
  const played = recordOf(session, { app: original.app, nameOf: (person) => person });
  if (!played) return null;
  const { seating: _, players, ...rest } = played;
  return {
    ...rest,
    ...(original.seating && { seating: original.seating }),
    players: players.map((player, at) => ({ ...player, name: original.players[at]?.name ?? player.name })),
  };
}

/** Keeps a branch beside its original, once however often it is played. One that went as the original did is not kept. */
export async function keepBranch(
  storage: HistoryStorage,
  original: GameRecord,
  branch: GameRecord,
): Promise<void> {
  const hand = branch.hands.length - 1;
  if (courseOf(original, hand) === courseOf(branch, hand)) return;
  const key = branchPrefix(original, hand) + entryOf(branch, 0).id;
  await storage.setMany([[key, JSON.stringify(branch)]]);
}

/** What happened in a hand. */
function courseOf(record: GameRecord, hand: number): string {
  return canonicalText(eventsTold(record, hand));
}

/** The branches of a match; none where the browser does not give them. What cannot be read is left out. */
export async function branchesOf(
  storage: HistoryStorage,
  original: GameRecord,
): Promise<readonly KeptBranch[]> {
  try {
    const keys = await branchKeysOf(storage, original);
    const texts = await storage.getMany(keys);
    return keys.flatMap((key, at) => {
      const text = texts[at];
      const record = typeof text === 'string' ? readRecord(text) : null;
      return record && isOf(original, record) ? [{ key, record }] : [];
    });
  } catch {
    return [];
  }
}

function isOf(original: GameRecord, { rules, players, hands }: GameRecord): boolean {
  const at = hands.length - 1;
  const [then, now] = [original.hands[at], hands[at]];
  const isSameTable = rules === original.rules && players.length === original.players.length;
  return isSameTable && now?.result !== undefined && then?.wall.join() === now.wall.join();
}

/** Forgets one branch, and what was played on from it. */
export async function removeBranch(
  storage: HistoryStorage,
  original: GameRecord,
  { key, record }: KeptBranch,
): Promise<void> {
  const beside = original.hands.map((_, hand) => branchPrefix(original, hand));
  const under = (await allBranchKeysOf(storage, record)).filter(
    (each) => !beside.some((prefix) => each.startsWith(prefix)),
  );
  await storage.deleteMany([key, ...under]);
}
