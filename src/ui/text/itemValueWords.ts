import type { ItemValues } from '../../engine/types';

/** Changed values of items: "Pure hand 7". */
export function itemValueWords(values: ItemValues, items: Readonly<Record<string, string>>): string[] {
  return Object.entries(values).map(([id, value]) => `${items[id] ?? id} ${value}`);
}
