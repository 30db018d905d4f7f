import { useLayoutEffect } from 'react';
import { placeIn } from '../rules/place';

const GUARD = 'table';

/**
 * While it is on, going back calls `onBack` instead of leaving the page. It listens from the moment that what it guards
 * is seen.
 */
export function useBackGuard(isOn: boolean, onBack: () => void): void {
  useLayoutEffect(() => {
    if (!isOn) return;
    if (history.state !== GUARD) history.pushState(GUARD, '');
    const ask = () => {
      if (placeIn(location.hash)) return;
      history.pushState(GUARD, '');
      onBack();
    };
    window.addEventListener('popstate', ask);
    return () => window.removeEventListener('popstate', ask);
  }, [isOn, onBack]);
}
