import type { DiscardDanger } from '../../../coach/questions/safest/safestQuestion';
import type { Decision } from '../../../coach/thought';

/** The coach's thread is asked how likely each discard of a turn deals in. */
export interface DangerWish {
  readonly weighed: Decision;
}

/** The discards by kind, the safest first, from more and more imagined deals; null where the game has no coach. */
export interface DangerReply {
  readonly dangers: readonly DiscardDanger[] | null;
}
