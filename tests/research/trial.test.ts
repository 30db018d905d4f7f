import { describe, expect, it } from 'vitest';
import '../../src/rule-sets/everything';
import { Trial } from '../../research/drills/trial';
import { advisorFor } from '../../src/coach/advisor';
import { candidatesOf } from '../../src/coach/candidates';
import { parsePosition } from '../../src/coach/drills/position';
import { writtenChoice } from '../../src/coach/drills/writtenChoice';

/** A turn by a card: the north wind is of no use, and the dots fit nothing. */
const TURN =
  'WS +J 2p22sNCFJJJJ :1p2m!7m!J3m!4m!9s/:7p7pP^W8p!6m2s8s/[PPPP]S:7p5sN2mE2s!/:5p3s9s9p3m1s! {} {"more":true}';

function trialOf(isWhole: boolean) {
  const read = parsePosition('american', TURN);
  if (!read.ok) throw new Error(read.error);
  const advisor = advisorFor(read.value.view)!;
  const candidates = candidatesOf(read.value.view, read.value.choices, advisor);
  return { ...read.value, trial: new Trial(read.value, candidates, { advisor, seed: 'test', isWhole }) };
}

describe('a trial where positions have a worth', () => {
  it('finds a clear answer in few futures', () => {
    const { trial, view } = trialOf(false);
    expect(trial.settle(null)).toBe(true);
    const [best, ...others] = trial.ranked();
    expect(writtenChoice(view, best!.action)).toBe('-N');
    expect(best!.points.length).toBeLessThan(60);
    for (const other of others) expect(trial.gap(best!, other).mean).toBeGreaterThan(0);
  });

  it('gives nothing up by prices, and what is far behind after some futures', () => {
    const { trial } = trialOf(false);
    trial.giveUp();
    trial.play(1);
    expect(trial.tried.map(({ points }) => points.length)).toEqual(trial.tried.map(() => 1));
    trial.play(12);
    trial.giveUp();
    trial.play(13);
    const futures = trial.tried.map(({ points }) => points.length);
    expect(Math.min(...futures)).toBe(12);
    expect(Math.max(...futures)).toBe(13);
  });

  it('counts futures alone, to the end of the deal, where it is asked to', () => {
    const { trial } = trialOf(true);
    trial.play(6);
    const [a, b] = trial.tried;
    const gaps = a!.points.map((points, deal) => points - b!.points[deal]!);
    expect(trial.gap(a!, b!).mean).toBeCloseTo(gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length);
    // Every deal is paid in whole values of the card.
    expect(a!.points.every(Number.isInteger)).toBe(true);
  });
});
