import { expect } from '@playwright/test';
import type { GamePage, Moment } from './gamePage';
import { untilShown } from './look';

/** More decisions than any East round takes. */
const MOST_DECISIONS = 3000;

/** What a player does when asked. */
export type Player = Readonly<Record<Exclude<Moment, 'standings'>, () => Promise<void>>>;

/** Plays to the standings; gives the number of hands played. */
export async function playRound(game: GamePage, player: Player): Promise<number> {
  let hands = 0;
  for (let decision = 0; decision < MOST_DECISIONS; decision++) {
    const moment = await game.moment();
    if (moment === 'standings') return hands;
    if (moment === 'result') hands++;
    await untilShown(game.page, player[moment]);
  }
  throw new Error(`No end after ${MOST_DECISIONS} decisions.`);
}

/** Wins when possible, else passes and discards the last tile, by clicks. */
function clickingPlayer(game: GamePage): Player {
  return {
    claim: async () => {
      const win = game.action(/^Win/);
      await ((await win.isVisible()) ? win : game.action('Pass')).click();
    },
    turn: async () => {
      const win = game.action(/^Win/);
      if (await win.isVisible()) return win.click();
      await game.tiles().last().click();
      await game.action(/^Discard /).click();
    },
    result: () => game.next.click(),
  };
}

/** Makes decisions until the page asks for one of `wanted`. */
export async function playUntil(
  game: GamePage,
  wanted: readonly Moment[],
  player = clickingPlayer(game),
): Promise<Moment> {
  for (let decision = 0; decision < MOST_DECISIONS; decision++) {
    const moment = await game.moment();
    if (wanted.includes(moment)) return moment;
    if (moment === 'standings') throw new Error('The match ended first.');
    await untilShown(game.page, player[moment]);
  }
  throw new Error(`Not asked after ${MOST_DECISIONS} decisions.`);
}

/** Four players, whose points add up to nothing. */
export async function expectStandings(game: GamePage): Promise<void> {
  const rows = game.page.getByRole('row');
  await expect(rows).toHaveCount(5);
  // The column of hands won comes later than the others: the points are always the last.
  const cells = await game.page.locator('tbody > tr > td:last-child').allInnerTexts();
  const points = cells.map((text) => Number(text.replace('−', '-')));
  expect(points.reduce((sum, each) => sum + each, 0)).toBe(0);
}
