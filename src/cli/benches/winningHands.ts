import type { MeldShape, WinContext } from '../../engine/rules';
import { canStartChow, PLAYING_KINDS } from '../../engine/tiles';
import type { TileKind } from '../../engine/types';

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

/** So many random complete hands of the standard form, the same every time. */
export function winningHands(count: number, seed = 1): WinningHand[] {
  const random = numbers(seed);
  return Array.from({ length: count }, () => winningHand(random));
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
    lastTile: false,
    kongs: 0,
    end: hand.selfDrawn ? 'front' : null,
    firstDraw: false,
    firstDiscard: false,
    extras: {},
  };
}

type Random = (below: number) => number;

/** A small generator, good enough to vary hands. */
function numbers(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return ((state >>> 8) * below) >>> 24;
  };
}

function winningHand(random: Random): WinningHand {
  for (;;) {
    const hand = tryHand(random);
    if (hand) return hand;
  }
}

/** Sets taken at random; null when a kind would be used more than four times. */
function tryHand(random: Random): WinningHand | null {
  const used = Array<number>(PLAYING_KINDS).fill(0);
  const exposed = random(3);
  const melds: MeldShape[] = [];
  const groups: TileKind[][] = [];
  for (let set = 0; set < SETS; set++) {
    const kinds = randomSet(random);
    const type = kinds[0] === kinds[1] ? 'pong' : 'chow';
    if (set < exposed) melds.push({ type, kind: kinds[0]!, concealed: false, from: null });
    else groups.push(kinds);
    for (const kind of kinds) used[kind]!++;
  }
  const eyes = random(PLAYING_KINDS);
  groups.push([eyes, eyes]);
  used[eyes]! += 2;
  if (used.some((count) => count > 4)) return null;
  const tiles = groups.flat();
  const tile = tiles[random(tiles.length)]!;
  return { melds, groups, tile, selfDrawn: random(2) === 0, seat: random(4), round: random(4) };
}

/** A chow seven times out of ten where one can begin, else a pong. */
function randomSet(random: Random): TileKind[] {
  const kind = random(PLAYING_KINDS);
  return canStartChow(kind) && random(10) < 7 ? [kind, kind + 1, kind + 2] : [kind, kind, kind];
}
