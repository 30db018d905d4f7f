import type { TileKind } from '../../../../engine/types';
import type { RiichiOptions } from '../../options';

/** A meld as it counts. */
export interface Laid {
  readonly type: 'chow' | 'pong' | 'kong';
  /** Of a chow the lowest. */
  readonly kind: TileKind;
  readonly concealed: boolean;
}

export function exposedOf(melds: readonly Laid[]): number {
  return melds.filter(({ concealed }) => !concealed).length;
}

/** Who wins, and how. */
export interface Way {
  readonly options: RiichiOptions;
  readonly seatWind: TileKind;
  readonly roundWind: TileKind;
  readonly melds: readonly Laid[];
  readonly isClosed: boolean;
  readonly fromWall: boolean;
}
