import { playBlocks } from '../../research/blocks';
import { estimateOf } from '../../research/ladder/estimate';
import { progressTo } from '../../research/progress';
import type { Bot } from '../../src/bots/bot';
import { seatFigures } from '../../src/bots/figures';
import { decideWith, playDeal } from '../../src/bots/playDeal';
import { botCalled } from '../../src/bots/registry';
import { finishDeal, placesOf, playersOf, startMatch, startNextDeal } from '../../src/engine/match';
import type { Match, StartedDeal } from '../../src/engine/match';
import { hashText, streamSeed } from '../../src/engine/random';
import type { Options } from '../../src/engine/types';
import { rules } from '../../src/rule-sets/riichi/rules';
import { TheirSeat } from '../majiang/theirs';
import { optionsOf } from '../support/rigged';

const RULES = rules.id;
const SEATS = 4;
const PROCESSES = 2;

/** One of these at a table of three of majiang-ai, or the other way round; `matches` are played from each seat. */
export interface MajiangJob {
  readonly bot: string;
  readonly isAlone: boolean;
  readonly matches: number;
  readonly seed: number;
}

/** What one side did in hands. */
interface Habits {
  hands: number;
  wins: number;
  dealIns: number;
  riichi: number;
  /** Hands in which something was claimed. */
  open: number;
  /** Points that won hands brought. */
  won: number;
}

/** Four matches on one seed: our bots' points over a hand, and places and results over theirs. */
export interface MajiangFound {
  readonly points: number;
  readonly hands: number;
  /** Mean place, 1 to 4. */
  readonly place: number;
  /** Mean result of a match with the points of places. */
  readonly result: number;
  readonly habits: readonly [ours: Habits, theirs: Habits];
  /** Milliseconds of all choices of each side, and how many they were. */
  readonly thought: readonly (readonly [number, number])[];
}

type Thought = [number, number];

/** Plays the matches of one seed, the seat that differs being each in turn. */
export function majiangBlock({ bot, isAlone, seed }: MajiangJob, block: number): MajiangFound {
  const table = new Table(botCalled(bot), optionsOf(RULES));
  const bits = hashText(`majiang:${seed}:${block}`).slice(0, 32);
  for (let alone = 0; alone < SEATS; alone++)
    table.playMatch(bits, (player) => (player === alone) === isAlone);
  return table.found();
}

class Table {
  private readonly bot: Bot;
  private readonly options: Options;
  private readonly habits: [Habits, Habits] = [noHabits(), noHabits()];
  private readonly thought: [Thought, Thought] = [
    [0, 0],
    [0, 0],
  ];
  private readonly sums = { points: 0, hands: 0, place: 0, result: 0, players: 0 };

  constructor(bot: Bot, options: Options) {
    this.bot = bot;
    this.options = options;
  }

  playMatch(bits: string, isOurs: (player: number) => boolean): void {
    let match = startMatch({ rules: RULES, options: this.options, bits, text: '' });
    const start = match.scores;
    let scores = start;
    while (match.progress) {
      const playerAt = playersOf(match);
      const started = startNextDeal(match);
      this.playOut(match, started, playerAt.map(isOurs));
      const before = match.scores;
      match = finishDeal(match, started.deal);
      scores = scores.map((points, player) => points + match.scores[player]! - before[player]!);
    }
    const closing = (match.closing ?? []).reduce(
      (sums, { points }) => sums.map((sum, player) => sum + points[player]!),
      start.map(() => 0),
    );
    const played = scores.map((points, player) => points - closing[player]!);
    const places = placesOf(played);
    start.forEach((points, player) => {
      if (!isOurs(player)) return;
      this.sums.players++;
      this.sums.points += played[player]! - points;
      this.sums.hands += match.dealt;
      this.sums.place += places.indexOf(player) + 1;
      this.sums.result += scores[player]!;
    });
  }

