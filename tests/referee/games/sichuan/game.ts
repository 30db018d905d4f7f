import { demand, fail } from '../../breach';
import { callNow, isLegalCall } from '../../calls';
import { PLAIN } from '../../game';
import { PLAYERS } from '../../shape';
import type { Entry, GameEvent } from '../../shape';
import { readOwnStep } from '../../steps';
import { count, distance, nextOf } from '../../table';
import { setWithExtras } from '../../tiles';
import type { Call, Going, Place, Play, ReadGame, Step, Window } from '../../types';
import { entriesOfEmptyWall, settleEmptyWall } from './emptyWall';
import { passedOn, payKong, winsByTile } from './kongMoney';
import { readOptions } from './options';
import type { Options } from './options';
import { begin, holdsVoid, isVoid, stateOf, stillPlaying } from './state';
import { fanOf, isFormWithVoid, scoreOf, whyNoForm } from './worth';

const SUITED = 27;
const SUITS = ['m', 'p', 's'];
const MOST_WINNERS = 3;
const CLAIMS = PLAIN.claims.filter(({ shape }) => shape === 'alike');

/** The dice's total divided by three: 1 left, the next; 2, opposite; 0, the one before. */
function directionOf(dice: readonly number[]): number {
  const left = dice.reduce((sum, die) => sum + die, 0) % 3;
  return left === 0 ? 3 : left;
}

function stepsOf({ exchange }: Options): readonly Step[] {
  const given: Step = {
    type: 'exchange',
    step: null,
    to: directionOf,
    count: 3,
    sameSuit: exchange === 'same-suit',
    fewer: 'no',
  };
  const named: Step = { type: 'own', event: 'void' };
  return exchange === 'none' ? [named] : [given, named];
}

/** Sichuan: three suits, one of them given up, and on after a win. */
export const readSichuan: ReadGame = (given) => {
  const options = readOptions(given);
  const { scoring, ...course } = options;
  return {
    ...PLAIN,
    options,
    allOptions: { ...scoring, ...course },
    set: setWithExtras(0).map((copies, kind) => (kind < SUITED ? copies : 0)),
    claims: CLAIMS,
    steps: stepsOf(options),
    hasRounds: false,
    events: { void: { fields: ['p', 'suit'], read: readVoid } },
    afterDeal: begin,
    afterDraw,
    afterDiscard: (play) => {
      const { discards, lastKong } = stateOf(play);
      discards.push({ event: play.index, kong: lastKong });
    },
    afterClaim: (play, e) => beginTurn(play, { claimedFrom: Number(e.from) }),
    afterKong: payKong,
    afterKongCall: (play) => {
      stateOf(play).kongCalled = play.index;
    },
    afterWindow: (play, window) => noteLetGo(play, window, options),
    afterWins: (play, window) => noteLetGo(play, window, options),
    afterExhausted: (play) => settleEmptyWall(play, options),
    playsOn: ({ wins }) => wins.length < MOST_WINNERS,
    whyOver: () => null,
    whyNoDiscard: (play, { p, tile }) =>
      options.voidFirst && holdsVoid(play, p) && !isVoid(play, p, tile) ? 'the void suit goes first' : null,
    whyNoClaim: (play, { p, tile }) => (isVoid(play, p, tile) ? 'it is of the void suit' : null),
    whyNoKong: (play, { p, tile }) => (isVoid(play, p, tile) ? 'it is of the void suit' : null),
    whyNoWin: (play, call) => whyNoForm(play, call, options) ?? whyLetGo(play, call, options),
    fine: (play, call) => {
      if (isFormWithVoid(play, call, options)) count(play, 'false-win-with-void');
      return options.falseWin === 'pay' ? options.falseWinPoints : 0;
    },
    score: (play, call) => scoreOf(play, call, options),
    payments: (play) => paymentsOf(play, options),
    goOn: (play, place) => goOn(play, place, options),
  };
};

function readVoid(play: Play, e: GameEvent): void {
  const suit = SUITS.indexOf(String(e.fields['suit']));
  demand(suit >= 0, `void: there is no suit ${JSON.stringify(e.fields['suit'])}`);
  readOwnStep(play, e);
  stateOf(play).voids[e.p] = suit;
  if (!holdsVoid(play, e.p)) count(play, 'void-without-a-tile');
}

function beginTurn(play: Play, { claimedFrom = -1, drawn = [] as readonly number[] }): void {
  const state = stateOf(play);
  state.drawn.splice(0, state.drawn.length, ...drawn);
  state.lastKong = null;
  state.claimedFrom = claimedFrom;
}

function afterDraw(play: Play, { p, tile, from }: GameEvent): void {
  const state = stateOf(play);
  state.letGo[p] = null;
  if (from === 'front') beginTurn(play, { drawn: [tile] });
  else state.drawn.push(tile);
}

/** Who could have won with the tile of a window, and surely has not called. */
function noteLetGo(play: Play, window: Window, options: Options): void {
  if (options.passedWin === 'free') return;
  const { wins, match } = play;
  const winner = play.phase.at === 'won' ? (wins.at(-1) ?? fail('nobody has won')) : null;
  for (const p of stillPlaying(play)) {
    const call = callNow(play, p);
    if (call === null || !isLegalCall(play, call)) continue;
    const isFarther = winner !== null && distance(window.from, p) > distance(window.from, winner.p);
    const mayHaveCalled = match.game.options.severalWinners === 'nearest' && isFarther;
    if (mayHaveCalled && window.answers.get(p) !== 'pass') continue;
    const { letGo } = stateOf(play);
    letGo[p] = Math.max(letGo[p] ?? 0, fanOf(play, call, options) ?? 0);
    count(play, 'let-go');
  }
}

function whyLetGo(play: Play, call: Call, options: Options): string | null {
  const dearest = stateOf(play).letGo[call.p] ?? null;
  if (call.by === 'wall' || dearest === null) return null;
  if ((fanOf(play, call, options) ?? 0) > dearest) return null;
  count(play, 'kept-from-winning');
  return 'a win as dear was let go since the last draw';
}

function paymentsOf(play: Play, options: Options): Entry[] {
  const won = play.wins.flatMap(({ p, index, score }) =>
    PLAYERS.filter((from) => from !== p && (score.amounts[from] ?? 0) < 0).map((from): Entry => ({
      from,
      to: p,
      amount: -(score.amounts[from] ?? 0),
      event: index,
      reason: 'win',
    })),
  );
  return [
    ...won,
    ...stateOf(play).kongs.flatMap(({ paid }) => paid),
    ...passedOn(play, options),
    ...entriesOfEmptyWall(play),
  ];
}

/** Who deals the next hand. */
function nextDealer(play: Play, { nextDealer: how }: Options): number {
  if (how === 'rotate') return nextOf(play.dealer);
  const [first = []] = winsByTile(play);
  const [winner] = first;
  if (!winner) return play.dealer;
  return first.length > 1 ? (winner.call.from ?? -1) : winner.p;
}

function goOn(play: Play, { number }: Place, options: Options): Going {
  const dealer = nextDealer(play, options);
  const [first = []] = winsByTile(play);
  if (first.length > 1) count(play, `first-win-several-${options.nextDealer}`);
  for (const { length } of winsByTile(play)) count(play, `wins-on-one-tile-${length}`);
  count(play, `winners-${play.wins.length}`);
  return { stays: false, dealer, isOver: number >= options.hands, honba: 0, sticks: 0 };
}
