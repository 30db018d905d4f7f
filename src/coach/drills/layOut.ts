import { legalActions } from '../../engine/legalActions';
import { formatTile } from '../../engine/notation';
import { queueSource } from '../../engine/source';
import { newSeat, noAnswers } from '../../engine/state';
import { sizeInHand, typeOfMeld } from '../../engine/mayLie';
import { withFaces } from '../../engine/melds';
import { PONG_SIZE } from '../../engine/tiles';
import { fail, ok, type Result } from '../../engine/result';
import { rulesOf } from '../../engine/knownRules';
import type { Rules } from '../../engine/rules';
import type { Deal, Discard, Meld, MeldType, Seat, SeatState, TileId, TileKind } from '../../engine/types';
import type { WrittenMeld, WrittenPosition, WrittenSeat } from './writtenPosition';

/**
 * A deal in which everything that is written lies as it is written. Tiles alike are told apart in the order of the tile
 * list. What the position does not tell, the other hands and the undrawn tiles, is dealt in that order too.
 */
export function layOut(written: WrittenPosition): Result<Deal> {
  const rules = rulesOf(written);
  const layer = new Layer(rules);
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
  const refused = ask(deal, written, rules) ?? layer.wrong() ?? dealHidden(deal, written, { rules, layer });
  if (refused !== null) return fail(refused);
  if (legalActions(deal, written.seat).length < 2) return fail('The position leaves nothing to choose.');
  return ok(deal);
}

function emptyDeal({ rules, options, extras, seats, ...written }: WrittenPosition, { tiles }: Rules): Deal {
  const { asked } = written;
  return {
    rules,
    options,
    prevailing: written.round,
    carry: {},
    dice: null,
    wallBreak: null,
    source: queueSource(seats.map(() => [])),
    phase: { type: 'play' },
    seats: seats.map(() => newSeat(tiles.size)),
    turn: asked.why === 'turn' ? written.seat : asked.from,
    drawn: null,
    owed: 0,
    called: written.called,
    discards: seats.reduce((sum, { river }) => sum + river.length, 0),
    events: 0,
    out: 0,
    dealerKong: written.dealerKong,
    pending: null,
    wins: [],
    sheets: [],
    ledger: [],
    extras,
  };
}

/** Puts the question; gives a sentence where the position does not fit it. */
function ask(deal: Deal, { seat, asked }: WrittenPosition, { tiles }: Rules): string | null {
  const answers = noAnswers(deal);
  const waiting = 1 << seat;
  if (asked.why === 'discard') {
    const last = deal.seats[asked.from]?.river.at(-1);
    if (asked.from === seat || !last || last.claimedBy !== null || tiles.faces[last.tile] !== asked.face)
      return `The tile asked about, ${formatTile(asked.face)}, is not the last one in another seat's river.`;
    deal.pending = { why: 'discard', from: asked.from, tile: last.tile, kong: null, waiting, answers };
    return null;
  }
  const tile =
    asked.drawn && deal.seats[seat]?.hand.findLast((each) => tiles.faces[each] === asked.drawn?.face);
  if (tile === undefined) return 'The tile drawn is not in the hand.';
  deal.pending = { why: 'turn', from: null, tile, kong: null, waiting, answers };
  if (!asked.drawn || tile === null) return null;
  const { from, kongs, bonus } = asked.drawn;
  deal.drawn = { tile, from, kongs, bonus };
  return null;
}

function dealHidden(
  deal: Deal,
  { seat: own, asked }: WrittenPosition,
  { rules, layer }: { readonly rules: Rules; readonly layer: Layer },
): string | null {
  for (const [seat, state] of deal.seats.entries()) {
    const size =
      rules.geometry.handSize -
      state.melds.reduce((sum, { type, tiles }) => sum + sizeInHand(rules.layOuts, type, tiles.length), 0);
    const wanted = size + (seat === own && asked.why === 'turn' ? 1 : 0);
    if (seat !== own) layer.hold(state, layer.takeAny(wanted));
    else if (state.hand.length !== wanted) return `The hand has ${state.hand.length} tiles, not ${wanted}.`;
  }
  const left = layer.takeAny(Infinity);
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

  constructor(rules: Rules) {
    const { faces } = rules.tiles;
    this.rules = rules;
    this.left = Array.from({ length: Math.max(...faces) + 1 }, (): TileId[] => []);
    for (let tile = faces.length - 1; tile >= 0; tile--) this.left[faces[tile]!]!.push(tile);
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
    const wrong = bonus.find((face) => !this.rules.tiles.bonus[face]);
    if (wrong !== undefined) return `${formatTile(wrong)}, after "|", is no bonus tile.`;
    state.bonus = bonus.map((face) => this.take(face));
    return null;
  }

  /** What cannot be of all that was taken. */
  wrong(): string | null {
    if (this.missing !== null) return `There are too many ${formatTile(this.missing)} in the position.`;
    const isLeft = [...this.claimed.values()].some(({ length }) => length > 0);
    return isLeft ? 'A claimed tile of a river lies in no meld.' : null;
  }

  private meld({ faces: written, from, claimed }: WrittenMeld, seat: Seat, type: MeldType): Meld | null {
    const faces = wildLast(written, this.rules);
    const kind = faces[0]!;
    if (from === null || claimed === null) {
      const tiles = faces.map((face) => this.take(face));
      return withFaces(this.rules, { type, kind, tiles, concealed: true, from: null, claimed: null });
    }
    const taken = this.claimed.get(`${from} ${seat} ${claimed}`)?.shift();
    if (taken === undefined) return null;
    const isAlike = type === 'pong' || type === 'kong';
    const place = isAlike ? PONG_SIZE - 1 : faces.indexOf(claimed);
    const tiles = faces.map((face, at) => (at === place ? taken : this.take(face)));
    return withFaces(this.rules, { type, kind, tiles, concealed: false, from, claimed: taken });
  }
}

/** What these tiles are as a meld; null where they are none that can be written. */
function typeOf({ faces, from }: WrittenMeld, rules: Rules): MeldType | null {
  const { layOuts, tiles } = rules;
  const kinds = wildLast(faces, rules);
  const [first] = kinds;
  if (first === undefined || tiles.isMixed || tiles.bonus[first]) return null;
  return typeOfMeld(layOuts, { kinds, concealed: from === null, wild: tiles.wild });
}

function wildLast(faces: readonly TileKind[], { tiles: { wild } }: Rules): readonly TileKind[] {
  return wild.length === 0
    ? faces
    : faces.toSorted((a, b) => Number(wild.includes(a)) - Number(wild.includes(b)));
}
