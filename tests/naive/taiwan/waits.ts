import { allTiles, type Win } from '../parseRequest';
import { countKinds, PLAYING_KINDS } from '../tiles';
import { allReadings } from './readings';

const COPIES = 4;
const KINDS = Array.from({ length: PLAYING_KINDS }, (_, kind) => kind);
/** The answers so far: every reading of a win asks the same. */
const known = new WeakMap<Win, boolean>();

/** Exactly one kind completes the tiles before the winning one. */
export function waitsForOneKind(win: Win): boolean {
  const answer = known.get(win) ?? waitsOf(win).length === 1;
  known.set(win, answer);
  return answer;
}

/** The kinds that complete the tiles before the winning one; kinds of which all four are held are left out. */
export function waitsOf({ hand, options }: Pick<Win, 'hand' | 'options'>): number[] {
  const held = countKinds(allTiles({ ...hand, winning: null }));
  return KINDS.filter(
    (kind) =>
      (held[kind] ?? 0) < COPIES &&
      allReadings({ ...hand, winning: kind }, options['eightPairs'] === true).length > 0,
  );
}
