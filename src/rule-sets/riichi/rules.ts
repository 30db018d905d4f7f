import { defaultRules } from '../../engine/defaultRules';
import { STANDARD_LAY_OUTS } from '../../engine/mayLie';
import type { LazySheet } from '../../engine/sheet';
import type { Average, PlayFigure, Refusal, Rules, RuleSet } from '../../engine/rules';
import { isComplete, isThirteenOrphans } from '../../engine/scoring/forms';
import type { Deal, Extras, Seat, WinContext } from '../../engine/types';
import { NOT_ROBBED } from '../shared/standard/scoring';
import { claimsBy, turnActionsBy } from './choices';
import { bySeat, isIn, leftOf, ownOf, riichiOf, type Own } from './data';
import { onEventBy, onKongBy } from './follow';
import { furitenOf } from './furiten';
import { turnFirst } from './indicators';
import { limitOf } from './limits';
import { closingBy, nextDealBy, whyOverBy } from './match';
import { riichiOptions, type RiichiOptions } from './options';
import { declare, resolveBy } from './play';
import { reportBy } from './report';
import { HAN, scoreBy } from './scoring';
import { fineOf, settleBy } from './settle';
import { situations } from './situations';
import { FORMS, geometryOf, tilesOf } from './tiles';

const USUAL_FU = 30;

/** How records call declarations. */
const DECLARED_AS = {
  riichi: { type: 'declare', what: 'riichi' },
  'nine-terminals': { type: 'declare', what: 'nine-terminals' },
};

/** Han of won hands that are no yakuman. */
const averageHan: Average = {
  id: 'averageHan',
  unit: HAN,
  of: ({ steps }) => steps.find(({ id }) => id === 'han')?.value ?? null,
};

/** Made: its discard passed, and the deposit was paid. */
const riichiRate: PlayFigure = {
  id: 'riichi-rate',
  sort: 'share',
  of: ({ ledger }, seat) => Number(ledger.some(({ reason, from }) => reason === 'riichi' && from === seat)),
};

/** After how many own discards a hand was won, and one more: the turn in which that was. */
const winTurn: PlayFigure = {
  id: 'win-turn',
  sort: 'mean',
  of: ({ wins, seats }, seat) =>
    wins.some((win) => win.seat === seat) ? seats[seat]!.river.length + 1 : null,
};

/** Japanese mahjong. Source: `riichi/RULES.md`. */
export const rules: RuleSet = {
  id: 'riichi',
  version: 1,
  options: riichiOptions,
  resolve: (options: RiichiOptions): Rules => {
    const tiles = tilesOf(options.redFives);
    const { score, readings } = scoreBy(options);
    const settle = settleBy(options);
    return {
      ...defaultRules,
      id: 'riichi',
      options,
      geometry: geometryOf(tiles),
      tiles,
      zeroSum: false,
      startPoints: options.startPoints,
      layOuts: { ...STANDARD_LAY_OUTS, wins: ['wall', 'discard', 'robbed-kong'] },
      severalWinners: severalOf(options),
      phases: [turnFirst],
      isComplete: (counts, melds) => isComplete(FORMS, counts, melds),
      forms: FORMS,
      refusal: (context, sheet) => refusalOf(context, sheet, options),
      notNow: furitenOf,
      bearsOnWorth: ({ seat, extras }) => {
        const times = riichiOf({ extras }, seat);
        return times > 0 ? { extras: { riichi: bySeat(seat, times) } } : {};
      },
      claims: claimsBy(options),
      turnActions: turnActionsBy(options),
      declare,
      resolve: resolveBy(options),
      fine: fineOf(options),
      onEvent: onEventBy(options),
      onKong: onKongBy(options),
      concealedItems: ['riichi', 'closed-self-drawn'],
      score,
      readings,
      settle,
      scale: { unit: HAN, totalOf: (han) => limitOf(options, han, USUAL_FU).base },
      averages: [averageHan],
      figures: [riichiRate, winTurn],
      recordedAs: DECLARED_AS,
      unrecorded: ['indicator', 'ready', 'nagashi'],
      recordStart: (carry) => {
        const { honba = 0, sticks = 0 } = leftOf({ carry });
        return { honba, sticks };
      },
      nextDeal: nextDealBy(options),
      whyOver: whyOverBy(options),
      closing: closingBy(options),
      situations,
      situationNeeds: { ippatsu: ['riichi', 'double-riichi'] },
      openAtEnd,
      shownTiles: (extras) => ownOf({ extras }).shown ?? [],
      shownInWall: true,
      visibleExtras,
      report: reportBy({ score, settle }),
    };
  },
};

function severalOf({ severalWinners }: RiichiOptions): Rules['severalWinners'] {
  return severalWinners === 'two' ? { most: 2, end: 'three-winners' } : severalWinners;
}

function refusalOf(
  context: WinContext,
  sheet: LazySheet,
  { orphansRobConcealed, minimumHan }: RiichiOptions,
): Refusal | null {
  const { kong, counts } = context;
  if (kong === 'concealed-kong' && !(orphansRobConcealed && isThirteenOrphans(counts))) return NOT_ROBBED;
  if (sheet()?.legal) return null;
  return minimumHan > 1 ? { code: 'below-minimum', figures: { least: minimumHan } } : { code: 'no-yaku' };
}

/** Who was ready shows it, and who ended the hand by what it holds. Source: `RULES.md#exhaustive-draw`. */
function openAtEnd(deal: Deal, seat: Seat): boolean {
  const ending = deal.phase.type === 'ended' ? deal.phase.ending : '';
  if (ending === 'nine-terminals') return seat === deal.turn;
  return ending === 'four-riichi' || isIn(ownOf(deal).ready, seat);
}

/**
 * All but what lies below the indicators while play is on, and what other seats let pass: always in the same order, and
 * without lists that say nothing.
 */
function visibleExtras(deal: Deal, seat: Seat): Extras {
  const { ura = [], missed = 0, passed = [], ...open } = ownOf(deal);
  const isOver = deal.phase.type === 'ended';
  const own = missed & (1 << seat);
  const seen: Own = {
    ...open,
    ura: isOver ? ura : [],
    missed: own,
    passed: own > 0 ? passed.map((kind, of) => (of === seat ? kind : null)) : [],
  };
  const saying = Object.entries(seen).filter(([, value]) => !Array.isArray(value) || value.length > 0);
  return Object.fromEntries(saying.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
