import { FIRST_DRAGON, FIRST_WIND, PLAYING_KINDS } from '../../../../engine/tiles';
import type { TileKind } from '../../../../engine/types';
import { isOuter } from '../../tiles';
import type { Facts } from './facts';
import type { Laid } from './way';
import { winPoints } from './winPoints';

/** How likely a hand becomes a flush, by its tiles of other suits. */
const FLUSH = [1, 0.75, 0.4, 0.15];
/** Han that a closed hand brings with riichi on average, beside what it shows; an open one beside its yaku. */
const [RIICHI_HAN, OPEN_HAN] = [2.9, 0.3];
const FU = 30;

/** A hand as it is looked at. */
interface Looked {
  readonly counts: readonly number[];
  readonly melds: readonly Laid[];
  readonly isClosed: boolean;
  live(kind: TileKind): number;
  dora(): number;
}

/** Points that a hand that is far looks worth, times how surely it will have a yaku. */
export function looksWorth(facts: Facts, hand: Looked): number {
  const { isClosed, melds } = hand;
  const suits = [0, 0, 0];
  let [honours, outer, yaku, all] = [0, 0, 0, 0];
  const hasValue = (kind: TileKind): number =>
    Number(kind >= FIRST_DRAGON) + Number(kind === facts.seatWind) + Number(kind === facts.roundWind);
  const add = (kind: TileKind, tiles: number): void => {
    all += tiles;
    if (kind >= FIRST_WIND) honours += tiles;
    else suits[Math.floor(kind / 9)]! += tiles;
  };
  for (let kind = 0; kind < PLAYING_KINDS; kind++) {
    const held = hand.counts[kind]!;
    add(kind, held);
    if (isOuter(kind)) outer += held;
    if (kind >= FIRST_WIND && held >= 2)
      yaku += hasValue(kind) * (held >= 3 ? 1 : hand.live(kind) > 0 ? 0.5 : 0);
  }
  for (const { kind } of melds) {
    add(kind, 3);
    if (kind >= FIRST_WIND) yaku += hasValue(kind);
  }
  const isSimple = melds.every(({ type, kind }) => !isOuter(kind) && (type !== 'chow' || kind % 9 !== 6));
  const flush = FLUSH[all - honours - Math.max(...suits)] ?? 0;
  const simple = isSimple ? Math.max(0, 1 - outer / 4) : 0;
  const dora = hand.dora();
  const worth = (han: number): number => winPoints(facts, { han: han + dora, fu: FU, fromWall: false });
  if (isClosed) return worth(RIICHI_HAN + simple * 0.6 + yaku + 3 * flush);
  const sure = Math.min(1, yaku + 0.8 * simple + flush);
  return sure * worth(Math.max(1, yaku + simple + 2 * flush) + OPEN_HAN);
}
