import type { Refusal } from './rules';
import type { Options, RuleSetId } from './types';

/** Why a game cannot be played with these options, which are each allowed by itself; null where it can. */
export type MixtureCheck<Code extends string = string> = {
  /** A method, so that a game may ask for its own options (`OptionsOf`). */
  check(this: void, options: Options): Refusal<Code> | null;
}['check'];

/** The codes that a check may give. */
export type CodeOf<Check> = Check extends MixtureCheck<infer Code> ? Code : never;

const checks = new Map<RuleSetId, MixtureCheck>();

/** The check of a game: it is asked from then on. */
export function mixtureCheck<Code extends string>(
  id: RuleSetId,
  check: MixtureCheck<Code>,
): MixtureCheck<Code> {
  checks.set(id, check);
  return check;
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
