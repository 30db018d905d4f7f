import { useEffect, useState } from 'react';
import type { GameRecord } from '../../engine/record';
import { useText, useGame, useWords } from '../context';
import { IconButton } from '../controls/buttons';
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
    <div className="page">
      <header className="bar bar--page">
        <IconButton icon="back" label={words.back} onClick={onClose} />
        <h1 className="bar-title">
          <b>{words.title}</b>
        </h1>
      </header>
      <main className="review">
        {record === undefined ? (
          <p aria-busy="true">{text.setUp.loading}</p>
        ) : (
          <p className="card" role="alert">
            {words.unreadable}
          </p>
        )}
      </main>
    </div>
  );
}
