import { expect, it } from 'vitest';
import '../../src/rule-sets/everything';
import { advisorFor } from '../../src/coach/advisor';
import { candidatesOf, isAlike } from '../../src/coach/candidates';
import { parsePosition } from '../../src/coach/drills/position';
import { writtenChoice } from '../../src/coach/drills/task';
import type { JudgedChoice } from '../../src/coach/judgement';
import { tiesBroken } from '../../src/coach/ties';

/** A choice as it is written, its points, and its least loss. */
type Row = readonly [choice: string, points: number, lossLow?: number];

/** The order after ties are broken, with points and losses, and how many are close. */
function broken(position: string, rows: readonly Row[]) {
  const read = parsePosition('hong-kong-old', position);
  if (!read.ok) throw new Error(read.error);
  const { view, choices } = read.value;
  const advisor = advisorFor(view)!;
  const candidates = candidatesOf(view, choices, advisor);
  const best = rows[0]![1];
  const judged = rows.map(([text, points, lossLow = 0]): JudgedChoice => {
    const action = choices.find((each) => writtenChoice(view, each) === text)!;
    const { thrown, after } = candidates.find((each) => isAlike(view, each.action, action))!;
    const loss = best - points;
    return {
      action,
      points,
      low: points - 1,
      high: points + 1,
      loss,
      lossLow,
      thrown,
      lossHigh: loss + 1,
      endings: null,
      after,
      futures: 1,
    };
  });
  const told = tiesBroken(judged, view, advisor);
  return {
    close: told.close,
    choices: told.choices.map(({ action, loss, lossLow }) => [
      writtenChoice(view, action),
      Number(loss.toFixed(2)),
      Number(lossLow.toFixed(2)),
    ]),
  };
}

// Characters with honours: North and Green dragon are live, 7 Bamboo serves nothing that is near.
const HONOURS =
  'WE +6m 446678m7sNCCF |4f:4p8p6s^S6m3m9m9m9m7m!7p!5p!/[678s]E|12f:8m4p!1p1m!7p!2p!7p9pW9m!E/[222m]N:2s^N6p!5s1pW5p3p3p1p!3p!8p!/[213s]W|3f3y:5m2p4p!3p!2m!^W6m!8p7p!9p3m!2m';
// All pongs: 4 Dots are a pair of it, 7 Dots are alone.
const PAIR = 'EE +7p 144m44788p259sSSS :/:/:/:';

it('a useless tile of another suit is thrown before a live honour that brings a little more by chance', () => {
  expect(
    broken(HONOURS, [
      ['-N', 1.3],
      ['-7s', 1.2],
      ['-4m', 0.5, 0.2],
    ]),
  ).toEqual({
    close: 2,
    choices: [
      ['-7s', 0, 0],
      ['-N', 0, 0],
      ['-4m', 0.7, 0.1],
    ],
  });
});

it('the one tile alone is thrown before one of a pair that serves pongs', () => {
  expect(
    broken(PAIR, [
      ['-4p', 2],
      ['-7p', 1.9],
    ]).choices.map(([choice]) => choice),
  ).toEqual(['-7p', '-4p']);
});

it('what is clearly better stays first, whatever it serves', () => {
  expect(
    broken(HONOURS, [
      ['-N', 1.3],
      ['-7s', 0.4, 0.3],
    ]),
  ).toEqual({
    close: 1,
    choices: [
      ['-N', 0, 0],
      ['-7s', 0.9, 0.3],
    ],
  });
});

it('tiles that serve different hands keep their order', () => {
  for (const order of [
    ['-N', '-F'],
    ['-F', '-N'],
  ])
    expect(
      broken(HONOURS, [
        [order[0]!, 1.3],
        [order[1]!, 1.3],
      ]).close,
    ).toBe(2);
});
