import { Suspense, useState } from 'react';
import { useStore } from 'zustand';
import { newDraft } from '../../store/calculator/draft';
import type { Draft } from '../../store/calculator/draft';
import { createCalculator } from '../../store/calculator/calculatorStore';
import { keptDraft, keptGame } from '../../store/calculator/keptDraft';
import { firstGame } from '../../store/games';
import { browserStorage } from '../../store/saves/browserStorage';
import { useSettings, useStores, useWords } from '../context';
import { PageBar } from '../controls/Page';
import { useTitle } from '../live/title';
import { GameLoading } from '../screens/GameLoading';
import { useLoadedGame } from '../useLoadedGame';
import { Calculator } from './Calculator';
import { CalculatorContext } from './useCalculator';
import { usualGame } from './gameOf';
import '../scoring/index.css';
import './hand.css';
import './situation.css';
import './pad.css';
import './result.css';
import './calculator.css';
import { calculatorWords } from '../text';
import { GameContext } from '../text/gameWords';

interface CalculatorScreenProps {
  /** A hand to begin with, its game loaded; null for the one that is kept. */
  readonly given: Draft | null;
  readonly isForeign?: boolean;
  readonly onClose: () => void;
}

/** The calculator: a hand is put together, and it says what that is worth in each game. */
export function CalculatorScreen({ given, isForeign = false, onClose }: CalculatorScreenProps) {
  const words = useWords(calculatorWords);
  useTitle(words.title);
  const { games } = useStores();
  const last = useSettings((settings) => settings.lastMatch);
  const [first] = useState(() => {
    const kept = given?.rules ?? keptGame.peek(browserStorage);
    return games.cards.find(({ id }) => id === kept)?.id ?? firstGame(games, last);
  });
  const game = useLoadedGame(first);
  return (
    <div className="page calculator">
      {game.isLoaded ? (
        <Suspense fallback={<p aria-busy="true">{words.loading}</p>}>
          <Begun
            begin={() => given ?? keptDraft.take(browserStorage) ?? newDraft(usualGame(first))}
            isForeign={isForeign}
            onClose={onClose}
          />
        </Suspense>
      ) : (
        <>
          <PageBar title={words.title} back={words.back} onBack={onClose} />
          <GameLoading {...game} />
        </>
      )}
    </div>
  );
}

interface BegunProps {
  readonly begin: () => Draft;
  readonly isForeign: boolean;
  readonly onClose: () => void;
}

function Begun({ begin, isForeign, onClose }: BegunProps) {
  const [store] = useState(() =>
    createCalculator(begin(), (draft) => keptDraft.write(browserStorage, draft)),
  );
  const rules = useStore(store, ({ draft }) => draft.rules);
  return (
    <CalculatorContext value={store}>
      <GameContext value={rules}>
        <Calculator isForeign={isForeign} onClose={onClose} />
      </GameContext>
    </CalculatorContext>
  );
}
