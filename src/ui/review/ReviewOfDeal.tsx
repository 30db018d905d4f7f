import { useState } from 'react';
import { useMatch, useWords } from '../context';
import { Page } from '../controls/Page';
import { REVIEW_ADDRESS } from '../route';
import { addressOfLook, lookIn } from './lookAddress';
import type { LeftLook } from './lookAddress';
import { ReviewScreen } from './ReviewScreen';
import { reviewWords } from '../text';

const addressOfReviewed = (look: LeftLook) => addressOfLook(REVIEW_ADDRESS, look);

interface ReviewOfDealProps {
  /** The address that the page was left with. */
  readonly code: string;
  readonly onClose: () => void;
}

/** The review of the deal that is just over, from the record of the match so far. */
export function ReviewOfDeal({ code, onClose }: ReviewOfDealProps) {
  const words = useWords(reviewWords);
  const recordSoFar = useMatch((state) => state.recordSoFar);
  const [record] = useState(recordSoFar);
  const [left] = useState(() => lookIn(code));
  if (record)
    return (
      <ReviewScreen
        record={record}
        at={record.hands.length - 1}
        addressOf={addressOfReviewed}
        {...{ left, onClose }}
      />
    );
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
