import { loadAdvisor } from '../../coach/advisor';
import { THEMES } from '../../coach/drills/drill';
import type { BotRatings, Drill, Theme } from '../../coach/drills/drill';
import { botRatings, loadDrills } from '../../coach/drills/loadDrills';
import { taskOf } from '../../coach/drills/task';
import type { RuleSetId } from '../../engine/types';
import type { Games } from '../games';

type Loaded =
  | { readonly ok: true; readonly shipped: readonly Drill[]; readonly own: readonly Drill[] }
  | { readonly ok: false; readonly why: 'empty' | 'failed' };

/**
 * The positions of a game, and those that the player took from matches of it, with what is needed to lay them on the
 * table. A position that cannot be laid any more is left out.
 */
export async function loadPositions(
  games: Pick<Games, 'load'>,
  rules: RuleSetId,
  taken: readonly Drill[],
): Promise<Loaded> {
  try {
    await games.load(rules);
    const shipped = await loadDrills(rules);
    const own = taken.filter((drill) => drill.rules === rules && canBeAsked(drill));
    const [first] = shipped;
    const all = [...own, ...(first ? [first] : [])];
    if (all.length === 0) return { ok: false, why: 'empty' };
    // Tables of other options may need other knowledge.
    await Promise.all(all.map((drill) => loadAdvisor(taskOf(drill).view)));
    return { ok: true, shipped, own };
  } catch {
    return { ok: false, why: 'failed' };
  }
}

function canBeAsked(drill: Drill): boolean {
  try {
    return taskOf(drill).judged.length > 1;
  } catch {
    return false;
  }
}

/** What the positions of a game train; all themes where that cannot be found out. */
export async function loadThemes(games: Pick<Games, 'load'>, rules: RuleSetId): Promise<readonly Theme[]> {
  try {
    await games.load(rules);
    const drills = await loadDrills(rules);
    return THEMES.filter((theme) => drills.some((drill) => drill.theme === theme));
  } catch {
    return THEMES;
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
