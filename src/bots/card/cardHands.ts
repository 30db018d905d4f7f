import { missingOf } from '../../engine/card/card';
import type { Card, Need, OpenForm } from '../../engine/card/card';
import { COPIES } from '../../engine/shanten/blocks';
import type { TileId, TileKind } from '../../engine/types';
import type { PublicSeat, SeatView } from '../../engine/view';
import type { HiddenSource } from '../beliefs/beliefs';
import { drawPlace, drawPlaceIfAny } from '../drawPlace';
import { tableOf, type FormTable } from './formTable';
import { nearPlace } from './nearness';

/** A hand is so many times as likely to be aimed at as one that misses a tile more. */
const NEARER = 5;
/** A hand that misses so many tiles more than the nearest is not aimed at. */
const BEHIND = 4;
/** A hand that wants a tile which the seat has thrown is so many times as likely to be aimed at. */
const THROWN = 0.25;
/** A hand is so many times as likely to be aimed at for each tile of it that cannot come any more. */
const GONE = 0.02;
/** The same of one that must be held concealed. */
const CLOSED = 0.3;
/** A tile that no wild one replaces, and that cannot be claimed, comes so many times as likely as another. */
const FIXED = 0.5;

/** What a hand misses of a need. */
interface ReadNeed {
  /** Tiles that no wild one replaces, and others. */
  readonly lacks: number;
  readonly open: number;
  /** Those of each that cannot come any more. */
  readonly gone: number;
  readonly goneOpen: number;
  /** How likely what is missing comes. */
  readonly chance: number;
}

/** A hand before a form: what it misses of each need of the table, and its wild tiles. */
interface Read {
  readonly needs: readonly ReadNeed[];
  readonly wilds: number;
}

/** What a game's card says of hidden hands, and how near those of its players are. */
export interface CardSight {
  readonly card: Card;
  readonly wild: readonly TileKind[];
  /** By `nearPlace`: how often so many tiles were missing. */
  readonly missing: readonly (readonly number[])[];
}

/**
 * Draws the hand that a seat hides. Tiles come by chance; then a hand of the card that fits what is laid out is aimed
 * at, and useless tiles are exchanged for missing ones until it is as near as hands are at that time.
 */
export class CardHand {
  private readonly source: HiddenSource;
  private readonly sight: CardSight;
  private readonly hand: TileId[] = [];
  private readonly counts: number[];

  constructor(source: HiddenSource, sight: CardSight) {
    this.source = source;
    this.sight = sight;
    this.counts = source.piles.map(() => 0);
  }

  draw(view: SeatView, seat: PublicSeat): TileId[] {
    const { random } = this.source;
    while (this.hand.length < seat.handSize) this.take(this.draws(() => true));
    const form = this.aimOf(seat);
    const near = this.sight.missing[nearPlace(view, seat)] ?? [];
    if (!form || near.length === 0) return this.hand;
    const wanted = drawPlace(near, random);
    while (this.missing(form) > wanted && this.improve(form));
    return this.hand;
  }

  /** A kind that is left, each copy as likely; −1 where none of these is. */
  private draws(isWanted: (kind: TileKind) => boolean): TileKind {
    const { piles, random } = this.source;
    const weights = piles.map(({ length }, kind) => (length > 0 && isWanted(kind) ? length : 0));
    return drawPlaceIfAny(weights, random);
  }

  private take(kind: TileKind): void {
    this.hand.push(this.source.piles[kind]!.pop()!);
    this.counts[kind]!++;
  }

  private missing(form: OpenForm): number {
    return missingOf(form, this.counts, this.wilds());
  }

  private wilds(): number {
    return this.sight.wild.reduce((sum, kind) => sum + this.counts[kind]!, 0);
  }

  /** The form that the seat plays for: a near one of those that what is laid out leaves open. */
  private aimOf({ melds, river }: PublicSeat): OpenForm | null {
    const { source, sight } = this;
    const open = sight.card.open(melds);
    if (open.length === 0) return null;
    const thrown = new Set(river.map(({ tile }) => source.kinds[tile]!));
    const table = tableOf(open);
    const needs = table.slots.map((need) => this.readNeed(need, thrown));
    const read = { needs, wilds: this.wilds() };
    const far = open.map((_, form) => farOf(table, form, read));
    const nearest = far.reduce((least, each) => Math.min(least, each));
    const weights = open.map(({ form: { hand } }, form) => {
      if (far[form]! > nearest + BEHIND) return 0;
      const likes = hand.value * (hand.exposed ? 1 : CLOSED);
      return likes * NEARER ** (nearest - far[form]!) * comes(table, form, read);
    });
    return open[drawPlace(weights, source.random)] ?? null;
  }

  /** What the hand supplies of a need, which many forms share. */
  private readNeed({ kind, fixed, flex }: Need, thrown: ReadonlySet<TileKind>): ReadNeed {
    const held = this.counts[kind]!;
    const left = this.source.piles[kind]!.length;
    const lacks = Math.max(0, fixed - held);
    const open = Math.max(0, flex - Math.max(0, held - fixed));
    const likes = thrown.has(kind) ? THROWN : 1;
    return {
      lacks,
      open,
      gone: Math.max(0, lacks - left),
      goneOpen: Math.max(0, open - Math.max(0, left - lacks)),
      chance: likes * ((FIXED * left) / COPIES) ** lacks * ((left + 1) / COPIES) ** open,
    };
  }

  /** Takes a tile that is missing for one that is of no use; false where there is none of either. */
  private improve({ needs }: OpenForm): boolean {
    const { counts, hand, source, sight } = this;
    const wanted = new Map(needs.map(({ kind, fixed, flex }) => [kind, fixed + flex]));
    const isSpare = (tile: TileId): boolean => {
      const kind = source.kinds[tile]!;
      return !sight.wild.includes(kind) && counts[kind]! > (wanted.get(kind) ?? 0);
    };
    const spare = hand.filter(isSpare);
    const natural = this.draws((each) => counts[each]! < (wanted.get(each) ?? 0));
    const kind = natural < 0 ? this.draws((each) => sight.wild.includes(each)) : natural;
    if (spare.length === 0 || kind < 0) return false;
    const out = spare[source.random.below(spare.length)]!;
    hand.splice(hand.indexOf(out), 1);
    counts[source.kinds[out]!]!--;
    source.piles[source.kinds[out]!]!.push(out);
    this.take(kind);
    return true;
  }
}

/** Tiles that the hand misses of a form. */
function farOf({ start, slot }: FormTable, form: number, { needs, wilds }: Read): number {
  let [lacks, open] = [0, 0];
  for (let at = start[form]!; at < start[form + 1]!; at++) {
    const need = needs[slot[at]!]!;
    lacks += need.lacks;
    open += need.open;
  }
  return lacks + Math.max(0, open - wilds);
}

/** How likely what a form misses still comes and is wanted, by the copies that are left and what was thrown. */
function comes({ start, slot }: FormTable, form: number, { needs, wilds }: Read): number {
  let chance = 1;
  let [gone, goneOpen] = [0, 0];
  for (let at = start[form]!; at < start[form + 1]!; at++) {
    const need = needs[slot[at]!]!;
    gone += need.gone;
    goneOpen += need.goneOpen;
    chance *= need.chance;
  }
  return chance * GONE ** (gone + Math.max(0, goneOpen - wilds));
}
