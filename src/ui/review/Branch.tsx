import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { GameRecord } from '../../engine/record';
import { createDrillGame } from '../../store/practice/drillGame';
import { branchAt } from '../../store/review/branch';
import { branchRecord, keepBranch } from '../../store/review/keptBranches';
import type { GameStore } from '../../store/types';
import { OwnTableMenu } from '../branches/OwnTableMenu';
import { StoresContext, useStores, useWords } from '../context';
import { IconButton } from '../controls/buttons';
import { peopleOf } from '../history/replay/replayPeople';
import { Motion, ResultScreen } from '../lateParts';
import { useLayer } from '../live/layers';
import { usePause } from '../live/usePause';
import { NO_AIDS, useOwnTable } from '../practice/ownTable';
import { Dialogs } from '../settings/Dialogs';
import type { DialogName } from '../settings/dialogs';
import { AidsContext } from '../table/aids';
import { TableScreen } from '../table/TableScreen';
import type { BranchProps } from './branchContext';
import '../scoring/index.css';
import './review.css';
import { reviewWords } from '../text';

/** A recorded hand played on from one decision, on a table of its own. Played to its end, it is kept beside the original. */
export function Branch({ place, back, onClose }: BranchProps) {
  const words = useWords(reviewWords);
  const { table } = useStores();
  const [game] = useState(() => {
    const session = table && branchAt(place, peopleOf(place.record));
    return session ? createDrillGame(table, { session, judge: () => true, done: () => undefined }) : null;
  });
  const keeping = useKept(game, place.record);
  const close = () => {
    const gained = game?.getState().result?.gained[place.player] ?? null;
    void keeping.current.then(() => onClose(gained));
  };
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
          <IconButton icon="back" label={back ?? words.branch.back} onClick={close} />
        </header>
        <main className="review">
          <p className="card" role="alert">
            {words.branch.failed}
          </p>
        </main>
      </div>
    );
  return <BranchTable game={game} back={back ?? words.branch.back} onClose={close} />;
}

/** Keeps the hand whenever it is over; what comes after waits for it. */
function useKept(game: StoreApi<GameStore> | null, original: GameRecord) {
  const { reviews } = useStores();
  const keeping = useRef<Promise<void>>(Promise.resolve());
  useEffect(
    () =>
      game?.subscribe(({ result, recordSoFar }, before) => {
        if (!reviews || !result || result === before.result) return;
        const keep = async () => {
          const played = await recordSoFar();
          if (played) await keepBranch(reviews, original, branchRecord(original, played));
        };
        keeping.current = keep().catch(() => undefined);
      }),
    [game, reviews, original],
  );
  return keeping;
}

interface BranchTableProps {
  readonly game: StoreApi<GameStore>;
  readonly back: string;
  readonly onClose: () => void;
}

function BranchTable({ game, back, onClose }: BranchTableProps) {
  const stores = useOwnTable(game);
  const screen = useStore(game, (state) => state.screen);
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const open = useCallback(
    (name: DialogName | null) => (name === 'leave' ? onClose() : setDialog(name)),
    [onClose],
  );
  usePause(dialog !== null);
  return (
    <StoresContext value={stores}>
      <AidsContext value={NO_AIDS}>
        {screen === 'result' ? (
          <Suspense>
            <ResultScreen open={open} onward={back} />
          </Suspense>
        ) : (
          <TableScreen open={open} />
        )}
        {dialog === 'menu' ? (
          <OwnTableMenu back={back} open={open} onLeave={onClose} />
        ) : (
          <Dialogs name={dialog} open={open} />
        )}
        <Suspense>
          <Motion />
        </Suspense>
      </AidsContext>
    </StoresContext>
  );
}
