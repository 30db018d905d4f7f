import { useEffect } from 'react';
import type { Player } from '../../../engine/types';
import { useStores } from '../../context';
import { followPageKeys } from '../../live/pageKeys';
import type { ReplayControls } from './useReplay';
import type { ReplaySteps } from './useSteps';

interface ReplayKeys extends Pick<ReplayControls, 'look'> {
  readonly steps: ReplaySteps;
  /** The players in the order of their number keys. */
  readonly seats: readonly Player[];
  readonly isOpen: boolean;
}

/** Every key of a replay. Those of one character can be switched off, as at the table. */
export function useReplayKeys({ steps, seats, look, isOpen }: ReplayKeys): void {
  const { settings } = useStores();
  useEffect(() => {
    const named: Readonly<Record<string, () => void>> = {
      ArrowLeft: steps.back,
      ArrowRight: steps.forward,
      ArrowUp: steps.before,
      ArrowDown: steps.after,
      Home: steps.start,
      End: steps.end,
      ' ': steps.play,
    };
    const run = (key: string): (() => void) | undefined => {
      if (named[key]) return named[key];
      if (!settings.getState().letterKeys) return undefined;
      const player = seats[Number(key) - 1];
      if (player !== undefined) return () => look({ player });
      return key === 'o' ? () => look({ isOpen: !isOpen }) : undefined;
    };
    return followPageKeys((key, { target }) => {
      const does = isOwnKey(key, target) ? undefined : run(key);
      does?.();
      return does !== undefined;
    });
  });
}

/** What moves within a choice; a slider goes by them itself. */
const MOVES = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

/** Whether what has the focus uses this key itself. */
function isOwnKey(key: string, target: EventTarget | null): boolean {
  if (target instanceof HTMLButtonElement) return key === ' ';
  if (target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement) return true;
  if (!(target instanceof HTMLInputElement)) return false;
  if (target.type === 'range') return MOVES.includes(key) && key !== 'ArrowUp' && key !== 'ArrowDown';
  if (target.type === 'radio') return key === ' ' || MOVES.includes(key);
  return true;
}
