import { describe, expect, it } from 'vitest';
import '../../src/rule-sets/everything';
import { advisorFor } from '../../src/coach/advisor';
import { candidatesOf, isAlike } from '../../src/coach/candidates';
import { parsePosition } from '../../src/coach/drills/position';
import { writtenChoice } from '../../src/coach/drills/writtenChoice';
import type { JudgedChoice } from '../../src/coach/judgement';
import { Thought } from '../../src/coach/thought';
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

// Bamboo with honours: 4 Dots serve nothing.
const WEST = 'EE +4p 8m4p1256899sNNWCF :/:/:/:';
const DRAGON = 'EE +4p 8m4p1256899sNNWWC :/:/:/:';
// The chow brings the nearest hand, seven pairs, no nearer.
const CHOW = 'NW W5m 445679m28p2466sF :5s^S/[555s]E|4f4y:1m/|3y:5m/:';
// The chow brings characters with honours nearer, and rules nothing likely out.
const NEARER = 'SE E7m 567m348p67sEW |3f3y:3s5s5m^S7m!/[534m]E:1s4s4p/:1m^N2m5m/[111m]W|4y:1s4s3s!';

it.each([
  [WEST, '-W', '-4p'],
  [DRAGON, '-C', '-4p'],
])('a tile that serves nothing is thrown before a live honour: %s', (position, honour, useless) => {
  const choices = broken(position, [
    [honour, 5.5],
    [useless, 5.4],
  ]).choices.map(([choice]) => choice);
  expect(choices).toEqual([useless, honour]);
});

it('points that are farther apart decide, though no choice is clearly better', () => {
  expect(
    broken(WEST, [
      ['-W', 5.5],
      ['-4p', 4.9],
    ]).choices[0]?.[0],
  ).toBe('-W');
});

it.each([
  ['that brings nothing nearer comes after passing', CHOW, '46m', 'pass'],
  ['that brings a likely hand nearer comes before it', NEARER, 'pass', '56m'],
])('a chow %s where both are worth as much', (_, position, by, first) => {
  const rows = (gap: number) =>
    [
      [by, 1 + gap],
      [first, 1],
    ] as const;
  expect(broken(position, rows(0.05)).choices[0]?.[0]).toBe(first);
  expect(broken(position, rows(0.3)).choices[0]?.[0]).toBe(by);
});

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

it('what is close stands before what certainly loses, though it has fewer points', () => {
  expect(
    broken(HONOURS, [
      ['-N', 1.3],
      ['-F', 0.5, 0.2],
      ['-4m', 0.4],
    ]),
  ).toEqual({
    close: 2,
    choices: [
      ['-N', 0, 0],
      ['-4m', 0.9, 0],
      ['-F', 0.8, 0.2],
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

describe('where the mind reckons all that is told', () => {
  function first(position: string): string {
    const read = parsePosition('riichi', position);
    if (!read.ok) throw new Error(read.error);
    const { view } = read.value;
    const [best] = new Thought(read.value, advisorFor(view)!).think('instant').choices;
    return writtenChoice(view, best!.action);
  }

  it('a tile that deals in more often comes first for nothing that it serves', () => {
    // 7 Characters are safe against both; after 6 Bamboo the hand is a tile nearer, with a draw left.
    const position =
      'WWk +4m 134578m3347p3336s [111p]S[WWW]S[0555s]S:3m1m2m!1s7s!1s!S!7s!P6p9m!6m0pP!C!8s!9s!7m/:1p^EN9sE!9m!4s6s!W^E0s^ES!S!2p2s!P!F!E!C!1s!/:NPN!F9m9s!2m2s2p5pW7s8s8s/:1mSE8s2m!6s!EN!FF1s8pC9m! {} {"dora":[10,0],"paid":1,"riichi":[0,1,0,0],"riichiAt":[0,11,0,0],"shown":[40,1]}';
    expect(first(position)).toBe('-7m');
  });

  it('points decide though a hand is nearer after another discard', () => {
    // South brings any hand nearer; 8 Bamboo is the first step to a dear one of dots.
    expect(first('NE +6p 2m136689p4668sSN0p :1s/:9m/:9m/: {} {"dora":[16],"shown":[65]}')).toBe('-8s');
  });
});
