import { describeOthers, OTHERS_SPREADS } from './othersTraits';
import type { Row } from './row';
import { spreads } from './spread';
import type { Play } from './play';
import { THIRDS } from '../value/table';

const KONGS = 2;

/** In the order in which the traits are put. */
export const PLAY_SPREADS = [...spreads(KONGS * THIRDS, 0.042), ...OTHERS_SPREADS];

/** A tile thrown, by what it is to others; or a kong of own tiles. */
export function describePlay(play: Play, row: Row): void {
  const { action, third } = play;
  const isKong = action.type !== 'discard';
  row.pick(KONGS * THIRDS, (action.type === 'added-kong' ? THIRDS : 0) + third, isKong ? 1 : 0);
  if (action.type !== 'discard') return;
  describeOthers({ ...play, kind: play.holding.kinds[action.tile]! }, row);
}
