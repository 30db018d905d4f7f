import { heldMinimum } from '../../coach/reasons/minimum';
import type { AskedPosition } from './practiceTypes';

/** A position that was just laid on its table. */
export function unanswered(laid: Pick<AskedPosition, 'drill' | 'task' | 'game' | 'on'>): AskedPosition {
  const minimum = heldMinimum(laid.task.view);
  return { ...laid, minimum, answer: null, reasons: [], bots: [], judgement: null, isPlayedOn: false };
}
