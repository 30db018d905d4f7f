import * as v from 'valibot';
import { kept } from '../saves/kept';
import { KEYS } from '../saves/keys';
import type { SaveStorage } from '../saves/save';

/** So many of the last hands can be looked at; 0 is all of them. */
export const SPANS = [50, 240, 0] as const;
export type Span = (typeof SPANS)[number];

/** The parts that can be shown as a table. */
export const PARTS = ['time', 'rates', 'items', 'bots'] as const;
export type Part = (typeof PARTS)[number];

const schema = v.object({
  span: v.union(SPANS.map((span) => v.literal(span))),
  tables: v.array(v.picklist(PARTS)),
});

/** How the statistics are looked at. */
export interface StatisticsOutlook {
  readonly span: Span;
  /** These parts are tables. */
  readonly tables: readonly Part[];
}

const place = kept(KEYS.statistics, v.parser(schema));

const FIRST: StatisticsOutlook = { span: 240, tables: [] };

/** How they were looked at last. */
export function readOutlook(storage: SaveStorage): StatisticsOutlook {
  return place.peek(storage) ?? FIRST;
}

/** A browser that keeps nothing shows it next time as it comes. */
export function keepOutlook(storage: SaveStorage, outlook: StatisticsOutlook): void {
  place.write(storage, outlook);
}
