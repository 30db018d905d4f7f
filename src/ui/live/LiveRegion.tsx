import { createContext, useCallback, useContext, useState } from 'react';
import type { ReactNode } from 'react';

type Speak = (message: string) => void;

const SpeakContext = createContext<Speak | null>(null);

/** Says a message to screen readers. The message stays when its screen goes. */
export function useSpeak(): Speak {
  const speak = useContext(SpeakContext);
  if (!speak) throw new Error('No live region is provided above this component.');
  return speak;
}

/** The one polite live region of the page. */
export function LiveRegion({ children }: { readonly children: ReactNode }) {
  const [message, setMessage] = useState('');
  const speak = useCallback((next: string) => setMessage((last) => differing(next, last)), []);
  return (
    <SpeakContext value={speak}>
      {children}
      <p className="unseen" aria-live="polite" data-testid="live">
        {message}
      </p>
    </SpeakContext>
  );
}

/** Setting the same text again would not be read out. */
function differing(next: string, last: string): string {
  return next === last && next !== '' ? `${next}\u00a0` : next;
}
