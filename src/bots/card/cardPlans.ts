import type { Card } from '../../engine/card/card';
import type { CardHand } from '../../engine/card/cardText';
import { rulesOf } from '../../engine/knownRules';
import { PLAYING_KINDS } from '../../engine/tiles';
import type { TileKind } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import type { Plan, PlanSource, Target } from '../targets/target';
import { CardReach } from './cardReach';

/** The plans of a card, made when first asked for: they depend on the options alone. */
export class CardPlans implements PlanSource {
  private readonly byCard = new WeakMap<Card, Plan>();

  /** Throws where the game has no card. */
  planOf(view: SeatView): Plan {
    const { card, tiles } = rulesOf(view);
    if (!card) throw new Error(`"${view.rules}" has no card.`);
    let plan = this.byCard.get(card);
    if (!plan) this.byCard.set(card, (plan = planFor(card, tiles.wild)));
    return plan;
  }
}

/** No hand is liked better than another. */
function planFor(card: Card, wild: readonly TileKind[]): Plan {
  const forms = card.open([]);
  return {
    targets: forms.map(({ form }) => targetOf(form.hand)),
    reaches: forms.map((form) => new CardReach(form)),
    sorts: card.hands.map(({ id }) => id),
    values: Array<number>(PLAYING_KINDS).fill(0),
    rare: Infinity,
    keeps: null,
    scores: null,
    beside: null,
    wild,
  };
}

function targetOf({ id, value, exposed }: CardHand): Target {
  return { id, sort: id, value, penalty: 0, closed: !exposed, selfDrawn: false, honours: false };
}
