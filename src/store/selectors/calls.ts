import { groupSize } from '../../engine/recordNames';
import type { Seat } from '../../engine/types';
import type { VisibleEvent } from '../../engine/view';
import type { SeenEvent } from '../types';

/** What a seat said aloud: a claim (a group alike by its size), a kong, a win, or a declaration of the game's own. `serial`: of its event. */
export type Call = { readonly serial: number } & (
  | { readonly name: Term }
  | { readonly size: number }
  | { readonly what: string }
);

/** What is called out, a win with a drawn tile by a word of its own. */
export type Term = 'chow' | 'pong' | 'kong' | 'win' | 'drawn-win';

const TERMS = {
  chow: 'chow',
  pong: 'pong',
  kong: 'kong',
  'concealed-kong': 'kong',
  'added-kong': 'kong',
  win: 'win',
  'false-win': 'win',
} as const;

type Called = keyof typeof TERMS;

/** What is called out for a choice or an event. `isDrawn`: a win is one with a drawn tile. */
export function termOf(called: Called, isDrawn: boolean): Term {
  return called === 'win' && isDrawn ? 'drawn-win' : TERMS[called];
}

function isCalled(type: VisibleEvent['type']): type is Called {
  return type in TERMS;
}

/** The call that a seat has made since the last discard; null where it made none. */
export function callOf(seen: readonly SeenEvent[], seat: Seat): Call | null {
  const discarded = seen.findLastIndex(({ event }) => event.type === 'discard');
  for (const { event, serial } of seen.slice(discarded + 1).toReversed()) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.type === 'declare') return { serial, what: event.what };
    if (event.type === 'group') return { serial, size: groupSize(event) };
    if (isCalled(event.type))
      return { serial, name: termOf(event.type, event.type === 'win' && event.by === 'wall') };
  }
  return null;
}
