import { isDeepStrictEqual } from 'node:util';
import { scoreRequest } from '../../src/cli/scoreRequest';
import { parseHand } from '../../src/engine/handNotation';
import type { WrittenHand } from '../../src/engine/handNotation';
import { rulesOf } from '../../src/engine/knownRules';
import { formatTiles } from '../../src/engine/notation';
import { factsOfHands, impossibleSentence } from '../../src/engine/scoring/winRequest';
import { pointsBySeat } from '../../src/engine/scoring/payments';
import type { Seat } from '../../src/engine/types';
import { judge } from '../../src/store/calculator/judge';
import type { Judgement } from '../../src/store/calculator/judge';
import { generateCases } from '../naive/classical/generate';
import { formatHand } from '../naive/classical/text';
import { generateRequests } from '../naive/generateHands';
import { randomFrom } from '../naive/generate/random';
import type { Random } from '../naive/generate/random';
import { completed, entered } from '../support/entered';
import type { Request } from '../support/entered';

const GAMES = ['hong-kong-old', 'hong-kong-common', 'taisen', 'classical'] as const;
type Game = (typeof GAMES)[number];

/** How often the page's calculator, its hands entered tile by tile, differs from the command; and the taps of each hand. */
export function compareCalculators(
  game: Game,
  hands: number,
  seed: number,
): { differences: number; taps: number[] } {
  let differences = 0;
  const taps: number[] = [];
  for (const request of requestsFor(game, hands, seed)) {
    const { judged, pressed, readBack } = entered(request);
    const asked = scoreRequest(request) as Answer;
    const ours = summaryOf(judged, rulesOf(readBack).geometry.seats);
    if (judged.type === 'won') taps.push(pressed);
    const answered = summaryOfAnswer(asked);
    const isReadBack = isDeepStrictEqual(judge(readBack), judged);
    if (isReadBack && isDeepStrictEqual(ours, answered)) continue;
    if (differences++ < 5) console.log(JSON.stringify({ request, ours, asked, isReadBack }));
  }
  return { differences, taps };
}

/** 20,000 hands of every game; throws on a difference. */
export function verifyCalculator(hands = 20_000): void {
  for (const game of GAMES) {
    const { differences, taps } = compareCalculators(game, hands, 1);
    const median = taps.toSorted((a, b) => a - b)[taps.length >> 1];
    console.log(
      `${game}: ${hands} hands in both calculators, ${differences} differences, taps of a won hand: median ${median}`,
    );
    if (differences > 0) throw new Error(`${game}: the calculators differ.`);
  }
}

function requestsFor(game: Game, count: number, seed: number): Iterable<Request> {
  if (game === 'classical') return classicalRequests(count, seed);
  if (game === 'taisen') return taisenRequests(count, seed);
  return generateRequests(game, count, seed) as Iterable<Request>;
}

/** Hands of the Hong Kong game without bonus tiles, kongs and circumstances. */
function* taisenRequests(count: number, seed: number): Generator<Request> {
  const random = randomFrom(seed);
  let made = 0;
  for (const each of generateRequests('hong-kong-old', 3 * count, seed) as Iterable<Request>) {
    const [hand = ''] = each.hand.split('|');
    const options = { groups: random.pick([3, 4]), winFromAnyone: random.chance(0.5) };
    const rules = rulesOf({ rules: 'taisen', options: completed('taisen', options) });
    const isPlayed = parseHand(hand, { ...factsOfHands(rules), sort: 'won' }).ok;
    if (!isPlayed || each.by === 'robbed-kong') continue;
    if (made++ === count) return;
    yield { ...each, rules: 'taisen', hand, options, situation: [] };
  }
}

/** Winners with three others, whose tiles are what is left. */
function* classicalRequests(count: number, seed: number): Generator<Request> {
  const random = randomFrom(seed);
  let made = 0;
  for (const { hand, options } of generateCases(4 * count, seed)) {
    const { win, seat, held } = hand;
    if (!win || !held.includes(win.tile)) continue;
    if (made++ === count) return;
    const all = { ...options, limit: options.limit ?? 'none', settle: random.pick(['fines', 'keep']) };
    const text = formatHand(hand);
    const seats = ['E', 'S', 'W', 'N'];
    const rest = leftBeside(text, all, random);
    const hands = Object.fromEntries(
      seats.map((name, at) => [name, at === seat ? text : formatTiles(rest.splice(0, 13))]),
    );
    const situation = [
      ...(win.kongOnKong ? ['double-kong-replacement'] : win.loose ? ['kong-replacement'] : []),
      ...(win.asDealt ? ['first-draw'] : []),
      ...(win.onFirstDiscard ? ['first-discard'] : []),
    ];
    const from = seats[seat === 0 ? 1 : 0]!;
    const name = seats[seat]!;
    yield {
      rules: 'classical',
      hand: text,
      hands,
      winner: name,
      seat: name,
      by: win.by,
      from,
      situation,
      options: all,
    };
  }
}

/** The playing tiles that are not in this hand, shuffled. */
function leftBeside(text: string, options: object, random: Random): number[] {
  const rules = rulesOf({ rules: 'classical', options: completed('classical', options) });
  const read = parseHand(text, { ...factsOfHands(rules), sort: 'won' });
  if (!read.ok) throw new Error(read.error);
  const used = tilesIn(read.value);
  const left = rules.tiles.faces.filter((kind) => kind < 34);
  for (const kind of used) if (kind < 34) left.splice(left.indexOf(kind), 1);
  return random.shuffled(left);
}

function tilesIn({ concealed, melds, winning }: WrittenHand): number[] {
  const laid = melds.flatMap(({ type, kind }) =>
    type === 'chow' ? [kind, kind + 1, kind + 2] : Array<number>(type === 'kong' ? 4 : 3).fill(kind),
  );
  return [...concealed, ...laid, ...(winning === null ? [] : [winning])];
}

interface Answer {
  readonly error?: string;
  readonly legal?: boolean;
  readonly reason?: string;
  readonly deficiency?: number | null;
  readonly payments?: Readonly<Record<Seat, number>>;
}

/** What both say in their own way: whether it wins and who pays, or what it lacks. */
function summaryOf(judged: Judgement, seats: number): object {
  if (judged.type === 'short') return { short: judged.missing };
  if (judged.type === 'impossible') return { error: impossibleSentence(judged.reason) };
  if (judged.type === 'incomplete') return { deficiency: judged.deficiency };
  if (judged.type === 'below') return { refused: 'below-minimum' };
  return { payments: judged.payments && pointsBySeat(judged.payments, seats) };
}

function summaryOfAnswer({ error, legal, reason, deficiency, payments }: Answer): object {
  if (error !== undefined) return { error };
  if (reason === 'not-complete') return { deficiency };
  return legal ? { payments } : { refused: reason };
}
