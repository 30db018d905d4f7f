import { useLayoutEffect } from 'react';
import { useSettings } from './context';

/** Light or dark as the player chose, or as the system says, also when it changes; inks and backs of the tiles; the pace, which motion follows. */
export function useTheme(): void {
  const theme = useSettings((settings) => settings.theme);
  const suits = useSettings((settings) => settings.suits);
  const backs = useSettings((settings) => settings.backs);
  const pace = useSettings((settings) => settings.pace);
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
    Object.assign(document.documentElement.dataset, { suits, back: backs, pace });
  }, [suits, backs, pace]);
}
