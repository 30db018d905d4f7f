import type { RecordedPlayer } from '../../engine/record';
import type { Player } from '../../engine/types';

/** The one person of a match, or whose record it is; null where there is none, or one of several. */
export function onlyPerson({ players }: { readonly players: readonly RecordedPlayer[] }): Player | null {
  const owner = players.findIndex(({ own }) => own);
  if (owner >= 0) return owner;
  const people = players.flatMap(({ kind }, player) => (kind === 'human' ? [player] : []));
  return people.length === 1 ? people[0]! : null;
}
