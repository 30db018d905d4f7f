import { Suspense } from 'react';
import { IconButton } from '../controls/buttons';
import { useTitle } from '../live/title';
import { useBook } from '../rules/useRulesPage';
import { GameLoading } from '../screens/GameLoading';
import { HouseForm } from './HouseForm';
import { useHouseDraft } from './useHouseRules';
import '../scoring/index.css';
import './house.css';
import './row.css';
import { useWords } from '../context';
import { houseWords } from '../text';

/** House rules: every option of every game and the value of every item, saved under names. */
export function HouseScreen({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(houseWords);
  useTitle(words.title);
  const draft = useHouseDraft();
  const { book, failed, retry } = useBook(draft.draft.rules);
  return (
    <div className="page house">
      <header className="bar bar--page">
        <IconButton icon="back" label={words.back} onClick={onClose} />
        <h1 className="bar-title">
          <b>{words.title}</b>
        </h1>
      </header>
      {book ? (
        <Suspense fallback={<p aria-busy="true">{words.loading}</p>}>
          <HouseForm draft={draft} book={book} />
        </Suspense>
      ) : (
        <GameLoading isLoaded={false} hasFailed={failed} retry={retry} />
      )}
    </div>
  );
}
