import { formatTiles } from '../../src/engine/notation';

const DIGITS = 4;
/** Fields that are tile kinds, or lists of them. */
const KINDS = new Set(['tiles', 'pongs', 'kind', 'thrown', 'kinds']);

/** Plain data as one line that can be read and compared: numbers in four digits, kinds as tiles. */
export function asLine(value: unknown): string {
  return JSON.stringify(value, (key, field: unknown) => {
    if (KINDS.has(key) && typeof field === 'number') return formatTiles([field]);
    if (KINDS.has(key) && Array.isArray(field)) return formatTiles(field as number[]);
    return typeof field === 'number' ? Number(field.toPrecision(DIGITS)) : field;
  }).replaceAll('"', '');
}
