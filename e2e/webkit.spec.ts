import { expect, test } from '@playwright/test';
import { findOtherBrowsers } from './otherBrowsers';
import { withWebKit } from './webkit';
import type { WebKitPage } from './webkit';

const CLAIMS = '.act--chow, .act--pong, .act--kong';
const OWN_MELDS = '.own .meld';

/** So many answers hold a claim in all but very rare matches. */
const MOST_ANSWERS = 400;

test('WebKit loads the game, claims, discards and goes on after a reload', async ({ baseURL }) => {
  const { webkit } = findOtherBrowsers();
  if (!webkit || !baseURL) throw new Error('This project needs WebKit and the served game.');
  await withWebKit(webkit, async (page) => {
    await page.open(`${baseURL}/#pace=instant`);
    await page.see('.new-match .button--wide');
    await page.evaluate(`crypto.getRandomValues = (array) => array.map((_, at) => (array[at] = at * 11));`);
    await page.press('.new-match .button--wide');
    await playToMeld(page);
    const held = await heldTiles(page);
    await page.press('.hand [data-can-discard=true]');
    await page.press('.act--discard:not([aria-disabled=true])');
    await page.waitFor(async () => (await heldTiles(page)).join() !== held.join(), 'The hand stays the same');
    await asked(page);
    const before = await heldTiles(page);
    await page.reload();
    await asked(page);
    expect(await heldTiles(page)).toEqual(before);
  });
});

/** Claims whatever is offered and discards, until a claim has become a meld and a discard is asked for. */
async function playToMeld(page: WebKitPage): Promise<void> {
  for (let answer = 0; answer < MOST_ANSWERS; answer++) {
    await asked(page);
    const isTurn = (await page.all('.act--discard')).length > 0;
    if (isTurn && (await page.all(OWN_MELDS)).length > 0) return;
    if ((await page.all(CLAIMS)).length > 0) {
      // An offer that was answered before may be about to go.
      await page.pressIfShown(CLAIMS);
      continue;
    }
    await page.finish(`
      const find = (selector) => document.querySelector(selector);
      const simple = find('.dock .button--main') ?? find('.act--pass');
      if (!simple) [...document.querySelectorAll('.hand [data-can-discard=true]')].at(-1)?.click();
      requestAnimationFrame(() => {
        (simple ?? find('.act--discard'))?.click();
        done();
      });
    `);
  }
  throw new Error(`No meld in ${MOST_ANSWERS} answers.`);
}

/** Waits until the player is asked something. */
async function asked(page: WebKitPage): Promise<void> {
  await page.see('.act--pass, .act--discard, .dock .button--main');
}

/** The names of the tiles in the own hand. */
function heldTiles(page: WebKitPage): Promise<string[]> {
  return page.evaluate(
    `return [...document.querySelectorAll('.hand button')].map((tile) => tile.getAttribute('aria-label'))`,
  );
}
