import { fail } from '../../breach';
import { BANK, PLAYERS } from '../../shape';
import type { Entry } from '../../shape';
import { count } from '../../table';
import type { Call, Play } from '../../types';
import { STICK } from './declare';
import type { Options } from './options';
import { stateOf } from './state';
import type { Worth } from './worth';
import { YAKUMAN } from './worth';

const COUNTER = 100;
const NOTEN = 3000;

/** A win that is to be paid. */
export interface Won {
  readonly call: Call;
  readonly worth: Worth;
  readonly event: number;
  /** It has counters and deposits. */
  readonly isNearest: boolean;
}

function raised(points: number): number {
  return 100 * Math.ceil(points / 100);
}

/** Yakuman of the hand that others answer for: each with its base. */
function answersOf(play: Play, { call, worth }: Won, options: Options): { by: number; base: number }[] {
  if (!worth.isYakuman) return [];
  let left = worth.base;
  return stateOf(play).responsible.flatMap(({ p, id, by }) => {
    const item = worth.items.find((each) => each.id === id);
    if (p !== call.p || !item || !options.pao.includes(id)) return [];
    const base = Math.min(left, YAKUMAN * (options.yakumanStack ? item.times : 1));
    left -= base;
    return [{ by, base }];
  });
}

/** What one win moves. */
export function paymentsOf(play: Play, won: Won, options: Options): Entry[] {
  const { call, worth, event, isNearest } = won;
  const { p: to, from } = call;
  const entry = (payer: number, amount: number): Entry => ({ from: payer, to, amount, event });
  const all = to === play.dealer ? 6 : 4;
  const honba = isNearest ? COUNTER * play.start.honba : 0;
  const deposits = isNearest ? STICK * (play.start.sticks + stateOf(play).deposits.length) : 0;
  const answers = answersOf(play, won, options).filter(({ by }) => by !== from);
  const answered = answers.reduce((sum, { base }) => sum + base, 0);
  if (answers.length > 0) count(play, from === null ? 'pao-from-the-wall' : 'pao-on-a-discard');
  const table = [entry(BANK, deposits)];
  if (from !== null) {
    const halves = answers.map(({ by, base }) => entry(by, (all * base) / 2));
    const half = (all * answered) / 2;
    return [...table, ...halves, entry(from, raised(all * worth.base) - half + 3 * honba)];
  }
  const rest = worth.base - answered;
  const others = PLAYERS.filter((p) => p !== to);
  const usual = others.map((p) => {
    const times = to === play.dealer || p === play.dealer ? 2 : 1;
    return entry(p, raised(times * rest) + (rest > 0 ? honba : 0));
  });
  const alone = answers.map(({ by, base }, at) =>
    entry(by, all * base + (rest === 0 && at === 0 ? 3 * honba : 0)),
  );
  return [...table, ...usual, ...alone];
}

/** What a mangan from the wall moves. */
function likeMangan(play: Play, p: number, way: 'to' | 'from'): Entry[] {
  const event = play.moments.at(-1) ?? -1;
  return PLAYERS.filter((other) => other !== p).map((other) => {
    const amount = p === play.dealer || other === play.dealer ? 4000 : 2000;
    return way === 'to' ? { from: other, to: p, amount, event } : { from: p, to: other, amount, event };
  });
}

/** Riichi deposits, and what is paid where nobody has won. */
export function paymentsWithoutWin(play: Play, options: Options): Entry[] {
  const { deposits, drawn } = stateOf(play);
  const paid = deposits.map(({ p, event }) => ({ from: p, to: BANK, amount: STICK, event }));
  const falseWins = options.falseWin === 'chombo' ? play.falseWins : [];
  if (falseWins.length > 0) {
    const fines = falseWins.flatMap(({ p, index: event }) =>
      likeMangan(play, p, 'from').map((entry) => ({ ...entry, event })),
    );
    return [...paid, ...fines, ...returned(play, falseWins[0]?.index ?? -1)];
  }
  return drawn === null ? paid : [...paid, ...paymentsOfDraw(play, options)];
}

function returned(play: Play, event: number): Entry[] {
  return stateOf(play).deposits.map(({ p }) => ({ from: BANK, to: p, amount: STICK, event }));
}

function paymentsOfDraw(play: Play, options: Options): Entry[] {
  const { ready, nagashi, notReady } = stateOf(play).drawn ?? fail('the hand is not drawn');
  const event = play.moments.at(-1) ?? -1;
  if (isFalselyReady(play, options)) {
    count(play, 'chombo-at-the-end');
    return [...notReady.flatMap((p) => likeMangan(play, p, 'from')), ...returned(play, event)];
  }
  if (nagashi.length > 0) {
    count(play, `nagashi-${nagashi.length}`);
    return nagashi.flatMap((p) => likeMangan(play, p, 'to'));
  }
  const unready = PLAYERS.filter((p) => !ready.includes(p));
  if (!options.notenPayments || ready.length === 0 || unready.length === 0) return [];
  return [
    ...unready.map((from) => ({ from, to: BANK, amount: NOTEN / unready.length, event })),
    ...ready.map((to) => ({ from: BANK, to, amount: NOTEN / ready.length, event })),
  ];
}

/** Somebody was in riichi and is not ready, which is a false win. */
export function isFalselyReady(play: Play, { falseWin }: Options): boolean {
  const { drawn } = stateOf(play);
  return falseWin === 'chombo' && drawn !== null && drawn.notReady.length > 0;
}

/** By player: what one win would bring if nobody else won. */
export function amountsOf(play: Play, won: Won, options: Options): number[] {
  const entries = paymentsOf(play, won, options);
  return PLAYERS.map((p) =>
    entries.reduce((sum, { from, to, amount }) => sum + (to === p ? amount : from === p ? -amount : 0), 0),
  );
}
