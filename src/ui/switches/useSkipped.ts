import { groupSize } from '../../store/selectors/recordedNames';
import type { VisibleEvent } from '../../engine/view';
import { personAt } from '../../store/selectors/seats';
import type { TableState } from '../../store/types';
import { useGame, useKinds, useText } from '../context';
import { usePlayWords } from '../table/usePlayWords';

/** So many moves are told; what was before them lies on the table. */
const MOST = 4;

const TOLD = ['discard', 'chow', 'pong', 'kong', 'group', 'concealed-kong', 'added-kong'] as const;
type Told = VisibleEvent & { type: (typeof TOLD)[number] };

/** What the others did while they were skipped, in few words; null where nobody was. */
export function useSkipped(): string | null {
  const text = useText();
  const kinds = useKinds();
  const { group, term } = usePlayWords();
  const state = useGame((game) => game);
  const moves = movesSkipped(state);
  if (moves.length === 0) return null;
  return moves
    .slice(-MOST)
    .map((event) => {
      const who = text.people[personAt(state, event.seat)];
      if (event.type === 'group') return `${who} ${group(groupSize(event)).name}`;
      if (event.type !== 'discard') return `${who} ${term(actionOf(event)) ?? text.actions[actionOf(event)]}`;
      return `${who} ${text.tile(kinds[event.tile] ?? 0)}`;
    })
    .join(' · ');
}

/** All but the discard that is asked about, which the question names. */
function movesSkipped({ seen, skippedFrom, humanSeat, view }: TableState): Told[] {
  if (skippedFrom === null) return [];
  const asked = view?.pending?.why === 'turn' ? null : view?.pending?.tile;
  const moves = seen.flatMap(({ serial, event }) =>
    serial > skippedFrom && isTold(event) && event.seat !== humanSeat ? event : [],
  );
  const last = moves.at(-1);
  return last?.type === 'discard' && last.tile === asked ? moves.slice(0, -1) : moves;
}

function isTold(event: VisibleEvent): event is Told {
  return TOLD.some((type) => type === event.type);
}

function actionOf({ type }: Told): 'chow' | 'pong' | 'kong' {
  return type === 'chow' || type === 'pong' ? type : 'kong';
}
