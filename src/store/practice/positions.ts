import type { StoreApi } from 'zustand/vanilla';
import type { Drill } from '../../coach/drills/drill';
import { drillOfDay } from '../../coach/practice/day';
import type { Progress } from '../../coach/practice/progress';
import { withOwn } from '../../coach/practice/session';
import type { RuleSetId } from '../../engine/types';
import { loadPositions } from './loadPositions';
import { createOwnStore } from './ownStore';
import type { OwnStore } from './ownStore';
import type { PracticePorts } from './practiceTypes';

/** The positions of the game that is practised: those that came with the app, and those of the player's matches. */
export class Positions {
  readonly own: StoreApi<OwnStore>;
  private readonly ports: Pick<PracticePorts, 'games' | 'today'>;
  private shipped: readonly Drill[] = [];
  private loaded: readonly Drill[] = [];

  constructor(ports: Pick<PracticePorts, 'games' | 'today' | 'storage'>) {
    this.ports = ports;
    this.own = createOwnStore(ports.storage);
  }

  /** All that can be asked. */
  get all(): readonly Drill[] {
    return this.loaded;
  }

  /** Loads those of a game; gives why there are none. */
  async load(rules: RuleSetId): Promise<'empty' | 'failed' | null> {
    const taken = this.own.getState().positions.map(({ drill }) => drill);
    const found = await loadPositions(this.ports.games, rules, taken);
    if (!found.ok) return found.why;
    const { shipped, own } = found;
    this.shipped = shipped;
    this.loaded = [...own, ...shipped.filter(({ id }) => own.every((each) => each.id !== id))];
    return null;
  }

  find(id: string | undefined): Drill | undefined {
    return this.loaded.find((drill) => drill.id === id);
  }

  /** That of a day; null where none came with the app. */
  ofDay(date: string, id: string | undefined): Drill | null {
    const known = this.shipped.find((drill) => drill.id === id);
    return known ?? (this.shipped.length > 0 ? drillOfDay(this.shipped, date) : null);
  }

  /** The progress, in which positions that were taken from matches are asked as missed ones. */
  withOwn(progress: Progress): Progress {
    return withOwn(progress, this.own.getState().positions, this.ports.today());
  }
}
