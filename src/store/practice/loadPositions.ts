import { loadAdvisor } from '../../coach/advisor';
import type { BotRatings, Drill } from '../../coach/drills/drill';
import { botRatings, loadDrills } from '../../coach/drills/loadDrills';
import { taskOf } from '../../coach/drills/task';
import type { RuleSetId } from '../../engine/types';
import type { Games } from '../games';

type Loaded =
  | { readonly ok: true; readonly drills: readonly Drill[] }
  | { readonly ok: false; readonly why: 'empty' | 'failed' };

/** The positions of a game, with what is needed to lay them on the table. */
export async function loadPositions(games: Pick<Games, 'load'>, rules: RuleSetId): Promise<Loaded> {
  try {
    await games.load(rules);
    const drills = await loadDrills(rules);
    const [first] = drills;
    if (!first) return { ok: false, why: 'empty' };
    await loadAdvisor(taskOf(first).view);
    return { ok: true, drills };
  } catch {
    return { ok: false, why: 'failed' };
  }
}

/** The ratings of the bots in the positions of a game, by level; none where they cannot be had. */
export async function loadBotRatings(games: Pick<Games, 'load'>, rules: RuleSetId): Promise<BotRatings> {
  try {
    await games.load(rules);
    return await botRatings(rules);
  } catch {
    return new Map();
  }
}
