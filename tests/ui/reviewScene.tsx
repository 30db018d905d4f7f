import type { GameRecord } from '../../src/engine/record';
import { StoresContext } from '../../src/ui/context';
import type { Stores } from '../../src/ui/context';
import { LiveRegion } from '../../src/ui/live/LiveRegion';
import { BranchContext } from '../../src/ui/review/branchContext';
import { ReviewScreen } from '../../src/ui/review/ReviewScreen';
import { withForeignNames } from '../support/foreignNames';
import { inventedReview, storageWithReview } from '../support/inventedReview';
import { recordOf } from './replayScene';

interface ReviewScene {
  readonly rules: string;
  readonly label: string;
  /** Which hand; null for the whole match. */
  readonly at: number | null;
  /** Keys that are pressed then. */
  readonly keys?: readonly string[];
  /** What becomes of the record. */
  readonly change?: (record: GameRecord) => GameRecord;
}

const RULES = 'hong-kong-old';

/** The first hand breaks off before the first own decision. */
export function withoutPlay(record: GameRecord): GameRecord {
  const [first] = record.hands;
  const decided = inventedReview(record)[0]?.[0]?.event;
  if (!first || decided === undefined) throw new Error('There is nothing to leave out.');
  const { result: _, ...hand } = first;
  return { ...record, hands: [{ ...hand, events: hand.events.slice(0, decided) }] };
}

const scenes: Readonly<Record<string, ReviewScene>> = {
  hand: { rules: RULES, label: 'tea', at: 0 },
  table: { rules: RULES, label: 'tea', at: 0, keys: ['t'] },
  look: { rules: RULES, label: 'tea', at: 0, keys: ['m'] },
  'look-open': { rules: RULES, label: 'tea', at: 0, keys: ['m', 'o'] },
  'look-last': { rules: RULES, label: 'tea', at: 1, keys: ['m', 'm', 'm'] },
  'look-classical': { rules: 'classical', label: 'tea', at: 0, keys: ['m'] },
  'look-names': { rules: RULES, label: 'tea', at: 0, keys: ['m', 'o'], change: withForeignNames },
  errors: { rules: RULES, label: 'tea', at: 1, keys: ['f', 'f', 'f', 'f', 'f'] },
  match: { rules: RULES, label: 'tea', at: null },
  classical: { rules: 'classical', label: 'tea', at: 0 },
  common: { rules: 'hong-kong-common', label: 'jade', at: 0 },
  american: { rules: 'american', label: 'tea', at: 0 },
  'look-american': { rules: 'american', label: 'tea', at: 0, keys: ['m'] },
  names: { rules: RULES, label: 'tea', at: 0, change: withForeignNames },
  empty: { rules: RULES, label: 'tea', at: 0, change: withoutPlay },
};

/** The review of this name, and what brings it to its moment once it is drawn: `#scene=review-hand`. */
export async function reviewScene(name: string, stores: Stores) {
  const scene = scenes[name];
  if (!scene) throw new Error('There is no such review.');
  const made = recordOf(scene.rules, scene.label);
  const record = scene.change?.(made) ?? made;
  const reviews = await storageWithReview(record);
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
    /** Its screen listens to the next key once it is drawn. */
    show: async (drawn: () => Promise<unknown>) => {
      for (const key of scene.keys ?? []) {
        window.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
        await drawn();
      }
    },
  };
}
