import type { Claimed, Play } from '../../types';

/** What a hand has besides what all games know. */
interface State {
  /** By player what was declared. */
  readonly declared: ('heavenly-ready' | 'earthly-ready' | null)[];
  /** Who let a win go by and has not drawn since. */
  readonly missed: Set<number>;
  /** The claim after which a discard is due. */
  claim: Claimed | null;
}

const states = new WeakMap<Play, State>();

export function stateOf(play: Play): State {
  const known = states.get(play);
  if (known) return known;
  const begun = { declared: play.players.map(() => null), missed: new Set<number>(), claim: null };
  states.set(play, begun);
  return begun;
}

export function hasDeclared(play: Play, p: number): boolean {
  return stateOf(play).declared[p] !== null;
}

/** No discard was claimed and no kong declared by anyone. */
export function isUndisturbed({ players }: Play): boolean {
  return players.every(({ melds, kongs }) => melds.length === 0 && kongs === 0);
}
