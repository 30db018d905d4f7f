import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useState } from 'react';
import type { RecordedHand } from '../../src/engine/record';
import { StoresContext } from '../../src/ui/context';
import { momentsOf } from '../../src/ui/history/replayMoments';
import { ReplaySteps } from '../../src/ui/history/ReplaySteps';
import { emptyState, fixtureStores } from './fixtures';

const events: RecordedHand['events'] = [
  { type: 'draw', p: 0, tile: '1m' },
  { type: 'discard', p: 0, tile: '1m' },
  { type: 'draw', p: 1, tile: '2m' },
  { type: 'discard', p: 1, tile: '2m' },
  { type: 'pong', p: 2, tile: '2m' },
  { type: 'discard', p: 2, tile: '3m' },
];

function Steps() {
  const [step, setStep] = useState(0);
  return <ReplaySteps hand={{ events } as RecordedHand} own={1} step={step} onStep={setStep} />;
}

const at = () => screen.getByRole('slider').getAttribute('aria-valuetext');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <StoresContext value={fixtureStores(emptyState)}>
      <Steps />
    </StoresContext>,
  );
});

afterEach(() => void vi.useRealTimers());

describe('a replay', () => {
  it('plays to its end and then from the start, and stops where it is paused', () => {
    press('Play');
    act(() => void vi.advanceTimersByTime(900));
    act(() => void vi.advanceTimersByTime(900));
    expect(at()).toBe('Step 2 of 6');
    press('Pause');
    act(() => void vi.advanceTimersByTime(9000));
    expect(at()).toBe('Step 2 of 6');
    fireEvent.keyDown(document.body, { key: ' ' });
    for (let step = 0; step < 9; step++) act(() => void vi.advanceTimersByTime(900));
    expect(at()).toBe('Step 6 of 6');
    press('Play');
    expect(at()).toBe('Step 0 of 6');
  });

  it('goes from one own choice or claim to the next and back, by buttons and keys', () => {
    expect(momentsOf(events, 1)).toEqual([4, 5]);
    press('To the next choice');
    expect(at()).toBe('Step 4 of 6');
    fireEvent.keyDown(document.body, { key: 'ArrowDown' });
    expect(at()).toBe('Step 5 of 6');
    press('To the choice before');
    expect(at()).toBe('Step 4 of 6');
    fireEvent.keyDown(document.body, { key: 'ArrowUp' });
    expect(at()).toBe('Step 0 of 6');
  });
});
