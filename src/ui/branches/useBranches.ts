import { useCallback, useEffect, useState } from 'react';
import type { GameRecord } from '../../engine/record';
import { branchesOf, removeBranch } from '../../store/review/keptBranches';
import type { KeptBranch } from '../../store/review/keptBranches';
import { useStores } from '../context';

interface Branches {
  readonly branches: readonly KeptBranch[];
  /** Reads again what is kept. */
  readonly read: () => void;
  /** Fails where the browser does not remove it. */
  readonly remove: (branch: KeptBranch) => Promise<void>;
}

const NONE: readonly KeptBranch[] = [];

/** The hands of a match that were played on, as they are kept. */
export function useBranches(record: GameRecord): Branches {
  const { reviews } = useStores();
  const [branches, setBranches] = useState(NONE);
  const find = useCallback(async () => (reviews ? branchesOf(reviews, record) : NONE), [reviews, record]);
  useEffect(() => {
    let isOver = false;
    void find().then((found) => isOver || setBranches(found));
    return () => {
      isOver = true;
    };
  }, [find]);
  const read = useCallback(() => void find().then(setBranches), [find]);
  const remove = useCallback(
    async (branch: KeptBranch) => {
      if (reviews) await removeBranch(reviews, record, branch);
      setBranches((all) => all.filter((each) => each.key !== branch.key));
    },
    [reviews, record],
  );
  return { branches, read, remove };
}
