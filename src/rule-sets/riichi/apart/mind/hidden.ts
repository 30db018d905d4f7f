import type { HiddenSource } from '../../../../bots/beliefs/beliefs';
import { phaseOf } from '../../../../bots/beliefs/shown';
import { drawPlace, drawPlaceIfAny } from '../../../../bots/drawPlace';
import { rulesOf } from '../../../../engine/knownRules';
import { shanten, usefulTiles } from '../../../../engine/shanten/shanten';
import { FIRST_DRAGON, FIRST_WIND, PLAYING_KINDS, rankOf, suitOf } from '../../../../engine/tiles';
import type { Seat, TileId, TileKind } from '../../../../engine/types';
import type { SeatView } from '../../../../engine/view';
import { ownOf, riichiOf } from '../../data';
import { inOrder, safeKinds } from '../../rivers';
import { isOuter } from '../../tiles';

const SET = 3;
/** Without riichi, by phase and melds: of a hundred hands, how many miss so many tiles. Counted in 150 deals of bots. */
const MISSING: readonly (readonly (readonly number[])[])[] = [
  [
    [0, 0, 3, 17, 49, 31],
    [0, 5, 34, 47, 12, 2],
    [0, 35, 50, 14, 2, 0],
    [0, 65, 30, 5, 0, 0],
  ],
  [
    [0, 0, 12, 32, 47, 9],
    [0, 13, 35, 45, 6, 1],
    [0, 35, 49, 16, 0, 0],
    [0, 63, 33, 3, 0, 0],
  ],
  [
    [0, 1, 25, 39, 32, 4],
    [0, 27, 38, 33, 3, 0],
    [0, 38, 58, 3, 0, 0],
    [0, 52, 45, 2, 0, 0],
  ],
  [
    [0, 2, 32, 34, 27, 5],
    [0, 36, 42, 19, 3, 0],
    [0, 53, 44, 3, 0, 0],
    [0, 75, 24, 1, 0, 0],
  ],
  [
    [0, 4, 20, 37, 35, 4],
    [0, 41, 27, 23, 7, 2],
    [0, 70, 24, 6, 0, 0],
    [0, 79, 20, 1, 0, 0],
  ],
];
/** A terminal or honour of no use is so many times as likely to go first. */
const OUTER_GOES = 3;
/** Hands in riichi that are tried before one is taken that its own discards, or those let pass, speak against. */
const TRIES = 20;
/** How often riichi is declared on one kind, where two or more kinds would always be good enough. */
const NARROW = 0.5;
/** A tile that the melds speak against is held so many times as rarely, and goes so much sooner. */
const UNWANTED = 0.2;

/** Draws the hand that a seat hides: ready where it is in riichi, and otherwise as near as hands are at that time. */
export function drawHidden(view: SeatView, seat: Seat, source: HiddenSource): readonly TileId[] {
  const { handSize, melds } = view.seats[seat]!;
  const hidden = new HiddenHand(source, handSize, wantedBy(view, seat));
  if (riichiOf(view, seat) === 0) {
    const often = MISSING[phaseOf(view.seats[seat]!)]![Math.min(melds.length, SET)]!;
    return hidden.drawTo(drawPlace(often, source.random));
  }
  const safe = safeOf(view, seat);
  for (let tries = 1; ; tries++) {
    const hand = hidden.drawTo(1);
    const waits = hidden.waits();
    const isLikely = waits.every((kind) => !safe[kind]);
    const isTaken = waits.length > 1 || source.random.below(100) < 100 * NARROW;
    if (tries === TRIES || (isLikely && isTaken)) return hand;
    hidden.putBack();
  }
}

/**
 * By kind, whether a seat has a use for it. Open hands need a yaku: a pong that counts is enough; otherwise melds of one suit
 * are taken for a flush, and melds without terminals and honours for simples.
 */
