import type { GameRecord, RecordedEvent, RecordedHand } from '../../../engine/record';
import { toldWhole, type WholeHand } from './toldWhole';
import { indicatorPlaces } from '../indicators';
import { SEATS } from '../tiles';

/** A hand of a record with what other programs write beside its events. */
export interface HandFacts {
  readonly hand: RecordedHand;
  /** From 0: the rounds' hands counted through, four to a round. */
  readonly number: number;
  readonly honba: number;
  readonly sticks: number;
  /** Points at its start, by player. */
  readonly scores: readonly number[];
  /** Indicators that were turned up, and those under them. */
  readonly dora: readonly string[];
  readonly ura: readonly string[];
  /** Wins with what each brought, by player; its own riichi stick is not counted. */
  readonly wins: readonly WinFacts[];
  /** What a hand without a winner brought, by player, without riichi sticks. */
  readonly drawn: readonly number[];
  /** Players whose riichi was paid. */
  readonly paidRiichi: readonly number[];
}

export interface WinFacts {
  readonly event: RecordedEvent;
  readonly gains: readonly number[];
  /** Who answers for its yakuman; null where nobody does. */
  readonly responsible: number | null;
}

/** The hands of a record that were played to their end, with what stood beside them. */
export function handsOf(record: GameRecord): HandFacts[] {
  let scores = record.startScores;
  return toldWhole(record).flatMap((hand) => {
    if (!hand.result) return [];
    const before = scores;
    scores = scores.map((points, player) => points + hand.result.scores[player]!);
    return [factsOf(hand, before)];
  });
}

function factsOf(hand: WholeHand, scores: readonly number[]): HandFacts {
  const dora = hand.events.flatMap(({ type, tiles }) => (type === 'indicator' ? (tiles ?? []) : []));
  const places = indicatorPlaces(hand.wall.length).slice(0, dora.length);
  return {
    hand,
    number: hand.number - 1,
    ...hand.left,
    scores,
    dora,
    ura: places.map((place) => hand.wall[place - 1]!),
    wins: winsOf(hand),
    drawn: gainsOf(hand, () => true),
    paidRiichi: paymentsOf(hand, 'riichi').map(({ from }) => from!),
  };
}

function winsOf(hand: RecordedHand): WinFacts[] {
  return hand.events.flatMap((event, at) => {
    if (event.type !== 'win') return [];
    const answering = paymentsOf(hand, 'responsible').find((payment) => payment.event === at);
    return [{ event, gains: gainsOf(hand, (of) => of === at), responsible: answering?.from ?? null }];
  });
}

function paymentsOf({ result }: RecordedHand, code: string) {
  return (result?.ledger ?? []).filter(({ reason }) => reason.split(' ')[0] === code);
}

/** What payments of these events bring each player, without what was paid for riichi. */
function gainsOf(hand: RecordedHand, isOf: (event: number) => boolean): number[] {
  const gains = Array<number>(SEATS).fill(0);
  const riichi = paymentsOf(hand, 'riichi');
  for (const payment of hand.result?.ledger ?? []) {
    if (riichi.includes(payment) || !isOf(payment.event)) continue;
    if (payment.from !== null) gains[payment.from]! -= payment.amount;
    if (payment.to !== null) gains[payment.to]! += payment.amount;
  }
  return gains;
}

/** A tile without its colour: a red five is a five. */
export function plain(tile: string): string {
  return tile.replace('0', '5');
}

/** The four tiles of a kind, the red ones last. */
export function fourOf({ wall }: RecordedHand, tile: string): string[] {
  const four = wall.filter((each) => plain(each) === plain(tile));
  return four.toSorted((a, b) => Number(a.startsWith('0')) - Number(b.startsWith('0')));
}

/** How many seats on a player sits: 1 next, 2 across, 3 before. */
export function seatsOn(from: number, to: number): number {
  return (to - from + SEATS) % SEATS;
}
