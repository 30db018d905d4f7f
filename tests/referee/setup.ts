import { demand } from './breach';
import type { Hand } from './shape';
import { countKinds, firstDifference } from './tiles';
import type { Course, Game } from './types';

const DICE_COUNT = { three: 3, 'two-twice': 4, two: 2, 'two-total': 2, 'two-least': 2 } as const;

const GROUP = 4;

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

/** The tiles that a place (0 the dealer) gets: groups of four, then single ones. */
function dealtTo(wall: readonly number[], place: number, dealt: number): number[] {
  const tiles: number[] = [];
  let start = 0;
  while (tiles.length < dealt) {
    const size = dealt - tiles.length < GROUP ? 1 : GROUP;
    tiles.push(...wall.slice(start + place * size, start + (place + 1) * size));
    start += 4 * size;
  }
  return tiles;
}

function checkDeal(hand: Hand, size: number): void {
  hand.deal.forEach((dealt, player) => {
    const expected = dealtTo(hand.wall, (player - hand.dealer + 4) % 4, size);
    const difference = firstDifference(countKinds(expected), countKinds(dealt));
    demand(difference === null, `deal: player ${player}: ${difference}`);
  });
}

/** Checks dice, break, wall and deal of a hand against the game. */
export function checkSetup(hand: Hand, { options, set, dealt }: Game): void {
  checkDice(hand, options.dice);
  const difference = firstDifference(set, countKinds(hand.wall));
  demand(difference === null, `wall: ${difference}`);
  checkDeal(hand, dealt);
}
