import { Card } from '../../engine/card/card';
import { HANDS } from './hands';

const cards = new Map<string, Card>();

/** The card with these sections; made when first asked for. */
export function cardOf(sections: readonly string[]): Card {
  const name = sections.toSorted().join();
  let card = cards.get(name);
  if (!card) cards.set(name, (card = new Card(HANDS.filter(({ section }) => sections.includes(section)))));
  return card;
}
