import type { HistoryStorage } from '../../store/records/historyStorage';

/** Where nothing is kept. */
export const NOWHERE: HistoryStorage = {
  keys: async () => [],
  under: () => Promise.resolve([]),
  getMany: async (keys) => keys.map(() => undefined),
  setMany: async () => undefined,
  deleteMany: async () => undefined,
};
