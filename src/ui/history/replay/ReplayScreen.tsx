import { useCallback, useContext, useMemo, useState } from 'react';
import type { GameRecord } from '../../../engine/record';
import { StoresContext, useText } from '../../context';
import { Fetched } from '../../controls/Fetched';
import { lateComponent } from '../../lateComponent';
import { useLayer } from '../../live/layers';
import { BranchContext } from '../../review/branchContext';
import { VerifyPanel } from '../VerifyPanel';
import { ReplayBar } from './ReplayBar';
import { ReplayDock } from './ReplayDock';
import { ReplayTable } from './ReplayTable';
import { useRecordStores } from './useRecordStores';
import { useReplay } from './useReplay';
import '../history.css';
import './index.css';

const ReviewScreen = lateComponent(async () => (await import('../../review/ReviewScreen')).ReviewScreen);
const PlayedOn = lateComponent(async () => (await import('../../branches/PlayedOn')).PlayedOn);

interface ReplayScreenProps {
  readonly record: GameRecord;
  /** Which hand is shown first, by place. */
  readonly at?: number;
  /** Where closing leads, if not to the list of matches. */
  readonly from?: string;
  readonly onClose: () => void;
}

/** What is shown in the place of the replay: its review, a hand that is played on, or the replay of one that was. */
type Beside = 'review' | number | GameRecord;

/** A recorded match on the table it was played at: hand by hand, every event a step. */
export function ReplayScreen({ record, at = 0, from, onClose }: ReplayScreenProps) {
  const text = useText();
  const controls = useReplay(record, at);
  const { replayed, own } = controls;
  const stores = useRecordStores(record, controls.game, controls.aims);
  const canPlayOn = useContext(BranchContext) !== null;
  const [beside, setBeside] = useState<Beside | null>(null);
  const [isPlayed, setPlayed] = useState(false);
  const close = useCallback(() => setBeside(null), []);
  useLayer(beside !== null && typeof beside !== 'number', close);
  const place = useMemo(() => replayed && { record, replayed, player: own }, [record, replayed, own]);
  if (beside === 'review')
    return (
      <Fetched>
        <ReviewScreen record={record} at={controls.at} onClose={close} />
      </Fetched>
    );
  if (typeof beside === 'number' && place)
    return (
      <Fetched>
        <PlayedOn
          place={{ ...place, event: beside }}
          onClose={(gained) => {
            setPlayed(gained !== null);
            close();
          }}
        />
      </Fetched>
    );
  if (beside !== null && typeof beside === 'object')
    return (
      <ReplayScreen record={beside} at={beside.hands.length - 1} from={text.replay.title} onClose={close} />
    );
  const bar = (
    <ReplayBar
      controls={controls}
      place={canPlayOn ? place : null}
      isPlayed={isPlayed}
      back={from ?? text.replay.toList}
      onReview={() => setBeside('review')}
      onPlayOn={setBeside}
      onBranch={setBeside}
      onClose={onClose}
    />
  );
  if (!replayed) {
    return (
      <div className="page">
        {bar}
        <main className="page-body history">
          <p>{text.history.unreadable}</p>
          <VerifyPanel record={record} />
        </main>
      </div>
    );
  }
  return (
    <StoresContext value={stores}>
      <div className={controls.outlook.isOpen ? 'game game--replay game--open' : 'game game--replay'}>
        {bar}
        <ReplayTable>
          <ReplayDock controls={controls} replayed={replayed} />
        </ReplayTable>
      </div>
    </StoresContext>
  );
}
