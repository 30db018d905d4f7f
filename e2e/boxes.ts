import type { Page } from '@playwright/test';
import { measure } from './stillness';

/** Left, top, right and bottom of the first of each part, once the page stands still. */
export function boxesOf(page: Page, parts: readonly string[]): Promise<number[][]> {
  return measure(page, findBoxes, parts);
}

/** The room between two parts, side by side and one below the other, once the page stands still. */
export async function roomBetween(
  page: Page,
  parts: readonly [string, string],
): Promise<{ readonly beside: number; readonly below: number }> {
  const [from, to] = await boxesOf(page, parts);
  const [, , right = NaN, bottom = NaN] = from ?? [];
  const [left = NaN, top = NaN] = to ?? [];
  return { beside: left - right, below: top - bottom };
}

/** Runs in the page. */
function findBoxes(parts: readonly string[]): number[][] {
  return parts.map((part) => {
    const box = document.querySelector(part)?.getBoundingClientRect();
    if (!box) throw new Error(`There is no ${part}.`);
    return [box.left, box.top, box.right, box.bottom];
  });
}
