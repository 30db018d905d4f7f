import type { Pace } from '../src/store/match/pace';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { untilShown } from './look';

/** What the page waits for. */
export type Moment = 'claim' | 'turn' | 'result' | 'standings';

/** Milliseconds: the clock is put on in such steps. */
const PAUSE = 200;

/** The app as a player meets it: everything by role and name. */
export class GamePage {
  readonly page: Page;
  readonly hand: Locator;
  readonly claim: Locator;
  readonly turn: Locator;
  readonly next: Locator;
  readonly standings: Locator;
  readonly live: Locator;
  /** Whether the clock of the page, which must be installed, is put on instead of waiting for pauses between turns. */
  skipsPauses = false;

  constructor(page: Page) {
    this.page = page;
    this.hand = page.getByRole('toolbar', { name: 'Your hand' });
    this.claim = page.locator('.table').getByRole('dialog');
    this.turn = page.getByRole('button', { name: /^Discard/ });
    this.next = page.getByRole('button', { name: /^(Next hand|Final standings)/ });
    this.standings = page.getByRole('heading', { level: 1, name: 'Final standings' });
    this.live = page.locator('[aria-live=polite]');
  }

  /** Opens the app without pauses and motion, with one fixed source of randomness. */
  async open(seed = 9, address = '/'): Promise<void> {
    await this.visit(seed, address);
    await expect(this.page.getByRole('heading', { name: 'New match' })).toBeVisible();
  }

  /** The same in any language; the page need not be there yet. */
  async visit(seed: number, address: string, pace: Pace = 'instant'): Promise<void> {
    await this.page.emulateMedia({ reducedMotion: 'reduce' });
    await this.page.addInitScript((first) => {
      crypto.getRandomValues = (array) => {
        if (array instanceof Uint8Array) array.forEach((_, at) => (array[at] = (first * 37 + at * 11) % 256));
        return array;
      };
    }, seed);
    await this.page.goto(`${address}#pace=${pace}`);
  }

  async startEastRound(): Promise<void> {
    await this.page.getByRole('radio', { name: 'East round' }).check();
    await this.page.getByRole('button', { name: 'Start new match' }).click();
    await expect(this.page.getByRole('main', { name: 'Table' })).toBeVisible();
  }

  /** Waits until the player is asked something; with pauses between the turns that takes a while. */
  async moment(): Promise<Moment> {
    const asked = this.claim.or(this.turn).or(this.next).or(this.standings).first();
    while (this.skipsPauses && !(await asked.isVisible())) await this.page.clock.runFor(PAUSE);
    await asked.waitFor();
    const [standings, next, claim] = await Promise.all(
      [this.standings, this.next, this.claim].map((each) => each.isVisible()),
    );
    if (standings) return 'standings';
    if (next) return 'result';
    return claim ? 'claim' : 'turn';
  }

  action(name: string | RegExp): Locator {
    return this.page.locator('.tray').getByRole('button', { name });
  }

  /** Answers what is asked in the simplest way: passes, or discards the last tile. */
  async playTurn(): Promise<void> {
    const isClaim = (await this.moment()) === 'claim';
    if (!isClaim) await this.tiles().last().click();
    await this.choose(isClaim ? 'Pass' : /^Discard /);
  }

  /** Presses a button of the tray, and waits until the choice is shown. */
  choose(name: string | RegExp): Promise<void> {
    return untilShown(this.page, () => this.action(name).click());
  }

  /** From a result to the next hand or to the standings. */
  goOn(): Promise<void> {
    return untilShown(this.page, () => this.next.click());
  }

  /** The tiles of the hand by name, from left to right; the drawn tile is last. */
  tiles(): Locator {
    return this.hand.getByRole('button');
  }

  /** Their names. */
  names(): Promise<string[]> {
    return this.tiles().evaluateAll((tiles) => tiles.map((tile) => tile.ariaLabel ?? ''));
  }

  /** Gives the match up; home is shown then. */
  async abandon(): Promise<void> {
    await this.page.getByRole('button', { name: 'Menu' }).first().click();
    await this.page.getByRole('button', { name: /^Abandon the match/ }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Abandon the match' }).click();
    await expect(this.page.getByRole('heading', { name: 'New match' })).toBeVisible();
  }

  /** Everybody's discards. */
  async discards(): Promise<number> {
    return this.page
      .getByRole('list', { name: /discards$/ })
      .getByRole('listitem')
      .count();
  }
}
