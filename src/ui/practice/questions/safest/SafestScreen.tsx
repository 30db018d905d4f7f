import { useCallback } from 'react';
import type { SafestQuestion } from '../../../../coach/questions/safest/safestQuestion';
import { SideTable } from '../../../sideTable/SideTable';
import { TableScreen } from '../../../table/TableScreen';
import { useAskedQuestion, useQuestions } from '../useQuestions';
import { SafestPanel } from './SafestPanel';

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
