import { describe, expect, test } from 'vitest';
import { faceOf } from '../../src/engine/draw';
import { rulesOf } from '../../src/engine/knownRules';
import { playersOf } from '../../src/engine/match';
import type { Match } from '../../src/engine/match';
import type { GameRecord, RecordedEvent } from '../../src/engine/record';
import { hasSeat } from '../../src/engine/state';
import type { Deal, Seat, TileId, TileKind } from '../../src/engine/types';
import { seatView } from '../../src/engine/view';
import type { SeatView } from '../../src/engine/view';
import { loadGame } from '../../src/loadGame';
import { marksOf } from '../../src/store/selectors/marks';
import type { Mark } from '../../src/store/selectors/marks';
import { earlyWins } from '../../src/store/selectors/outSeats';
import { Replay, isTold, kindOf, tableAt } from '../../src/store/selectors/replayTable';
import type { ReplayedHand } from '../../src/store/selectors/replayTable';
import { sourceOf } from '../../src/store/selectors/seats';
import { layOut } from '../../src/ui/tile/MeldTiles';
import { finalScores } from '../../src/store/records/matchRecord';
import { randomMatch } from '../support/randomPlay';
import { playMatch } from '../support/recorded';
import { TOYS } from '../support/toys/loaded';

const REAL = ['hong-kong-old', 'classical'] as const;
await Promise.all(REAL.map((id) => loadGame(id, 'en')));

/** So many of each game are played, and more until all has come that must. */
const MATCHES = 2;

/** What a player has at the table, by what is printed on the tiles. */
interface ShownPlayer {
  readonly wind: Seat;
  readonly hand: readonly TileKind[];
  readonly melds: readonly object[];
  readonly bonus: readonly TileKind[];
  readonly river: readonly TileKind[];
  /** The place among the winners of who plays no further, 0 without a win; null while the player plays. */
  readonly place: number | null;
  readonly marks: readonly Mark[];
}

interface Board {
  readonly players: readonly ShownPlayer[];
  readonly marks: readonly Mark[];
}

function shownPlayer(
  seat: Seat,
  { view, place }: { readonly view: SeatView; readonly place: number | null },
): ShownPlayer {
  const rules = rulesOf(view);
  const faces = (tiles: readonly TileId[]) => tiles.map((tile) => faceOf(rules, tile));
  const allFaces = faces(rules.tiles.kinds.map((_, tile) => tile));
  const { open, melds, bonus, river } = view.seats[seat]!;
  return {
    wind: seat,
    hand: sorted(faces(open ?? [])),
    melds: melds.map((meld) => {
      const { type, kind, concealed } = meld;
      const placed = layOut(meld, sourceOf(meld, seat, view.seats.length), allFaces);
      const turned = placed.findIndex((each) => each.turned);
      return { type, kind, kinds: faces(placed.map(({ tile }) => tile)), concealed, turned };
    }),
    bonus: faces(bonus),
    river: faces(river.filter(({ claimedBy }) => claimedBy === null).map(({ tile }) => tile)),
    place,
    marks: marksOf(view).filter(({ at }) => at === seat),
  };
}

const NOBODY: readonly never[] = [];

/** The table of a replay with open hands, by player, each looked at from the own seat. */
function boardAfter(hand: ReplayedHand, step: number): Board {
  const players = playersOf(hand.match);
  const of = (player: number) => tableAt(hand, { step, player, isOpen: true }, NOBODY);
  return {
    players: players.map((_, player) => {
      const { view, seen, humanSeat } = of(player);
      const isOut = view!.phase.type === 'play' && hasSeat(view!.out, humanSeat);
      const won = earlyWins({ view, seen }).find(({ win }) => win.seat === humanSeat)?.place ?? 0;
      return shownPlayer(humanSeat, { view: view!, place: isOut ? won : null });
    }),
    marks: marksOf(of(0).view!).filter(({ at }) => at === 'table'),
  };
}

