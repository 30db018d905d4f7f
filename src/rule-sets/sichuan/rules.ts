import { defaultRules } from '../../engine/defaultRules';
import { STANDARD_LAY_OUTS } from '../../engine/mayLie';
import type { Rules, RuleSet } from '../../engine/rules';
import { hasSeat } from '../../engine/state';
import { suitOf } from '../../engine/tiles';
import { tileSet } from '../../engine/tileSet';
import type { Action, Deal, DealEvent, Seat } from '../../engine/types';
import { fineOf } from '../shared/standard/play';
import { exchangeOf, naming, RECORDED_VOIDS } from './beforePlay';
import { change, onlyAt, ownOf, SEATS, visibleTo, voidOf } from './data';
import { forgetKong, payKong } from './kongs';
import { forgetLetGo, resolveNoting } from './letGo';
import { nextDealOf } from './match';
import { sichuanOptions, type SichuanOptions } from './options';
import { pigsIn, readyBy, scoreAllBy } from './ready';
import { reportBy } from './report';
import { worthBy } from './scoring';
import { settleBy } from './settle';
import { situations } from './situations';
import { geometry, holdsSuit } from './tiles';

const tiles = tileSet(geometry.tiles);

/** Three suits of which each gives one up; play goes on after a win. Source: `RULES.md`. */
export const rules: RuleSet = {
  id: 'sichuan',
  version: 1,
  options: sichuanOptions,
  resolve: (options: SichuanOptions): Rules => {
    const { fanOf, ...worth } = worthBy(options);
    const { exchange, robKong, passedWin } = options;
    const readyIn = readyBy(worth, tiles);
    return {
      ...defaultRules,
      ...worth,
      id: 'sichuan',
      options,
      geometry,
      tiles,
      startPoints: options.startPoints,
      layOuts: {
        ...STANDARD_LAY_OUTS,
        chows: null,
        wins: robKong === 'never' ? ['wall', 'discard'] : ['wall', 'discard', 'robbed-kong'],
      },
      severalWinners: options.severalWinners,
      phases: exchange === 'none' ? [naming] : [exchangeOf(exchange), naming],
      recordedAs: RECORDED_VOIDS,
      claims: ({ deal, seat, tile }, claims) =>
        suitOf(tiles.kinds[tile]!) === voidOf(deal, seat) ? [] : claims,
      turnActions: (deal, seat, choices) => withoutVoid(options, choices, { deal, seat }),
      resolve: passedWin === 'free' ? defaultRules.resolve : resolveNoting(fanOf),
      onEvent: ({ deal }, event) => {
        remember(deal, event);
        if (event.type === 'exhausted') change(deal, { pigs: pigsIn(deal), ready: readyIn(deal) });
        return [];
      },
      onKong: payKong,
      fine: fineOf(options),
      scoreAll: scoreAllBy(worth, tiles),
      settle: settleBy(options),
      afterWin: (deal) => (winnersIn(deal) >= deal.seats.length - 1 ? 'end' : 'continue'),
      nextDeal: nextDealOf(options),
      visibleExtras: visibleTo,
      bearsOnWorth: ({ extras, seat }) => ({
        extras: { voids: onlyAt(seat, voidOf({ extras }, seat), null), won: ownOf({ extras }).won ?? 0 },
      }),
      situations,
      report: reportBy(options, { ...worth, fanOf }),
    };
  },
};

/** How many have won. A deal that was imagined from what one seat sees has no wins of before, but their seats are out. */
function winnersIn({ wins, out, seats }: Deal): number {
  return seats.filter(
    ({ barred }, at) => wins.some(({ seat }) => seat === at) || (hasSeat(out, at) && !barred),
  ).length;
}

/** No kong is declared of the void suit; while a tile of it is held, only such tiles are discarded. Source: `RULES.md#void-suit`. */
function withoutVoid(
  { voidFirst }: SichuanOptions,
  choices: readonly Action[],
  { deal, seat }: { readonly deal: Deal; readonly seat: Seat },
): readonly Action[] {
  const suit = voidOf(deal, seat);
  if (!holdsSuit(deal.seats[seat]!.counts, suit)) return choices;
  return choices.filter((choice) => {
    if (choice.type === 'concealed-kong') return suitOf(choice.kind) !== suit;
    return choice.type !== 'discard' || !voidFirst || suitOf(tiles.kinds[choice.tile]!) === suit;
  });
}

/** Who is left once all others have won. */
function loserOf({ seats, wins }: Deal): Seat {
  return seats.findIndex((_, seat) => wins.every((win) => win.seat !== seat));
}

/** What events change in the game's own data. */
function remember(deal: Deal, event: DealEvent): void {
  forgetKong(deal, event);
  if (event.type === 'win' && deal.wins.length >= SEATS - 1) change(deal, { loser: loserOf(deal) });
  if (event.type !== 'draw') return;
  forgetLetGo(deal, event.seat);
  if (deal.out !== (ownOf(deal).won ?? 0)) change(deal, { won: deal.out });
}
