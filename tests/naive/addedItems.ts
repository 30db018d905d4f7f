/** Tables in which items add: each swallows exactly what it names, and what that swallows in turn. */
import type { Win } from './parseRequest';
import type { Item } from './sheets';

export interface AddedRow<Reading> {
  readonly id: string;
  readonly faan: number;
  /** How often the item holds. */
  readonly times: (reading: Reading, win: Win) => number;
  readonly swallows: readonly string[];
}

const CONCEALED = 'concealed-hand';
const CONCEALED_SELF_DRAWN = 'concealed-self-drawn';

/** The items of the table that count for a reading, in the table's order, each with all that it brings. */
export function addedItems<Reading>(
  table: readonly AddedRow<Reading>[],
  reading: Reading,
  win: Win,
): readonly Item[] {
  const holding = table.filter((row) => row.times(reading, win) > 0);
  const left = holding.some(displaces) ? holding.filter(({ id }) => id !== CONCEALED_SELF_DRAWN) : holding;
  const swallowed = new Set(left.flatMap((row) => swallowedBy(table, row.swallows)));
  return left
    .filter(({ id }) => !swallowed.has(id))
    .map((row) => ({ id: row.id, faan: row.faan * row.times(reading, win) }));
}

/** What swallows the concealed hand alone removes the self-drawn one too, and leaves `self-drawn` as it is. */
function displaces({ id, swallows }: { readonly id: string; readonly swallows: readonly string[] }): boolean {
  return (
    id !== CONCEALED_SELF_DRAWN && swallows.includes(CONCEALED) && !swallows.includes(CONCEALED_SELF_DRAWN)
  );
}

function swallowedBy<Reading>(table: readonly AddedRow<Reading>[], ids: readonly string[]): string[] {
  const inTurn = table.filter(({ id }) => ids.includes(id)).flatMap(({ swallows }) => swallows);
  return inTurn.length === 0 ? [...ids] : [...ids, ...swallowedBy(table, inTurn)];
}
