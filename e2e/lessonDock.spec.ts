import { expect, test } from './checked';
import { tasks as STEP_TASKS } from '../src/rule-sets/hong-kong-old/lesson/tasks';
import { roomBetween } from './boxes';
import { GamePage } from './gamePage';
import { faultsAtSizes } from './stillness';

const sizes = [
  [1440, 900],
  [2560, 1080],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [360, 740],
  [844, 390],
  [320, 568],
] as const;

test('the buttons that lead on are whole at any size, and nothing of a lesson lies under them', async ({
  page,
}) => {
  const game = new GamePage(page);
  await game.open();
  await page.getByRole('button', { name: /^Lesson/ }).click();
  const faults: string[] = [];
  for (const [step, tasks] of [...STEP_TASKS, []].entries()) {
    await page.getByRole('navigation').getByRole('button').nth(step).click();
    for (const task of tasks.length > 0 ? tasks.keys() : [0]) {
      if (task > 0) await page.getByRole('button', { name: 'Skip' }).click();
      faults.push(
        ...(await faultsAtSizes(page, sizes, underDock)).map(
          (fault) => `step ${step + 1}.${task + 1}, ${fault}`,
        ),
      );
    }
  }
  expect(faults).toEqual([]);
});

/**
 * Runs in the page: whether the dock is cut, and what can be read or pressed and is seen under it, even in part: at the top
 * of the page, in its middle and at its end. Places are those after the scrolling: nothing in a lesson waits for it.
 */
function underDock(): string[] {
  const dock = document.querySelector('.lesson-dock');
  const page = document.querySelector('.lesson-page');
  if (!dock || !page) return ['There is no dock.'];
  const parts = [...page.querySelectorAll('button, p, .tile, li, th, td')];
  return [0, 0.5, 1].flatMap((scrolled) => {
    page.scrollTo(0, scrolled * (page.scrollHeight - page.clientHeight));
    const over = dock.getBoundingClientRect();
    if (over.height === 0 || over.bottom > innerHeight + 0.5) return ['The dock is cut.'];
    const seen = page.getBoundingClientRect();
    return parts.flatMap((each) => {
      const { top, bottom, height } = each.getBoundingClientRect();
      const isUnder =
        height > 1 &&
        Math.min(bottom, seen.bottom) > over.top + 0.5 &&
        Math.max(top, seen.top) < over.bottom - 0.5;
      return isUnder ? [`${each.tagName} ${each.className} ${each.textContent}`.slice(0, 60)] : [];
    });
  });
}

test('on a desk the line of the first hand leaves the tiles of the left seat free', async ({ page }) => {
  const game = new GamePage(page);
  await game.open();
  await page.getByRole('button', { name: /^Lesson/ }).click();
  await page.getByRole('navigation').getByRole('button').last().click();
  await page.getByRole('button', { name: 'Begin' }).click();
  for (const [width, height] of [
    [1000, 640],
    [1024, 768],
    [1280, 720],
    [1440, 900],
    [2560, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const { beside } = await roomBetween(page, ['.coach', '.seat--left .backs']);
    expect(beside, `${width} x ${height}`).toBeGreaterThanOrEqual(0);
  }
});
