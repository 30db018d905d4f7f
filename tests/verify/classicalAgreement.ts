import { ruleSetOf, rulesOf } from '../../src/engine/knownRules';
import { startQueueDeal } from '../../src/engine/match';
import { parseOptions } from '../../src/engine/options';
import { stream } from '../../src/engine/random';
import type { Rules } from '../../src/engine/rules';
import { NO_SITUATION } from '../../src/engine/situations';
import type { Deal, Meld, Options, ScoreSheet, SeatState, WinContext } from '../../src/engine/types';
import { generateCases } from '../naive/classical/generate';
import type { Case } from '../naive/classical/generate';
import { tilesOf } from '../naive/classical/hand';
import type { Hand, Item, Winning, Worth } from '../naive/classical/hand';
import { worths } from '../naive/classical/score';
import { formatHand, parseHand } from '../naive/classical/text';

const RULES = 'classical';
const FIRST_EXTRA = 34;

/** How often the engine's sheet and the naive scoring differ on `hands` hands; the first few are printed. */
export function countClassicalDifferences(hands: number, seed: number): number {
  let differences = 0;
  for (const asked of generateCases(hands, seed)) {
    const naive = worths(asked.hand, asked.options).map(summary);
    const sheet = engineSheet(asked);
    const engine = sheet && summaryOfSheet(sheet);
    const agrees = engine === null ? naive.length === 0 : naive.includes(engine);
    if (agrees) continue;
    const { seat, win } = asked.hand;
    const told = { hand: formatHand(asked.hand), seat, win, options: asked.options };
    if (differences++ < 5) console.log(JSON.stringify(told), '\nengine', engine, '\nnaive', naive);
  }
  return differences;
}

/** 100,000 hands of winners and losers; throws on a difference. */
export function verifyClassicalAgreement(hands = 100_000): void {
  const differences = countClassicalDifferences(hands, 1);
  console.log(`${RULES}: ${hands} hands against the naive scoring, ${differences} differences`);
  if (differences > 0) throw new Error(`${RULES}: the two readings of the scoring differ.`);
}

/** Score, cap, and what each id brings in all, as text. */
function summary({ score, limit, items }: Worth): string {
  return JSON.stringify({ score, limit, items: addUp(items) });
}

function addUp(items: readonly Item[]): Record<string, number | null> {
  const sums: Record<string, number | null> = {};
  for (const { id, worth } of items.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
    sums[id] = worth === null ? null : (sums[id] ?? 0) + worth;
  return sums;
}

function summaryOfSheet({ total, limit, lines }: ScoreSheet): string {
  const items = lines.map(({ id, value }) => ({ id, worth: value }));
  return JSON.stringify({ score: total, limit, items: addUp(items) });
}

function engineSheet({ hand, options }: Case): ScoreSheet | null {
  const all = engineOptions(options);
  const rules = rulesOf({ rules: RULES, options: all });
  if (hand.win) return rules.score(contextOf(rules, hand));
  const deal = wonDeal(rules, all, hand);
  return rules.scoreAll(deal)[hand.seat] ?? null;
}

const known = new Map<string, Options>();

function engineOptions(options: Case['options']): Options {
  const key = JSON.stringify(options);
  const kept = known.get(key);
  if (kept) return kept;
  const parsed = parseOptions(ruleSetOf(RULES).options, { ...options, limit: options.limit ?? 'none' });
  if (!parsed.ok) throw new Error(parsed.error);
  known.set(key, parsed.value);
  return parsed.value;
}

/** The win as scoring is told of it. */
function contextOf(rules: Rules, { seat, held, melds, extras, win }: Hand): WinContext {
  if (!win) throw new Error('Only a winner has a win.');
  const kongs = melds.some(({ shape }) => shape === 'kong') ? 1 : 0;
  return {
    ...NO_SITUATION,
    seat,
    round: 0,
    by: win.by,
    from: fromWhom(seat, win),
    counts: countsOf(rules, held),
    melds: melds.map(({ shape, kind, concealed }) => ({ type: shape, kind, concealed, from: null })),
    bonus: extras,
    tile: win.tile,
    kong: win.by === 'robbed-kong' ? 'added-kong' : null,
    kongs: win.kongOnKong ? 2 : win.loose ? kongs : 0,
    end: win.by === 'wall' ? (win.loose ? 'back' : 'front') : null,
    firstDraw: win.asDealt,
    firstDiscard: win.onFirstDiscard,
  };
}

/** Who gave the tile: East, the next seat where that is the winner; nobody from the wall. */
function fromWhom(seat: number, { by }: Winning): number | null {
  if (by === 'wall') return null;
  return seat === 0 ? 1 : 0;
}

function countsOf(rules: Rules, held: readonly number[]): number[] {
  const counts = Array<number>(rules.tiles.size).fill(0);
  for (const kind of held) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/** A deal that another seat has won, in which every other seat holds this loser's hand. */
function wonDeal(rules: Rules, options: Options, loser: Hand): Deal {
  const { deal } = startQueueDeal({ rules: RULES, options }, 0, stream('loser', '0'));
  const seat = (loser.seat + 1) % 4;
  const plain = { tile: 0, by: 'wall', loose: false, kongOnKong: false } as const;
  const win = { ...plain, asDealt: false, onFirstDiscard: false };
  const winner: Hand = { ...parseHand('123456m123456p11s'), extras: [], seat, win };
  const context = contextOf(rules, winner);
  const sheet = rules.score(context);
  if (!sheet) throw new Error('The plain hand is not complete.');
  return {
    ...deal,
    phase: { type: 'ended', ending: 'won' },
    pending: null,
    seats: deal.seats.map((_, at) => seatOf(rules, at === seat ? winner : loser)),
    wins: [{ seat, tile: 0, by: 'wall', from: null, sheet, context, event: 0 }],
  };
}

function seatOf(rules: Rules, { held, melds, extras }: Hand): SeatState {
  const idOf = (kind: number): number => rules.geometry.tiles.indexOf(kind);
  return {
    hand: held.map(idOf),
    counts: countsOf(rules, held),
    melds: melds.map((meld): Meld => ({
      type: meld.shape,
      kind: meld.kind,
      tiles: tilesOf(meld).map(idOf),
      concealed: meld.concealed,
      from: meld.concealed ? null : 0,
      claimed: meld.concealed ? null : idOf(meld.kind),
    })),
    bonus: extras.filter((kind) => kind >= FIRST_EXTRA).map(idOf),
    river: [],
    open: false,
    barred: false,
  };
}
