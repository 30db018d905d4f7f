import type { CallWords } from '../../../ui/text/callWords';
import { calls as standard } from '../../shared/standard/words/calls';

/** Groups alike are called out by their size. */
export const callsBySize: CallWords = {
  ...standard,
  calls: { ...standard.calls, 3: '碰', 4: '槓', 5: '五張', 6: '六張' },
};
