/** Who won how, and with which bonus tiles. */
import { SEATS, type Seat, type Way } from '../parseRequest';
import { FIRST_FLOWER } from '../tiles';
import type { Random } from './random';

/** How the hand was won, with what that asks of its melds. */
export interface Occasion {
  readonly weight: number;
  readonly by: Exclude<Way, 'bonus-tiles'>;
  readonly situation: readonly string[];
  readonly noMelds: boolean;
  readonly kongs: number;
}

const FREE = { noMelds: false, kongs: 0 };
const KONG = 'kong-replacement';
const DOUBLE = 'double-kong-replacement';

export const OCCASIONS: readonly Occasion[] = [
  { weight: 28, by: 'wall', situation: [], ...FREE },
  { weight: 40, by: 'discard', situation: [], ...FREE },
  { weight: 9, by: 'robbed-kong', situation: [], ...FREE },
  { weight: 4, by: 'wall', situation: ['first-draw'], noMelds: true, kongs: 0 },
  { weight: 4, by: 'discard', situation: ['first-discard'], noMelds: true, kongs: 0 },
  { weight: 5, by: 'wall', situation: [KONG], noMelds: false, kongs: 1 },
  { weight: 3, by: 'wall', situation: [DOUBLE], noMelds: false, kongs: 2 },
  { weight: 2, by: 'wall', situation: [DOUBLE, KONG], noMelds: false, kongs: 2 },
  { weight: 2, by: 'wall', situation: ['bonus-replacement'], ...FREE },
  ...misstated(),
];

/** Situations that cannot go with the rest and count nothing. */
function misstated(): Occasion[] {
  const rest = [[KONG], [DOUBLE], ['bonus-replacement'], ['first-draw'], [KONG, 'first-draw']];
  return [
    ...rest.map((situation): Occasion => ({ weight: 0.4, by: 'discard', situation, ...FREE })),
    { weight: 0.4, by: 'wall', situation: ['first-discard'], ...FREE },
    { weight: 0.8, by: 'wall', situation: ['first-draw'], noMelds: false, kongs: 1 },
  ];
}

export interface Seating {
  readonly seat: Seat;
  readonly round: Seat;
  readonly from: Seat;
}

/** Seats that make the situation true, or now and then untrue. */
export function drawSeating(random: Random, occasion: Occasion): Seating {
  const round = random.pick(SEATS);
  const untrue = random.chance(0.1);
  const first = occasion.situation[0];
  if (first === 'first-draw' && !untrue) return { seat: 'E', round, from: 'S' };
  if (first === 'first-discard' && !untrue) return { seat: random.pick(['S', 'W', 'N']), round, from: 'E' };
  const [seat = 'E', from = 'S'] = random.shuffled(SEATS);
  return { seat, round, from };
}

const ALL_BONUS = Array.from({ length: 8 }, (_, index) => FIRST_FLOWER + index);
const FLOWERS = ALL_BONUS.slice(0, 4);
const SEASONS = ALL_BONUS.slice(4);

/** Bonus tiles laid out by a winner; all eight only where `eight` allows it. */
export function drawBonus(random: Random, eight: boolean): number[] {
  const { likelihood, sure } = random.pickWeighted<{
    weight: number;
    likelihood: number;
    sure: readonly number[];
  }>([
    { weight: 30, likelihood: 0, sure: [] },
    { weight: 50, likelihood: 0.25, sure: [] },
    { weight: 10, likelihood: 0.6, sure: [] },
    { weight: 5, likelihood: 0.3, sure: FLOWERS },
    { weight: 5, likelihood: 0.3, sure: SEASONS },
    { weight: 1, likelihood: 1, sure: [] },
  ]);
  const bonus = ALL_BONUS.filter((kind) => sure.includes(kind) || random.chance(likelihood));
  return bonus.length === 8 && !eight ? random.shuffled(bonus).slice(1) : bonus;
}

/** This many of the eight. */
export function someBonus(random: Random, number: number): number[] {
  return random.shuffled(ALL_BONUS).slice(0, number);
}
