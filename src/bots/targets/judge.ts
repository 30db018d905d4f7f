import { ALL_KINDS, FIRST_WIND } from '../../engine/tiles';
import type { TileKind } from '../../engine/types';
import { Danger } from './danger';
import type { Holding } from './holding';
import type { Outlook } from './outlook';
import { powersOf } from './powers';
import { DEAD, NO_TILE } from './target';
import type { Plan, Reach, Target } from './target';
import type { Taste } from './taste';
import { Extras, Weights } from './weights';

/** Farther than any hand. */
const NOWHERE = 100;
/** No useful tile is left: at least part of an exchange is needed first. */
const STUCK = -0.5;

/** A discard, and what the tiles that stay may be hoped to bring: more is better. */
export interface Verdict {
  kind: TileKind;
  hope: number;
}

/**
 * Weighs a holding. Each target has hope, which falls with the tiles missing and grows with the useful tiles left; the
 * hopes of all targets that are near are added up.
 */
export class Judge {
  private readonly taste: Taste;
  private readonly power: (x: number) => number;
  private readonly weights = new Weights();
  private readonly extras = new Extras();
  private readonly danger = new Danger();
  /** By kind, the points that a discard costs. */
  private readonly costs = new Float64Array(ALL_KINDS);
  /** By target. */
  private readonly missing: number[] = [];
  private readonly hopes: number[] = Array<number>(ALL_KINDS).fill(0);
  /** The kinds that may be discarded. */
  private readonly held: TileKind[] = [];
  private holding!: Holding;
  private plan!: Plan;
  /** What a tile of distance counts now. */
  private haste = 1;
  private limit = 0;

  constructor(taste: Taste) {
    this.taste = taste;
    this.power = powersOf(taste.root);
  }

  /** Measures the targets of a holding, which the questions below are about. Gives the distance of the nearest. */
  look(holding: Holding, plan: Plan): number {
    const { targets, reaches } = plan;
    const { early, late, window } = this.taste;
    this.holding = holding;
    this.plan = plan;
    this.haste = late - (late - early) * holding.wallShare;
    let nearest = NOWHERE;
    for (let at = 0; at < targets.length; at++) {
      const { penalty } = targets[at]!;
      const reach = reaches[at]!;
      const isNear = reach.isOpen(holding) && reach.least(holding) + penalty <= nearest + window;
      const missing = isNear ? reach.measure(holding) : DEAD;
      this.missing[at] = missing;
      if (missing < DEAD) nearest = Math.min(nearest, missing + penalty);
    }
    this.limit = nearest === NOWHERE ? -NOWHERE : nearest + window;
    return nearest;
  }

  /** The hope of a holding that waits for its next tile. */
  keep(): number {
    this.weigh();
    return this.pointsOf(this.sumHopes() * this.timesKept(NO_TILE));
  }

  /** A hope in points, where the game knows what it brings; otherwise as it is. */
  private pointsOf(hope: number): number {
    const { beside } = this.plan;
    return beside?.winning ? beside.winning(this.holding, hope) : hope;
  }

  /** The hopes of all targets, whatever the hand brings anyway. */
  private sumHopes(): number {
    const { targets, reaches } = this.plan;
    let hope = 0;
    for (let at = 0; at < targets.length; at++) {
      const missing = this.missing[at]!;
      const target = targets[at]!;
      if (!this.isNear(target, missing)) continue;
      const useful = reaches[at]!.useful(NO_TILE, missing, this.weightsFor(target, missing));
      hope += this.hopeOf(target, missing, useful) * worthOf(reaches[at]!, NO_TILE, missing);
    }
    return hope;
  }

  /** The same hope, and what it is made of. */
  survey(into: Outlook): void {
    const { targets, reaches, values, rare, scores, sorts } = this.plan;
    this.weigh();
    into.values = values;
    into.scores = scores ? scores(this.holding) : null;
    into.rare = rare;
    into.hope = 0;
    into.value = 0;
    into.closed = 0;
    into.missing = NOWHERE;
    into.useful = 0;
    into.sorts = sorts;
    into.shares.length = sorts.length;
    into.shares.fill(0);
    into.holding = this.holding;
    for (let at = 0; at < targets.length; at++) {
      const missing = this.missing[at]!;
      const target = targets[at]!;
      if (!this.isNear(target, missing)) continue;
      const useful = reaches[at]!.useful(NO_TILE, missing, this.weightsFor(target, missing));
      const hope = this.hopeOf(target, missing, useful) * worthOf(reaches[at]!, NO_TILE, missing);
      into.hope += hope;
      into.value += hope * Math.min(target.value, rare);
      if (target.closed) into.closed += hope;
      into.shares[sorts.indexOf(target.sort)]! += hope;
      if (missing > into.missing || (missing === into.missing && useful <= into.useful)) continue;
      into.missing = missing;
      into.useful = useful;
    }
    if (into.hope === 0) return;
    into.value /= into.hope;
    into.closed /= into.hope;
    for (let sort = 0; sort < into.shares.length; sort++) into.shares[sort]! /= into.hope;
    into.hope *= this.timesKept(NO_TILE);
  }

