import { bonusRounds } from '../../engine/bonusRounds';
import { defaultRules, nextDealBy } from '../../engine/defaultRules';
import { STANDARD_LAY_OUTS, WAYS } from '../../engine/mayLie';
import type { Rules, RuleSet } from '../../engine/rules';
import { tileSet } from '../../engine/tileSet';
import type { Deal, DealEvent, Payment } from '../../engine/types';
import { dealerStays, fineOf } from '../shared/standard/play';
import { claimsBy, turnActionsBy } from './choices';
import { change, declaredBy, streakOf, visibleTo } from './data';
import { forgetMissed, resolveNoting } from './missedWins';
import { taiwanOptions, type TaiwanOptions } from './options';
import { declare, readyAsDealt } from './ready';
import { reportBy } from './report';
import { worthBy } from './scoring';
import { settleBy } from './settle';
import { situationsOf } from './situations';
import { geometryOf } from './tiles';

/** Sixteen tiles, five sets and a pair, counted in tai. Source: `RULES.md`. */
export const rules: RuleSet = {
  id: 'taiwan',
  version: 1,
  options: taiwanOptions,
  resolve: (options: TaiwanOptions): Rules => {
    const { readyDeclaration, swapDiscard, robKong, missedWin } = options;
    const geometry = geometryOf(options);
    const tiles = tileSet(geometry.tiles);
    const worth = worthBy(options, tiles);
    const isFree = swapDiscard === 'none' && !readyDeclaration;
    return {
      ...defaultRules,
      ...worth,
      id: 'taiwan',
      options,
      geometry,
      tiles,
      startPoints: options.startPoints,
      layOuts: {
        ...STANDARD_LAY_OUTS,
        wins: WAYS.filter((way) => way !== 'robbed-kong' || robKong !== 'never'),
      },
      severalWinners: options.severalWinners,
      phases: readyDeclaration ? [bonusRounds, readyAsDealt] : [bonusRounds],
      claims: isFree ? null : claimsBy(options),
      turnActions: isFree ? null : turnActionsBy(options),
      declare,
      toldAfterDiscard: ['ready'],
      resolve: missedWin === 'none' ? defaultRules.resolve : resolveNoting,
      onEvent: ({ deal }, event) => {
        remember(deal, event);
        return NOTHING;
      },
      fine: fineOf(options),
      settle: settleBy(options),
      nextDeal: nextDealOf(options),
      visibleExtras: visibleTo,
      bearsOnWorth: ({ extras, carry, seat }) => {
        const how = declaredBy({ extras }, seat);
        const own = how === null ? {} : { [how === 'heavenly-ready' ? 'heavenly' : 'earthly']: 1 << seat };
        return { extras: own, carry: streakOf({ carry }) > 0 ? carry : {} };
      },
      situations: situationsOf(options),
      report: reportBy(options, worth.score),
    };
  },
};

const NOTHING: readonly Payment[] = [];
const ALL_BONUS_TILES = 8;

/** A draw ends what a missed win forbids; the eighth bonus tile may be robbed. */
function remember(deal: Deal, event: DealEvent): void {
  if (event.type === 'draw') forgetMissed(deal, event.seat);
  if (event.type !== 'bonus') return;
  const laid = deal.seats.map(({ bonus }) => bonus.length);
  const single = laid.indexOf(1);
  if (single >= 0 && laid.includes(ALL_BONUS_TILES - 1)) change(deal, { eighth: single });
}

/** The next deal knows how often its dealer has stayed. Source: `RULES.md#match`. */
function nextDealOf(options: TaiwanOptions): Rules['nextDeal'] {
  const inOrder = nextDealBy({
    rounds: options.rounds,
    repeats: (progress, deal) => dealerStays(options, progress, deal),
  });
  return (progress, deal, scores) => {
    const next = inOrder(progress, deal, scores);
    return next && next.repeat > 0 ? { ...next, carry: { repeat: next.repeat } } : next;
  };
}
