import { PLAYING_KINDS } from '../../../../engine/tiles';
import type { Action, ClaimAction, TileId, TileKind } from '../../../../engine/types';
import type { SeatView } from '../../../../engine/view';
import { barredBy } from '../../choices';
import { isOuter, SEATS } from '../../tiles';
import { Course } from './course';
import { factsOf, redsIn, type Facts } from './facts';
import { Outside } from './outside';
import type { Laid } from './way';
import { Shape } from './shape';
import type { Manner } from './tried';
import { takeBetter, type Worth } from './worth';

/** Kinds of terminals and honours with which a hand is rather thrown in. */
const FEW_OUTER = 10;
/** So much worse, in points, is what is not weighed. */
const FAR = 3000;
/** A claim must bring so many points more than passing: what it is worth is often taken for too much. */
const CLAIM = 100;

/** What a choice is worth in points, and how the deal may go on from it. */
export interface Weighed {
  readonly action: Action;
  readonly worth: number;
  /** How likely the seat wins, and what of the worth its wins bring. */
  readonly wins: number;
  readonly won: number;
  /** How likely the discard deals in, and what it costs on average. */
  readonly dealsIn: number;
  readonly cost: number;
}

/** How choices are looked at. */
export interface Look {
  /** Chances of winning are told too, which takes longer. */
  readonly tellsAll: boolean;
  /** With so many tiles missing a hand is looked at to its end. */
  readonly near: number;
}

const NEAR = 3;

type Kept = Pick<Weighed, 'worth' | 'wins' | 'won'>;

/** Weighs the choices of one decision. */
export class Weighing {
  readonly facts: Facts;
  readonly outside: Outside;
  private readonly counts: readonly number[];
  private readonly look: Look;

  constructor(view: SeatView, { tellsAll = false, near = NEAR }: Partial<Look> = {}) {
    this.facts = factsOf(view);
    this.outside = new Outside(this.facts);
    this.counts = view.counts.slice(0, PLAYING_KINDS);
    this.look = { tellsAll, near };
  }

  /** Every choice that is worth comparing, the best first; of discards alike one. Wins are left out. */
  all(choices: readonly Action[]): readonly Weighed[] {
    const isTurn = this.facts.view.pending?.why === 'turn';
    return (isTurn ? this.ofTurn(choices) : this.ofClaims(choices)).toSorted((a, b) => b.worth - a.worth);
  }

  /** Tiles missing of a complete hand. */
  get missing(): number {
    return this.missingOf(this.counts);
  }

  private missingOf(counts: readonly number[]): number {
    const shape = new Shape();
    shape.read(counts, this.facts.melds.length);
    return shape.missing;
  }

  private get isClosed(): boolean {
    return this.facts.melds.every(({ concealed }) => concealed);
  }

  private ofTurn(choices: readonly Action[]): Weighed[] {
    const discards = this.discards(choices);
    const best = Math.max(-FAR, ...discards.map(({ worth }) => worth));
    const others = choices.flatMap((action): Weighed[] => {
      if (action.type === 'declare' && action.tile === null) {
        const worth = this.isPoor() ? best + 1 : best - FAR;
        return [{ action, worth, ...NOTHING }];
      }
      if (action.type !== 'concealed-kong' && action.type !== 'added-kong') return [];
      return [{ action, ...this.afterKong(action, best), dealsIn: 0, cost: 0 }];
    });
    return [...discards, ...others];
  }

  private afterKong(action: Extract<Action, { readonly type: `${string}-kong` }>, best: number): Kept {
    const { facts, outside } = this;
    const isConcealed = action.type === 'concealed-kong';
    if (outside.isThreatened && this.missing > 1 && !facts.inRiichi) return { ...NOTHING, worth: best - FAR };
    const kind = isConcealed ? action.kind : facts.kinds[action.tile]!;
    const others = facts.melds.filter(
      ({ type, kind: laid }) => isConcealed || type === 'chow' || laid !== kind,
    );
    const melds: Laid[] = [...others, { type: 'kong', kind, concealed: isConcealed }];
    return this.keptAt(this.waiting(this.counts.with(kind, 0), melds), facts.draws);
  }

  /** Nine kinds of terminals and honours, and not many more. */
  private isPoor(): boolean {
    const kinds = this.counts.filter((held, kind) => held > 0 && isOuter(kind)).length;
    return kinds <= FEW_OUTER && this.missing > 3;
  }

  private course(
    counts: readonly number[],
    melds: readonly Laid[],
    { manner, redsLaid = this.facts.redsLaid }: { readonly manner: Manner; readonly redsLaid?: number },
  ): Course {
    const { facts, outside, look } = this;
    const { redKinds } = facts;
    return new Course(facts, outside, { counts, melds, manner, redKinds, redsLaid, ...look });
  }

  private better(one: Worth, other: Worth): Worth {
    return takeBetter(one.slice(), other, this.facts.draws + 1);
  }

  private keptAt(worth: Worth, draws: number): Kept {
    const step = this.facts.draws + 1;
    const t = Math.min(draws, step - 1);
    return { worth: worth[t]!, wins: worth[t + step] ?? 0, won: worth[t + 2 * step] ?? 0 };
  }

  /** A hand that waits, played in the better manner. */
  private waiting(counts: readonly number[], melds: readonly Laid[]): Worth {
    const open = this.course(counts, melds, { manner: 'open' }).worth(counts);
    if (!melds.every(({ concealed }) => concealed)) return open;
    return this.better(this.course(counts, melds, { manner: 'closed' }).worth(counts), open);
  }

