import type { RecordedEvent } from '../../engine/record';
import { kindOf } from '../../store/facts/replayBoard';
import { PERSONS } from '../../store/types';
import type { Person } from '../../store/types';
import type { FullText } from '../text';
import { peopleIn } from '../text/people';

/** The person of this app with that name, in any language. Null if the record names somebody else. */
function personNamed(name: string): Person | null {
  const all = Object.values(peopleIn);
  return PERSONS.find((person) => all.some((people) => people[person] === name)) ?? null;
}

export function nameWords(name: string, text: FullText): string {
  const person = personNamed(name);
  return person ? text.people[person] : name;
}

/** One recorded event as a sentence. */
export function eventWords(event: RecordedEvent, names: readonly string[], text: FullText): string {
  const name = names[event.p ?? 0] ?? '';
  const tile = event.tile === undefined ? '' : text.tile(kindOf(event.tile));
  if (event.type === 'exhausted') return text.say.wallEmpty;
  return text.replay.event(nameWords(name, text), event.type, tile);
}
