import { PLAYING_KINDS } from '../../../../engine/tiles';
import type { Action, ClaimAction, TileId, TileKind } from '../../../../engine/types';
import type { SeatView } from '../../../../engine/view';
import { barredBy } from '../../choices';
import { isOuter, SEATS } from '../../tiles';
import { byKind } from './byKind';
import { Course } from './course';
import { factsOf, redKindsIn, redsIn, type Facts } from './facts';
import { Outside } from './outside';
import type { Laid } from './way';
import { Shape } from './shape';
import type { Manner } from './tried';
import type { Look, Weighed } from './weighed';
import { takeBetter, type Worth } from './worth';

/** Kinds of terminals and honours with which a hand is rather thrown in. */
const FEW_OUTER = 10;
/** So much worse, in points, is what ends a hand that is not poor. */
const FAR = 3000;
/** Han that the indicator of a kong brings its seat, and by what share it raises what others win from the own seat. */
const [KONG_HAN, KONG_RISK] = [0.45, 0.055];
/** How likely another seat is at least to become ready. */
const BECOMES_READY = 0.25;
/** A claim must bring so many points more than passing: what it is worth is often taken for too much. */
const CLAIM = 100;

const NEAR = 3;

type Kept = Pick<Weighed, 'worth' | 'wins' | 'won'>;

