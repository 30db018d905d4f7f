import { addressParts } from '../addressParts';
import type { Look } from './look';

/** A decision that is looked at, and whether that is in one hand (by place) or in the whole match. */
export interface LeftLook {
  readonly at: number | null;
  readonly look: Look;
}

const MATCH = 'match';

/** The address of a decision in the review that has this address. */
export function addressOfLook(review: string, { at, look: { list, place } }: LeftLook): string {
  return [review, at ?? MATCH, list, place.hand, place.decision].join('/');
}

/** What such an address, or its end, shows; null for any other. */
export function lookIn(address: string): LeftLook | null {
  const [at, list, ...place] = addressParts(address).slice(-LENGTH);
  const [hand, decision] = place.map(Number);
  if (at === undefined || !isNatural(hand) || !isNatural(decision)) return null;
  if (list !== 'costliest' && list !== 'all') return null;
  if (at !== MATCH && !isNatural(Number(at))) return null;
  return { at: at === MATCH ? null : Number(at), look: { list, place: { hand, decision } } };
}

const LENGTH = 4;

function isNatural(value: number | undefined): value is number {
  return Number.isInteger(value) && Number(value) >= 0;
}
