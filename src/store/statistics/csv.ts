import { localTime } from '../dates';
import type { CountedMatch } from './chosen';
import { opponentsOf } from './chosen';
import { reviewedOf } from './reviewSums';

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

/** Names of the columns: they are the same in every language, so that sheets made with them go on working. */
const COLUMNS = [
  'match',
  'date',
  'rules',
  'options',
  'opponents',
  'coached',
  'round',
  'hand',
  'repeat',
  'seat',
  'points',
  'won',
  'self_drawn',
  'dealt_in',
  'limit',
  'claims',
  'worth',
  'items',
  'start',
  'luck',
  'skill',
  'claim_cost',
  'mistakes',
] as const;

/** One line for each hand. */
export function handsAsCsv(matches: readonly CountedMatch[]): string {
  return csvOf(COLUMNS, matches.flatMap(rowsOf));
}

function rowsOf({ entry, digest }: CountedMatch): Cell[][] {
  const { id, at, rules, coached = false } = entry;
  const date = at > 0 ? localTime(at) : null;
  const match: Cell[] = [id, date, rules, digest.options, opponentsOf(entry).join(' '), coached];
  return digest.hands.map((hand): Cell[] => {
    const review = reviewedOf(hand);
    return [
      ...match,
      hand.round,
      hand.number,
      hand.repeat,
      hand.seat,
      hand.points,
      hand.won,
      hand.selfDrawn,
      hand.dealtIn,
      hand.limit,
      hand.claims,
      Object.values(hand.worth).join(' '),
      hand.items.join(' '),
      review?.start ?? null,
      review?.luck ?? null,
      review?.skill ?? null,
      review?.claimCost ?? null,
      review?.mistakes ?? null,
    ];
  });
}
