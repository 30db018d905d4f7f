import { rulesOf } from '../../engine/knownRules';
import type { ScoreGroup, ScoreSheet } from '../../engine/types';
import type { Draft } from './draft';
import { winOf } from './judge';

/** The other ways in which a hand can be put into groups, each at its best, that of most worth first. */
export function otherReadings(draft: Draft, scored: ScoreSheet): ScoreSheet[] {
  const sheets = rulesOf(draft).readings?.(winOf(draft)) ?? [];
  const best = new Map<string, ScoreSheet>();
  for (const sheet of sheets.toSorted((a, b) => worthOf(b) - worthOf(a))) {
    const key = keyOf(sheet);
    if (key !== keyOf(scored) && !best.has(key)) best.set(key, sheet);
  }
  return [...best.values()];
}

/** A hand below the minimum has no total: what it counts tells which is better. */
function worthOf({ total, headline }: ScoreSheet): number {
  return total * 1000 + (headline[0]?.value ?? 0);
}

/** The groups of the hand as text, whichever holds the winning tile. */
function keyOf({ groups }: ScoreSheet): string {
  return handGroups(groups)
    .map(({ kinds }) => kinds.join())
    .toSorted()
    .join(' ');
}

/** The groups that lie in the hand. */
export function handGroups(groups: readonly ScoreGroup[]): readonly ScoreGroup[] {
  return groups.filter(({ meld }) => meld === null);
}
