import { describe, expect, it } from 'vitest';
import { missingInTurn, missingOnTile } from '../../src/store/facts/whyNot';
import type { Position } from '../support/whyNotPositions';
import { whyNotCodes, whyNotPositions } from '../support/whyNotPositions';

const missingIn = ({ view, last }: Position) =>
  view.pending?.why === 'turn' ? missingInTurn(view) : missingOnTile(view, last);

describe('what is missing', () => {
  it.each(whyNotCodes)('is known of its position: %s', (code) => {
    const position = whyNotPositions[code]();
    const missing = missingIn(position);
    expect(missing?.why.code).toBe(code);
    const { view, last } = position;
    const open = last && 'tile' in last ? last.tile : null;
    const tile = view.pending?.why === 'turn' ? (view.drawn?.tile ?? view.hand.at(-1)) : open;
    expect(missing?.tile).toBe(tile);
  });

  it.each(whyNotCodes)('is said of an own tile to nobody, and after the hand to nobody: %s', (code) => {
    const { view, last } = whyNotPositions[code]();
    if (view.pending?.why === 'turn' || !last || !('seat' in last)) return;
    if (last.seat === null) return;
    const own = { ...view, seat: last.seat, pending: null };
    expect(missingOnTile(own, last)).toBeNull();
    expect(missingOnTile({ ...view, phase: { type: 'ended' } as never }, last)).toBeNull();
    expect(missingOnTile({ ...view, pending: null }, undefined)).toBeNull();
  });

  it.each(whyNotCodes)('is kept from who must find false calls, until the hand is open: %s', (code) => {
    const position = whyNotPositions[code]();
    const strict = { ...position.view, options: { ...position.view.options, strictCalling: true } };
    // Whoever plays on with an open hand has no calls left.
    expect(missingIn({ ...position, view: strict })?.why.code).toBe(code === 'open-hand' ? code : undefined);
  });
});
