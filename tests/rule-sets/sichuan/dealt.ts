import { seatState } from '../../../src/engine/draw';
import type { Deal, LedgerEntry } from '../../../src/engine/types';
import { rig, type Rigged } from '../../support/rigged';
import { play } from '../../support/script';

const NAMED = { m: 'void-characters', p: 'void-dots', s: 'void-bamboo' };

export interface Dealt extends Pick<Rigged, 'hands' | 'front' | 'back' | 'options'> {
  /** The suits that the seats give up, by their letters. */
  readonly voids: string;
}

/** A deal without an exchange in which the suits are named. */
export function dealt({ voids, options, ...rigged }: Dealt): Deal {
  const { deal } = rig({ rules: 'sichuan', options: { exchange: 'none', ...options }, ...rigged });
  return play(
    deal,
    [...voids].map((suit, seat) => `${seat} ${NAMED[suit as keyof typeof NAMED]}`),
  ).deal;
}

/** What each seat gains, by seat. */
export function gains(ledger: readonly LedgerEntry[], reason?: string): number[] {
  return [0, 1, 2, 3].map((seat) =>
    ledger
      .filter((entry) => reason === undefined || entry.reason === reason)
      .reduce(
        (sum, { from, to, amount }) => sum + (to === seat ? amount : 0) - (from === seat ? amount : 0),
        0,
      ),
  );
}

/** What each move pays: the gains by seat of those that pay anything, in order. */
export function paidBy(deal: Deal, moves: readonly string[]): { deal: Deal; paid: number[][] } {
  let now = deal;
  const paid: number[][] = [];
  for (const move of moves) {
    const { length } = now.ledger;
    now = play(now, [move]).deal;
    if (now.ledger.length > length) paid.push(gains(now.ledger.slice(length)));
  }
  return { deal: now, paid };
}

/** The same deal with nothing left to draw. */
export function emptied(deal: Deal): Deal {
  const { source } = deal;
  return source.type === 'wall' ? { ...deal, source: { ...source, front: source.back } } : deal;
}

export const meldsOf = (deal: Deal, seat: number) =>
  seatState(deal, seat).melds.map(({ type, kind, concealed }) => [type, kind, concealed]);
