import { useEffect } from 'react';
import { parseTiles } from '../../engine/notation';
import type { TileKind } from '../../engine/types';
import { useStores } from '../context';
import { followPageKeys } from '../live/pageKeys';

interface CalculatorKeys {
  /** The game has red fives, which 0 stands for. */
  readonly hasRedFives: boolean;
  /** Digits that wait for their suit. */
  readonly digits: string;
  readonly setDigits: (digits: string) => void;
  readonly press: (kinds: readonly TileKind[]) => void;
  /** Says that these signs make no tile. */
  readonly refuse: (signs: string) => void;
  readonly takeBack: () => void;
  readonly showWhy: () => void;
}

/** After digits: the suits by their names or as in notation, then flowers, seasons and animals. */
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
/** Alone: winds, the red, green and white dragon, the flower of games that have one kind of it, and the joker. */
const HONOURS: Readonly<Record<string, string>> = {
  e: 'E',
  s: 'S',
  w: 'W',
  n: 'N',
  r: 'C',
  g: 'F',
  h: 'P',
  b: 'B',
  j: 'J',
};

/**
 * Tiles by keys: digits (0 is a red five, where there are any) and then C D B (or M P S), F, Y or A; E S W N, R G H, B and J
 * alone; Backspace takes back. Those of one character can be switched off, as at the table.
 */
export function useCalculatorKeys(keys: CalculatorKeys): void {
  const { settings } = useStores();
  useEffect(() => {
    const { hasRedFives, digits, setDigits, press, refuse, takeBack, showWhy } = keys;
    return followPageKeys((key, { target }) => {
      if (target instanceof HTMLSelectElement) return false;
      if (key === 'Backspace')
        return used(() => (digits === '' ? takeBack() : setDigits(digits.slice(0, -1))));
      if (key === 'Enter' && !(target instanceof HTMLButtonElement))
        return used(() => (digits === '' ? showWhy() : refuse(digits)));
      if (!settings.getState().letterKeys || !/^[a-z\d]$/.test(key)) return false;
      if ((hasRedFives ? /^\d$/ : /^[1-9]$/).test(key)) return used(() => setDigits(digits + key));
      const kinds = tilesOf(digits, key);
      return used(() => (kinds ? press(kinds) : refuse(digits + key)));
    });
  }, [settings, keys]);
}

/** The tiles that a letter makes of the digits before it, or alone; null if there are none. */
function tilesOf(digits: string, letter: string): readonly TileKind[] | null {
  const name = (digits === '' ? HONOURS : CLASSES)[letter];
  const kinds = name === undefined ? null : parseTiles(`${digits}${name}`);
  return kinds?.ok ? kinds.value : null;
}

function used(run: () => void): true {
  run();
  return true;
}
