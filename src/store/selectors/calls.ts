import { groupSize } from '../../engine/recordNames';
import type { Seat } from '../../engine/types';
import type { VisibleEvent } from '../../engine/view';
import type { SeenEvent } from '../types';

/** What a seat said aloud: a claim (a group alike by its size), a kong, a win, or a declaration of the game's own. `serial`: of its event. */
export type Call = { readonly serial: number } & (
  | { readonly name: CallName }
  | { readonly size: number }
  | { readonly what: string }
);

type CallName = 'chow' | 'pong' | 'kong' | 'win' | 'drawn-win';

const CALLS: Readonly<Partial<Record<VisibleEvent['type'], CallName>>> = {
  chow: 'chow',
  pong: 'pong',
  kong: 'kong',
  'concealed-kong': 'kong',
  'added-kong': 'kong',
  win: 'win',
  'false-win': 'win',
};

/** The call that a seat has made since the last discard; null where it made none. */
export function callOf(seen: readonly SeenEvent[], seat: Seat): Call | null {
  const discarded = seen.findLastIndex(({ event }) => event.type === 'discard');
  for (const { event, serial } of seen.slice(discarded + 1).toReversed()) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.type === 'declare') return { serial, what: event.what };
    if (event.type === 'group') return { serial, size: groupSize(event) };
    const isDrawn = event.type === 'win' && event.by === 'wall';
    const name = isDrawn ? 'drawn-win' : CALLS[event.type];
    if (name) return { serial, name };
  }
  return null;
}
