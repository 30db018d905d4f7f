import { formatSeat, formatTile, formatTiles, parseSeat, parseTiles, seatNames } from '../../engine/notation';
import { changedOptions, parseOptions } from '../../engine/options';
import { quote } from '../../engine/quote';
import { fail, ok, type Result } from '../../engine/result';
import { ruleSetOf, rulesOf } from '../../engine/knownRules';
import { sizeInHand } from '../../engine/mayLie';
import type { Rules } from '../../engine/rules';
import type { Drawn, Extras, Meld, Options, RuleSetId, Seat, TileKind, Wind } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import { formatSeatOf, readSeat, sorted } from './writtenSeat';
import type { WrittenSeat } from './writtenSeat';

/** The tile drawn last, as a face. */
type DrawnFace = Omit<Drawn, 'tile'> & { readonly face: TileKind };

/**
 * What the seat is asked: to choose in its turn, having drawn this tile (null: after a claim), about a discard, or in a
 * step before play, by the id that its game gives it.
 */
export type PendingInText =
  | { readonly why: 'turn'; readonly drawn: DrawnFace | null }
  | { readonly why: 'discard'; readonly from: Seat; readonly face: TileKind }
  | { readonly why: 'step'; readonly step: string; readonly drawn: DrawnFace | null };

/** A position as its text says it: tiles are faces, not yet told apart. */
export interface WrittenPosition {
  readonly rules: RuleSetId;
  readonly options: Options;
  /** The data of the game's own that the seat sees; empty lists are left out. */
  readonly extras: Extras;
  /** What earlier deals left. */
  readonly carry: Extras;
  readonly seat: Seat;
  readonly round: Wind;
  readonly dealerKong: boolean;
  readonly called: boolean;
  readonly asked: PendingInText;
  /** The own concealed tiles, sorted, the drawn one among them. */
  readonly hand: readonly TileKind[];
  readonly seats: readonly WrittenSeat[];
}

/**
 * The text of what a seat sees: `SE W5p 123m… SEATS OPTIONS DATA CARRY`. First the own seat and the prevailing wind (then
 * `k` after a kong of the dealer, `c` after a false call in this turn), then what is asked (`W5p` a discard, `+5p` the
 * tile drawn, `-` a turn after a claim, `@STEP` a step before play, `@STEP+5p` with the tile drawn), the hand, the seats
 * with `/` between them (`formatSeatOf`), the options that were changed, if any, data of the game's own, and what
 * earlier deals left. A tile drawn for a kong or a bonus tile has `:` and where it came from after it.
 */
export function formatWritten(view: SeatView): string {
  const { faces } = rulesOf(view).tiles;
  const changed = changedOptions(ruleSetOf(view.rules).options, view.options);
  return [
    `${formatSeat(view.seat)}${formatSeat(view.prevailing)}${view.dealerKong ? 'k' : ''}${view.called ? 'c' : ''}`,
    formatAsked(view, faces),
    formatTiles(sorted(view.hand.map((tile) => faces[tile]!))),
    view.seats.map((_, seat) => formatSeatOf(view, seat, usualSize(view, seat))).join('/'),
    ...formatData([changed, filled(view.extras), view.carry]),
  ].join(' ');
}

/** How many concealed tiles a seat has that plays on: one more in its turn, and before play where it is the dealer. */
function usualSize(view: SeatView, seat: Seat): number {
  const isBeforePlay = view.phase.type === 'before-play';
  const hasMore = isBeforePlay ? seat === 0 : seat === view.seat && view.pending?.why === 'turn';
  return sizeBeside(rulesOf(view), view.seats[seat]!.melds) + (hasMore ? 1 : 0);
}

/** The tiles that a hand has beside these melds, when it is not its turn. */
export function sizeBeside(
  { layOuts, geometry }: Rules,
  melds: readonly Pick<Meld, 'type' | 'tiles'>[],
): number {
  const laid = melds.map(({ type, tiles }) => sizeInHand(layOuts, type, tiles.length));
  return laid.reduce((size, each) => size - each, geometry.handSize);
}

/** The parts at the end: `{}` for those that say nothing, where others follow. */
function formatData(parts: readonly Readonly<Record<string, unknown>>[]): string[] {
  const last = parts.findLastIndex((part) => Object.keys(part).length > 0);
  return parts.slice(0, last + 1).map((part) => JSON.stringify(part));
}

function filled(extras: Extras): Extras {
  return Object.fromEntries(
    Object.entries(extras).filter(([, value]) => !(Array.isArray(value) && value.length === 0)),
  );
}

function formatAsked(
  { rules, options, phase, pending, drawn }: SeatView,
  faces: readonly TileKind[],
): string {
  if (phase.type === 'before-play') {
    const step = rulesOf({ rules, options }).phases[phase.step]?.id ?? '';
    return `@${step}${drawn ? formatDrawn(drawn, faces) : ''}`;
  }
  if (pending?.why === 'discard' && pending.from !== null && pending.tile !== null)
    return formatSeat(pending.from) + formatTile(faces[pending.tile]!);
  return drawn ? formatDrawn(drawn, faces) : '-';
}

