import { useMemo } from 'react';
import type { GameRecord } from '../../../engine/record';
import { StoresContext, useFullText, useStores } from '../../context';
import type { Stores } from '../../context';
import { textOf } from '../../text';
import type { Text } from '../../text';
import { VerifyPanel } from '../VerifyPanel';
import { ReplayBar } from './ReplayBar';
import { wordsFor } from './replayPeople';
import { ReplayTable } from './ReplayTable';
import { useReplay } from './useReplay';
import type { ReplayControls } from './useReplay';
import '../history.css';
import './index.css';

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
  const stores = useReplayStores(controls);
  const bar = <ReplayBar controls={controls} back={from ?? text.replay.toList} onClose={onClose} />;
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

/** The table of the replay in place of the match's, with the names of its players. */
function useReplayStores({ record, game }: ReplayControls): Stores {
  const { games, settings } = useStores();
  return useMemo(() => {
    const named = wordsFor(record);
    const stores = { games, settings, game };
    if (!named) return stores;
    const known = new Map<Text, Text>();
    const textIn: Stores['textIn'] = (language) => {
      const text = textOf(language);
      const words = known.get(text) ?? named(text);
      known.set(text, words);
      return words;
    };
    return { ...stores, textIn };
  }, [games, settings, game, record]);
}
