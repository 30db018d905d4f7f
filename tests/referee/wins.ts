import { demand } from './breach';
import { isThirteenOrphans } from './forms';
import { undoKong } from './kongs';
import { callNow, isLegalCall, situationOf, whyNoWin } from './calls';
import type { GameEvent } from './shape';
import { settleDue } from './due';
import { count, distance, playerAt, wrongTime } from './table';
import { nameOf } from './tiles';
import { closeWindow, demandUnanswered } from './window';
import type { Window, Phase, Play, Call } from './types';

/** The call an event makes, its `tile`, `by` and `from` checked against the moment. */
function readCall(play: Play, e: GameEvent): Call {
  const call = callNow(play, e.p);
  if (call === null) wrongTime(play, e);
  demand(
    e.tile === call.tile && e.by === call.by && e.from === call.from,
    `expected ${e.type} on ${nameOf(call.tile)} by ${call.by} from ${call.from}, ` +
      `found ${nameOf(e.tile)} by ${e.by} from ${JSON.stringify(e.from)}`,
  );
  return call;
}

/** A `win`: allowed, complete, at the minimum, and scored as the calculator scores it. */
export function readWin(play: Play, e: GameEvent): void {
  const call = readCall(play, e);
  if (play.due.some(({ p }) => p === e.p)) settleDue(play, e);
  if (play.phase.at === 'window') demandUnanswered(play.phase.window, e.p);
  const why = whyNoWin(play, call);
  demand(why === null, `no win: ${why}`);
  countWin(play, call);
  settlePhase(play, e);
  const { game } = play.match;
  const score = game.score(play, call);
  for (const fault of score.faults(e.score)) play.note(fault);
  for (const name of score.met) count(play, name);
  play.wins.push({ p: e.p, index: play.index, call, score });
  if (game.playsOn(play)) leave(play, call);
}

/** Who has won plays no further; the next in turn draws. */
function leave(play: Play, { p, by }: Call): void {
  playerAt(play, p).isDead = true;
  if (by !== 'wall') return;
  playerAt(play, p).kept = 1;
  play.phase = { at: 'next', after: p };
}

function settlePhase(play: Play, e: GameEvent): void {
  const { phase } = play;
  if (phase.at === 'window') settleFirst(play, e, phase.window);
  else if (phase.at === 'won') demandFarther(play, e, phase);
  else play.phase = { at: 'over' };
}

function settleFirst(play: Play, e: GameEvent, window: Window): void {
  closeWindow(play, window, { claim: 'win', p: e.p });
  if (window.why !== 'discard') undoKong(play, window);
  const { falseWin } = play.match.game.options;
  const isCalledFalsely = [...window.answers.values()].includes('false');
  demand(falseWin !== 'chombo' || !isCalledFalsely, 'a win goes before false calls');
  const mayGoOn = maySeveralWin(play) || play.match.game.playsOn(play);
  play.phase = mayGoOn ? { at: 'won', window, before: play.wins.length } : { at: 'over' };
}

function maySeveralWin({ match }: Play): boolean {
  const { severalWinners } = match.game.options;
  return severalWinners === 'all' || severalWinners === 'two';
}

function demandFarther(play: Play, e: GameEvent, { window, before }: Won): void {
  demand(maySeveralWin(play), `expected the next draw, found another win by player ${e.p}`);
  const latest = play.wins.at(-1)?.p ?? window.from;
  demand(
    distance(window.from, e.p) > distance(window.from, latest),
    `expected several winners nearest first, found player ${e.p} after player ${latest}`,
  );
  demandUnanswered(window, e.p);
  const winners = play.wins.length - before;
  demand(play.match.game.options.severalWinners !== 'two' || winners < 2, 'expected an end: three win');
  if (winners === 1) count(play, 'several-winners');
}

type Won = Extract<Phase, { at: 'won' }>;

/** A `false-win`: only with strict calling, really false, and not twice on the same tile. */
export function readFalseWin(play: Play, e: GameEvent): void {
  const { strictCalling, falseWin } = play.match.game.options;
  demand(strictCalling, 'a false win needs strict calling');
  const { phase } = play;
  if (phase.at !== 'turn' && phase.at !== 'window') wrongTime(play, e);
  const call = readCall(play, e);
  demand(!playerAt(play, e.p).isBarred, 'a player who has called falsely has no win to call');
  if (phase.at === 'window') noteFalseAnswer(phase.window, e.p);
  demand(!isLegalCall(play, call), 'expected a win: the call is not false');
  if (phase.at === 'turn') play.phase = { ...phase, mayWin: false };
  const fine = play.match.game.fine(play, call);
  if (falseWin === 'open-hand' || falseWin === 'pay-and-stop') playerAt(play, e.p).isBarred = true;
  if (falseWin === 'chombo' && phase.at === 'turn') play.due.push({ type: 'aborted', p: -1, why: falseWin });
  if (falseWin === 'dead-hand') play.due.push({ type: 'dead', p: e.p, why: 'false-win' });
  play.falseWins.push({ p: e.p, index: play.index, fine });
  count(play, 'false-win');
  count(play, `false-win-${falseWin}`);
}

function noteFalseAnswer(window: Window, p: number): void {
  demandUnanswered(window, p);
  for (const [other, answer] of window.answers) {
    demand(
      answer !== 'false' || distance(window.from, other) < distance(window.from, p),
      `expected false wins nearest first, found player ${p} after player ${other}`,
    );
  }
  window.answers.set(p, 'false');
}

function countWin(play: Play, call: Call): void {
  const { hand, melds, bonus } = playerAt(play, call.p);
  count(play, 'wins');
  count(play, `win:${call.by}`);
  if (play.phase.at === 'steps') count(play, 'win-before-play');
  for (const situation of situationOf(play, call)) count(play, `situation:${situation}`);
  if (situationOf(play, call).includes('last-tile')) count(play, 'last-tile-win');
  if (call.by === 'bonus-tiles') {
    count(play, bonus.length === 8 ? 'eight-bonus-tiles' : 'seven-bonus-tiles');
  } else {
    const tiles = call.by === 'wall' ? hand : [...hand, call.tile];
    if (melds.length === 0 && isThirteenOrphans(tiles)) count(play, 'thirteen-orphans');
  }
  if (call.by === 'robbed-kong' && (play.phase.at === 'window' || play.phase.at === 'won')) {
    count(play, `robbed-${play.phase.window.why}`);
  }
}
