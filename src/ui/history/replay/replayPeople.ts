import type { GameRecord } from '../../../engine/record';
import type { Player } from '../../../engine/types';
import { ownerOf } from '../../../store/records/onlyPerson';
import { PERSONS } from '../../../store/types';
import type { HistoryEntry, Person, PlayerInfo } from '../../../store/types';
import type { Text } from '../../text';
import { LANGUAGES } from '../../text/languages';
import { shortName } from '../../text/shortName';

/** The person of this app with that name, in any language. Null if the record names somebody else. */
function personNamed(name: string): Person | null {
  const all = Object.values(LANGUAGES);
  return PERSONS.find((person) => all.some(({ people }) => people[person] === name)) ?? null;
}

/** The record of somebody else's match: whoever is "You" in it has this name. */
export function toldBy(record: GameRecord, name: string): GameRecord {
  const players = record.players.map((player) =>
    personNamed(player.name) === 'you' ? { ...player, name } : player,
  );
  return { ...record, players };
}

/** The name of a player as it is shown. */
export function nameWords(name: string, text: Pick<Text, 'people'>): string {
  const person = personNamed(name);
  return person ? text.people[person] : shortName(name);
}

/** The names in the entry of a match. `sender`: what somebody else is called who played it. */
export function namesIn(
  { players, foreign }: HistoryEntry,
  text: Pick<Text, 'people'>,
  sender: string,
): string[] {
  return players.map((name) => (foreign && personNamed(name) === 'you' ? sender : nameWords(name, text)));
}

/** Whose record it is, or the first who is no bot; the first of all where all are. */
export function ownPlayer({ players }: GameRecord): Player {
  const firstPerson = players.findIndex(({ bot }) => !bot);
  return ownerOf(players) ?? Math.max(0, firstPerson);
}

/** Whether bots alone played: then no choice is one's own. */
export function isOfBots({ players }: GameRecord): boolean {
  return players.every(({ bot }) => bot);
}

/** Whether this record names the persons of this app, each once. */
function isOfApp({ players }: GameRecord): boolean {
  const known = new Set(players.map(({ name }) => personNamed(name)));
  return !known.has(null) && known.size === players.length;
}

/** Who sat at the table, by player. Others than the persons of this app stand in their places. */
export function peopleOf(record: GameRecord): readonly PlayerInfo[] {
  const hasKnown = isOfApp(record);
  return record.players.map(({ name, bot, stoodIn }, at) => ({
    person: (hasKnown ? personNamed(name) : PERSONS[at]) ?? 'you',
    bot: bot ?? null,
    ...(stoodIn ? { stoodIn } : {}),
  }));
}

/** The words of the table with the names of this record, where they are not those of the app. */
export function wordsFor(record: GameRecord): ((text: Text) => Text) | null {
  if (isOfApp(record)) return null;
  return (text) => {
    const nameOf = (person: Person) => nameWords(record.players[PERSONS.indexOf(person)]?.name ?? '', text);
    return withNames(text, {
      you: nameOf('you'),
      mei: nameOf('mei'),
      wing: nameOf('wing'),
      chiu: nameOf('chiu'),
    });
  };
}

/** Somebody else is spoken of as one of the other players is. */
const OTHER: Person = 'mei';

function withNames(text: Text, people: Text['people']): Text {
  const named = (words: string, person: Person) => words.replace(text.people[OTHER], () => people[person]);
  const about = (say: (person: Person) => string) => (person: Person) => named(say(OTHER), person);
  const { table, won } = text;
  return {
    ...text,
    people,
    table: {
      ...table,
      seat: (words) => named(table.seat({ ...words, person: OTHER }), words.person),
      river: about(table.river),
      melds: about(table.melds),
      flowers: about(table.flowers),
      claimedFrom: (name, person) => named(table.claimedFrom(name, OTHER), person),
    },
    won: { ...won, hand: about(won.hand) },
  };
}
