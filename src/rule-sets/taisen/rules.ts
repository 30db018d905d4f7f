import { defaultRules, nextDealBy } from '../../engine/defaultRules';
import { numberOf } from '../../engine/options';
import type { RuleSet } from '../../engine/rules';
import { tileList } from '../../engine/tiles';
import { breakOwnWall, evenStacks } from '../../engine/wall';
import { dealerStays, falseWinOf } from '../shared/hongKong/play';
import { taisenOptions } from './options';
import { scoring } from './scoring';

const SEATS = 4;

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
    kongs: false,
    falseWin: falseWinOf(options),
    nextDeal: nextDealBy({
      rounds: numberOf(options, 'rounds'),
      repeats: (progress, deal) => dealerStays(options, progress, deal),
    }),
    geometry: {
      seats: SEATS,
      tiles: tileList([]),
      handSize: 13,
      sets: numberOf(options, 'groups'),
      stacks: evenStacks(SEATS, 17),
      deadWall: 0,
      diceCount: 2,
      breakWall: breakOwnWall,
    },
  }),
};