/** The same by the deal itself. */
function boardOf(deal: Deal, match: Match): readonly ShownPlayer[] {
  const players = playersOf(match);
  return players.map((_, player) => {
    const seat = players.indexOf(player);
    const isOut = deal.phase.type === 'play' && hasSeat(deal.out, seat);
    const shown = declared(deal);
    const view = seatView(shown, seat);
    const seats = view.seats.map((each, at) => ({ ...each, open: shown.seats[at]!.hand }));
    const place = isOut ? deal.wins.findIndex((each) => each.seat === seat) + 1 : null;
    return shownPlayer(seat, { view: { ...view, seats }, place });
  });
}

/** From each seat with closed hands: who lies open, and whose tile is just drawn, are what the engine tells that seat. */
function checkClosed(hand: ReplayedHand, step: number, deal: Deal): void {
  for (const [seat, player] of playersOf(hand.match).entries()) {
    const { view, humanSeat } = tableAt(hand, { step, player, isOpen: false }, NOBODY);
    const expected = seatView(deal, seat);
    expect(humanSeat).toBe(seat);
    expect(view!.seats.map(({ open }) => open === null)).toEqual(
      expected.seats.map(({ open }) => open === null),
    );
    expect(view!.drawn === null).toBe(expected.drawn === null);
    expect(view!.pending).toBeNull();
  }
}

/** The deal with a kong laid out that may still be robbed, as the table shows it. */
function declared(deal: Deal): Deal {
  const { pending, turn } = deal;
  if (pending?.why !== 'kong') return deal;
  const { kinds } = rulesOf(deal).tiles;
  const kind = kinds[pending.tile!]!;
  const copy = structuredClone(deal);
  const state = copy.seats[turn]!;
  const tiles = state.hand.filter((tile) => kinds[tile] === kind);
  state.hand = state.hand.filter((tile) => !tiles.includes(tile));
  const at = state.melds.findIndex((meld) => meld.type === 'pong' && meld.kind === kind);
  const laid = { type: 'kong', kind, from: null, claimed: null } as const;
  if (at < 0) state.melds.push({ ...laid, tiles, concealed: true });
  else state.melds[at] = { ...state.melds[at]!, type: 'kong', tiles: [...state.melds[at]!.tiles, ...tiles] };
  return copy;
}

function sorted(kinds: readonly number[]): number[] {
  return kinds.toSorted((a, b) => a - b);
}

/** In play, whoever draws is seen at once to have drawn in a turn of their own. */
function checkDrawn(hand: ReplayedHand, step: number, player: number): void {
  const { view, humanSeat } = tableAt(hand, { step, player, isOpen: false }, NOBODY);
  // Bonus tiles are replaced before play too.
  if (hand.hand.events.slice(0, step).every(({ type }) => type !== 'discard')) return;
  expect([view!.drawn === null, view!.turn]).toEqual([false, humanSeat]);
}

/** All tiles on a board. */
function tilesOn({ players }: Board): number[] {
  return sorted(
    players.flatMap(({ hand, melds, bonus, river }) => [
      ...hand,
      ...melds.flatMap((meld) => ('kinds' in meld ? (meld.kinds as number[]) : [])),
      ...bonus,
      ...river,
    ]),
  );
}

/** What must be seen at once after an event, between two questions too. */
function checkEvent(event: RecordedEvent, before: Board, after: Board): void {
  const player = after.players[event.p ?? 0]!;
  const was = before.players[event.p ?? 0]!;
  if (event.type === 'draw') {
    expect(tilesOn(after).length).toBe(tilesOn(before).length + 1);
  }
  if (event.type === 'discard') {
    expect(player.river.length).toBe(was.river.length + 1);
    expect(player.hand.length).toBe(was.hand.length - 1);
  }
  if (event.type === 'set-aside') expect(player.bonus.length).toBe(was.bonus.length + 1);
  if (['chow', 'pong', 'kong', 'group', 'concealed-kong', 'concealed-pong'].includes(event.type))
    expect(player.melds.length).toBe(was.melds.length + 1);
  if (event.type === 'added-kong') {
    const kongs = ({ melds }: ShownPlayer) =>
      melds.filter((meld) => 'type' in meld && meld.type === 'kong').length;
    expect(kongs(player)).toBe(kongs(was) + 1);
  }
  if (event.type !== 'draw' && event.type !== 'win' && event.type !== 'exchange')
    expect(tilesOn(after)).toEqual(tilesOn(before));
}

