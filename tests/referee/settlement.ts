import { isOver } from './play';
import { PLAYERS } from './shape';
import type { Entry, Result } from './shape';
import { count } from './table';
import type { Play } from './types';

type Report = (message: string) => void;

function entriesOfFalseWins(play: Play): Entry[] {
  return play.falseWins.flatMap(({ p, index, fine }) =>
    PLAYERS.filter((to) => to !== p).map((to) => ({
      from: p,
      to,
      amount: fine,
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

function sumByMovement(entries: readonly Entry[], pooled: number | null): Map<string, number> {
  const sums = new Map<string, number>();
  const add = (key: string, amount: number): unknown => sums.set(key, (sums.get(key) ?? 0) + amount);
  for (const { from, to, amount, event } of entries) {
    if (event === pooled) {
      add(`to ${from} for event ${event}`, -amount);
      add(`to ${to} for event ${event}`, amount);
    } else add(`from ${from} to ${to} for event ${event}`, amount);
  }
  return sums;
}

function checkLedger({ pooled }: Play, { expected, ledger }: Entries, report: Report): void {
  const due = sumByMovement(expected, pooled);
  const paid = sumByMovement(ledger, pooled);
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

function checkEntries(play: Play, { expected, ledger }: Entries, report: Report): void {
  for (const { from, to, amount, event } of ledger) {
    if (from === to || amount < 0) {
      report(`ledger: expected a movement between two players, found ${amount} ${from} to ${to}`);
    }
    const isCall = [...play.wins, ...play.falseWins].some(({ index }) => index === event);
    const isCause = isCall || expected.some((entry) => entry.event === event);
    if (!isCause) report(`ledger: expected a win or false win as the cause, found event ${event}`);
  }
  for (const entry of ledger) checkReason(entry, expected, report);
}

/** The first word of a reason is one that the rules give for such a movement, where they name any. */
function checkReason(
  { from, to, event, reason = '' }: Entry,
  expected: readonly Entry[],
  report: Report,
): void {
  const words = expected
    .filter((entry) => entry.from === from && entry.to === to && entry.event === event)
    .flatMap((entry) => entry.reason ?? []);
  const isNamed = words.length === 0 || words.includes(reason.split(' ')[0] ?? '');
  if (!isNamed) report(`ledger: expected ${words.join(' or ')} for event ${event}, found ${reason}`);
}

interface Entries {
  readonly expected: readonly Entry[];
  readonly ledger: readonly Entry[];
}

function checkPot(play: Play, { found, pot, report }: PotCheck): void {
  const isDue = play.wins.length > 0 && pot > 0;
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
export function checkResult(play: Play, result: Result, report: Report): void {
  if (!isOver(play)) {
    report('expected no result before the hand has ended');
    return;
  }
  const kind = play.wins.length > 0 ? 'win' : 'draw';
  if (result.kind !== kind) report(`kind: expected ${kind}, found ${result.kind}`);
  const { game } = play.match;
  const pot = game.pot(play.start.drawsBefore);
  const ledger = result.ledger.map((entry) => ({
    ...entry,
    event: play.moments[entry.event] ?? entry.event,
  }));
  const expected = [...entriesOfFalseWins(play), ...game.payments(play), ...entriesOfPot(play, pot)];
  checkEntries(play, { expected, ledger }, report);
  checkLedger(play, { expected, ledger }, report);
  checkPot(play, { found: result.pot, pot, report });
  checkSums(scoresOf(expected), result, report);
  const sum = result.scores.reduce((total, score) => total + score, 0);
  if (!game.hasBank && sum !== 0)
    report(`scores: expected a sum of zero, found ${JSON.stringify(result.scores)}`);
}

function checkSums(expected: readonly number[], result: Result, report: Report): void {
  const found = JSON.stringify(result.scores);
  const ofLedger = JSON.stringify(scoresOf(result.ledger));
  if (ofLedger !== found) report(`scores: expected the ledger's sum ${ofLedger}, found ${found}`);
  const right = JSON.stringify(expected);
  if (right !== found) report(`scores: expected ${right}, found ${found}`);
}
