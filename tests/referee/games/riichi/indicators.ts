import { demand, fail } from '../../breach';
import { settleDue } from '../../due';
import type { GameEvent } from '../../shape';
import { count, wrongTime } from '../../table';
import { nameOf, kindOf } from '../../tiles';
import type { Kong, Play } from '../../types';
import { settleWindow } from '../../window';
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

/** One more is to be turned up before anything else happens. */
export function awaitIndicator({ due }: Play, many = 1): void {
  for (let each = 0; each < many; each += 1) due.push({ type: 'indicator', p: -1 });
}

/** Those that wait for a discard or another kong. */
export function awaitLate(play: Play): void {
  const state = stateOf(play);
  if (state.late > 0) count(play, `late-indicator-${play.phase.at === 'window' ? 'kong' : 'discard'}`);
  awaitIndicator(play, state.late);
  state.late = 0;
}

/** A kong lies: its indicator is turned up now, later or never. */
export function awaitForKong(play: Play, type: Kong, { kanDora }: Options): void {
  if (kanDora === 'at-once' || (kanDora === 'late' && type === 'concealed-kong')) awaitIndicator(play);
  else if (kanDora === 'late') stateOf(play).late += 1;
}

/** An `indicator`: that of a kong tells as well that nobody has robbed it. */
export function readIndicator(play: Play, e: GameEvent): void {
  const { phase } = play;
  if (play.due.length === 0 && phase.at === 'window' && phase.window.why !== 'discard')
    settleWindow(play, phase.window, { claim: 'none', p: phase.window.from });
  if (play.due.length === 0) wrongTime(play, e);
  settleDue(play, e);
  const state = stateOf(play);
  const { tile } = indicatorAt(play, state.shown);
  const found = e.fields['tiles'];
  demand(
    Array.isArray(found) && found.length === 1 && kindOf(String(found[0])) === tile,
    `expected the indicator ${nameOf(tile)}, found ${JSON.stringify(found)}`,
  );
  state.shown += 1;
  count(play, `indicator-${state.shown}`);
}
