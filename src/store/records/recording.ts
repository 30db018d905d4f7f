// What keeps matches once there is something to keep: one file, loaded while the first hand is played.
import { createHistoryStore as createStore } from './history';

/** The history; of each match that it keeps, what statistics need is kept beside it. */
export const createHistoryStore: typeof createStore = (storage, now, others) =>
  createStore(storage, now, {
    ...others,
    digest: (entry, record) =>
      void import('../statistics/keepDigest')
        .then(({ keepDigest }) => keepDigest(storage, entry, record))
        .catch(() => null),
  });
