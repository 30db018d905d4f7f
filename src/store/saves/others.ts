import type { OpenMatch, Parking } from './parking';
import { keysAt, PARKED } from './parkedText';
import { LEAVING } from './save';

const parkings = new WeakMap<OpenMatch, Parking>();

/** Shows the matches that are kept besides the open one, if there are some. */
export function showOthers(open: OpenMatch): void {
  const { storage } = open.deps;
  if ([PARKED, LEAVING].every((prefix) => keysAt(storage, prefix).length === 0)) return;
  parkingOf(open).then(
    (parking) => parking.show(),
    () => open.store.setState({ notice: 'load-failed' }),
  );
}

/** What keeps the other matches beside this one: loaded when there are some. */
export async function parkingOf(open: OpenMatch): Promise<Parking> {
  const known = parkings.get(open);
  if (known) return known;
  const { Parking: Kept } = await import('./parking');
  const parking = parkings.get(open) ?? new Kept(open);
  parkings.set(open, parking);
  return parking;
}
