import type { VisibleEvent } from '../../engine/view';
import type { GameState, SeenEvent } from '../../store/types';
import type { SoundName } from './sounds';

/** What is called out; each has a sound of its own. */
export type Claim = 'chow' | 'pong' | 'kong' | 'win';

/** A sound that is due: what, from which side (turns after the player), and the event that it belongs to. */
export interface Cue {
  readonly name: SoundName;
  readonly side: number;
  readonly serial: number;
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
  chow: 'chow',
  pong: 'pong',
  kong: 'kong',
  'concealed-kong': 'kong',
  'added-kong': 'kong',
  win: 'win',
  'false-win': 'tick',
};

/** The most that one step of the game lets be heard. */
const MOST = 3;

/** The sounds of what happened in one step: each once, the latest of its kind. */
export function cuesOf({ view }: Pick<GameState, 'view'>, fresh: readonly SeenEvent[]): Cue[] {
  if (fresh[0]?.serial === 1) return [{ name: 'dice', side: 0, serial: 1 }];
  const cues = new Map<SoundName, Cue>();
  const seats = view?.seats.length ?? 4;
  for (const { event, serial } of fresh) {
    const name = SOUND_OF[event.type];
    if (name === null || !('seat' in event) || event.seat === null) continue;
    cues.delete(name);
    cues.set(name, { name, side: (event.seat - (view?.seat ?? 0) + seats) % seats, serial });
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
