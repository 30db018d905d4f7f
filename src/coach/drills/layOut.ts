import { leavesChoice } from '../../engine/exchange';
import { legalActions } from '../../engine/legalActions';
import { formatTile } from '../../engine/notation';
import { queueSource } from '../../engine/source';
import { hasSeat, newSeat, noAnswers } from '../../engine/state';
import { typeOfMeld } from '../../engine/mayLie';
import { withFaces } from '../../engine/melds';
import { ALL_KINDS, PONG_SIZE } from '../../engine/tiles';
import { fail, ok, type Result } from '../../engine/result';
import { rulesOf } from '../../engine/knownRules';
import type { Rules } from '../../engine/rules';
import type {
  Deal,
  Discard,
  Drawn,
  Meld,
  MeldType,
  Seat,
  SeatBits,
  SeatState,
  TileId,
  TileKind,
} from '../../engine/types';
import { sizeBeside } from './writtenPosition';
import type { PendingInText, WrittenPosition } from './writtenPosition';
import type { WrittenMeld, WrittenSeat } from './writtenSeat';

/**
 * A deal in which everything that is written lies as it is written. Tiles alike are told apart in the order of the tile
 * list. What the position does not tell, the other hands and the undrawn tiles, is dealt in that order too.
 */
export function layOut(written: WrittenPosition): Result<Deal> {
  const rules = rulesOf(written);
  const layer = new Layer(rules, rules.shownTiles(written.extras));
  const deal = emptyDeal(written, rules);
  written.seats.forEach(({ river }, seat) => {
    deal.seats[seat]!.river = river.map((each): Discard => layer.discard(seat, each));
  });
  for (const [seat, each] of written.seats.entries()) {
    const refused = layer.seat(deal.seats[seat]!, seat, each);
    if (refused !== null) return fail(refused);
  }
  layer.hold(
    deal.seats[written.seat]!,
    written.hand.map((face) => layer.take(face)),
  );
  for (const [seat, { open }] of written.seats.entries())
    if (open && seat !== written.seat)
      layer.hold(
        deal.seats[seat]!,
        open.map((face) => layer.take(face)),
      );
  const refused =
    ask(deal, written, rules) ?? layer.wrong(deal.out) ?? dealHidden(deal, written, { rules, layer });
  if (refused !== null) return fail(refused);
  if (!leavesChoice(legalActions(deal, written.seat))) return fail('The position leaves nothing to choose.');
  return ok(deal);
}

function emptyDeal(
  { rules, options, extras, carry, seats, ...written }: WrittenPosition,
  { tiles }: Rules,
): Deal {
  return {
    rules,
    options,
    prevailing: written.round,
    carry,
    dice: null,
    wallBreak: null,
    source: queueSource(seats.map(() => [])),
    phase: { type: 'play' },
    seats: seats.map(({ barred, open }) => ({ ...newSeat(tiles.size), barred, open: open !== null })),
    turn: turnOf(written),
    drawn: null,
    owed: 0,
    called: written.called,
    discards: seats.reduce((sum, { river }) => sum + river.length, 0),
    events: 0,
    out: seats.reduce((bits, { out }, seat) => (out ? bits | (1 << seat) : bits), 0),
    dealerKong: written.dealerKong,
    pending: null,
    wins: [],
    sheets: [],
    ledger: [],
    extras,
  };
}

/** Before play the dealer has the turn. */
function turnOf({ seat, asked }: Pick<WrittenPosition, 'seat' | 'asked'>): Seat {
  if (asked.why === 'step') return 0;
  return asked.why === 'turn' ? seat : asked.from;
}

/** Puts the question; gives a sentence where the position does not fit it. */
function ask(deal: Deal, { seat, asked }: WrittenPosition, rules: Rules): string | null {
  if (asked.why === 'step') return askStep(deal, seat, { asked, rules });
  const { tiles } = rules;
  const answers = noAnswers(deal);
  const waiting = 1 << seat;
  if (asked.why === 'discard') {
    const last = deal.seats[asked.from]?.river.at(-1);
    if (asked.from === seat || !last || last.claimedBy !== null || tiles.faces[last.tile] !== asked.face)
      return `The tile asked about, ${formatTile(asked.face)}, is not the last one in another seat's river.`;
    deal.pending = { why: 'discard', from: asked.from, tile: last.tile, kong: null, waiting, answers };
    return null;
  }
  deal.drawn = drawnIn(deal.seats[seat]!, asked.drawn, tiles);
  if (asked.drawn && !deal.drawn) return 'The tile drawn is not in the hand.';
  const tile = deal.drawn && deal.drawn.tile;
  deal.pending = { why: 'turn', from: null, tile, kong: null, waiting, answers };
  return null;
}