function wantedBy(view: SeatView, seat: Seat): readonly boolean[] {
  const melds = view.seats[seat]!.melds.filter(({ concealed }) => !concealed);
  const counts = (kind: TileKind): boolean =>
    kind >= FIRST_DRAGON || kind === FIRST_WIND + seat || kind === FIRST_WIND + view.prevailing;
  const all = Array<boolean>(PLAYING_KINDS).fill(true);
  if (melds.length === 0 || melds.some(({ type, kind }) => type !== 'chow' && counts(kind))) return all;
  const suits = new Set(melds.flatMap(({ kind }) => (kind < FIRST_WIND ? [suitOf(kind)] : [])));
  if (suits.size <= 1 && melds.length > 1)
    return all.map((_, kind) => kind >= FIRST_WIND || suits.size === 0 || suits.has(suitOf(kind)));
  const isSimple = melds.every(({ type, kind }) => !isOuter(kind) && (type !== 'chow' || rankOf(kind) < 7));
  return isSimple ? all.map((_, kind) => !isOuter(kind)) : all;
}

/** By kind, what a seat in riichi cannot win on: it would be furiten. */
function safeOf(view: SeatView, seat: Seat): readonly boolean[] {
  const from = ownOf(view).riichiAt?.[seat] ?? 0;
  return safeKinds(inOrder(view.seats, rulesOf(view).tiles.kinds), { seat, isRiichi: true, from });
}

/** A hand of sets and eyes, drawn from the piles of what nobody sees. */
class HiddenHand {
  private readonly source: HiddenSource;
  private readonly size: number;
  private readonly sets: number;
  private readonly counts = Array<number>(PLAYING_KINDS).fill(0);
  private readonly wanted: readonly boolean[];
  private hand: TileId[] = [];

  constructor(source: HiddenSource, size: number, wanted: readonly boolean[]) {
    this.wanted = wanted;
    this.source = source;
    this.size = size;
    this.sets = Math.floor(size / SET);
  }

  /** Tiles by chance; then useless ones are exchanged for useful ones until so many are missing, if there are such. */
  drawTo(missing: number): readonly TileId[] {
    while (this.hand.length < this.size) this.take(this.drawn(() => true));
    while (shanten(this.counts, this.sets) + 1 > missing && this.improve());
    return this.hand;
  }

  /** The kinds that complete a ready hand. */
  waits(): readonly TileKind[] {
    return usefulTiles(this.counts, this.sets);
  }

  putBack(): void {
    for (const tile of this.hand) this.source.piles[this.source.kinds[tile]!]!.push(tile);
    this.hand = [];
    this.counts.fill(0);
  }

  /** A kind of which tiles are left, each copy of a wanted kind as likely; −1 where none of these is. */
  private drawn(isTaken: (kind: TileKind) => boolean): TileKind {
    const weights = this.source.piles.map(({ length }, kind) =>
      length > 0 && isTaken(kind) ? length * (this.wanted[kind] ? 1 : UNWANTED) : 0,
    );
    return drawPlaceIfAny(weights, this.source.random);
  }

  private take(kind: TileKind): void {
    this.hand.push(this.source.piles[kind]!.pop()!);
    this.counts[kind]!++;
  }

  private improve(): boolean {
    const { counts, source, sets } = this;
    const useful = usefulTiles(counts, sets);
    const kind = this.drawn((each) => useful.includes(each));
    if (kind < 0) return false;
    this.take(kind);
    const nearer = shanten(counts, sets);
    const goes = counts.map((held, each) => (held > 0 && this.isUseless(each, nearer) ? held : 0));
    const out = drawPlace(
      goes.map(
        (weight, each) => (weight * (isOuter(each) ? OUTER_GOES : 1)) / (this.wanted[each] ? 1 : UNWANTED),
      ),
      source.random,
    );
    const tile = this.hand.findLast((each) => source.kinds[each] === out)!;
    this.hand.splice(this.hand.indexOf(tile), 1);
    counts[out]!--;
    source.piles[out]!.push(tile);
    return true;
  }

  private isUseless(kind: TileKind, nearest: number): boolean {
    this.counts[kind]!--;
    const isNear = shanten(this.counts, this.sets) === nearest;
    this.counts[kind]!++;
    return isNear;
  }
}
