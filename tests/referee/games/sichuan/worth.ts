import type { Hand, Win } from '../../../naive/parseRequest';
import { readyValue } from '../../../naive/sichuan/ready';
import { isBelowMinimum, keepsToSuits, scoreSichuan, worthOf } from '../../../naive/sichuan/score';
import type { Worth } from '../../../naive/sichuan/score';
import { allTiles } from '../../../naive/parseRequest';
import { fail } from '../../breach';
import { isSame } from '../../calculator';
import { situationOf } from '../../calls';
import { isFields, PLAYERS, readFields } from '../../shape';
import { count, playerAt, windOf } from '../../table';
import type { Call, Meld, Play, Score } from '../../types';
import type { Options } from './options';
import { stateOf } from './state';

/** What a player holds and has laid out. */
function handOf(play: Play, p: number): Hand {
  const { hand, melds } = playerAt(play, p);
  const laid = melds.map(({ type, tiles: [kind = -1], concealed: isConcealed }: Meld) => ({
    shape: type === 'kong' ? ('kong' as const) : ('pong' as const),
    kind,
    concealed: isConcealed,
  }));
  return { concealed: hand, melds: laid, winning: null, bonus: [] };
}

function situationIn(play: Play, call: Call): Set<string> {
  const situation = new Set(situationOf(play, call));
  situation.delete('double-kong-replacement');
  if (call.by === 'discard' && stateOf(play).discards.at(-1)?.kong) situation.add('kong-discard');
  return situation;
}

function winOf(play: Play, call: Call, { scoring }: Options): Win {
  const { p, by, from, tile } = call;
  const hand = handOf(play, p);
  const { concealed } = hand;
  const before = by === 'wall' ? concealed.toSpliced(concealed.indexOf(tile), 1) : concealed;
  return {
    rules: 'sichuan',
    hand: { ...hand, concealed: before, winning: tile },
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

/** What a ready hand is worth; 0 for one that is not, or may not win. */
export function readyValueOf(play: Play, p: number, { scoring }: Options): number {
  const { isBarred } = playerAt(play, p);
  return isBarred ? 0 : readyValue(handOf(play, p), scoring, stateOf(play).voids[p] ?? null);
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
