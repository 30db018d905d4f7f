import { dealScores, playersOf } from '../../engine/match';
import type { Match } from '../../engine/match';
import { parseTiles } from '../../engine/notation';
import type { GameRecord, RecordedHand } from '../../engine/record';
import { recordedMatch, replayHand } from '../../engine/replay';
import { Snapshots } from '../../engine/replaySnapshots';
import type { Snapshot } from '../../engine/replaySnapshots';
import type { Deal, Player, Seat, TileKind } from '../../engine/types';
import { seatView, visibleEvent } from '../../engine/view';
import type { SeatView } from '../../engine/view';
import { EMPTY_TABLE } from '../match/noMatch';
import { lastDiscardIn } from '../match/tableState';
import { wallView } from '../match/wallView';
import type { PlayerInfo, SeenEvent, TableState } from '../types';

/** A recorded hand that has been played again. */
export interface ReplayedHand {
  readonly hand: RecordedHand;
  /** As it was before this hand. */
  readonly match: Match;
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
    return { hand, match, snapshots: snapshots.taken };
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

/** How a moment of a replay is looked at. */
export interface Outlook {
  /** How many of the recorded events have happened; 0 is the hand as dealt. */
  readonly step: number;
  /** From whose seat. */
  readonly player: Player;
  /** All hands lie open, and not only those that are open to everybody. */
  readonly isOpen: boolean;
}

/** A moment of a recorded hand as the table shows it; nobody is asked anything. */
export function tableAt(
  replayed: ReplayedHand,
  { step, player, isOpen }: Outlook,
  players: readonly PlayerInfo[],
): TableState {
  const { match, snapshots } = replayed;
  const told = toldAt(replayed, step);
  const { deal } = snapshots[told] as Snapshot;
  const seated = playersOf(match);
  const humanSeat = seated.indexOf(player);
  const gained = dealScores(deal, seated);
  const { view } = sightAt(replayed, { step, player });
  const seen = seenBy(humanSeat, snapshots.slice(0, told + 1));
  return {
    ...EMPTY_TABLE,
    screen: 'table',
    match,
    players,
    human: player,
    humanSeat,
    view: {
      ...view,
      seats: isOpen
        ? view.seats.map((seat, at) => ({ ...seat, open: deal.seats[at]?.hand ?? seat.open }))
        : view.seats,
    },
    scores: match.scores.map((score, each) => score + (gained[each] ?? 0)),
    wall: wallView(deal),
    lastDiscard: lastDiscardIn(seen),
    seen,
  };
}

/** A moment as the player sees it, asked nothing, however many hands lie open to who looks on. */
export function sightAt(
  replayed: ReplayedHand,
  { step, player }: Pick<Outlook, 'step' | 'player'>,
): Pick<TableState, 'match' | 'human' | 'choices'> & { readonly view: SeatView } {
  const { match, snapshots } = replayed;
  const snapshot = snapshots[toldAt(replayed, step)] as Snapshot;
  const view = withDrawn(seatView(snapshot.deal, playersOf(match).indexOf(player)), snapshot);
  return { match, human: player, view: { ...view, pending: null }, choices: [] };
}

/** The deal as it was after so many recorded events. */
export function dealAt(replayed: ReplayedHand, step: number): Deal {
  return (replayed.snapshots[toldAt(replayed, step)] as Snapshot).deal;
}

/** Whether the event that led to this moment may be told in full to who looks at it. */
export function isTold(replayed: ReplayedHand, { step, player, isOpen }: Outlook): boolean {
  const event = replayed.snapshots[toldAt(replayed, step)]?.event;
  if (isOpen || !event) return true;
  const seen = visibleEvent(event, playersOf(replayed.match).indexOf(player));
  return seen !== null && !('tile' in seen && seen.tile === null && seen.type !== 'declare');
}

/** The kind of one tile in notation. Text that cannot be read gives 0, but a checked record has none. */
export function kindOf(text: string | undefined): TileKind {
  const parsed = parseTiles(text ?? '');
  return parsed.ok ? (parsed.value[0] ?? 0) : 0;
}

/** The place among the snapshots. A pass that is written changes nothing, and the engine tells of none. */
function toldAt({ hand }: ReplayedHand, step: number): number {
  return hand.events.slice(0, step).filter(({ type }) => type !== 'pass').length;
}

function seenBy(seat: Seat, snapshots: readonly Snapshot[]): SeenEvent[] {
  return snapshots.flatMap(({ event }, serial) => {
    const seen = event && visibleEvent(event, seat);
    return seen ? [{ serial, event: seen }] : [];
  });
}

/** A tile that is being drawn belongs to its drawer's turn before the engine says so; once it asks somebody, it does. */
function withDrawn(view: SeatView, { deal, event }: Snapshot): SeatView {
  if (event?.type !== 'draw' || deal.pending || view.phase.type !== 'play') return view;
  const { seat, tile, from } = event;
  return { ...view, turn: seat, drawn: seat === view.seat ? { tile, from, kongs: 0, bonus: false } : null };
}
