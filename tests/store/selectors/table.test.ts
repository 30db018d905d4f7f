import { describe, expect, it } from 'vitest';
import '../../../src/rule-sets/everything';
import { rulesOf } from '../../../src/engine/knownRules';
import { kindsOfText } from '../../../src/engine/notation';
import type { Action } from '../../../src/engine/types';
import { autoChoice } from '../../../src/store/selectors/autoChoice';
import { openGroups } from '../../../src/store/selectors/openGroups';
import { personAt, placeAfter, seatInfos, sourceOf } from '../../../src/store/selectors/seats';
import { unseenKinds } from '../../../src/store/selectors/unseen';
import { emptyState, tableFixture } from '../../ui/fixtures';
import { claimTable, idleTable } from '../../ui/scenes';

const claimed = tableFixture(claimTable);
const view = claimed.view!;
const kinds = rulesOf(view).geometry.tiles;
const idle = tableFixture(idleTable);

describe('a pass that the player need not be asked about', () => {
  const pass: Action = { type: 'pass', seat: 1 };
  const chow: Action = { type: 'chow', seat: 1, own: [0, 4] };
  const pong: Action = { type: 'pong', seat: 1, own: [8, 9] };
  const win: Action = { type: 'win', seat: 1 };
  const kind = kinds[view.pending!.tile!]!;
  const nothing = { noChows: false, onlyWins: false, autoWin: false, discardDrawn: false };

  it.each<[string, readonly Action[], object, boolean]>([
    ['nothing was said', [pass, chow], {}, false],
    ['no chows, and a chow', [chow, pass], { noChows: true }, true],
    ['no chows, and a pong beside', [chow, pong, pass], { noChows: true }, false],
    ['only wins, and claims', [chow, pong, pass], { onlyWins: true }, true],
    ['only wins, and a win', [win, pass], { onlyWins: true }, false],
    [
      'only wins, and something to declare',
      [{ type: 'declare', seat: 1 } as Action, pass],
      { onlyWins: true },
      false,
    ],
    ['never this kind', [pong, pass], { never: [kind] }, true],
    ['never another kind', [pong, pass], { never: [kind + 1] }, false],
    ['no pass is offered', [chow], { onlyWins: true }, false],
  ])('%s', (_name, choices, said, isMade) => {
    expect(autoChoice(view, choices, { ...nothing, ...said })).toBe(isMade ? pass : null);
  });

  it('is of a discard alone', () => {
    const rules = { ...nothing, onlyWins: true };
    const { pending } = view;
    const robbed = { ...view, pending: { ...pending!, why: 'kong' as const } };
    const empty = { ...view, pending: { ...pending!, tile: null } };
    for (const other of [robbed, empty, { ...view, pending: null }])
      expect(autoChoice(other as typeof view, [pong, pass], rules)).toBeNull();
  });
});

describe('seats on the screen', () => {
  it('lie around the player in order of play, for two, three and four', () => {
    const places = (seats: number) => Array.from({ length: seats }, (_, turns) => placeAfter(turns, seats));
    expect(places(4)).toEqual(['self', 'right', 'across', 'left']);
    expect(places(3)).toEqual(['self', 'right', 'left']);
    expect(places(2)).toEqual(['self', 'across']);
    expect(placeAfter(-1, 4)).toBe('left');
    expect(() => placeAfter(0, 9)).toThrow('There is no table for 9.');
  });

  it('say where a meld was claimed from', () => {
    const meld = view.seats[1]!.melds[0] ?? view.seats[0]!.melds[0]!;
    expect(sourceOf({ ...meld, from: 2 }, 1, 4)).toBe('right');
    expect(sourceOf({ ...meld, from: 0 }, 1, 4)).toBe('left');
    expect(sourceOf({ ...meld, from: null }, 1, 4)).toBeNull();
  });

  it('have what the table shows of each, the own first', () => {
    const infos = seatInfos(claimed);
    expect(infos.map(({ seat, place }) => [seat, place])).toEqual([
      [1, 'self'],
      [2, 'right'],
      [3, 'across'],
      [0, 'left'],
    ]);
    expect(infos.map(({ person }) => person)).toEqual(['you', 'wing', 'chiu', 'mei']);
    expect(infos.map(({ score }) => score)).toEqual([412, 498, 504, 586]);
    expect(infos.map(({ isDealer }) => isDealer)).toEqual([false, false, false, true]);
    expect(infos.map(({ isTurn }) => isTurn)).toEqual(
      [0, 1, 2, 3].map((turns) => (1 + turns) % 4 === view.turn),
    );
    for (const { seat, room, shown, wind } of infos) {
      expect(shown).toBe(view.seats[seat]);
      expect(room).toBe(14 - 3 * shown.melds.length);
      expect(wind).toBe(seat);
    }
    const over = { ...claimed, view: { ...view, phase: { type: 'ended' } as never } };
    expect(seatInfos(over).some(({ isTurn }) => isTurn)).toBe(false);
    expect(seatInfos({ ...claimed, view: null })).toEqual([]);
    expect(personAt(claimed, 3)).toBe('chiu');
    expect(personAt(emptyState, 3)).toBe('you');
  });
});

