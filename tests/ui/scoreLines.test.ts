import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axisOf, scoreLines, spreadLabels, strokesOf } from '../../src/ui/scoring/scoreLines';

const row = (gained: readonly number[]) => ({ dealt: 0, round: 0, number: 1, repeat: 0, gained });

describe('the points by hand', () => {
  it('begin where the match began and end with the scores', () => {
    expect(scoreLines([row([8, -8]), row([-3, 3])], [505, 495])).toEqual([
      [500, 508, 505],
      [500, 492, 495],
    ]);
  });

  it.each([
    [
      [
        [0, 62],
        [0, -64],
      ],
      [-100, -50, 0, 50, 100],
    ],
    [[[500, 512, 499]], [495, 500, 505, 510, 515]],
    [[[0, 0]], [0, 1]],
    [[[0, 3]], [0, 1, 2, 3]],
  ])('lie between round numbers: %j', (lines, axis) => expect(axisOf(lines)).toEqual(axis));
});

it('labels keep their distance and stay inside', () => {
  expect(spreadLabels([10, 12, 60], 8)).toEqual([10, 18, 60]);
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { maxLength: 4 }), (wanted) => {
      const placed = spreadLabels(wanted, 8).toSorted((a, b) => a - b);
      return placed.every((at, rank) => {
        const next = placed[rank + 1];
        return at >= 0 && at <= 100 && (next === undefined || next - at > 7.999);
      });
    }),
  );
});

describe('strokesOf', () => {
  const people = ['you', 'mei', 'wing', 'chiu'] as const;

  it.each([
    ['the second player wins', [-13, 3, 14, -4], ['own', 'dashed', 'winner', 'dotted']],
    ['you win', [20, 3, 14, -4], ['own', 'dashed', 'dotted', 'mixed']],
    ['two win', [-8, 4, 0, 4], ['own', 'winner', 'dashed', 'winner']],
  ] as const)('no two of the others look alike: %s', (_, scores, strokes) =>
    expect(strokesOf(people, scores)).toEqual(strokes),
  );
});
