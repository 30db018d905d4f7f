import { useEffect, useRef } from 'react';
import { parseTiles } from '../../engine/notation';
import type { TileKind } from '../../engine/types';
import { useStores } from '../context';
import { followPageKeys } from '../live/pageKeys';

interface CalculatorKeys {
  readonly press: (kind: TileKind) => void;
  readonly takeBack: () => void;
  readonly showWhy: () => void;
}

/** After a digit: the suits by their names or as in notation, then flowers, seasons and animals. */
const CLASSES: Readonly<Record<string, string>> = {
  c: 'm',
  m: 'm',
  d: 'p',
  p: 'p',
  b: 's',
  s: 's',
  f: 'f',
  y: 'y',
  a: 'a',
};
/** Alone: winds, and the red, green and white dragon. */
const HONOURS: Readonly<Record<string, string>> = { e: 'E', s: 'S', w: 'W', n: 'N', r: 'C', g: 'F', h: 'P' };

/**
 * Tiles by keys: a digit and then C D B (or M P S), F, Y or A; E S W N and R G H alone; Backspace takes back. Those of one
 * character can be switched off, as at the table.
 */
export function useCalculatorKeys({ press, takeBack, showWhy }: CalculatorKeys): void {
  const { settings } = useStores();
  const digit = useRef('');
  useEffect(
    () =>
      followPageKeys(({ key, target }) => {
        if (target instanceof HTMLSelectElement) return false;
        if (key === 'Backspace') return used(takeBack);
        if (key === 'Enter' && !(target instanceof HTMLButtonElement)) return used(showWhy);
        if (!settings.getState().letterKeys) return false;
        if (/^[1-9]$/.test(key)) return used(() => (digit.current = key));
        const letter = key.toLowerCase();
        const name = digit.current === '' ? HONOURS[letter] : CLASSES[letter];
        const kinds = name === undefined ? null : parseTiles(`${digit.current}${name}`);
        digit.current = '';
        const [kind] = kinds?.ok ? kinds.value : [];
        return kind === undefined ? false : used(() => press(kind));
      }),
    [settings, press, takeBack, showWhy],
  );
}

function used(run: () => void): true {
  run();
  return true;
}
