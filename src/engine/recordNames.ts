import type { RecordedEvent } from './recordTypes';
import type { RecordedAs, Rules } from './rules';
import type { ClaimAction, DealEvent } from './types';

/** The type that a claim has in a record. Groups alike have the names of their sizes. */
export function claimType(
  { groups }: Pick<Rules, 'groups'>,
  claim: Pick<ClaimAction, 'type' | 'own'>,
): string {
  return claim.type === 'group' ? (groups[groupSize(claim)] ?? claim.type) : claim.type;
}

/** The tiles of a group that is claimed with these of the hand. */
export function groupSize({ own }: Pick<ClaimAction, 'own'>): number {
  return own.length + 1;
}

/** The size of the groups that records call so; null where none are. */
export function sizeNamed({ groups }: Pick<Rules, 'groups'>, type: string): number | null {
  const found = Object.entries(groups).find(([, name]) => name === type);
  return found ? Number(found[0]) : null;
}

/** What a record writes of a declaration: its own name as type, where the game says no more. */
export function declaredAs({ recordedAs }: Pick<Rules, 'recordedAs'>, what: string): RecordedAs {
  return recordedAs[what] ?? { type: what };
}

/** Whether records write an event: some notes follow from the rest. */
export function isRecorded({ unrecorded }: Pick<Rules, 'unrecorded'>, event: DealEvent): boolean {
  return event.type !== 'note' || !unrecorded.includes(event.what);
}

/** A recorded event as it is written now: older versions wrote some declarations by their own names. */
export function asWritten({ recordedAs }: Pick<Rules, 'recordedAs'>, event: RecordedEvent): RecordedEvent {
  return Object.hasOwn(recordedAs, event.type) ? { ...event, ...recordedAs[event.type] } : event;
}

/** Whether a recorded event is this declaration. */
export function isDeclared(rules: Pick<Rules, 'recordedAs'>, what: string, event: RecordedEvent): boolean {
  const fields: Readonly<Record<string, unknown>> = { ...event };
  return Object.entries(declaredAs(rules, what)).every(([name, value]) => fields[name] === value);
}

/** Which declaration a recorded event is; its type where the game gives that no other name. */
export function declarationIn(rules: Pick<Rules, 'recordedAs'>, event: RecordedEvent): string {
  return Object.keys(rules.recordedAs).find((what) => isDeclared(rules, what, event)) ?? event.type;
}
