import { PLAYING_KINDS } from '../../../../engine/tiles';
import type { TileKind } from '../../../../engine/types';
import type { Facts } from './facts';
import type { Laid } from './way';

/** How a hand is played: closed, with riichi once it is ready, or with claims. */
export type Manner = 'closed' | 'open';

/** What is held at first. */
export interface Held {
  /** Concealed tiles by kind. */
  readonly counts: readonly number[];
  readonly melds: readonly Laid[];
  readonly manner: Manner;
  /** Fives of which a red one is held, and red ones in melds. */
  readonly redKinds: readonly TileKind[];
  readonly redsLaid: number;
  /** Whether more than points is told. */
  readonly tellsAll: boolean;
  /** With so many tiles missing a hand is looked at to its end; with more, one step ahead, or not at all where it is 1. */
  readonly near: number;
}

/** A hand that is changed tile by tile while a mind looks ahead. */
export class Tried {
  readonly facts: Facts;
  readonly melds: readonly Laid[];
  readonly manner: Manner;
  /** It may still win closed, and with riichi. */
  readonly isClosed: boolean;
  readonly counts: number[];
  private readonly first: readonly number[];
  /** Han of the melds' dora, red fives too; kinds of which a red one is held. */
  private readonly laidDear: number;
  private readonly redKinds: readonly TileKind[];

  constructor(facts: Facts, { counts, melds, manner, redKinds, redsLaid }: Held) {
    const { dear } = facts;
    this.facts = facts;
    this.melds = melds;
    this.manner = manner;
    this.redKinds = redKinds;
    this.isClosed = manner === 'closed' && melds.every(({ concealed }) => concealed);
    this.counts = [...counts];
    this.first = counts;
    this.laidDear = melds.reduce((sum, { type, kind }) => {
      if (type === 'chow') return sum + dear[kind]! + dear[kind + 1]! + dear[kind + 2]!;
      return sum + dear[kind]! * (type === 'kong' ? 4 : 3);
    }, redsLaid);
  }

  /** Takes these concealed tiles. */
  take(counts: readonly number[]): void {
    for (let kind = 0; kind < PLAYING_KINDS; kind++) this.counts[kind] = counts[kind]!;
  }

  /** Copies that may still come. */
  live(kind: TileKind): number {
    return Math.max(0, this.facts.live[kind]! - Math.max(0, this.counts[kind]! - this.first[kind]!));
  }

  /** Han of dora and red fives. */
  dora(): number {
    const { dear } = this.facts;
    let sum = this.laidDear;
    for (const kind of this.redKinds) if (this.counts[kind]! > 0) sum++;
    for (let kind = 0; kind < PLAYING_KINDS; kind++) sum += this.counts[kind]! * dear[kind]!;
    return sum;
  }
}