/** All who choose in a step before play are asked at once; here the own seat alone. */
function askStep(
  deal: Deal,
  seat: Seat,
  { asked, rules }: { readonly asked: PendingInText & { readonly why: 'step' }; readonly rules: Rules },
): string | null {
  const step = rules.phases.findIndex(({ id }) => id === asked.step);
  if (step < 0) return `There is no step "${asked.step}" before play.`;
  deal.phase = { type: 'before-play', step };
  deal.drawn = drawnIn(deal.seats[seat]!, asked.drawn, rules.tiles);
  if (asked.drawn && !deal.drawn) return 'The tile drawn is not in the hand.';
  const isExchange = rules.phases[step]?.legal(deal, seat).some(({ type }) => type === 'exchange');
  const why = isExchange ? 'exchange' : 'declare';
  deal.pending = { why, from: null, tile: null, kong: null, waiting: 1 << seat, answers: noAnswers(deal) };
  return null;
}

/** The tile drawn, in the hand or among what was laid out since; null where it is in neither. */
function drawnIn(
  { hand, melds }: SeatState,
  written: (PendingInText & { readonly why: 'turn' })['drawn'],
  { faces }: Rules['tiles'],
): Drawn | null {
  if (!written) return null;
  const { face, from, kongs, bonus } = written;
  const tile = [...melds.flatMap(({ tiles }) => tiles), ...hand].findLast((each) => faces[each] === face);
  return tile === undefined ? null : { tile, from, kongs, bonus };
}

/** Deals what is not written: the other hands, and the undrawn tiles. */
function dealHidden(
  deal: Deal,
  { seat: own, asked, seats }: WrittenPosition,
  { rules, layer }: { readonly rules: Rules; readonly layer: Layer },
): string | null {
  for (const [seat, state] of deal.seats.entries()) {
    const hasMore = asked.why === 'step' ? seat === 0 : seat === own && asked.why === 'turn';
    const wanted = seats[seat]?.size ?? sizeBeside(rules, state.melds) + (hasMore ? 1 : 0);
    if (seat !== own && seats[seat]?.open === null) layer.hold(state, layer.takeAny(wanted));
    else if (state.hand.length !== wanted) return `The hand has ${state.hand.length} tiles, not ${wanted}.`;
  }
  const shown = rules.shownInWall ? rules.shownTiles(deal.extras) : [];
  const left = [...layer.takeAny(Infinity), ...shown];
  deal.source = queueSource(deal.seats.map((_, seat) => (seat === own ? left : [])));
  return left.length < rules.geometry.deadWall ? 'There are not enough tiles for such a position.' : null;
}

/** Tells tiles alike apart: gives out each tile once. */
class Layer {
  private readonly rules: Rules;
  /** Tiles by face, the next one last. */
  private readonly left: readonly TileId[][];
  /** Claimed discards that no meld has taken yet, by who gave, who took, and the face. */
  private readonly claimed = new Map<string, TileId[]>();
  private missing: TileKind | null = null;

  /** `aside`: tiles that lie before nobody, though everybody sees them. */
  constructor(rules: Rules, aside: readonly TileId[]) {
    const { faces } = rules.tiles;
    this.rules = rules;
    this.left = Array.from({ length: Math.max(...faces) + 1 }, (): TileId[] => []);
    for (let tile = faces.length - 1; tile >= 0; tile--)
      if (!aside.includes(tile)) this.left[faces[tile]!]!.push(tile);
  }

  /** The next tile with this face. */
  take(face: TileKind): TileId {
    const tile = this.left[face]?.pop();
    if (tile === undefined) this.missing ??= face;
    return tile ?? 0;
  }

  /** So many tiles that are held in hands, the first of the list; of all that are left, bonus tiles too. */
  takeAny(count: number): TileId[] {
    const { bonus } = this.rules.tiles;
    const taken: TileId[] = [];
    for (let face = 0; face < this.left.length && taken.length < count; face++) {
      if (count !== Infinity && bonus[face]) continue;
      const pile = this.left[face]!;
      while (pile.length > 0 && taken.length < count) taken.push(this.take(face));
    }
    return taken;
  }

