import { heldMinimum } from '../../coach/reasons/minimum';
import type { Asked } from './practiceTypes';

/** A position that was just laid on its table. */
export function unanswered(laid: Pick<Asked, 'drill' | 'task' | 'game' | 'on'>): Asked {
  const minimum = heldMinimum(laid.task.view);
  return { ...laid, minimum, answer: null, reasons: [], bots: [], judgement: null, isPlayedOn: false };
}
