import type { Average } from '../engine/rules';
import type { DealEvent, MeldType, Win } from '../engine/types';
import type { PlayedDeal } from './simulate';

/** What one bot did over a simulation; averages are null where nothing happened to average. */
export interface SeatStatistics {
  readonly bot: string;
  readonly points: number;
  readonly pointsPerHand: number;
  readonly pointsPerHandStandardError: number;
  readonly wins: number;
  readonly selfDrawn: number;
  readonly dealIns: number;
  readonly limitHands: number;
  readonly averageTurnOfWin: number | null;
  readonly claimsPerHand: number;
  /** What the rule set averages over won hands, by id. */
  readonly averages: Readonly<Record<string, number | null>>;
}

interface Tally {
  points: number;
  wins: number;
  selfDrawn: number;
  dealIns: number;
  limitHands: number;
  averages: Mean[];
  turns: number;
  claims: number;
  /** Sum and sum of squares over finished units, and the unit under way. */
  sum: number;
  squares: number;
  unitPoints: number;
}

/** Points by seat of a deal, as they are to be counted. */
export type Points = (played: PlayedDeal) => readonly number[];

/** Collects statistics by bot over deals that come in the order of their units. */
export class Statistics {
  hands = 0;
  draws = 0;
  private units = 0;
  private unit = -1;
  private unitHands = 0;
  private readonly tallies: Tally[];
  private readonly bots: readonly string[];
  private readonly points: Points;
  private readonly averages: readonly Average[];

  constructor(bots: readonly string[], points: Points, averages: readonly Average[] = []) {
    this.bots = bots;
    this.points = points;
    this.averages = averages;
    this.tallies = bots.map(() => ({
      points: 0,
      wins: 0,
      selfDrawn: 0,
      dealIns: 0,
      limitHands: 0,
      averages: averages.map(() => ({ sum: 0, count: 0 })),
      turns: 0,
      claims: 0,
      sum: 0,
      squares: 0,
      unitPoints: 0,
    }));
  }

  add(played: PlayedDeal): void {
    if (played.unit !== this.unit) this.closeUnit();
    this.unit = played.unit;
    this.unitHands++;
    this.hands++;
    if (played.deal.wins.length === 0) this.draws++;
    this.points(played).forEach((points, seat) => {
      const tally = this.at(played, seat);
      tally.points += points;
      tally.unitPoints += points;
    });
    for (const event of played.events) this.addClaim(played, event);
    for (const win of played.deal.wins) this.addWin(played, win);
  }

  private at(played: PlayedDeal, seat: number): Tally {
    return this.tallies[played.playerAt[seat] as number] as Tally;
  }

  private addClaim(played: PlayedDeal, event: DealEvent): void {
    if (event.type === 'chow' || event.type === 'pong' || event.type === 'kong')
      this.at(played, event.seat).claims++;
  }

  private addWin(played: PlayedDeal, win: Win): void {
    const tally = this.at(played, win.seat);
    tally.wins++;
    tally.turns += ownTurns(played.events, win);
    if (win.sheet.limit) tally.limitHands++;
    this.averages.forEach(({ of }, at) => addTo(tally.averages[at]!, of(win.sheet)));
    if (win.by === 'wall') tally.selfDrawn++;
    if (win.from !== null) this.at(played, win.from).dealIns++;
  }

  private closeUnit(): void {
    if (this.unitHands === 0) return;
    for (const tally of this.tallies) {
      const mean = tally.unitPoints / this.unitHands;
      tally.sum += mean;
      tally.squares += mean * mean;
      tally.unitPoints = 0;
    }
    this.units++;
    this.unitHands = 0;
  }

  seats(): SeatStatistics[] {
    this.closeUnit();
    return this.tallies.map((tally, at) => ({
      bot: this.bots[at] as string,
      points: tally.points,
      pointsPerHand: tally.points / this.hands,
      pointsPerHandStandardError: standardError(tally, this.units),
      wins: tally.wins,
      selfDrawn: tally.selfDrawn,
      dealIns: tally.dealIns,
      limitHands: tally.limitHands,
      averageTurnOfWin: ratio(tally.turns, tally.wins),
      claimsPerHand: tally.claims / this.hands,
      averages: Object.fromEntries(
        this.averages.map(({ id }, figure) => [id, meanOf(tally.averages[figure]!)]),
      ),
    }));
  }
}

/** A sum of values and how many they were. */
export interface Mean {
  sum: number;
  count: number;
}

/** Adds what a hand has of a figure, if it has it. */
export function addTo(mean: Mean, value: number | null): void {
  if (value === null) return;
  mean.sum += value;
  mean.count++;
}

function meanOf({ sum, count }: Mean): number | null {
  return ratio(sum, count);
}

function ratio(sum: number, count: number): number | null {
  return count === 0 ? null : sum / count;
}

function standardError({ sum, squares }: Tally, units: number): number {
  if (units < 2) return 0;
  const variance = (squares - (sum * sum) / units) / (units - 1);
  return Math.sqrt(Math.max(0, variance) / units);
}

/** The winner's own turns: draws from the front of the wall, and claims. */
function ownTurns(events: readonly DealEvent[], win: Win): number {
  return events.slice(0, win.event).filter((event) => isTurn(event) && event.seat === win.seat).length;
}

function isTurn(event: DealEvent): event is Extract<DealEvent, { type: 'draw' | MeldType }> {
  return event.type === 'draw'
    ? event.from === 'front'
    : ['chow', 'pong', 'kong', 'group'].includes(event.type);
}
