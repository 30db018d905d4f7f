import { describe, expect, test } from 'vitest';
import { apply } from '../../src/engine/apply';
import { formatTile } from '../../src/engine/notation';
import type { Deal } from '../../src/engine/types';
import { rig } from '../support/rigged';
import { askedSeats, choicesOf, play } from '../support/script';

// East discards 5m: South can chow, West can pong or kong, North is ready for it with all pongs.
const HANDS = ['5m', '34m67m', '555m', '11p22p33p44p'];

const melds = (deal: Deal, seat: number): string[] =>
  (deal.seats[seat]?.melds ?? []).map(({ type, kind }) => `${type} ${formatTile(kind)}`);

describe('claims on a discard (hong-kong-old/RULES.md#claims)', () => {
  const { deal } = rig({ hands: HANDS, options: { bonusTiles: false } });
  const asked = play(deal, ['0 discard 5m']).deal;

  test('each claim is listed with the exact tiles it would use; a chow only for the next player', () => {
    expect(askedSeats(asked)).toEqual([1, 2]);
    expect(choicesOf(asked, 1)).toEqual(['chow 3m 4m', 'chow 4m 6m', 'chow 6m 7m', 'pass']);
    expect(choicesOf(asked, 2)).toEqual(['kong 5m 5m 5m', 'pong 5m 5m', 'pass']);
    expect(choicesOf(asked, 3)).toEqual([]);
  });

  test('a chow stays within its suit and has no honours', () => {
    const edge = play(rig({ hands: ['9mES', '8m1p2pEEWWNN99s19p'], options: { bonusTiles: false } }).deal, [
      '0 discard 9m',
    ]).deal;
    expect(choicesOf(edge, 1).filter((choice) => !choice.startsWith('discard'))).toEqual([]);
    const wind = play(rig({ hands: ['9mES', '8m1p2pEEWWNN99s19p'], options: { bonusTiles: false } }).deal, [
      '0 discard S',
    ]).deal;
    expect(choicesOf(wind, 1).filter((choice) => !choice.startsWith('discard'))).toEqual([]);
  });

  test('a pong goes before a chow, whoever answers first', () => {
    for (const moves of [
      ['1 chow 3m 4m', '2 pong 5m 5m'],
      ['2 pong 5m 5m', '1 chow 3m 4m'],
    ]) {
      const { deal: after, events } = play(asked, moves);
      expect(melds(after, 2)).toEqual(['pong 5m']);
      expect(melds(after, 1)).toEqual([]);
      expect(after.turn).toBe(2);
      expect(events).toHaveLength(1);
    }
  });

  test('after a chow or pong the claimer discards without drawing and declares no kong', () => {
    const after = play(asked, ['1 pass', '2 pong 5m 5m']).deal;
    expect(after.drawn).toBeNull();
    expect(choicesOf(after, 2).every((choice) => choice.startsWith('discard'))).toBe(true);
    expect(choicesOf(after, 2)).toContain('discard 5m');
  });

  test('after a kong the player draws from the back', () => {
    const { deal: after, events } = play(asked, ['1 pass', '2 kong 5m 5m 5m']);
    expect(events.map(({ type }) => type)).toEqual(['kong', 'draw']);
    expect(after.drawn).toMatchObject({ from: 'back', kongs: 1 });
  });

  test('a claimed kong is told of the dealer alone', () => {
    expect(play(asked, ['1 pass', '2 kong 5m 5m 5m']).deal.dealerKong).toBe(false);
    const hands = ['555mE', '5m', '', ''];
    const back = play(rig({ hands, options: { bonusTiles: false } }).deal, [
      '0 discard E',
      '1 discard 5m',
    ]).deal;
    expect(play(back, ['0 pong 5m 5m']).deal.dealerKong).toBe(false);
    expect(play(back, ['0 kong 5m 5m 5m']).deal.dealerKong).toBe(true);
  });

  test('the meld remembers from whom it was claimed, and the river that the tile is gone', () => {
    const after = play(asked, ['1 chow 4m 6m', '2 pass']).deal;
    expect(after.seats[1]?.melds[0]).toMatchObject({
      from: 0,
      kind: 3,
      claimed: after.seats[0]?.river[0]?.tile,
    });
    expect(after.seats[0]?.river[0]?.claimedBy).toBe(1);
  });

  test('when all pass the next player draws', () => {
    const { deal: after, events } = play(asked, ['1 pass', '2 pass']);
    expect(after.turn).toBe(1);
    expect(events.at(-1)).toMatchObject({ type: 'draw', seat: 1, from: 'front' });
  });

  test('an answer is refused with a code when nobody asked for it, and changes nothing', () => {
    const before = JSON.stringify(asked);
    expect(apply(asked, { type: 'pass', seat: 3 })).toEqual({ ok: false, code: 'not-asked' });
    expect(apply(asked, { type: 'win', seat: 1 })).toEqual({ ok: false, code: 'not-legal' });
    expect(apply(asked, { type: 'chow', seat: 2, own: [] })).toEqual({ ok: false, code: 'not-legal' });
    const answered = play(asked, ['1 pass']).deal;
    expect(apply(answered, { type: 'pass', seat: 1 })).toEqual({ ok: false, code: 'not-asked' });
    expect(JSON.stringify(asked)).toBe(before);
  });
});

describe('several winners (hong-kong-old/RULES.md#several-winners)', () => {
  // South waits for 6m and 9m with a clean hand, North for 9m with less.
  const rigged = (severalWinners: string): Deal =>
    play(
      rig({
        hands: ['9m', '123456m78mWWWSS', 'CC19p19s1p4p7pC99s', '123m45678mEEENN'],
        options: { severalWinners, bonusTiles: false, minimumFaan: 1, limitHands: [] },
      }).deal,
      ['0 discard 9m'],
    ).deal;

  test('the nearest in turn wins alone by default', () => {
    const asked = rigged('nearest');
    expect(askedSeats(asked)).toEqual([1, 3]);
    const { deal } = play(asked, ['1 win', '3 win']);
    expect(deal.wins.map(({ seat }) => seat)).toEqual([1]);
    expect(deal.phase).toEqual({ type: 'ended', ending: 'won' });
    expect(play(asked, ['1 pass', '3 win']).deal.wins.map(({ seat }) => seat)).toEqual([3]);
  });

  test('with `all` each is paid by everyone who has not won', () => {
    const { deal } = play(rigged('all'), ['3 win', '1 win']);
    expect(deal.wins.map(({ seat }) => seat)).toEqual([1, 3]);
    expect(deal.ledger.map(({ from, to }) => [from, to])).toEqual([
      [0, 1],
      [2, 1],
      [0, 3],
      [2, 3],
    ]);
  });

  test('with `highest` the best paid wins', () => {
    const totals = [1, 3].map(
      (seat) =>
        play(rigged('all'), ['3 win', '1 win']).deal.wins.find((win) => win.seat === seat)?.sheet.total ?? 0,
    );
    const { deal } = play(rigged('highest'), ['3 win', '1 win']);
    expect(totals[1]).toBeGreaterThan(totals[0] as number);
    expect(deal.wins.map(({ seat }) => seat)).toEqual([3]);
  });
});
