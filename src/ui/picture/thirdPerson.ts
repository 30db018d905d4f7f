import type { Person } from '../../store/types';
import { textOf } from '../text';
import type { Text } from '../text';

/** Somebody who is spoken of by name in every language. */
const OTHER: Person = 'mei';

/** The words of a result for who was not there: everybody by this name, and nobody as "you". */
export function inThirdPerson(text: Text, nameOf: (person: Person) => string): Text {
  const { people, result } = textOf(text.language);
  const about =
    <Rest extends readonly unknown[]>(say: (person: Person, ...rest: Rest) => string) =>
    (person: Person, ...rest: Rest) =>
      say(OTHER, ...rest).replace(people[OTHER], () => nameOf(person));
  return {
    ...text,
    result: {
      ...result,
      wins: about(result.wins),
      winsPlain: about(result.winsPlain),
      onDiscard: about(result.onDiscard),
      byRobbing: about(result.byRobbing),
    },
  };
}

/** Whether this name says no more than that somebody sat at the page. */
export function isYou(name: string, { language }: Text): boolean {
  return name === textOf(language).people.you;
}
