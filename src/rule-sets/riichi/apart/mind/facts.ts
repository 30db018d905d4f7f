import { rulesOf } from '../../../../engine/knownRules';
import { FIRST_WIND, PLAYING_KINDS } from '../../../../engine/tiles';
import type { TileId, TileKind } from '../../../../engine/types';
import type { SeatView } from '../../../../engine/view';
import { leftOf, ownOf, riichiOf } from '../../data';
import type { RiichiOptions } from '../../options';
import { sticksOf } from '../../settle';
import { doraOf, SEATS } from '../../tiles';
import { Standing } from './standing';
import type { Laid } from './way';

/** What a seat knows, as its mind reads it. */
export interface Facts {
  readonly view: SeatView;
  readonly options: RiichiOptions;
  /** By tile: what it counts as, and what is printed on it. */
  readonly kinds: readonly TileKind[];
  readonly faces: readonly TileKind[];
  /** By kind: copies that the seat has not seen, and how many there are of all kinds. */
  readonly live: readonly number[];
  readonly unseen: number;
  /** By kind: how many han each copy adds as a dora. */
  readonly dear: readonly number[];
  readonly indicators: number;
  readonly roundWind: TileKind;
  readonly seatWind: TileKind;
  readonly isDealer: boolean;
  readonly honba: number;
  /** Deposits on the table, in points. */
  readonly deposits: number;
  readonly points: readonly number[];
  readonly standing: Standing;
  /** By seat: the number of its discards before riichi. */
  readonly riichiAt: readonly number[];
  readonly inRiichi: boolean;
  readonly melds: readonly Laid[];
  /** Fives of which a red one is held, and red ones in melds. */
  readonly redKinds: readonly TileKind[];
  readonly redsLaid: number;
  /** Kinds that the seat has thrown. */
  readonly thrown: readonly boolean[];
  /** Own draws that may be left. */
  readonly draws: number;
}

const STICK = 1000;

export function factsOf(view: SeatView): Facts {
  const rules = rulesOf(view);
  const { kinds, faces, copies } = rules.tiles;
  const { seat, seats } = view;
  const own = seats[seat]!;
  const { dora = [], riichiAt = [] } = ownOf(view);
  const { honba = 0, points } = leftOf(view);
  const dear = Array<number>(PLAYING_KINDS).fill(0);
  for (const indicator of dora) dear[doraOf(indicator)]!++;
  const live = unseenOf(view, { kinds, copies });
  const options = view.options as RiichiOptions;
  const deposits = sticksOf(view) * STICK;
  return {
    view,
    options,
    kinds,
    faces,
    live,
    unseen: live.reduce((sum, each) => sum + each, 0),
    dear,
    indicators: dora.length,
    roundWind: FIRST_WIND + view.prevailing,
    seatWind: FIRST_WIND + seat,
    isDealer: seat === 0,
    honba,
    deposits,
    points: points ?? seats.map(() => rules.startPoints),
    standing: new Standing(view, options, deposits),
    riichiAt: seats.map((_, at) => riichiAt[at] ?? 0),
    inRiichi: riichiOf(view, seat) > 0,
    melds: own.melds.map(({ type, kind, concealed }) => ({
      type: type === 'chow' || type === 'pong' ? type : 'kong',
      kind,
      concealed,
    })),
    redKinds: redKindsIn(view.hand, { kinds, faces }),
    redsLaid: redsIn(
      own.melds.flatMap(({ tiles }) => tiles),
      { kinds, faces },
    ),
    thrown: ownRiver(view, kinds),
    draws: Math.ceil(Math.max(0, view.wallLeft) / SEATS),
  };
}

export function redsIn(tiles: readonly TileId[], printed: Pick<Facts, 'kinds' | 'faces'>): number {
  return redKindsIn(tiles, printed).length;
}

/** The fives that the red ones among these tiles count as. */
export function redKindsIn(
  tiles: readonly TileId[],
  { kinds, faces }: Pick<Facts, 'kinds' | 'faces'>,
): TileKind[] {
  return tiles.filter((tile) => faces[tile] !== kinds[tile]).map((tile) => kinds[tile]!);
}

function ownRiver({ seat, seats }: SeatView, kinds: readonly TileKind[]): boolean[] {
  const thrown = Array<boolean>(PLAYING_KINDS).fill(false);
  for (const { tile } of seats[seat]!.river) thrown[kinds[tile]!] = true;
  return thrown;
}

function unseenOf(
  view: SeatView,
  { kinds, copies }: { readonly kinds: readonly TileKind[]; readonly copies: readonly number[] },
): number[] {
  const live = copies.slice(0, PLAYING_KINDS);
  const see = (tile: TileId): void => void live[kinds[tile]!]!--;
  view.hand.forEach(see);
  view.shown.forEach(see);
  for (const { melds, river, open } of view.seats) {
    for (const { tile, claimedBy } of river) if (claimedBy === null) see(tile);
    for (const { tiles } of melds) tiles.forEach(see);
    if (open && open !== view.hand) open.forEach(see);
  }
  return live.map((left) => Math.max(0, left));
}
