import { Suspense } from 'react';
import { Page } from '../controls/Page';
import { useTitle } from '../live/title';
import { useBook } from '../rules/useRulesPage';
import { GameLoading } from '../screens/GameLoading';
import { HouseForm } from './HouseForm';
import { useHouseDraft } from './useHouseRules';
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
    <Page className="house" title={words.title} back={words.back} onBack={onClose}>
      {book ? (
        <Suspense fallback={<p aria-busy="true">{words.loading}</p>}>
          <HouseForm draft={draft} book={book} />
        </Suspense>
      ) : (
        <GameLoading isLoaded={false} hasFailed={failed} retry={retry} />
      )}
    </Page>
  );
}
