import type { RecordedPlayer } from '../../engine/record';
import type { Player } from '../../engine/types';

/** The one person of a match; null where there is none, or more than one. */
export function onlyPerson({ players }: { readonly players: readonly RecordedPlayer[] }): Player | null {
  const people = players.flatMap(({ kind }, player) => (kind === 'human' ? [player] : []));
  return people.length === 1 ? people[0]! : null;
}
