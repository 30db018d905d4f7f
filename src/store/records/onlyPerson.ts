import type { RecordedPlayer } from '../../engine/record';
import type { Player } from '../../engine/types';

/** Whose record it is; null where it does not say. */
export function ownerOf(players: readonly RecordedPlayer[]): Player | null {
  const owner = players.findIndex(({ own }) => own);
  return owner < 0 ? null : owner;
}

/** The one person of a match, or whose record it is; null where there is none, or one of several. */
export function onlyPerson({ players }: { readonly players: readonly RecordedPlayer[] }): Player | null {
  const owner = ownerOf(players);
  if (owner !== null) return owner;
  const people = players.flatMap(({ kind }, player) => (kind === 'human' ? [player] : []));
  return people.length === 1 ? people[0]! : null;
}
