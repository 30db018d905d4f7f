import type { RuleSetId } from '../../engine/types';
import { parseBotRatings, parseDrills } from './drill';
import type { BotRatings, Drill } from './drill';
import { drillFileOf } from './knownDrills';

interface Loaded {
  readonly drills: readonly Drill[];
  readonly ratings: BotRatings;
}

const loaded = new Map<RuleSetId, Loaded>();

/** The drills of a game, fetched when they are first asked for; none where it has none. Fails when the file does not come. */
export async function loadDrills(rules: RuleSetId): Promise<readonly Drill[]> {
  return (await load(rules)).drills;
}

/** The ratings of the bots in the drills of a game, by level; fetched and failing as the drills themselves. */
export async function botRatings(rules: RuleSetId): Promise<BotRatings> {
  return (await load(rules)).ratings;
}

async function load(rules: RuleSetId): Promise<Loaded> {
  const known = loaded.get(rules);
  if (known) return known;
  const json = (await drillFileOf(rules)?.()) ?? { drills: [] };
  const drills = parseDrills(rules, json);
  if (!drills.ok) throw new Error(drills.error);
  const found = { drills: drills.value, ratings: parseBotRatings(json) };
  loaded.set(rules, found);
  return found;
}
