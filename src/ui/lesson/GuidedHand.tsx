import { Suspense, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { adviceFor } from '../../store/lesson/advice';
import type { Fault } from '../../store/lesson/advice';
import { createLessonGame } from '../../store/lesson/game';
import { StoresContext, useGame, useStores } from '../context';
import type { Stores } from '../context';
import { Motion } from '../lateParts';
import { usePause } from '../live/usePause';
import { Dialogs } from '../settings/Dialogs';
import type { DialogName } from '../settings/dialogs';
import { useSound } from '../sound/useSound';
import { AidsContext } from '../table/aids';
import type { TableAids } from '../table/aids';
import { HintContext } from '../table/hint';
import { TableScreen } from '../table/TableScreen';
import { Coach } from './Coach';
import { HandIntro } from './HandIntro';
import { useLesson } from './useLesson';
import { LessonMenu } from './LessonMenu';
import { createLessonSettings } from './lessonSettings';
import { ScoreReading } from './ScoreReading';

/** The hand that is played: what it is about, the hand itself on a table of its own, and its score. */
export function GuidedHand() {
  const [round, setRound] = useState(0);
  return <OneHand key={round} onAgain={() => setRound(round + 1)} />;
}

const NO_AIDS: TableAids = { never: [], setNever: () => undefined };

function OneHand({ onAgain }: { readonly onAgain: () => void }) {
  const { stores, fault } = useLessonStores();
  const screen = useStore(stores.game, (state) => state.screen);
  return (
    <StoresContext value={stores}>
      <AidsContext value={NO_AIDS}>
        {screen === 'home' && <HandIntro />}
        {screen === 'table' && <HandAtTable fault={fault} onAgain={onAgain} />}
        {screen === 'result' && <ScoreReading />}
        <Suspense>
          <Motion />
        </Suspense>
      </AidsContext>
    </StoresContext>
  );
}

/** Stores for the lesson alone. Its game stops when the hand is left. */
function useLessonStores(): { readonly stores: Stores; readonly fault: Fault | null } {
  const { games, settings } = useStores();
  const { id, guided } = useLesson();
  const [fault, setFault] = useState<Fault | null>(null);
  const [own] = useState(() => {
    const lesson = createLessonSettings(settings);
    const pace = () => settings.getState().pace;
    const faults = ({ detail }: { readonly detail: string }) => reportError(new Error(detail));
    const game = createLessonGame({
      guided: { rules: id, deal: guided },
      schedule,
      pace,
      faults,
      judged: setFault,
    });
    return { stores: { games, game, settings: lesson.store }, follow: lesson.follow };
  });
  useEffect(() => {
    const unfollow = own.follow();
    return () => {
      unfollow();
      own.stores.game.getState().goHome();
    };
  }, [own]);
  return { stores: own.stores, fault };
}

function schedule(run: () => void, delay: number): () => void {
  const timer = setTimeout(run, delay);
  return () => clearTimeout(timer);
}

interface HandAtTableProps {
  readonly fault: Fault | null;
  readonly onAgain: () => void;
}

/** The table with what to do beside it. */
function HandAtTable({ fault, onAgain }: HandAtTableProps) {
  const { plan } = useLesson().guided;
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const view = useGame((state) => state.view);
  const choices = useGame((state) => state.choices);
  const advice = useMemo(() => view && adviceFor(plan, view, choices), [plan, view, choices]);
  usePause(dialog !== null);
  useSound(NO_AIDS.never);
  const isMenu = dialog === 'menu' || dialog === 'leave';
  return (
    <HintContext value={advice?.action ?? null}>
      <TableScreen
        open={setDialog}
        coach={<Coach advice={advice} fault={fault} onMenu={() => setDialog('menu')} />}
      />
      {isMenu && <LessonMenu onAgain={onAgain} onClose={() => setDialog(null)} />}
      <Dialogs name={isMenu ? null : dialog} open={setDialog} />
    </HintContext>
  );
}
