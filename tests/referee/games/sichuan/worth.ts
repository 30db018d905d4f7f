import type { Hand, Win } from '../../../naive/parseRequest';
import { isBelowMinimum, keepsToSuits, scoreSichuan, valueOf, worthOf } from '../../../naive/sichuan/score';
import type { Worth } from '../../../naive/sichuan/score';
import { allTiles } from '../../../naive/parseRequest';
import { fail } from '../../breach';
import { isSame } from '../../calculator';
import { situationOf } from '../../calls';
import { isFields, PLAYERS, readFields } from '../../shape';
import { count, nextOf, playerAt, windOf } from '../../table';
import type { Call, Meld, Play, Score } from '../../types';
import type { Options } from './options';
import { stateOf } from './state';

const COPIES = 4;
const KINDS = 27;

/** The hand with the tile that completes it. */
function handWith(play: Play, p: number, { tile, isHeld }: { tile: number; isHeld: boolean }): Hand {
  const { hand, melds } = playerAt(play, p);
  const concealed = isHeld ? hand.toSpliced(hand.indexOf(tile), 1) : hand;
  const laid = melds.map(({ type, tiles: [kind = -1], concealed: isConcealed }: Meld) => ({
    shape: type === 'kong' ? ('kong' as const) : ('pong' as const),
    kind,
    concealed: isConcealed,
  }));
  return { concealed, melds: laid, winning: tile, bonus: [] };
}

function situationIn(play: Play, call: Call): Set<string> {
  const situation = new Set(situationOf(play, call));
  situation.delete('double-kong-replacement');
  if (call.by === 'discard' && stateOf(play).discards.at(-1)?.kong) situation.add('kong-discard');
  return situation;
}

function winOf(play: Play, call: Call, { scoring }: Options): Win {
  const { p, by, from, tile } = call;
  return {
    rules: 'sichuan',
    hand: handWith(play, p, { tile, isHeld: by === 'wall' }),
    seat: windOf(play, p),
    round: 'E',
    by,
    from: from === null ? null : windOf(play, from),
    situation: situationIn(play, call),
    options: scoring,
  };
}

/** All fan of a win, the cap apart; null where it is none. */
export function fanOf(play: Play, call: Call, options: Options): number | null {
  const win = winOf(play, call, options);
  return legalWorth(win, stateOf(play).voids[call.p] ?? null)?.fan ?? null;
}

function legalWorth(win: Win, given: number | null): Worth | null {
  if (!keepsToSuits(allTiles(win.hand), given)) return null;
  const worth = worthOf(win);
  return worth === null || isBelowMinimum(worth, win) ? null : worth;
}

/** Why a call is no win, what was let go apart. */
export function whyNoForm(play: Play, call: Call, options: Options): string | null {
  const given = stateOf(play).voids[call.p] ?? null;
  if (given === null) return 'the void suits are not named';
  const win = winOf(play, call, options);
  if (!keepsToSuits(allTiles(win.hand), given)) return 'a tile of the void suit';
  const worth = worthOf(win);
  if (worth === null) return 'the hand is not complete';
  return isBelowMinimum(worth, win) ? `${worth.fan} fan are below the minimum` : null;
}

/** Whether the tiles are a form, and only the void suit forbids the win. */
export function isFormWithVoid(play: Play, call: Call, options: Options): boolean {
  const win = winOf(play, call, options);
  const given = stateOf(play).voids[call.p] ?? null;
  return !keepsToSuits(allTiles(win.hand), given) && worthOf(win) !== null;
}

/** What a ready hand is worth: the dearest win on a discard that nothing but the tiles adds to. 0 where none is legal. */
export function readyValueOf(play: Play, p: number, { scoring }: Options): number {
  const { hand, melds, isBarred } = playerAt(play, p);
  if (isBarred) return 0;
  const own = [...hand, ...melds.flatMap(({ tiles }) => tiles)];
  const kinds = Array.from({ length: KINDS }, (_, kind) => kind).filter(
    (kind) => own.filter((tile) => tile === kind).length < COPIES,
  );
  const values = kinds.map((tile) => {
    const win: Win = {
      rules: 'sichuan',
      hand: handWith(play, p, { tile, isHeld: false }),
      seat: windOf(play, p),
      round: 'E',
      by: 'discard',
      from: windOf(play, nextOf(p)),
      situation: new Set(),
      options: scoring,
    };
    const worth = legalWorth(win, stateOf(play).voids[p] ?? null);
    return worth === null ? 0 : valueOf(worth, win).value;
  });
  return Math.max(...values);
}

/** Whose discard made the kong that the winning tile replaces. */
function feederOf(play: Play, call: Call): number | null {
  const isReplacement = call.by === 'wall' && (play.drawn?.kongs ?? 0) > 0;
  return isReplacement ? (stateOf(play).lastKong?.fedBy ?? null) : null;
}

export function scoreOf(play: Play, call: Call, options: Options): Score {
  const feeder = feederOf(play, call);
  const out = PLAYERS.filter((p) => playerAt(play, p).isDead).map((p) => windOf(play, p));
  const expected = readFields(
    scoreSichuan(winOf(play, call, options), {
      void: stateOf(play).voids[call.p] ?? null,
      out,
      fedBy: feeder === null ? null : windOf(play, feeder),
    }),
    'score',
  );
  const { payments, items } = expected;
  if (!isFields(payments) || !Array.isArray(items)) return fail('score: expected payments');
  if (feeder !== null) count(play, `fed-kong-win-${options.fedKongWin}`);
  return {
    amounts: PLAYERS.map((p) => Number(payments[windOf(play, p)])),
    met: [
      ...items.filter(isFields).map(({ id }) => `item:${String(id)}`),
      ...(expected['limit'] === true ? ['at-the-limit'] : []),
    ],
    faults: (found) =>
      isSame(expected, found)
        ? []
        : [`expected score ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`],
  };
}
