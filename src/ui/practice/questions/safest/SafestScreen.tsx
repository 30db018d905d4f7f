import { Suspense, useCallback, useState } from 'react';
import type { SafestQuestion } from '../../../../coach/questions/safest/safestQuestion';
import { StoresContext } from '../../../context';
import { Motion } from '../../../lateParts';
import { Dialogs } from '../../../settings/Dialogs';
import type { DialogName } from '../../../settings/dialogs';
import { AidsContext } from '../../../table/aids';
import { TableScreen } from '../../../table/TableScreen';
import { NO_AIDS, useOwnTable } from '../../ownTable';
import { SafestPanel } from './SafestPanel';
import { useAskedQuestion, useQuestions } from '../useQuestions';

/** "Which discard is the safest?", on the real table with the question beside it. */
export function SafestScreen({ question }: { readonly question: SafestQuestion }) {
  const { game, at } = useAskedQuestion();
  const leave = useQuestions((state) => state.leave);
  const stores = useOwnTable(game);
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const open = useCallback(
    (name: DialogName | null) => (name === 'menu' || name === 'leave' ? leave() : setDialog(name)),
    [leave],
  );
  const panel = useCallback(() => <SafestPanel question={question} />, [question]);
  return (
    <StoresContext key={at} value={stores}>
      <AidsContext value={NO_AIDS}>
        <TableScreen open={open} panel={panel} />
        <Dialogs name={dialog} open={open} />
        <Suspense>
          <Motion />
        </Suspense>
      </AidsContext>
    </StoresContext>
  );
}
