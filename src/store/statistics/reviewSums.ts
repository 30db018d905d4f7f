import type { ReviewedDecision } from '../../coach/review/review';
import { courseOf } from '../../coach/review/course';
import type { HandReview } from '../review/keptReviews';
import { REVIEW_VERSION } from '../review/reviewKeys';
import type { HandDigest, Reviewed } from './digest';

/** What statistics need of a review; null while it is not whole. */
export function reviewSums({ total, decisions }: HandReview, points: number): Reviewed | null {
  if (total === null || decisions.length < total) return null;
  const { start, luck, skill } = courseOf(decisions, points);
  return {
    version: REVIEW_VERSION,
    start,
    luck,
    skill,
    claimCost: decisions.filter(isClaim).reduce((sum, { loss }) => sum + loss, 0),
    mistakes: decisions.filter((each) => each.class === 'mistake' || each.class === 'blunder').length,
    worst: Math.max(0, ...decisions.map(({ loss }) => loss)),
  };
}

const CLAIMS = ['chow', 'pong', 'kong', 'group'];

/** Something was claimed: neither let go nor won with. */
function isClaim({ choices, chosen }: ReviewedDecision): boolean {
  return CLAIMS.includes(choices[chosen]?.action.type ?? '');
}

/** What a review of today says of this hand; an older one is as good as none. */
export function reviewedOf({ reviewed }: HandDigest): Reviewed | null {
  return reviewed?.version === REVIEW_VERSION ? reviewed : null;
}
