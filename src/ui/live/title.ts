import { useEffect } from 'react';
import { useText } from '../context';

/** The titles of all that is shown; the last lies above the others. */
const titles: { readonly words: string }[] = [];

function write(): void {
  document.title = titles.at(-1)?.words ?? document.title;
}

/**
 * Names the window after this while it is shown: a dialog, or a page that lies over others. `isBase`: the page below all
 * of them. Null is the app itself.
 */
export function useTitle(part: string | null, isBase = false): void {
  const { appName } = useText();
  useEffect(() => {
    const title = { words: part === null ? appName : `${part} · ${appName}` };
    if (isBase) titles.unshift(title);
    else titles.push(title);
    write();
    return () => {
      titles.splice(titles.indexOf(title), 1);
      write();
    };
  }, [part, appName, isBase]);
}
