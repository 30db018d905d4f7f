import { useLayoutEffect } from 'react';
import { useSettings } from './context';
import { useSwitch } from './switches/useSwitch';
import { setTerms } from './text/gameWords';

/**
 * Keeps the page's attributes up to date: light or dark (chosen, or the system's), the look of the tiles and
 * of the table, and the pace for animations; and games in the terms that are wanted.
 */
export function useTheme(): void {
  const theme = useSettings((settings) => settings.theme);
  const suits = useSettings((settings) => settings.suits);
  const backs = useSettings((settings) => settings.backs);
  const faces = useSettings((settings) => settings.faces);
  const felt = useSettings((settings) => settings.felt);
  const pace = useSwitch('pace');
  const terms = useSettings((settings) => settings.terms);
  useLayoutEffect(() => setTerms(terms), [terms]);
  useLayoutEffect(() => {
    const system = window.matchMedia('(prefers-color-scheme: dark)');
    const set = () => {
      document.documentElement.dataset['theme'] =
        theme === 'system' ? (system.matches ? 'dark' : 'light') : theme;
    };
    set();
    system.addEventListener('change', set);
    return () => system.removeEventListener('change', set);
  }, [theme]);
  useLayoutEffect(() => {
    Object.assign(document.documentElement.dataset, { suits, back: backs, faces, felt, pace });
  }, [suits, backs, faces, felt, pace]);
}
