import { useText } from '../../context';
import { percentOf } from './chance';
import './danger.css';

interface DangerMarkProps {
  readonly chance: number;
}

/** Over a tile of the hand: how likely it deals in, as a figure and a bar. The name of the tile says it too. */
export function DangerMark({ chance }: DangerMarkProps) {
  const { danger } = useText();
  return (
    <span className="tile-danger" aria-hidden="true">
      {danger.figure(percentOf(chance))}
      <i style={{ width: `${Math.min(100, FULL * chance)}%` }} />
    </span>
  );
}

/** A bar is full at a chance of one in four. */
const FULL = 400;
