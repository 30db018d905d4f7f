import { defaultRules, nextDealBy } from '../../engine/defaultRules';
import { STANDARD_LAY_OUTS } from '../../engine/mayLie';
import type { LayOuts } from '../../engine/mayLie';
import type { RuleSet } from '../../engine/rules';
import { tileSet } from '../../engine/tileSet';
import { PONG_SIZE, tileList } from '../../engine/tiles';
import { evenStacks, OWN_SIDE } from '../../engine/wall';
import { dealerStays, fineOf } from '../shared/standard/play';
import { taisenOptions, type TaisenOptions } from './options';
import { scoring } from './scoring';

const SEATS = 4;
const TILES = tileList([]);
/** Chows and pongs; no kongs, nothing closed. Bonus tiles may be asked about, and never win. Source: `RULES.md`. */
const LAY_OUTS: LayOuts = {
  ...STANDARD_LAY_OUTS,
  alike: [PONG_SIZE],
  closed: [],
  wins: ['wall', 'discard', 'bonus-tiles'],
};

/** A small game for beginners: groups and a pair, no kongs, no scoring. Source: `taisen/RULES.md`. */
export const rules: RuleSet = {
  id: 'taisen',
  version: 1,
  options: taisenOptions,
  resolve: (options: TaisenOptions) => ({
    ...defaultRules,
    ...scoring(options),
    id: 'taisen',
    options,
    startPoints: options.startPoints,
    layOuts: LAY_OUTS,
    fine: fineOf(options),
    nextDeal: nextDealBy({
      rounds: options.rounds,
      repeats: (progress, deal) => dealerStays(options, progress, deal),
    }),
    tiles: tileSet(TILES),
    geometry: {
      seats: SEATS,
      tiles: TILES,
      handSize: 13,
      sets: options.groups,
      stacks: evenStacks(SEATS, 17),
      deadWall: 0,
      dice: OWN_SIDE,
    },
  }),
};
