import { demand } from './breach';
import type { Hand } from './shape';
import { countKinds, firstDifference } from './tiles';
import type { Course, Game } from './types';

const DICE_COUNT = { three: 3, 'two-twice': 4, two: 2, 'two-total': 2, 'two-least': 2 } as const;

/** How many tiles each player gets before the dealer's fourteenth. */
export const DEALT = 13;
const GROUP = 4;
const GROUPS = 3;

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** The side and stack the dice give: the throw that chooses the wall, and all that count stacks. */
function breakFromDice(hand: Hand, dice: Course['dice']): { side: number; stack: number } {
  const stack = dice === 'two-least' ? Math.min(...hand.dice) : sum(hand.dice);
  if (dice === 'two') return { side: hand.dealer, stack };
  const chooser = sum(dice === 'two-twice' ? hand.dice.slice(0, 2) : hand.dice);
  return { side: (hand.dealer + chooser - 1) % 4, stack };
}

function checkDice(hand: Hand, dice: Course['dice']): void {
  const count = DICE_COUNT[dice];
  demand(
    hand.dice.length === count && hand.dice.every((die) => die >= 1 && die <= 6),
    `dice: expected ${count} dice from 1 to 6, found ${JSON.stringify(hand.dice)}`,
  );
  const { side, stack } = breakFromDice(hand, dice);
  demand(
    hand.break.side === side && hand.break.stack === stack,
    `break: expected side ${side} stack ${stack}, ` +
      `found side ${hand.break.side} stack ${hand.break.stack}`,
  );
}

/** The thirteen tiles that a place (0 the dealer) gets: three groups of four, then one. */
function dealtTo(wall: readonly number[], place: number): number[] {
  const tiles: number[] = [];
  for (let group = 0; group < GROUPS; group += 1) {
    const start = group * GROUP * 4 + place * GROUP;
    tiles.push(...wall.slice(start, start + GROUP));
  }
  return [...tiles, ...wall.slice(GROUPS * GROUP * 4 + place, GROUPS * GROUP * 4 + place + 1)];
}

function checkDeal(hand: Hand): void {
  hand.deal.forEach((dealt, player) => {
    const expected = dealtTo(hand.wall, (player - hand.dealer + 4) % 4);
    const difference = firstDifference(countKinds(expected), countKinds(dealt));
    demand(difference === null, `deal: player ${player}: ${difference}`);
  });
}

/** Checks dice, break, wall and deal of a hand against the game. */
export function checkSetup(hand: Hand, { options, set }: Game): void {
  checkDice(hand, options.dice);
  const difference = firstDifference(set, countKinds(hand.wall));
  demand(difference === null, `wall: ${difference}`);
  checkDeal(hand);
}
