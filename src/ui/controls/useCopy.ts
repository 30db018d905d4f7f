import { useEffect, useState } from 'react';
import { useSpeak } from '../live/LiveRegion';

/** So long the button says what was done, in milliseconds. */
const SAID = 2000;

interface CopyWords {
  readonly copied: string;
  readonly copyFailed: string;
}

/** Copies a text, and says so for a while, on the button and aloud. A failure stays said. */
export function useCopy(words: CopyWords) {
  const speak = useSpeak();
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    if (outcome !== 'copied') return undefined;
    const timer = setTimeout(() => setOutcome(null), SAID);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async (text: string) => {
    const done = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setOutcome(done ? 'copied' : 'failed');
    speak(done ? words.copied : words.copyFailed);
  };
  return { outcome, copy };
}
