import { isThirteenOrphans } from '../../forms';
import type { GameEvent } from '../../shape';
import { count, playerAt } from '../../table';
import { isDragon, isWind, plain } from '../../tiles';
import type { Claimed, Kong, Meld, Play, Window } from '../../types';
import { barredBy, isWait } from './declare';
import { turnForKong, turnLate } from './indicators';
import type { Options } from './options';
import { isInRiichi, isKong, kongsOf, stateOf } from './state';
import { isOuter, waitsOf } from './waits';

/** What follows from discards, claims and kongs. */

const MOST_KONGS = 4;

export function afterDiscard(play: Play, { p, tile }: GameEvent): void {
  const state = stateOf(play);
  const isBound = isInRiichi(play, p) && state.declaring !== p;
  state.thrown[p]?.push(plain(tile));
  state.discarded = play.index;
  state.ippatsu.delete(p);
  state.swap = [];
  if (!isBound) state.missed.delete(p);
  else if (isWait(play, p, tile)) state.missed.add(p);
  turnLate(play);
}

export function afterClaim(play: Play, e: GameEvent, options: Options): void {
  const state = stateOf(play);
  const claim: Claimed = { p: e.p, type: e.type, tile: e.tile, own: e.own };
  state.fed.add(Number(e.from));
  state.isBroken = true;
  state.ippatsu.clear();
  state.swap = barredBy(claim, options);
  const melds = playerAt(play, e.p).melds.filter(({ type }) => type !== 'chow');
  if (e.type === 'chow') return;
  for (const [id, of, all] of ANSWERED)
    if (melds.filter(of).length === all && melds.slice(-1).some(of))
      state.responsible.push({ p: e.p, id, by: Number(e.from) });
}

const ANSWERED: readonly (readonly [string, (meld: Meld) => boolean, number])[] = [
  ['great-dragons', ({ tiles }) => tiles.every(isDragon), 3],
  ['great-winds', ({ tiles }) => tiles.every(isWind), 4],
  ['four-kongs', isKong, 4],
];

/** A kong lies. */
export function afterKong(play: Play, type: Kong, options: Options): void {
  const state = stateOf(play);
  state.isBroken = true;
  state.ippatsu.clear();
  const all = kongsOf(play).reduce((sum, each) => sum + each, 0);
  if (all > MOST_KONGS) state.over = 'fifth-kong';
  else if (options.fourKongs === 'at-once' && isFourKongs(play, options)) state.over = 'four-kongs';
  else turnForKong(play, type, options);
}

/** Four kongs, not all by one player. */
function isFourKongs(play: Play, { abortiveDraws }: Options): boolean {
  const kongs = kongsOf(play);
  const all = kongs.reduce((sum, each) => sum + each, 0);
  return abortiveDraws.includes('four-kongs') && all === MOST_KONGS && !kongs.includes(MOST_KONGS);
}

/** Nobody has won with the tile of a window: waits have gone by, a riichi is made, or the hand is over. */
export function afterWindow(play: Play, window: Window, options: Options): void {
  const state = stateOf(play);
  for (const p of play.players.keys())
    if (p !== window.from && isLetGo(play, p, { window, options })) state.missed.add(p);
  if (window.why !== 'discard') {
    state.over = isChombo(play, options) ? 'chombo' : null;
    return;
  }
  if (state.declaring !== null) {
    state.deposits.push({ p: state.declaring, event: state.discarded });
    state.ippatsu.add(state.declaring);
    state.declaring = null;
  }
  state.over = isChombo(play, options) ? 'chombo' : abortOf(play, options);
}

function isLetGo(
  play: Play,
  p: number,
  { window, options }: { readonly window: Window; readonly options: Options },
): boolean {
  if (window.why !== 'concealed-kong') return isWait(play, p, window.tile);
  const { hand, melds } = playerAt(play, p);
  return options.orphansRobConcealed && melds.length === 0 && isThirteenOrphans([...hand, window.tile]);
}

function isChombo({ falseWins }: Play, { falseWin }: Options): boolean {
  return falseWin === 'chombo' && falseWins.length > 0;
}

/** Decided as soon as nobody has won with the discard. */
function abortOf(play: Play, options: Options): string | null {
  const { thrown, isBroken, riichi } = stateOf(play);
  const [first = -1] = thrown[0] ?? [];
  const areFirst = !isBroken && thrown.every(({ length }) => length === 1);
  const areWinds = areFirst && isWind(first) && thrown.every(([kind]) => kind === first);
  const is = {
    'four-winds': areWinds,
    'four-riichi': riichi.every((times) => times > 0),
    'four-kongs': isFourKongs(play, options),
  };
  return Object.entries(is).find(([why, holds]) => holds && options.abortiveDraws.includes(why))?.[0] ?? null;
}

/** Nobody is asked: who is ready shows it. */
export function afterExhausted(play: Play, { nagashiMangan }: Options): void {
  const { thrown, fed } = stateOf(play);
  const all = [...play.players.keys()];
  const ready = all.filter((p) => {
    const player = playerAt(play, p);
    return !player.isBarred && waitsOf(player).length > 0;
  });
  const nagashi = all.filter((p) => nagashiMangan && !fed.has(p) && thrown[p]?.every(isOuter) === true);
  const notReady = all.filter((p) => isInRiichi(play, p) && !ready.includes(p));
  stateOf(play).drawn = { ready, nagashi, notReady };
  count(play, `ready-at-the-end-${ready.length}`);
  if (notReady.length > 0) count(play, 'riichi-not-ready-at-the-end');
}
