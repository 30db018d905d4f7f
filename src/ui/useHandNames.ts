import { useStores, useText } from './context';
import { handNames, type HandNames } from './text/handNames';

/** What hands are called in the language in use. */
export function useHandNames(): HandNames {
  return handNames(useStores().games, useText());
}