function formatDrawn(drawn: Drawn, faces: readonly TileKind[]): string {
  const isPlain = drawn.from === 'front' && drawn.kongs === 0 && !drawn.bonus;
  const how = isPlain ? '' : `:${ENDS[drawn.from ?? 'swapped']}${drawn.kongs}${drawn.bonus ? 'y' : ''}`;
  return `+${formatTile(faces[drawn.tile]!)}${how}`;
}

/** Reads such a text. What is malformed is refused with a sentence; whether such a position can be is not asked. */
export function parseWritten(rules: RuleSetId, text: string): Result<WrittenPosition> {
  const [head = '', asked = '', hand = '', seats = '', changed = '{}', ...others] = text.split(' ');
  const [data = '{}', left = '{}', ...more] = others;
  if (seats === '' || more.length > 0)
    return fail(
      `A position has four parts, and perhaps options, data of the game and what earlier deals left, with a space between them: ${quote(text)}.`,
    );
  const options = readOptions(rules, changed);
  if (!options.ok) return options;
  const [extras, carry] = [readData(data), readData(left)];
  if (!extras.ok) return extras;
  if (!carry.ok) return carry;
  const count = rulesOf({ rules, options: options.value }).geometry.seats;
  const start = readHead(head, count);
  if (!start.ok) return start;
  const question = readAsked(asked, count);
  if (!question.ok) return question;
  const held = parseTiles(hand);
  if (!held.ok) return held;
  const read = readEach(seats.split('/'), (each) => readSeat(each, count));
  if (!read.ok) return read;
  if (read.value.length !== count) return fail(`There are ${read.value.length} seats in ${quote(text)}.`);
  return ok({
    rules,
    options: options.value,
    extras: extras.value,
    carry: carry.value,
    ...start.value,
    asked: question.value,
    hand: sorted(held.value),
    seats: read.value,
  });
}

/** Reads each text in turn, up to the first that is refused. */
function readEach<Value>(
  texts: readonly string[],
  read: (text: string) => Result<Value>,
): Result<readonly Value[]> {
  const values: Value[] = [];
  for (const text of texts) {
    const value = read(text);
    if (!value.ok) return value;
    values.push(value.value);
  }
  return ok(values);
}

function readOptions(rules: RuleSetId, text: string): Result<Options> {
  try {
    return parseOptions(ruleSetOf(rules).options, JSON.parse(text));
  } catch {
    return fail(`The options of a position must be a JSON object, not ${quote(text)}.`);
  }
}

function readData(text: string): Result<Extras> {
  try {
    const data: unknown = JSON.parse(text);
    if (typeof data === 'object' && data !== null && !Array.isArray(data)) return ok(data as Extras);
  } catch {
    // Said below.
  }
  return fail(`The data of a position must be a JSON object, not ${quote(text)}.`);
}

function readHead(
  text: string,
  seats: number,
): Result<Pick<WrittenPosition, 'seat' | 'round' | 'dealerKong' | 'called'>> {
  const [, own, wind, kong, call] = /^(.)(.)(k?)(c?)$/.exec(text) ?? [];
  const [seat, round] = [parseSeat(own, seats), parseSeat(wind, seats)];
  if (seat === null || round === null)
    return fail(
      `A position begins with the own seat and the prevailing wind (${seatNames(seats)}), not ${quote(text)}.`,
    );
  return ok({ seat, round, dealerKong: kong === 'k', called: call === 'c' });
}

function readAsked(text: string, seats: number): Result<PendingInText> {
  const wrong = fail(`${quote(text)} does not say what is asked.`);
  if (text === '-') return ok({ why: 'turn', drawn: null });
  const [, step, rest] = /^@([a-z][a-z0-9-]*)(\+.*)?$/.exec(text) ?? [];
  const drawn = readDrawn(rest ?? text);
  if (step !== undefined) return rest !== undefined && !drawn ? wrong : ok({ why: 'step', step, drawn });
  if (drawn) return ok({ why: 'turn', drawn });
  const from = parseSeat(text.charAt(0), seats);
  const face = readFace(text.slice(1));
  return from === null || face === null ? wrong : ok({ why: 'discard', from, face });
}

function readDrawn(text: string): DrawnFace | null {
  const [, name = '', end, kongs, bonus] = /^\+(\d?[A-Za-z])(?::([fbs])([012])(y?))?$/.exec(text) ?? [];
  const face = readFace(name);
  const from = end === 's' ? null : end === 'b' ? 'back' : 'front';
  return face === null ? null : { face, from, kongs: KONGS[Number(kongs ?? 0)] ?? 0, bonus: bonus === 'y' };
}

/** The one tile of a text. */
function readFace(text: string): TileKind | null {
  const tiles = parseTiles(text);
  const [face, ...more] = tiles.ok ? tiles.value : [];
  return more.length > 0 ? null : (face ?? null);
}

const KONGS = [0, 1, 2] as const;

/** Where a drawn tile came from; `swapped`: from the table, for another. */
const ENDS = { front: 'f', back: 'b', swapped: 's' };
