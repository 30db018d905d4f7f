import { describe, expect, it } from 'vitest';
import '../../src/rule-sets/everything';
import { someOf, gameOf } from '../support/decisions';
import { advisorFor } from '../../src/coach/advisor';
import { classOf, noiseIn, verdictOn } from '../../src/coach/classes';
import type { Judgement } from '../../src/coach/judgement';
import { Thought } from '../../src/coach/thought';

describe('the class of a choice', () => {
  it.each([
    // loss, lossLow, standard error, noise, class
    [0.0, 0.0, 0.1, 7.14, 'best'],
    [0.1, 0.0, 0.1, 7.14, 'best'],
    [0.1, 0.05, 0.03, 7.14, 'good'],
    [0.5, 0.0, 0.32, 7.14, 'good'],
    [0.2, 0.05, 0.1, 7.14, 'good'],
    [0.3, 0.1, 0.12, 7.14, 'inaccuracy'],
    [0.5, 0.1, 0.25, 7.14, 'inaccuracy'],
    [0.6, 0.3, 0.18, 7.14, 'mistake'],
    [1.5, 0.2, 0.8, 7.14, 'mistake'],
    // A chow of +8 to +11 against a pass of +6 to +10: ranges overlap, and less than a point is certain.
    [2, 0.2, 1.1, 7.14, 'mistake'],
    [1.5, 0.7, 0.49, 7.14, 'blunder'],
    [1.5, 0.5, 0.6, 71.4, 'good'],
    [0, 0, 0, 0, 'best'],
  ])(
    'loses %f, at least %f, give or take %f, with a noise of %f: %s',
    (loss, lossLow, error, noise, expected) => {
      expect(classOf({ loss, lossLow, error }, noise)).toBe(expected);
    },
  );
});

describe('the verdict on a choice', () => {
  const [decision] = someOf('hong-kong-old', 'claims', 1);
  const { view, choices } = decision!;
  const advisor = advisorFor(gameOf('hong-kong-old'))!;
  const judged = new Thought(decision!, advisor).think('instant');
  const [best, second] = judged.choices;
  const rigged = (lossLow: number): Judgement => ({
    ...judged,
    choices: [best!, { ...second!, loss: 2, lossLow, lossHigh: 3 }, ...judged.choices.slice(2)],
    close: lossLow > 0 ? 1 : 2,
  });
  const about = (action: (typeof choices)[number], judgement: Judgement) =>
    verdictOn(action, { judgement, view, advisor });

  it('has no loss where the choice may be as good as the best', () => {
    expect(about(best!.action, rigged(1))).toMatchObject({ loss: 0, close: false, class: 'best' });
    expect(about(best!.action, rigged(0))).toMatchObject({ loss: 0, close: true, class: 'best' });
    expect(about(second!.action, rigged(1))).toMatchObject({ loss: 2, close: false, class: 'blunder' });
    expect(about(second!.action, rigged(0))).toMatchObject({ loss: 0, close: true, class: 'good' });
  });

  it('counts a loss in sums that is more than its standard error', () => {
    const lost = (lossHigh: number) => {
      const altered = { ...second!, loss: 2, lossHigh };
      return about(second!.action, { ...judged, choices: [best!, altered] }).counted;
    };
    expect([2 + 1.644 * 2, 2 + 1.646 * 2].map(lost)).toEqual([2, 0]);
    expect(about(best!.action, rigged(0)).counted).toBe(0);
  });

  it('takes the noise of a game of which nothing was learned from the ends of futures', () => {
    expect(noiseIn(judged, advisor)).toBe(advisor.learned!.noise);
    const likely = judged.choices[0]!.endings!.map((ending, at) => ({
      ...ending,
      chance: [0.2, 0, 0, 0.2, 0, 0.6][at]!,
      points: [6, 0, 0, -2, 0, 0][at]!,
    }));
    const judgement = { ...judged, choices: [{ ...best!, endings: likely }] };
    expect(noiseIn(judgement, { ...advisor, learned: null, noise: null })).toBeCloseTo(
      0.93 * Math.sqrt(20),
      9,
    );
  });
});
