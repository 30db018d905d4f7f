import { ruleSetOf, rulesOf } from '../../engine/knownRules';
import { parseOptions } from '../../engine/options';
import type { GameRecord, RecordedEvent } from '../../engine/record';
import { asWritten, declarationIn, sizeNamed } from '../../engine/recordNames';
import type { Rules } from '../../engine/rules';
import type { Options, RuleSetId } from '../../engine/types';

export { groupSize } from '../../engine/recordNames';

/** How the events of a game's own are found in its records. */
export interface RecordedNames {
  /** The size of a group alike; null for other events. */
  readonly sizeOf: (event: RecordedEvent) => number | null;
  /** Which declaration an event is. */
  readonly declarationOf: (event: RecordedEvent) => string;
}

/** The names in records of a game with these options. */
export function recordedNames(of: { readonly rules: RuleSetId; readonly options: Options }): RecordedNames {
  return namesBy(rulesOf(of));
}

/** The names in a record, which writes only the options that differ. Throws if it cannot be of its rule set. */
export function namesInRecord({ rules, options }: Pick<GameRecord, 'rules' | 'options'>): RecordedNames {
  return namesBy(rulesIn({ rules, options }));
}

function rulesIn({ rules, options }: Pick<GameRecord, 'rules' | 'options'>): Rules {
  const parsed = parseOptions(ruleSetOf(rules).options, options);
  if (!parsed.ok) throw new Error(parsed.error);
  return rulesOf({ rules, options: parsed.value });
}

/**
 * The events of a recorded hand by which it is told from another: without passes, which need not be written, and as they
 * are written now, whatever version wrote them.
 */
export function eventsTold(
  { rules, options, hands }: Pick<GameRecord, 'rules' | 'options' | 'hands'>,
  hand: number,
): readonly RecordedEvent[] {
  const by = rulesIn({ rules, options });
  return (hands[hand]?.events ?? [])
    .filter(({ type }) => type !== 'pass' && !by.unrecorded.includes(type))
    .map((event) => asWritten(by, event));
}

export function namesBy(rules: Pick<Rules, 'groups' | 'recordedAs'>): RecordedNames {
  return {
    sizeOf: ({ type, own = [] }) =>
      type === 'group' || sizeNamed(rules, type) !== null ? own.length + 1 : null,
    declarationOf: (event) => declarationIn(rules, event),
  };
}
