import { FIRST_DRAGON, FIRST_WIND, PLAYING_KINDS } from '../../../../engine/tiles';
import type { TileKind } from '../../../../engine/types';
import { faanOf, type NewItem } from '../../items';
import type { NewOptions } from '../../options';
import type { Likely } from '../tunings';
import type { Hand, Held } from './held';

const HONOURS = 3;
const SUITS = [0, 1, 2];
const TILES = 14;
const SET = 3;
const SETS = 4;
const OF_A_SORT = 4;

/** What the hands of a target are, as far as small items hang on it. */
export interface Made {
  /** Faan of the items that each of them has. */
  readonly base: number;
  /** Suits by bit. */
  readonly suits: number;
  readonly honours: boolean;
  /** Honours by bit, East first, whose pongs are counted in `base`. */
  readonly counted: number;
  /** No meld is laid out. */
  readonly closed: boolean;
  /** Faan for how it is won: by a discard, and drawn. */
  readonly claimed: number;
  readonly drawn: number;
  readonly family: 'any' | 'chows' | 'pongs';
  /** Each of them has a 5; a 1, a 9 or an honour. */
  readonly hasFive: boolean;
  readonly hasOuter: boolean;
}

/** How many tiles are still to come, and how many of those that the target can use have to go. */
interface Change {
  readonly missing: number;
  readonly goes: number;
}

/** What a drawn win pays beside one of a discard: all pay double. */
export const PAID_DRAWN = 1.5;
/** Faan of small items are not told apart beyond this. */
const MOST = 8;

/**
 * What the hands of a target are likely to pay, 1 being the least that may win, by a discard: all small items that may come
 * are added up by how likely they are, and sums below the minimum pay nothing.
 */
export class Worth {
  private readonly options: NewOptions;
  private readonly hand: Hand;
  private readonly likely: Likely;
  private readonly need: number;
  /** How likely so many faan come on top of those that are sure. */
  private readonly sums = new Float64Array(MOST + 1);
  private sure = 0;

  constructor(options: NewOptions, hand: Hand, likely: Likely) {
    this.options = options;
    this.hand = hand;
    this.likely = likely;
    this.need = Math.max(1, options.minimumFaan);
  }

  /** So many tiles are missing once one of a kind, or none, is discarded. */
  of(made: Made, discarded: TileKind, missing: number): number {
    const held = this.hand.after(discarded);
    this.sums.fill(0);
    this.sums[0] = 1;
    this.sure = made.base;
    const kept = TILES - SET * this.hand.laid.sets - missing;
    this.addTiles(made, held, { missing, goes: Math.max(0, usedIn(made, held.sizes) - kept) });
    this.addEyes(made, held);
    this.addConcealed(made, held);
    this.addHonours(made, discarded);
    this.addBonus();
    this.add('one-way-wait', this.likely.oneWay);
    return this.paid(made);
  }

  /** What hangs on tiles that are in the way, and on pongs where all sets may be chows. */
  private addTiles(made: Made, held: Held, { missing, goes }: Change): void {
    const { laid } = this.hand;
    const { stays, staysOfPongs, goes: go, chows, chowsOfPong } = this.likely;
    const stay = made.family === 'pongs' ? staysOfPongs : stays;
    const still = stay[Math.min(missing, stay.length - 1)]!;
    const without = (count: number): number => (count > goes ? 0 : (go[count] ?? 0) * still);
    if (made.suits !== 0 && !made.hasFive && !laid.hasFive)
      this.add('no-fives', without(usedIn(made, held.fives)));
    if (!made.hasOuter && !laid.hasOuter) this.add('all-simples', without(usedIn(made, held.outer)));
    if (made.family !== 'any' || laid.pongs > 0) return;
    const pongs = usedIn(made, held.pongs);
    const pairs = Math.min(usedIn(made, held.pairs), chows.length - 1);
    this.add('all-chows', pongs === 0 ? chows[pairs]! : pongs > goes ? 0 : chowsOfPong);
  }

  private addEyes(made: Made, held: Held): void {
    const { eyes, otherEyes, eyesOfPongs, eyesToCome } = this.likely;
    const pairs = usedIn(made, held.pairs);
    const share = pairs > 0 ? usedIn(made, held.eyes) / pairs : 0;
    const most = made.family === 'pongs' ? eyesOfPongs : eyes;
    this.add('eye-258', pairs === 0 ? eyesToCome : otherEyes + share * (most - otherEyes));
  }

