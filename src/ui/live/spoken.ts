import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { lazyOnce } from '../../store/lazyOnce';
import type { Language } from '../../store/settings';
import type { Readable, TableStore } from '../../store/types';
import { useSettings, useStores } from '../context';
import { appWords } from '../text';
import type { Text } from '../text';
import { useSpeak } from './LiveRegion';

const announcer = lazyOnce(() => import('./announce'));

/** What puts the table into sentences, and the words for it. */
export interface Spoken {
  readonly says: NonNullable<ReturnType<typeof announcer.now>>;
  readonly text: Text;
}

/** Loads what is needed to say something in this language. */
export async function preloadSpoken(language: Language): Promise<void> {
  await Promise.all([announcer.load(), appWords.load(language)]);
}

function spokenNow(language: Language): Spoken | null {
  const says = announcer.now();
  const text = appWords.of(language);
  return says && text && { says, text };
}

/** Null until it is loaded. If it cannot be fetched, it is tried again after each move. */
export function useSpoken(): Spoken | null {
  const { game } = useStores();
  const language = useSettings((settings) => settings.language);
  const text = useSyncExternalStore(appWords.watch, () => appWords.of(language));
  const [says, setSays] = useState(announcer.now);
  useEffect(() => {
    if (says) return undefined;
    return untilItCame(game, async () => {
      await preloadSpoken(language);
      setSays(announcer.now);
    });
  }, [game, language, says]);
  return useMemo(() => says && text && { says, text }, [says, text]);
}

/** Tries at once, and after each move. Gives a function that ends this. */
function untilItCame(game: Readable<TableStore>, load: () => Promise<void>): () => void {
  const attempt = () => void load().then(end, () => null);
  const end = game.subscribe((state, before) => state.seen !== before.seen && attempt());
  attempt();
  return end;
}

/** Says these sentences to screen readers, as soon as what is needed for it has been loaded. */
export function useSay(): (sentences: (spoken: Spoken) => string) => void {
  const speak = useSpeak();
  const language = useSettings((settings) => settings.language);
  return useCallback(
    (sentences) => {
      const say = () => {
        const spoken = spokenNow(language);
        if (spoken) speak(sentences(spoken));
        return spoken;
      };
      if (!say()) void preloadSpoken(language).then(say, () => null);
    },
    [speak, language],
  );
}
