import { demand, guarded } from './breach';
import { headerChecks, readMatch } from './header';
import type { HabitOf } from './header';
import { auditHand, firstOf } from './match';
import type { Progress } from './match';
import { readFields, readFour, readList, readWhole } from './shape';
import type { Fields } from './shape';
import type { Match } from './types';

export interface Audit {
  readonly breaches: string[];
  readonly counts: Record<string, number>;
}

/**
 * Audits a game record from outside: every rule and every figure that a record shows.
 * A breach names its place as in the JSON, `hands[2].events[17]: …`, both counted from 0.
 */
export function audit(record: unknown, habitOf: HabitOf = () => 'none'): Audit {
  const breaches: string[] = [];
  const counts: Record<string, number> = {};
  const report = (message: string): void => {
    breaches.push(message);
  };
  const fields = guarded(report, () => readFields(record, 'record'));
  const match = fields && guarded(report, () => readMatch(fields, { counts, habitOf }));
  if (fields !== null && match !== null) auditHands(fields, match, report);
  return { breaches, counts };
}

function auditHands(record: Fields, match: Match, report: (message: string) => void): void {
  for (const check of headerChecks(record, match)) guarded(report, check);
  const hands = guarded(report, () => readList(record['hands'], 'hands')) ?? [];
  let progress = firstOf(match);
  for (const [at, value] of hands.entries()) {
    const where = `hands[${at}]`;
    const audited = auditHand(match, value, { progress, where, report });
    progress = audited.progress;
    const mayStop = at === hands.length - 1 && record['complete'] === false;
    if (!audited.isFinished && !mayStop) {
      report(`${where}: expected a finished hand with its result`);
    }
  }
  checkComplete(record, progress, report);
  guarded(report, () => checkClosing(record, match, progress));
}

/** `complete` is true exactly when the deal has passed from the last dealer of the last round. */
function checkComplete(record: Fields, { place }: Progress, report: (message: string) => void): void {
  const isComplete = record['complete'] === true;
  if (place === null && !isComplete) report('complete: expected true, the match is over');
  if (place !== null && isComplete) {
    const next = place === undefined ? 'an end' : `number ${place.number} repeat ${place.repeat}`;
    report(`complete: expected false, the match goes on with ${next}`);
  }
}

/** What the end of the match adds makes the points that the game says. */
function checkClosing(record: Fields, { game }: Match, { place, points }: Progress): void {
  if (place !== null) return;
  const lines = record['closing'] === undefined ? [] : readList(record['closing'], 'closing');
  const added = lines.map((line, at) =>
    readFour(readFields(line, `closing[${at}]`)['points'], `closing[${at}].points`, readWhole),
  );
  const found = points.map((before, p) => added.reduce((sum, each) => sum + (each[p] ?? 0), before));
  const expected = game.close(points);
  demand(found.join() === expected.join(), `closing: expected ${expected.join()}, found ${found.join()}`);
}
