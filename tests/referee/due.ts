import { demand, fail } from './breach';
import type { GameEvent } from './shape';
import { nameOf } from './tiles';
import type { Due, Play } from './types';

function describe({ type, p, tile, from }: Due): string {
  const what = tile === undefined ? type : `${type} of ${nameOf(tile)}`;
  const who = p < 0 ? '' : ` by player ${p}`;
  return `${what}${who}${from === undefined ? '' : ` from ${from}`}`;
}

/** Breach unless the event is of the sort that must come before anything else, where something must. */
export function demandDue({ due }: Play, e: GameEvent): void {
  const isDue = due.length === 0 || due.some(({ type }) => type === e.type);
  demand(isDue, `expected ${due.map(describe).join(', ')}, found ${e.type}`);
}

/** What was due has come; a breach where it was not, or is of somebody or something else. */
export function settleDue({ due }: Play, e: GameEvent): void {
  const at = due.findIndex(({ type, p }) => type === e.type && p === e.p);
  if (at < 0) fail(`expected no ${e.type} by player ${e.p}`);
  const [{ tile = e.tile, from = e.from, why = e.fields['why'] } = {}] = due.splice(at, 1);
  const isSame = tile === e.tile && from === e.from && why === e.fields['why'];
  demand(isSame, `${e.type}: expected other tiles, players or reasons`);
}
