import type { TileSet } from '../../engine/tileSet';
import type { TileKind } from '../../engine/types';
import { Holding } from '../targets/holding';
import type { Reach } from '../targets/target';

/** What a holding lacks of a target, and what is left of both once it is there. */
export interface Finished {
  /** Concealed tiles by kind, wild ones included. */
  readonly counts: readonly number[];
  /** The kind that was added last; null where nothing was missing. */
  readonly last: TileKind | null;
  /** Tiles not in sight that bring the holding nearer at once. */
  readonly useful: number;
}

type Tiles = Pick<TileSet, 'wild' | 'copies'>;

const trial = new Holding();

/**
 * Completes a holding by the tiles that bring it nearer, those of which most are left first, and takes away what is then
 * too much. Null where the target cannot be reached.
 */
export function finish(holding: Holding, reach: Reach, tiles: Tiles): Finished | null {
  trial.copy(holding);
  trial.live = [...holding.live];
  let useful: number | null = null;
  let last: TileKind | null = null;
  for (let missing = reach.measure(trial); missing > 0; missing--) {
    const nearer = kindsNearer(reach, missing, tiles);
    useful ??= nearer.reduce((sum, kind) => sum + leftOf(kind, tiles), 0);
    const [next] = nearer;
    if (next === undefined) return null;
    give(next, tiles);
    last = next;
  }
  takeSpare(reach, tiles);
  const counts = [...trial.counts];
  for (const kind of trial.wilds) counts[kind]!++;
  return { counts, last, useful: useful ?? 0 };
}

/** The kinds of which one tile more brings the trial nearer, those of which most are left first; wild ones last. */
function kindsNearer(reach: Reach, missing: number, { wild, copies }: Tiles): readonly TileKind[] {
  const found: TileKind[] = [];
  for (let kind = 0; kind < trial.counts.length; kind++) {
    if (wild.includes(kind) || trial.counts[kind]! >= copies[kind]! || !reach.uses(kind)) continue;
    trial.add(kind, 1);
    trial.live[kind]!--;
    if (reach.measure(trial) < missing) found.push(kind);
    trial.add(kind, -1);
    trial.live[kind]!++;
  }
  found.sort((a, b) => trial.live[b]! - trial.live[a]!);
  return [...found, ...wild.filter((kind) => isNearerWith(reach, missing, kind))];
}

function isNearerWith(reach: Reach, missing: number, wild: TileKind): boolean {
  const before = trial.wilds;
  trial.wilds = [...before, wild];
  trial.wildLive--;
  const isNearer = reach.measure(trial) < missing;
  trial.wilds = before;
  trial.wildLive++;
  return isNearer;
}

function leftOf(kind: TileKind, { wild }: Tiles): number {
  return wild.includes(kind) ? trial.wildLive : Math.max(0, trial.live[kind]!);
}

function give(kind: TileKind, { wild }: Tiles): void {
  if (wild.includes(kind)) {
    trial.wilds = [...trial.wilds, kind];
    trial.wildLive--;
    return;
  }
  trial.add(kind, 1);
  trial.live[kind]!--;
}

/** Takes away what the complete trial does not need: what is of no use, wild tiles, and then the rest. */
function takeSpare(reach: Reach, { wild }: Tiles): void {
  for (;;) {
    reach.measure(trial);
    const held = trial.counts.flatMap((count, kind) => (count > 0 ? [kind] : []));
    const order = [...held.filter((kind) => !reach.uses(kind)), ...wild.filter(isHeld), ...held];
    const spare = order.find((kind) => reach.without(kind) <= 0);
    if (spare === undefined) return;
    trial.take(spare);
  }
}

function isHeld(kind: TileKind): boolean {
  return trial.wilds.includes(kind);
}
