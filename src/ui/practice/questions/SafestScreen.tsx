import { useCallback } from 'react';
import type { SafestQuestion } from '../../../coach/questions/safest';
import { SideTable } from '../../sideTable/SideTable';
import { TableScreen } from '../../table/TableScreen';
import { SafestPanel } from './SafestPanel';
import { useAskedQuestion, useQuestions } from './useQuestions';

/** "Which discard is the safest?", on the real table with the question beside it. */
export function SafestScreen({ question }: { readonly question: SafestQuestion }) {
  const { game, at } = useAskedQuestion();
  const leave = useQuestions((state) => state.leave);
  const panel = useCallback(() => <SafestPanel question={question} />, [question]);
  return (
    <SideTable key={at} game={game} onLeave={leave}>
      {(open) => <TableScreen open={open} panel={panel} />}
    </SideTable>
  );
}
