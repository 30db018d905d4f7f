import { Suspense, useCallback, useState } from 'react';
import type { GameRecord } from '../../../engine/record';
import { StoresContext, useFullText } from '../../context';
import { lateComponent } from '../../lateComponent';
import { useLayer } from '../../live/layers';
import { VerifyPanel } from '../VerifyPanel';
import { ReplayBar } from './ReplayBar';
import { ReplayTable } from './ReplayTable';
import { useRecordStores } from './useRecordStores';
import { useReplay } from './useReplay';
import '../history.css';
import './index.css';

const ReviewScreen = lateComponent(async () => (await import('../../review/ReviewScreen')).ReviewScreen);

interface ReplayScreenProps {
  readonly record: GameRecord;
  /** Which hand is shown first, by place. */
  readonly at?: number;
  /** Where closing leads, if not to the list of matches. */
  readonly from?: string;
  readonly onClose: () => void;
}

/** A recorded match on the table it was played at: hand by hand, every event a step. */
export function ReplayScreen({ record, at = 0, from, onClose }: ReplayScreenProps) {
  const text = useFullText();
  const controls = useReplay(record, at);
  const stores = useRecordStores(record, controls.game);
  const [isReviewed, setReviewed] = useState(false);
  const closeReview = useCallback(() => setReviewed(false), []);
  useLayer(isReviewed, closeReview);
  if (isReviewed)
    return (
      <Suspense fallback={<p aria-busy="true">{text.setUp.loading}</p>}>
        <ReviewScreen record={record} at={controls.at} onClose={closeReview} />
      </Suspense>
    );
  const bar = (
    <ReplayBar
      controls={controls}
      back={from ?? text.replay.toList}
      onReview={() => setReviewed(true)}
      onClose={onClose}
    />
  );
  if (!controls.replayed) {
    return (
      <div className="page">
        {bar}
        <main className="history">
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
        <ReplayTable controls={controls} replayed={controls.replayed} />
      </div>
    </StoresContext>
  );
}
