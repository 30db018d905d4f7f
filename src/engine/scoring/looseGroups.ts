import type { WinContext } from '../rules';
import type { ScoreGroup, TileKind } from '../types';
import { handGroup } from './groups';
import { meldGroups } from './readGroups';

const LIKE = { 2: 'eyes', 3: 'pong', 4: 'kong' } as const;

/** The groups of a hand that need not be complete: its melds, equal tiles by kind, and what stands alone as one group. */
export function looseGroups({ counts, melds }: Pick<WinContext, 'counts' | 'melds'>): ScoreGroup[] {
  const groups = meldGroups({ melds });
  const loose: TileKind[] = [];
  counts.forEach((count, kind) => {
    if (count === 1) loose.push(kind);
    if (count !== 2 && count !== 3 && count !== 4) return;
    groups.push(handGroup(LIKE[count], kind, { won: -1, concealed: true }));
  });
  if (loose.length > 0) groups.push({ type: 'loose', kinds: loose, concealed: true, meld: null, won: null });
  return groups;
}
