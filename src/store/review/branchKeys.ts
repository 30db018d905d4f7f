import { hashText } from '../../engine/random';
import type { GameRecord } from '../../engine/record';
import type { HistoryStorage } from '../records/historyStorage';
import { BRANCHES } from '../records/keyHeads';

/** Branches of a hand lie under keys that begin so. The same hand is the same whatever match was recorded around it. */
export function branchPrefix({ rules, rulesVersion, options, hands }: GameRecord, hand: number): string {
  const text = JSON.stringify([rules, rulesVersion, options, hands[hand]], inOrder);
  return `${BRANCHES}${hashText(text).slice(0, 24)}/`;
}

/** Names in alphabetical order: a record that was read may have them in another one than when it was written. */
function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The keys of the branches of a match. */
export async function branchKeysOf(
  storage: HistoryStorage,
  { hands, ...original }: GameRecord,
): Promise<readonly string[]> {
  const prefixes = hands.map((_, hand) => branchPrefix({ ...original, hands }, hand));
  return (await storage.keys()).filter((key) => prefixes.some((prefix) => key.startsWith(prefix)));
}

/** The same, with branches of these branches, and so on. */
export async function allBranchKeysOf(
  storage: HistoryStorage,
  original: GameRecord,
): Promise<readonly string[]> {
  const found = new Set<string>();
  const due = [original];
  for (const record of due) {
    const fresh = (await branchKeysOf(storage, record)).filter((key) => !found.has(key));
    for (const key of fresh) found.add(key);
    due.push(...(await storage.getMany(fresh)).flatMap((text) => recordIn(text) ?? []));
  }
  return [...found];
}

function recordIn(text: unknown): GameRecord | null {
  try {
    const record = JSON.parse(String(text)) as GameRecord;
    return Array.isArray(record.hands) ? record : null;
  } catch {
    return null;
  }
}