/** Weighs the choices of one decision. */
export class Weighing {
  readonly facts: Facts;
  readonly outside: Outside;
  private readonly counts: readonly number[];
  private readonly look: Look;
  private readonly courses = new Map<string, Course>();

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
    const others = choices.flatMap((action): Weighed[] => {
      if (action.type === 'declare' && action.tile === null) {
        const worth = this.facts.standing.ended(0, true) - (this.isPoor() ? 0 : FAR);
        return [{ action, worth, ...NOTHING }];
      }
      if (action.type === 'concealed-kong')
        return [{ action, ...NOTHING, ...this.concealedKong(action.kind) }];
      if (action.type === 'added-kong')
        return [{ action, ...this.addedKong(this.facts.kinds[action.tile]!) }];
      return [];
    });
    return [...discards, ...others];
  }

  private concealedKong(kind: TileKind): Kept {
    const { melds, draws } = this.facts;
    const laid: Laid = { type: 'kong', kind, concealed: true };
    return this.afterKong(this.counts.with(kind, 0), [...melds, laid], { draws });
  }

  /** The tile may be won on, as if it were thrown. */
  private addedKong(kind: TileKind): Omit<Weighed, 'action'> {
    const { melds, draws } = this.facts;
    const laid = melds.map((meld): Laid =>
      meld.type === 'pong' && meld.kind === kind ? { ...meld, type: 'kong' } : meld,
    );
    const after = this.counts.with(kind, this.counts[kind]! - 1);
    return this.withDanger(kind, this.afterKong(after, laid, { draws }));
  }

  /** A hand that draws a replacement; the indicator that the kong turns up is worth something to everybody. */
  private afterKong(
    counts: readonly number[],
    melds: readonly Laid[],
    { draws, redsTaken = 0 }: { readonly draws: number; readonly redsTaken?: number },
  ): Kept {
    const { facts, outside } = this;
    const isDear = facts.options.kanDora !== 'none';
    const redsLaid = facts.redsLaid + this.redsOf(counts) + redsTaken;
    const kept = this.keptAt(this.waiting(counts, melds, redsLaid + (isDear ? KONG_HAN : 0)), draws);
    return isDear ? { ...kept, worth: kept.worth - KONG_RISK * outside.atStake(BECOMES_READY) } : kept;
  }

  /** Red fives that these counts hold no more. */
  private redsOf(counts: readonly number[]): number {
    return this.facts.redKinds.filter((kind) => counts[kind] === 0).length;
  }

  /** Nine kinds of terminals and honours, and not many more. */
  private isPoor(): boolean {
    const kinds = this.counts.filter((held, kind) => held > 0 && isOuter(kind)).length;
    return kinds <= FEW_OUTER && this.missing > 3;
  }

  private course(
    counts: readonly number[],
    melds: readonly Laid[],
    {
      manner,
      redsLaid = this.facts.redsLaid,
      redKinds = this.facts.redKinds,
    }: {
      readonly manner: Manner;
      readonly redsLaid?: number | undefined;
      readonly redKinds?: readonly TileKind[];
    },
  ): Course {
    const { facts, outside, look } = this;
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
  private waiting(counts: readonly number[], melds: readonly Laid[], redsLaid?: number): Worth {
    const open = this.course(counts, melds, { manner: 'open', redsLaid }).worth(counts);
    if (!melds.every(({ concealed }) => concealed)) return open;
    return this.better(this.course(counts, melds, { manner: 'closed', redsLaid }).worth(counts), open);
  }

  /** How the own hand goes on in a manner, without a red five of this kind where one goes. */
  private own(manner: Manner, redGone: TileKind | null): Course {
    const { counts, courses, facts } = this;
    const name = `${manner} ${redGone}`;
    let course = courses.get(name);
    if (!course) {
      const at = redGone === null ? -1 : facts.redKinds.indexOf(redGone);
      const redKinds = at < 0 ? facts.redKinds : facts.redKinds.toSpliced(at, 1);
      courses.set(name, (course = this.course(counts, facts.melds, { manner, redKinds })));
    }
    return course;
  }

  /** The kind of a red five that goes while a plain one stays. */
  private redGone(tile: TileId | null): TileKind | null {
    const { kinds, faces } = this.facts;
    if (tile === null) return null;
    const kind = kinds[tile]!;
    return faces[tile] !== kind && this.counts[kind]! > 1 ? kind : null;
  }

  /** Discards, plain and with riichi; one of each kind. */
  private discards(choices: readonly Action[]): Weighed[] {
    const { facts, counts } = this;
    const { inRiichi, view } = facts;
    const plain = byKind(facts, choices, 'discard');
    const riichi = byKind(facts, choices, 'declare');
    const draws = drawsAfter(view);
    const { isClosed } = this;
    return [...new Set([...plain.keys(), ...riichi.keys()])].flatMap((kind): Weighed[] => {
      const after = counts.with(kind, counts[kind]! - 1);
      const [action, call] = [plain.get(kind), riichi.get(kind)];
      const found: Weighed[] = [];
      if (action) {
        const redGone = this.redGone(action.tile);
        const open = inRiichi ? null : this.own('open', redGone);
        const closed = isClosed ? this.own('closed', redGone) : null;
        const isQuiet = !inRiichi && this.missingOf(after) <= 1;
        const quiet = closed && (isQuiet ? closed.worthAs(after, 'quiet') : closed.worth(after));
        const claiming = open?.worth(after) ?? null;
        const kept = quiet && claiming ? this.better(quiet, claiming) : (quiet ?? claiming!);
        found.push({
          action,
          ...this.thrown(kind, after, { melds: facts.melds, kept: this.keptAt(kept, draws) }),
        });
      }
      if (call && isClosed) {
        const closed = this.own('closed', this.redGone(call.tile));
        const bound = this.keptAt(closed.worthAs(after, 'riichi'), draws);
        found.push({ action: call, ...this.withDanger(kind, bound) });
      }
      return found;
    });
  }

  /** A discard after which the hand is played on, or given up. */
  private thrown(
    kind: TileKind,
    after: readonly number[],
    { melds, kept }: { readonly melds: readonly Laid[]; readonly kept: Kept },
  ): Omit<Weighed, 'action'> {
    const givenUp = this.outside.givingUp(after, melds, drawsAfter(this.facts.view));
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

  private ofClaims(choices: readonly Action[]): Weighed[] {
    const { facts, counts, outside } = this;
    const { view } = facts;
    const from = view.pending?.from ?? view.seat;
    const before = (view.seat - from - 1 + SEATS) % SEATS;
    const draws = Math.max(0, Math.floor((view.wallLeft - before + SEATS - 1) / SEATS));
    const kept = this.keptAt(this.waiting(counts, facts.melds), draws);
    const givenUp = outside.givingUp(counts, facts.melds, draws);
    const pass = kept.worth >= givenUp ? kept : { worth: givenUp, wins: 0, won: 0 };
    return choices.flatMap((action): Weighed[] => {
      if (action.type === 'pass') return [{ action, ...pass, dealsIn: 0, cost: 0 }];
      if (!('own' in action)) return [];
      if (action.type === 'kong') return [{ action, ...NOTHING, ...this.claimedKong(view.pending!.tile!) }];
      return [{ action, ...this.claimed(action, view.pending!.tile!) }];
    });
  }

  private claimedKong(tile: TileId): Kept {
    const { melds, draws, kinds } = this.facts;
    const kind = kinds[tile]!;
    const laid: Laid = { type: 'kong', kind, concealed: false };
    const redsTaken = redsIn([tile], this.facts);
    const kept = this.afterKong(this.counts.with(kind, 0), [...melds, laid], { draws, redsTaken });
    return { ...kept, worth: kept.worth - CLAIM };
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
    const redKinds = redKindsIn(
      view.hand.filter((each) => !own.includes(each)),
      { kinds, faces },
    );
    const melds = [...facts.melds, meld];
    const course = this.course(counts, melds, { manner: 'open', redsLaid, redKinds });
    const found = counts.flatMap((held, each) => {
      if (held === 0 || barred.includes(each)) return [];
      const after = counts.with(each, held - 1);
      const kept = this.keptAt(course.worth(after), drawsAfter(view));
      return [{ ...this.thrown(each, after, { melds, kept }), thrown: each }];
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
