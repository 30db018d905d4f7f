import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { MarkSort, ReplayMark } from '../../src/ui/history/replay/replayMoments';
import { useSteps } from '../../src/ui/history/replay/useSteps';

const COUNT = 40;
const mark = (step: number, sort: MarkSort = 'claim'): ReplayMark => ({ step, sort });
const marks = [mark(8), mark(15), mark(COUNT, 'win')];

interface Hand {
  readonly seen: number;
  readonly step: number;
  readonly isGrowing?: boolean;
}

/** The steps of a hand of which so much was seen; the bots may play on. */
function steps({ seen, step: first, isGrowing = false }: Hand) {
  return renderHook(() => {
    const [step, onStep] = useState(first);
    const [playing, speed] = [useState(false), useState(1)];
    const live = { seen: Math.max(seen, step), isGrowing, next: null, playing, speed };
    return { step, ...useSteps({ step, count: COUNT, marks, live, onStep }) };
  }).result;
}

type Jump = 'back' | 'forward' | 'before' | 'after' | 'start' | 'end';

describe('a hand that is watched', () => {
  it.each<[string, Hand, Jump, number, boolean]>([
    ['the end is what was seen last, and goes on', { seen: 20, step: 3 }, 'end', 20, true],
    ['marks that were seen are gone to', { seen: 20, step: 9 }, 'after', 15, false],
    ['no mark beyond them is', { seen: 14, step: 9 }, 'after', 14, true],
    ['a step back stops', { seen: 20, step: 20 }, 'back', 19, false],
    ['a step on shows one more', { seen: 20, step: 20 }, 'forward', 21, false],
    ['the deal is the first', { seen: 20, step: 20 }, 'start', 0, false],
    ['all was seen: the end is the end', { seen: COUNT, step: 3 }, 'end', COUNT, false],
    ['more is to come after all there is', { seen: COUNT, step: 3, isGrowing: true }, 'end', COUNT, true],
  ])('%s', (_, hand, jump, to, isPlaying) => {
    const result = steps(hand);
    act(() => result.current[jump]());
    expect(result.current.step).toBe(to);
    expect(result.current.isPlaying).toBe(isPlaying);
  });

  it('cannot be dragged past what was seen', () => {
    const result = steps({ seen: 20, step: 3 });
    act(() => result.current.go(33));
    expect(result.current.step).toBe(20);
    expect(result.current.reach).toBe(20);
  });
});