/** What sets players apart on a board. */
function setApart({ players }: Board): string[] {
  return players.flatMap(({ place, marks }) => [
    ...(place === null ? [] : ['seat out']),
    ...marks.map(({ code }) => `mark ${code}`),
  ]);
}

/** Plays random matches of a game until these events have come, and compares their replays with them. Gives what came. */
function checkMatches(id: string, wanted: readonly string[]): readonly string[] {
  const met = new Set<string>();
  for (let seed = 0; seed < MATCHES || wanted.some((each) => !met.has(each)); seed++) {
    const { record, hands, after } = playMatch(randomMatch(id, `replay:${id}:${seed}`));
    const replay = new Replay(JSON.parse(JSON.stringify(record)) as GameRecord);
    for (const [at, { match, moments }] of hands.entries()) {
      const hand = replay.hand(at)!;
      const boards = Array.from({ length: hand.hand.events.length + 1 }, (_, step) => boardAfter(hand, step));
      for (const { deal, events } of moments) {
        expect(boards[events]!.players).toEqual(boardOf(deal, match));
        expect(boards[events]!.marks).toEqual(
          marksOf(seatView(deal, 0)).filter((mark) => mark.at === 'table'),
        );
        checkClosed(hand, events, deal);
      }
      const hadExchange = hand.hand.events.some(({ type }) => type === 'exchange');
      for (const [step, event] of hand.hand.events.entries()) {
        met.add(event.type);
        if (event.type === 'draw') checkDrawn(hand, step + 1, event.p ?? 0);
        const [before, next] = [boards[step]!, boards[step + 1]!];
        if (!hadExchange || hand.snapshots[step + 1]!.deal.phase.type !== 'before-play')
          checkEvent(event, before, next);
        for (const each of setApart(next)) met.add(each);
      }
    }
    expect(finalScores(record)).toEqual(after.scores);
  }
  return [...met];
}

describe('every table of a replay is what the engine has', () => {
  const ids = [...TOYS.map(({ id }) => id), ...REAL];
  const MET: Readonly<Record<string, readonly string[]>> = {
    'toy-wild': ['swap-joker', 'group', 'concealed-kong'],
    'toy-play-on': ['exchange', 'seat out', 'concealed-kong'],
    'toy-every-hand': ['ready', 'mark ready'],
    'toy-three': ['set-aside'],
    classical: ['capture', 'concealed-pong', 'mark ready'],
  };

  test.each(ids)('%s', (id) => {
    const wanted = MET[id] ?? ['draw', 'discard', 'pong'];
    expect(checkMatches(id, wanted)).toEqual(expect.arrayContaining([...wanted]));
  });
});

describe('with closed hands', () => {
  const { record } = playMatch(randomMatch('hong-kong-old', 'closed'));
  const hand = new Replay(record).hand(0)!;
  const { events } = hand.hand;

  test('only the own draws are told, and with open hands all', () => {
    const told = (player: number, isOpen: boolean) =>
      events.flatMap(({ type, p }, at) =>
        type === 'draw' && isTold(hand, { step: at + 1, player, isOpen }) ? [p] : [],
      );
    expect(new Set(told(1, false))).toEqual(new Set([1]));
    expect(new Set(told(1, true)).size).toBe(4);
    expect(isTold(hand, { step: 0, player: 1, isOpen: false })).toBe(true);
  });

  test('the points so far are those of the match and of this hand', () => {
    const at = (step: number) => tableAt(hand, { step, player: 0, isOpen: false }, NOBODY).scores;
    expect(at(0)).toEqual(record.startScores);
    const [second] = new Replay(record).hand(1) ? [new Replay(record).hand(1)!.match.scores] : [[]];
    expect(at(events.length)).toEqual(second);
  });
});

test('a tile of a record has the kind that its text names', () => {
  expect(['1m', '9s', 'E', '1f'].map(kindOf)).toEqual([0, 26, 27, 34]);
  expect([undefined, '', 'tile'].map(kindOf)).toEqual([0, 0, 0]);
});
