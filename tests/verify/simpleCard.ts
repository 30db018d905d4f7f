import { missingOf } from '../../src/engine/card/card';
import type { Card } from '../../src/engine/card/card';
import { rulesOf } from '../../src/engine/knownRules';
import type { Action, MeldShape, TileId } from '../../src/engine/types';
import type { SeatView } from '../../src/engine/view';
import type { Bot } from '../../src/bots/bot';

/** What a missing tile costs: e to this power. */
const TILE = 1.35;

type Group = Pick<MeldShape, 'type' | 'kind' | 'faces'>;

/** What a hand is worth to it: over the forms of the card value × e^(−1.35 × missing), whatever has been seen. */
class SimpleHand {
  private readonly view: SeatView;
  private readonly card: Card;
  private readonly counts: number[];
  private groups: readonly Group[];

  constructor(view: SeatView, card: Card) {
    this.view = view;
    this.card = card;
    this.counts = [...view.counts];
    this.groups = view.seats[view.seat]!.melds;
  }

  without(tiles: readonly TileId[]): this {
    for (const tile of tiles) this.counts[this.kindOf(tile)]!--;
    return this;
  }

  with(tiles: readonly TileId[]): this {
    for (const tile of tiles) this.counts[this.kindOf(tile)]!++;
    return this;
  }

  lay(group: Group): this {
    this.groups = [...this.groups, group];
    return this;
  }

  worth(): number {
    const { wild } = rulesOf(this.view).tiles;
    const wilds = wild.reduce((sum, kind) => sum + this.counts[kind]!, 0);
    return this.card
      .open(this.groups)
      .reduce(
        (sum, open) => sum + open.form.hand.value * Math.exp(-TILE * missingOf(open, this.counts, wilds)),
        0,
      );
  }

  /** With the best discard thrown. */
  best(): number {
    let most = 0;
    for (let kind = 0; kind < this.counts.length; kind++) {
      if (!this.counts[kind]) continue;
      this.counts[kind]!--;
      most = Math.max(most, this.worth());
      this.counts[kind]!++;
    }
    return most;
  }

  kindOf(tile: TileId): number {
    return rulesOf(this.view).tiles.kinds[tile]!;
  }
}

/** The yardstick of games of card hands: the simplest rule that looks at all of the card. */
export const simpleCard: Bot = {
  id: 'simple-card',
  decide: (view, choices) => {
    let best = choices[0]!;
    let most = -1;
    for (const choice of choices) {
      if (choice.type === 'win') return choice;
      const action = choice.type === 'exchange' ? packet(view, choice) : choice;
      const worth = worthOf(view, action);
      if (worth > most) [best, most] = [action, worth];
    }
    return best;
  },
};

function handOf(view: SeatView): SimpleHand {
  return new SimpleHand(view, rulesOf(view).card!);
}

function worthOf(view: SeatView, action: Action): number {
  const hand = handOf(view);
  if (action.type === 'discard') return hand.without([action.tile]).worth();
  if (action.type === 'declare' && action.tile !== null && typeof action.target?.tile === 'number')
    return hand.without([action.tile]).with([action.target.tile]).best();
  if (!('own' in action)) return hand.worth();
  const tile = view.pending!.tile!;
  const faces = [...action.own, tile].map((each) => hand.kindOf(each));
  return hand
    .without(action.own)
    .lay({ type: action.type, kind: hand.kindOf(tile), faces })
    .best();
}

/** As few tiles as may be, those that are missed least one after the other. */
function packet(view: SeatView, choice: Extract<Action, { type: 'exchange' }>): Action {
  const given: TileId[] = [];
  while (choice.offer && given.length < choice.offer.least) {
    const left = choice.offer.from.filter((tile) => !given.includes(tile));
    const worths = left.map((tile) =>
      handOf(view)
        .without([...given, tile])
        .worth(),
    );
    given.push(left[worths.indexOf(Math.max(...worths))]!);
  }
  return { type: 'exchange', seat: view.seat, tiles: given };
}
