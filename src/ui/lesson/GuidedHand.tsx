import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { adviceFor } from '../../store/lesson/advice';
import type { Fault } from '../../store/lesson/advice';
import { createLessonTable } from '../../store/lesson/table';
import { useGame, useStores } from '../context';
import type { DialogName } from '../settings/dialogs';
import { SideTable } from '../sideTable/SideTable';
import { useSound } from '../sound/useSound';
import { HintContext } from '../table/hint';
import { TableScreen } from '../table/TableScreen';
import { Coach } from './Coach';
import { HandIntro } from './HandIntro';
import { useLesson } from './useLesson';
import { LessonMenu } from './LessonMenu';
import { ScoreReading } from './ScoreReading';

/** The hand that is played: what it is about, the hand itself on a table of its own, and its score. */
export function GuidedHand() {
  const [round, setRound] = useState(0);
  return <OneHand key={round} onAgain={() => setRound(round + 1)} />;
}

function OneHand({ onAgain }: { readonly onAgain: () => void }) {
  const { table } = useStores();
  const { id, guided } = useLesson();
  const [fault, setFault] = useState<Fault | null>(null);
  const [game] = useState(() => {
    if (!table) throw new Error('Nobody plays on this page.');
    return createLessonTable(table, { rules: id, deal: guided }, setFault);
  });
  useEffect(() => () => game.getState().stop(), [game]);
  const screen = useStore(game, (state) => state.screen);
  return (
    <SideTable game={game} renderMenu={(open) => <LessonMenu onAgain={onAgain} onClose={() => open(null)} />}>
      {(open) => (
        <>
          {screen === 'home' && <HandIntro />}
          {screen === 'table' && <HandAtTable fault={fault} open={open} />}
          {screen === 'result' && <ScoreReading />}
        </>
      )}
    </SideTable>
  );
}

interface HandAtTableProps {
  readonly fault: Fault | null;
  readonly open: (name: DialogName) => void;
}

/** The table with what to do beside it. */
function HandAtTable({ fault, open }: HandAtTableProps) {
  const { plan } = useLesson().guided;
  const view = useGame((state) => state.view);
  const choices = useGame((state) => state.choices);
  const advice = useMemo(() => view && adviceFor(plan, view, choices), [plan, view, choices]);
  useSound();
  return (
    <HintContext value={advice?.action ?? null}>
      <TableScreen open={open} coach={<Coach advice={advice} fault={fault} onMenu={() => open('menu')} />} />
    </HintContext>
  );
}
