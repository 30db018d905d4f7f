import { kindsOfMeld } from '../meldKinds';
import type { Rules, WinContext } from '../rules';
import { canStartChow, countsAs, rankOf } from '../tiles';
import type { TileKind } from '../types';
import type { ReadSet, SetReading } from './setReadings';

/** What the winning tile completed: 12 or 89, 13, a single tile of the eyes, 23. */
export type WaitShape = 'edge' | 'middle' | 'single' | 'two-sided';

/** Whether a kind of which the hand itself holds every copy is waited for. */
export type UsedUp = 'count' | 'ignore';

type Waiting = Pick<WinContext, 'counts' | 'melds' | 'extras'>;

/** How this reading was completed; null for a pong, a form of its own, and where there is no winning tile. */
export function waitShapeOf({ sets, eyes }: Pick<SetReading, 'sets' | 'eyes'>): WaitShape | null {
  if (eyes && eyes.won !== null) return 'single';
  const chow = sets.find(({ type, won }) => type === 'chow' && won !== null);
  return chow ? chowWait(chow) : null;
}

function chowWait({ kind, won }: ReadSet): WaitShape {
  if (won === 1) return 'middle';
  const isEdge = won === 2 ? rankOf(kind) === 1 : !canStartChow(kind + 1);
  return isEdge ? 'edge' : 'two-sided';
}

/** Every kind that completes these tiles in form alone, in order of kinds: worth and discards are not looked at. */
export function completingKinds(
  { isComplete, tiles }: Pick<Rules, 'isComplete' | 'tiles'>,
  hand: Waiting,
  usedUp: UsedUp,
): TileKind[] {
  const counts = hand.counts.slice();
  const { copies } = tiles;
  const found: TileKind[] = [];
  for (let kind = 0; kind < counts.length; kind++) {
    if (copies[kind] === 0) continue;
    counts[kind]!++;
    if (isComplete(counts, hand.melds, hand.extras)) found.push(kind);
    counts[kind]!--;
  }
  return usedUp === 'count' ? found : found.filter((kind) => copiesIn(hand, kind) < copies[kind]!);
}

function copiesIn({ counts, melds }: Waiting, kind: TileKind): number {
  const laid = melds.flatMap((meld) => kindsOfMeld(meld)).filter((each) => countsAs(each) === kind);
  return counts[kind]! + laid.length;
}

/** Whether one kind alone completes the tiles as they were before the winning one. */
export function isOnlyWait(
  rules: Pick<Rules, 'isComplete' | 'tiles'>,
  { counts, melds, extras, tile }: Waiting & Pick<WinContext, 'tile'>,
  usedUp: UsedUp,
): boolean {
  if (tile === null) return false;
  const before = counts.map((count, kind) => (kind === tile ? count - 1 : count));
  return completingKinds(rules, { counts: before, melds, extras }, usedUp).length === 1;
}
