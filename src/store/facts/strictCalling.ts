import type { Options } from '../../engine/types';

/** With strict calling the player judges the hand alone: the table shows no waits, no worth and no reasons. */
export function isStrictCalling({ options }: { readonly options: Options }): boolean {
  return options['strictCalling'] === true;
}
