import { quote } from '../quote';
import { parseHand, type HandFacts, type WrittenHand } from '../handNotation';
import { WAYS } from '../mayLie';
import { formatTile, parseSeat, seatNames } from '../notation';
import { fail, ok, type Result } from '../result';
import type { Rules, WinContext } from '../rules';
import { allowedIn, circumstancesOf, NO_SITUATION, readStated, statementsOf } from '../situations';
import type { StatedValue } from '../situations';
import { countKinds } from '../tileSet';
import { countsAs } from '../tiles';
import type { Seat, WinBy } from '../types';
import { impossibleWin } from './impossible';
import type { ImpossibleWin } from './impossible';

/** A win as text, field by field, as the calculators take it. */
export type WinRequest = Readonly<Record<string, unknown>>;

/**
 * The win that a request describes, under these rules: `hand`, `seat`, `by`, `from` where another seat gave the tile,
 * `round` and `situation` if wanted. Refuses a missing or wrong field with a sentence that names it, and a win that
 * cannot have come about like that.
 */
export function parseWin(rules: Rules, request: WinRequest): Result<WinContext> {
  const by = WAYS.find((way) => way === request['by']);
  const { wins } = rules.layOuts;
  if (by === 'robbed-kong' && !wins.includes(by)) return fail(impossibleSentence({ code: 'no-kong-robbed' }));
  if (by === undefined || !wins.includes(by)) return fail(fault(request, 'by', `one of ${wins.join(', ')}`));
  const hand = readHand(rules, request, by);
  if (!hand.ok) return hand;
  const { seats } = rules.geometry;
  const seat = parseSeat(request['seat'], seats);
  if (seat === null) return fail(fault(request, 'seat', seatNames(seats)));
  const round = request['round'] === undefined ? 0 : parseSeat(request['round'], seats);
  if (round === null) return fail(fault(request, 'round', seatNames(seats)));
  const isGiven = isFromAnother(rules, hand.value, { by, seat, round });
  const from = isGiven ? readFrom(request, seat, seats) : ok(null);
  if (!from.ok) return from;
  const situation = readSituation(rules, request);
  if (!situation.ok) return situation;
  const values = readValues(rules, request, seat);
  if (!values.ok) return values;
  const win = statedWin(rules, hand.value, {
    by,
    seat,
    round,
    from: from.value,
    situation: situation.value,
    values: values.value,
  });
  const impossible = impossibleWin(rules, win);
  return impossible === null ? ok(win) : fail(impossibleSentence(impossible));
}

/** What is stated about a win besides its tiles: words of the rule set, and values by name. */
export interface StatedWin extends Pick<WinContext, 'by' | 'seat' | 'round' | 'from'> {
  readonly situation: readonly string[];
  readonly values: Values;
}

/** Stated values by name. */
export type Values = Readonly<Record<string, StatedValue>>;

/** The win with this hand, as far as a calculator knows it. */
export function statedWin(
  rules: Rules,
  hand: WrittenHand,
  { situation, values, ...stated }: StatedWin,
): WinContext {
  const plain = { ...NO_SITUATION, ...tilesOf(rules, hand), ...stated };
  const win: WinContext = { ...plain, end: stated.by === 'wall' ? 'front' : null };
  for (const [word, says] of circumstancesOf(rules.situations))
    if (situation.includes(word)) Object.assign(win, says(win));
  for (const [name, { says }] of statementsOf(rules.situations)) {
    const value = values[name] ?? [];
    if (value.length > 0) Object.assign(win, says(win, value));
  }
  return win;
}

/** Why a win cannot have come about, as a sentence. */
export function impossibleSentence(reason: ImpossibleWin): string {
  switch (reason.code) {
    case 'robbed-tile-held':
      return `${formatTile(reason.tile)} cannot be robbed: a kong takes all of its tiles, and the hand has another.`;
    case 'no-kong-robbed':
      return 'No kong may be robbed under these rules.';
    case 'kong-after-last-tile':
      return 'A kong cannot be robbed on the last tile: it needs one left to draw.';
    case 'kongs-missing':
      return `The winning tile was drawn after ${counted(reason.needs)}, and the hand has ${reason.has}.`;
    case 'bonus-tile-missing':
      return 'The winning tile replaced a bonus tile, and the hand has none.';
    case 'wild-tile-taken':
      return `${formatTile(reason.tile)} cannot be taken from another player.`;
    case 'last-tile-first-go':
      return 'The last tile of the wall cannot come before the dealer has discarded twice.';
    case 'bonus-tiles-won':
      return 'With these bonus tiles the hand had won before: "by" must be "bonus-tiles".';
  }
}

