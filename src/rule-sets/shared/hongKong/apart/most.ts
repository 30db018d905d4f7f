import type { Item } from '../../../../engine/scoring/items';

/** Items that a hand may have together, an id for each time. */
export type Together = readonly string[];

type Rows = readonly Item<string, number>[];

/**
 * No hand with items of one of these lists counts more. Of an item and what it implies, the one that counts more is
 * taken: a hand may have the second without the first.
 */
export function mostOf(rows: Rows, lists: readonly Together[]): number {
  return Math.max(0, ...lists.map((list) => mostIn(rows, list)));
}

function mostIn(rows: Rows, list: Together): number {
  const held = rows.flatMap(({ id, value, implies = [] }) => {
    const times = list.filter((each) => each === id).length;
    return times > 0 ? [{ id, sum: times * value, implies }] : [];
  });
  const implying = held.filter(({ implies }) => implies.length > 0);
  const others = held.filter(({ implies }) => implies.length === 0);
  let most = 0;
  for (let taken = 0; taken < 1 << implying.length; taken++) {
    const chosen = [...others, ...implying.filter((_, at) => ((taken >> at) & 1) === 1)];
    const superfluous = new Set(chosen.flatMap(({ implies }) => implies));
    const sum = chosen.reduce((total, row) => total + (superfluous.has(row.id) ? 0 : row.sum), 0);
    most = Math.max(most, sum);
  }
  return most;
}
