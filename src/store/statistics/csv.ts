import { localTime } from '../dates';
import type { CountedMatch } from './chosen';
import { opponentsOf } from './chosen';
import type { HandDigest, Reviewed } from './digest';
import { reviewedOf } from './digest';

type Cell = string | number | boolean | null;

/** Programs that calculate with tables take a text that begins so for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
/** Some of those programs read UTF-8 only where this stands first. */
const MARK = '\uFEFF';
const LINE_END = '\r\n';

/** A table as text (RFC 4180). Numbers are written plainly; a text that could be taken for a formula begins with `'`. */
export function csvOf(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return MARK + [head, ...rows].map((row) => row.map(cellOf).join(',') + LINE_END).join('');
}

function cellOf(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'boolean') return cell ? '1' : '0';
  if (typeof cell === 'number') return Number.isFinite(cell) ? `${cell}` : '';
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** What a line of the file is made of. */
interface Row extends CountedMatch {
  readonly hand: HandDigest;
  readonly review: Reviewed | null;
}

/** The columns. Their names are the same in every language, so that sheets made with them go on working. */
const COLUMNS: readonly (readonly [name: string, of: (row: Row) => Cell])[] = [
  ['match', ({ entry }) => entry.id],
  ['date', ({ entry: { at } }) => (at > 0 ? localTime(at) : null)],
  ['rules', ({ entry }) => entry.rules],
  ['options', ({ digest }) => digest.options],
  ['opponents', ({ entry }) => opponentsOf(entry).join(' ')],
  ['coached', ({ entry }) => entry.coached ?? false],
  ['round', ({ hand }) => hand.round],
  ['hand', ({ hand }) => hand.number],
  ['repeat', ({ hand }) => hand.repeat],
  ['seat', ({ hand }) => hand.seat],
  ['points', ({ hand }) => hand.points],
  ['won', ({ hand }) => hand.won],
  ['self_drawn', ({ hand }) => hand.selfDrawn],
  ['dealt_in', ({ hand }) => hand.dealtIn],
  ['limit', ({ hand }) => hand.limit],
  ['claims', ({ hand }) => hand.claims],
  ['worth', ({ hand }) => Object.values(hand.worth).join(' ')],
  ['items', ({ hand }) => hand.items.join(' ')],
  ['start', ({ review }) => review?.start ?? null],
  ['luck', ({ review }) => review?.luck ?? null],
  ['skill', ({ review }) => review?.skill ?? null],
  ['claim_cost', ({ review }) => review?.claimCost ?? null],
  ['mistakes', ({ review }) => review?.mistakes ?? null],
];

/** One line for each hand. */
export function handsAsCsv(matches: readonly CountedMatch[]): string {
  const rows = matches.flatMap((match) =>
    match.digest.hands.map((hand): Row => ({ ...match, hand, review: reviewedOf(hand) })),
  );
  return csvOf(
    COLUMNS.map(([name]) => name),
    rows.map((row) => COLUMNS.map(([, of]) => of(row))),
  );
}
