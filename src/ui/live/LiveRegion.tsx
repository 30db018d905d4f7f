import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';

interface Region {
  readonly speak: (message: string) => void;
  readonly hush: () => void;
}

const RegionContext = createContext<Region | null>(null);

/** Says a message to screen readers. The message stays until the page changes. */
export function useSpeak(): Region['speak'] {
  const region = useContext(RegionContext);
  if (!region) throw new Error('No live region is provided above this component.');
  return region.speak;
}

/** Takes away what was said before this place was shown, so that nobody finds it on a later page. */
export function useHush(place: string): void {
  const region = useContext(RegionContext);
  const hush = region?.hush;
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    hush?.();
  }, [place, hush]);
}

/** The one polite live region of the page. */
export function LiveRegion({ children }: { readonly children: ReactNode }) {
  const [message, setMessage] = useState('');
  const speak = useCallback((next: string) => setMessage((last) => differing(next, last)), []);
  // Effects of what is within run first: to them this is what was said before they were shown.
  const earlier = useRef(message);
  useEffect(() => {
    earlier.current = message;
  }, [message]);
  const hush = useCallback(() => {
    const old = earlier.current;
    setMessage((last) => (last === old ? '' : last));
  }, []);
  const region = useMemo(() => ({ speak, hush }), [speak, hush]);
  return (
    <RegionContext value={region}>
      {children}
      <p className="unseen" aria-live="polite" data-testid="live">
        {message}
      </p>
    </RegionContext>
  );
}

/** Setting the same text again would not be read out. */
function differing(next: string, last: string): string {
  return next === last && next !== '' ? `${next}\u00a0` : next;
}
