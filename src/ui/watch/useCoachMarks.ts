import type { TileId } from '../../engine/types';
import { useWords } from '../context';
import type { TileMark } from '../history/replay/ReplayTable';
import { tilesOf } from '../review/markedTiles';
import { watchWords } from '../text';
import type { SeatCoach } from './useSeatCoach';
import '../table/hint.css';

/** Marks the tiles of what the coach puts first, while that is to be chosen. */
export function useCoachMarks({ last, isNow, reply }: SeatCoach): (tile: TileId) => TileMark | null {
  const words = useWords(watchWords);
  const first = isNow && reply?.ok ? reply.finding.judgement.choices[0]?.action : undefined;
  const marked = last ? tilesOf(last.decision.view, first) : [];
  return (tile) => (marked.includes(tile) ? { className: 'tile--hinted', named: words.best } : null);
}
