import { groupSize } from '../../store/selectors/recordedNames';
import type { VisibleEvent } from '../../engine/view';
import { placeAfter } from '../../store/selectors/seats';
import type { Place } from '../../store/selectors/seats';
import type { GameState, SeenEvent } from '../../store/types';
import type { SoundName } from './sounds';

/** What is called out; each has a sound of its own. */
export type Claim = 'chow' | 'pong' | 'kong' | 'win';

/** A sound that is due: what, from which side (`SIDES`), and the event that it belongs to. */
export interface Cue {
  readonly name: SoundName;
  readonly side: number;
  readonly serial: number;
  /** In milliseconds, where it is heard later than what happened. */
  readonly delay?: number;
  /** Of a group alike: how many tiles it has. */
  readonly size?: number;
}

const SOUND_OF: Readonly<Record<VisibleEvent['type'], SoundName | null>> = {
  discard: 'clack',
  draw: 'click',
  bonus: 'click',
  declare: 'click',
  exchange: null,
  note: null,
  group: 'pong',
  exhausted: null,
  aborted: null,
  chow: 'chow',
  pong: 'pong',
  kong: 'kong',
  'concealed-kong': 'kong',
  'added-kong': 'kong',
  win: 'win',
  'false-win': 'tick',
};

/** The sides from which sounds come, the own one first and on from the right. */
const SIDES: Readonly<Record<Place, number>> = { self: 0, right: 1, across: 2, left: 3 };

/** The most that one step of the game lets be heard. */
const MOST = 3;

/**
 * The sounds of what happened in one step: each once, the latest of its kind.
 * @param stamps when the stamps of the winners come down, in milliseconds: each win is then heard with its own
 */
export function cuesOf(
  { view }: Pick<GameState, 'view'>,
  fresh: readonly SeenEvent[],
  stamps: readonly number[] = [],
): Cue[] {
  if (fresh[0]?.serial === 1) return [{ name: 'dice', side: 0, serial: 1 }];
  const cues = new Map<string, Cue>();
  let won = 0;
  for (const { event, serial } of fresh) {
    const name = SOUND_OF[event.type];
    if (name === null || !('seat' in event) || event.seat === null) continue;
    const delay = event.type === 'win' ? stamps[won++] : undefined;
    const key = delay === undefined ? name : `${name} ${won}`;
    cues.delete(key);
    cues.set(key, {
      name,
      side: view ? SIDES[placeAfter(event.seat - view.seat, view.seats.length)] : 0,
      serial,
      ...(delay === undefined ? {} : { delay }),
      ...(event.type === 'group' ? { size: groupSize(event) } : {}),
    });
  }
  return [...cues.values()].slice(-MOST);
}

export function isClaim(name: SoundName): name is Claim {
  return ['chow', 'pong', 'kong', 'win'].includes(name);
}

/** Whether a question after these sounds is news to the player, who knows what their own claim leads to. */
export function isNews(cues: readonly Cue[]): boolean {
  return cues.some(({ name, side }) => side !== 0 || !isClaim(name));
}

/** The declarations made in one step, and from which side each came. */
export function declaredIn(
  { view }: Pick<GameState, 'view'>,
  fresh: readonly SeenEvent[],
): { readonly what: string; readonly side: number }[] {
  const seats = view?.seats.length ?? 1;
  return fresh.flatMap(({ event }) =>
    event.type === 'declare'
      ? { what: event.what, side: (event.seat - (view?.seat ?? 0) + seats) % seats }
      : [],
  );
}
