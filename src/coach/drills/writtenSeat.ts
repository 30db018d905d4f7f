import { formatSeat, formatTile, formatTiles, parseSeat, parseTiles } from '../../engine/notation';
import { rulesOf } from '../../engine/knownRules';
import { quote } from '../../engine/quote';
import { fail, ok, type Result } from '../../engine/result';
import { hasSeat } from '../../engine/state';
import type { Seat, TileId, TileKind } from '../../engine/types';
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
  /** It plays no further. */
  readonly out: boolean;
  /** It cannot win any more. */
  readonly barred: boolean;
  /** Its concealed tiles, where they lie face up and are not the own ones; null: they do not lie open. */
  readonly open: readonly TileKind[] | null;
  /** How many concealed tiles it has, where others are usual. */
  readonly size: number | null;
}

/**
 * A seat as `MELDS|BONUS:RIVER`; the tile of a meld that was claimed stands first in it, and the seat it came from after
 * it. In a river `!` is a tile thrown as it was drawn, `^S` one that South took. What is out of the ordinary follows
 * after another `:` in this order: `x` a seat that plays no further, `b` one that cannot win any more, how many tiles
 * it has, and `o` or `o(TILES)` a hand that lies open (the own one is written already).
 */
export function formatSeatOf(view: SeatView, seat: Seat, usual: number): string {
  const { faces } = rulesOf(view).tiles;
  const { melds, bonus, river, handSize, open, barred } = view.seats[seat]!;
  const kinds = (tiles: readonly TileId[]): TileKind[] => sorted(tiles.map((tile) => faces[tile]!));
  const laid = melds.map(({ tiles, from, claimed }) => {
    const own = kinds(tiles.filter((tile) => tile !== claimed));
    if (from === null || claimed === null) return `(${formatTiles(own)})`;
    return `[${formatTiles([faces[claimed]!, ...own])}]${formatSeat(from)}`;
  });
  const thrown = river.map(
    ({ tile, drawn, claimedBy }) =>
      `${formatTile(faces[tile]!)}${drawn ? '!' : ''}${claimedBy === null ? '' : `^${formatSeat(claimedBy)}`}`,
  );
  const extra = bonus.length > 0 ? `|${formatTiles(kinds(bonus))}` : '';
  const shown = seat === view.seat ? 'o' : `o(${formatTiles(kinds(open ?? []))})`;
  const state = [
    hasSeat(view.out, seat) ? 'x' : '',
    barred ? 'b' : '',
    handSize === usual ? '' : handSize,
    open ? shown : '',
  ].join('');
  return `${laid.join('')}${extra}:${thrown.join('')}${state === '' ? '' : `:${state}`}`;
}

/** Reads what `formatSeatOf` writes. */
export function readSeat(text: string, seats: number): Result<WrittenSeat> {
  const [, laid = '', extra = '', thrown, state = ''] =
    /^([^|:]*)(?:\|([^|:]*))?:([^:]*)(?::([^:]+))?$/.exec(text) ?? [];
  if (thrown === undefined)
    return fail(`${quote(text)} is no seat: melds, bonus tiles after "|", ":" and a river.`);
  const stands = readState(state);
  if (!stands.ok) return stands;
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
  return ok({ melds: melds.value, bonus: sorted(bonus.value), river: river.value, ...stands.value });
}

function readState(text: string): Result<Pick<WrittenSeat, 'out' | 'barred' | 'open' | 'size'>> {
  const [whole, out, barred, size, open, tiles = ''] =
    /^(x?)(b?)(\d{0,2})(o?)(?:\(([^)]*)\))?$/.exec(text) ?? [];
  const shown = parseTiles(tiles);
  if (whole === undefined || !shown.ok) return fail(`${quote(text)} does not say how a seat stands.`);
  return ok({
    out: out !== '',
    barred: barred !== '',
    open: open === '' ? null : sorted(shown.value),
    size: size === '' ? null : Number(size),
  });
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

/** Kinds in the order of all kinds. */
export function sorted(kinds: readonly TileKind[]): TileKind[] {
  return kinds.toSorted((a, b) => a - b);
}
