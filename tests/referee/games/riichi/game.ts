import { isSame } from '../../calculator';
import { fail } from '../../breach';
import { PLAIN } from '../../game';
import { PLAYERS } from '../../shape';
import { count, playerAt, windOf } from '../../table';
import { RED_FIVES, setWithExtras } from '../../tiles';
import type { Call, Play, ReadGame, Score } from '../../types';
import { furitenOf, readNineTerminals, readRiichi, whyNoClaim, whyNoDiscard, whyNoKong } from './declare';
import { afterClaim, afterDiscard, afterExhausted, afterKong, afterWindow } from './follow';
import { turnLate, turnUp } from './indicators';
import { readOptions } from './options';
import type { Options } from './options';
import { amountsOf, paymentsOf, paymentsWithoutWin } from './payments';
import { close, goOn } from './standing';
import { begin, stateOf } from './state';
import { isComplete, waitsOf } from './waits';
import { scoreText, worthOf } from './worth';

const FIVES = [4, 13, 22];

/** Four of each tile; of the fives one may be red. */
function setOf({ redFives }: Options): number[] {
  const set = setWithExtras(0);
  if (redFives === 0) return set;
  return set.map((many, kind) =>
    FIVES.includes(kind) ? 3 : RED_FIVES.some((red) => red === kind) ? 1 : many,
  );
}

/** Japanese mahjong. */
export const readJapanese: ReadGame = (given) => {
  const options = readOptions(given);
  return {
    ...PLAIN,
    options,
    allOptions: options,
    set: setOf(options),
    hasBank: true,
    events: {
      riichi: { fields: ['p', 'tile'], read: (play, e) => readRiichi(play, e, options) },
      'nine-terminals': { fields: ['p'], read: (play, e) => readNineTerminals(play, e, options) },
    },
    afterDeal: (play) => {
      begin(play);
      turnUp(play);
    },
    afterDiscard,
    afterClaim: (play, e) => afterClaim(play, e, options),
    afterKong: (play, _, type) => afterKong(play, type, options),
    afterKongCall: turnLate,
    afterWindow: (play, window) => afterWindow(play, window, options),
    afterExhausted: (play) => {
      play.pooled = play.index;
      afterExhausted(play, options);
    },
    whyNoDiscard,
    whyNoClaim: (play, claim) => whyNoClaim(play, claim, options),
    whyNoKong: (play, kong) => whyNoKong(play, kong, options),
    whyOver: (play) => stateOf(play).over,
    whyNoWin: (play, call) => whyNotWon(play, call, options),
    score: (play, call) => scoreOf(play, call, options),
    payments: (play) => [
      ...paymentsWithoutWin(play, options),
      ...play.wins.flatMap(({ p, index, call }, at) => {
        const worth = worthOf(play, call, options) ?? fail(`player ${p} has not won`);
        return paymentsOf(play, { call, worth, event: index, isNearest: at === 0 }, options);
      }),
    ],
    goOn: (play, place, points) => goOn(play, { place, points }, options),
    close: (points) => close(points, options),
  };
};

function whyNotWon(play: Play, call: Call, options: Options): string | null {
  const { hand, melds } = playerAt(play, call.p);
  const held = call.by === 'wall' ? hand : [...hand, call.tile];
  if (!isComplete({ hand: held, melds })) return 'the hand is not complete';
  const furiten = call.by === 'wall' ? null : furitenOf(play, call.p);
  if (furiten !== null) return `furiten: ${furiten}`;
  return worthOf(play, call, options) ? null : 'not enough yaku';
}

function scoreOf(play: Play, call: Call, options: Options): Score {
  const worth = worthOf(play, call, options) ?? fail('not enough yaku');
  const amounts = amountsOf(play, { call, worth, event: -1, isNearest: true }, options);
  const payments = Object.fromEntries(PLAYERS.map((p) => [windOf(play, p), amounts[p]]));
  const expected = { ...scoreText(worth), payments };
  const { hand, melds } = playerAt(play, call.p);
  if (
    call.by === 'wall' &&
    waitsOf({ hand: without(hand, call.tile), melds }).some((kind) => isThrown(play, call.p, kind))
  )
    count(play, 'won-from-the-wall-in-furiten');
  return {
    amounts,
    met: [...worth.items.map(({ id }) => `item:${id}`), `limit:${worth.limit ?? 'none'}`],
    faults: (found) =>
      isSame(expected, found)
        ? []
        : [`expected score ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`],
  };
}

function without(hand: readonly number[], tile: number): number[] {
  return hand.toSpliced(hand.indexOf(tile), 1);
}

function isThrown(play: Play, p: number, kind: number): boolean {
  return stateOf(play).thrown[p]?.includes(kind) === true;
}
