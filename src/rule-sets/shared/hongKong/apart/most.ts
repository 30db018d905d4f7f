import type { ItemTable } from '../../../../engine/scoring/items';

/** Items that a hand may have together, an id for each time. */
export type Together = readonly string[];

/**
 * No hand with items of one of these lists counts more. Of an item and what it implies, the one that counts more is
 * taken: a hand may have the second without the first.
 */
export function mostOf(table: ItemTable, lists: readonly Together[]): number {
  return Math.max(0, ...lists.map((list) => mostIn(table, list)));
}

function mostIn({ items, implied }: ItemTable, list: Together): number {
  const rows = items.flatMap(({ id, value }, at) => {
    const times = list.filter((each) => each === id).length;
    return times > 0 ? [{ bit: 1 << at, sum: times * value, implies: implied[at]! }] : [];
  });
  const implying = rows.filter(({ implies }) => implies !== 0);
  const others = rows.filter(({ implies }) => implies === 0);
  let most = 0;
  for (let taken = 0; taken < 1 << implying.length; taken++) {
    const chosen = [...others, ...implying.filter((_, at) => ((taken >> at) & 1) === 1)];
    const superfluous = chosen.reduce((bits, { implies }) => bits | implies, 0);
    const sum = chosen.reduce((total, row) => total + ((row.bit & superfluous) === 0 ? row.sum : 0), 0);
    most = Math.max(most, sum);
  }
  return most;
}
