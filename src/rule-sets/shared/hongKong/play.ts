import { defaultRules, nextDealBy } from '../../../engine/defaultRules';
import type { DefaultRules } from '../../../engine/defaultRules';
import { flagOf, numberOf, wordOf } from '../../../engine/options';
import type { Geometry, Progress, Rules } from '../../../engine/rules';
import { FLOWERS_AND_SEASONS, tileList } from '../../../engine/tiles';
import { payment } from '../../../engine/scoring/payments';
import { tileSet } from '../../../engine/tileSet';
import type { Deal, Options, Payment, Seat } from '../../../engine/types';
import { breakByTotal, breakByTwoThrows, evenStacks } from '../../../engine/wall';
import { drawnDealsAfter, recordPot } from './payments';

const SEATS = 4;

/** Four seats, 144 tiles (136 without bonus tiles). Source: `rule-sets/hong-kong-old/RULES.md#equipment`. */
function hongKongGeometry(options: Options): Geometry {
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

/** Seats, walls and tiles. */
export function hongKongTable(options: Options): Pick<Rules, 'geometry' | 'tiles'> {
  const geometry = hongKongGeometry(options);
  return { geometry, tiles: tileSet(geometry.tiles) };
}

/** The rules of play that both Hong Kong rule sets share. */
export function hongKongPlay(options: Options): DefaultRules {
  return {
    ...defaultRules,
    startPoints: numberOf(options, 'startPoints'),
    severalWinners: wordOf(options, 'severalWinners') as DefaultRules['severalWinners'],
    fine: fineOf(options),
    recordResult: recordPot,
    nextDeal: nextDealBy({
      rounds: numberOf(options, 'rounds'),
      repeats: (progress, deal) => dealerStays(options, progress, deal),
      carry: (deal) => (wordOf(options, 'goulash') === 'pot' ? drawnDealsAfter(deal) : {}),
    }),
  };
}

/** With strict calling a false call opens the hand, which can win no more, or costs points to everybody. Source: `rule-sets/hong-kong-old/RULES.md#false-win`. */
export function fineOf(options: Options): DefaultRules['fine'] {
  if (!flagOf(options, 'strictCalling')) return null;
  const open = wordOf(options, 'falseWin') === 'open-hand';
  const base = numberOf(options, 'falseWinPoints');
  return ({ seats }, from) => {
    const others = seats.map((_, to) => to).filter((to) => to !== from);
    const pays = (to: Seat): Payment => payment({ from, to, base, reason: 'false-win', factors: [] });
    return { payments: open ? [] : others.map(pays), open, barred: open, out: false, end: null };
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
