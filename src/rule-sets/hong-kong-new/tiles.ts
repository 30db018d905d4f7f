import type { Pattern } from '../../engine/scoring/items';
import { countBits, EVERY_RANK, type RankSet } from '../../engine/scoring/packed';
import type { Reading } from '../../engine/scoring/reading';
import { TRAITS } from '../../engine/scoring/traits';
import { FIRST_DRAGON, FIRST_WIND, GREEN_DRAGON } from '../../engine/tiles';
import { ranksOf } from './ranks';

const WIND_KINDS = FIRST_DRAGON - FIRST_WIND;
const WINDS = (1 << WIND_KINDS) - 1;
const GREEN = 1 << (GREEN_DRAGON - FIRST_WIND);

/** The numbers of a whole hand, whatever their suits. */
const numbersOf = ({ characters, dots, bamboo }: Reading): RankSet => characters | dots | bamboo;

function suitsOf({ characters, dots, bamboo }: Reading): number {
  return Number(characters !== 0) + Number(dots !== 0) + Number(bamboo !== 0);
}

/** Something of all tiles of the hand. Source: `RULES.md#which-tiles`. */
const where = (traits: number, holds: (reading: Reading) => boolean): Pattern => ({
  traits,
  times: (reading) => Number(holds(reading)),
});

export const twoSuits = where(TRAITS.noHonours, (reading) => suitsOf(reading) === 2);
export const fiveTypes = where(
  TRAITS.honours,
  (reading) =>
    suitsOf(reading) === 3 && (reading.honours & WINDS) !== 0 && reading.honours >> WIND_KINDS !== 0,
);

const NOT_GREEN = EVERY_RANK & ~ranksOf(2, 3, 4, 6, 8);
export const allGreen = where(
  0,
  ({ characters, dots, bamboo, honours }) =>
    (characters | dots | (bamboo & NOT_GREEN)) === 0 && (honours & ~GREEN) === 0,
);

const FIVE = ranksOf(5);
export const noFives = where(0, (reading) => {
  const numbers = numbersOf(reading);
  return numbers !== 0 && (numbers & FIVE) === 0;
});

const NUMBERED_PONGS = TRAITS.noChows | TRAITS.noHonours;
const NOT_258 = EVERY_RANK & ~ranksOf(2, 5, 8);
export const pongsOf258 = where(NUMBERED_PONGS, (reading) => (numbersOf(reading) & NOT_258) === 0);
export const terminalPongs: Pattern = { traits: NUMBERED_PONGS | TRAITS.noMiddles };

/** Pongs and eyes of so many different numbers. */
export const pongsOfNumbers = (count: number): Pattern =>
  where(NUMBERED_PONGS, (reading) => countBits(numbersOf(reading)) === count);
