import { useCallback } from 'react';
import type { HistoryEntry } from '../../store/types';
import { useSettings, useText, useWords } from '../context';
import { searchWords } from '../text';
import { dateWords } from '../text/dates';
import { cardOf } from '../text/languages';
import { namesIn } from './replay/replayPeople';

/** What the list says of a match. */
interface EntryWords {
  /** Null where nobody knows when it was played. */
  readonly when: string | null;
  readonly line: string;
  /** What sets it apart from others: practice, for example. */
  readonly marks: readonly string[];
  /** By player. */
  readonly names: readonly string[];
}

/** Gives what is said of a match. `isChallenge`: somebody else plays it, or could. */
export function useEntryWords(): (entry: HistoryEntry, isChallenge: boolean) => EntryWords {
  const text = useText();
  const { foreign } = useWords(searchWords);
  const language = useSettings((settings) => settings.language);
  return useCallback(
    (entry, isChallenge) => {
      const { challenge, practice, coached, line } = text.history;
      const marks = [
        isChallenge && challenge,
        entry.foreign && foreign,
        entry.practice && practice,
        entry.coached && coached,
      ];
      return {
        when: entry.at > 0 ? dateWords(entry.at, language, navigator.languages) : null,
        line: line(entry.hands, entry.complete),
        marks: marks.filter((mark) => typeof mark === 'string'),
        names: namesIn(entry, text, cardOf(language).sender),
      };
    },
    [text, foreign, language],
  );
}
