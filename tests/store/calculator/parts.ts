import { readDraft } from '../../../src/store/calculator/draftText';
import type { WrittenDraft } from '../../../src/store/calculator/draftText';
import type { Draft } from '../../../src/store/calculator/draft';

/** A draft of these hands: a win of South on a discard of East where `given` says nothing else. */
export function draftOf(hands: readonly string[], given: Partial<WrittenDraft> = {}): Draft {
  const win = { rules: 'hong-kong-old', options: {}, seat: 'S', round: 'E', by: 'discard', from: 'E' };
  const draft = readDraft({ ...win, situation: [], hands, ...given });
  if (!draft) throw new Error(`${hands.join(', ')} are no hands.`);
  return draft;
}
