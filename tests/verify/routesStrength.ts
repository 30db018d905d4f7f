import type { Bot } from '../../src/bots/bot';
import { findBot } from '../../src/bots/registry';
import { simulateDuplicate, simulateMatches } from '../../src/cli/simulate';
import type { PlayedDeal } from '../../src/cli/simulate';
import { Statistics } from '../../src/cli/simStatistics';
import { pointsWithLimitAs } from '../../src/cli/limitAs';
import type { ScoreLine } from '../../src/engine/types';
import { optionsOf } from '../support/rigged';

/** Seeds that the bots were never tuned on. */
const SEED = 20_261_120;
/** Limit hands are compared as hands of so many faan, so that one does not outweigh a hundred others. */
const LIMIT_AS = 10;
/** What `routes` must reach: drawn deals among four, and the points it is sure of against three others. */
const MOST_DRAWN = 0.12;

function botCalled(id: string): Bot {
  const bot = findBot(id);
  if (!bot) throw new Error(`There is no bot ${id}.`);
  return bot;
}

/** Sums over the wins of many deals. */
class Wins {
  count = 0;
  limits = 0;
  selfDrawn = 0;
  turns = 0;
  faan = 0;
  bonusFaan = 0;
  private readonly hands = new Map<string, number>();

  add({ deal, events }: PlayedDeal): void {
    for (const { seat, by, sheet } of deal.wins) {
      this.count++;
      if (by === 'wall') this.selfDrawn++;
      this.turns += events.filter((event) => event.type === 'discard' && event.seat === seat).length;
      if (by === 'wall') this.turns++;
      if (sheet.limit) this.limits++;
      this.faan += sumOf(sheet.lines, 'faan');
      this.bonusFaan += sumOf(sheet.lines, 'bonus-faan');
      for (const { id } of sheet.lines) this.hands.set(id, (this.hands.get(id) ?? 0) + 1);
    }
  }

  /** How many of the wins have each item, the commonest first. */
  items(): string {
    const sorted = [...this.hands].toSorted(([, a], [, b]) => b - a);
    return sorted.map(([id, wins]) => `${id} ${percent(wins, this.count)}`).join(', ');
  }
}

function sumOf(lines: readonly ScoreLine[], unit: ScoreLine['unit']): number {
  return lines.reduce((sum, line) => sum + (line.unit === unit ? (line.value ?? 0) : 0), 0);
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}

function fourAlike(rules: string, hands: number): void {
  const bots = Array<Bot>(4).fill(botCalled('routes'));
  const wins = new Wins();
  let drawn = 0;
  const start = process.cpuUsage();
  simulateMatches({ rules, options: optionsOf(rules), hands, seed: SEED, bots }, (played) => {
    if (played.deal.wins.length === 0) drawn++;
    wins.add(played);
  });
  const { user, system } = process.cpuUsage(start);
  const counted = wins.count - wins.limits;
  const plain = (wins.faan / counted).toFixed(2);
  const withBonus = ((wins.faan + wins.bonusFaan) / counted).toFixed(2);
  console.log(
    `four routes, ${rules}: ${hands} hands, ${percent(drawn, hands)} drawn, ${percent(wins.count / 4, hands)} won by each, ` +
      `${percent(wins.selfDrawn, wins.count)} self-drawn, ${plain} faan, ${withBonus} with bonus faan, ` +
      `${percent(wins.limits, wins.count)} limit hands, ${(wins.turns / wins.count).toFixed(1)} own turns at the win, ` +
      `${Math.round((1e6 * hands) / (user + system))} hands a CPU second`,
  );
  console.log(`  ${wins.items()}`);
  if (drawn / hands > MOST_DRAWN) throw new Error(`Four routes drew ${percent(drawn, hands)} of ${rules}.`);
}

interface Duel {
  readonly rules: string;
  readonly other: string;
  readonly hands: number;
}

/** One `routes` against three others, in duplicate. */
function againstThree({ rules, other, hands }: Duel): void {
  const options = optionsOf(rules);
  const bots = [botCalled('routes'), ...Array<Bot>(3).fill(botCalled(other))];
  const points = rules === 'hong-kong-old' ? pointsWithLimitAs(LIMIT_AS, { rules, options }) : null;
  if (points && !points.ok) throw new Error(points.error);
  const statistics = new Statistics(
    bots.map(({ id }) => id),
    points ? points.value : pointsOf,
  );
  simulateDuplicate({ rules, options, hands, seed: SEED, bots }, (played) => statistics.add(played));
  const [routes] = statistics.seats();
  const gain = routes?.pointsPerHand ?? 0;
  const interval = 1.96 * (routes?.pointsPerHandStandardError ?? 0);
  console.log(
    `one routes against three ${other}, ${rules}: ${gain.toFixed(2)} ± ${interval.toFixed(2)} points a hand over ${hands} hands`,
  );
  if (gain - interval < 0) throw new Error(`routes does not beat three ${other} under ${rules}.`);
}

function pointsOf({ deal }: PlayedDeal): number[] {
  const points = deal.seats.map(() => 0);
  for (const { from, to, amount } of deal.ledger) {
    if (from !== null) points[from]! -= amount;
    if (to !== null) points[to]! += amount;
  }
  return points;
}

/** Prints how strong `routes` is, on seeds of its own; throws when it is weaker than it ought to be. */
export function verifyRoutesStrength(): void {
  fourAlike('hong-kong-old', 20_000);
  fourAlike('hong-kong-common', 4_000);
  for (const other of ['fast', 'never-claims']) {
    againstThree({ rules: 'hong-kong-old', other, hands: 4_000 });
    againstThree({ rules: 'hong-kong-common', other, hands: 4_000 });
  }
  againstThree({ rules: 'taisen', other: 'never-claims', hands: 4_000 });
}
