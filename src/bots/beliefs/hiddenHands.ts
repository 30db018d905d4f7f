import { rulesOf } from '../../engine/knownRules';
import { shuffle } from '../../engine/random';
import type { Random } from '../../engine/random';
import { FIRST_WIND, PLAYING_KINDS, SUITS, suitOf } from '../../engine/tiles';
import type { TileId, TileKind } from '../../engine/types';
import type { PublicSeat, SeatView } from '../../engine/view';
import { CardHand } from '../card/cardHands';
import { drawPlace } from '../drawPlace';
import { heldPlace, mainPlace } from './beliefs';
import type { Beliefs } from './beliefs';
import { shownBy } from './shown';

/** Tiles so far apart in a suit can still be in one chow. */
const REACH = 2;
/** What a neighbour is worth beside a tile of the same kind. */
const NEIGHBOUR = 0.25;

/** What hidden hands are drawn from: tiles by kind, the next one last, and the kinds of all tiles. */
interface Source {
  readonly piles: readonly TileId[][];
  readonly kinds: readonly TileKind[];
  readonly beliefs: Beliefs;
  readonly random: Random;
}

/** Deals each other seat the hand that it hides, as it is thought to be; takes the tiles from the piles. The own seat's is left empty. */
export function dealHidden(view: SeatView, source: Source): readonly (readonly TileId[])[] {
  const hands: (readonly TileId[])[] = view.seats.map(({ open }) => open ?? []);
  const hidden = [...view.seats.keys()].filter((seat) => seat !== view.seat && !view.seats[seat]!.open);
  for (const seat of shuffle(hidden, source.random))
    hands[seat] = drawHidden(view, view.seats[seat]!, source);
  return hands;
}

function drawHidden(view: SeatView, seat: PublicSeat, source: Source): TileId[] {
  const { card, tiles } = rulesOf(view);
  const { missing } = source.beliefs;
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

  constructor(seat: PublicSeat, source: Source) {
    const { beliefs, kinds, random } = source;
    const shown = shownBy(seat, kinds);
    const odds = SUITS.map((_, suit) => beliefs.main[mainPlace(shown, suit)]!);
    const main = drawPlace(odds, random);
    this.size = seat.handSize;
    this.source = source;
    this.likely = source.piles.map((_, kind) =>
      kind < PLAYING_KINDS ? beliefs.held[heldPlace(shown, kind, main)]! : 1,
    );
    this.clumping = beliefs.clumping[shown.phase]!;
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
    const { likely, clumping } = this;
    likely[kind]! *= 1 + clumping;
    if (kind >= FIRST_WIND) return;
    for (let next = Math.max(0, kind - REACH); next <= kind + REACH; next++) {
      if (next !== kind && suitOf(next) === suitOf(kind)) likely[next]! *= 1 + clumping * NEIGHBOUR;
    }
  }
}
