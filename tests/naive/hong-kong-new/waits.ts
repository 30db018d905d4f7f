import type { Options } from '../options';
import { allTiles, type Win } from '../parseRequest';
import { allReadings, type Forms } from '../readings';
import { countKinds, PLAYING_KINDS } from '../tiles';

const COPIES = 4;
const KINDS = Array.from({ length: PLAYING_KINDS }, (_, kind) => kind);
/** The answers so far: every reading of a win asks the same. */
const known = new WeakMap<Win, boolean>();

export function formsOf(options: Options): Forms {
  return { sevenPairs: true, fourAlikeAreTwoPairs: options['sevenPairsDistinct'] === false };
}

/** Exactly one kind completes the tiles before the winning one; kinds of which all four are held are left out. */
export function waitsForOneKind(win: Win): boolean {
  const answer = known.get(win) ?? waitsOf(win).length === 1;
  known.set(win, answer);
  return answer;
}

function waitsOf({ hand, options }: Win): number[] {
  const held = countKinds(allTiles({ ...hand, winning: null }));
  return KINDS.filter(
    (kind) =>
      (held[kind] ?? 0) < COPIES && allReadings({ ...hand, winning: kind }, formsOf(options)).length > 0,
  );
}
