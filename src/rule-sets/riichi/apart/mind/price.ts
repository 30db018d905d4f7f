import { FIRST_DRAGON, PLAYING_KINDS } from '../../../../engine/tiles';
import type { TileKind } from '../../../../engine/types';
import { limitOf } from '../../limits';
import { isOuter, isWind } from '../../tiles';
import { eachDivision, PONG, type Sets } from './divisions';
import { hasStraight, hasThreeSuits, isOpenEnd, pongFu, twinHan } from './setPatterns';
import type { Way } from './way';
import { Whole } from './whole';

/** Han that stand for a yakuman. */
export const YAKUMAN_HAN = 13;
const YAKUMAN_TIMES = 26;

/** What a win is worth by its tiles alone: without dora, riichi and luck. */
export interface Price {
  /** 0: no yaku; `YAKUMAN_HAN` for each yakuman. */
  readonly han: number;
  readonly fu: number;
}

const [PAIRS_FU, FLAT_FU] = [25, 20];
const NOWHERE = -1;

/**
 * Prices complete hands much faster than the rules do, for bots that look at thousands of them. `counts`: concealed tiles
 * by kind with the winning one, `tile`. Tests hold it against the scoring of the game.
 */
export function priceOf(counts: readonly number[], tile: TileKind, way: Way): Price {
  const dearest = { han: 0, fu: 0 };
  let best = -1;
  const offer = (han: number, fu: number): void => {
    const points =
      han === 0 ? 0 : limitOf(way.options, han, fu).base * (han >= YAKUMAN_TIMES ? 2 : 1) + han + fu / 1000;
    if (points <= best) return;
    best = points;
    dearest.han = han;
    dearest.fu = fu;
  };
  const whole = new Whole(counts, way);
  if (way.melds.length === 0) priceSpecial(counts, { whole, way, offer });
  eachDivision(counts, (found) => {
    if (found.sets.length + way.melds.length !== 4) return;
    priceSets(found, { tile, whole, way, offer });
  });
  return dearest;
}

type Offer = (han: number, fu: number) => void;

function priceSpecial(
  counts: readonly number[],
  { whole, way, offer }: Pick<Asked, 'whole' | 'way' | 'offer'>,
): void {
  let [pairs, outer, more] = [0, 0, 0];
  for (let kind = 0; kind < PLAYING_KINDS; kind++) {
    const held = counts[kind]!;
    if (held === 2) pairs++;
    if (held > 0 && isOuter(kind)) outer++;
    if (held > 0 && !isOuter(kind)) more++;
  }
  if (outer === 13 && more === 0) offer(YAKUMAN_HAN, 0);
  if (pairs !== 7) return;
  if (!whole.hasSuited) offer(YAKUMAN_HAN, 0);
  else {
    const outside = whole.hasInner ? 0 : 2;
    offer(2 + whole.plain(way) + outside + Number(way.fromWall), PAIRS_FU);
  }
}

interface Asked {
  readonly tile: TileKind;
  readonly whole: Whole;
  readonly way: Way;
  readonly offer: Offer;
}

function priceSets(found: Sets, { tile, whole, way, offer }: Asked): void {
  const reading = new Reading(found, way);
  const yakuman = reading.yakuman(whole);
  if (tile === found.eyes) reading.place(NOWHERE, tile, { whole, offer, yakuman });
  found.sets.forEach((set, at) => {
    if (found.sets.indexOf(set) !== at) return;
    const has = set >= PONG ? set - PONG === tile : tile >= set && tile <= set + 2;
    if (has) reading.place(at, tile, { whole, offer, yakuman });
  });
}

interface Placed {
  readonly whole: Whole;
  readonly offer: Offer;
  readonly yakuman: number;
}

/** A hand as sets and eyes. */
class Reading {
  private readonly found: Sets;
  private readonly way: Way;
  /** All sets, those laid out too: chows by their lowest kind, others with `PONG`. */
  private readonly all: readonly number[];
  private readonly concealedPongs: number;
  private readonly kongs: number;

  constructor(found: Sets, way: Way) {
    this.found = found;
    this.way = way;
    this.all = [...found.sets, ...way.melds.map(({ type, kind }) => (type === 'chow' ? kind : kind + PONG))];
    this.concealedPongs =
      found.sets.filter((set) => set >= PONG).length +
      way.melds.filter(({ type, concealed }) => type !== 'chow' && concealed).length;
    this.kongs = way.melds.filter(({ type }) => type === 'kong').length;
  }

  private pongs(of: (kind: TileKind) => boolean): number {
    return this.all.filter((set) => set >= PONG && of(set - PONG)).length;
  }