describe('tiles that a seat cannot see', () => {
  it('are all copies but those in its hand and in the open', () => {
    const unseen = unseenKinds(view);
    const { copies } = rulesOf(view).tiles;
    const open = view.seats.flatMap(({ melds, river }) => [
      ...melds.flatMap(({ tiles }) => tiles),
      ...river.filter(({ claimedBy }) => claimedBy === null).map(({ tile }) => tile),
    ]);
    for (const [kind, left] of unseen.entries()) {
      const seen = view.counts[kind]! + open.filter((tile) => kinds[tile] === kind).length;
      expect(left).toBe(copies[kind]! - seen);
    }
  });

  it('are fewer by hands of others that lie open, but not by the own', () => {
    const [hidden] = kinds.flatMap((kind, tile) => (unseenKinds(view)[kind]! > 1 ? [tile] : []));
    const withOpen = (seat: number) => ({
      ...view,
      seats: view.seats.map((each, at) => (at === seat ? { ...each, open: [hidden!] } : each)),
    });
    const kind = kinds[hidden!]!;
    expect(unseenKinds(withOpen(2))[kind]).toBe(unseenKinds(view)[kind]! - 1);
    expect(unseenKinds(withOpen(1))[kind]).toBe(unseenKinds(view)[kind]);
  });
});

describe("a winner's open hand", () => {
  /** Tiles of these kinds, each once. */
  function tilesOf(text: string): number[] {
    const used = new Set<number>();
    return kindsOfText(text).map((kind) => {
      const tile = kinds.findIndex((each, at) => each === kind && !used.has(at));
      used.add(tile);
      return tile;
    });
  }

  type Win = Parameters<typeof openGroups>[2];
  const shown = (hand: readonly number[], win: object) =>
    openGroups(idle.view!, hand, { type: 'win', seat: 1, by: 'wall', ...win } as unknown as Win).map(
      ({ tiles, won }) => [tiles.map((tile) => kinds[tile]), won],
    );
  const group = (text: string, won: number | null = null, meld: object | null = null) => ({
    kinds: kindsOfText(text),
    won,
    meld,
  });

  it('lies in the groups that were scored, the winning tile in its own', () => {
    const hand = tilesOf('55p123m789s');
    const tile = hand[3]!;
    const groups = [group('123m', 1), group('789s'), group('55p'), group('EEE', null, {})];
    expect(shown(hand, { tile, sheet: { groups } })).toEqual([
      [kindsOfText('123m'), 1],
      [kindsOfText('789s'), null],
      [kindsOfText('55p'), null],
    ]);
  });

  it('has the winning tile apart where no group names it, and none where bonus tiles have won', () => {
    const hand = tilesOf('19m55p');
    const tile = hand[1]!;
    const plain = { tile, sheet: { groups: [group('55p')] } };
    expect(shown(hand, plain)).toEqual([
      [kindsOfText('55p'), null],
      [kindsOfText('19m'), 1],
    ]);
    expect(shown(hand, { ...plain, by: 'bonus-tiles' })).toEqual([
      [kindsOfText('55p'), null],
      [kindsOfText('19m'), null],
    ]);
  });

  it('lays what stands for another tile where that is counted', () => {
    const hand = tilesOf('12mE');
    const groups = [group('123m', 0)];
    expect(shown(hand, { tile: hand[0], sheet: { groups } })).toEqual([[kindsOfText('12mE'), 0]]);
  });

  it('lays long groups in pieces of one length', () => {
    const hand = tilesOf('123456789m1234p');
    const win = { tile: hand.at(-1), sheet: { groups: [group('123456789m1234p', 12)] } };
    expect(shown(hand, win).map(([tiles, won]) => [(tiles as number[]).length, won])).toEqual([
      [7, null],
      [6, 5],
    ]);
    const six = tilesOf('123456m');
    expect(shown(six, { tile: six[0], sheet: { groups: [group('123456m', 0)] } })).toEqual([
      [kindsOfText('123456m'), 0],
    ]);
    const seven = tilesOf('1234567m');
    expect(shown(seven, { tile: seven[0], sheet: { groups: [group('1234567m', 0)] } })).toEqual([
      [kindsOfText('1234567m'), 0],
    ]);
  });
});
