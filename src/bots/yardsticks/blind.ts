import { rulesOf } from '../../engine/knownRules';
import { shanten, usefulTiles } from '../../engine/shanten/shanten';
import type { Action, ClaimAction, TileId, TileKind } from '../../engine/types';
import { winningSheet } from '../../engine/view';
import type { PublicSeat, SeatView } from '../../engine/view';

/** Fewest tiles away from a complete hand, blind to what it is worth; claims what brings it nearer, if it claims at all. */
export function decideBlindly(view: SeatView, choices: readonly Action[], claims: boolean): Action {
  const win = choices.find((choice) => choice.type === 'win');
  if (win && winningSheet(view)?.legal) return win;
  const pass = choices.find((choice) => choice.type === 'pass');
  if (pass) return (claims ? bestClaim(view, choices) : undefined) ?? pass;
  return bestDiscard(view, choices) ?? choices.at(-1)!;
}

function setsToMake(view: SeatView): number {
  return (rulesOf(view).geometry.sets ?? 0) - (view.seats[view.seat] as PublicSeat).melds.length;
}

/** The discard that leaves the fewest tiles missing; of those the one with most useful tiles left. */
function bestDiscard(view: SeatView, choices: readonly Action[]): Action | undefined {
  const { kinds, copies } = rulesOf(view).tiles;
  const sets = setsToMake(view);
  const counts = view.counts.slice();
  const tried = new Set<TileKind>();
  let best: Action | undefined;
  let bestValue = -Infinity;
  for (const choice of choices) {
    if (choice.type !== 'discard' || tried.has(kinds[choice.tile]!)) continue;
    const kind = kinds[choice.tile]!;
    tried.add(kind);
    counts[kind]!--;
    const useful = usefulTiles(counts, sets).reduce((sum, each) => sum + copies[each]! - counts[each]!, 0);
    const value = useful - 1000 * shanten(counts, sets);
    counts[kind]!++;
    if (value > bestValue) [best, bestValue] = [choice, value];
  }
  return best;
}

/** The claim after which fewest tiles are missing, if that is fewer than now. */
function bestClaim(view: SeatView, choices: readonly Action[]): ClaimAction | undefined {
  const { kinds } = rulesOf(view).tiles;
  const sets = setsToMake(view);
  let fewest = shanten(view.counts, sets);
  let best: ClaimAction | undefined;
  for (const choice of choices) {
    if (!('own' in choice)) continue;
    const missing = shanten(
      withoutTiles(
        view.counts,
        choice.own.map((tile: TileId) => kinds[tile]!),
      ),
      sets - 1,
    );
    if (missing < fewest) [best, fewest] = [choice, missing];
  }
  return best;
}

function withoutTiles(counts: readonly number[], kinds: readonly TileKind[]): number[] {
  const left = counts.slice();
  for (const kind of kinds) left[kind]!--;
  return left;
}
