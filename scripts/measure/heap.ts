import { installAutoPlayer, playTo, startMatch } from '../../e2e/autoPlayer';
import { COUNT, measure } from './harness';
import type { Figures, Visit } from './harness';

// Memory of one tab after many matches of a wind, beside that after the fifth, when everything is loaded.

const WARM = 5;
const MATCHES = COUNT ?? 50;

/** Compiled code that is no longer run goes only after it was found unused several times. */
const COLLECTIONS = 10;

async function playMatches({ page, address, cdp }: Visit): Promise<Figures> {
  await page.setViewportSize({ width: 1280, height: 720 });
  await installAutoPlayer(page);
  await page.goto(`${address}#pace=instant`);
  await cdp.send('Performance.enable');
  const figures: Record<string, number[]> = {};
  for (let match = 1; match <= MATCHES; match++) {
    await startMatch(page, 'East round');
    await playTo(page, 'standings');
    await page.getByRole('button', { name: 'Home' }).click();
    await page.getByRole('heading', { name: 'New match' }).waitFor();
    if (match !== WARM && match !== MATCHES) continue;
    for (let times = 0; times < COLLECTIONS; times++) await cdp.send('HeapProfiler.collectGarbage');
    const { metrics } = await cdp.send('Performance.getMetrics');
    const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
    figures[`after ${match} matches, MB of heap`] = [metric('JSHeapUsedSize') / 1e6];
    figures[`after ${match} matches, nodes`] = [metric('Nodes')];
    figures[`after ${match} matches, listeners`] = [metric('JSEventListeners')];
  }
  return figures;
}

await measure({ once: playMatches, pairs: 1 });
