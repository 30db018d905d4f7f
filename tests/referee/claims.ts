import { demand } from './breach';
import type { GameEvent } from './shape';
import { count, isWallEmpty, nextOf, playerAt, takeOut, wrongTime } from './table';
import { isDragon, isSequence, isWind, nameOf, namesOf, suitOf } from './tiles';
import { closeWindow, demandUnanswered } from './window';
import type { Meld, Window, Play } from './types';

type Claim = 'chow' | 'pong' | 'kong';

function checkTaker(play: Play, e: GameEvent, window: Window): void {
  demand(e.p !== window.from, `player ${e.p} cannot claim an own discard`);
  demand(
    e.from === window.from && e.tile === window.tile,
    `expected a claim of ${nameOf(window.tile)} from ${window.from}, ` +
      `found ${nameOf(e.tile)} from ${JSON.stringify(e.from)}`,
  );
  demandUnanswered(window, e.p);
  demand(!isWallEmpty(play), 'the discard after the last tile may be claimed only for a win');
}

function checkOwn(play: Play, e: GameEvent, claim: Claim): void {
  if (claim === 'chow') {
    const next = nextOf(Number(e.from));
    demand(e.p === next, `expected a chow by the next player ${next}, found player ${e.p}`);
    demand(isSequence([e.tile, ...e.own]), `no chow: ${namesOf([e.tile, ...e.own])}`);
    return;
  }
  demand(claim === 'pong' || play.match.game.hasKongs, `there are no kongs in ${play.match.rules}`);
  const size = claim === 'pong' ? 2 : 3;
  demand(
    e.own.length === size && e.own.every((kind) => kind === e.tile),
    `expected ${size} more of ${nameOf(e.tile)} for a ${claim}, found ${namesOf(e.own)}`,
  );
}

/** A `chow`, `pong` or `kong` of the latest discard. */
export function readClaim(play: Play, e: GameEvent, claim: Claim): void {
  if (play.phase.at !== 'window' || play.phase.window.why !== 'discard') wrongTime(play, e);
  const { window } = play.phase;
  checkTaker(play, e, window);
  checkOwn(play, e, claim);
  closeWindow(play, window, { claim, p: e.p });
  const player = playerAt(play, e.p);
  takeOut(player.hand, e.own, `the hand of player ${e.p}`);
  takeOut(playerAt(play, window.from).river, [e.tile], 'the discards');
  player.melds.push({ type: claim, tiles: [e.tile, ...e.own], concealed: false });
  noteFeeder(play, e.p, window.from);
  count(play, claim === 'kong' ? 'exposed-kong' : claim);
  if (claim === 'kong') goToKongReplacement(play, e.p);
  else goToDiscard(play, e.p);
}

function goToKongReplacement(play: Play, p: number): void {
  playerAt(play, p).kongs += 1;
  play.drawn = { tile: -1, kongs: 1, forBonus: false };
  play.phase = { at: 'replace', player: p, owed: 1, why: 'kong', inDeal: false, isAsked: true };
}

function goToDiscard(play: Play, p: number): void {
  play.drawn = null;
  play.phase = { at: 'discard', player: p };
}

function isAllOf(meld: Meld, belongs: (kind: number) => boolean): boolean {
  return meld.tiles.every(belongs);
}

/** Notes who fed the third exposed dragon meld, the fourth wind meld or the fourth of one suit. */
function noteFeeder(play: Play, p: number, from: number): void {
  const { melds, feeders } = playerAt(play, p);
  const exposed = melds.filter(({ concealed }) => !concealed);
  const latest = exposed.at(-1);
  if (latest === undefined) return;
  const suit = suitOf(latest.tiles[0] ?? -1);
  const howMany = (belongs: (kind: number) => boolean): number =>
    isAllOf(latest, belongs) ? exposed.filter((meld) => isAllOf(meld, belongs)).length : 0;
  if (howMany(isDragon) === 3) feeders.dragons = from;
  if (howMany(isWind) === 4) feeders.winds = from;
  if (suit !== null && howMany((kind) => suitOf(kind) === suit) === 4) feeders.suit = from;
}
