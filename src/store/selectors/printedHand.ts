import type { CardHand } from '../../engine/card/cardText';
import { rulesOf } from '../../engine/knownRules';
import type { Options, RuleSetId } from '../../engine/types';
import { optionsOf } from './optionList';

interface Table {
  readonly rules: RuleSetId;
  readonly options: Options;
}

/** A hand as the card of this table prints it; null where it is not on it, or there is no card. */
export function printedHand(of: Table, id: string): string | null {
  return rulesOf(of).card?.hands.find((hand) => hand.id === id)?.hand ?? null;
}

/** Whether a table has a text of its own, such as another card. */
export function hasOwnText({ rules, options }: Table): boolean {
  const specs = optionsOf(rules);
  return Object.keys(options).some((id) => specs[id]?.type === 'text');
}

interface PrintedSections {
  /** What hands are worth is told in it. */
  readonly unit: string;
  readonly sections: readonly { readonly name: string; readonly hands: readonly CardHand[] }[];
}

/** The card of this table by section; no section where there is no card. */
export function sectionsOnCard(of: Table): PrintedSections {
  const { card, scale } = rulesOf(of);
  const hands = card?.hands ?? [];
  const names = [...new Set(hands.map(({ section }) => section))];
  const sections = names.map((name) => ({ name, hands: hands.filter(({ section }) => section === name) }));
  return { unit: scale?.unit ?? '', sections };
}
