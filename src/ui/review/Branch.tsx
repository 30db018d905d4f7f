import { Suspense, useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { createDrillGame } from '../../store/practice/drillGame';
import { branchAt } from '../../store/review/branch';
import type { GameStore } from '../../store/types';
import { StoresContext, useStores } from '../context';
import { IconButton } from '../controls/buttons';
import { peopleOf } from '../history/replay/replayPeople';
import { lateComponent } from '../lateComponent';
import { Motion } from '../lateParts';
import { useLayer } from '../live/layers';
import { usePause } from '../live/usePause';
import { NO_AIDS, useOwnTable } from '../practice/ownTable';
import { Dialogs } from '../settings/Dialogs';
import type { DialogName } from '../settings/dialogs';
import { AidsContext } from '../table/aids';
import { TableScreen } from '../table/TableScreen';
import type { BranchProps } from './branchContext';
import { useReviewWords } from './reviewWords';

const ResultScreen = lateComponent(async () => (await import('../lateBundle')).ResultScreen);

/** A recorded hand played on from one decision, on a table of its own, to its end. */
export function Branch({ place, onClose }: BranchProps) {
  const words = useReviewWords();
  const { table } = useStores();
  const [game] = useState(() => {
    const session = table && branchAt(place, peopleOf(place.record));
    return session ? createDrillGame(table, { session, judge: () => true, done: () => undefined }) : null;
  });
  const close = () => onClose(game?.getState().result?.gained[place.player] ?? null);
  useLayer(true, close);
  useEffect(() => game?.setState({ nextDeal: close, abandon: close, restart: close }));
  useEffect(() => {
    game?.getState().resume();
    return () => game?.getState().goHome();
  }, [game]);
  if (!game)
    return (
      <div className="page">
        <header className="bar bar--page">
          <IconButton icon="back" label={words.branch.back} onClick={close} />
        </header>
        <main className="review">
          <p className="card" role="alert">
            {words.branch.failed}
          </p>
        </main>
      </div>
    );
  return <BranchTable game={game} onClose={close} />;
}

interface BranchTableProps {
  readonly game: StoreApi<GameStore>;
  readonly onClose: () => void;
}

function BranchTable({ game, onClose }: BranchTableProps) {
  const words = useReviewWords();
  const stores = useOwnTable(game);
  const screen = useStore(game, (state) => state.screen);
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const open = useCallback(
    (name: DialogName | null) => (name === 'menu' || name === 'leave' ? onClose() : setDialog(name)),
    [onClose],
  );
  usePause(dialog !== null);
  return (
    <StoresContext value={stores}>
      <AidsContext value={NO_AIDS}>
        {screen === 'result' ? (
          <Suspense>
            <ResultScreen open={open} onward={words.branch.back} />
          </Suspense>
        ) : (
          <TableScreen open={open} />
        )}
        <Dialogs name={dialog} open={open} />
        <Suspense>
          <Motion />
        </Suspense>
      </AidsContext>
    </StoresContext>
  );
}
