import { formatSeat, formatTile, formatTiles, parseSeat, parseTiles, seatNames } from '../../engine/notation';
import { changedOptions, parseOptions } from '../../engine/options';
import { quote } from '../../engine/quote';
import { fail, ok, type Result } from '../../engine/result';
import { ruleSetOf, rulesOf } from '../../engine/knownRules';
import type { Drawn, Extras, Options, RuleSetId, Seat, TileKind, Wind } from '../../engine/types';
import type { SeatView } from '../../engine/view';

/** A meld with the faces of its tiles, sorted; `claimed` is one of them, null where none came from a discard. */
export interface WrittenMeld {
  readonly faces: readonly TileKind[];
  readonly from: Seat | null;
  readonly claimed: TileKind | null;
}

export interface WrittenDiscard {
  readonly face: TileKind;
  readonly drawn: boolean;
  readonly claimedBy: Seat | null;
}

export interface WrittenSeat {
  readonly melds: readonly WrittenMeld[];
  readonly bonus: readonly TileKind[];
  readonly river: readonly WrittenDiscard[];
}

/** What the seat is asked: to choose in its turn, having drawn this tile (null: after a claim), or about a discard. */
export type PendingInText =
  | { readonly why: 'turn'; readonly drawn: (Omit<Drawn, 'tile'> & { readonly face: TileKind }) | null }
  | { readonly why: 'discard'; readonly from: Seat; readonly face: TileKind };

