import type { Bot } from '../../src/bots/bot';
import { botCalled } from '../../src/bots/registry';
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
const BOT = 'routes-1';
const GENTLE = 'gentle-2';
const HANDS = 20_000;
/** What `routes-1` must reach under `hong-kong-old`: drawn deals among four, points a hand against three first guesses. */
const MOST_DRAWN = 0.06;
const MOST_DRAWN_GENTLE = 0.12;
const LEAST_GAIN = 1.5;

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

/** The standard error of a share, as text. */
function spread(part: number, whole: number): string {
  const share = part / whole;
  return `${(100 * Math.sqrt((share * (1 - share)) / whole)).toFixed(2)} %`;
}

interface Table {
  readonly rules: string;
  readonly hands: number;
  readonly id?: string;
}

/** Four of one bot play matches. Gives the share of drawn deals. */
function fourAlike({ rules, hands, id = BOT }: Table): number {
  const bots = Array<Bot>(4).fill(botCalled(id));
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
    `four ${id}, ${rules}: ${hands} hands, ${percent(drawn, hands)} drawn (standard error ${spread(drawn, hands)}), ` +
      `${percent(wins.count / 4, hands)} won by each, ` +
      `${percent(wins.selfDrawn, wins.count)} self-drawn, ${plain} faan, ${withBonus} with bonus faan, ` +
      `${percent(wins.limits, wins.count)} limit hands, ${(wins.turns / wins.count).toFixed(1)} own turns at the win, ` +
      `${Math.round((1e6 * hands) / (user + system))} hands a CPU second`,
  );
  console.log(`  ${wins.items()}`);
  return drawn / hands;
}

interface Duel {
  readonly rules: string;
  readonly hands: number;
  readonly id?: string;
  readonly other: string;
}

/** Points a hand, and their standard error. */
interface Gain {
  readonly points: number;
  readonly error: number;
}

/** One bot against three others, in duplicate. */
function againstThree({ rules, hands, id = BOT, other }: Duel): Gain {
  const options = optionsOf(rules);
  const bots = [botCalled(id), ...Array<Bot>(3).fill(botCalled(other))];
  const counted = rules === 'hong-kong-old' ? pointsWithLimitAs(LIMIT_AS, { rules, options }) : null;
  if (counted && !counted.ok) throw new Error(counted.error);
  const statistics = new Statistics(
    bots.map((bot) => bot.id),
    counted ? counted.value : pointsOf,
  );
  simulateDuplicate({ rules, options, hands, seed: SEED, bots }, (played) => statistics.add(played));
  const [seat] = statistics.seats();
  if (!seat) throw new Error(`${id} did not sit at the table.`);
  const { pointsPerHand: points, pointsPerHandStandardError: error, wins } = seat;
  console.log(
    `one ${id} against three ${other}, ${rules}: ${points.toFixed(2)} points a hand (standard error ${error.toFixed(3)}, ` +
      `± ${(1.96 * error).toFixed(2)}), ${percent(wins, hands)} won (standard error ${spread(wins, hands)}), ` +
      `${percent(statistics.draws, hands)} drawn, over ${hands} hands`,
  );
  return { points, error };
}

function pointsOf({ deal }: PlayedDeal): number[] {
  const points = deal.seats.map(() => 0);
  for (const { from, to, amount } of deal.ledger) {
    if (from !== null) points[from]! -= amount;
    if (to !== null) points[to]! += amount;
  }
  return points;
}

/** Plays one against three others; throws unless it surely wins points. */
function mustBeat(duel: Duel): void {
  const { points, error } = againstThree(duel);
  if (points - 1.96 * error < 0)
    throw new Error(`${BOT} does not beat three ${duel.other} under ${duel.rules}.`);
}

/** What is asked of `routes-1` as a yardstick. */
function verifyYardstick(): void {
  const drawn = fourAlike({ rules: 'hong-kong-old', hands: HANDS });
  if (drawn > MOST_DRAWN) throw new Error(`Four ${BOT} drew ${percent(drawn, 1)} of their hands.`);
  const { points, error } = againstThree({
    rules: 'hong-kong-old',
    hands: HANDS,
    other: 'routes-first-guess',
  });
  const isReached = points >= LEAST_GAIN;
  console.log(`  asked for: ${LEAST_GAIN} points a hand, ${isReached ? 'reached' : 'NOT reached'}`);
  if (points + 1.96 * error < LEAST_GAIN)
    throw new Error(`${BOT} surely wins less than ${LEAST_GAIN} points.`);
}

/** The beginner: it must lose to three of the standard bot, yet win now and then, and four of it must finish their hands. */
function verifyGentle(): void {
  const { points, error } = againstThree({ rules: 'hong-kong-old', hands: HANDS, id: GENTLE, other: BOT });
  if (points + 1.96 * error > 0) throw new Error(`${GENTLE} does not lose to three ${BOT}.`);
  const drawn = fourAlike({ rules: 'hong-kong-old', hands: HANDS / 2, id: GENTLE });
  if (drawn > MOST_DRAWN_GENTLE) throw new Error(`Four ${GENTLE} drew ${percent(drawn, 1)} of their hands.`);
}

/** Prints how strong `routes-1` and `gentle-2` are, on seeds of their own; throws when they are not what they ought to be. */
export function verifyRoutesStrength(): void {
  verifyYardstick();
  verifyGentle();
  fourAlike({ rules: 'hong-kong-common', hands: 4_000 });
  for (const other of ['fast', 'never-claims']) {
    mustBeat({ rules: 'hong-kong-old', other, hands: 4_000 });
    mustBeat({ rules: 'hong-kong-common', other, hands: 4_000 });
  }
  mustBeat({ rules: 'taisen', other: 'never-claims', hands: 4_000 });
}
