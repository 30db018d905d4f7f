import { stream, type Random } from '../../../../engine/random';
import type { MeldShape, WinContext } from '../../../../engine/rules';
import { NO_SITUATION } from '../../../../engine/situations';
import { canStartChow, PLAYING_KINDS } from '../../../../engine/tiles';
import type { TileKind } from '../../../../engine/types';

/** A complete hand: its sets (the first `melds.length` of them laid out), its eyes, and how it was won. */
export interface WinningHand {
  readonly melds: readonly MeldShape[];
  /** The concealed sets, each as its kinds, then the eyes. */
  readonly groups: readonly (readonly TileKind[])[];
  readonly tile: TileKind;
  readonly selfDrawn: boolean;
  readonly seat: number;
  readonly round: number;
}

const SETS = 4;

/** So many random complete hands of the standard form with at most `mostMelds` melds laid out, the same every time. */
export function winningHands(count: number, mostMelds: number): WinningHand[] {
  const random = stream('bench', 'winning hands');
  return Array.from({ length: count }, () => winningHand(random, mostMelds));
}

/** The win that scoring is asked about. */
export function contextOf(hand: WinningHand): WinContext {
  const counts = Array<number>(PLAYING_KINDS).fill(0);
  for (const kind of hand.groups.flat()) counts[kind]!++;
  return {
    seat: hand.seat,
    round: hand.round,
    by: hand.selfDrawn ? 'wall' : 'discard',
    from: hand.selfDrawn ? null : (hand.seat + 3) % 4,
    counts,
    melds: hand.melds,
    bonus: [],
    tile: hand.tile,
    ...NO_SITUATION,
    end: hand.selfDrawn ? 'front' : null,
  };
}

function winningHand(random: Random, mostMelds: number): WinningHand {
  for (;;) {
    const hand = tryHand(random, random.below(mostMelds + 1));
    if (hand) return hand;
  }
}

/** Sets taken at random; null when a kind would be used more than four times. */
function tryHand(random: Random, exposed: number): WinningHand | null {
  const used = Array<number>(PLAYING_KINDS).fill(0);
  const melds: MeldShape[] = [];
  const groups: TileKind[][] = [];
  for (let set = 0; set < SETS; set++) {
    const kinds = randomSet(random);
    const type = kinds[0] === kinds[1] ? 'pong' : 'chow';
    if (set < exposed) melds.push({ type, kind: kinds[0]!, concealed: false, from: null });
    else groups.push(kinds);
    for (const kind of kinds) used[kind]!++;
  }
  const eyes = random.below(PLAYING_KINDS);
  groups.push([eyes, eyes]);
  used[eyes]! += 2;
  if (used.some((count) => count > 4)) return null;
  const tiles = groups.flat();
  const tile = tiles[random.below(tiles.length)]!;
  return {
    melds,
    groups,
    tile,
    selfDrawn: random.below(2) === 0,
    seat: random.below(4),
    round: random.below(4),
  };
}

/** A chow seven times out of ten where one can begin, else a pong. */
function randomSet(random: Random): TileKind[] {
  const kind = random.below(PLAYING_KINDS);
  return canStartChow(kind) && random.below(10) < 7 ? [kind, kind + 1, kind + 2] : [kind, kind, kind];
}
