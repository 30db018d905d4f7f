import type { RuleSetId } from '../../engine/types';

/** Loads a game's file of drills; `loadDrills` checks what it holds. */
export type DrillFile = () => Promise<unknown>;

const files = new Map<RuleSetId, DrillFile>();

/** Makes the drills of a game known. Nothing is loaded. */
export function addDrills(id: RuleSetId, file: DrillFile): void {
  files.set(id, file);
}

/** The loader of a game's drills; null where it has none. Nothing is loaded. */
export function drillFileOf(rules: RuleSetId): DrillFile | null {
  return files.get(rules) ?? null;
}