  /** The best discard of a holding with a tile too many. */
  discard(into: Verdict): void {
    const { hopes, held, holding } = this;
    const { targets, reaches } = this.plan;
    const { counts, wilds } = holding;
    this.weigh();
    held.length = 0;
    for (let kind = 0; kind < counts.length; kind++) if (counts[kind]! > 0) held.push(kind);
    if (wilds.length > 0) held.push(wilds[0]!);
    for (const kind of held) hopes[kind] = 0;
    for (let at = 0; at < targets.length; at++) {
      if (this.isNear(targets[at]!, this.missing[at]!)) this.weighDiscards(targets[at]!, reaches[at]!);
    }
    if (this.taste.caution > 0) this.danger.read(holding);
    if (this.taste.point > 0) this.plan.beside?.costs(holding, this.costs);
    into.hope = -Infinity;
    for (const kind of held) {
      const hope = this.hopeWithout(kind);
      if (hope <= into.hope) continue;
      into.hope = hope;
      into.kind = kind;
    }
  }

  /** Every discard of the holding that `discard` was asked about. */
  discards(): Verdict[] {
    return this.held.map((kind) => ({ kind, hope: this.hopeWithout(kind) }));
  }

  /** What is left once a kind is thrown, less what it costs that others may want it. */
  private hopeWithout(kind: TileKind): number {
    const { live, caution, point } = this.taste;
    const hope = this.hopes[kind]! * this.timesKept(kind);
    const left = hope * (1 - live * this.holding.live[kind]!) - caution * this.danger.of[kind]!;
    const { beside } = this.plan;
    if (beside?.winning) return beside.winning(this.holding, left) - point * this.costs[kind]!;
    return beside ? left / (1 + point * this.costs[kind]!) : left;
  }

  /** How many times as much hope there is for what the hand brings anyway, after a discard or none (`NO_TILE`). */
  private timesKept(thrown: TileKind): number {
    const { holding, taste, plan } = this;
    if (!plan.keeps) return 1;
    if (thrown !== NO_TILE) holding.counts[thrown]!--;
    const points = plan.keeps(holding);
    if (thrown !== NO_TILE) holding.counts[thrown]!++;
    return 1 + taste.keep * points;
  }

  private weighDiscards(target: Target, reach: Reach): void {
    const { hopes } = this;
    let hopeOfOthers = -1;
    let missingOfOthers = 0;
    for (const kind of this.held) {
      const uses = reach.uses(kind);
      if (!uses && hopeOfOthers >= 0) {
        hopes[kind]! += hopeOfOthers * worthOf(reach, kind, missingOfOthers);
        continue;
      }
      const missing = reach.without(kind);
      if (!this.isNear(target, missing)) continue;
      const useful = reach.useful(uses ? kind : NO_TILE, missing, this.weightsFor(target, missing));
      const hope = this.hopeOf(target, missing, useful);
      const worth = worthOf(reach, kind, missing);
      if (uses) hopes[kind]! += hope * worth * this.lossOf(target, kind);
      else {
        hopes[kind]! += hope * worth;
        hopeOfOthers = hope;
        missingOfOthers = missing;
      }
    }
  }

  private isNear({ penalty }: Target, missing: number): boolean {
    return missing + penalty <= this.limit;
  }

  /** The part of its hope that is left to a target when a kind that may be worth something is discarded. */
  private lossOf({ honours }: Target, kind: TileKind): number {
    const lost = kind < FIRST_WIND ? 0 : this.extras.lost[kind]!;
    return lost > 0 && honours ? this.power(lost) : 1;
  }

  private hopeOf({ honours, penalty }: Target, missing: number, useful: number): number {
    const { useful: most, half } = this.taste;
    const nearer = missing <= 0 ? most : useful === 0 ? STUCK : (most * useful) / (useful + half);
    const extra = honours ? this.extras.all : 0;
    return this.power((missing - nearer) * this.haste + penalty - extra);
  }

  private weightsFor(target: Target, missing: number): Float64Array {
    const { open, closed, win } = this.weights;
    if (missing <= 1) return target.selfDrawn ? closed : win;
    return target.closed ? closed : open;
  }

  private weigh(): void {
    this.weights.read(this.holding, this.taste);
    this.extras.read(this.holding, this.plan.values, this.taste);
  }
}

function worthOf(reach: Reach, discarded: TileKind, missing: number): number {
  return reach.worth ? reach.worth(discarded, missing) : 1;
}
