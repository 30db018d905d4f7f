import type { ReadSet, SetReading } from '../../engine/scoring/setReadings';
import { countsAs, FIRST_DRAGON } from '../../engine/tiles';
import type { TileKind, WinContext } from '../../engine/types';
import { isClosed } from './hands';
import type { RiichiOptions } from './options';
import { isWind } from './tiles';

/** A reading of a won hand with all that yaku and fu ask of it. */
export interface Hand {
  readonly win: WinContext;
  readonly settings: RiichiOptions;
  readonly reading: SetReading;
  /** Its tiles by what they count as. */
  readonly kinds: readonly TileKind[];
  readonly isClosed: boolean;
  readonly chows: readonly ReadSet[];
  /** Pongs and kongs. */
  readonly pongs: readonly ReadSet[];
  /** Their kind; -1 where a form has none. */
  readonly eyes: TileKind;
}

export function handOf(win: WinContext, reading: SetReading, settings: RiichiOptions): Hand {
  const { groups, sets, eyes } = reading;
  return {
    win,
    settings,
    reading,
    kinds: groups.flatMap(({ kinds }) => kinds.map(countsAs)),
    isClosed: isClosed(win),
    chows: sets.filter(({ type }) => type === 'chow'),
    pongs: sets.filter(({ type }) => type === 'pong' || type === 'kong'),
    eyes: eyes?.kind ?? -1,
  };
}

export function hasPong({ pongs }: Hand, kind: TileKind): boolean {
  return pongs.some((pong) => pong.kind === kind);
}

export function concealedPongs({ pongs }: Hand): number {
  return pongs.filter(({ concealed }) => concealed).length;
}

export function kongsOf({ pongs }: Hand): number {
  return pongs.filter(({ type }) => type === 'kong').length;
}

export function dragonPongs({ pongs }: Hand): number {
  return pongs.filter(({ kind }) => kind >= FIRST_DRAGON).length;
}

export function windPongs({ pongs }: Hand): number {
  return pongs.filter(({ kind }) => isWind(kind)).length;
}
