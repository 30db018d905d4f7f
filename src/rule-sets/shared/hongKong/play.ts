import { defaultRules, nextDealBy } from '../../../engine/defaultRules';
import type { DefaultRules } from '../../../engine/defaultRules';
import { flagOf, numberOf, wordOf } from '../../../engine/options';
import type { Geometry, Progress } from '../../../engine/rules';
import { FLOWERS_AND_SEASONS, tileList } from '../../../engine/tiles';
import type { Deal, Options } from '../../../engine/types';
import { breakByTotal, breakByTwoThrows, evenStacks } from '../../../engine/wall';
import { drawnDealsAfter, recordPot } from './payments';

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
    recordResult: recordPot,
    nextDeal: nextDealBy({
      rounds: numberOf(options, 'rounds'),
      repeats: (progress, deal) => dealerStays(options, progress, deal),
      carry: (deal) => (wordOf(options, 'goulash') === 'pot' ? drawnDealsAfter(deal) : {}),
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
