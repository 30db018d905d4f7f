import { createContext, useContext } from 'react';
import type { ExampleBook } from '../../engine/example';
import type { Options } from '../../engine/types';
import type { Wording } from './terms';

/** What every part of a rules page is drawn with. */
export interface Drawing {
  readonly wording: Wording;
  /** The example hands; null until they are loaded. */
  readonly book: ExampleBook | null;
  /** Words to be marked. */
  readonly marked: readonly string[];
  /** The options of the match that is played by these rules, and those it has changed. */
  readonly match: { readonly options: Options; readonly changed: Options } | null;
}

export const DrawingContext = createContext<Drawing | null>(null);

export function useDrawing(): Drawing {
  const drawing = useContext(DrawingContext);
  if (!drawing) throw new Error('Nothing says how the rules are to be drawn.');
  return drawing;
}