  private addConcealed(made: Made, held: Held): void {
    const { laid } = this.hand;
    const { identical, closed, thirdPong, threePongs, oldAndYoung } = this.likely;
    if (made.family !== 'pongs') this.add('old-and-young', oldAndYoung);
    if (laid.exposed === 0 && made.family !== 'pongs') this.add('identical-chows', identical);
    if (laid.exposed === 0 && !made.closed) this.add('concealed-hand', closed);
    const pongs = made.family === 'chows' ? 0 : laid.concealedPongs + usedIn(made, held.pongs);
    if (pongs >= SET - 1) this.add('three-concealed-pongs', pongs >= SET ? threePongs : thirdPong);
  }

  private addHonours({ honours, counted, family }: Made, discarded: TileKind): void {
    const { holding } = this.hand;
    const { valuePair, valuePong } = this.likely;
    for (let kind = FIRST_WIND; kind < PLAYING_KINDS; kind++) {
      const bit = 1 << (kind - FIRST_WIND);
      const isLaid = (holding.honours & bit) !== 0;
      if ((counted & bit) !== 0 || (!isLaid && (!honours || family === 'chows'))) continue;
      const held = holding.counts[kind]! - (kind === discarded ? 1 : 0);
      const isPair = held === 2 && holding.live[kind]! > 0;
      const likely = isLaid ? 1 : held >= SET ? valuePong : isPair ? valuePair : 0;
      if (likely > 0) for (const item of this.itemsOf(kind)) this.add(item, likely);
    }
  }

  /** What a pong of an honour counts. */
  private itemsOf(kind: TileKind): readonly NewItem[] {
    if (kind >= FIRST_DRAGON) return DRAGON;
    const { seat, prevailing } = this.hand.holding.view;
    const isSeat = kind === FIRST_WIND + seat;
    if (kind === FIRST_WIND + prevailing) return isSeat ? BOTH_WINDS : ROUND_WIND;
    return isSeat ? SEAT_WIND : NOTHING;
  }

  private addBonus(): void {
    if (!this.options.bonusTiles) return;
    const { laid, holding } = this.hand;
    const { noBonus, noBonusLost } = this.likely;
    if (laid.bonus === 0) this.add('no-bonus-tiles', noBonus - noBonusLost * holding.wallShare);
    if (laid.flowers === OF_A_SORT) this.add('all-flowers', 1);
    else if (laid.ownFlower) this.add('own-flower', 1);
    if (laid.seasons === OF_A_SORT) this.add('all-seasons', 1);
    else if (laid.ownSeason) this.add('own-season', 1);
  }

  /** An item that comes about so likely. */
  private add(item: NewItem, likely: number): void {
    const value = faanOf(this.options, item);
    if (value === 0 || likely === 0) return;
    if (likely === 1) {
      this.sure += value;
      return;
    }
    const { sums } = this;
    for (let sum = MOST; sum >= 0; sum--) {
      const from = sums[sum]! * likely;
      if (from === 0) continue;
      sums[sum]! -= from;
      sums[Math.min(MOST, sum + value)]! += from;
    }
  }

  /** The mean over all sums, and over drawn wins and others. */
  private paid(made: Made): number {
    const { exposed } = this.hand.laid;
    const { lastMeld, drawnClosed, drawnOpen } = this.likely;
    const open = exposed === SETS ? 1 : exposed === SETS - 1 ? lastMeld : 0;
    const claimed = made.claimed + open * faanOf(this.options, 'all-from-others');
    const drawn = made.drawn + open * faanOf(this.options, 'half-from-others');
    const share = made.closed ? drawnClosed : drawnOpen;
    let mean = 0;
    for (let more = 0; more <= MOST; more++) {
      const likely = this.sums[more]!;
      if (likely === 0) continue;
      mean +=
        likely * ((1 - share) * this.pays(claimed + more) + share * PAID_DRAWN * this.pays(drawn + more));
    }
    return mean / this.need;
  }

  /** A part of a faan counts as how likely it is one. */
  private pays(more: number): number {
    const faan = this.sure + more;
    if (faan >= this.need) return faan;
    const lacks = this.need - faan;
    return lacks < 1 ? this.need * (1 - lacks) : 0;
  }
}

const DRAGON: readonly NewItem[] = ['dragon-pong'];
const SEAT_WIND: readonly NewItem[] = ['seat-wind'];
const ROUND_WIND: readonly NewItem[] = ['round-wind'];
const BOTH_WINDS: readonly NewItem[] = ['seat-wind', 'round-wind'];
const NOTHING: readonly NewItem[] = [];

function usedIn({ suits, honours }: Made, counts: readonly number[]): number {
  let sum = honours ? counts[HONOURS]! : 0;
  for (const suit of SUITS) if (((suits >> suit) & 1) === 1) sum += counts[suit]!;
  return sum;
}
