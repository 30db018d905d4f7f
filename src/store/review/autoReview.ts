import type { StoreApi } from 'zustand/vanilla';
import type { GameRecord } from '../../engine/record';
import type { Player } from '../../engine/types';
import type { GameStore, Readable } from '../types';
import { createReviewStore } from './reviewStore';
import type { ReviewPorts, ReviewStore } from './reviewStore';

export interface AutoReviewPorts extends ReviewPorts {
  readonly game: Readable<Pick<GameStore, 'result' | 'recordSoFar'>>;
  /** Whose choices are looked at. */
  readonly playerOf: (record: GameRecord) => Player;
}

/**
 * Reviews each hand when it ends, and goes on while the next ones are played: the latest first, then earlier ones of the
 * same match that were not done in time. It is one thread, and thinks only while it is allowed to.
 */
export class AutoReview {
  private readonly ports: AutoReviewPorts;
  private readonly stopWatching: () => void;
  private reviews: StoreApi<ReviewStore> | null = null;
  private record: GameRecord | null = null;
  /** Hands that ended while this was open, by their place in the record; the latest first. */
  private hands: readonly number[] = [];
  private isFree = false;

  constructor(ports: AutoReviewPorts) {
    this.ports = ports;
    this.stopWatching = ports.game.subscribe((now, before) => {
      if (now.result && now.result !== before.result) this.ended();
    });
    if (ports.game.getState().result) this.ended();
  }

  /** False: what is thought of now is given up, and what is known of it stays; true: it goes on. */
  allow(isFree: boolean): void {
    if (isFree === this.isFree) return;
    this.isFree = isFree;
    if (isFree) this.think();
    else this.reviews?.getState().stop();
  }

  end(): void {
    this.stopWatching();
    this.reviews?.getState().stop();
  }

  /** A hand is over: it comes before those that are still to be thought about. */
  private ended(): void {
    const record = this.ports.game.getState().recordSoFar();
    if (!record) return;
    const isSameMatch = this.record?.commitment === record.commitment;
    const last = record.hands.length - 1;
    this.hands = [last, ...(isSameMatch ? this.hands.filter((hand) => hand !== last) : [])];
    this.record = record;
    this.reviews?.getState().stop();
    this.reviews = createReviewStore(this.ports, record, this.ports.playerOf(record));
    this.think();
  }

  private think(): void {
    if (this.isFree) this.reviews?.getState().want(this.hands);
  }
}