  /** Yakuman but those of concealed pongs. */
  yakuman(whole: Whole): number {
    const dragons = this.pongs((kind) => kind >= FIRST_DRAGON);
    const winds = this.pongs(isWind);
    let times = 0;
    if (dragons === 3) times++;
    if (winds === 4 || (winds === 3 && isWind(this.found.eyes))) times++;
    if (!whole.hasSuited) times++;
    if (whole.isGreen) times++;
    if (!whole.hasHonour && !whole.hasInner) times++;
    if (this.kongs === 4) times++;
    if (this.isNineGates(whole)) times++;
    return times;
  }

  private isNineGates({ isOneSuit, hasHonour }: Whole): boolean {
    const { way, found } = this;
    if (!isOneSuit || hasHonour || way.melds.length > 0) return false;
    const counts = Array<number>(9).fill(0);
    counts[found.eyes % 9]! += 2;
    for (const set of found.sets) {
      if (set >= PONG) counts[(set - PONG) % 9]! += 3;
      else for (let rank = set % 9; rank < (set % 9) + 3; rank++) counts[rank]!++;
    }
    return [3, 1, 1, 1, 1, 1, 1, 1, 3].every((least, rank) => counts[rank]! >= least);
  }

  /** Offers this reading with the winning tile in the set at this place, or in the eyes. */
  place(at: number, tile: TileKind, { whole, offer, yakuman }: Placed): void {
    const { way, found } = this;
    const set = found.sets[at] ?? NOWHERE;
    const isTaken = !way.fromWall && set >= PONG;
    const concealed = this.concealedPongs - Number(isTaken);
    const times = yakuman + Number(concealed === 4);
    if (times > 0) {
      offer(YAKUMAN_HAN * times, 0);
      return;
    }
    const isFlat = this.isFlat(set, tile);
    const han =
      whole.plain(way) + this.han(whole) + (concealed === 3 ? 2 : 0) + Number(isFlat) + this.wallHan();
    offer(han, this.fu(set, tile, isFlat));
  }

  private wallHan(): number {
    return Number(this.way.isClosed && this.way.fromWall);
  }

  private eyesFu(): number {
    const { options, seatWind, roundWind } = this.way;
    const { eyes } = this.found;
    if (eyes >= FIRST_DRAGON) return 2;
    const winds = Number(eyes === seatWind) + Number(eyes === roundWind);
    return winds === 2 ? options.doubleWindPair : 2 * winds;
  }

  private isFlat(set: number, tile: TileKind): boolean {
    const { all, way } = this;
    if (!way.isClosed || all.some((each) => each >= PONG) || this.eyesFu() > 0 || set < 0) return false;
    return isOpenEnd(set, tile);
  }

  private fu(set: number, tile: TileKind, isFlat: boolean): number {
    const { found, way } = this;
    if (isFlat && way.fromWall) return FLAT_FU;
    const isWait = set === NOWHERE || (set < PONG && !isOpenEnd(set, tile));
    let fu = 20 + this.eyesFu() + (isWait ? 2 : 0) + (way.fromWall ? 2 : 0);
    if (way.isClosed && !way.fromWall) fu += 10;
    for (const each of found.sets)
      if (each >= PONG) fu += pongFu(each - PONG, way.fromWall || each !== set, false);
    for (const { type, kind, concealed } of way.melds)
      if (type !== 'chow') fu += pongFu(kind, concealed, type === 'kong');
    return !way.isClosed && fu === 20 ? 30 : 10 * Math.ceil(fu / 10);
  }

  /** Han of the sets, wherever the winning tile stands. */
  private han(whole: Whole): number {
    const { all, found, way } = this;
    const closed = Number(way.isClosed);
    let han = 0;
    for (const set of all) {
      const kind = set - PONG;
      if (kind >= FIRST_DRAGON) han++;
      if (kind === way.seatWind) han++;
      if (kind === way.roundWind) han++;
    }
    const pongs = all.filter((set) => set >= PONG).length;
    if (way.isClosed) han += twinHan(found.sets);
    if (hasThreeSuits(all, 0)) han += 1 + closed;
    if (hasThreeSuits(all, PONG)) han += 2;
    if (hasStraight(all)) han += 1 + closed;
    if (pongs === 4) han += 2;
    if (this.kongs === 3) han += 2;
    if (this.pongs((kind) => kind >= FIRST_DRAGON) === 2 && found.eyes >= FIRST_DRAGON) han += 2;
    if (!whole.hasInner) return han + 2;
    if (pongs === 4 || !this.isOutside()) return han;
    return han + (whole.hasHonour ? 1 : 2) + closed;
  }

  /** Every set and the eyes have an outer tile. */
  private isOutside(): boolean {
    return (
      isOuter(this.found.eyes) &&
      this.all.every((set) => (set >= PONG ? isOuter(set - PONG) : set % 9 === 0 || set % 9 === 6))
    );
  }
}
