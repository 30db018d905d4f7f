import { rulesOf } from '../../engine/knownRules';
import { FIRST_WIND, rankOf } from '../../engine/tiles';
import type { TileKind } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import { ownOf, riichiOf } from './data';
import { inOrder, safeKinds } from './rivers';

/** `genbutsu`: the seat cannot win on it. The others: no wait for one of two ends, as far as is seen, or hardly one. */
export type SafetyId = 'genbutsu' | 'suji' | 'no-chance' | 'one-chance';

/** Each seat in riichi, with what makes a tile safe or safer against it; null where nothing does. `unseen`: copies out of sight by kind. */
export function safetiesOf(view: SeatView, kind: TileKind, unseen: readonly number[]) {
  const thrown = inOrder(view.seats, rulesOf(view).tiles.kinds);
  return view.seats.flatMap((_, seat) => {
    if (seat === view.seat || riichiOf(view, seat) === 0) return [];
    const genbutsu = safeKinds(thrown, { seat, isRiichi: true, from: ownOf(view).riichiAt?.[seat] ?? 0 });
    const code = safetyOf(kind, genbutsu, unseen);
    return [{ seat, code, isSure: code === 'genbutsu' }];
  });
}

function safetyOf(kind: TileKind, genbutsu: readonly boolean[], unseen: readonly number[]): SafetyId | null {
  if (genbutsu[kind]) return 'genbutsu';
  if (kind >= FIRST_WIND) return null;
  const shapes = twoEnded(kind);
  const isSeen = ({ tiles }: Shape): boolean => tiles.some((tile) => unseen[tile] === 0);
  const isSuji = ({ other }: Shape): boolean => genbutsu[other] === true;
  if (shapes.every(isSuji)) return 'suji';
  if (shapes.every((shape) => isSuji(shape) || isSeen(shape))) return 'no-chance';
  const isRare = ({ tiles }: Shape): boolean => tiles.some((tile) => unseen[tile]! <= 1);
  return shapes.every((shape) => isSuji(shape) || isRare(shape)) ? 'one-chance' : null;
}

/** Two neighbours that wait for a tile and for another at their other end. */
interface Shape {
  readonly tiles: readonly TileKind[];
  readonly other: TileKind;
}

/** A chow's length: so far from a tile is the other end of what waits for both. */
const CHOW = 3;
const RANKS = 9;

function twoEnded(kind: TileKind): Shape[] {
  const rank = rankOf(kind);
  return [1, -1]
    .filter((way) => rank + way * CHOW >= 1 && rank + way * CHOW <= RANKS)
    .map((way) => ({ tiles: [kind + way, kind + 2 * way], other: kind + way * CHOW }));
}