function counted(kongs: number): string {
  return kongs === 1 ? 'a kong' : `${kongs} kongs`;
}

/** A sentence about a field that is missing or holds something wrong. */
export function fault(request: WinRequest, field: string, allowed: string): string {
  const value = request[field];
  if (value === undefined) return `Field "${field}" is missing.`;
  return `Field "${field}" must be ${allowed}, not ${quote(value)}.`;
}

function readHand(rules: Rules, request: WinRequest, by: WinBy): Result<WrittenHand> {
  const text = request['hand'];
  if (typeof text !== 'string') return fail(fault(request, 'hand', 'a hand as text'));
  const sort: HandFacts['sort'] = by === 'bonus-tiles' ? 'bonus-win' : 'won';
  return parseHand(text, { ...factsOfHands(rules), sort });
}

/** What the notation of hands asks of a rule set. */
export function factsOfHands({ geometry, tiles, layOuts }: Rules): Omit<HandFacts, 'sort'> {
  return { geometry, tiles, layOuts };
}

/** Whether a value has fields to be read. */
export function isRequest(value: unknown): value is WinRequest {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether another seat gives the tile of such a win, or has the bonus tile against which alone this hand wins. */
export function isFromAnother(
  rules: Rules,
  hand: WrittenHand,
  stated: Pick<StatedWin, 'by' | 'seat' | 'round'>,
): boolean {
  if (stated.by !== 'bonus-tiles') return stated.by !== 'wall';
  const winsFrom = (from: Seat | null): boolean =>
    rules.bonusWin(statedWin(rules, hand, { ...stated, from, situation: [], values: {} })) !== null;
  return !winsFrom(null) && winsFrom((stated.seat + 1) % rules.geometry.seats);
}

function readFrom(request: WinRequest, seat: Seat, seats: number): Result<Seat | null> {
  const from = parseSeat(request['from'], seats);
  if (from === null) return fail(fault(request, 'from', seatNames(seats)));
  return from === seat ? fail('Field "from" must be another seat than "seat".') : ok(from);
}

/** The words of the rule set that are stated, in its order. */
function readSituation({ situations }: Rules, request: WinRequest): Result<readonly string[]> {
  const given = request['situation'];
  if (given === undefined) return ok([]);
  const known = circumstancesOf(situations).map(([word]) => word);
  const allowed = `a list of some of ${known.join(', ')}`;
  if (!Array.isArray(given)) return fail(fault(request, 'situation', allowed));
  const words: readonly unknown[] = given;
  const stated = known.filter((word) => words.includes(word));
  const isKnown = words.every((word) => stated.some((each) => each === word));
  return isKnown ? ok(stated) : fail(fault(request, 'situation', allowed));
}

/** The values that are stated, each in a field of its name. */
function readValues({ situations, tiles, geometry }: Rules, request: WinRequest, seat: Seat): Result<Values> {
  const { seats } = geometry;
  const values: Record<string, StatedValue> = {};
  for (const [name, { stated }] of statementsOf(situations)) {
    if (request[name] === undefined) continue;
    const value = readStated(stated, request[name], { printed: tiles.printed, seats, seat });
    if (value === null) return fail(fault(request, name, allowedIn(stated, seats)));
    values[name] = value;
  }
  return ok(values);
}

/** The tiles of a written hand as scoring takes them. */
export function tilesOf(
  { tiles }: Rules,
  hand: WrittenHand,
): Pick<WinContext, 'counts' | 'melds' | 'bonus' | 'tile' | 'marked'> {
  const { concealed, melds, winning, bonus } = hand;
  const held = winning === null ? concealed : [...concealed, winning];
  const counts = countKinds(held.map(countsAs), tiles.size);
  const faces = [...held, ...melds.flatMap((meld) => meld.faces ?? [])];
  const marked = faces.filter((face) => face !== countsAs(face));
  return { counts, melds, bonus, tile: winning === null ? null : countsAs(winning), marked };
}
