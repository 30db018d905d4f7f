import { packedReader } from './packedReader';
import { setReader } from './setReader';
import { isFree } from './ways';
import type { BestReading, Reader, WinTables } from './winTables';

/**
 * A function that finds the best reading of a win: the one that is worth most, and of equal ones the one that has the
 * item that comes first in the tables, or has it more often. Tables that fit into bits are counted from small integers,
 * others from the sets of each reading: that is slower, and comes to the same.
 * @param each is shown every reading that is tried
 */
export function bestReadingBy(tables: WinTables, each?: (reading: BestReading) => void): Reader {
  const { forms, ownReadings, limits, items, beside, minor, worth } = tables;
  const fits = [limits, items, beside].every((table) => !table || table.implied !== null);
  const isPlain = !ownReadings && !minor && !worth;
  return fits && isPlain && typeof forms !== 'function' && !isFree(forms)
    ? packedReader({ ...tables, forms }, each)
    : setReader(tables, each);
}