/** A position as its text says it: tiles are faces, not yet told apart. */
export interface WrittenPosition {
  readonly rules: RuleSetId;
  readonly options: Options;
  /** The data of the game's own that the seat sees; empty lists are left out. */
  readonly extras: Extras;
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
 * The text of what a seat sees: `SE W5p 123m… SEATS OPTIONS`. First the own seat and the prevailing wind (then `k` after
 * a kong of the dealer, `c` after a false call in this turn), then what is asked (`W5p` a discard, `+5p` the tile drawn,
 * `-` a turn after a claim), the hand, the seats with `/` between them, the options that were changed, if any, and data
 * of the game's own, if any.
 * A seat is `MELDS|BONUS:RIVER`; the tile of a meld that was claimed stands first in it, and the seat it came from after it.
 */
export function formatWritten(view: SeatView): string {
  const { faces } = rulesOf(view).tiles;
  const changed = changedOptions(ruleSetOf(view.rules).options, view.options);
  return [
    `${formatSeat(view.seat)}${formatSeat(view.prevailing)}${view.dealerKong ? 'k' : ''}${view.called ? 'c' : ''}`,
    formatAsked(view, faces),
    formatTiles(sorted(view.hand.map((tile) => faces[tile]!))),
    view.seats.map((seat) => formatSeatOf(seat, faces)).join('/'),
    ...formatData(changed, filled(view.extras)),
  ].join(' ');
}

/** The parts at the end: `{}` for options where only data of the game's own follow. */
function formatData(changed: Partial<Options>, extras: Extras): string[] {
  if (Object.keys(extras).length > 0) return [JSON.stringify(changed), JSON.stringify(extras)];
  return Object.keys(changed).length > 0 ? [JSON.stringify(changed)] : [];
}

function filled(extras: Extras): Extras {
  return Object.fromEntries(
    Object.entries(extras).filter(([, value]) => !(Array.isArray(value) && value.length === 0)),
  );
}

function formatAsked({ pending, drawn }: SeatView, faces: readonly TileKind[]): string {
  if (pending?.why === 'discard' && pending.from !== null && pending.tile !== null)
    return formatSeat(pending.from) + formatTile(faces[pending.tile]!);
  if (!drawn) return '-';
  const isPlain = drawn.from === 'front' && drawn.kongs === 0 && !drawn.bonus;
  const how = isPlain ? '' : `:${ENDS[drawn.from ?? 'swapped']}${drawn.kongs}${drawn.bonus ? 'y' : ''}`;
  return `+${formatTile(faces[drawn.tile]!)}${how}`;
}

function formatSeatOf(
  { melds, bonus, river }: SeatView['seats'][number],
  faces: readonly TileKind[],
): string {
  const laid = melds.map(({ tiles, from, claimed }) => {
    const own = sorted(tiles.filter((tile) => tile !== claimed).map((tile) => faces[tile]!));
    if (from === null || claimed === null) return `(${formatTiles(own)})`;
    return `[${formatTiles([faces[claimed]!, ...own])}]${formatSeat(from)}`;
  });
  const thrown = river.map(
    ({ tile, drawn, claimedBy }) =>
      `${formatTile(faces[tile]!)}${drawn ? '!' : ''}${claimedBy === null ? '' : `^${formatSeat(claimedBy)}`}`,
  );
  const extra = bonus.length > 0 ? `|${formatTiles(sorted(bonus.map((tile) => faces[tile]!)))}` : '';
  return `${laid.join('')}${extra}:${thrown.join('')}`;
}

/** Reads such a text. What is malformed is refused with a sentence; whether such a position can be is not asked. */
export function parseWritten(rules: RuleSetId, text: string): Result<WrittenPosition> {
  const [head = '', asked = '', hand = '', seats = '', changed = '{}', data = '{}', ...more] =
    text.split(' ');
  if (seats === '' || more.length > 0)
    return fail(
      `A position has four parts, and perhaps options and data of the game, with a space between them: ${quote(text)}.`,
    );
  const options = readOptions(rules, changed);
  if (!options.ok) return options;
  const extras = readExtras(data);
  if (!extras.ok) return extras;
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

function readExtras(text: string): Result<Extras> {
  try {
    const extras: unknown = JSON.parse(text);
    if (typeof extras === 'object' && extras !== null && !Array.isArray(extras)) return ok(extras as Extras);
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
  if (text === '-') return ok({ why: 'turn', drawn: null });
  const [, sign = '', name = '', end, kongs, bonus] =
    /^(.)(\d?[A-Za-z])(?::([fbs])([012])(y?))?$/.exec(text) ?? [];
  const tile = parseTiles(name);
  const [face] = tile.ok ? tile.value : [];
  if (face === undefined) return fail(`${quote(text)} does not say what is asked.`);
  if (sign === '+') {
    const from = end === 's' ? null : end === 'b' ? 'back' : 'front';
    return ok({
      why: 'turn',
      drawn: { face, from, kongs: KONGS[Number(kongs ?? 0)] ?? 0, bonus: bonus === 'y' },
    });
  }
  const from = parseSeat(sign, seats);
  if (from === null || end !== undefined) return fail(`${quote(text)} does not say what is asked.`);
  return ok({ why: 'discard', from, face });
}

const KONGS = [0, 1, 2] as const;

/** Where a drawn tile came from; `swapped`: from the table, for another. */
const ENDS = { front: 'f', back: 'b', swapped: 's' };

function readSeat(text: string, seats: number): Result<WrittenSeat> {
  const [, laid = '', extra = '', thrown] = /^([^|:]*)(?:\|([^|:]*))?:([^:]*)$/.exec(text) ?? [];
  if (thrown === undefined)
    return fail(`${quote(text)} is no seat: melds, bonus tiles after "|", ":" and a river.`);
  const melds = readAll(laid, {
    each: /\[([^\]]*)\](.)|\(([^)]*)\)/y,
    read: (found) => readMeld(found, seats),
  });
  if (!melds.ok) return melds;
  const bonus = parseTiles(extra);
  if (!bonus.ok) return bonus;
  const river = readAll(thrown, {
    each: /(\d[a-z]|[A-Z])(!?)(?:\^([A-Z]))?/y,
    read: (found) => readDiscard(found, seats),
  });
  if (!river.ok) return river;
  return ok({ melds: melds.value, bonus: sorted(bonus.value), river: river.value });
}

/** Reads a text that consists of parts which all look alike. */
function readAll<Value>(
  text: string,
  { each, read }: { readonly each: RegExp; readonly read: (found: RegExpExecArray) => Result<Value> },
): Result<readonly Value[]> {
  const values: Value[] = [];
  each.lastIndex = 0;
  for (let at = 0; at < text.length; at = each.lastIndex) {
    const found = each.exec(text);
    if (!found) return fail(`${quote(text.slice(at))} does not belong where it stands.`);
    const value = read(found);
    if (!value.ok) return value;
    values.push(value.value);
  }
  return ok(values);
}

function readMeld([whole, open, giver, closed]: RegExpExecArray, seats: number): Result<WrittenMeld> {
  const tiles = parseTiles(open ?? closed ?? '');
  if (!tiles.ok) return tiles;
  const faces = sorted(tiles.value);
  if (open === undefined) return ok({ faces, from: null, claimed: null });
  const from = parseSeat(giver, seats);
  const [claimed] = tiles.value;
  if (from === null || claimed === undefined)
    return fail(`${quote(whole)} is no meld with the seat it came from.`);
  return ok({ faces, from, claimed });
}

function readDiscard(
  [whole, name = '', drawn, taker]: RegExpExecArray,
  seats: number,
): Result<WrittenDiscard> {
  const tile = parseTiles(name);
  const claimedBy = taker === undefined ? null : parseSeat(taker, seats);
  const [face] = tile.ok ? tile.value : [];
  if (face === undefined || (taker !== undefined && claimedBy === null))
    return fail(`${quote(whole)} is no discard.`);
  return ok({ face, drawn: drawn === '!', claimedBy });
}

function sorted(kinds: readonly TileKind[]): TileKind[] {
  return kinds.toSorted((a, b) => a - b);
}
