// The history with what is kept beside it: one file, loaded when the page is idle, or when a match is to be kept.
import { createHistoryStore as createStore } from './history';

/** The history; of each match that it keeps, what follows from it is kept beside it. */
export const createHistoryStore: typeof createStore = (storage, now, others) =>
  createStore(storage, now, {
    ...others,
    digest: (entry, record) =>
      void import('./keepDerived')
        .then(({ keepDerived }) => keepDerived(storage, entry, record))
        .catch(() => null),
  });