  private playOut(match: Match, started: StartedDeal, ours: readonly boolean[]): void {
    const { deal, events } = started;
    const playerAt = playersOf(match);
    const { progress, scores } = match;
    const { honba = 0, sticks = 0 } = deal.carry as { honba?: number; sticks?: number };
    const standing = {
      dealer: progress!.dealer,
      round: progress!.round,
      honba,
      sticks,
      points: playerAt.map((player) => scores[player]!),
    };
    const theirs = ours.map((isOurs, seat) => (isOurs ? null : new TheirSeat(started, seat, standing)));
    const seated = playerAt.map((player) => ({ bot: this.bot, player }));
    const decide = decideWith(seated, streamSeed(match.bits, `bots:${match.dealt}`));
    playDeal(
      deal,
      (at, seat, choices) => {
        const their = theirs[seat];
        const begun = process.cpuUsage();
        const choice = their ? their.choose(choices) : decide(at, seat, choices);
        const { user, system } = process.cpuUsage(begun);
        const side = this.thought[their ? 1 : 0];
        side[0] += (user + system) / 1000;
        side[1]++;
        return choice;
      },
      events,
    );
    ours.forEach((isOurs, seat) => addHabits(this.habits[isOurs ? 0 : 1], started, seat));
  }

  found(): MajiangFound {
    const { points, hands, place, result, players } = this.sums;
    return {
      points,
      hands,
      place: place / players,
      result: result / players,
      habits: this.habits,
      thought: this.thought,
    };
  }
}

function noHabits(): Habits {
  return { hands: 0, wins: 0, dealIns: 0, riichi: 0, open: 0, won: 0 };
}

function addHabits(habits: Habits, { deal, events }: StartedDeal, seat: number): void {
  const { won, dealtIn, claims } = seatFigures(deal, events, seat);
  habits.hands++;
  habits.wins += Number(won);
  habits.dealIns += Number(dealtIn);
  habits.open += Number(claims > 0);
  if (events.some((event) => event.type === 'declare' && event.what === 'riichi' && event.seat === seat))
    habits.riichi++;
  if (won) habits.won += deal.ledger.reduce((sum, { to, amount }) => sum + (to === seat ? amount : 0), 0);
}

/** One of a bot against three of majiang-ai, and three against one: points a hand, places and results with their errors. */
export async function verifyMajiangLadder(
  script: string,
  { bot, seed, hands }: { readonly bot: string; readonly seed: number; readonly hands: number },
): Promise<void> {
  for (const isAlone of [true, false]) {
    const matches = Math.ceil(hands / (SEATS * 10));
    const found: MajiangFound[] = [];
    const show = progressTo(matches, 'walls');
    await playBlocks<MajiangJob, MajiangFound>({
      script,
      name: 'majiang-ai',
      job: { bot, isAlone, matches, seed },
      blocks: Array.from({ length: matches }, (_, block) => block),
      processes: PROCESSES,
      onFound: (each) => {
        found.push(each);
        show();
      },
    });
    report(
      isAlone ? `one ${bot} against three of majiang-ai` : `three ${bot} against one of majiang-ai`,
      found,
    );
  }
}

function report(title: string, found: readonly MajiangFound[]): void {
  const hands = found.reduce((sum, each) => sum + each.hands, 0);
  const mean = hands / found.length;
  const points = estimateOf(found.map((each) => each.points / mean));
  const place = estimateOf(found.map((each) => each.place));
  const result = estimateOf(found.map((each) => each.result));
  console.log(
    `${title}: ${points.mean.toFixed(0)} ± ${points.error.toFixed(0)} points a hand, place ${place.mean.toFixed(3)} ± ${place.error.toFixed(3)}, ${result.mean.toFixed(0)} ± ${result.error.toFixed(0)} a match; ${found.length * SEATS} matches, ${hands} hands of ours`,
  );
  ['ours', 'theirs'].forEach((side, at) => {
    const habits = found.map((each) => each.habits[at]!);
    const sum = (what: keyof Habits): number => habits.reduce((all, each) => all + each[what], 0);
    const share = (what: keyof Habits): string => `${((100 * sum(what)) / sum('hands')).toFixed(1)} %`;
    const [spent, choices] = found.reduce(
      ([all, count], { thought }) => [all + thought[at]![0], count + thought[at]![1]],
      [0, 0],
    );
    console.log(
      `  ${side}: won ${share('wins')}, dealt in ${share('dealIns')}, riichi ${share('riichi')}, open ${share('open')}, ${(sum('won') / sum('wins')).toFixed(0)} points a win; ${(spent / choices).toFixed(2)} ms a choice`,
    );
  });
}
