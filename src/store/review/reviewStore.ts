import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { GameRecord } from '../../engine/record';
import type { Player } from '../../engine/types';
import type { HistoryStorage } from '../records/historyStorage';
import { keepReview, readReviews } from './keptReviews';
import type { HandReview } from './keptReviews';
import { reviewKey } from './reviewKeys';
import type { NoReview, ReviewNews, ReviewPort } from './reviewPort';

/** How far the review of a hand is: not asked for, in the queue, under way, whole, or why there is none. */
export type ReviewStatus = 'idle' | 'waiting' | 'thinking' | 'done' | NoReview;

export interface ReviewedHand extends HandReview {
  readonly status: ReviewStatus;
}

export interface ReviewState {
  /** By place in the record. */
  readonly hands: readonly ReviewedHand[];
}

export interface ReviewCommands {
  /** Reviews these hands, in this order; what was asked for before and is not done is given up. */
  readonly want: (hands: readonly number[]) => void;
  /** Gives up what is not done. What is known stays. */
  readonly stop: () => void;
}

export type ReviewStore = ReviewState & ReviewCommands;

export interface ReviewPorts {
  readonly port: ReviewPort;
  readonly storage: HistoryStorage;
}

const NOTHING: ReviewedHand = { status: 'idle', total: null, decisions: [] };

/** The review of a player's hands of one match: what is kept of it, and the rest as it is asked for. Each judged decision is saved at once. */
export function createReviewStore(
  ports: ReviewPorts,
  record: GameRecord,
  player: Player,
): StoreApi<ReviewStore> {
  return createStore<ReviewStore>()((write, read) => {
    const reviews = new Reviews(ports, { record, player, text: JSON.stringify(record) }, { write, read });
    void reviews.readKept();
    return {
      hands: record.hands.map(() => NOTHING),
      want: (hands) => reviews.want(hands),
      stop: () => reviews.stop(),
    };
  });
}

interface Subject {
  readonly record: GameRecord;
  readonly player: Player;
  readonly text: string;
}

interface Access {
  readonly write: (state: ReviewState) => void;
  readonly read: () => ReviewState;
}

class Reviews {
  private readonly ports: ReviewPorts;
  private readonly subject: Subject;
  private readonly access: Access;
  private queue: readonly number[] = [];
  /** Grows with everything that is asked: what was asked before is known by it. */
  private round = 0;
  private reading: Promise<void> | null = null;

  constructor(ports: ReviewPorts, subject: Subject, access: Access) {
    this.ports = ports;
    this.subject = subject;
    this.access = access;
  }

  /** Shows what is kept of all hands, once. */
  readKept(): Promise<void> {
    this.reading ??= this.readAll();
    return this.reading;
  }

  private async readAll(): Promise<void> {
    const { record, player } = this.subject;
    const keys = record.hands.map((_, hand) => reviewKey(record, hand, player));
    const kept = await readReviews(this.ports.storage, keys);
    for (const [hand, review] of kept.entries())
      if (review) this.change(hand, { ...review, ...statusOf(review) });
  }

  want(hands: readonly number[]): void {
    this.stop();
    this.queue = hands.filter((hand) => this.of(hand).status !== 'done');
    for (const hand of this.queue) this.change(hand, { status: 'waiting' });
    void this.begin(this.round);
  }

  private async begin(round: number): Promise<void> {
    await this.readKept();
    if (round === this.round) this.next();
  }

  stop(): void {
    this.round++;
    this.queue = [];
    this.ports.port.end();
    for (const [hand, { status }] of this.access.read().hands.entries())
      if (status === 'waiting' || status === 'thinking') this.change(hand, { status: 'idle' });
  }

  private next(): void {
    const [hand, ...rest] = this.queue;
    if (hand === undefined) return;
    this.queue = rest;
    const { status, decisions } = this.of(hand);
    if (status === 'done') return this.next();
    this.change(hand, { status: 'thinking' });
    const { round } = this;
    const wish = { record: this.subject.text, player: this.subject.player, hand, known: decisions.length };
    this.ports.port.review(wish, (news) => {
      if (round === this.round) this.hear(hand, news);
    });
  }

  private hear(hand: number, news: ReviewNews): void {
    switch (news.type) {
      case 'begun':
        this.change(hand, { total: news.total });
        break;
      case 'judged':
        this.change(hand, { decisions: [...this.of(hand).decisions, news.decision] });
        break;
      case 'done':
        this.change(hand, { status: 'done' });
        break;
      case 'refused':
        this.change(hand, { status: news.why });
        return this.next();
    }
    const { record, player } = this.subject;
    const { total, decisions } = this.of(hand);
    void keepReview(this.ports.storage, reviewKey(record, hand, player), { total, decisions });
    if (news.type === 'done') this.next();
  }

  private of(hand: number): ReviewedHand {
    return this.access.read().hands[hand] ?? NOTHING;
  }

  private change(hand: number, part: Partial<ReviewedHand>): void {
    const hands = this.access.read().hands.map((each, at) => (at === hand ? { ...each, ...part } : each));
    this.access.write({ hands });
  }
}

function statusOf({ total, decisions }: HandReview): Partial<ReviewedHand> {
  return decisions.length === total ? { status: 'done' } : {};
}
