import { describe, expect, it } from 'vitest';
import { apply } from '../../src/engine/apply';
import type { Action, Meld } from '../../src/engine/types';
import { seatView } from '../../src/engine/view';
import type { SeatView, VisibleEvent } from '../../src/engine/view';
import { viewAfter } from '../../src/store/match/frames';
import type { GameState } from '../../src/store/types';
import { dealingOf } from '../../src/ui/motion/dealing';
import { isNewDeal, openedBetween, stagesBetween, wonBetween } from '../../src/ui/motion/stages';
import type { Spot } from '../../src/ui/motion/stages';
import { dealFixture, emptyState, tableFixture } from './fixtures';
import { claimTable, turnTable } from './scenes';
import { winScenes } from './winScenes';

const YOU = 1;
const WING = 2;

/** The state in which these things have happened since. */
function after(before: GameState, events: readonly VisibleEvent[], view: Partial<SeatView> = {}): GameState {
  if (!before.view) throw new Error('There is no table.');
  const last = before.seen.at(-1)?.serial ?? 0;
  const more = events.map((event, at) => ({ serial: last + at + 1, event }));
  return { ...before, view: { ...before.view, ...view }, seen: [...before.seen, ...more] };
}

/** The table of `claimTable` after a choice. */
function chosen(action: Action): GameState {
  const { deal } = dealFixture(claimTable);
  const applied = apply(deal, action);
  if (!applied.ok) throw new Error(applied.code);
  return after(tableFixture(claimTable), applied.events, seatView(applied.deal, YOU));
}

const tile = (id: number): Spot => ({ at: 'tile', tile: id });

describe('what has to move', () => {
  const turn = tableFixture(turnTable);
  const held = turn.view?.hand ?? [];
  const [first = 0] = held;
  const drawn = held.at(-1) ?? 0;
  const { front = 0, back = 0 } = turn.wall ?? {};

  it('is a tile of the own hand that is discarded', () => {
    const event = { type: 'discard', seat: YOU, tile: first, drawn: false } as const;
    const next = after(turn, [event], turn.view ? viewAfter(turn.view, event) : {});
    expect(stagesBetween(turn, next)).toEqual([
      { time: 'move', flights: [{ from: tile(first), to: tile(first) }] },
    ]);
  });

  it.each([
    [true, 'last'],
    [false, 'middle'],
  ])('is a hidden tile that another discards (just drawn: %s)', (isDrawn, slot) => {
    const seats = turn.view?.seats.map((seat, at) =>
      at === WING ? { ...seat, river: [...seat.river, { tile: 7, drawn: isDrawn, claimedBy: null }] } : seat,
    );
    const next = after(turn, [{ type: 'discard', seat: WING, tile: 7, drawn: false }], seats && { seats });
    expect(stagesBetween(turn, next)).toEqual([
      { time: 'move', flights: [{ from: { at: 'seat', seat: WING, slot }, to: tile(7) }] },
    ]);
  });

  it('is the next tile of the wall, open to the own eyes alone', () => {
    const own = after(turn, [{ type: 'draw', seat: YOU, tile: drawn, from: 'front' }]);
    const others = after(turn, [{ type: 'draw', seat: WING, tile: null, from: 'front' }]);
    const from = { at: 'wall', tile: front };
    expect(stagesBetween(turn, own)).toEqual([{ time: 'move', flights: [{ from, to: tile(drawn) }] }]);
    expect(stagesBetween(turn, others)).toEqual([
      { time: 'move', flights: [{ from, to: { at: 'seat', seat: WING, slot: 'last' } }] },
    ]);
  });

  it('is a claimed tile with the tiles from the hand', () => {
    const before = tableFixture(claimTable);
    const claim = before.choices.find(({ type }) => type === 'pong');
    if (claim?.type !== 'pong') throw new Error('No pong is on offer.');
    const taken = before.lastDiscard ?? 0;
    const [a = 0, b = 0] = claim.own;
    expect(stagesBetween(before, chosen(claim))).toEqual([
      {
        time: 'fly',
        flights: [
          ...[a, b].map((id) => ({ from: tile(id), to: tile(id) })),
          { from: tile(taken), to: tile(taken), isClaimed: true },
        ],
      },
    ]);
  });

  it('is a bonus tile from the wall to its row, then its replacement from the other end', () => {
    const events = [
      { type: 'draw', seat: YOU, tile: 140, from: 'front' },
      { type: 'bonus', seat: YOU, tile: 140 },
      { type: 'draw', seat: YOU, tile: 141, from: 'back' },
      { type: 'bonus', seat: YOU, tile: 141 },
      { type: 'draw', seat: YOU, tile: drawn, from: 'back' },
    ] as const;
    expect(stagesBetween(turn, after(turn, events))).toEqual([
      { time: 'move', flights: [{ from: { at: 'wall', tile: front }, to: tile(140) }] },
      { time: 'move', flights: [{ from: { at: 'wall', tile: back - 1 }, to: tile(141) }] },
      { time: 'move', flights: [{ from: { at: 'wall', tile: back - 2 }, to: tile(drawn) }] },
    ]);
  });

  it('is a kong, then its replacement', () => {
    const kong = { type: 'kong', seat: WING, tile: 3, from: YOU, own: [0, 1, 2] } as const;
    const next = after(turn, [kong, { type: 'draw', seat: WING, tile: null, from: 'back' }]);
    const [claim, draw, ...rest] = stagesBetween(turn, next);
    expect(claim?.time).toBe('fly');
    expect(claim?.flights).toHaveLength(4);
    expect(claim?.flights[3]).toEqual({ from: tile(3), to: tile(3), isClaimed: true });
    expect(draw?.flights[0]?.from).toEqual({ at: 'wall', tile: back - 1 });
    expect(rest).toEqual([]);
  });

  it('is all four tiles of a concealed kong, and one of an added kong', () => {
    const meld: Meld = {
      type: 'kong',
      kind: 0,
      tiles: [0, 1, 2, 3],
      concealed: true,
      from: null,
      claimed: null,
    };
    const seats = turn.view?.seats.map((seat, at) => (at === YOU ? { ...seat, melds: [meld] } : seat));
    const flown = (type: 'concealed-kong' | 'added-kong') =>
      stagesBetween(turn, after(turn, [{ type, seat: YOU, tile: 2 }], seats && { seats }))[0]?.flights.map(
        ({ to }) => to,
      );
    expect(flown('concealed-kong')).toEqual([0, 1, 2, 3].map(tile));
    expect(flown('added-kong')).toEqual([tile(2)]);
  });

  it('is nothing where a table is opened, taken up again, or far from what was shown', () => {
    const event = { type: 'draw', seat: YOU, tile: drawn, from: 'front' } as const;
    const next = after(turn, [event]);
    expect(stagesBetween({ ...turn, screen: 'home' }, next)).toEqual([]);
    expect(stagesBetween({ ...turn, view: null }, next)).toEqual([]);
    expect(stagesBetween(turn, { ...turn })).toEqual([]);
    expect(stagesBetween(next, turn)).toEqual([]);
    expect(
      stagesBetween(
        turn,
        after(
          turn,
          Array.from({ length: 40 }, () => event),
        ),
      ),
    ).toEqual([]);
    expect(isNewDeal({ ...turn, screen: 'home' }, turn)).toBe(false);
  });

  it('is the hands that come to lie open', () => {
    const seats = turn.view?.seats.map((seat, at) => (at === WING ? { ...seat, open: [1, 2] } : seat));
    expect(openedBetween(turn, after(turn, [], seats && { seats }))).toEqual([WING]);
    expect(openedBetween(turn, turn)).toEqual([]);
  });

  it('is a win only where that ended the hand', () => {
    const scene = winScenes['own']?.();
    if (!scene) throw new Error('There is no such win.');
    const { before, after: won } = scene;
    expect(openedBetween(before, won)).toEqual([0, YOU, 2, 3]);
    expect(wonBetween(before, won)).toEqual([YOU]);
    expect(wonBetween(before, { ...won, seen: before.seen })).toEqual([]);
    expect(wonBetween(before, { ...won, view: before.view })).toEqual([]);
  });
});

