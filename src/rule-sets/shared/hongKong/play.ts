import { defaultRules, nextDealBy } from '../../../engine/defaultRules';
import type { DefaultRules } from '../../../engine/defaultRules';
import type { Geometry, Rules } from '../../../engine/rules';
import { FLOWERS_AND_SEASONS, tileList } from '../../../engine/tiles';
import { tileSet } from '../../../engine/tileSet';
import { breakByTotal, breakByTwoThrows, evenStacks } from '../../../engine/wall';
import { dealerStays, fineOf } from '../standard/play';
import type { PlayOptions } from './options';
import { drawnDealsAfter, recordPot } from './payments';

const SEATS = 4;

/** Four seats, 144 tiles (136 without bonus tiles). Source: `rule-sets/hong-kong-old/RULES.md#equipment`. */
function hongKongGeometry({ bonusTiles: bonus, dice, deadWall }: PlayOptions): Geometry {
  const twice = dice === 'two-twice';
  return {
    seats: SEATS,
    tiles: tileList(bonus ? FLOWERS_AND_SEASONS : []),
    handSize: 13,
    sets: 4,
    stacks: evenStacks(SEATS, bonus ? 18 : 17),
    deadWall,
    diceCount: twice ? 4 : 3,
    breakWall: twice ? breakByTwoThrows(SEATS) : breakByTotal(SEATS),
  };
}

/** Seats, walls and tiles. */
export function hongKongTable(options: PlayOptions): Pick<Rules, 'geometry' | 'tiles'> {
  const geometry = hongKongGeometry(options);
  return { geometry, tiles: tileSet(geometry.tiles) };
}

/** The rules of play that both Hong Kong rule sets share. */
export function hongKongPlay(options: PlayOptions): DefaultRules {
  return {
    ...defaultRules,
    startPoints: options.startPoints,
    severalWinners: options.severalWinners,
    fine: fineOf(options),
    recordResult: recordPot,
    nextDeal: nextDealBy({
      rounds: options.rounds,
      repeats: (progress, deal) => dealerStays(options, progress, deal),
      carry: (deal) => (options.goulash === 'pot' ? drawnDealsAfter(deal) : {}),
    }),
  };
}
