import type { Bot } from '../../src/bots/bot';
import { findBot } from '../../src/bots/registry';
import { STYLE_IDS } from '../../src/bots/styles/styles';
import { pointsWithLimitAs } from '../../src/cli/limitAs';
import { simulateDuplicate } from '../../src/cli/simulate';
import { Statistics } from '../../src/cli/simStatistics';
import { optionsOf } from '../support/rigged';
import { Habits } from './habits';

const RULES = 'hong-kong-old';
const LIMIT_AS = 10;
const PLAIN = 'routes-1';
const IDS = [PLAIN, ...STYLE_IDS.map((style) => `${PLAIN}+${style}`)];
const SAMPLE = 200;

function botCalled(id: string): Bot {
  const bot = findBot(id);
  if (!bot) throw new Error(`There is no bot ${id}.`);
  return bot;
}
type Sample = Readonly<Record<string, number>>;

interface Seen {
  readonly points: number;
  readonly error: number;
  readonly samples: readonly Sample[];
}

function watch(id: string, seed: number, hands: number): Seen {
  const options = optionsOf(RULES);
  const bots = [botCalled(id), ...Array<Bot>(3).fill(botCalled(PLAIN))];
  const counted = pointsWithLimitAs(LIMIT_AS, { rules: RULES, options });
  if (!counted.ok) throw new Error(counted.error);
  const statistics = new Statistics(bots.map((bot) => bot.id), counted.value);
  const habits: Habits[] = [];
  simulateDuplicate({ rules: RULES, options, hands, seed, bots }, (played) => {
    if (statistics.hands % SAMPLE === 0) habits.push(new Habits());
    statistics.add(played);
    habits.at(-1)!.add(played, 0);
  });
  const [seat] = statistics.seats();
  return {
    points: seat!.pointsPerHand,
    error: seat!.pointsPerHandStandardError,
    samples: habits.map((each) => each.figures()),
  };
}

export function verifyStyles(): void {
  const ids = (process.env['IDS'] ?? IDS.join(',')).split(',');
  const hands = Number(process.env['HANDS'] ?? 4000);
  const seed = Number(process.env['SEED'] ?? 501);
  const all: Record<string, Seen> = {};
  for (const id of ids) {
    const seen = watch(id, seed, hands);
    all[id] = seen;
    const names = Object.keys(seen.samples[0]!);
    const mean = (name: string): number => seen.samples.reduce((s, x) => s + x[name]!, 0) / seen.samples.length;
    const sd = (name: string): number => Math.sqrt(seen.samples.reduce((s, x) => s + (x[name]! - mean(name)) ** 2, 0) / (seen.samples.length - 1));
    console.log(id, seen.points.toFixed(3), '±', seen.error.toFixed(3), names.map((n) => `${n} ${mean(n).toFixed(3)}(${sd(n).toFixed(3)})`).join(' '));
  }
}
