import { emit } from '../../../src/engine/draw';
import type { PrePlay } from '../../../src/engine/rules';
import { addToHand, takeFromHand } from '../../../src/engine/state';
import { WHITE_DRAGON } from '../../../src/engine/tiles';
import type { SeatState, TileId } from '../../../src/engine/types';
import { isPlain, toyRules } from './base';

/** All seats pass one tile to the right at once before play; a white dragon stands for any tile in a hand. */
export const exchangeAndWild = toyRules(
  'toy-exchange-wild',
  {},
  {
    phases: [exchange()],
    isComplete: (counts, melds) => {
      const plain = counts.slice();
      plain[WHITE_DRAGON] = 0;
      return completesWith(plain, counts[WHITE_DRAGON] ?? 0, 4 - melds.length);
    },
  },
);

function completesWith(counts: number[], wild: number, sets: number): boolean {
  if (wild === 0) return isPlain(counts, sets);
  return counts.some((count, kind) => {
    counts[kind] = count + 1;
    const completes = completesWith(counts, wild - 1, sets);
    counts[kind] = count;
    return completes;
  });
}

function exchange(): PrePlay {
  return {
    id: 'exchange',
    begin: ({ deal }) => {
      deal.pending = {
        why: 'exchange',
        from: null,
        tile: null,
        kong: null,
        waiting: 15,
        answers: deal.seats.map(() => null),
      };
    },
    legal: (deal, seat) =>
      (deal.seats[seat] as SeatState).hand.map((tile) => ({ type: 'exchange', seat, tiles: [tile] })),
    resolve: (step) => {
      const { deal, rules } = step;
      const given = (deal.pending?.answers ?? []).map((answer) =>
        answer?.type === 'exchange' ? answer.tiles : [],
      );
      deal.pending = null;
      const kind = (tile: TileId): number => rules.geometry.tiles[tile] as number;
      for (const [seat, state] of deal.seats.entries()) {
        const [gave, got] = [given[seat] ?? [], given[(seat + 3) % 4] ?? []];
        for (const tile of gave) takeFromHand(state, tile, kind(tile));
        for (const tile of got) addToHand(state, tile, kind(tile));
        if (gave.includes(deal.drawn?.tile as TileId))
          deal.drawn = { tile: got[0] as TileId, from: 'front', kongs: 0, bonus: false };
        emit(step, { type: 'exchange', seat, gave, got });
      }
    },
  };
}
