import { parseHand } from '../../../naive/parseRequest';
import { allReadings } from '../../../naive/taiwan/readings';
import { handText, scoreOf, whyWorthNothing } from '../../calculator';
import { callNow, isLegalCall } from '../../calls';
import { PLAIN } from '../../game';
import { PLAYERS } from '../../shape';
import type { Entry, GameEvent } from '../../shape';
import { count, playerAt } from '../../table';
import { setWithExtras } from '../../tiles';
import type { Call, Claimed, Play, ReadGame, Win } from '../../types';
import { bonusCall, demandBonusWin } from './bonus';
import { readOptions } from './options';
import type { Options } from './options';
import { readReady, whyNoDiscardOfReady } from './ready';
import { hasDeclared, isUndisturbed, stateOf } from './state';
import { barredNow, whyNothingLeft } from './swap';

/** Taiwanese sixteen tiles. */
export const readTaiwan: ReadGame = (given) => {
  const options = readOptions(given);
  const { scoring, ...course } = options;
  return {
    ...PLAIN,
    options,
    allOptions: { ...scoring, ...course },
    set: setWithExtras(options.bonusTiles ? 8 : 0),
    dealt: 16,
    events: { ready: { fields: ['p'], read: (play, e) => readReady(play, e, options) } },
    demandAutomaticWin: (play) => demandBonusWin(play, options),
    bonusCall: (play, p) => bonusCall(play, p, options),
    afterDraw,
    afterDiscard: (play) => {
      stateOf(play).claim = null;
    },
    afterClaim: (play, { p, type, tile, own }) => {
      stateOf(play).claim = { p, type, tile, own };
      countBarred(play, options);
    },
    afterWindow: (play) => noteMissed(play, options),
    whyNoDiscard: (play, e) => whyNoDiscard(play, e, options),
    whyNoClaim: (play, claim) => whyNoClaim(play, claim, options),
    whyNoKong: (play, { p }) => (hasDeclared(play, p) ? 'after a declaration there are no kongs' : null),
    whyNoWin: (play, call) =>
      whyMissed(play, call, options) ??
      (isComplete(play, call, options) ? whyWorthNothing(play, call, given) : 'the hand is not complete'),
    situations,
    besides: ({ repeat }) => ({ streak: repeat }),
    score: (play, call) => scoreOf(play, call, given),
    payments: (play) => {
      countWins(play);
      return play.wins.flatMap(entriesOf);
    },
  };
};

function afterDraw(play: Play, { p }: GameEvent): void {
  stateOf(play).missed.delete(p);
}

/** Who could have won with the tile of a window and has not. */
function noteMissed(play: Play, { missedWin }: Options): void {
  if (missedWin === 'none') return;
  const missing = PLAYERS.filter((p) => {
    const call = callNow(play, p);
    return call !== null && isLegalCall(play, call);
  });
  for (const p of missing) {
    stateOf(play).missed.add(p);
    count(play, 'missed-win');
    if (hasDeclared(play, p)) count(play, 'missed-win-of-a-ready-hand');
  }
}

/** The lock holds for every tile of another. */
function whyMissed(play: Play, call: Call, options: Options): string | null {
  const isOfAnother = call.by === 'discard' || call.by === 'robbed-kong';
  if (!isOfAnother || !stateOf(play).missed.has(call.p)) return null;
  if (isComplete(play, call, options)) count(play, 'kept-from-winning');
  return 'a win was let go since the last draw';
}

function isComplete(play: Play, call: Call, { bonusTiles, scoring }: Options): boolean {
  if (call.by === 'bonus-tiles') return true;
  const hand = parseHand(handText(play, call), { rules: 'taiwan', by: call.by, bonusTiles });
  return allReadings(hand, scoring['eightPairs'] === true).length > 0;
}

function whyNoDiscard(play: Play, e: GameEvent, options: Options): string | null {
  const why = whyNoDiscardOfReady(play, e);
  return why ?? (barredNow(play, options).includes(e.tile) ? `swap (${options.swapDiscard})` : null);
}

function whyNoClaim(play: Play, claim: Claimed, options: Options): string | null {
  if (hasDeclared(play, claim.p)) return 'after a declaration nothing but a win is claimed';
  const why = whyNothingLeft(play, claim, options);
  if (why !== null) count(play, 'claim-leaves-no-discard');
  return why;
}

function countBarred(play: Play, options: Options): void {
  const { claim } = stateOf(play);
  if (!claim) return;
  const { hand } = playerAt(play, claim.p);
  const held = barredNow(play, options).filter((kind) => hand.includes(kind));
  if (held.includes(claim.tile)) count(play, `swap-barred-after-${claim.type}`);
  if (held.some((kind) => kind !== claim.tile)) count(play, 'swap-barred-at-the-other-end');
}

/** The declaration, and the first draws and discards of which the common referee knows only the dealer's. */
function situations(play: Play, { p, by }: Call): readonly string[] {
  const declared = stateOf(play).declared[p];
  const isFirst = p !== play.dealer && playerAt(play, p).discards === 0 && isUndisturbed(play);
  return [
    ...(declared ? [declared] : []),
    ...(isFirst && by === 'wall' ? ['first-draw'] : []),
    ...(isFirst && by === 'discard' ? ['first-discard'] : []),
  ];
}

function entriesOf({ p, index, score }: Win): Entry[] {
  return PLAYERS.filter((from) => (score.amounts[from] ?? 0) < 0).map((from) => ({
    from,
    to: p,
    amount: -(score.amounts[from] ?? 0),
    event: index,
  }));
}

function countWins(play: Play): void {
  const { wins, repeat } = play;
  if (wins.length > 1) count(play, `wins-on-one-tile-${wins.length}`);
  if (wins.length > 0 && repeat > 1) count(play, 'win-in-a-long-streak');
}
