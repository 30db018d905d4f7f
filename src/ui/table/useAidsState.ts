import { useMemo, useState } from 'react';
import type { TileKind } from '../../engine/types';
import { useGame, useStores } from '../context';
import type { TableAids } from './aids';

const NO_KINDS: readonly TileKind[] = [];

/** The aids of one hand; the next hand begins without. The goal is for those who are new. */
export function useAidsState(): TableAids {
  const deal = useGame(({ match }) => (match ? `${match.bits} ${match.text} ${match.dealt}` : ''));
  const { settings } = useStores();
  const [isNewcomer] = useState(() => settings.getState().lastMatch === null);
  const [of, setOf] = useState(deal);
  const [never, setNever] = useState(NO_KINDS);
  if (of !== deal) {
    setOf(deal);
    setNever(NO_KINDS);
  }
  return useMemo(() => ({ never, setNever, isNewcomer }), [never, isNewcomer]);
}
