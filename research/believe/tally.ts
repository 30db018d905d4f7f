import { EVEN, HELD_SIZE, heldPlace, MAIN_SIZE, mainPlace } from '../../src/bots/beliefs/beliefs';
import type { Beliefs } from '../../src/bots/beliefs/beliefs';
import { shownBy } from '../../src/bots/beliefs/shown';
import { Holding } from '../../src/bots/targets/holding';
import { rulesOf } from '../../src/engine/knownRules';
import { PLAYING_KINDS, SUITS, suitOf } from '../../src/engine/tiles';
import type { Deal, SeatState, TileKind } from '../../src/engine/types';
import type { SeatView } from '../../src/engine/view';

const SET = 3;
const DIGITS = 3;

/** Counts what seats hid while they showed what they did. */
export class Tally {
  private readonly holding = new Holding();
  private readonly main = counters(MAIN_SIZE);
  private readonly held = counters(HELD_SIZE);

  add(view: SeatView, deal: Deal): void {
    const rules = rulesOf(view);
    this.holding.read(rules, view);
    deal.seats.forEach((hidden, seat) => {
      if (seat !== view.seat) this.addSeat(view, seat, { hidden, kinds: rules.tiles.kinds });
    });
  }

  /** What was counted, with nothing about how tiles go together. */
  beliefs(): Beliefs {
    return {
      main: this.main.found.map((found, at) => odds(found, this.main.expected[at]!)),
      held: this.held.found.map((found, at) => rounded((found + 1) / (this.held.expected[at]! + 1))),
      clumping: EVEN.clumping,
    };
  }

  private addSeat(
    { seats }: SeatView,
    seat: number,
    { hidden, kinds }: { readonly hidden: SeatState; readonly kinds: readonly TileKind[] },
  ): void {
    const { live } = this.holding;
    const { counts } = hidden;
    const shown = shownBy(seats[seat]!, kinds);
    const main = mainSuit(hidden);
    for (let suit = 0; suit < SUITS.length; suit++) {
      const at = mainPlace(shown, suit);
      this.main.expected[at]!++;
      if (suit === main) this.main.found[at]!++;
    }
    const share = sum(counts) / sum(live);
    for (let kind = 0; kind < PLAYING_KINDS; kind++) {
      const at = heldPlace(shown, kind, main);
      this.held.found[at]! += counts[kind]!;
      this.held.expected[at]! += live[kind]! * share;
    }
  }
}

interface Counters {
  readonly found: number[];
  readonly expected: number[];
}

function counters(size: number): Counters {
  return { found: Array<number>(size).fill(0), expected: Array<number>(size).fill(0) };
}

/** The suit that a seat has most tiles of, melds included. */
function mainSuit({ counts, melds }: SeatState): number {
  const sizes = SUITS.map((_, suit) => SET * melds.filter(({ kind }) => suitOf(kind) === suit).length);
  counts.forEach((count, kind) => {
    const suit = suitOf(kind);
    if (suit < SUITS.length) sizes[suit]! += count;
  });
  return sizes.indexOf(Math.max(...sizes));
}

/** Held to one in three, as by chance, where little was seen. */
function odds(found: number, seen: number): number {
  const chance = (found + 1) / (seen + SUITS.length);
  return rounded(chance / (1 - chance));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

function rounded(number: number): number {
  return Number(number.toPrecision(DIGITS));
}
