import { Card } from '../../engine/card/card';
import { readCard, writeCard } from '../../engine/card/cardFile';
import type { CardTerms } from '../../engine/card/cardFile';
import type { OwnNames, ReadText } from '../../engine/optionSpec';
import { JOKER } from '../../engine/tiles';
import { HANDS } from './hands';
import { tiles } from './tiles';

/** What is told of a hand beside its name on the card. */
export const JOKERLESS = 'jokerless';

const TERMS: CardTerms = {
  supply: { copies: tiles.copies, wild: tiles.copies[JOKER] ?? 0 },
  isTaken: (name) => name === JOKERLESS || HANDS.some(({ id }) => id === name),
};

/** Another card as it is kept: its hands are known by their names. Source: `RULES.md#another-card`. */
export function readAnother(text: string): ReadText {
  const read = readCard(text, TERMS);
  return read.ok ? { ok: true, value: writeCard(read.value) } : read;
}

/** The own card as a text, to begin another one with. */
export function writeOwn({ title, item, value }: OwnNames): string {
  const hands = HANDS.map((hand) => ({
    ...hand,
    id: item(hand.id),
    section: value('sections', hand.section),
  }));
  return writeCard({ title, hands });
}

const cards = new Map<string, Card>();
/** Cards that are kept at once. */
const KEPT = 50;

interface Chosen {
  readonly sections: readonly string[];
  readonly card?: string;
}

/** The card in play, made when first asked for: another one whole, of the own one these sections. */
export function cardOf({ sections, card: another = '' }: Chosen): Card {
  const name = another === '' ? sections.toSorted().join() : another;
  let card = cards.get(name);
  if (!card) {
    if (cards.size >= KEPT) cards.clear();
    card = new Card(
      another === '' ? HANDS.filter(({ section }) => sections.includes(section)) : handsOf(another),
    );
    cards.set(name, card);
  }
  return card;
}

function handsOf(text: string) {
  const read = readCard(text, TERMS);
  if (!read.ok) throw new Error('Options are checked before they are played with.');
  return read.value.hands;
}
