import { isDeepStrictEqual } from 'node:util';
import { scoreRequest } from '../../src/cli/scoreRequest';
import { parseHand } from '../../src/engine/handNotation';
import type { WrittenHand } from '../../src/engine/handNotation';
import { ruleSetOf, rulesOf } from '../../src/engine/knownRules';
import { formatTiles, parseSeat } from '../../src/engine/notation';
import { parseOptions } from '../../src/engine/options';
import { factsOfHands, impossibleSentence } from '../../src/engine/scoring/winRequest';
import { pointsBySeat } from '../../src/engine/scoring/payments';
import type { Options, Seat, WinBy } from '../../src/engine/types';
import { createCalculator } from '../../src/store/calculator/calculatorStore';
import { newDraft } from '../../src/store/calculator/draft';
import { readDraft, writeDraft } from '../../src/store/calculator/draftText';
import { atSeat, toggledSituation, wonBy } from '../../src/store/calculator/edits';
import type { Entry } from '../../src/store/calculator/edits';
import { judge, situationsOf } from '../../src/store/calculator/judge';
import type { Judgement } from '../../src/store/calculator/judge';
import { generateCases } from '../naive/classical/generate';
import { formatHand } from '../naive/classical/text';
import { generateRequests } from '../naive/generateHands';
import { randomFrom } from '../naive/generate/random';
import type { Random } from '../naive/generate/random';

/** What the calculator's contract is asked. */
interface Request {
  readonly rules: string;
  readonly hand: string;
  /** Of all seats, where every hand is scored. */
  readonly hands?: Readonly<Record<string, string>>;
  readonly winner?: string;
  readonly seat: string;
  readonly round?: string;
  readonly by: WinBy;
  readonly from?: string;
  readonly situation?: readonly string[];
  readonly options?: object;
}

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

const known = new Map<string, Options>();

function completed(game: string, options: object): Options {
  const key = `${game} ${JSON.stringify(options)}`;
  const kept = known.get(key);
  if (kept) return kept;
  const parsed = parseOptions(ruleSetOf(game).options, options);
  if (!parsed.ok) throw new Error(parsed.error);
  known.set(key, parsed.value);
  return parsed.value;
}

/** Enters a request as a player does: what it comes to, with how many taps, and the same after it was kept and read. */
function entered(request: Request) {
  const game = { rules: request.rules, options: completed(request.rules, request.options ?? {}) };
  const rules = rulesOf(game);
  const seats = ['E', 'S', 'W', 'N'];
  const store = createCalculator(newDraft(game), () => undefined);
  let pressed = 0;
  const tap = (run: () => unknown): void => {
    pressed++;
    run();
  };
  const { change, press, enter } = store.getState();
  const set = (next: Parameters<typeof change>[0]): void => tap(() => change(next));
  const draft = () => store.getState().draft;
  const seat = parseSeat(request.seat, 4)!;
  const round = parseSeat(request.round ?? 'E', 4)!;
  if (seat !== draft().seat) set(atSeat(draft(), seat));
  if (round !== draft().round) set({ ...draft(), round });
  if (request.by !== 'bonus-tiles') enterHand(request.hand, 0);
  if (request.by !== draft().by) set(wonBy(draft(), request.by));
  const from = request.from === undefined ? null : parseSeat(request.from, 4);
  if (from !== null && from !== draft().from && isTaken(request.by)) set({ ...draft(), from });
  for (const word of request.situation ?? [])
    if (situationsOf(draft()).includes(word)) set(toggledSituation(draft(), word));
  if (request.by === 'bonus-tiles') enterHand(request.hand, 0);
  const own = pressed;
  for (let at = 1; at < draft().hands.length; at++) enterHand(request.hands![seats[(seat + at) % 4]!]!, at);
  const readBack = readDraft(writeDraft(draft()));
  if (!readBack) throw new Error(`What was entered cannot be read: ${JSON.stringify(writeDraft(draft()))}`);
  return { judged: judge(draft()), pressed: own, readBack };

  function enterHand(text: string, at: number): void {
    const sort = at > 0 ? 'held' : request.by === 'bonus-tiles' ? 'bonus-win' : 'won';
    const read = parseHand(text, { ...factsOfHands(rules), sort });
    if (!read.ok) throw new Error(`${text}: ${read.error}`);
    store.getState().lookAt(at);
    const { concealed, melds, winning, bonus } = read.value;
    const sets = melds.map((meld) => ({ kind: meld.kind, entry: entryOf(meld) }));
    for (const { kind, entry } of sets.toSorted((a, b) => (a.entry < b.entry ? -1 : 1))) {
      if (entry !== store.getState().entry) tap(() => enter(entry));
      tap(() => press(kind));
    }
    if (store.getState().entry !== 'tile') tap(() => enter('tile'));
    for (const kind of [...concealed, ...(winning === null ? [] : [winning]), ...bonus])
      tap(() => press(kind));
  }
}

function isTaken(by: WinBy): boolean {
  return by === 'discard' || by === 'robbed-kong';
}

function entryOf({ type, concealed }: WrittenHand['melds'][number]): Entry {
  return (concealed ? `concealed-${type}` : type) as Entry;
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
