import type { Route } from '../../../src/engine/shanten/route';

/** The slow, plain way: every complete hand that could be cheaper than the best so far is put together set by set. */
export interface Goal {
  readonly counts: readonly number[];
  readonly sets: number;
  readonly limits?: readonly number[];
  readonly route?: Route;
}

const kinds = Array.from({ length: 34 }, (_, kind) => kind);
const suitOf = (kind: number) => Math.floor(kind / 9);

function allowedSets({ suits, honours }: Route): number[][] {
  const sets: number[][] = [];
  for (const kind of kinds) {
    const use = kind < 27 ? suits[suitOf(kind)]! : honours;
    if (use === 'any' || use === 'pongs') sets.push([kind, kind, kind]);
    if (kind < 27 && kind % 9 < 7 && (use === 'any' || use === 'chows'))
      sets.push([kind, kind + 1, kind + 2]);
  }
  return sets;
}

function allowedEyes({ suits, honours, eyes }: Route): number[][] {
  const chosen = kinds.filter((kind) =>
    eyes === null ? (kind < 27 ? suits[suitOf(kind)] !== 'none' : honours !== 'none') : kind === eyes,
  );
  return chosen.map((kind) => [kind, kind]);
}

const anyRoute: Route = { suits: ['any', 'any', 'any'], honours: 'any', pongs: 0, eyes: null };

/** Tiles missing until complete; Infinity if nothing within the limits is complete. */
export function tilesMissing({ counts, sets, limits = counts.map(() => 4), route = anyRoute }: Goal): number {
  const used = counts.map(() => 0);
  let best = Infinity;

  /** Takes the tiles into the complete hand; gives how many of them are missing, Infinity beyond a limit. */
  const take = (tiles: readonly number[]) => {
    let missing = 0;
    for (const tile of tiles) {
      used[tile]!++;
      if (used[tile]! > Math.min(4, limits[tile]!)) missing = Infinity;
      else if (used[tile]! > counts[tile]!) missing++;
    }
    return missing;
  };
  const giveBack = (tiles: readonly number[]) => tiles.forEach((tile) => used[tile]!--);

  const forced = kinds.filter((kind) => kind >= 27 && ((route.pongs >> (kind - 27)) & 1) === 1);
  const missingForced = forced.reduce((sum, kind) => sum + take([kind, kind, kind]), 0);
  const candidates = allowedSets(route)
    .filter(([kind]) => !forced.includes(kind!))
    .map((tiles) => {
      const missing = take(tiles);
      giveBack(tiles);
      return { tiles, missing };
    })
    .filter(({ missing }) => missing < Infinity)
    .toSorted((a, b) => a.missing - b.missing);

  const addSets = (from: number, left: number, missing: number) => {
    if (missing >= best) return;
    if (left === 0) {
      best = missing;
      return;
    }
    for (let i = from; i < candidates.length; i++) {
      const { tiles, missing: least } = candidates[i]!;
      if (missing + least * left >= best) return;
      addSets(i, left - 1, missing + take(tiles));
      giveBack(tiles);
    }
  };
  if (forced.length > sets) return Infinity;
  for (const eyes of allowedEyes(route)) {
    addSets(0, sets - forced.length, missingForced + take(eyes));
    giveBack(eyes);
  }
  return best;
}