describe('the deal', () => {
  const state = tableFixture(turnTable);
  const view = state.view;
  if (!view) throw new Error('There is no table.');
  const held = Array.from({ length: 13 }, (_, at) => 100 + at);
  const seats = view.seats.map((seat, at) => ({
    ...seat,
    melds: [],
    bonus: [],
    handSize: at === 0 ? 14 : 13,
  }));
  const dealt = { ...state, view: { ...view, discards: 0, hand: held, seats } };

  it('is seen once, when the hand is another', () => {
    expect(isNewDeal(emptyState, dealt)).toBe(true);
    expect(isNewDeal(dealt, { ...dealt })).toBe(false);
    expect(isNewDeal(emptyState, state)).toBe(false);
    const next = dealt.match && { ...dealt, match: { ...dealt.match, dealt: dealt.match.dealt + 1 } };
    expect(next && isNewDeal({ ...dealt, screen: 'result' }, next)).toBe(true);
  });

  it('takes groups of four from the wall, the dealer first, then the single tiles', () => {
    const dealing = dealingOf(dealt, held);
    const numbers = (seat: number) =>
      dealing?.dealt
        .filter(({ to }) => (to.at === 'seat' ? to.seat === seat : seat === YOU))
        .map(({ number }) => number)
        .toSorted((a, b) => a - b);
    expect(dealing?.groups).toBe(12);
    expect(numbers(0)).toEqual([0, 1, 2, 3, 16, 17, 18, 19, 32, 33, 34, 35, 48, 52]);
    expect(numbers(YOU)).toEqual([4, 5, 6, 7, 20, 21, 22, 23, 36, 37, 38, 39, 49]);
    expect(numbers(3)).toEqual([12, 13, 14, 15, 28, 29, 30, 31, 44, 45, 46, 47, 51]);
    expect(new Set(dealing?.dealt.map(({ group }) => group)).size).toBe(12);
  });

  it('lays bonus tiles out where their replacements come to', () => {
    const own = seats.map((seat, at) => (at === YOU ? { ...seat, bonus: [140] } : seat));
    const seen = [
      { serial: 1, event: { type: 'bonus', seat: YOU, tile: 140 } },
      { serial: 2, event: { type: 'draw', seat: YOU, tile: 105, from: 'back' } },
    ] as const;
    const dealing = dealingOf({ ...dealt, view: { ...dealt.view, seats: own }, seen }, held);
    expect(dealing?.bonus).toEqual([{ from: tile(105), to: tile(140) }]);
    expect(dealing?.replaced).toEqual([{ from: { at: 'wall', tile: dealt.wall?.back }, to: tile(105) }]);
  });
});
