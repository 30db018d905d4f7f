import { rulesOf } from '../../engine/knownRules';
import { shuffle } from '../../engine/random';
import { FIRST_WIND, PLAYING_KINDS, SUITS, suitOf } from '../../engine/tiles';
import type { Seat, TileId, TileKind } from '../../engine/types';
import type { PublicSeat, SeatView } from '../../engine/view';
import { CardHand } from '../card/cardHands';
import { drawPlace } from '../drawPlace';
import { heldPlace, mainPlace } from './beliefs';
import type { Beliefs, HiddenSource } from './beliefs';
import { shownBy } from './shown';

/** Tiles so far apart in a suit can still be in one chow. */
const REACH = 2;
/** What a neighbour is worth beside a tile of the same kind, where the beliefs do not say it. */
const NEIGHBOUR = 0.25;
const THREE = 3;

interface Source extends HiddenSource {
  readonly beliefs: Beliefs;
}

interface SeatSource extends Source {
  /** How many times likelier than others of its pile a copy of a kind is drawn. */
  readonly holds: (kind: TileKind) => number;
}

/** Deals each other seat the hand that it hides, as it is thought to be; takes the tiles from the piles. The own seat's is left empty. */
export function dealHidden(view: SeatView, source: Source): readonly (readonly TileId[])[] {
  const hands: (readonly TileId[])[] = view.seats.map(({ open }) => open ?? []);
  const hidden = [...view.seats.keys()].filter((seat) => seat !== view.seat && !view.seats[seat]!.open);
  const order = shuffle(hidden, source.random);
  for (const [at, seat] of order.entries())
    hands[seat] = drawHidden(view, seat, {
      ...source,
      holds: holdsOf(view, order.slice(at), source.beliefs),
    });
  return hands;
}

/**
 * How many times likelier the first of these seats holds a copy of a kind that the others, or the wall, may hold as well,
 * by what is believed of each seat.
 */
function holdsOf(view: SeatView, seats: readonly Seat[], { holds }: Beliefs): (kind: TileKind) => number {
  if (!holds) return () => 1;
  const odds = seats.map((seat) => holds(view, seat));
  return (kind) => {
    const each = odds.map((of) => of(kind));
    const places = each.reduce((sum, of, at) => sum + of * view.seats[seats[at]!]!.handSize, 0);
    return each[0]! / (places + Math.max(0, view.wallLeft));
  };
}

function drawHidden(view: SeatView, at: Seat, source: SeatSource): readonly TileId[] {
  const { card, tiles } = rulesOf(view);
  const { missing, draw } = source.beliefs;
  if (draw) return draw(view, at, source);
  const seat = view.seats[at]!;
  if (!card || !missing) return new Drawer(seat, source).draw();
  return new CardHand(source, { card, wild: tiles.wild, missing }).draw(view, seat);
}

/** Draws one seat's hand tile by tile. */
class Drawer {
  private readonly size: number;
  private readonly source: Source;
  /** How likely a copy of each kind is drawn next. */
  private readonly likely: number[];
  private readonly clumping: number;
  private readonly neighbour: number;
  private readonly fourth: number;
  private readonly held: number[];

  constructor(seat: PublicSeat, source: SeatSource) {
    const { beliefs, kinds, random, holds } = source;
    const shown = shownBy(seat, kinds);
    const odds = SUITS.map((_, suit) => beliefs.main[mainPlace(shown, suit)]!);
    const main = drawPlace(odds, random);
    this.size = seat.handSize;
    this.source = source;
    this.likely = source.piles.map((_, kind) =>
      kind < PLAYING_KINDS ? holds(kind) * beliefs.held[heldPlace(shown, kind, main)]! : 1,
    );
    this.clumping = beliefs.clumping[shown.phase]!;
    this.neighbour = beliefs.neighbour ?? NEIGHBOUR;
    this.fourth = beliefs.fourth ?? 1;
    this.held = this.likely.map(() => 0);
  }

  draw(): TileId[] {
    const { piles, random } = this.source;
    const hand: TileId[] = [];
    while (hand.length < this.size) {
      const kind = drawPlace(
        piles.map(({ length }, at) => this.likely[at]! * length),
        random,
      );
      hand.push(piles[kind]!.pop()!);
      this.attract(kind);
    }
    return hand;
  }

  private attract(kind: TileKind): void {
    const { likely, held, clumping, neighbour } = this;
    likely[kind]! *= 1 + clumping;
    if (++held[kind]! === THREE) likely[kind]! *= this.fourth;
    if (kind >= FIRST_WIND) return;
    for (let next = Math.max(0, kind - REACH); next <= kind + REACH; next++) {
      if (next !== kind && suitOf(next) === suitOf(kind)) likely[next]! *= 1 + clumping * neighbour;
    }
  }
}
