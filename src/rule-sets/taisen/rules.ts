import { defaultRules, nextDealBy } from '../../engine/defaultRules';
import { numberOf } from '../../engine/options';
import type { RuleSet } from '../../engine/rules';
import { tileSet } from '../../engine/tileSet';
import { tileList } from '../../engine/tiles';
import { breakOwnWall, evenStacks } from '../../engine/wall';
import { dealerStays, fineOf } from '../shared/hongKong/play';
import { taisenOptions } from './options';
import { scoring } from './scoring';

const SEATS = 4;
const TILES = tileList([]);

/** A small game for beginners: groups and a pair, no kongs, no scoring. Source: `taisen/RULES.md`. */
export const taisen: RuleSet = {
  id: 'taisen',
  version: 1,
  options: taisenOptions,
  resolve: (options) => ({
    ...defaultRules,
    ...scoring(options),
    id: 'taisen',
    options,
    startPoints: numberOf(options, 'startPoints'),
    kongs: { allowed: false, replacement: true },
    fine: fineOf(options),
    nextDeal: nextDealBy({
      rounds: numberOf(options, 'rounds'),
      repeats: (progress, deal) => dealerStays(options, progress, deal),
    }),
    tiles: tileSet(TILES),
    geometry: {
      seats: SEATS,
      tiles: TILES,
      handSize: 13,
      sets: numberOf(options, 'groups'),
      stacks: evenStacks(SEATS, 17),
      deadWall: 0,
      diceCount: 2,
      breakWall: breakOwnWall,
    },
  }),
};
