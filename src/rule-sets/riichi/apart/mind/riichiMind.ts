import { exp } from '../../../../bots/value/arithmetic';
import type { Mind, RankedAction } from '../../../../bots/targets/mind';
import type { Outlook } from '../../../../bots/targets/outlook';
import { PLAYING_KINDS } from '../../../../engine/tiles';
import type { Action, ClaimAction, TileId, TileKind } from '../../../../engine/types';
import { winningSheet } from '../../../../engine/view';
import type { SeatView } from '../../../../engine/view';
import { barredBy } from '../../choices';
import { isOuter, SEATS } from '../../tiles';
import { Course, type Worth } from './course';
import { factsOf, redsIn, type Facts } from './facts';
import { Outside } from './outside';
import type { Laid } from './price';
import { Shape } from './shape';

/** Points by which hopes are told apart: e times as much. */
const SCALE = 3000;
/** Kinds of terminals and honours with which a hand is rather thrown in. */
const FEW_OUTER = 10;

/** A choice and what it is worth in points. */
interface Weighed {
  readonly action: Action;
  readonly worth: number;
}

/** Plays Japanese mahjong by what hands are worth and what discards cost. It keeps nothing about a deal. */
export class RiichiMind implements Mind {
  decide(view: SeatView, choices: readonly Action[]): Action {
    return this.rank(view, choices)[0]?.action ?? choices[0]!;
  }

  rank(view: SeatView, choices: readonly Action[]): readonly RankedAction[] {
    const win = choices.find((choice) => choice.type === 'win');
    if (win && winningSheet(view)?.legal === true) return [{ action: win, hope: 1 }];
    if (choices.length === 1) return [{ action: choices[0]!, hope: 1 }];
    const weighed = new Weighing(view).all(choices).toSorted((a, b) => b.worth - a.worth);
    const most = weighed[0]?.worth ?? 0;
    return weighed.map(({ action, worth }) => ({ action, hope: exp((worth - most) / SCALE) }));
  }

  survey(view: SeatView, action: Action, into: Outlook): TileKind {
    return new Weighing(view).survey(action, into);
  }
}

/** The choices of one decision. */
export class Weighing {
  private readonly facts: Facts;
  private readonly outside: Outside;
  private readonly counts: readonly number[];

  constructor(view: SeatView) {
    this.facts = factsOf(view);
    this.outside = new Outside(this.facts);
    this.counts = view.counts.slice(0, PLAYING_KINDS);
  }

  all(choices: readonly Action[]): Weighed[] {
    const { pending } = this.facts.view;
    return pending?.why === 'turn' ? this.ofTurn(choices) : this.ofClaims(choices);
  }

  private ofTurn(choices: readonly Action[]): Weighed[] {
    const discards = this.discards(choices);
    const best = Math.max(-Infinity, ...discards.map(({ worth }) => worth));
    const others = choices.flatMap((action): Weighed[] => {
      if (action.type === 'discard' || isRiichi(action)) return [];
      return [{ action, worth: this.ofOther(action, best) }];
    });
    return [...discards, ...others];
  }

  private ofOther(action: Action, best: number): number {
    const { facts, outside } = this;
    if (action.type === 'declare') return this.isPoor() ? best + 1 : best - SCALE;
    if (action.type !== 'concealed-kong' && action.type !== 'added-kong') return -SCALE;
    const isReady = this.missing() <= 1;
    if (outside.isThreatened && !isReady && !facts.inRiichi) return best - SCALE;
    const kind = action.type === 'concealed-kong' ? action.kind : facts.kinds[action.tile]!;
    const counts = this.counts.with(kind, 0);
    const others = facts.melds.filter((meld) => action.type === 'concealed-kong' || meld.kind !== kind || meld.type === 'chow');
    const melds: Laid[] = [...others, { type: 'kong', kind, concealed: action.type === 'concealed-kong' }];
    return this.hope(counts, melds)[facts.draws]!;
  }

  /** Nine terminals and honours, and not many more. */
  private isPoor(): boolean {
    let kinds = 0;
    for (let kind = 0; kind < PLAYING_KINDS; kind++) if (this.counts[kind]! > 0 && isOuter(kind)) kinds++;
    return kinds <= FEW_OUTER && this.missing() >= 4;
  }

  private missing(): number {
    const shape = new Shape();
    shape.read(this.counts, this.facts.melds.length);
    return shape.missing;
  }

  /** What a hand is worth that waits, played in the better way. */
  private hope(counts: readonly number[], melds: readonly Laid[]): Worth {
    const closed = melds.every(({ concealed }) => concealed);
    const open = this.course(counts, melds, 'open').worth(counts);
    if (!closed) return open;
    return better(this.course(counts, melds, 'closed').worth(counts), open);
  }

  private course(counts: readonly number[], melds: readonly Laid[], manner: 'closed' | 'open', redsLaid = this.facts.redsLaid): Course {
    const { facts, outside } = this;
    return new Course(facts, outside, { counts, melds, manner, redKinds: facts.redKinds, redsLaid });
  }

