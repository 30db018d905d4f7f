import { chromium } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from './checked';
import { installAutoPlayer } from './autoPlayer';
import { definedEnvironment, findTestBrowsers } from './browser';
import { KEYS } from '../src/store/saves/keys';
import { pictureOf, watchMoments } from './tablePicture';
import type { Moment, Picture } from './tablePicture';

/** `E2E_KILLS=300` for the long run. */
const KILLS = Number(process.env['E2E_KILLS'] ?? 5);

/** Where a match stands when its page ends does not matter much: a few choices reach claims, flights and results. */
const MOST_CHOICES = 12;

/** What ends the page: its browser with SIGKILL, its process, the player, or the player after the service worker was stopped. */
const ends = ['browser', 'tab', 'browser', 'service worker', 'page'] as const;
const paces = ['fast', 'instant'] as const;

/** After so many kills another match begins, in a browser that knows nothing. */
const PER_MATCH = 10;

/** Milliseconds for one kill, and for all that comes before the first. */
const PER_KILL = 15_000;

test.describe.configure({ timeout: 240_000 + KILLS * PER_KILL });

/** How far a match was. All of its numbers only grow within a match, those below within a deal. */
interface Progress {
  readonly bits: string;
  readonly dealt: number;
  /** Tiles left in the wall, with a minus. */
  readonly left: number;
  /** Discards that lie there, and melds. */
  readonly out: number;
}

declare global {
  interface Window {
    tellShown: (shown: Moment) => Promise<void>;
    playTo: (selector: string, most: number) => Promise<boolean>;
  }
}

test(`after ${KILLS} kills every choice that was shown is there again`, async ({ baseURL }) => {
  let state = 11;
  const random = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  let profile = newProfile();
  let session = await Killable.open(profile);
  for (let kill = 0; kill < KILLS; kill++) {
    const end = ends[kill % ends.length] ?? 'browser';
    const pace = paces[random(paces.length)] ?? 'fast';
    const choices = 1 + random(MOST_CHOICES);
    await test.step(`${kill + 1}: ${end}, ${pace}, after ${choices} choices`, async () => {
      const shown = await session.play(`${baseURL}#pace=${pace}`, choices);
      await session.kill(end);
      if (end === 'browser') session = await Killable.open(profile);
      const found = await session.kept(`${baseURL}`);
      expect(found?.bits).toBe(shown.bits);
      expect(
        order(found),
        `shown ${JSON.stringify(shown)}, kept ${JSON.stringify(found)}`,
      ).toBeGreaterThanOrEqual(order(shown));
    });
    if ((kill + 1) % PER_MATCH > 0) continue;
    await session.kill('browser');
    removeProfile(profile);
    profile = newProfile();
    session = await Killable.open(profile);
  }
  await session.kill('browser');
  removeProfile(profile);
});

/** Processes of a browser that was killed may still write there: then the rest stays among the system's passing files. */
function removeProfile(profile: string): void {
  try {
    rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw error;
  }
}

const order = (progress: Progress | null) =>
  progress ? (progress.dealt * 1000 + 200 + progress.left) * 1000 + progress.out : -1;
const newProfile = () => mkdtempSync(join(tmpdir(), 'mahjong-profile-'));

/** A browser of its own, whose processes can be killed, with one page. */
class Killable {
  private readonly profile: string;
  private readonly context: BrowserContext;
  private page: Page | null = null;

  private constructor(profile: string, context: BrowserContext) {
    this.profile = profile;
    this.context = context;
  }

  static async open(profile: string): Promise<Killable> {
    const { executablePath, args, env } = (await findTestBrowsers()).first;
    const context = await chromium.launchPersistentContext(profile, {
      executablePath,
      args: [...args],
      env: { ...definedEnvironment(), ...env },
      locale: 'en-GB',
      viewport: { width: 1280, height: 720 },
      reducedMotion: 'reduce',
    });
    return new Killable(profile, context);
  }

  /** Plays until so many choices have been shown; gives how far the match was then. */
  async play(address: string, choices: number): Promise<Progress> {
    const page = await this.newPage();
    let last: Progress | null = null;
    const enough = new Promise<void>((resolve) => {
      let changes = 0;
      void page.exposeFunction('tellShown', ({ saved, picture }: Moment) => {
        if (isFresh(picture)) return;
        const shown = progressOf(saved, picture);
        if (order(shown) > order(last)) changes++;
        last = shown;
        if (changes > choices) resolve();
      });
    });
    await page.addInitScript(watchMoments);
    await page.addInitScript(tellWhatIsShown);
    await installAutoPlayer(page);
    await page.goto(address);
    await page
      .getByRole('button', { name: /^(Continue|Start new) match/ })
      .first()
      .click();
    page.evaluate(() => window.playTo('main.standings', 10_000)).catch(() => null);
    await enough;
    if (!last) throw new Error('Nothing was shown.');
    return last;
  }

  async kill(end: (typeof ends)[number]): Promise<void> {
    const { page, context } = this;
    this.page = null;
    if (end === 'browser') {
      const gone = context.waitForEvent('close');
      spawn('pkill', ['-KILL', '-f', this.profile]);
      await gone;
      return;
    }
    const cdp = page && (await context.newCDPSession(page));
    if (end === 'service worker') {
      await cdp?.send('ServiceWorker.enable');
      await cdp?.send('ServiceWorker.stopAllWorkers');
    }
    if (end === 'tab') {
      const crashed = page?.waitForEvent('crash');
      cdp?.send('Page.crash').catch(() => null);
      await crashed;
    }
    await page?.close();
  }

  /** How far the kept match is once the page has come up again. */
  async kept(address: string): Promise<Progress | null> {
    const page = await this.newPage();
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'New match' })).toBeVisible();
    await page.evaluate(watchMoments);
    const { saved } = await page.evaluate(() => window.readMoment());
    await page.close();
    return KEYS.match in saved ? progressOf(saved, pictureOf(saved)) : null;
  }

  private async newPage(): Promise<Page> {
    this.page = await this.context.newPage();
    return this.page;
  }
}

/** A deal in which nothing was chosen is dealt again by whoever comes back. */
const isFresh = ({ rivers, melds }: Picture) => [...rivers, ...melds].every((list) => list.endsWith(': '));
const namesIn = (lists: readonly string[]) => lists.join().split(',').length;

function progressOf(saved: Moment['saved'], { left, rivers, melds }: Picture): Progress {
  const { match } = JSON.parse(saved[KEYS.match] ?? '') as { match: { bits: string; dealt: number } };
  return {
    bits: match.bits,
    dealt: match.dealt,
    left: -Number(left),
    out: namesIn(rivers) + 3 * namesIn(melds),
  };
}

/** Runs in the page before its own code: tells each change of the table. */
function tellWhatIsShown(): void {
  new MutationObserver(() => {
    if (document.querySelector('.table .left-line')) void window.tellShown(window.readMoment());
  }).observe(document, { childList: true, subtree: true, characterData: true });
}
