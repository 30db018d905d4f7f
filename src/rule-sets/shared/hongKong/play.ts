import { defaultRules, nextDealBy } from '../../../engine/defaultRules';
import type { DefaultRules } from '../../../engine/defaultRules';
import { flagOf, numberOf, wordOf } from '../../../engine/options';
import type { Geometry, Progress } from '../../../engine/rules';
import { FLOWERS_AND_SEASONS, tileList } from '../../../engine/tiles';
import type { Deal, LedgerEntry, Options } from '../../../engine/types';
import { breakByTotal, breakByTwoThrows, evenStacks } from '../../../engine/wall';

const SEATS = 4;

/** Four seats, 144 tiles (136 without bonus tiles). Source: `rule-sets/hong-kong-old/RULES.md#equipment`. */
export function hongKongGeometry(options: Options): Geometry {
  const bonus = flagOf(options, 'bonusTiles');
  const twice = wordOf(options, 'dice') === 'two-twice';
  return {
    seats: SEATS,
    tiles: tileList(bonus ? FLOWERS_AND_SEASONS : []),
    handSize: 13,
    sets: 4,
    stacks: evenStacks(SEATS, bonus ? 18 : 17),
    deadWall: numberOf(options, 'deadWall'),
    diceCount: twice ? 4 : 3,
    breakWall: twice ? breakByTwoThrows(SEATS) : breakByTotal(SEATS),
  };
}

/** The rules of play that both Hong Kong rule sets share. */
export function hongKongPlay(options: Options): DefaultRules {
  return {
    ...defaultRules,
    startPoints: numberOf(options, 'startPoints'),
    severalWinners: wordOf(options, 'severalWinners') as DefaultRules['severalWinners'],
    falseWin: falseWinOf(options),
    settleDeal: (deal) => pot(deal, numberOf(options, 'potPoints')),
    nextDeal: nextDealBy({
      rounds: numberOf(options, 'rounds'),
      repeats: (progress, deal) => dealerStays(options, progress, deal),
      carry: (deal) => (wordOf(options, 'goulash') === 'pot' ? { drawnDeals: drawnDealsAfter(deal) } : {}),
    }),
  };
}

/** Strict calling and the penalty for a false call. Source: `rule-sets/hong-kong-old/RULES.md#false-win`. */
export function falseWinOf(options: Options): DefaultRules['falseWin'] {
  if (!flagOf(options, 'strictCalling')) return null;
  return {
    openHand: wordOf(options, 'falseWin') === 'open-hand',
    points: numberOf(options, 'falseWinPoints'),
  };
}

const MOST_REPEATS_OF_THREE = 2;

/** The dealer stays after winning or a drawn hand. Source: `rule-sets/hong-kong-old/RULES.md#dealer`. */
export function dealerStays(options: Options, progress: Progress, deal: Deal): boolean {
  const repeats = wordOf(options, 'dealerRepeats');
  if (repeats === 'never') return false;
  if (repeats === 'three' && progress.repeat >= MOST_REPEATS_OF_THREE) return false;
  return deal.wins.length === 0 || deal.wins.some((win) => win.seat === 0);
}

function drawnDealsBefore(deal: Deal): number {
  const drawn = deal.carry['drawnDeals'];
  return typeof drawn === 'number' ? drawn : 0;
}

function drawnDealsAfter(deal: Deal): number {
  return deal.wins.length === 0 ? drawnDealsBefore(deal) + 1 : 0;
}

/** The nearest winner takes the pot of the drawn hands directly before. Source: `rule-sets/hong-kong-old/RULES.md#goulash`. */
function pot(deal: Deal, potPoints: number): LedgerEntry[] {
  const amount = potPoints * drawnDealsBefore(deal);
  const win = deal.wins[0];
  if (!win || amount === 0) return [];
  const others = deal.seats.map((_, seat) => seat).filter((seat) => seat !== win.seat);
  return others.map((from) => ({
    from,
    to: win.seat,
    amount,
    reason: 'pot',
    base: amount,
    factors: [],
    event: win.event,
  }));
}
