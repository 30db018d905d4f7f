import { describe, expect, test } from 'vitest';
import '../../../src/rule-sets/everything';
import { rulesOf } from '../../../src/engine/knownRules';
import { kindsOfText } from '../../../src/engine/notation';
import type { Discard, TileId } from '../../../src/engine/types';
import { seatView } from '../../../src/engine/view';
import type { SeatView } from '../../../src/engine/view';
import { safetiesOf } from '../../../src/rule-sets/riichi/safety';
import { rig } from '../../support/rigged';

const MANY = Array<number>(34).fill(4);

/** The dealer looks on; the next seat declared riichi with the discard of this number. Rivers by seat, from the dealer on. */
function inRiichi(rivers: readonly string[], riichiAt: number): SeatView {
  const { deal } = rig({ rules: 'riichi', options: { redFives: 0 }, hands: [] });
  const view = seatView(deal, 0);
  const { kinds } = rulesOf(deal).tiles;
  const spent = new Set<TileId>();
  const discard = (kind: number): Discard => {
    const tile = kinds.findIndex((each, id) => each === kind && !spent.has(id));
    spent.add(tile);
    return { tile, drawn: false, claimedBy: null };
  };
  const seats = view.seats.map((seat, at) => ({
    ...seat,
    river: kindsOfText(rivers[at] ?? '').map(discard),
  }));
  return { ...view, seats, extras: { riichi: [0, 1, 0, 0], riichiAt: [0, riichiAt, 0, 0] } };
}

function safety(rivers: readonly string[], riichiAt: number, tile: string, gone: string | null = null) {
  const unseen = MANY.with(gone === null ? 0 : kindsOfText(gone)[0]!, gone === null ? 4 : 0);
  return safetiesOf(inRiichi(rivers, riichiAt), kindsOfText(tile)[0]!, unseen).map(({ code }) => code);
}

describe('what makes a tile safe against riichi', () => {
  /** In order: 1m 4p 7m 8s, 9s E with riichi, 8m 6m. */
  const rivers = ['1m9s', '4pE', '7m8m', '8s6m'];

  test.each<[string, string | null]>([
    ['4p', 'genbutsu'],
    ['E', 'genbutsu'],
    ['8m', 'genbutsu'],
    ['6m', 'genbutsu'],
    ['8s', null],
    ['9s', null],
    ['1p', 'suji'],
    ['7p', 'suji'],
    ['5p', null],
    ['S', null],
  ])('%s: %s', (tile, code) => {
    expect(safety(rivers, 1, tile)).toEqual([code]);
  });

  test('a middle tile is suji only from both ends', () => {
    expect(safety(['N', '1p', 'C', 'P'], 0, '4p')).toEqual([null]);
    expect(safety(['NN', '1p7p', 'CC', 'PP'], 0, '4p')).toEqual(['suji']);
  });

  test('no chance where no two neighbours can be left, hardly one where one copy is', () => {
    expect(safety(['N'], 0, '2m', '3m')).toEqual(['no-chance']);
    expect(safety(['N'], 0, '2m', '4m')).toEqual(['no-chance']);
    expect(safety(['N'], 0, '4m', '3m')).toEqual([null]);
    const rare = MANY.with(2, 1);
    expect(safetiesOf(inRiichi(['N'], 0), 1, rare)).toEqual([{ seat: 1, code: 'one-chance', isSure: false }]);
  });

  test('nobody in riichi: nothing is said', () => {
    const view = { ...inRiichi(rivers, 0), extras: {} };
    expect(safetiesOf(view, 3, MANY)).toEqual([]);
  });
});
