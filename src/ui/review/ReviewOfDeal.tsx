import { useState } from 'react';
import { useMatch, useWords } from '../context';
import { Page } from '../controls/Page';
import { ReviewScreen } from './ReviewScreen';
import { reviewWords } from '../text';

interface ReviewOfDealProps {
  readonly onClose: () => void;
}

/** The review of the deal that is just over, from the record of the match so far. */
export function ReviewOfDeal({ onClose }: ReviewOfDealProps) {
  const words = useWords(reviewWords);
  const recordSoFar = useMatch((state) => state.recordSoFar);
  const [record] = useState(recordSoFar);
  if (record) return <ReviewScreen record={record} at={record.hands.length - 1} onClose={onClose} />;
  return (
    <Page title={words.title} back={words.back} onBack={onClose}>
      <main className="page-body review">
        <p className="card" role="alert">
          {words.unreadable}
        </p>
      </main>
    </Page>
  );
}
