import { settle } from '../../naive/classical/settle';
import { BANK, PLAYERS } from '../shape';
import type { Entry, Result } from '../shape';
import type { Play } from './table';
import { seatOf } from './table';

type Report = (message: string) => void;

/** What the hand moves, by players: fines of false wins, and the settlement of a hand that somebody has won. */
function entriesOf(play: Play): Entry[] {
  const { falseWin, falseWinPoints } = play.match.options;
  const fines =
    falseWin === 'pay'
      ? play.falseWins.flatMap(({ p: from, index: event }) =>
          PLAYERS.filter((to) => to !== from).map((to) => ({ from, to, amount: falseWinPoints, event })),
        )
      : [];
  return [...fines, ...settlementOf(play)];
}

function settlementOf(play: Play): Entry[] {
  const { win, dealer } = play;
  if (win === null) return [];
  const bySeat = PLAYERS.map((seat) => win.scores[(seat + dealer) % PLAYERS.length] ?? 0);
  const playerAtSeat = (seat: number): number => PLAYERS.find((p) => seatOf(play, p) === seat) ?? 0;
  return settle(bySeat, play.match.options.settle).map(({ from, to, amount }) => ({
    from: from === null ? BANK : playerAtSeat(from),
    to: playerAtSeat(to),
    amount,
    event: win.index,
  }));
}

function sumByMovement(entries: readonly Entry[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { from, to, amount, event } of entries) {
    const key = `from ${from} to ${to} for event ${event}`;
    sums.set(key, (sums.get(key) ?? 0) + amount);
  }
  return sums;
}

function scoresOf(entries: readonly Entry[]): number[] {
  return PLAYERS.map((p) =>
    entries.reduce((total, { from, to, amount }) => {
      if (to === p) return total + amount;
      return from === p ? total - amount : total;
    }, 0),
  );
}

/** Checks the result of a finished hand: its kind, every movement of points and their sums. */
export function checkResult(play: Play, result: Result, report: Report): void {
  const kind = play.win ? 'win' : 'draw';
  if (result.kind !== kind) report(`kind: expected ${kind}, found ${result.kind}`);
  const expected = entriesOf(play);
  const [due, paid] = [sumByMovement(expected), sumByMovement(result.ledger)];
  for (const key of new Set([...due.keys(), ...paid.keys()])) {
    const [right, is] = [due.get(key) ?? 0, paid.get(key) ?? 0];
    if (right !== is) report(`ledger: expected ${right} ${key}, found ${is}; ${JSON.stringify(play.win)}`);
  }
  const [right, found] = [JSON.stringify(scoresOf(expected)), JSON.stringify(result.scores)];
  if (right !== found) report(`scores: expected ${right}, found ${found}`);
}