  hold(state: SeatState, tiles: readonly TileId[]): void {
    for (const tile of tiles) {
      state.hand.push(tile);
      const kind = this.rules.tiles.kinds[tile]!;
      if (kind < state.counts.length) state.counts[kind]!++;
    }
  }

  discard(from: Seat, { face, drawn, claimedBy }: WrittenSeat['river'][number]): Discard {
    const tile = this.take(face);
    if (claimedBy !== null) {
      const key = `${from} ${claimedBy} ${face}`;
      this.claimed.set(key, [...(this.claimed.get(key) ?? []), tile]);
    }
    return { tile, drawn, claimedBy };
  }

  /** Lays out melds and bonus tiles; gives a sentence where that cannot be. */
  seat(state: SeatState, seat: Seat, { melds, bonus }: WrittenSeat): string | null {
    for (const written of melds) {
      const type = typeOf(written, this.rules);
      if (!type) return `${written.faces.map(formatTile).join('')} is no meld.`;
      const meld = this.meld(written, seat, type);
      if (!meld)
        return `No river holds the tile claimed for the meld ${written.faces.map(formatTile).join('')}.`;
      state.melds.push(meld);
    }
    // A game's own action may set other tiles aside.
    const wrong = this.rules.turnActions ? undefined : bonus.find((face) => !this.rules.tiles.bonus[face]);
    if (wrong !== undefined) return `${formatTile(wrong)}, after "|", is no bonus tile.`;
    state.bonus = bonus.map((face) => this.take(face));
    return null;
  }

  /** What cannot be of all that was taken. A seat that is out may have won with a tile of a river. */
  wrong(out: SeatBits): string | null {
    if (this.missing !== null) return `There are too many ${formatTile(this.missing)} in the position.`;
    const isLeft = [...this.claimed].some(
      ([key, { length }]) => length > 0 && !hasSeat(out, Number(key.split(' ')[1])),
    );
    return isLeft ? 'A claimed tile of a river lies in no meld.' : null;
  }

  private meld({ faces: written, from, claimed }: WrittenMeld, seat: Seat, type: MeldType): Meld | null {
    const faces = wildLast(written, this.rules);
    const kind = kindOfFace(faces[0]!, this.rules);
    if (from === null || claimed === null) {
      const tiles = faces.map((face) => this.take(face));
      return withFaces(this.rules, { type, kind, tiles, concealed: true, from: null, claimed: null });
    }
    const taken = this.claimed.get(`${from} ${seat} ${claimed}`)?.shift();
    if (taken === undefined) return null;
    const isAlike = type === 'pong' || type === 'kong';
    const at = faces.indexOf(claimed);
    const own = faces.toSpliced(at, 1).map((face) => this.take(face));
    const tiles = own.toSpliced(isAlike ? PONG_SIZE - 1 : at, 0, taken);
    return withFaces(this.rules, { type, kind, tiles, concealed: false, from, claimed: taken });
  }
}

/** What these tiles are as a meld; null where they are none that can be written. */
function typeOf({ faces, from }: WrittenMeld, rules: Rules): MeldType | null {
  const { layOuts, tiles } = rules;
  const kinds = wildLast(faces, rules).map((face) => kindOfFace(face, rules));
  const [first] = kinds;
  if (first === undefined || tiles.bonus[first]) return null;
  return typeOfMeld(layOuts, { kinds, concealed: from === null, wild: tiles.wild });
}

/** The kind that a face counts as: a red five is a five. */
function kindOfFace(face: TileKind, { tiles: { faces, kinds } }: Rules): TileKind {
  return kinds[faces.indexOf(face)] ?? face;
}

/** By kind, wild tiles after the others. */
function wildLast(faces: readonly TileKind[], rules: Rules): readonly TileKind[] {
  const { wild, isMixed } = rules.tiles;
  if (wild.length === 0 && !isMixed) return faces;
  const placeOf = (face: TileKind): number => kindOfFace(face, rules) + (wild.includes(face) ? ALL_KINDS : 0);
  return faces.toSorted((a, b) => placeOf(a) - placeOf(b));
}
