import { advisorFor } from '../../src/coach/advisor';
import { loadDrills } from '../../src/coach/drills/loadDrills';
import { taskOf } from '../../src/coach/drills/task';
import type { Drill } from '../../src/coach/drills/drill';
import { gapOf, Trial } from '../../research/drills/trial';
import { shuffle, stream } from '../../src/engine/random';
import { ruleSetIds } from '../../src/engine/knownRules';

/** Drills of each game that are judged again. */
const DRAWN = 100;
/** An answer that leads by so many standard errors will not be overturned by more futures. */
const SURE = 5;
const LOOK = 250;
/** The count is printed after so many drills. */
const TOLD = 10;

/**
 * Judges drills drawn at random again, by up to so many fresh futures of every choice, and counts answers that are
 * overturned.
 */
export async function verifyDrills(futures: number): Promise<void> {
  for (const rules of ruleSetIds()) {
    const drills = shuffle(await loadDrills(rules), stream('verify', `drills:${rules}`)).slice(0, DRAWN);
    if (drills.length === 0) continue;
    let overturned = 0;
    for (const [at, drill] of drills.entries()) {
      const isWrong = isOverturned(drill, futures);
      if (isWrong) console.log(`  ${drill.id} ${drill.position}`);
      if (isWrong) overturned++;
      if ((at + 1) % TOLD === 0 || at + 1 === drills.length)
        console.log(`drills of ${rules}: ${overturned} of ${at + 1} overturned by ${futures} fresh futures`);
    }
  }
}

function isOverturned(drill: Drill, futures: number): boolean {
  const { view, choices, judged } = taskOf(drill);
  const advisor = advisorFor(view);
  if (!advisor) throw new Error(`There is no coach for "${drill.rules}".`);
  const candidates = judged.map(({ action }) => ({ action, price: null }));
  const trial = new Trial({ view, choices }, candidates, { advisor, seed: 'verify' });
  for (let deals = LOOK; deals <= futures; deals += LOOK) {
    trial.play(Math.min(deals, futures));
    const [best, second] = trial.ranked();
    if (!best || !second) break;
    const { mean, variance } = gapOf(best, second);
    if (mean > SURE * Math.sqrt(variance)) break;
  }
  return trial.ranked()[0]?.action !== judged[0]?.action;
}
