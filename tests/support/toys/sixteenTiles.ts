import { FLOWERS_AND_SEASONS, tileList } from '../../../src/engine/tiles';
import { toyRules } from './base';

/** Five sets and eyes: hands of sixteen tiles, seventeen with the one drawn. */
export const sixteenTiles = toyRules('toy-sixteen', {
  tiles: tileList(FLOWERS_AND_SEASONS),
  handSize: 16,
  sets: 5,
  stacks: [18, 18, 18, 18],
});
