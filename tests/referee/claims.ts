import { demand } from './breach';
import type { GameEvent } from './shape';
import { count, isPlayable, isWallEmpty, nextOf, playerAt, takeOut, wrongTime } from './table';
import { isDragon, isSequence, isWind, nameOf, namesOf, plain, suitOf } from './tiles';
import { demandUnanswered, settleWindow } from './window';
import type { Claim, Meld, Window, Play } from './types';

function checkTaker(play: Play, e: GameEvent, window: Window): void {
  demand(e.p !== window.from, `player ${e.p} cannot claim an own discard`);
  demand(
    e.from === window.from && e.tile === window.tile,
    `expected a claim of ${nameOf(window.tile)} from ${window.from}, ` +
      `found ${nameOf(e.tile)} from ${JSON.stringify(e.from)}`,
  );
  demand(!playerAt(play, e.p).isDead, `the hand of player ${e.p} is dead`);
  demand(isPlayable(play), 'the last hand alive takes a discard only for a win');
  demand(e.tile !== play.match.game.wild, `${nameOf(e.tile)} is taken for nothing`);
  demandUnanswered(window, e.p);
  demand(!isWallEmpty(play), 'the discard after the last tile may be claimed only for a win');
}

function checkOwn(play: Play, e: GameEvent, { type, shape, size, byNext }: Claim): void {
  const next = nextOf(Number(e.from));
  demand(!byNext || e.p === next, `expected a ${type} by the next player ${next}, found player ${e.p}`);
  if (shape === 'sequence') {
    demand(isSequence([e.tile, ...e.own]), `no ${type}: ${namesOf([e.tile, ...e.own])}`);
    return;
  }
  const { wild } = play.match.game;
  demand(
    e.own.length === size - 1 && e.own.every((kind) => plain(kind) === plain(e.tile) || kind === wild),
    `expected ${size - 1} more of ${nameOf(e.tile)} for a ${type}, found ${namesOf(e.own)}`,
  );
}

/** The latest discard taken to lay out a group with tiles of the hand. */
export function readClaim(play: Play, e: GameEvent, claim: Claim): void {
  if (play.phase.at !== 'window' || play.phase.window.why !== 'discard') wrongTime(play, e);
  const { window } = play.phase;
  checkTaker(play, e, window);
  checkOwn(play, e, claim);
  const { game } = play.match;
  const why = game.whyNoClaim(play, { p: e.p, type: claim.type, tile: e.tile, own: e.own });
  demand(why === null, `no ${claim.type}: ${why}`);
  settleWindow(play, window, { claim: claim.type, p: e.p });
  const player = playerAt(play, e.p);
  takeOut(player.hand, e.own, `the hand of player ${e.p}`);
  takeOut(playerAt(play, window.from).river, [e.tile], 'the discards');
  player.melds.push({ type: claim.type, tiles: [e.tile, ...e.own], concealed: false });
  noteFeeder(play, e.p, window.from);
  const { ownKongs, wild } = game;
  const isReplaced = ownKongs && claim.size === 4;
  count(play, isReplaced ? 'exposed-kong' : claim.type);
  if (wild !== null && e.own.includes(wild)) count(play, `${claim.type}-with-jokers`);
  if (isReplaced) goToKongReplacement(play, e.p);
  else goToDiscard(play, e.p);
  game.afterClaim(play, e);
  if (isReplaced) game.afterKong(play, e.p, 'kong');
  checkMayLie(play, e.p);
}

/** What is laid out may still win, or the hand is dead where calls are strict. */
function checkMayLie({ match, due, players }: Play, p: number): void {
  if (match.game.mayLie(players[p]?.melds ?? [])) return;
  demand(match.game.options.strictCalling, `what player ${p} has laid out fits no hand`);
  due.push({ type: 'dead', p, why: 'exposure' });
}

function goToKongReplacement(play: Play, p: number): void {
  playerAt(play, p).kongs += 1;
  play.drawn = { tile: -1, kongs: 1, forBonus: false };
  play.phase = { at: 'replace', player: p, owed: 1, why: 'kong', inDeal: false, isAsked: true };
}

function goToDiscard(play: Play, p: number): void {
  play.drawn = null;
  play.swaps = 0;
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
