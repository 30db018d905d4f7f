import { useText } from '../../context';
import type { TileDanger } from '../../../store/selectors/dangers';
import { usePlayWords } from '../usePlayWords';
import { FEW, percentOf } from './chance';

type DangerMarkProps = Pick<TileDanger, 'chance' | 'safeties'>;

/**
 * Over a tile of the hand: how likely it deals in, as a figure and a bar; a word where those to beware of cannot win on it
 * and others hardly do. The name of the tile says it too.
 */
export function DangerMark({ chance, safeties }: DangerMarkProps) {
  const { danger } = useText();
  const { safety } = usePlayWords();
  const [first] = safeties;
  const isSure = chance < FEW && safeties.every((each) => each.isSure);
  const word = isSure && first?.code ? safety(first.code).brief : null;
  return (
    <span className="tile-danger" aria-hidden="true">
      {word ?? danger.figure(percentOf(chance))}
      <i style={{ width: `${Math.min(100, FULL * chance)}%` }} />
    </span>
  );
}

/** A bar is full at a chance of one in four. */
const FULL = 400;
