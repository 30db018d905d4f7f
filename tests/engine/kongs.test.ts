import { describe, expect, test } from 'vitest';
import type { Deal } from '../../src/engine/types';
import { rig } from '../support/rigged';
import { askedSeats, choicesOf, passAll, play } from '../support/script';

const PLAIN = { bonusTiles: false, minimumFaan: 0 };

describe('kongs (hong-kong-old/RULES.md#kongs)', () => {
  test('four alike may be declared concealed, drawn for from the back, and are never forced', () => {
    const { deal } = rig({ hands: ['111m'], front: '1m', back: '7p', options: PLAIN });
    expect(choicesOf(deal, 0)).toContain('concealed-kong 1m');
    expect(choicesOf(deal, 0)).toContain('discard 1m');
    const { deal: after, events } = play(deal, ['0 concealed-kong 1m']);
    expect(events.map(({ type }) => type)).toEqual(['concealed-kong', 'draw']);
    expect(after.seats[0]?.melds[0]).toMatchObject({ type: 'kong', concealed: true, from: null });
    expect(after.seats[0]?.melds[0]?.tiles).toHaveLength(4);
    expect(after.seats[0]?.hand).toHaveLength(11);
    expect(after.drawn).toMatchObject({ from: 'back', kongs: 1, bonus: false });
  });

  test('a tile drawn now or earlier is added to an exposed pong; the pong keeps its feeder', () => {
    const { deal } = rig({ hands: ['1m9m', '', '11mN'], front: 'E 9s E W 1m', options: PLAIN });
    let now = play(deal, ['0 discard 1m', '2 pong 1m 1m', '2 discard N']).deal;
    for (const drawn of ['9s', 'E', 'W']) {
      now = passAll(now);
      now = play(now, [`${now.turn} discard ${drawn}`]).deal;
    }
    const after = play(passAll(now), ['2 added-kong 1m']).deal;
    expect(after.seats[2]?.melds[0]).toMatchObject({ type: 'kong', concealed: false, from: 0 });
    expect(after.seats[2]?.melds[0]?.tiles).toHaveLength(4);
  });

  test('a kong made with a tile drawn for a kong counts, a bonus tile in between changes nothing', () => {
    const { deal } = rig({ hands: ['111m222m'], front: '1m', back: '1f2m9p', options: { minimumFaan: 0 } });
    const first = play(deal, ['0 concealed-kong 1m']).deal;
    expect(first.drawn).toMatchObject({ kongs: 1, bonus: true });
    expect(play(first, ['0 concealed-kong 2m']).deal.drawn).toMatchObject({ kongs: 2 });
  });

  test('a kong of tiles held before is no kong on kong', () => {
    const { deal } = rig({ hands: ['111m2222m'], front: '1m', back: '8p9p', options: PLAIN });
    const after = play(deal, ['0 concealed-kong 1m', '0 concealed-kong 2m']).deal;
    expect(after.drawn).toMatchObject({ kongs: 1 });
  });

  test('no kong without a tile left to draw', () => {
    const { deal } = rig({ hands: ['111m'], front: '1m', options: PLAIN });
    const { source } = deal;
    if (source.type !== 'wall') throw new Error('Not a wall.');
    const empty: Deal = { ...deal, source: { ...source, front: source.back } };
    expect(choicesOf(empty, 0)).not.toContain('concealed-kong 1m');
  });
});

describe('robbing a kong (hong-kong-old/RULES.md#robbing)', () => {
  const ready = '234567m456p99s35s'; // waits for 4s
  const concealed = (robKong: string): Deal =>
    rig({ hands: ['444s', '', ready], front: '4s', options: { ...PLAIN, robKong } }).deal;

  test('a concealed kong is robbed by default: it is not made and the other three are back in the hand', () => {
    const declared = play(concealed('any'), ['0 concealed-kong 4s']).deal;
    expect(askedSeats(declared)).toEqual([2]);
    expect(choicesOf(declared, 2)).toEqual(['win', 'pass']);
    const { deal, events } = play(declared, ['2 win']);
    expect(events.map(({ type }) => type)).toEqual(['win']);
    expect(deal.wins[0]).toMatchObject({ seat: 2, by: 'robbed-kong', from: 0 });
    expect(deal.seats[0]?.melds).toEqual([]);
    expect(deal.seats[0]?.counts[21]).toBe(3);
    expect(deal.wins[0]?.sheet.lines.map(({ id }) => id)).toContain('robbed-kong');
  });

  test('passed, the kong is made', () => {
    const { deal } = play(concealed('any'), ['0 concealed-kong 4s', '2 pass']);
    expect(deal.seats[0]?.melds).toHaveLength(1);
  });

  test.each(['added', 'added-or-thirteen-orphans', 'never'])(
    'with %s an ordinary hand robs no concealed kong',
    (robKong) => {
      const { deal } = play(concealed(robKong), ['0 concealed-kong 4s']);
      expect(deal.pending).toMatchObject({ why: 'turn' });
      expect(deal.seats[0]?.melds).toHaveLength(1);
    },
  );

  test('thirteen orphans rob a concealed kong with the option for them', () => {
    const orphans = '119m19p19sESWNCF';
    const { deal } = rig({
      hands: ['PPP', '', orphans],
      front: 'P',
      options: { ...PLAIN, robKong: 'added-or-thirteen-orphans' },
    });
    const { deal: over } = play(deal, ['0 concealed-kong P', '2 win']);
    expect(over.wins[0]?.sheet.lines.map(({ id }) => id)).toEqual(['thirteen-orphans']);
  });
});
