import { useLayoutEffect } from 'react';
import { useSettings } from './context';

/** Light or dark as the player chose, or as the system says, also when it changes. */
export function useTheme(): void {
  const theme = useSettings((settings) => settings.theme);
  const labels = useSettings((settings) => settings.tileLabels);
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
    document.documentElement.dataset['suits'] = labels === 'suits' ? 'safe' : 'plain';
  }, [labels]);
}
