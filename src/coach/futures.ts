import { pointsOf } from '../bots/rollouts/points';
import { playFuture } from '../bots/rollouts/playout';
import type { FutureEnd } from '../bots/rollouts/playout';
import { OUTCOMES, outcomeFor } from '../bots/value/network';
import type { Random } from '../engine/random';
import type { Action, Deal } from '../engine/types';
import type { SeatView } from '../engine/view';
import type { Advisor } from './advisor';
import type { Ending } from '../bots/value/ending';

/** What was seen of one choice in the deals imagined so far. */
export class Seen {
  /** Points by imagined deal; NaN for deals in which the choice was not tried. */
  readonly points: number[] = [];
  private readonly chances = new Float64Array(OUTCOMES.length);
  private readonly brought = new Float64Array(OUTCOMES.length);
  private count = 0;

  get futures(): number {
    return this.count;
  }

  /** The choice is not tried in the next deal. */
  skip(): void {
    this.points.push(Number.NaN);
  }

  /** A future of so many points, which ended like this, as far as is known. */
  add(points: number, ends: readonly Ending[]): void {
    this.points.push(points);
    this.count++;
    for (const [at, { chance, points: each }] of ends.entries()) {
      this.chances[at]! += chance;
      this.brought[at]! += chance * each;
    }
  }

  /** Null before any future. */
  endings(): readonly Ending[] | null {
    if (this.count === 0) return null;
    return OUTCOMES.map((outcome, at) => ({
      outcome,
      chance: this.chances[at]! / this.count,
      points: this.chances[at]! > 0 ? this.brought[at]! / this.chances[at]! : 0,
    }));
  }
}

/** Who tries a choice, how far, and where what it brings is noted. */
interface Trial {
  readonly view: SeatView;
  readonly advisor: Advisor;
  readonly random: Random;
  /** In own turns. */
  readonly turns: number;
  readonly seen: Seen;
}

/** Plays one future from a choice and notes what it brings. */
export function tryChoice(
  imagined: Deal,
  action: Action,
  { view, advisor, random, turns, seen }: Trial,
): void {
  const end = playFuture(imagined, action, { policy: advisor.policy, random, turns });
  const ends = endingsOf(end, view, advisor);
  seen.add(pointsIn(ends), ends);
}

/** The expected points of these endings. */
export function pointsIn(endings: readonly Ending[]): number {
  return endings.reduce((sum, { chance, points }) => sum + chance * points, 0);
}

/** How a future ended, or may still end where it stopped, for the seat of this view. */
export function endingsOf(
  { deal, ahead }: FutureEnd,
  view: SeatView,
  { learned }: Advisor,
): readonly Ending[] {
  if (ahead && learned) return learned.appraise(ahead.view, ahead.action);
  const ended = outcomeFor(deal.wins, view.seat);
  const points = learned?.brought?.(view, deal) ?? pointsOf(deal, null)[view.seat]!;
  return OUTCOMES.map((outcome) => ({
    outcome,
    chance: outcome === ended ? 1 : 0,
    points: outcome === ended ? points : 0,
  }));
}
