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
    const done = await copyText(text);
    setOutcome(done ? 'copied' : 'failed');
    speak(done ? words.copied : words.copyFailed);
  };
  return { outcome, copy };
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Not allowed, or not there: over plain http browsers have no clipboard for a page.
    return copyOnEvent(text);
  }
}

/** The older way, which browsers have everywhere: told to copy, they ask the page what. */
function copyOnEvent(text: string): boolean {
  let isGiven = false;
  const give = (event: ClipboardEvent) => {
    event.preventDefault();
    event.stopPropagation();
    event.clipboardData?.setData('text/plain', text);
    isGiven = event.clipboardData !== null;
  };
  document.addEventListener('copy', give, true);
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- nothing else works over plain http
    return document.execCommand('copy') && isGiven;
  } finally {
    document.removeEventListener('copy', give, true);
  }
}
