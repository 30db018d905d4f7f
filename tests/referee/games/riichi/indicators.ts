import { fail } from '../../breach';
import { count } from '../../table';
import type { Kong, Play } from '../../types';
import type { Options } from './options';
import { stateOf } from './state';

/** Counted from the end of the wall, the last tile being 1. */
const FIRST = 5;

/** The indicator of this number, from 0, and the one below it. */
export function indicatorAt(
  { wall }: Play,
  number: number,
): { readonly tile: number; readonly below: number } {
  const at = wall.length - FIRST - 2 * number;
  return { tile: wall[at] ?? fail('there is no such indicator'), below: wall[at - 1] ?? -1 };
}

/** One more is turned up. */
export function turnUp(play: Play, many = 1): void {
  const state = stateOf(play);
  for (let each = 0; each < many; each += 1) {
    state.shown += 1;
    count(play, `indicator-${state.shown}`);
  }
}

/** Those that wait for a discard or another kong. */
export function turnLate(play: Play): void {
  const state = stateOf(play);
  if (state.late > 0) count(play, `late-indicator-${play.phase.at === 'window' ? 'kong' : 'discard'}`);
  turnUp(play, state.late);
  state.late = 0;
}

/** A kong lies: its indicator is turned up now, later or never. */
export function turnForKong(play: Play, type: Kong, { kanDora }: Options): void {
  if (kanDora === 'at-once' || (kanDora === 'late' && type === 'concealed-kong')) turnUp(play);
  else if (kanDora === 'late') stateOf(play).late += 1;
}
