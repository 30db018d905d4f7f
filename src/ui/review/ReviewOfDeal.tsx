import { useEffect, useState } from 'react';
import type { GameRecord } from '../../engine/record';
import { useText, useGame, useWords } from '../context';
import { Page } from '../controls/Page';
import { ReviewScreen } from './ReviewScreen';
import { reviewWords } from '../text';

interface ReviewOfDealProps {
  readonly onClose: () => void;
}

/** The review of the deal that is just over, from the record of the match so far. */
export function ReviewOfDeal({ onClose }: ReviewOfDealProps) {
  const words = useWords(reviewWords);
  const text = useText();
  const recordSoFar = useGame((state) => state.recordSoFar);
  const [record, setRecord] = useState<GameRecord | null | undefined>(undefined);
  useEffect(() => {
    let isOver = false;
    void recordSoFar().then((made) => isOver || setRecord(made));
    return () => {
      isOver = true;
    };
  }, [recordSoFar]);
  if (record) return <ReviewScreen record={record} at={record.hands.length - 1} onClose={onClose} />;
  return (
    <Page title={words.title} back={words.back} onBack={onClose}>
      <main className="review">
        {record === undefined ? (
          <p aria-busy="true">{text.setUp.loading}</p>
        ) : (
          <p className="card" role="alert">
            {words.unreadable}
          </p>
        )}
      </main>
    </Page>
  );
}
