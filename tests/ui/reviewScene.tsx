import { advisorFor, loadAdvisor } from '../../src/coach/advisor';
import { ownDecisions } from '../../src/coach/review/ownDecisions';
import { reviewDecision } from '../../src/coach/review/reviewDecision';
import type { GameRecord } from '../../src/engine/record';
import { keepReview } from '../../src/store/review/keptReviews';
import { reviewKey } from '../../src/store/review/reviewKeys';
import { StoresContext } from '../../src/ui/context';
import type { Stores } from '../../src/ui/context';
import { LiveRegion } from '../../src/ui/live/LiveRegion';
import { BranchContext } from '../../src/ui/review/branchContext';
import { ReviewScreen } from '../../src/ui/review/ReviewScreen';
import { memoryHistory } from '../store/memoryHistory';
import { recordOf } from './replayScene';

interface ReviewScene {
  readonly rules: string;
  readonly label: string;
  /** Which hand; null for the whole match. */
  readonly at: number | null;
  /** Keys that are pressed then. */
  readonly keys?: readonly string[];
  /** So many decisions are not judged yet. */
  readonly left?: number;
  /** What becomes of the record. */
  readonly change?: (record: GameRecord) => GameRecord;
}

const RULES = 'hong-kong-old';

/** The hand breaks off after its deal: there was nothing to decide. */
function withoutPlay(record: GameRecord): GameRecord {
  const hands = record.hands.map(({ result: _, ...hand }) => ({ ...hand, events: [] }));
  return { ...record, hands };
}

const scenes: Readonly<Record<string, ReviewScene>> = {
  hand: { rules: RULES, label: 'tea', at: 0 },
  table: { rules: RULES, label: 'tea', at: 0, keys: ['t', 'End'] },
  errors: { rules: RULES, label: 'tea', at: 1, keys: ['f', 'f', 'f', 'f', 'f'] },
  match: { rules: RULES, label: 'tea', at: null },
  classical: { rules: 'classical', label: 'tea', at: 0 },
  common: { rules: 'hong-kong-common', label: 'jade', at: 0 },
  empty: { rules: RULES, label: 'tea', at: 0, change: withoutPlay },
};

export const REVIEW_SCENES = Object.keys(scenes);

/** A storage that holds the whole review of a record, thought for an instant. */
export async function storageWithReview(record: GameRecord, left = 0) {
  const storage = memoryHistory();
  const found = ownDecisions(record, 0);
  if (!found.ok) throw new Error(found.error);
  for (const [hand, decisions] of found.value.entries()) {
    const [first] = decisions;
    if (first) await loadAdvisor(first.view);
    const advisor = first ? advisorFor(first.view) : null;
    if (first && !advisor) continue;
    const judged = decisions
      .slice(0, decisions.length - left)
      .flatMap((each) => (advisor ? [reviewDecision(each, advisor, 'instant')] : []));
    await keepReview(storage, reviewKey(record, hand, 0), { total: decisions.length, decisions: judged });
  }
  return storage;
}

/** The review of this name, and what brings it to its moment once it is drawn: `#scene=review-hand`. */
export async function reviewScene(name: string, stores: Stores) {
  const scene = scenes[name];
  if (!scene) throw new Error('There is no such review.');
  const made = recordOf(scene.rules, scene.label);
  const record = scene.change?.(made) ?? made;
  const reviews = await storageWithReview(record, scene.left);
  return {
    page: (
      <StoresContext value={{ ...stores, reviews }}>
        <LiveRegion>
          <BranchContext value={() => null}>
            <ReviewScreen record={record} at={scene.at} onClose={() => undefined} />
          </BranchContext>
        </LiveRegion>
      </StoresContext>
    ),
    show: () => {
      for (const key of scene.keys ?? [])
        window.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
    },
  };
}
