import { advisorFor } from '../../src/coach/advisor';
import { loadDrills } from '../../src/coach/drills/loadDrills';
import { taskOf } from '../../src/coach/drills/task';
import type { Drill } from '../../src/coach/drills/drill';
import { rivalOf, Trial } from '../../research/drills/trial';
import { shuffle, stream } from '../../src/engine/random';
import { ruleSetIds } from '../../src/engine/knownRules';
import type { RuleSetId } from '../../src/engine/types';

/** Drills of each game that are judged again. */
const DRAWN = 100;
/** An answer that leads by so many standard errors will not be overturned by more futures. */
const SURE = 5;
const LOOK = 250;
/** The count is printed after so many drills. */
const TOLD = 10;

/**
 * Judges drills of a game drawn at random again (of every game: null), by up to so many fresh futures of every choice,
 * all played to the end of the deal. Counts answers that do not come first, and those that are behind the choice that
 * they were found to beat.
 */
export async function verifyDrills(only: RuleSetId | null, futures: number): Promise<void> {
  for (const rules of only === null ? ruleSetIds() : [only]) {
    const drills = shuffle(await loadDrills(rules), stream('verify', `drills:${rules}`)).slice(0, DRAWN);
    let [overturned, behind] = [0, 0];
    for (const [at, drill] of drills.entries()) {
      const again = judgeAgain(drill, futures);
      if (!again.isFirst) console.log(`  ${drill.id} ${drill.position}`);
      if (!again.isFirst) overturned++;
      if (again.gap < 0) behind++;
      if ((at + 1) % TOLD === 0 || at + 1 === drills.length)
        console.log(
          `drills of ${rules}: ${overturned} of ${at + 1} overturned by ${futures} fresh futures, ${behind} behind their rival`,
        );
    }
  }
}

function judgeAgain(drill: Drill, futures: number): { readonly isFirst: boolean; readonly gap: number } {
  const { view, choices, judged } = taskOf(drill);
  const advisor = advisorFor(view);
  if (!advisor) throw new Error(`There is no coach for "${drill.rules}".`);
  const candidates = judged.map(({ action }) => ({ action, price: null }));
  const trial = new Trial({ view, choices }, candidates, { advisor, seed: 'verify', isWhole: true });
  const [answer] = trial.tried;
  const rival = answer && rivalOf(answer, trial.tried);
  if (!answer || !rival) throw new Error('A drill needs two choices.');
  for (let deals = LOOK; deals <= futures; deals += LOOK) {
    trial.play(Math.min(deals, futures));
    trial.giveUp();
    const [best, second] = trial.ranked();
    if (!best || !second) break;
    const { mean, variance } = trial.gap(best, second);
    if (mean > SURE * Math.sqrt(variance)) break;
  }
  return { isFirst: trial.ranked()[0] === answer, gap: trial.gap(answer, rival).mean };
}
