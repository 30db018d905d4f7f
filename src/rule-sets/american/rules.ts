import { defaultRules, nextDealBy } from '../../engine/defaultRules';
import type { RuleSet } from '../../engine/rules';
import { hasSeat } from '../../engine/state';
import { evenStacks, OWN_SIDE } from '../../engine/wall';
import { dealerStays } from '../shared/standard/play';
import { cardOf } from './cards';
import { charleston, VOTES_RECORDED } from './charleston';
import { fittingClaims, GROUPS, LAY_OUTS } from './claims';
import { deadHands, fineOf, resolve } from './deadHands';
import { americanOptions, type AmericanOptions } from './options';
import { scoring } from './scoring';
import { swapJoker, swaps } from './swaps';
import { TILES, tiles } from './tiles';

const SEATS = 4;

/** A card of hands, jokers, and an exchange of tiles before play. Source: `american/RULES.md`. */
export const rules: RuleSet = {
  id: 'american',
  version: 1,
  options: americanOptions,
  resolve: (options: AmericanOptions) => {
    const card = cardOf(options);
    return {
      ...defaultRules,
      ...scoring(options),
      id: 'american',
      options,
      startPoints: options.startPoints,
      card,
      layOuts: LAY_OUTS,
      groups: GROUPS,
      recordedAs: VOTES_RECORDED,
      tiles,
      phases: charleston(options),
      claims: options.strictCalling ? null : fittingClaims(card),
      turnActions: swaps,
      declare: swapJoker,
      fine: fineOf(options),
      onEvent: options.strictCalling ? deadHands(card, options) : null,
      resolve,
      situations: {},
      openAtEnd: ({ out }, seat) => !hasSeat(out, seat),
      visibleExtras: ({ extras }) => extras,
      nextDeal: nextDealBy({
        rounds: options.rounds,
        repeats: (progress, deal) => dealerStays(options, progress, deal),
      }),
      geometry: {
        seats: SEATS,
        tiles: TILES,
        handSize: 13,
        stacks: evenStacks(SEATS, 19),
        deadWall: 0,
        dice: OWN_SIDE,
      },
    };
  },
};
