import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/**
 * Presses buttons once a frame, from inside the page: much faster than from outside, and without the searches of the
 * test driver in its measurements.
 */
const script = `
  const press = (button) => { button?.click(); return Boolean(button); };
  const find = (selector) => document.querySelector(selector);
  const answer = () =>
    press(find('.dock .button--main') ?? find('.act--win') ?? find('.act--pass')) ||
    (find('.act--discard') !== null && press([...document.querySelectorAll('.hand [data-can-discard=true]')].at(-1)));
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  window.playTo = async (selector, most) => {
    for (let pressed = 0; pressed < most; await nextFrame()) {
      if (find(selector)) return true;
      if (find('main.crash')) throw new Error(find('main.crash').textContent);
      if (answer()) pressed++;
    }
    return false;
  };
  window.unpainted = async (play) => {
    const { style } = document.documentElement;
    style.clipPath = 'inset(100%)';
    try { return await play(); } finally { style.clipPath = ''; }
  };
`;

/** Lets pages play by themselves; to be called before they are opened. */
export async function installAutoPlayer(page: Page): Promise<void> {
  await page.addInitScript({ content: `{${script}}` });
}

/**
 * Wins when it can, else passes and discards, until the result of this hand or the final standings. The hands are not
 * painted: that would take half of the time.
 */
export async function playTo(page: Page, end: 'result' | 'standings'): Promise<void> {
  const most = end === 'result' ? 400 : 20_000;
  if (!(await page.evaluate<boolean>(`unpainted(() => playTo('main.${end}', ${most}))`))) {
    throw new Error(`No ${end} after ${most} answers.`);
  }
}

/** Starts a match from the home page at this length, for instance "4 rounds". */
export async function startMatch(page: Page, length: string): Promise<void> {
  await page.getByRole('radio', { name: length }).check();
  await page.getByRole('button', { name: 'Start new match' }).click();
  await expect(page.getByRole('main', { name: 'Table' })).toBeVisible();
}
