import { describe, expect, test } from 'vitest';
import { faceOf } from '../../src/engine/draw';
import { rulesOf } from '../../src/engine/knownRules';
import { playersOf } from '../../src/engine/match';
import type { Match } from '../../src/engine/match';
import type { GameRecord, RecordedEvent } from '../../src/engine/record';
import { hasSeat } from '../../src/engine/state';
import type { Deal, TileId } from '../../src/engine/types';
import { seatView } from '../../src/engine/view';
import { loadGame } from '../../src/loadGame';
import { marksOf } from '../../src/store/facts/marks';
import { boardAfter, Replay } from '../../src/store/facts/replayBoard';
import type { Board, BoardPlayer } from '../../src/store/facts/replayBoard';
import { sourceOf } from '../../src/store/facts/seats';
import { layOut } from '../../src/ui/tile/MeldTiles';
import { finalScores } from '../../src/store/records/matchRecord';
import { randomMatch } from '../support/randomPlay';
import { playMatch } from '../support/recorded';
import { TOYS } from '../support/toys/loaded';

const REAL = ['hong-kong-old', 'classical'] as const;
await Promise.all(REAL.map((id) => loadGame(id, 'en')));

const MATCHES = 4;

/** What a player has, as a board and a deal can be compared. */
function inShort({ hand, drawn, ...player }: BoardPlayer) {
  return { ...player, hand: sorted(drawn === null ? hand : [...hand, drawn]) };
}

/** The board by the deal itself, by player. */
function boardOf(deal: Deal, match: Match): ReturnType<typeof inShort>[] {
  const rules = rulesOf(deal);
  const faces = (tiles: readonly TileId[]) => tiles.map((tile) => faceOf(rules, tile));
  const allFaces = faces(rules.tiles.kinds.map((_, tile) => tile));
  const players = playersOf(match);
  return players.map((_, player) => {
    const seat = players.indexOf(player);
    const { hand, melds, bonus, river } = declared(deal).seats[seat]!;
    const win = deal.wins.find((each) => each.seat === seat);
    const taken = win && win.from !== null && win.by !== 'bonus-tiles' ? [win.tile] : [];
    const isOut = deal.phase.type === 'play' && hasSeat(deal.out, seat);
    return {
      wind: seat,
      hand: sorted(faces([...hand, ...taken])),
      melds: melds.map((meld) => {
        const { type, kind, concealed } = meld;
        const placed = layOut(meld, sourceOf(meld, seat, players.length), allFaces);
        const turned = placed.findIndex((each) => each.turned);
        const kinds = faces(placed.map(({ tile }) => tile));
        return { type, kind, kinds, concealed, turned: turned < 0 ? null : turned };
      }),
      bonus: faces(bonus),
      river: faces(river.filter(({ claimedBy }) => claimedBy === null).map(({ tile }) => tile)),
      place: isOut ? deal.wins.findIndex((each) => each === win) + 1 : null,
      marks: marksOf(seatView(deal, seat)).filter(({ at }) => at === seat),
    };
  });
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

/** All tiles on a board, a winning tile once for each that has won with it. */
function tilesOn({ players }: Board): number[] {
  const each = players.map(inShort);
  return sorted(
    each.flatMap(({ hand, melds, bonus, river }) => [
      ...hand,
      ...melds.flatMap(({ kinds }) => kinds),
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
    expect(player.drawn).not.toBeNull();
    expect(tilesOn(after).length).toBe(tilesOn(before).length + 1);
  }
  if (event.type === 'discard') {
    expect(player.river.length).toBe(was.river.length + 1);
    expect(inShort(player).hand.length).toBe(inShort(was).hand.length - 1);
  }
  if (event.type === 'set-aside') expect(player.bonus.length).toBe(was.bonus.length + 1);
  if (['chow', 'pong', 'kong', 'group', 'concealed-kong', 'concealed-pong'].includes(event.type))
    expect(player.melds.length).toBe(was.melds.length + 1);
  if (event.type === 'added-kong') {
    const kongs = ({ melds }: BoardPlayer) => melds.filter(({ type }) => type === 'kong').length;
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

/** Plays random matches of a game and compares their replays with them. Gives how often each event came. */
function checkMatches(id: string): Map<string, number> {
  const counted = new Map<string, number>();
  const count = (what: string) => counted.set(what, (counted.get(what) ?? 0) + 1);
  for (let seed = 0; seed < MATCHES; seed++) {
    const { record, hands, after } = playMatch(randomMatch(id, `replay:${id}:${seed}`));
    const replay = new Replay(JSON.parse(JSON.stringify(record)) as GameRecord);
    for (const [at, { match, moments }] of hands.entries()) {
      const hand = replay.hand(at)!;
      const boards = Array.from({ length: hand.hand.events.length + 1 }, (_, step) => boardAfter(hand, step));
      for (const { deal, events } of moments) {
        expect(boards[events]!.players.map(inShort)).toEqual(boardOf(deal, match));
        expect(boards[events]!.marks).toEqual(
          marksOf(seatView(deal, 0)).filter((mark) => mark.at === 'table'),
        );
      }
      const hadExchange = hand.hand.events.some(({ type }) => type === 'exchange');
      for (const [step, event] of hand.hand.events.entries()) {
        count(event.type);
        const [before, next] = [boards[step]!, boards[step + 1]!];
        if (!hadExchange || hand.snapshots[step + 1]!.deal.phase.type !== 'before-play')
          checkEvent(event, before, next);
        setApart(next).forEach(count);
      }
    }
    expect(finalScores(record)).toEqual(after.scores);
  }
  return counted;
}

describe('every board of a replay is what the engine has', () => {
  const ids = [...TOYS.map(({ id }) => id), ...REAL];
  const MET: Readonly<Record<string, readonly string[]>> = {
    'toy-wild': ['swap-joker', 'group', 'concealed-kong'],
    'toy-play-on': ['exchange', 'seat out', 'concealed-kong'],
    'toy-every-hand': ['ready', 'mark ready'],
    'toy-three': ['set-aside'],
    classical: ['capture', 'concealed-pong', 'mark ready'],
  };

  test.each(ids)('%s', (id) => {
    const counted = checkMatches(id);
    expect((MET[id] ?? ['draw', 'discard', 'pong']).filter((each) => !counted.has(each))).toEqual([]);
  });
});
