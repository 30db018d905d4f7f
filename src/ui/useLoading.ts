import { useEffect, useState } from 'react';

interface Loading<T> {
  /** Undefined until it is there. */
  readonly value: T | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/**
 * Loads something. What failed is tried again when the player says so.
 * @param load stays the same function as long as the same is wanted; null loads nothing
 */
export function useLoading<T>(load: (() => Promise<T>) | null): Loading<T> {
  const [last, setLast] = useState<{ load: unknown; value?: T; failed: boolean } | null>(null);
  const now = last?.load === load ? last : null;
  const isWanted = load !== null && now === null;
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    load().then(
      (value) => isOver || setLast({ load, value, failed: false }),
      () => isOver || setLast({ load, failed: true }),
    );
    return () => {
      isOver = true;
    };
  }, [load, isWanted]);
  return { value: now?.value, failed: now?.failed ?? false, retry: () => setLast(null) };
}
