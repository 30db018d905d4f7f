import { scoreRequest } from '../../src/cli/scoreRequest';
import type { HandRow } from '../data/handRow';

interface Item {
  readonly id: string;
  readonly faan: number | null;
}

/** What the calculator prints, as far as the tables say it. */
export interface Report {
  readonly error?: string;
  readonly legal?: boolean;
  readonly reason?: string;
  readonly deficiency?: number | null;
  readonly faan?: number | null;
  readonly bonusFaan?: number | null;
  readonly limit?: boolean;
  readonly base?: number | null;
  readonly items?: readonly Item[];
  readonly bonusItems?: readonly Item[];
  readonly payments?: Readonly<Record<string, number>>;
}

/** What a row of a table asks the calculator. */
export function requestOf(
  rules: string,
  row: HandRow,
  options: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> {
  const [by, from] = row.won.split(' ');
  return {
    rules,
    hand: row.hand,
    seat: row.seat ?? 'S',
    round: row.round ?? 'E',
    by,
    ...(from === undefined ? {} : { from }),
    situation: row.situation ?? [],
    options: { ...options, ...row.options },
  };
}

/** The calculator's answer to a row of a table. */
export function reportOf(...asked: Parameters<typeof requestOf>): Report {
  return scoreRequest(requestOf(...asked));
}

/** A report in one line: items, bonus items and base; a limit; too few faan; or how far from complete. */
export function inShort(report: Report): string {
  if (report.error !== undefined) return 'refused';
  if (report.reason === 'not-complete') return `not complete ${report.deficiency}`;
  const items = listed(report.items);
  const both = `${items} | ${listed(report.bonusItems)}`;
  if (report.reason === 'below-minimum') return `below ${report.faan}: ${both}`;
  if (!report.items) return 'complete-hand';
  if (report.faan === null) return `limit: ${items}`;
  return `${both} | ${report.limit === true ? 'limit ' : ''}base ${report.base}`;
}

/** The words in a line of `inShort`, the ids of all its items among them. */
export function wordsIn(short: string): string[] {
  return short.match(/[a-z]+(?:-[a-z]+)*/g) ?? [];
}

function listed(items: readonly Item[] = []): string {
  return items.map(({ id, faan }) => (faan === null ? id : `${id} ${faan}`)).join(' + ') || '-';
}
