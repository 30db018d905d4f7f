import * as v from 'valibot';
import { kept } from '../saves/kept';
import { KEYS } from '../saves/keys';

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

/** How they were looked at last. */
export const keptOutlook = kept<StatisticsOutlook>({
  key: KEYS.statistics,
  parse: v.parser(schema),
  empty: { span: 240, tables: [] },
});
