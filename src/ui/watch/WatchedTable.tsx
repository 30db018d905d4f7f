import { Suspense, useEffect, useRef, useState } from 'react';
import type { Ref } from 'react';
import { useStore } from 'zustand';
import type { ReplayedHand } from '../../store/selectors/replayTable';
import type { Watched, WatchedMatch } from '../../store/match/watched';
import { StoresContext, useSettings, useWords } from '../context';
import { Button, IconButton } from '../controls/buttons';
import { HandPicker } from '../history/replay/ReplayBar';
import { ReplayDock } from '../history/replay/ReplayDock';
import { ReplayTable } from '../history/replay/ReplayTable';
import { useRecordStores } from '../history/replay/useRecordStores';
import { useReplay } from '../history/replay/useReplay';
import type { ReplayControls } from '../history/replay/useReplay';
import type { LiveHand } from '../history/replay/useSteps';
import { lateComponent } from '../lateComponent';
import { followPageKeys } from '../live/pageKeys';
import { useTitle } from '../live/title';
import { PanelContext } from '../table/layout';
import { BarTitle, RuleLine, TilesLeft } from '../table/TableBar';
import { watchWords } from '../text';
import { useCoachMarks } from './useCoachMarks';
import { useSeatCoach } from './useSeatCoach';
import '../history/history.css';
import '../history/replay/index.css';
import './watch.css';

const CoachOfSeat = lateComponent(async () => (await import('./CoachOfSeat')).CoachOfSeat);

interface WatchedTableProps {
  readonly watched: Watched;
  readonly onClose: () => void;
}

/** The table of bots: a replay whose last hand is still played, and shown as it is played. */
export function WatchedTable({ watched, onClose }: WatchedTableProps) {
  const match = useStore(watched.match);
  const { record, seen } = match;
  const last = record.hands.length - 1;
  const controls = useReplay(record, last, seen);
  const live = useLive(watched, match, controls);
  const stores = useRecordStores(record, controls.game, controls.aims);
  const { replayed } = live.controls;
  if (!replayed) throw new Error('A match of bots that was just played can be played again.');
  return (
    <StoresContext value={stores}>
      <ShownTable live={live} replayed={replayed} onClose={onClose} />
    </StoresContext>
  );
}

/** The steps of the hand that is shown, and the way to what is played now. */
type Live = ReturnType<typeof useLive>;

function useLive(watched: Watched, { record, seen, isPlaying }: WatchedMatch, controls: ReplayControls) {
  const [playing, speed] = [useState(true), useState(1)];
  const { at, outlook, showHand } = controls;
  const last = record.hands.length - 1;
  const isLast = at === last;
  const count = record.hands[at]?.events.length ?? 0;
  const known = useRef(last);
  useEffect(() => {
    if (known.current === last) return;
    known.current = last;
    showHand(last);
  });
  const hand: LiveHand = {
    seen: isLast ? seen : count,
    isGrowing: isLast && isPlaying,
    next: isLast ? (record.complete ? null : watched.next) : () => showHand(at + 1),
    playing,
    speed,
  };
  return {
    hand,
    last,
    isNow: isLast && outlook.step === seen && playing[0],
    isOver: isLast && record.complete && !isPlaying && outlook.step === count,
    goLive: () => {
      showHand(last, seen);
      playing[1](true);
    },
    controls: {
      ...controls,
      look: (change: Parameters<ReplayControls['look']>[0]) => {
        if (isLast && change.step !== undefined) watched.see(change.step);
        controls.look(change);
      },
    },
  };
}

interface ShownTableProps {
  readonly live: Live;
  readonly replayed: ReplayedHand;
  readonly onClose: () => void;
}

function ShownTable({ live, replayed, onClose }: ShownTableProps) {
  const { controls, hand } = live;
  const [isCoached, setCoached] = useState(false);
  const lamp = useRef<HTMLButtonElement>(null);
  const closeCoach = () => {
    setCoached(false);
    lamp.current?.focus();
  };
  useCoachKeys(() => setCoached(!isCoached), isCoached ? closeCoach : null);
  const coach = useSeatCoach(controls, replayed, isCoached);
  const markOf = useCoachMarks(coach);
  const look = isCoached ? 'game--panel' : `game--replay ${controls.outlook.isOpen ? 'game--open' : ''}`;
  return (
    <PanelContext value={isCoached}>
      <div className={`game game--watched ${look}`}>
        <WatchedBar
          live={live}
          lamp={lamp}
          isCoached={isCoached}
          onCoach={() => setCoached(!isCoached)}
          onClose={onClose}
        />
        <ReplayTable markOf={markOf}>
          {!isCoached && <ReplayDock controls={controls} replayed={replayed} live={hand} />}
        </ReplayTable>
        {isCoached && (
          <Suspense>
            <CoachOfSeat
              controls={controls}
              replayed={replayed}
              live={hand}
              coach={coach}
              onClose={closeCoach}
            />
          </Suspense>
        )}
      </div>
    </PanelContext>
  );
}

interface WatchedBarProps extends Pick<ShownTableProps, 'live' | 'onClose'> {
  readonly lamp: Ref<HTMLButtonElement>;
  readonly isCoached: boolean;
  readonly onCoach: () => void;
}

/** The way back, which hand is shown, the way to what is played now, and the coach. */
function WatchedBar({ live, lamp, isCoached, onCoach, onClose }: WatchedBarProps) {
  const words = useWords(watchWords);
  useTitle(words.title);
  const { controls, isOver, isNow, goLive } = live;
  const { record, at, showHand } = controls;
  return (
    <header className="bar bar--page">
      <IconButton icon="back" label={words.leave} onClick={onClose} />
      {isCoached ? (
        <>
          <BarTitle />
          <RuleLine />
          <TilesLeft />
        </>
      ) : (
        <>
          <h1 className="bar-title">
            <b>{words.short}</b>
          </h1>
          <HandPicker {...record} at={at} onPick={showHand} />
        </>
      )}
      <div className="bar-actions">
        {isOver ? (
          <p role="status">{words.over}</p>
        ) : (
          <Button
            look="quiet"
            className="watched-live"
            aria-label={words.liveLong}
            aria-pressed={isNow}
            onClick={goLive}
          >
            {words.live}
          </Button>
        )}
        <IconButton
          ref={lamp}
          icon="lamp"
          label={words.coach}
          aria-pressed={isCoached}
          aria-keyshortcuts="C"
          onClick={onCoach}
        />
      </div>
    </header>
  );
}

/** C asks the coach, and closes it, as at every table; Escape closes it too. */
function useCoachKeys(toggle: () => void, close: (() => void) | null): void {
  const hasLetters = useSettings((settings) => settings.letterKeys);
  useEffect(() =>
    followPageKeys((key) => {
      const does = key === 'Escape' ? close : key === 'c' && hasLetters ? toggle : null;
      does?.();
      return does !== null;
    }),
  );
}
