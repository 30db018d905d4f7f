import { Suspense, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { GameRecord } from '../../engine/record';
import type { Watched } from '../../store/match/watched';
import { decisionFrom } from '../../store/selectors/decisionFrom';
import { StoresContext, useSettings, useWords } from '../context';
import { IconButton } from '../controls/buttons';
import { PageBar } from '../controls/Page';
import { ReplayDock } from '../history/replay/ReplayDock';
import type { ReplayPace } from '../history/replay/ReplayDock';
import { ReplayTable } from '../history/replay/ReplayTable';
import { useNameOf } from '../history/replay/useNameOf';
import { useRecordStores } from '../history/replay/useRecordStores';
import { useReplay } from '../history/replay/useReplay';
import type { ReplayControls } from '../history/replay/useReplay';
import { lateComponent } from '../lateComponent';
import { followPageKeys } from '../live/pageKeys';
import { useTitle } from '../live/title';
import { watchWords } from '../text';
import type { CoachOfSeatProps } from './CoachOfSeat';
import '../history/history.css';
import '../history/replay/index.css';
import './watch.css';

const CoachOfSeat = lateComponent(async () => (await import('./CoachOfSeat')).CoachOfSeat);

interface WatchedTableProps {
  readonly watched: Watched;
  readonly onClose: () => void;
}

/** The table of bots, hand by hand, as a replay that begins before its hand is over. */
export function WatchedTable({ watched, onClose }: WatchedTableProps) {
  const { record, isPlaying } = useStore(watched.record);
  const pace = useState(1);
  const at = record.hands.length - 1;
  return <WatchedHand key={at} {...{ record, at, isPlaying, pace, onClose }} onNext={watched.next} />;
}

interface WatchedHandProps {
  readonly record: GameRecord;
  /** The last hand. */
  readonly at: number;
  readonly isPlaying: boolean;
  readonly pace: ReplayPace;
  readonly onNext: () => void;
  readonly onClose: () => void;
}

type Asked = Omit<CoachOfSeatProps, 'onClose'>;

function WatchedHand({ record, at, isPlaying, pace, onNext, onClose }: WatchedHandProps) {
  const words = useWords(watchWords);
  useTitle(words.title);
  const controls = useReplay(record, at);
  const stores = useRecordStores(record, controls.game);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { replayed, outlook } = controls;
  const nameOf = useNameOf(record);
  const ask = () => setAsked(askedAt(controls, nameOf));
  useCoachKey(ask);
  if (!replayed) throw new Error('A match of bots that was just played can be played again.');
  const isSeen = record.complete && !isPlaying && outlook.step === replayed.hand.events.length;
  const next = record.complete ? null : onNext;
  const look = outlook.isOpen ? 'game--open' : '';
  return (
    <StoresContext value={stores}>
      <div className={`game game--replay game--watched ${look}`}>
        <PageBar title={words.short} back={words.leave} onBack={onClose}>
          <div className="bar-actions">
            {isSeen && <p role="status">{words.over}</p>}
            <IconButton
              icon="lamp"
              label={words.coach}
              aria-haspopup="dialog"
              aria-keyshortcuts="C"
              onClick={ask}
            />
          </div>
        </PageBar>
        <ReplayTable>
          <ReplayDock
            controls={controls}
            replayed={replayed}
            pace={pace}
            live={{ isGrowing: isPlaying, isHeld: asked !== null, next }}
          />
        </ReplayTable>
        {asked && (
          <Suspense>
            <CoachOfSeat {...asked} onClose={() => setAsked(null)} />
          </Suspense>
        )}
      </div>
    </StoresContext>
  );
}

/** What the coach is asked at this moment; nothing to choose where nobody is to move. */
function askedAt({ replayed, outlook }: ReplayControls, nameOf: (player: number) => string): Asked {
  const found = replayed && decisionFrom(replayed, outlook.step);
  return { name: found ? nameOf(found.player) : '', decision: found?.decision ?? null };
}

/** C asks the coach, as at every table. */
function useCoachKey(ask: () => void): void {
  const hasLetters = useSettings((settings) => settings.letterKeys);
  useEffect(() => {
    if (!hasLetters) return undefined;
    return followPageKeys((key) => {
      if (key === 'c') ask();
      return key === 'c';
    });
  });
}