  /** Discards, plain and with riichi; one of each kind. */
  private discards(choices: readonly Action[]): Weighed[] {
    const { facts, counts } = this;
    const { melds, inRiichi, view } = facts;
    const plain = this.byKind(choices.filter(({ type }) => type === 'discard'));
    const riichi = this.byKind(choices.filter(({ type }) => type === 'declare'));
    const draws = drawsAfter(view);
    const open = inRiichi ? null : this.course(counts, melds, { manner: 'open' });
    const closed = this.isClosed ? this.course(counts, melds, { manner: 'closed' }) : null;
    return [...new Set([...plain.keys(), ...riichi.keys()])].flatMap((kind): Weighed[] => {
      const after = counts.with(kind, counts[kind]! - 1);
      const [action, call] = [plain.get(kind), riichi.get(kind)];
      const found: Weighed[] = [];
      if (action) {
        const isQuiet = !inRiichi && this.missingOf(after) <= 1;
        const quiet = closed && (isQuiet ? closed.worthAs(after, 'quiet') : closed.worth(after));
        const claiming = open?.worth(after) ?? null;
        const kept = quiet && claiming ? this.better(quiet, claiming) : (quiet ?? claiming!);
        found.push({ action, ...this.thrown(kind, after, this.keptAt(kept, draws)) });
      }
      if (call && closed) {
        const bound = this.keptAt(closed.worthAs(after, 'riichi'), draws);
        found.push({ action: call, ...this.withDanger(kind, bound) });
      }
      return found;
    });
  }

  /** A discard after which the hand is played on, or given up. */
  private thrown(kind: TileKind, after: readonly number[], kept: Kept): Omit<Weighed, 'action'> {
    const givenUp = this.outside.givingUp(after, drawsAfter(this.facts.view));
    return this.withDanger(kind, kept.worth >= givenUp ? kept : { worth: givenUp, wins: 0, won: 0 });
  }

  private withDanger(kind: TileKind, { worth, wins, won }: Kept): Omit<Weighed, 'action'> {
    const { chance, cost } = this.outside;
    const safe = 1 - chance[kind]!;
    return {
      worth: safe * worth - cost[kind]!,
      wins: safe * wins,
      won: safe * won,
      dealsIn: chance[kind]!,
      cost: cost[kind]!,
    };
  }

  /** One action of each kind: a tile that is not red, the one drawn if possible. */
  private byKind(choices: readonly Action[]): Map<TileKind, Action> {
    const { kinds, faces, view } = this.facts;
    const found = new Map<TileKind, Action>();
    const rankOf = (tile: TileId): number =>
      faces[tile] !== kinds[tile] ? 0 : tile === view.drawn?.tile ? 2 : 1;
    for (const choice of choices) {
      const tile = tileOf(choice);
      if (tile === null) continue;
      const before = found.get(kinds[tile]!);
      if (!before || rankOf(tile) > rankOf(tileOf(before)!)) found.set(kinds[tile]!, choice);
    }
    return found;
  }

  private ofClaims(choices: readonly Action[]): Weighed[] {
    const { facts, counts, outside } = this;
    const { view } = facts;
    const from = view.pending?.from ?? view.seat;
    const before = (view.seat - from - 1 + SEATS) % SEATS;
    const draws = Math.max(0, Math.floor((view.wallLeft - before + SEATS - 1) / SEATS));
    const kept = this.keptAt(this.waiting(counts, facts.melds), draws);
    const givenUp = outside.givingUp(counts, draws);
    const pass = kept.worth >= givenUp ? kept : { worth: givenUp, wins: 0, won: 0 };
    return choices.flatMap((action): Weighed[] => {
      if (action.type === 'pass') return [{ action, ...pass, dealsIn: 0, cost: 0 }];
      if (!('own' in action)) return [];
      if (action.type === 'kong') return [{ action, ...NOTHING, worth: pass.worth - FAR }];
      return [{ action, ...this.claimed(action, view.pending!.tile!) }];
    });
  }

  /** A claim with the best discard after it. */
  private claimed({ type, own }: ClaimAction, tile: TileId): Omit<Weighed, 'action'> {
    const { facts } = this;
    const { kinds, faces, view, options } = facts;
    const taken = kinds[tile]!;
    const tiles = own.map((each) => kinds[each]!);
    const counts = [...this.counts];
    for (const kind of tiles) counts[kind]!--;
    const kind = Math.min(taken, ...tiles);
    const meld: Laid = { type: type === 'chow' ? 'chow' : 'pong', kind, concealed: false };
    const barred = barredBy(options.swapCalling, taken, tiles);
    const redsLaid = facts.redsLaid + redsIn([...own, tile], { kinds, faces });
    const course = this.course(counts, [...facts.melds, meld], { manner: 'open', redsLaid });
    const found = counts.flatMap((held, each) => {
      if (held === 0 || barred.includes(each)) return [];
      const after = counts.with(each, held - 1);
      return [this.thrown(each, after, this.keptAt(course.worth(after), drawsAfter(view)))];
    });
    const best = found.reduce((most, each) => (each.worth > most.worth ? each : most));
    return { ...best, worth: best.worth - CLAIM };
  }
}

const NOTHING = { wins: 0, won: 0, dealsIn: 0, cost: 0 };

/** Own draws that are left after a discard. */
function drawsAfter({ wallLeft }: SeatView): number {
  return Math.floor(Math.max(0, wallLeft) / SEATS);
}

/** The tile that leaves the hand with a choice. */
function tileOf(action: Action): TileId | null {
  return action.type === 'discard' || action.type === 'declare' ? action.tile : null;
}
