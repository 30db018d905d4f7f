import type { RuleSetId } from '../../engine/types';
import { parseDrills } from './drill';
import type { Drill } from './drill';
import { drillFileOf } from './knownDrills';

const loaded = new Map<RuleSetId, readonly Drill[]>();

/** The drills of a game, fetched when they are first asked for; none where it has none. Fails when the file does not come. */
export async function loadDrills(rules: RuleSetId): Promise<readonly Drill[]> {
  const known = loaded.get(rules);
  if (known) return known;
  const drills = parseDrills(rules, (await drillFileOf(rules)?.()) ?? { drills: [] });
  if (!drills.ok) throw new Error(drills.error);
  loaded.set(rules, drills.value);
  return drills.value;
}
