import type { WinContext } from '../rules';
import type { ScoreGroup, TileKind } from '../types';
import { handGroup, type SetType } from './groups';
import { meldGroups } from './readGroups';

const LIKE: ReadonlyMap<number, SetType> = new Map([
  [2, 'eyes'],
  [3, 'pong'],
  [4, 'kong'],
]);

/** The groups of a hand that need not be complete: its melds, equal tiles by kind, and what stands alone as one group. */
export function looseGroups({ counts, melds }: Pick<WinContext, 'counts' | 'melds'>): ScoreGroup[] {
  const groups = meldGroups({ melds });
  const loose: TileKind[] = [];
  counts.forEach((count, kind) => {
    const type = LIKE.get(count);
    if (type) groups.push(handGroup(type, kind, { won: -1, concealed: true }));
    else if (count > 0) loose.push(kind);
  });
  if (loose.length > 0) groups.push({ type: 'loose', kinds: loose, concealed: true, meld: null, won: null });
  return groups;
}
