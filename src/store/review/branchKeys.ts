import { canonicalText } from '../../engine/canonical';
import { hashText } from '../../engine/random';
import type { GameRecord } from '../../engine/record';
import type { HistoryStorage } from '../records/historyStorage';
import { BRANCHES } from '../records/keyHeads';

/** Branches of a hand lie under keys that begin so. The same hand is the same whatever match was recorded around it. */
export function branchPrefix({ rules, rulesVersion, options, hands }: GameRecord, hand: number): string {
  const text = canonicalText([rules, rulesVersion, options, hands[hand]]);
  return `${BRANCHES}${hashText(text).slice(0, 24)}/`;
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
