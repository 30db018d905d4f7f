import type { Page } from '@playwright/test';

/**
 * A match that plays itself for `npm run frames`, on the same walls each time. It looks at the table twenty times a
 * second only, so that what it costs is small beside what it measures, and asks for every frame, so that quiet ones count.
 */
const script = `
  let bytes = 0;
  crypto.getRandomValues = (array) => array.map(() => (bytes = (bytes * 75 + WALL + 74) % 65537) & 255);
  const find = (selector) => document.querySelector(selector);
  const pause = () => new Promise((resolve) => setTimeout(resolve, 50));
  const eachFrame = () => requestAnimationFrame(eachFrame);
  window.playHand = async () => {
    eachFrame();
    performance.mark('start');
    find('.new-match .button--wide').click();
    while (!find('.act')) await pause();
    performance.mark('play');
    while (!find('main.result')) {
      const button = find('.act--win') ?? find('.act--pass');
      if (button) button.click();
      else if (find('.act--discard:not([disabled])') && find('.hand [aria-pressed=true]')) find('.act--discard').click();
      else if (find('.act--discard')) [...document.querySelectorAll('.hand [data-can-discard=true]')].at(-1)?.click();
      await pause();
    }
    performance.mark('result');
    for (let i = 0; i < 20; i++) await pause();
    performance.mark('next');
    find('.dock .button--main').click();
    while (!find('.act')) await pause();
    performance.mark('end');
  };
`;

/** Lets the page play by itself from a wall of its own; to be called before it is opened. */
export async function installHandPlayer(page: Page, wall: number): Promise<void> {
  await page.addInitScript({ content: `{${script.replace('WALL', `${wall}`)}}` });
}

/** Starts a match from the home page, plays its first hand, sees the result and the next deal. */
export async function playHand(page: Page): Promise<void> {
  await page.evaluate('playHand()');
}
