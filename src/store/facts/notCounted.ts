import { commonItems } from '../../rule-sets/hong-kong-common/items';
import { oldItems } from '../../rule-sets/hong-kong-old/items';
import type { Item } from '../../engine/scoring/items';
import type { Deal, ScoreSheet } from '../../engine/types';

/** An item that holds but does not count, because it is part of another one that counts. */
export interface Implied {
  readonly item: string;
  readonly by: string;
}

/** Items that do not count because another item of the sheet includes them. */
export function impliedItems(
  { rules, options }: Pick<Deal, 'rules' | 'options'>,
  sheet: ScoreSheet,
): Implied[] {
  const items = itemsOf(rules, options);
  const counted = sheet.lines.map(({ id }) => id);
  const found = new Map<string, Implied>();
  for (const by of counted) {
    const implies = items.find(({ id }) => id === by)?.implies ?? [];
    for (const item of implies) {
      if (!counted.includes(item) && !found.has(item)) found.set(item, { item, by });
    }
  }
  return [...found.values()];
}

function itemsOf(rules: string, options: Deal['options']): readonly Item[] {
  if (rules === 'hong-kong-old') return oldItems(options).items;
  return rules === 'hong-kong-common' ? commonItems(options).items : [];
}
