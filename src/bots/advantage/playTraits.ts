import { describeOthers, OTHERS_TRAITS } from './othersTraits';
import type { Row } from './row';
import type { Play, Thrown } from './play';
import { SHAPE_TRAITS, describeShape } from './shapeTraits';
import { THIRDS } from '../value/table';

const KONGS = 2;

export const PLAY_TRAITS = KONGS * THIRDS + SHAPE_TRAITS + OTHERS_TRAITS;

/** A tile thrown: how it stood among the own ones, and what it is to others. Or a kong of own tiles. */
export function describePlay(play: Play, row: Row): void {
  const { action, third } = play;
  const isKong = action.type !== 'discard';
  row.pick(KONGS * THIRDS, (action.type === 'added-kong' ? THIRDS : 0) + third, isKong ? 1 : 0);
  if (action.type !== 'discard') return;
  const thrown: Thrown = { ...play, kind: play.holding.kinds[action.tile]! };
  describeShape(thrown, row);
  describeOthers(thrown, row);
}
