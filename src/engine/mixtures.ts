import type { Refusal } from './rules';
import type { Options, RuleSetId } from './types';

/** Why a game cannot be played with these options, which are each allowed by itself; null where it can. */
export type MixtureCheck<Code extends string = string> = (options: Options) => Refusal<Code> | null;

const checks = new Map<RuleSetId, MixtureCheck>();

/** The check of a game: it is asked from then on. */
export function mixtureCheck<Chosen extends Options, Code extends string>(
  id: RuleSetId,
  check: (options: Chosen) => Refusal<Code> | null,
): MixtureCheck<Code> {
  const checkAny = check as MixtureCheck<Code>;
  checks.set(id, checkAny);
  return checkAny;
}

/**
 * Why no match can be played at such a table: asked before one starts. A match, save or record that there already is
 * goes on. The check of the game must be loaded; a game without one can be played with any options.
 */
export function impossibleMixture(table: {
  readonly rules: RuleSetId;
  readonly options: Options;
}): Refusal | null {
  return checks.get(table.rules)?.(table.options) ?? null;
}
