import type { OpenTable, Parking } from './parking';
import { keysAt, PARKED } from './parkedText';
import { LEAVING } from './save';

const parkings = new WeakMap<OpenTable, Parking>();

/** Shows the matches that are kept besides the open one, if there are some. */
export function showOthers(table: OpenTable): void {
  const { storage } = table.deps;
  if ([PARKED, LEAVING].every((prefix) => keysAt(storage, prefix).length === 0)) return;
  parkingOf(table).then(
    (parking) => parking.show(),
    () => table.store.set({ notice: 'load-failed' }),
  );
}

/** What keeps the other matches of this table: loaded when there are some. */
export async function parkingOf(table: OpenTable): Promise<Parking> {
  const known = parkings.get(table);
  if (known) return known;
  const { Parking: Kept } = await import('./parking');
  const parking = parkings.get(table) ?? new Kept(table);
  parkings.set(table, parking);
  return parking;
}
