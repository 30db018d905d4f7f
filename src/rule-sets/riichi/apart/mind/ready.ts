import { PLAYING_KINDS } from '../../../../engine/tiles';
import type { Facts } from './facts';
import type { Outside } from './outside';
import { priceOf } from './price';
import { exposedOf, type Way } from './way';
import type { Shape } from './shape';
import { THROWN_BY_KIND } from './thrown';
import type { Tried } from './tried';
import { winPoints } from './winPoints';
import { orGivenUp, takeBetter, type Worth } from './worth';

/** How much seldomer others throw a tile after riichi, and how much seldomer they win. */
const [CAREFUL, QUIET] = [0.68, 0.8];
/** The same of a quiet hand, by its exposed melds. */
const WARY = [1, 0.85, 0.7, 0.6, 0.5];
/** Han that riichi brings beside its own: for each indicator what lies under it, and a win at once. */
const [UNDER, AT_ONCE] = [0.33, 0.12];
const STICK = 1000;
const OTHERS = 3;
/** Fu of a closed hand that has no yaku but riichi. */
const PLAIN_FU = 40;

/** Another wait that a tile brings, how likely in a draw. */
export interface Change {
  readonly chance: number;
  readonly worth: Worth;
}

/** A hand that misses one tile: in riichi or quiet. */
export class Ready {
  private readonly tried: Tried;
  private readonly outside: Outside;
  private readonly way: { -readonly [K in keyof Way]: Way[K] };
  private readonly step: number;
  private readonly size: number;

  constructor(
    tried: Tried,
    outside: Outside,
    { step, size }: { readonly step: number; readonly size: number },
  ) {
    const { options, seatWind, roundWind } = tried.facts;
    this.tried = tried;
    this.outside = outside;
    this.step = step;
    this.size = size;
    const { melds, isClosed } = tried;
    this.way = { options, seatWind, roundWind, melds, isClosed, fromWall: false };
  }

  /** What the hand is worth that `shape` has read. A quiet one takes a better wait where a change brings it. */
  worth(shape: Shape, as: 'riichi' | 'quiet' | 'either', changes: readonly Change[] = []): Worth {
    const { tried, way } = this;
    const { counts, facts, isClosed } = tried;
    const each = 1 / Math.max(1, facts.unseen);
    const riichi = { wall: 0, drawn: 0, others: 0, taken: 0 };
    const quiet = { wall: 0, drawn: 0, others: 0, taken: 0 };
    const wary = WARY[exposedOf(tried.melds)]!;
    let isFuriten = false;
    for (let kind = 0; kind < PLAYING_KINDS; kind++)
      if (shape.with(kind) === 0 && facts.thrown[kind]) isFuriten = true;
    for (let kind = 0; kind < PLAYING_KINDS; kind++) {
      if (shape.with(kind) !== 0) continue;
      const left = tried.live(kind);
      if (left === 0) continue;
      counts[kind]!++;
      const dora = tried.dora();
      way.fromWall = true;
      const { han, fu } = priceOf(counts, kind, way);
      way.fromWall = false;
      const price = priceOf(counts, kind, way);
      counts[kind]!--;
      const thrown = isFuriten ? 0 : OTHERS * THROWN_BY_KIND[kind]! * left * each;
      const drawn = left * each;
      if (han > 0) {
        quiet.wall += drawn;
        quiet.drawn += drawn * winPoints(facts, { han: han + dora, fu, fromWall: true });
      }
      if (price.han > 0) {
        quiet.others += thrown * wary;
        quiet.taken +=
          thrown * wary * winPoints(facts, { han: price.han + dora, fu: price.fu, fromWall: false });
      }
      if (!isClosed) continue;
      const more = 1 + AT_ONCE + (facts.options.uraDora === 'none' ? 0 : UNDER * facts.indicators) + dora;
      riichi.wall += drawn;
      riichi.drawn += drawn * winPoints(facts, { han: han + more, fu, fromWall: true });
      riichi.others += thrown * CAREFUL;
      riichi.taken +=
        thrown *
        CAREFUL *
        winPoints(facts, { han: price.han + more, fu: price.fu || PLAIN_FU, fromWall: false });
    }
    const worth = this.waits(quiet, 1, changes);
    if (as === 'quiet' || !isClosed || !(facts.inRiichi || mayRiichi(facts))) return worth;
    const bound = this.waits(riichi, QUIET, []);
    const stake = facts.inRiichi ? 0 : facts.standing.staked(STICK);
    for (let t = 0; t < this.step; t++) bound[t]! -= stake * (1 - this.won(riichi, t));
    return as === 'riichi' ? bound : takeBetter(worth, bound, this.step);
  }

  /** How likely a hand wins in so many go-rounds: whoever wins has the deposit back. */
  private won({ wall, others }: { readonly wall: number; readonly others: number }, draws: number): number {
    const { ends } = this.outside.rounds;
    const each = Math.min(0.9, wall + others);
    let [won, on] = [0, 1];
    for (let t = draws; t > 0; t--) {
      won += on * each;
      on *= (1 - each) * (1 - ends[t]! * QUIET);
    }
    return won;
  }

  private waits(
    { wall, drawn, others, taken }: Readonly<Record<'wall' | 'drawn' | 'others' | 'taken', number>>,
    calm: number,
    changes: readonly Change[],
  ): Worth {
    const { step, size } = this;
    const { pushed, ready } = this.outside;
    const { ends, taken: lost, later } = this.outside.rounds;
    const givenUp = this.outside.givenUp(this.tried.melds);
    const worth = new Float64Array(size);
    const mayGiveUp = calm === 1;
    worth[0] = ready;
    for (let t = 1; t < step; t++) {
      const on = (1 - others) * (1 - ends[t]! * calm);
      let better = 0;
      for (const { chance, worth: changed } of changes)
        better += chance * Math.max(0, changed[t - 1]! - worth[t - 1]!);
      const goesOn = drawn + better + (1 - wall) * (worth[t - 1]! - pushed - later[t]!);
      const all = taken + on * goesOn - (1 - others) * lost[t]! * calm;
      const kept = mayGiveUp ? orGivenUp(all, givenUp[t]!) : { worth: all, share: 1 };
      worth[t] = kept.worth;
      if (size === step) continue;
      worth[t + step] = kept.share * (others + on * (wall + (1 - wall) * worth[t - 1 + step]!));
      worth[t + 2 * step] = kept.share * (taken + on * (drawn + (1 - wall) * worth[t - 1 + 2 * step]!));
    }
    return worth;
  }
}

function mayRiichi({ points, view }: Facts): boolean {
  return points[view.seat]! >= STICK;
}
