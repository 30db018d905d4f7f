import type { UseStore } from 'idb-keyval';

/** A store over a map that answers requests one task later, as a browser's does. */
export function storeOf(disk: Map<string, unknown>): UseStore {
  const answer = (result: unknown, transaction: object | null = null) => {
    const request = Object.assign(new EventTarget(), { result, transaction });
    void answerSoon(request);
    return request;
  };
  const transactionOf = () => answer(undefined);
  const store = {
    getAllKeys: () => answer([...disk.keys()]),
    getAll: () => answer([...disk.values()]),
    put: (value: unknown, key: string) => {
      disk.set(key, value);
      return answer(key, transactionOf());
    },
    delete: (key: string) => answer(disk.delete(key)),
    clear: () => {
      disk.clear();
      return answer(undefined, transactionOf());
    },
  };
  return async (_, run) => run(store as unknown as IDBObjectStore);
}

async function answerSoon(request: EventTarget): Promise<void> {
  await Promise.resolve();
  for (const answer of ['success', 'complete']) request.dispatchEvent(new Event(answer));
}
