import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { GamePage } from './gamePage';

/** The coach as a player meets it. */
export class CoachPage {
  readonly page: Page;
  readonly game: GamePage;
  readonly panel: Locator;
  readonly button: Locator;
  readonly options: Locator;
  /** On small screens: the line in the tray, and the buttons for more and for less. */
  readonly line: Locator;
  readonly figures: Locator;
  readonly fewer: Locator;

  constructor(page: Page) {
    this.page = page;
    this.game = new GamePage(page);
    this.panel = page.getByRole('dialog', { name: 'Coach', exact: true });
    this.button = page.getByRole('button', { name: 'Coach', exact: true });
    this.options = this.panel.locator('.option');
    this.line = page.locator('.tray .coach-brief p');
    this.figures = page.getByRole('button', { name: 'More from the coach' });
    this.fewer = page.getByRole('button', { name: 'Less from the coach' });
  }

  /** Begins a match; the first decision is pending. */
  async sitDown(seed?: number): Promise<void> {
    await this.game.open(seed);
    await this.game.startEastRound();
    await this.game.moment();
  }

  /** Answers without the coach until this is asked. */
  async playTo(moment: 'claim' | 'turn'): Promise<void> {
    while ((await this.game.moment()) !== moment) await this.game.playTurn();
  }

  /** Every option has its number: the thought has come to its usual depth. */
  async expectJudged(): Promise<void> {
    await expect(this.panel.getByRole('button', { name: 'Think longer' })).toBeVisible();
    await expect(this.options.first()).toHaveAccessibleName(/Expected [+−\d.]+ points, between/);
    const [options, points] = await Promise.all([
      this.options.count(),
      this.panel.locator('.option-points').count(),
    ]);
    expect(points).toBe(options);
  }
}
