import { demand } from './breach';
import { firstDifference, countKinds, namesOf, suitOf } from './tiles';
import { PLAYERS } from './shape';
import type { GameEvent } from './shape';
import { count, distance, playerAt, takeOut, wrongTime } from './table';
import { demandNoWinInTurn } from './window';
import type { ExchangeStep, Play, Steps } from './types';

/** Reads what all do before play: exchanges of tiles and votes, told in seat order when all have chosen. */

/** An `exchange`: what a player gave and got. What was given is nobody's until all of the step are told. */
export function readExchange(play: Play, e: GameEvent): void {
  const { phase } = play;
  if (phase.at !== 'steps') wrongTime(play, e);
  const step = phase.left[0];
  if (step?.type !== 'exchange') wrongTime(play, e);
  checkOrder(play, e, { phase, all: step.fewer !== 'least' });
  checkGiven(play, e, step);
  takeOut(playerAt(play, e.p).hand, e.gave, `the hand of player ${e.p}`);
  play.passing.push(...e.gave);
  const told = [...phase.told, e];
  play.phase = { ...phase, told, mayWin: false };
  if (told.length === PLAYERS.length) finishExchange(play, step);
}

function checkOrder(
  play: Play,
  { p }: GameEvent,
  { phase, all }: { readonly phase: Steps; readonly all: boolean },
): void {
  if (phase.mayWin && phase.told.length === 0) demandNoWinInTurn(play, play.dealer);
  const latest = phase.told.at(-1);
  const place = distance(play.dealer, p);
  const least = latest ? distance(play.dealer, latest.p) + 1 : 0;
  demand(all ? place === least : place >= least, `expected the players in seat order, found player ${p}`);
}

function checkGiven(play: Play, e: GameEvent, { step, count: most, fewer, sameSuit }: ExchangeStep): void {
  const found = e.fields['step'] ?? null;
  demand(found === step, `expected step ${step}, found ${JSON.stringify(found)}`);
  const { wild } = play.match.game;
  demand(wild === null || !e.gave.includes(wild), 'a joker is never passed');
  const suits = new Set(e.gave.map(suitOf)).size;
  demand(!sameSuit || suits === 1, `expected tiles of one suit given, found ${namesOf(e.gave)}`);
  const given = e.gave.length;
  const least = { no: most, blind: 0, least: 1 }[fewer];
  demand(given >= least && given <= most, `expected from ${least} to ${most} tiles given, found ${given}`);
}

/** Each has got what the others gave; in a packet that is passed on unseen own tiles go first. */
function finishExchange(play: Play, step: ExchangeStep): void {
  const { phase } = play;
  if (phase.at !== 'steps') return;
  const gave = (p: number): readonly number[] => phase.told.find((e) => e.p === p)?.gave ?? [];
  const to = typeof step.to === 'number' ? step.to : step.to(play.dice);
  const source = (p: number): number => (p - to + PLAYERS.length) % PLAYERS.length;
  const tileOf = (p: number, at: number): number => gave(p)[at] ?? tileOf(source(p), at - gave(p).length);
  for (const e of phase.told) {
    const size = step.fewer === 'least' ? gave(source(e.p)).length : step.count;
    const kept = e.gave.map((_, at) => tileOf(source(e.p), size - e.gave.length + at));
    demand(size >= e.gave.length, `player ${e.p} gave more than came`);
    demand(
      namesOf(kept) === namesOf(e.got),
      `expected player ${e.p} to get ${namesOf(kept)}, found ${namesOf(e.got)}`,
    );
    if (step.fewer !== 'no') count(play, `${step.fewer}-${e.gave.length}`);
  }
  const got = phase.told.flatMap((e) => e.got);
  const difference = firstDifference(countKinds(play.passing), countKinds(got));
  demand(difference === null, `what was given and got differ: ${difference}`);
  play.passing.length = 0;
  for (const e of phase.told) playerAt(play, e.p).hand.push(...e.got);
  noteDrawn(play, phase);
  if (phase.told.every((e) => e.gave.length === 0)) count(play, 'nothing-passed');
  count(play, `step-${step.step ?? `to-${to}`}`);
  goOn(play, phase, 1);
}

/** What the dealer drew, or the last tile received once no tile like it is left. */
function noteDrawn(play: Play, { told }: Steps): void {
  const last = told.find(({ p }) => p === play.dealer)?.got.at(-1);
  const isHeld = playerAt(play, play.dealer).hand.includes(play.drawn?.tile ?? -1);
  if (last !== undefined && !isHeld) play.drawn = { tile: last, kongs: 0, forBonus: false };
}

/** A `vote`, whether the steps after it are held. */
export function readVote(play: Play, e: GameEvent): void {
  const { phase } = play;
  if (phase.at !== 'steps') wrongTime(play, e);
  const step = phase.left[0];
  if (step?.type !== 'vote') wrongTime(play, e);
  checkOrder(play, e, { phase, all: true });
  const told = [...phase.told, e];
  if (told.length < PLAYERS.length) {
    play.phase = { ...phase, told };
    return;
  }
  const isCarried = told.every(({ fields }) => fields['more'] === true);
  count(play, isCarried ? 'vote-yes' : 'vote-no');
  goOn(play, phase, isCarried ? 1 : 1 + step.leavesOut);
}

/** An event of the game's own that each player has before play. */
export function readOwnStep(play: Play, e: GameEvent): void {
  const { phase } = play;
  if (phase.at !== 'steps') wrongTime(play, e);
  const step = phase.left[0];
  if (step?.type !== 'own' || step.event !== e.type) wrongTime(play, e);
  checkOrder(play, e, { phase, all: true });
  const told = [...phase.told, e];
  if (told.length < PLAYERS.length) play.phase = { ...phase, told, mayWin: false };
  else goOn(play, phase, 1);
}

function goOn(play: Play, { left }: Steps, steps: number): void {
  startSteps(play, { at: 'steps', left: left.slice(steps), told: [], mayWin: false });
}

/** On to what is left before play, or to the dealer's turn. */
export function startSteps(play: Play, steps: Steps): void {
  play.phase = steps.left.length > 0 ? steps : { at: 'turn', player: play.dealer, mayWin: true };
}

/** A last exchange of as few as the other gives is over when another event comes: who exchanged nothing is not told. */
export function settleSteps(play: Play, e: GameEvent): void {
  const { phase } = play;
  if (phase.at !== 'steps' || e.type === 'exchange') return;
  const step = phase.left[0];
  if (step?.type !== 'exchange' || step.fewer !== 'least') return;
  if (phase.mayWin && (e.type === 'win' || e.type === 'pass')) return;
  if (phase.told.length === 0) count(play, 'least-0');
  finishExchange(play, step);
}
