import { isOver } from './play';
import { paymentsOf } from './score';
import { isFields, PLAYERS } from './shape';
import type { Entry, Result } from './shape';
import { count, playerAt } from './table';
import type { Feeders, Play, Win } from './table';

type Report = (message: string) => void;

const PAO_ITEMS: readonly (readonly [string, keyof Feeders])[] = [
  ['great-dragons', 'dragons'],
  ['great-winds', 'winds'],
  ['pure-hand', 'suit'],
  ['clean-hand', 'suit'],
];

/** Who is responsible for feeding the hand of a winner, if anybody. */
function responsibleFor(play: Play, win: Win): number | null {
  if (!play.match.options.pao) return null;
  const items = win.score['items'];
  if (!Array.isArray(items)) return null;
  const ids = items.map((item) => (isFields(item) ? item['id'] : null));
  const { feeders } = playerAt(play, win.p);
  const fed = PAO_ITEMS.find(([id, what]) => ids.includes(id) && feeders[what] !== null);
  return fed === undefined ? null : feeders[fed[1]];
}

/** What everybody who has not won pays for one win, the responsible player all of it. */
function entriesOfWin(play: Play, win: Win): Entry[] {
  const payments = paymentsOf(play, win.score);
  const losers = PLAYERS.filter((p) => play.wins.every((other) => other.p !== p));
  const entries = losers.map((from) => ({
    from,
    to: win.p,
    amount: -(payments[from] ?? 0),
    event: win.index,
  }));
  const responsible = losers.find((p) => p === responsibleFor(play, win));
  if (responsible === undefined) return entries;
  count(play, 'pao');
  const amount = entries.reduce((total, entry) => total + entry.amount, 0);
  return [{ from: responsible, to: win.p, amount, event: win.index }];
}

function entriesOfFalseWins(play: Play): Entry[] {
  const { falseWin, falseWinPoints } = play.match.options;
  if (falseWin !== 'pay') return [];
  return play.falseWins.flatMap(({ p, index }) =>
    PLAYERS.filter((to) => to !== p).map((to) => ({
      from: p,
      to,
      amount: falseWinPoints,
      event: index,
    })),
  );
}

/** The pot goes to the first winner, from everybody else, other winners too. */
function entriesOfPot(play: Play, pot: number): Entry[] {
  const [first] = play.wins;
  if (first === undefined) return [];
  return PLAYERS.filter((from) => from !== first.p).map((from) => ({
    from,
    to: first.p,
    amount: pot,
    event: first.index,
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

function checkLedger(expected: readonly Entry[], found: readonly Entry[], report: Report): void {
  const due = sumByMovement(expected);
  const paid = sumByMovement(found);
  for (const key of new Set([...due.keys(), ...paid.keys()])) {
    const [right, is] = [due.get(key) ?? 0, paid.get(key) ?? 0];
    if (right !== is) report(`ledger: expected ${right} ${key}, found ${is}`);
  }
}

function scoresOf(entries: readonly Entry[]): number[] {
  return PLAYERS.map((p) =>
    entries.reduce((total, { from, to, amount }) => {
      if (to === p) return total + amount;
      return from === p ? total - amount : total;
    }, 0),
  );
}

function checkEntries(play: Play, ledger: readonly Entry[], report: Report): void {
  for (const { from, to, amount, event } of ledger) {
    if (from === to || amount < 0) {
      report(`ledger: expected a movement between two players, found ${amount} ${from} to ${to}`);
    }
    const isCause = [...play.wins, ...play.falseWins].some(({ index }) => index === event);
    if (!isCause) report(`ledger: expected a win or false win as the cause, found event ${event}`);
  }
}

function checkPot(play: Play, { found, pot, report }: PotCheck): void {
  const isDue = play.match.options.goulash === 'pot' && play.wins.length > 0 && pot > 0;
  const expected = isDue ? pot : undefined;
  if (found !== expected && !(pot === 0 && found === 0)) {
    report(`pot: expected ${expected ?? 'none'}, found ${JSON.stringify(found)}`);
  }
  if (isDue) count(play, 'pot-won');
}

interface PotCheck {
  readonly found: unknown;
  readonly pot: number;
  readonly report: Report;
}

/** Checks the result of a finished hand; `drawsBefore` are the drawn hands directly before it. */
export function checkResult(
  play: Play,
  result: Result,
  { drawsBefore, report }: { readonly drawsBefore: number; readonly report: Report },
): void {
  if (!isOver(play)) {
    report('expected no result before the hand has ended');
    return;
  }
  const kind = play.wins.length > 0 ? 'win' : 'draw';
  if (result.kind !== kind) report(`kind: expected ${kind}, found ${result.kind}`);
  const { goulash, potPoints } = play.match.options;
  const pot = goulash === 'pot' ? potPoints * drawsBefore : 0;
  const wins = play.wins.flatMap((win) => entriesOfWin(play, win));
  const expected = [...entriesOfFalseWins(play), ...wins, ...entriesOfPot(play, pot)];
  checkEntries(play, result.ledger, report);
  checkLedger(expected, result.ledger, report);
  checkPot(play, { found: result.pot, pot, report });
  checkSums(scoresOf(expected), result, report);
}

function checkSums(expected: readonly number[], result: Result, report: Report): void {
  const found = JSON.stringify(result.scores);
  const sum = result.scores.reduce((total, score) => total + score, 0);
  if (sum !== 0) report(`scores: expected a sum of zero, found ${found}`);
  const ofLedger = JSON.stringify(scoresOf(result.ledger));
  if (ofLedger !== found) report(`scores: expected the ledger's sum ${ofLedger}, found ${found}`);
  const right = JSON.stringify(expected);
  if (right !== found) report(`scores: expected ${right}, found ${found}`);
}
