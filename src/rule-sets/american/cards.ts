import { Card } from '../../engine/card/card';
import { HANDS, sectionOf } from './hands';

const cards = new Map<string, Card>();

/** The card with these sections; made when first asked for. */
export function cardOf(sections: readonly string[]): Card {
  const name = sections.toSorted().join();
  let card = cards.get(name);
  if (!card) cards.set(name, (card = new Card(HANDS.filter(({ id }) => sections.includes(sectionOf(id))))));
  return card;
}
