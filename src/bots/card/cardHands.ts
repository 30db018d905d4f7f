import { missingOf } from '../../engine/card/card';
import type { Card, OpenForm } from '../../engine/card/card';
import type { Random } from '../../engine/random';
import type { TileId, TileKind } from '../../engine/types';
import type { PublicSeat, SeatView } from '../../engine/view';
import { drawPlace } from '../drawPlace';
import { nearPlace } from './nearness';

/** A hand is so many times as likely to be aimed at as one that misses a tile more. */
const NEARER = 5;
/** A hand that wants a tile which the seat has thrown is so many times as likely to be aimed at. */
const THROWN = 0.25;

/** What hidden hands are drawn from. */
interface Source {
  /** Tiles by kind, the next one last. */
  readonly piles: readonly TileId[][];
  readonly kinds: readonly TileKind[];
  readonly random: Random;
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
  private readonly source: Source;
  private readonly sight: CardSight;
  private readonly hand: TileId[] = [];
  private readonly counts: number[];

  constructor(source: Source, sight: CardSight) {
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
    return weights.some((weight) => weight > 0) ? drawPlace(weights, random) : -1;
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
    const thrown = new Set(river.map(({ tile }) => source.kinds[tile]!));
    const open = sight.card.open(melds).filter(({ needs }) => needs.every((need) => this.mayHave(need)));
    if (open.length === 0) return null;
    const far = open.map((form) => this.missing(form));
    const nearest = Math.min(...far);
    const weights = open.map(({ form, needs }, at) => {
      const lets = needs.filter(({ kind }) => thrown.has(kind)).length;
      return form.hand.value * NEARER ** (nearest - far[at]!) * THROWN ** lets;
    });
    return open[drawPlace(weights, source.random)] ?? null;
  }

  /** Whether the tiles that no wild one replaces can be there. */
  private mayHave({ kind, fixed }: OpenForm['needs'][number]): boolean {
    return this.counts[kind]! + this.source.piles[kind]!.length >= fixed;
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
    const kind = this.draws((each) => counts[each]! < (wanted.get(each) ?? 0));
    if (spare.length === 0 || kind < 0) return false;
    const out = spare[source.random.below(spare.length)]!;
    hand.splice(hand.indexOf(out), 1);
    counts[source.kinds[out]!]!--;
    source.piles[source.kinds[out]!]!.push(out);
    this.take(kind);
    return true;
  }
}
