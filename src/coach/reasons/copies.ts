import { rulesOf } from '../../engine/knownRules';
import { canStartChow } from '../../engine/tiles';
import type { Action, TileKind } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import { liveTiles } from './others';
import type { Pair } from './pair';
import type { Fact } from './reason';

/** So few live tiles are hardly to be hoped for. Of a pong another one at most is left anyway. */
const HARDLY = 1;
const OF_A_PONG = 0;

/** The better choice takes a tile of which hardly another is left, or gives up a shape that hardly anything completes. */
export function lastCopies({ view, better, other }: Pair): Fact | null {
  const { action } = better.judged;
  if (action.type === 'kong') return null;
  const { card, tiles } = rulesOf(view);
  if (card && !('own' in action)) return null;
  const wanted =
    'own' in action
      ? 'own' in other.judged.action
        ? []
        : wantedByClaim(
            view,
            action.own.filter((tile) => !tiles.wild.includes(tiles.kinds[tile]!)),
          )
      : wantedByThrown(view, action, better.thrown);
  const live = liveTiles(view);
  const left = wanted.reduce((sum, kind) => sum + Math.max(0, live[kind] ?? 0), 0);
  const most = action.type === 'pong' ? OF_A_PONG : HARDLY;
  return wanted.length > 0 && left <= most ? { code: 'last-copies', tiles: wanted, live: left } : null;
}

/** What would complete the own tiles that a claim uses. */
function wantedByClaim(view: SeatView, own: readonly number[]): readonly TileKind[] {
  const { kinds } = rulesOf(view).tiles;
  const [a, b] = own.map((tile) => kinds[tile] ?? 0).toSorted((x, y) => x - y);
  if (a === undefined || b === undefined) return [];
  return a === b ? [a] : chowsWith(a, b);
}

/** The kinds that make a chow with two. */
function chowsWith(low: TileKind, high: TileKind): readonly TileKind[] {
  return [high - 2, low + 1, high + 1].filter(
    (kind) => kind !== low && kind !== high && isChow([low, high, kind].toSorted((a, b) => a - b)),
  );
}

function isChow([a, b, c]: readonly TileKind[]): boolean {
  return a !== undefined && a >= 0 && canStartChow(a) && b === a + 1 && c === a + 2;
}

/** What a tile that is thrown waited for with its one neighbour; nothing where it has more than one, or none. */
function wantedByThrown(view: SeatView, { type }: Action, thrown: TileKind | null): readonly TileKind[] {
  if (type !== 'discard' || thrown === null || view.counts[thrown] !== 1) return [];
  const partners = [-2, -1, 1, 2]
    .map((step) => thrown + step)
    .filter((kind) => (view.counts[kind] ?? 0) > 0 && chowsOf(thrown, kind).length > 0);
  const [partner] = partners;
  return partners.length === 1 && partner !== undefined ? chowsOf(thrown, partner) : [];
}

function chowsOf(a: TileKind, b: TileKind): readonly TileKind[] {
  return chowsWith(Math.min(a, b), Math.max(a, b));
}
