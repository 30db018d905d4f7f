import type { Depth } from '../../coach/judgement';
import type { Decision } from '../types';
import type { CoachReply } from './coachPort';

/** What the page tells the coach's thread. */
export type ToCoach =
  | { readonly type: 'ask'; readonly id: number; readonly decision: Decision; readonly until: Depth }
  /** Goes on with this question, if it is still the last one. */
  | { readonly type: 'deepen'; readonly id: number; readonly until: Depth }
  | { readonly type: 'cancel' };

/** What the thread answers: once for each depth, or once that there is no answer. */
export interface FromCoach {
  readonly id: number;
  readonly reply: CoachReply;
}
