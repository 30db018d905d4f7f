import type { StoreApi } from 'zustand/vanilla';
import type { BotRequest } from '../../../src/store/bots/botPort';
import { createPracticeStore } from '../../../src/store/practice/practiceStore';
import type { PracticePorts, PracticeStore } from '../../../src/store/practice/practiceTypes';
import { memoryStorage } from '../memoryStorage';

export const RULES = 'hong-kong-old';
export const TODAY = '2026-11-22';

/** Bots that choose the last choice; asking them is written down. */
export function lastChoosers(asked: BotRequest[]): PracticePorts['bots'] {
  return {
    ask: (request, done) => {
      asked.push(request);
      const action = request.choices.at(-1);
      done(action ? { ok: true, action } : { ok: false, error: 'nothing to choose' });
    },
  };
}

/** Practice whose bots are asked and whose coach says nothing, where `given` has no others. */
export function practiceWith(
  storage = memoryStorage(),
  asked: BotRequest[] = [],
  given: Partial<PracticePorts> = {},
): StoreApi<PracticeStore> {
  return createPracticeStore(
    {
      schedule: () => () => undefined,
      pace: () => 'instant',
      faults: ({ detail }) => {
        throw new Error(detail);
      },
      bots: lastChoosers(asked),
      storage,
      games: { load: () => Promise.resolve() },
      today: () => TODAY,
      seed: () => 'seed',
      coach: { ask: () => undefined, cancel: () => undefined },
      ...given,
    },
    RULES,
  );
}
