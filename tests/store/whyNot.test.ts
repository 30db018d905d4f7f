import { describe, expect, it } from 'vitest';
import { missingOnTile } from '../../src/store/selectors/whyNot';
import { missingIn, whyNotCodes, whyNotPositions } from '../support/whyNotPositions';

const onTiles = whyNotCodes.flatMap((code) => {
  const { view, last } = whyNotPositions[code]();
  const seat = last && 'seat' in last ? last.seat : null;
  return view.pending?.why === 'turn' || seat === null ? [] : [{ code, view, last, seat }];
});

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

  it.each(onTiles)(
    'is said of an own tile to nobody, and after the hand to nobody: $code',
    ({ view, last, seat }) => {
      expect(missingOnTile({ ...view, seat, pending: null }, last)).toBeNull();
      expect(missingOnTile({ ...view, phase: { type: 'ended' } as never }, last)).toBeNull();
      expect(missingOnTile({ ...view, pending: null }, undefined)).toBeNull();
    },
  );

  it.each(whyNotCodes)('is kept from who must find false calls, until the hand is open: %s', (code) => {
    const position = whyNotPositions[code]();
    const strict = { ...position.view, options: { ...position.view.options, strictCalling: true } };
    // Whoever plays on with an open hand has no calls left.
    expect(missingIn({ ...position, view: strict })?.why.code).toBe(code === 'open-hand' ? code : undefined);
  });
});
