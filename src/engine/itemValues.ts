import type { ItemSpec, ValuesSpec } from './optionSpec';
import type { ItemValues, Options } from './types';

/** The option that says what items count. */
export const VALUES = 'values';

const AS_USUAL: ItemValues = {};

/** What a row of a table counts each time. */
interface ValuedRow<Id extends string = string> {
  readonly id: Id;
  readonly value: number;
}

/** The values that differ from the usual ones. */
export function changedValues(options: Options): ItemValues {
  const values = options[VALUES];
  return typeof values === 'object' && !isList(values) ? values : AS_USUAL;
}

/** Whether every item counts what it usually does. */
export function hasUsualValues(options: Options): boolean {
  return changedValues(options) === AS_USUAL;
}

/** What an item counts with some options. */
export type ValueOf<Id extends string = string> = (options: Options, id: Id) => number;

/** What items of this specification count. */
export function valueBy<Id extends string>({ items }: ValuesSpec<Id>): ValueOf<Id> {
  return (options, id) => changedValues(options)[id] ?? items[id].usual;
}

/** The rows with their values. A row that counts nothing is left out: it swallows nothing either. */
export function withValues<Row extends ValuedRow>(rows: readonly Row[], options: Options): readonly Row[] {
  const values = changedValues(options);
  if (values === AS_USUAL) return rows;
  return rows.map((row) => ({ ...row, value: values[row.id] ?? row.value })).filter(({ value }) => value > 0);
}

/** The specification of values, from the rows of tables that count in one unit. */
export function itemSpecs<Id extends string>(
  rows: readonly ValuedRow<Id>[],
  { most, unit }: Omit<ItemSpec, 'usual'>,
): Readonly<Record<Id, ItemSpec>> {
  const specs = rows.map(({ id, value }) => [id, { usual: value, most, unit }] as const);
  return Object.fromEntries(specs) as Record<Id, ItemSpec>;
}

/** They come last in their group. */
export function valuesSpec<Id extends string, Group extends string>(
  group: Group,
  items: Readonly<Record<Id, ItemSpec>>,
): ValuesSpec<Id> & { readonly group: Group } {
  return { type: 'values', default: AS_USUAL, items, group, place: 1 };
}

/** What items count as usual, by id. */
export function usualValues<Id extends string>({ items }: ValuesSpec<Id>): Readonly<Record<Id, number>> {
  const usual = Object.entries<ItemSpec>(items).map(([id, item]) => [id, item.usual] as const);
  return Object.fromEntries(usual) as Record<Id, number>;
}

/** The values as they are written: those that differ, in the order of the specification. Null for one that may not be. */
export function parseValues({ items }: ValuesSpec, value: unknown): ItemValues | null {
  if (typeof value !== 'object' || value === null || isList(value)) return null;
  const given: Readonly<Record<string, unknown>> = { ...value };
  if (!Object.keys(given).every((id) => Object.hasOwn(items, id) && isAllowed(items[id]!, given[id])))
    return null;
  const changed = Object.entries(items).filter(([id, { usual }]) => (given[id] ?? usual) !== usual);
  return Object.fromEntries(changed.map(([id]) => [id, Number(given[id])]));
}

function isAllowed({ most }: ItemSpec, value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
}

function isList(value: object): value is readonly unknown[] {
  return Array.isArray(value);
}
