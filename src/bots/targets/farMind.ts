import { PLAYING_KINDS } from '../../engine/tiles';
import type { Action, TileKind } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import { Judge } from './judge';
import type { Verdict } from './judge';
import { TargetMind } from './mind';
import type { Plan, PlanSource } from './target';
import type { Taste } from './taste';

/** So many discards are looked into, if they leave at most this share less than the most hope. */
const CANDIDATES = 4;
const FARTHEST = 0.35;

/** Looks a tile further: after each of the best discards it tries every tile that may come. */
export class FarMind extends TargetMind {
  /** Heeds no danger: what is thrown later is not known. */
  private readonly later: Judge;
  /** By kind, of the discards looked into last. */
  private readonly gains = new Map<TileKind, number>();
  private readonly next: Verdict = { kind: 0, hope: 0 };

  constructor(plans: PlanSource, taste: Taste) {
    super(plans, taste);
    this.later = new Judge({ ...taste, live: 0, caution: 0, point: 0 });
  }

  protected override bestDiscard(view: SeatView, choices: readonly Action[], plan: Plan): Action | null {
    const { gains } = this;
    gains.clear();
    let best: Action | null = null;
    let most = -Infinity;
    for (const { kind, hope } of this.nearest(view, choices)) {
      const gain = this.gainAfter(kind, plan);
      gains.set(kind, gain);
      if (hope + gain <= most) continue;
      most = hope + gain;
      best = this.discardOf(view, choices, kind);
    }
    return best;
  }

  /** A discard that was not looked into is taken to gain the least. */
  protected override weighed(): readonly Verdict[] {
    const { gains } = this;
    const least = gains.size > 0 ? Math.min(...gains.values()) : 0;
    return super.weighed().map(({ kind, hope }) => ({ kind, hope: hope + (gains.get(kind) ?? least) }));
  }

  /** The best of the discards on offer, the most hopeful first. */
  private nearest(view: SeatView, choices: readonly Action[]): readonly Verdict[] {
    const offered = this.judge
      .discards()
      .filter(({ kind }) => this.discardOf(view, choices, kind) !== null)
      .toSorted((a, b) => b.hope - a.hope);
    const most = offered[0]?.hope ?? 0;
    const least = most - FARTHEST * Math.abs(most);
    return offered.slice(0, CANDIDATES).filter(({ hope }) => hope >= least);
  }

  /** How much more may be hoped for on average once another tile has come, after such a discard. */
  private gainAfter(kind: TileKind, plan: Plan): number {
    const { later, holding, trial, next } = this;
    trial.copy(holding);
    trial.add(kind, -1);
    const nearest = later.look(trial, plan);
    const now = later.keep();
    let gain = 0;
    let all = 0;
    for (let drawn = 0; drawn < PLAYING_KINDS; drawn++) {
      const live = holding.live[drawn]!;
      if (live <= 0) continue;
      all += live;
      trial.add(drawn, 1);
      if (later.look(trial, plan) < nearest) {
        later.discard(next);
        gain += live * Math.max(0, next.hope - now);
      }
      trial.add(drawn, -1);
    }
    return all > 0 ? gain / all : 0;
  }
}
