import { faceOf } from '../../engine/draw';
import { rulesOf } from '../../engine/knownRules';
import { playersOf } from '../../engine/match';
import type { Match } from '../../engine/match';
import { parseTiles } from '../../engine/notation';
import type { GameRecord, RecordedHand } from '../../engine/record';
import { recordedMatch, replayHand } from '../../engine/replay';
import { Snapshots } from '../../engine/replaySnapshots';
import type { Snapshot } from '../../engine/replaySnapshots';
import { hasSeat } from '../../engine/state';
import type { Deal, Meld, MeldType, Player, Seat, TileId, TileKind } from '../../engine/types';
import { seatView } from '../../engine/view';
import { marksOf } from './marks';
import type { Mark } from './marks';
import { sourceOf } from './seats';
import type { Place } from './seats';

/** A laid-out meld by what is printed on its tiles. `kind`: its lowest tile. */
export interface BoardMeld {
  readonly type: MeldType;
  readonly kind: TileKind;
  readonly kinds: readonly TileKind[];
  readonly concealed: boolean;
  /** The place of the claimed tile among the kinds, which lies turned there; null if none was claimed. */
  readonly turned: number | null;
}

/** What one player has at a moment of a recorded hand. All hands are open. */
export interface BoardPlayer {
  readonly wind: Seat;
  readonly hand: readonly TileKind[];
  /** The tile just drawn or won with, which stands apart. */
  readonly drawn: TileKind | null;
  readonly melds: readonly BoardMeld[];
  readonly bonus: readonly TileKind[];
  readonly river: readonly TileKind[];
  /** The place among the winners of who plays no further, 0 without a win; null while the player plays. */
  readonly place: number | null;
  readonly marks: readonly Mark[];
}

/** A moment of a recorded hand. */
export interface Board {
  readonly players: readonly BoardPlayer[];
  /** What of the game's own belongs to no seat. */
  readonly marks: readonly Mark[];
}

/** A recorded hand that has been played again. */
export interface ReplayedHand {
  readonly hand: RecordedHand;
  readonly players: readonly Player[];
  readonly snapshots: readonly Snapshot[];
}

/** Plays the hands of a record through the engine, each when it is asked for and those before it once. */
export class Replay {
  private readonly record: GameRecord;
  /** The match before each hand that has been reached. */
  private readonly matches: Match[];

  constructor(record: GameRecord) {
    this.record = record;
    const first = recordedMatch(record);
    this.matches = first.ok ? [first.value] : [];
  }

  /** The hand at this place. Null if the record breaks a rule before its end. */
  hand(at: number): ReplayedHand | null {
    for (let before = this.matches.length - 1; before < at; before++)
      if (!this.play(before, null)) return null;
    const [hand, match] = [this.record.hands[at], this.matches[at]];
    const snapshots = new Snapshots();
    if (!hand || !match || !this.play(at, snapshots)) return null;
    return { hand, players: playersOf(match), snapshots: snapshots.taken };
  }

  private play(at: number, snapshots: Snapshots | null): boolean {
    const { record, matches } = this;
    const [hand, match] = [record.hands[at], matches[at]];
    const after = hand && match && replayHand(hand, { record, match, snapshots });
    if (!after?.ok) return false;
    matches[at + 1] = after.value;
    return true;
  }
}

/** A hand after the first `events` of its recorded events. 0 is the hand as dealt. */
export function boardAfter({ hand, players, snapshots }: ReplayedHand, events: number): Board {
  // A pass that is written changes nothing, and the engine tells of none.
  const told = hand.events.slice(0, events).filter(({ type }) => type !== 'pass').length;
  const snapshot = snapshots[told] as Snapshot;
  const { deal } = snapshot;
  return {
    players: players.map((_, player) => boardPlayer(snapshot, players.indexOf(player))),
    marks: marksOf(seatView(deal, 0)).filter(({ at }) => at === 'table'),
  };
}

function boardPlayer({ deal, event }: Snapshot, seat: Seat): BoardPlayer {
  const rules = rulesOf(deal);
  const { hand, melds, bonus, river } = deal.seats[seat]!;
  const faces = (tiles: readonly TileId[]): TileKind[] => tiles.map((tile) => faceOf(rules, tile));
  const drawn = event?.type === 'draw' && event.seat === seat ? event.tile : tileApart(deal, seat);
  return {
    wind: seat,
    hand: sorted(faces(hand.filter((tile) => tile !== drawn))),
    drawn: drawn === null ? null : faceOf(rules, drawn),
    melds: melds.map((meld) => boardMeld(meld, sourceOf(meld, seat, deal.seats.length), faces)),
    bonus: faces(bonus),
    river: faces(river.flatMap(({ tile, claimedBy }) => (claimedBy === null ? [tile] : []))),
    place: placeOf(deal, seat),
    marks: marksOf(seatView(deal, seat)).filter(({ at }) => at === seat),
  };
}

/** A meld with the claimed tile on the side of the seat it came from, as at the table. */
function boardMeld(meld: Meld, source: Place | null, faces: Faces): BoardMeld {
  const { type, kind, tiles, concealed, claimed } = meld;
  if (concealed || claimed === null || source === null)
    return { type, kind, kinds: sorted(faces(tiles)), concealed, turned: null };
  const kinds = sorted(faces(tiles.filter((tile) => tile !== claimed)));
  const turned = source === 'left' ? 0 : source === 'right' ? kinds.length : 1;
  return { type, kind, kinds: kinds.toSpliced(turned, 0, ...faces([claimed])), concealed, turned };
}

type Faces = (tiles: readonly TileId[]) => TileKind[];

/** The kind of one tile in notation. Text that cannot be read gives 0, but a checked record has none. */
export function kindOf(text: string | undefined): TileKind {
  const parsed = parseTiles(text ?? '');
  return parsed.ok ? (parsed.value[0] ?? 0) : 0;
}

/** The tile that this seat has won with, or else that it has drawn and holds. */
function tileApart({ wins, phase, turn, drawn, seats }: Deal, seat: Seat): TileId | null {
  const win = wins.find((each) => each.seat === seat);
  if (win) return win.by === 'bonus-tiles' ? null : win.tile;
  const drawer = phase.type === 'before-play' ? 0 : turn;
  return drawn && drawer === seat && seats[seat]!.hand.includes(drawn.tile) ? drawn.tile : null;
}

function placeOf({ phase, out, wins }: Deal, seat: Seat): number | null {
  if (phase.type !== 'play' || !hasSeat(out, seat)) return null;
  return 1 + wins.findIndex((win) => win.seat === seat);
}

function sorted(kinds: readonly TileKind[]): TileKind[] {
  return kinds.toSorted((a, b) => a - b);
}
