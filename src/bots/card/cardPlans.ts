import type { Card } from '../../engine/card/card';
import type { CardHand } from '../../engine/card/cardText';
import { rulesOf } from '../../engine/knownRules';
import { PLAYING_KINDS } from '../../engine/tiles';
import type { TileKind } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import type { Plan, PlanSource, Target } from '../targets/target';
import { ln } from '../value/arithmetic';
import { CardReach } from './cardReach';

/** How a bot likes the hands of a card. */
export interface CardTuning {
  /** How much likelier a win is with one tile fewer missing: hands worth so many times as much are as good a tile farther; null heeds no worth. */
  readonly nearer: number | null;
  /** In tiles, how much farther a hand is that may not be exposed. */
  readonly concealed: number;
}

/** The plans of a card, made when first asked for: they depend on the options alone. */
export class CardPlans implements PlanSource {
  private readonly tuning: CardTuning;
  private readonly byCard = new WeakMap<Card, Plan>();

  constructor(tuning: CardTuning) {
    this.tuning = tuning;
  }

  /** Throws where the game has no card. */
  planOf(view: SeatView): Plan {
    const { card, tiles } = rulesOf(view);
    if (!card) throw new Error(`"${view.rules}" has no card.`);
    let plan = this.byCard.get(card);
    if (!plan) this.byCard.set(card, (plan = this.build(card, tiles.wild)));
    return plan;
  }

  private build(card: Card, wild: readonly TileKind[]): Plan {
    const forms = card.open([]);
    const least = Math.min(...card.hands.map(({ value }) => value));
    return {
      targets: forms.map(({ form }) => this.targetOf(form.hand, least)),
      reaches: forms.map((form) => new CardReach(form)),
      sorts: card.hands.map(({ id }) => id),
      values: Array<number>(PLAYING_KINDS).fill(0),
      rare: Infinity,
      keeps: null,
      scores: null,
      wild,
      anySize: true,
    };
  }

  private targetOf(hand: CardHand, least: number): Target {
    const { nearer, concealed } = this.tuning;
    const { id, value, exposed } = hand;
    const dear = nearer === null ? 0 : ln(value / least) / ln(nearer);
    return {
      id,
      sort: id,
      value,
      penalty: (exposed ? 0 : concealed) - dear,
      closed: !exposed,
      selfDrawn: false,
      honours: false,
    };
  }
}
