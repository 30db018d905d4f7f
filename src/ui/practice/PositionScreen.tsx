import { Suspense, useCallback, useState } from 'react';
import { useStore } from 'zustand';
import { OwnTableMenu } from '../branches/OwnTableMenu';
import { StoresContext, useWords } from '../context';
import { Motion, ResultScreen } from '../lateParts';
import { usePause } from '../live/usePause';
import { Dialogs } from '../settings/Dialogs';
import type { DialogName } from '../settings/dialogs';
import { AidsContext } from '../table/aids';
import { TableScreen } from '../table/TableScreen';
import { DayPage } from './DayPage';
import { NO_AIDS, useOwnTable } from './ownTable';
import { PositionPanel } from './PositionPanel';
import { useAsked, usePractice } from './usePracticeStore';
import { practiceWords } from '../text';

/** A position on the real table, with the question beside it; then the hand played on, if the player likes. */
export function PositionScreen() {
  const { drill, game, answer, isPlayedOn } = useAsked();
  const day = usePractice((state) => state.day);
  const leave = usePractice((state) => state.leave);
  const stores = useOwnTable(game);
  const screen = useStore(game, (state) => state.screen);
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const open = useCallback(
    (name: DialogName | null) =>
      name === 'leave' || (name === 'menu' && !isPlayedOn) ? leave() : setDialog(name),
    [leave, isPlayedOn],
  );
  return (
    <StoresContext key={drill.id} value={stores}>
      <AidsContext value={NO_AIDS}>
        {day !== null && answer && !isPlayedOn ? (
          <DayPage date={day} />
        ) : (
          <>
            <Table isOver={screen === 'result'} isPlayedOn={isPlayedOn} open={open} dialog={dialog} />
            <Suspense>
              <Motion />
            </Suspense>
          </>
        )}
      </AidsContext>
    </StoresContext>
  );
}

interface TableProps {
  readonly isOver: boolean;
  readonly isPlayedOn: boolean;
  readonly dialog: DialogName | null;
  readonly open: (name: DialogName | null) => void;
}

function Table({ isOver, isPlayedOn, dialog, open }: TableProps) {
  const words = useWords(practiceWords);
  const leave = usePractice((state) => state.leave);
  usePause(dialog !== null);
  const panel = useCallback(() => <PositionPanel />, []);
  return (
    <>
      {isOver ? (
        <Suspense>
          <ResultScreen open={open} onward={words.back} />
        </Suspense>
      ) : (
        <TableScreen open={open} {...(!isPlayedOn && { panel })} />
      )}
      {dialog === 'menu' ? (
        <OwnTableMenu back={words.back} open={open} onLeave={leave} />
      ) : (
        <Dialogs name={dialog} open={open} />
      )}
    </>
  );
}