  /** Discards, plain and with riichi; one of each kind. */
  private discards(choices: readonly Action[]): Weighed[] {
    const { facts, counts } = this;
    const plain = this.byKind(choices.filter(({ type }) => type === 'discard'));
    const riichi = this.byKind(choices.filter(isRiichi));
    const draws = Math.floor(Math.max(0, facts.view.wallLeft) / SEATS);
    const isClosed = facts.melds.every(({ concealed }) => concealed);
    const open = facts.inRiichi ? null : this.course(counts, facts.melds, 'open');
    const closed = isClosed ? this.course(counts, facts.melds, 'closed') : null;
    return [...plain].flatMap(([kind, action]): Weighed[] => {
      const after = counts.with(kind, counts[kind]! - 1);
      const call = riichi.get(kind);
      const quiet = closed && (call ? closed.worthAs(after, 'quiet') : closed.worth(after));
      const claiming = open?.worth(after) ?? null;
      const kept = quiet && claiming ? better(quiet, claiming) : (quiet ?? claiming!);
      const found = [{ action, worth: this.thrown(kind, after, kept[draws]!, draws) }];
      if (!call || !closed) return found;
      const bound = closed.worthAs(after, 'riichi')[draws]!;
      return [...found, { action: call, worth: this.cost(kind) + this.passes(kind) * bound }];
    });
  }

  private cost(kind: TileKind): number {
    return -this.outside.cost[kind]!;
  }

  private passes(kind: TileKind): number {
    return 1 - this.outside.chance[kind]!;
  }

  /** A discard after which the hand is played on, or given up. */
  private thrown(kind: TileKind, after: readonly number[], worth: number, draws: number): number {
    const kept = Math.max(worth, this.outside.givingUp(after, draws));
    return this.cost(kind) + this.passes(kind) * kept;
  }

  /** One action of each kind: a tile that is not red, the one drawn if possible. */
  private byKind(choices: readonly Action[]): Map<TileKind, Action> {
    const { kinds, faces, view } = this.facts;
    const found = new Map<TileKind, Action>();
    const rankOf = (tile: TileId): number => (faces[tile] !== kinds[tile] ? 0 : tile === view.drawn?.tile ? 2 : 1);
    for (const choice of choices) {
      const tile = tileOf(choice);
      if (tile === null) continue;
      const before = found.get(kinds[tile]!);
      if (!before || rankOf(tile) > rankOf(tileOf(before)!)) found.set(kinds[tile]!, choice);
    }
    return found;
  }

  private ofClaims(choices: readonly Action[]): Weighed[] {
    const { facts, counts } = this;
    const { view } = facts;
    const from = view.pending?.from ?? view.seat;
    const before = (view.seat - from - 1 + SEATS) % SEATS;
    const draws = Math.max(0, Math.floor((view.wallLeft - before + SEATS - 1) / SEATS));
    const passed = this.hope(counts, facts.melds)[Math.min(facts.draws, draws)]!;
    const pass = Math.max(passed, this.outside.givingUp(counts, draws));
    return choices.map((action) => {
      if (!('own' in action)) return { action, worth: action.type === 'pass' ? pass : -SCALE };
      return { action, worth: action.type === 'kong' ? pass - SCALE : this.claimed(action, view.pending!.tile!) };
    });
  }

  /** A claim with the best discard after it. */
  private claimed({ type, own }: ClaimAction, tile: TileId): number {
    const { facts } = this;
    const { kinds, faces, view, options } = facts;
    const taken = kinds[tile]!;
    const tiles = own.map((each) => kinds[each]!);
    const counts = [...this.counts];
    for (const kind of tiles) counts[kind]!--;
    const kind = Math.min(taken, ...tiles);
    const melds: Laid[] = [...facts.melds, { type: type === 'chow' ? 'chow' : 'pong', kind, concealed: false }];
    const barred = barredBy(options.swapCalling, taken, tiles);
    const reds = facts.redsLaid + redsIn([...own, tile], { kinds, faces });
    const course = this.course(counts, melds, 'open', reds);
    const draws = Math.floor(Math.max(0, view.wallLeft) / SEATS);
    let best = -Infinity;
    for (let each = 0; each < PLAYING_KINDS; each++) {
      if (counts[each] === 0 || barred.includes(each)) continue;
      const after = counts.with(each, counts[each]! - 1);
      best = Math.max(best, this.thrown(each, after, course.worth(after)[draws]!, draws));
    }
    return best;
  }

  /** What is left after a choice, for whoever compares hands. */
  survey(action: Action, into: Outlook): TileKind {
    const tile = tileOf(action);
    const thrown = tile === null ? -1 : this.facts.kinds[tile]!;
    const counts = thrown < 0 ? this.counts : this.counts.with(thrown, this.counts[thrown]! - 1);
    const shape = new Shape();
    shape.read(counts, this.facts.melds.length);
    into.missing = shape.missing;
    return thrown;
  }
}

function isRiichi(action: Action): boolean {
  return action.type === 'declare' && action.tile !== null;
}

function tileOf(action: Action): TileId | null {
  return action.type === 'discard' || action.type === 'declare' ? action.tile : null;
}

function better(one: Worth, other: Worth): Worth {
  return one.map((worth, at) => Math.max(worth, other[at]!));
}
